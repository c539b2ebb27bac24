import { expect, type PortalPage } from './fixtures.ts';
import { courier } from './orderApi.ts';

/** Opens the receipt of a shipment from the list of those that are to be received. */
export async function openReceipt(portal: PortalPage, noWO: string): Promise<void> {
  const { page } = portal;
  await page.getByRole('button', { name: 'Buka menu' }).tap();
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Penerimaan' })
    .tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Penerimaan' })).toBeVisible();
  await portal.expectFit();
  await page.getByRole('region', { name: 'Akan diterima' }).getByRole('link', { name: noWO }).tap();
  await expect(page.getByRole('heading', { level: 1, name: `Penerimaan ${noWO}` })).toBeVisible();
}

/** Draws a signature into a box. */
async function drawSignature({ page }: PortalPage, label: string): Promise<void> {
  const box = page.getByRole('dialog').getByRole('img', { name: label });
  await box.scrollIntoViewIfNeeded();
  const area = await box.boundingBox();
  if (!area) throw new Error(`The box "${label}" is not visible.`);
  const { x, y, width, height } = area;
  await page.mouse.move(x + width * 0.2, y + height * 0.7);
  await page.mouse.down();
  for (const [right, down] of [
    [0.35, 0.3],
    [0.5, 0.7],
    [0.65, 0.3],
    [0.8, 0.6],
  ] as const) {
    await page.mouse.move(x + width * right, y + height * down, { steps: 4 });
  }
  await page.mouse.up();
  await expect(
    page.getByRole('dialog').getByRole('button', { name: `Hapus tanda tangan: ${label}` }),
  ).toBeVisible();
}

/** Signs the document of the receipt that is open: for the buyer and for the distributor. */
export async function signDocument(portal: PortalPage, button: string): Promise<void> {
  const { page } = portal;
  await page.getByRole('button', { name: button, exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Nama wakil distributor')).toHaveValue(courier);
  await dialog.getByLabel('Jabatan penerima').fill('Apoteker penanggung jawab');
  await dialog.getByLabel('Jabatan wakil distributor').fill('Kurir');
  await drawSignature(portal, 'Tanda tangan penerima');
  await drawSignature(portal, 'Tanda tangan wakil distributor');
  await portal.expectFit();
  await dialog.getByRole('button', { name: 'Tanda tangani', exact: true }).tap();
  await expect(dialog).toHaveCount(0);
}
