import { expect, test } from '../fixtures.ts';
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
} from '../orderSteps.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.describe.serial('the order of a company on a phone', () => {
  let original: number;

  test('a company orders, accepts an adjustment and signs on a phone', async ({ page, portal }) => {
    await portal.signIn('bhbu');
    await page.getByRole('button', { name: 'Buka menu' }).tap();
    await openOwnOrders(portal);
    await portal.expectFit();
    await page.getByRole('link', { name: 'Tambah pesanan', exact: true }).tap();
    const heading = page.getByRole('heading', { level: 1, name: /^Pesanan untuk/ });
    await expect(heading).toBeVisible();
    // The button beside it does not squeeze it.
    expect((await heading.boundingBox())?.width).toBeGreaterThan(280);
    const dialog = page.getByRole('dialog');
    for (const [at, line] of [
      { faskes: clinic, peserta: '8' },
      { faskes: hospital, peserta: '6' },
    ].entries()) {
      // A new order has a first line.
      const opens = at === 0 ? /^Baris 1/ : 'Tambah baris';
      await page.getByRole('button', { name: opens }).tap();
      await fillLine(portal, at + 1, line);
      await portal.expectFit();
      await dialog.getByRole('button', { name: 'Selesai' }).tap();
      await expect(dialog).toBeHidden();
    }
    await expect(page.getByRole('button', { name: /^Baris 2/ })).toContainText('Dosis: 12');
    await fillDelivery(portal);
    await expect(page.getByRole('region', { name: 'Perkiraan biaya' })).toContainText(
      'Rp 9.006.480',
    );
    await portal.expectFit();
    original = await submitOrder(portal);
    await portal.expectFit();

    await openOrder(portal, 'am', original);
    await page.getByRole('button', { name: 'Sesuaikan jumlah' }).tap();
    await dialog.getByLabel(`Dosis disetujui untuk ${clinic}`).fill('10');
    await dialog.getByLabel('Mengapa jumlahnya dikurangi?').fill('Persediaan terbatas');
    await portal.expectFit();
    await dialog.getByRole('button', { name: 'Sesuaikan pesanan' }).tap();
    await expectNext(portal, 'Alasan: Persediaan terbatas');

    await openOrder(portal, 'bhbu', original);
    await expect(page.getByText('dipesan 16, disetujui 10')).toBeVisible();
    await page.getByRole('button', { name: 'Setujui penyesuaian' }).tap();
    await dialog.getByRole('button', { name: /^Setujui penyesuaian/ }).tap();
    await expectNext(portal, 'Penjual menerbitkan PKS untuk pesanan ini.');

    await openOrder(portal, 'legal', original);
    await issueFromOrder(portal);
    await portal.expectFit();
    await sendForSignature(portal);
    await openOrder(portal, 'bhbu', original);
    await fillCopy(portal, 'perusahaan');
    await portal.expectFit();
    await sendCopy(portal, 'perusahaan');
    await expectNext(portal, 'Penjual menandatangani PKS');
    await portal.expectFit();
    await openOrder(portal, 'legal', original);
    await uploadCopy(portal, 'penjual');
    await openOrder(portal, 'verificator', original);
    await verifyAgreement(portal);
  });

  test('an amendment of it takes its place on a phone', async ({ page, portal }) => {
    await openOrder(portal, 'bhbu', original);
    await page.getByRole('button', { name: 'Lainnya' }).tap();
    await page.getByRole('menuitem', { name: 'Amandemen pesanan' }).tap();
    await page.getByLabel('Alasan amandemen').fill('Persediaan sudah cukup');
    await page.getByRole('button', { name: /^Baris 1/ }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Peserta', { exact: true }).fill('8');
    await dialog.getByLabel('Dosis', { exact: true }).fill('16');
    await dialog.getByRole('button', { name: 'Selesai' }).tap();
    await expect(page.getByRole('region', { name: 'Perubahan' })).toContainText('10 → 16');
    await portal.expectFit();
    const amended = await submitOrder(portal);
    await openOrder(portal, 'legal', amended);
    await acceptOrder(portal);
    await issueFromOrder(portal);
    await sendForSignature(portal);
    await openOrder(portal, 'bhbu', amended);
    await uploadCopy(portal, 'perusahaan');
    await openOrder(portal, 'legal', amended);
    await uploadCopy(portal, 'penjual');
    await openOrder(portal, 'verificator', amended);
    await verifyAgreement(portal);
    await openOrder(portal, 'bhbu', original);
    await expectNext(portal, 'Pesanan ini digantikan amandemennya.');
    await portal.expectFit();
  });
});

test('a company orders boosters under its agreement and uploads Lampiran III on a phone', async ({
  page,
  portal,
}) => {
  await portal.signIn('bhbu');
  await page.getByRole('button', { name: 'Buka menu' }).tap();
  await openOwnOrders(portal);
  await page.getByRole('button', { name: 'Filter dan tindakan' }).tap();
  await page.getByRole('link', { name: 'Tambah pesanan booster' }).tap();
  await page.getByRole('combobox', { name: /^PKS booster/ }).tap();
  await page.getByRole('option').first().tap();
  await page.getByRole('button', { name: /^Baris 1/ }).tap();
  await fillLine(portal, 1, { faskes: clinic, peserta: '8' });
  await page.getByRole('dialog').getByRole('button', { name: 'Selesai' }).tap();
  await fillDelivery(portal);
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
  const id = await submitOrder(portal);

  await openOrder(portal, 'am', id);
  await acceptOrder(portal);
  await openOrder(portal, 'bhbu', id);
  await fillCopy(portal, 'perusahaan');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lampiran III');
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
  await sendCopy(portal, 'perusahaan');
  await expectNext(portal, 'Bayar invoice pertama dan unggah buktinya');
});
