import { expect, test } from './fixtures.ts';
import {
  acceptOrder,
  clinic,
  expectNext,
  fillCopy,
  fillDelivery,
  fillLine,
  hospital,
  issueFromOrder,
  openOrder,
  openOwnOrders,
  sendCopy,
  sendForSignature,
  submitOrder,
  uploadCopy,
  verifyAgreement,
} from './orderSteps.ts';

test.describe.serial('the order of a company', () => {
  let original: number;
  /** Number of the first agreement. */
  let firstPks: string;

  test('an order is adjusted, agreed and signed by both parties', async ({ page, portal }) => {
    await portal.signIn('bhbu');
    await openOwnOrders(portal);
    await portal.expectAccessible();
    await page.getByRole('link', { name: 'Tambah pesanan', exact: true }).click();
    await page.getByRole('button', { name: 'Tambah baris' }).click();
    await fillLine(portal, 1, { faskes: clinic, peserta: '20' });
    await page.getByRole('button', { name: 'Tambah baris' }).click();
    await fillLine(portal, 2, { faskes: hospital, peserta: '15' });
    await expect(page.getByLabel('Dosis, baris 2')).toHaveValue('30');
    await expect(page.getByLabel('PIC faskes, baris 2', { exact: true })).toHaveValue(
      'Lukman Hakim',
    );
    await fillDelivery(portal);
    // 70 doses at the price of the day; PPN is borne by the government.
    const totals = page.getByRole('region', { name: 'Perkiraan biaya' });
    await expect(totals).toContainText('Rp 22.516.200');
    await expect(totals).toContainText('dua puluh dua juta lima ratus enam belas ribu dua ratus');
    await portal.expectAccessible();
    original = await submitOrder(portal);
    await expectNext(portal, 'Penjual memeriksa persediaan');
    await portal.expectAccessible();

    await openOrder(portal, 'am', original);
    await page.getByRole('button', { name: 'Sesuaikan jumlah' }).click();
    const adjustment = page.getByRole('dialog', { name: /^Sesuaikan PO/ });
    await expect(adjustment).toContainText(/tersedia [\d.]+ dosis/);
    await adjustment.getByLabel(`Dosis disetujui untuk ${hospital}`).fill('20');
    await adjustment
      .getByLabel('Mengapa jumlahnya dikurangi?')
      .fill('Persediaan bulan ini terbatas');
    await portal.expectAccessible();
    await adjustment.getByRole('button', { name: 'Sesuaikan pesanan' }).click();
    await expectNext(portal, 'Alasan: Persediaan bulan ini terbatas');

    await openOrder(portal, 'bhbu', original);
    await expect(page.getByText('dipesan 30, disetujui 20')).toBeVisible();
    await portal.expectAccessible();
    await page.getByRole('button', { name: 'Setujui penyesuaian' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Setujui penyesuaian/ })
      .click();
    await expectNext(portal, 'Penjual menerbitkan PKS untuk pesanan ini.');

    await openOrder(portal, 'legal', original);
    await page.getByRole('button', { name: 'Lainnya' }).click();
    await page.getByRole('menuitem', { name: 'Susun PKS' }).click();
    await expect(page.getByText('Semua data lengkap; PKS dapat diterbitkan.')).toBeVisible();
    await portal.expectAccessible();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByRole('button', { name: 'Terbitkan', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Terbitkan PKS' }).click();
    const pksHeading = page.getByRole('heading', { level: 1, name: /\/PKS-VGR\/BF\// });
    await expect(pksHeading).toBeVisible();
    firstPks = await pksHeading.innerText();
    // 60 doses were accepted.
    await expect(page.getByRole('region', { name: 'Nilai' })).toContainText('Rp 19.299.600');
    await sendForSignature(portal);
    await portal.expectAccessible();

    await openOrder(portal, 'bhbu', original);
    await fillCopy(portal, 'perusahaan');
    await portal.expectAccessible();
    await sendCopy(portal, 'perusahaan');
    await openOrder(portal, 'legal', original);
    await fillCopy(portal, 'penjual');
    await portal.expectAccessible();
    await sendCopy(portal, 'penjual');
    await expectNext(portal, 'Periksa kedua salinan PKS.');
    await openOrder(portal, 'verificator', original);
    await verifyAgreement(portal);
  });

  test('an amendment of it is signed and takes its place', async ({ page, portal }) => {
    await openOrder(portal, 'bhbu', original);
    await expectNext(portal, 'Bayar invoice pertama dan unggah buktinya');
    await page.getByRole('button', { name: 'Lainnya' }).click();
    await page.getByRole('menuitem', { name: 'Amandemen pesanan' }).click();
    await page.getByLabel('Alasan amandemen').fill('Keluarga karyawan ikut serta');
    await page.getByRole('button', { name: 'Ubah baris 1' }).click();
    await page.getByLabel('Peserta, baris 1').fill('25');
    await page.getByRole('button', { name: 'Ubah baris 2' }).click();
    await page.getByLabel('Dosis, baris 2').fill('30');
    const changes = page.getByRole('region', { name: 'Perubahan' });
    await expect(changes).toContainText('Peserta: 20 → 25');
    await expect(changes).toContainText('Tambahan yang harus dibayar: Rp 6.433.200');
    await portal.expectAccessible();
    const amended = await submitOrder(portal);

    await openOrder(portal, 'legal', amended);
    const versions = page.getByRole('region', { name: 'Amandemen' });
    await expect(versions).toContainText(`${clinic}), Dosis: 40 → 50`);
    await expect(versions).toContainText(`${hospital}), Dosis: 20 → 30`);
    await expect(versions).toContainText('Rp 19.299.600 → Rp 25.732.800');
    await acceptOrder(portal);
    await issueFromOrder(portal);
    await sendForSignature(portal);
    await openOrder(portal, 'bhbu', amended);
    await uploadCopy(portal, 'perusahaan');
    await openOrder(portal, 'legal', amended);
    await uploadCopy(portal, 'penjual');
    await openOrder(portal, 'verificator', amended);
    await verifyAgreement(portal);

    await openOrder(portal, 'bhbu', amended);
    await expect(versions.getByRole('listitem').first()).toContainText('Diamandemen');
    await expectNext(portal, 'Bayar invoice pertama dan unggah buktinya');
    await versions.getByRole('link', { name: /^PO\/VGR\// }).click();
    await expectNext(portal, 'Pesanan ini digantikan amandemennya.');
    await portal.expectAccessible();
    await page.getByRole('link', { name: firstPks }).click();
    await expect(page.getByText('Diamandemen').first()).toBeVisible();
    await portal.expectAccessible();
  });
});
