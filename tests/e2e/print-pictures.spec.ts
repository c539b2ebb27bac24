import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrintedDocument } from '#contract/core/document/block.ts';
import { agreementDocument } from '#documents/agreement/agreement.ts';
import { amendmentDocument } from '#documents/amendment/amendment.ts';
import { deliveryNoteDocument, workOrderDocument } from '#documents/delivery/delivery.ts';
import { discrepancyDocument, goodsReceiptDocument } from '#documents/delivery/receipt.ts';
import { invoiceDocument, sampleInvoice } from '#documents/invoice/invoice.ts';
import { receiptDocument } from '#documents/invoice/receipt.ts';
import { leftoverDocument } from '#documents/stock/leftover.ts';
import { drawDocument } from '#server/platform/pdf/draw-document.ts';
import { agreementContent, agreementInput, amendmentInput } from '../builders/printed.ts';
import {
  invoiceRecord,
  ledgerRecord,
  leftoverReport,
  paymentRecord,
  receiptIssue,
  workOrderRecord,
} from '../builders/printedRecords.ts';
import { expect, test } from './fixtures.ts';
import {
  countDifferences,
  decodePng,
  drawPdf,
  encodePng,
  shrinkPicture,
  type Picture,
} from './pdfPicture.ts';
import { openPrintView } from './printSteps.ts';

const folder = join(import.meta.dirname, 'print-pictures');

/** Pixels per inch of the pictures; pages are drawn larger, so that letters become grey. */
const picturesDpi = 20;
const oversampling = 4;

/** Pixels of a page that may differ; a paragraph that moves by a line changes more. */
const allowed = 40;

const letterhead = { name: 'PT Bio Contoh (Persero)', address: 'Jl. Pasteur 28, Bandung' };
const order = workOrderRecord();
const changed = agreementContent(4).baris.slice(1);

/** Documents of fixed records: nothing of them depends on the day of the test. */
const documents: Readonly<Record<string, PrintedDocument>> = {
  agreement: agreementDocument(agreementInput(2)),
  amendment: amendmentDocument(amendmentInput(3, { jumlahDosis: 620, baris: changed })),
  invoice: invoiceDocument(invoiceRecord(), letterhead),
  'sample-invoice': sampleInvoice(),
  receipt: receiptDocument(paymentRecord(43_958_234), invoiceRecord(), receiptIssue),
  'work-order': workOrderDocument(order, letterhead),
  'delivery-note': deliveryNoteDocument(order, letterhead),
  'goods-receipt': goodsReceiptDocument(order, letterhead),
  discrepancy: discrepancyDocument(order, letterhead),
  leftover: leftoverDocument(ledgerRecord(), leftoverReport),
};

const picturesOf = async (bytes: Uint8Array): Promise<Picture[]> =>
  (await drawPdf(bytes, { dpi: picturesDpi * oversampling })).map(one =>
    shrinkPicture(one, oversampling),
  );

/** Returns how the pages of a document differ from their stored pictures; with `update`, stores them. */
function compare(name: string, pages: readonly Picture[], update: boolean): string[] {
  const pattern = new RegExp(`^${name}-\\d+\\.png$`);
  if (update) {
    mkdirSync(folder, { recursive: true });
    for (const file of readdirSync(folder)) if (pattern.test(file)) rmSync(join(folder, file));
    pages.forEach((page, at) =>
      writeFileSync(join(folder, `${name}-${at + 1}.png`), encodePng(page)),
    );
  }
  const stored = readdirSync(folder).filter(file => pattern.test(file)).length;
  const problems = stored === pages.length ? [] : [`${pages.length} pages instead of ${stored}`];
  pages.forEach((page, at) => {
    const file = join(folder, `${name}-${at + 1}.png`);
    const count = existsSync(file) ? countDifferences(page, decodePng(readFileSync(file))) : 0;
    if (count > allowed) problems.push(`page ${at + 1}: ${count} pixels differ`);
  });
  return problems;
}

test('the pages look like their pictures', async ({ page, portal }, { config }) => {
  const update = config.updateSnapshots === 'all';
  let shown: PrintedDocument | undefined;
  // Any print view shows the document that the server answers.
  await page.route('**/api/WorkOrder/perintahKerja/cetak/*', route =>
    route.fulfill({ json: { dokumen: shown, berkas: null } }),
  );
  await portal.signIn('ps');
  for (const [at, [name, document]] of Object.entries(documents).entries()) {
    shown = document;
    await openPrintView(portal, `/dashboard/pengiriman/print-perintah-kerja/${at + 1}`);
    const print = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const filed = await drawDocument(document, { seconds: 60 });
    expect.soft(compare(`print-${name}`, await picturesOf(print), update), name).toEqual([]);
    expect.soft(compare(`pdf-${name}`, await picturesOf(filed), update), name).toEqual([]);
  }
});
