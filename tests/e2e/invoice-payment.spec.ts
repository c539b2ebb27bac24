import { expect, test, type PortalPage } from './fixtures.ts';
import { OrderApi, pdf } from './orderApi.ts';
import { confirmAction, expectNext, openOrder } from './orderSteps.ts';
import { enterTransfer, openInvoiceToPay } from './paymentSteps.ts';

/** Half of 40 doses at the price of the day; PPN is borne by the government. */
const half = 'Rp 6.433.200';

/** Opens the payment of an invoice from the worklist, and verifies it against its proof. */
async function verifyPayment(portal: PortalPage, noInvoice: string): Promise<void> {
  const { page } = portal;
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Verifikasi pembayaran' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verifikasi pembayaran');
  await page.getByRole('searchbox').fill(noInvoice);
  // The heads of the columns and the payment.
  await expect(page.getByRole('row')).toHaveCount(2);
  await portal.expectAccessible();
  await page.getByRole('link', { name: new RegExp(`^${half}, `) }).click();
  await expect(page.getByText('Cocokkan bukti dengan rekening, lalu verifikasi')).toBeVisible();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Verifikasi', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verifikasi pembayaran' }).click();
  await expect(page.getByText('Pembayaran ini sudah dihitung.')).toBeVisible();
}

test.describe.serial('the invoices of an order that is paid in two halves', () => {
  let orderId: number;

  test('the company pays the first invoice, and finance verifies it', async ({ page, portal }) => {
    const api = new OrderApi(page.request);
    ({ id: orderId } = await api.signedOrder({ people: 20, scheme: 'TERMIN_50_50' }));

    await openOrder(portal, 'bhbu', orderId);
    await expectNext(portal, 'Bayar invoice pertama dan unggah buktinya');
    await openInvoiceToPay(portal);
    const howToPay = page.getByRole('region', { name: 'Cara membayar' });
    await expect(howToPay).toContainText(`Transfer ${half} ke rekening ini`);
    await portal.expectAccessible();
    const noInvoice = await enterTransfer(portal, {
      amount: half,
      proof: pdf('bukti-termin-1.pdf', `Pesanan ${orderId}`),
    });
    await expect(howToPay).toContainText('Seluruh transfer invoice ini sudah dicatat.');
    await portal.expectAccessible();

    await portal.signIn('finance');
    await verifyPayment(portal, noInvoice);
    await page.getByRole('link', { name: noInvoice }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: noInvoice })).toBeVisible();
    await expect(page.getByText('Invoice ini lunas.')).toBeVisible();
    await portal.expectAccessible();
  });

  test('finance issues the second invoice and enters its payment, and another person verifies it', async ({
    page,
    portal,
  }) => {
    await openOrder(portal, 'finance', orderId);
    await expectNext(portal, 'Perusahaan membayar termin kedua');
    // The rest was drafted when the first invoice was paid.
    await page
      .getByRole('region', { name: 'Invoice dan pembayaran' })
      .getByRole('link', { name: 'Draf', exact: true })
      .click();
    await expect(page.getByText('Termin 2').first()).toBeVisible();
    await expect(page.getByText(half).first()).toBeVisible();
    await portal.expectAccessible();
    await confirmAction(portal, 'Terbitkan', 'Terbitkan invoice');
    await page.getByRole('link', { name: 'Buka pembayaran' }).first().click();
    const noInvoice = await enterTransfer(portal, {
      amount: half,
      proof: pdf('rekening-koran.pdf', `Pesanan ${orderId}`),
    });
    // Who uploaded the proof does not verify it.
    await expect(page.getByRole('button', { name: 'Verifikasi', exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: new RegExp(`^${half}, `) }).click();
    await expect(page.getByText('jadi orang lain yang memeriksanya')).toBeVisible();
    await portal.expectAccessible();

    await portal.signIn('admin');
    await verifyPayment(portal, noInvoice);
    await openOrder(portal, 'bhbu', orderId);
    await expectNext(portal, 'Pesanan lunas. Penjual menjadwalkan pengiriman.');
    await expect(page.getByRole('region', { name: 'Invoice dan pembayaran' })).toContainText(
      'sisa Rp 0',
    );
    await portal.expectAccessible();
  });
});
