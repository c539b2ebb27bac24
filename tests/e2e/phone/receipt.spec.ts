import { openReceipt, signDocument } from '../deliverySteps.ts';
import { expect, test } from '../fixtures.ts';
import { OrderApi } from '../orderApi.ts';
import { confirmAction } from '../orderSteps.ts';

test('a facility counts and signs for a shipment on a phone', async ({ page, portal }) => {
  const api = new OrderApi(page.request);
  const { noWO } = await api.shippedWorkOrder((await api.paidOrder(5)).id);
  await portal.signIn('faskes');
  await openReceipt(portal, noWO ?? '');
  await confirmAction(portal, 'Catat kedatangan', 'Catat kedatangan');
  await page.getByRole('button', { name: 'Sesuai, baris 1' }).tap();
  await page.getByRole('button', { name: 'Tambah Bocor, baris 1' }).tap();
  await expect(page.getByText(/^Diganti 1 dosis/)).toBeVisible();
  await page.getByRole('button', { name: 'Kurangi Bocor, baris 1' }).tap();
  await expect(page.getByText('Baris ini sesuai.')).toBeVisible();
  await page.getByLabel('Suhu saat tiba').fill('4,5');
  await portal.expectFit();
  await page.getByRole('button', { name: 'Simpan', exact: true }).tap();
  await expect(page.getByText('Semua 10 dosis diterima tanpa selisih.')).toBeVisible();
  await portal.expectFit();
  await signDocument(portal, 'Tanda tangani BAST');
  await expect(page.getByText(/^BAST sudah ditandatangani/)).toBeVisible();
  await portal.expectFit();
});
