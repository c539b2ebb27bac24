import { filteredListPath } from '#src/kit/list/listPaths.ts';
import { invoicePrintPath, receiptPrintPath } from '#src/kit/documents/printPaths.ts';
import { expect, test } from '../fixtures.ts';
import { openPrintView } from '../printSteps.ts';

test('a document fits the width of a phone and can be enlarged', async ({ page, portal }) => {
  await portal.signIn('finance');
  await openPrintView(portal, invoicePrintPath(1, 0));
  await portal.expectFit();
  const sheet = page.locator('.paper');
  const width = async () => (await sheet.boundingBox())?.width ?? 0;
  const fitted = await width();
  expect(fitted).toBeLessThan(360);
  await page.getByRole('button', { name: 'Perbesar' }).tap();
  await expect.poll(width).toBeGreaterThan(fitted);
  await portal.expectNoHorizontalScroll();
});

test('the title of a document keeps its number in one line on a phone', async ({
  page,
  portal,
}) => {
  const verified = filteredListPath('/admin/invoice/pembayaran', { status: 'TERVERIFIKASI' });
  await portal.signIn('finance', { at: verified });
  const payment = page.getByRole('main').getByRole('link', { name: /^Rp/ }).first();
  const id = (await payment.getAttribute('href'))?.split('/').at(-1);
  await openPrintView(portal, receiptPrintPath(Number(id)));
  const title = page.getByRole('heading', { level: 1, name: /^Kuitansi KW/ });
  const number = await title.locator('span').boundingBox();
  const lineHeight = await title.evaluate(heading => getComputedStyle(heading).lineHeight);
  expect(number?.height).toBeLessThanOrEqual(parseFloat(lineHeight));
});

test('an unknown code is explained on a phone', async ({ page, portal }) => {
  await page.goto(`/verify/${'A'.repeat(26)}`);
  await expect(page.getByText('Kode ini tidak dikenal')).toBeVisible();
  await portal.expectFit();
});
