import { expect, type PortalPage } from './fixtures.ts';
import type { pdf } from './orderApi.ts';

/** Opens the payments of the invoice to pay, from the page of the order that is open. */
export async function openInvoiceToPay({ page }: PortalPage): Promise<void> {
  await page
    .getByRole('region', { name: 'Invoice dan pembayaran' })
    .getByRole('link', { name: 'Bayar', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pembayaran / })).toBeVisible();
}

/**
 * Enters the transfer of what is left of the invoice whose payments are open, with its proof.
 * @returns the number of the invoice
 */
export async function enterTransfer(
  portal: PortalPage,
  { amount, proof }: { readonly amount: string; readonly proof: ReturnType<typeof pdf> },
): Promise<string> {
  const { page } = portal;
  const heading = page.getByRole('heading', { level: 1, name: /^Pembayaran \S/ });
  const noInvoice = (await heading.innerText()).replace('Pembayaran ', '');
  await page.getByRole('button', { name: 'Catat pembayaran' }).click();
  const dialog = page.getByRole('dialog', { name: 'Catat pembayaran' });
  await expect(dialog.getByLabel('Jumlah')).toHaveValue(amount.replace('Rp ', ''));
  await dialog.getByLabel('Bank pengirim').fill('Bank Contoh Nusantara');
  await dialog.getByLabel('Nama pemilik rekening').fill('PT Tirta Sejahtera Abadi');
  await dialog.getByLabel('Bukti pembayaran').setInputFiles(proof);
  await portal.expectAccessible();
  await dialog.getByRole('button', { name: 'Simpan dan kirim bukti' }).click();
  await expect(
    page.getByText(`Pembayaran ${amount} tercatat dan menunggu verifikasi`),
  ).toBeVisible();
  const payments = page.getByRole('region', { name: 'Pembayaran yang tercatat' });
  await expect(payments).toContainText('Menunggu verifikasi');
  return noInvoice;
}
