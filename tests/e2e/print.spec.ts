import type { Invoice } from '#contract/domains/invoice/record.ts';
import type { Payment } from '#contract/domains/payment/record.ts';
import type { PksListItem } from '#contract/domains/pks/record.ts';
import { invoicePrintPath, pksPrintPath, receiptPrintPath } from '#src/kit/documents/printPaths.ts';
import { expect, test, type PortalPage } from './fixtures.ts';
import { OrderApi } from './orderApi.ts';
import {
  decodeShownQr,
  layoutProblems,
  openPrintView,
  printedByBrowser,
  withoutSpaces,
} from './printSteps.ts';

interface List<T> {
  readonly data: readonly T[];
}

/** Opens a document and checks it on screen and in the browser's print. */
async function checkDocument(
  portal: PortalPage,
  path: string,
  texts: readonly string[],
): Promise<string | null> {
  const { page } = portal;
  await openPrintView(portal, path);
  expect(await layoutProblems(page)).toEqual([]);
  const qr = await decodeShownQr(page);
  await portal.expectAccessible();
  const printed = await printedByBrowser(page);
  for (const [at, { width, height, text }] of printed.entries()) {
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    expect(withoutSpaces(text)).toContain(`Halaman${at + 1}dari${printed.length}`);
  }
  const all = withoutSpaces(printed.map(({ text }) => text).join(''));
  for (const text of texts) expect(all).toContain(withoutSpaces(text));
  return qr;
}

/** Checks that a document's QR code leads to the public page, which knows the document. */
async function expectVerified({ page }: PortalPage, qr: string | null): Promise<void> {
  const path = /\/verify\/[A-Z2-7]{26}$/.exec(qr ?? '')?.[0];
  expect(path).toBeDefined();
  await page.goto(path ?? '');
  await expect(page.getByText(/^Dokumen ini asli/)).toBeVisible();
}

test('agreements are printed page by page, and their QR code is known', async ({
  page,
  portal,
}) => {
  const api = new OrderApi(page.request);
  const { data } = await api.send<List<PksListItem>>('legal', 'GET', '/PKS?pageSize=100');
  await portal.signIn('legal');
  for (const jenis of ['REGULER', 'BOOSTER', 'AMANDEMEN'] as const) {
    const pks = data.find(one => one.jenis === jenis && one.noPKS !== null);
    if (!pks?.noPKS) continue;
    const clauses =
      jenis === 'AMANDEMEN' ? [] : Array.from({ length: 19 }, (_, at) => `Pasal ${at + 1}`);
    const texts = [pks.noPKS, pks.namaBHBU, ...clauses];
    const qr = await checkDocument(portal, pksPrintPath(pks), texts);
    if (jenis === 'REGULER') await expectVerified(portal, qr);
  }
});

test('invoices, receipts and the sample invoice are printed page by page', async ({
  page,
  portal,
}) => {
  const api = new OrderApi(page.request);
  const invoices = await api.send<List<Invoice>>('finance', 'GET', '/Invoice?pageSize=100');
  const invoice = invoices.data.find(({ noInvoice }) => noInvoice !== null);
  if (!invoice) throw new Error('There is no issued invoice.');
  const { terbilang, noInvoice } = await api.send<Invoice>(
    'finance',
    'GET',
    `/Invoice/getbyid/${invoice.id}`,
  );
  await portal.signIn('finance');
  await checkDocument(portal, invoicePrintPath(invoice.idOrder, invoice.id), [
    noInvoice ?? '',
    terbilang,
  ]);
  await checkDocument(portal, invoicePrintPath(invoice.idOrder, 0), [
    'Rp321.660',
    'Rp32.166',
    'PPN ditanggung Pemerintah.',
  ]);
  const payments = await api.send<List<Payment>>('finance', 'GET', '/Payment?pageSize=100');
  const payment = payments.data.find(({ status }) => status === 'TERVERIFIKASI');
  if (!payment) throw new Error('There is no verified payment.');
  await checkDocument(portal, receiptPrintPath(payment.id), ['KUITANSI', payment.namaBHBU]);
});

test('the print action prints a copy of the document', async ({ page, portal }) => {
  // Every frame notes what it would print.
  await page.addInitScript(() => {
    window.print = () => {
      const { top } = window as unknown as { top: { printed?: string[] } };
      const fonts = [...document.fonts].filter(({ status }) => status === 'loaded');
      const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      top.printed = [
        getComputedStyle(document.querySelector('body > .paper') ?? document.body).fontSize,
        String(fonts.length > 0),
        String(rules.some(({ cssText }) => cssText.includes('counter(pages)'))),
      ];
    };
  });
  await portal.signIn('finance');
  await openPrintView(portal, invoicePrintPath(1, 0));
  await page.getByRole('button', { name: 'Cetak', exact: true }).click();
  const printed = () =>
    page.evaluate(() => (window as unknown as { printed?: string[] }).printed ?? []);
  await expect.poll(printed).toEqual(['14px', 'true', 'true']);
});
