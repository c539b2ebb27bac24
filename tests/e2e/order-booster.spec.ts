import { expect, test } from './fixtures.ts';
import {
  acceptOrder,
  clinic,
  expectNext,
  fillDelivery,
  fillLine,
  hospital,
  issueFromOrder,
  openOrder,
  openOwnOrders,
  sendForSignature,
  submitOrder,
  uploadCopy,
  verifyAgreement,
} from './orderSteps.ts';

test.describe.serial('the booster orders of a company', () => {
  /** Number of the agreement. */
  let noPKS: string;

  test('a booster order makes an agreement of its own', async ({ page, portal }) => {
    await portal.signIn('bhbu');
    await openOwnOrders(portal);
    await page.getByRole('button', { name: 'Lainnya' }).click();
    await page.getByRole('menuitem', { name: 'Pesan booster' }).click();
    const agreement = page.getByRole('combobox', { name: /^PKS booster/ });
    await expect(agreement).toHaveAttribute('placeholder', 'PKS baru untuk pesanan ini');
    await page.getByRole('button', { name: 'Tambah baris' }).click();
    await fillLine(portal, 1, { faskes: clinic, peserta: '20' });
    // One dose completes a booster.
    await expect(page.getByLabel('Dosis, baris 1')).toHaveValue('20');
    await fillDelivery(portal);
    await portal.expectAccessible();
    const first = await submitOrder(portal);

    await openOrder(portal, 'legal', first);
    await acceptOrder(portal);
    await issueFromOrder(portal);
    await sendForSignature(portal);
    noPKS = await page.getByRole('heading', { level: 1 }).innerText();
    await openOrder(portal, 'bhbu', first);
    await uploadCopy(portal, 'perusahaan');
    await openOrder(portal, 'legal', first);
    await uploadCopy(portal, 'penjual');
    await openOrder(portal, 'verificator', first);
    await verifyAgreement(portal);
    await expect(page.getByRole('heading', { level: 1, name: noPKS })).toBeVisible();
    await portal.expectAccessible();
  });

  test('a further order is placed under it and amended', async ({ page, portal }) => {
    await portal.signIn('bhbu');
    await openOwnOrders(portal);
    await page.getByRole('button', { name: 'Lainnya' }).click();
    await page.getByRole('menuitem', { name: 'Pesan booster' }).click();
    await page.getByRole('combobox', { name: /^PKS booster/ }).fill(noPKS);
    await page.getByRole('option', { name: noPKS }).click();
    await page.getByRole('button', { name: 'Tambah baris' }).click();
    await fillLine(portal, 1, { faskes: hospital, peserta: '10' });
    await fillDelivery(portal);
    const second = await submitOrder(portal);
    await openOrder(portal, 'am', second);
    await expect(page.getByText(`Memakai PKS booster ${noPKS}`)).toBeVisible();
    await acceptOrder(portal);
    await expectNext(portal, 'Perusahaan mengunggah Lampiran III yang ditandatangani.');
    await openOrder(portal, 'bhbu', second);
    await expectNext(portal, 'Tanda tangani Lampiran III');
    await uploadCopy(portal, 'perusahaan');
    await expectNext(portal, 'Bayar invoice pertama dan unggah buktinya');

    // An amendment of it takes effect with its own Lampiran III.
    await page.getByRole('button', { name: 'Lainnya' }).click();
    await page.getByRole('menuitem', { name: 'Amandemen pesanan' }).click();
    await page.getByLabel('Alasan amandemen').fill('Karyawan baru');
    await page.getByRole('button', { name: 'Ubah baris 1' }).click();
    await page.getByLabel('Peserta, baris 1').fill('15');
    const amended = await submitOrder(portal);
    await openOrder(portal, 'am', amended);
    await acceptOrder(portal);
    await openOrder(portal, 'bhbu', amended);
    await uploadCopy(portal, 'perusahaan');
    const versions = page.getByRole('region', { name: 'Amandemen' });
    await expect(versions.getByRole('listitem').first()).toContainText('Diamandemen');
    await portal.expectAccessible();
  });
});
