import type { Block, PrintedDocument } from '#contract/core/document/block.ts';
import type { Printable } from '#contract/core/document/calls.ts';
import { formatCode } from '#contract/domains/voucher/code.ts';
import type { VoucherTicket } from '#contract/domains/voucher/record.ts';
import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import { agreementDocument } from '#documents/agreement/agreement.ts';
import { agreementContent, agreementInput, longName } from '../builders/printed.ts';
import { readPdf, type PdfPage } from '../server/pdf/read-pdf.ts';
import { expect, test, type PortalPage } from './fixtures.ts';
import { OrderApi } from './orderApi.ts';
import { drawPdf, encodePng } from './pdfPicture.ts';
import { demoDocuments, type DemoDocument } from './printedDemo.ts';
import { pageProblems, squeeze } from './printPages.ts';
import { layoutProblems, openPrintView } from './printSteps.ts';
import { readQrCodes } from './qrCodes.ts';

/** Reads the QR code that is beside its explanation, with another program, from a drawing of its page. */
async function qrOf(bytes: Buffer, pages: readonly PdfPage[]): Promise<string[]> {
  const at = pages.findIndex(({ text }) => squeeze(text).includes(squeeze('Pindai kode ini')));
  if (at < 0) return [];
  const [picture] = await drawPdf(bytes, { dpi: 150, pages: [at + 1] });
  return picture ? await readQrCodes(encodePng(picture)) : [];
}

/** Checks the browser's print of a document and the filed PDF, which show the same. */
async function checkDocument(portal: PortalPage, api: OrderApi, one: DemoDocument): Promise<void> {
  const { page } = portal;
  await openPrintView(portal, one.screen);
  expect(await layoutProblems(page), one.name).toEqual([]);
  const [resource, id] = one.call;
  const { dokumen } = await api.send<Printable>(one.account, 'GET', `/${resource}/cetak/${id}`);
  const print = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const filed = await api.download(one.account, `/${resource}/pdf/${id}`);
  const qr = dokumen.blocks.flatMap(block => (block.kind === 'qr' ? [block.value] : []));
  for (const [bytes, name] of [
    [print, `${one.name}, print`],
    [filed, `${one.name}, filed PDF`],
  ] as const) {
    const { pages, problems } = await pageProblems(bytes, dokumen);
    expect(problems, name).toEqual([]);
    const text = squeeze(pages.map(({ text: some }) => some).join(''));
    const missing = one.texts.filter(some => some && !text.includes(squeeze(some)));
    expect(missing, name).toEqual([]);
    expect(await qrOf(bytes, pages), name).toEqual(qr);
  }
}

/** Returns the browser's print of a document, which a print view gets from the server. */
async function printed(portal: PortalPage, dokumen: PrintedDocument): Promise<Buffer> {
  const { page } = portal;
  await page.route('**/api/WorkOrder/perintahKerja/cetak/1', route =>
    route.fulfill({ json: { dokumen, berkas: null } }),
  );
  await portal.signIn('ps');
  await openPrintView(portal, '/dashboard/pengiriman/print-perintah-kerja/1');
  expect(await layoutProblems(page)).toEqual([]);
  return await page.pdf({ preferCSSPageSize: true, printBackground: true });
}

for (const [name, documentsOf] of Object.entries(demoDocuments)) {
  test(`the pages of each document are right: ${name}`, async ({ page, portal }) => {
    const api = new OrderApi(page.request);
    const documents = await documentsOf(api);
    await portal.signIn(documents[0]?.account ?? '');
    for (const one of documents) await checkDocument(portal, api, one);
  });
}

test('the pages of an agreement with 60 facilities and long names are right', async ({
  page,
  portal,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const content = agreementContent(60);
  const isi = {
    ...content,
    pembeli: { ...content.pembeli, nama: longName, jabatan: longName },
    baris: content.baris.map((line, at) =>
      at % 20 === 0 ? { ...line, faskes: longName, picFaskes: longName } : line,
    ),
  };
  const dokumen = { ...agreementDocument(agreementInput(60, { isi })), isDraft: true };
  const print = await printed(portal, dokumen);
  const { pages, problems } = await pageProblems(print, dokumen);
  expect(problems).toEqual([]);
  expect(pages.length).toBeGreaterThan(60);
  // Paper is white to its edges, also where the console is dark.
  const [picture] = await drawPdf(print, { dpi: 10, pages: [1] });
  expect(picture?.pixels[0]).toBe(255);
});

test('headings, sums and signatures stay with what they belong to wherever a page ends', async ({
  portal,
}) => {
  const party = { organization: 'PT Contoh', name: 'Nama Contoh', position: 'Direktur' };
  const lines = (count: number): Block[] =>
    Array.from({ length: count }, () => ({ kind: 'paragraph', text: 'Satu baris.' }));
  // Each section begins a page and is a line lower on it than the one before.
  const sections = Array.from({ length: 37 }, (_, at): Block[] => [
    ...(at > 0 ? [{ kind: 'pageBreak' } as const] : []),
    ...lines(at),
    { kind: 'heading', text: `Judul ${at}.` },
    {
      kind: 'table',
      columns: [{ label: 'Kepala', width: 1 }],
      rows: [[`Baris pertama ${at}.`], [`Baris tengah ${at}.`], [`Baris terakhir ${at}.`]],
      totals: [[`Jumlah ${at}.`]],
    },
    ...lines(6),
    { kind: 'paragraph', text: `Sebelum tanda tangan ${at}.` },
    {
      kind: 'signatures',
      parties: [
        { role: `Penjual ${at}.`, ...party, hasDutyStamp: true },
        { role: `Pembeli ${at}.`, ...party },
      ],
    },
  ]);
  const dokumen: PrintedDocument = {
    title: 'Contoh "batas" \\ </style> halaman',
    number: null,
    letterhead: { name: 'PT Contoh', address: `Bandung${'x'.repeat(200)}` },
    isDraft: true,
    blocks: sections.flat(),
  };
  const { pages, problems } = await pageProblems(await printed(portal, dokumen), dokumen);
  expect(problems).toEqual([]);
  const pageOf = (text: string): number =>
    pages.findIndex(page => squeeze(page.text).includes(squeeze(text)));
  const together = [
    ['Judul', 'Baris pertama'],
    ['Baris terakhir', 'Jumlah'],
    ['Sebelum tanda tangan', 'Penjual'],
    ['Penjual', 'Pembeli'],
  ] as const;
  const separated = sections.flatMap((_, at) =>
    together.filter(([one, other]) => pageOf(`${one} ${at}.`) !== pageOf(`${other} ${at}.`)),
  );
  expect(separated).toEqual([]);
});

test('tickets are printed on sheets of A4 with a QR code each', async ({ page, portal }) => {
  const api = new OrderApi(page.request);
  const transactions = await api.send<{ data: VoucherTransaction[] }>(
    'admin',
    'GET',
    '/VoucherTransaction?pageSize=100',
  );
  const ticketsOf = async ({ id }: VoucherTransaction) => {
    const path = `/Voucher/print?VoucherTransactionId=${id}`;
    return (await api.send<{ data: VoucherTicket[] }>('admin', 'GET', path)).data;
  };
  await portal.signIn('admin');
  let printed = 0;
  for (const transaction of transactions.data.filter(({ status }) => status === 'TERBIT')) {
    const tickets = await ticketsOf(transaction);
    if (tickets.length === 0) continue;
    printed += 1;
    await page.goto(`/admin/voucher/print/${transaction.id}`);
    await expect(page.getByRole('article')).toHaveCount(tickets.length);
    const print = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const pages = await readPdf(print);
    expect(pages.length).toBe(Math.ceil(tickets.length / 8));
    const text = squeeze(pages.map(({ text: some }) => some).join(''));
    const margin = (20 * 72) / 25.4;
    for (const { texts, width, height } of pages) {
      expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
      expect(Math.min(...texts.map(({ left }) => left))).toBeGreaterThan(margin);
      expect(Math.max(...texts.map(({ right }) => right))).toBeLessThan(width - margin);
    }
    for (const { code } of tickets) expect(text).toContain(squeeze(formatCode(code)));
    const pictures = await drawPdf(print, { dpi: 150 });
    const codes = await Promise.all(pictures.map(one => readQrCodes(encodePng(one))));
    expect(codes.flat().sort()).toEqual(tickets.map(({ code }) => code).sort());
    break;
  }
  expect(printed).toBe(1);
});
