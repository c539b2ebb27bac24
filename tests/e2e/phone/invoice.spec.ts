import { expect, test } from '../fixtures.ts';
import { OrderApi, pdf } from '../orderApi.ts';
import { openOrder } from '../orderSteps.ts';
import { enterTransfer, openInvoiceToPay } from '../paymentSteps.ts';

test('a company pays an invoice on a phone', async ({ page, portal }) => {
  const { id } = await new OrderApi(page.request).signedOrder({
    people: 10,
    scheme: 'TERMIN_50_50',
  });
  await openOrder(portal, 'bhbu', id);
  await openInvoiceToPay(portal);
  await portal.expectFit();
  const noInvoice = await enterTransfer(portal, {
    amount: 'Rp 3.216.600',
    proof: pdf('bukti.pdf', `Pesanan ${id}`),
  });
  await portal.expectFit();

  // The invoice says that finance checks the proof.
  await page.getByRole('button', { name: 'Buka menu' }).tap();
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Invoice' })
    .tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
  await page.getByRole('link', { name: noInvoice }).tap();
  await expect(page.getByRole('region', { name: 'Berikutnya' })).toContainText(
    'Keuangan memeriksa bukti pembayaran Anda.',
  );
  await portal.expectFit();
});
