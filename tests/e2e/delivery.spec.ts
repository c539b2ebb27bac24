import { fillSchedule, openReceipt, signDocument } from './deliverySteps.ts';
import { expect, test, type PortalPage } from './fixtures.ts';
import { courier, OrderApi } from './orderApi.ts';
import { clinic, confirmAction, expectNext, openOrder } from './orderSteps.ts';

/** Makes and issues a work order from the form that is open, and returns its number. */
async function makeWorkOrder(
  portal: PortalPage,
  { doses, slip }: { readonly doses: string; readonly slip: string },
): Promise<string> {
  const { page } = portal;
  await expect(
    page.getByRole('heading', { level: 1, name: `Susun perintah kerja untuk ${clinic}` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Ubah baris 1' }).click();
  // The first batch to expire is suggested.
  await expect(page.getByLabel('Batch, baris 1')).not.toHaveValue('');
  await page.getByLabel('Jumlah kirim, baris 1').fill(doses);
  await page.getByLabel('Nomor surat jalan, baris 1').fill(slip);
  await fillSchedule(portal);
  await page.getByRole('combobox', { name: 'Distributor' }).fill('Rantai Dingin');
  await page.getByRole('option', { name: 'PT Rantai Dingin Contoh' }).click();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Simpan' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^WO\// });
  await page.getByRole('button', { name: 'Terbitkan', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Mengapa diterbitkan walau/).fill('Data peserta menyusul minggu ini');
  await portal.expectAccessible();
  await dialog.getByRole('button', { name: 'Terbitkan perintah kerja' }).click();
  await expect(heading).toBeVisible();
  return await heading.innerText();
}

/** Confirms a work order as the facility, from the list of shipments. */
async function confirmAsFacility(portal: PortalPage, noWO: string): Promise<void> {
  const { page } = portal;
  await portal.signIn('faskes', { at: '/dashboard/pengiriman/penerimaan' });
  await page
    .getByRole('region', { name: 'Menunggu konfirmasi faskes' })
    .getByRole('link', { name: noWO })
    .click();
  await confirmAction(portal, 'Konfirmasi', 'Konfirmasi perintah kerja');
  await expect(page.getByText('Dikonfirmasi faskes').first()).toBeVisible();
}

/** Packs and ships a work order of an order, from the page of the order. */
async function packAndShip(portal: PortalPage, orderId: number, noWO: string): Promise<void> {
  const { page } = portal;
  await openOrder(portal, 'em', orderId);
  await page
    .getByRole('region', { name: 'Pengiriman' })
    .getByRole('link', { name: noWO, exact: true })
    .click();
  await confirmAction(portal, 'Catat pengemasan', 'Catat pengemasan perintah kerja');
  await page.getByRole('button', { name: 'Catat keberangkatan' }).click();
  const dialog = page.getByRole('dialog', { name: `Catat keberangkatan ${noWO}?` });
  await dialog.getByLabel('Suhu muat').fill('4,5');
  await dialog.getByLabel('Nama kurir').fill(courier);
  await dialog.getByLabel('Nomor HP kurir').fill('081290000022');
  await dialog.getByLabel('Nomor kendaraan').fill('D 8123 VX');
  await portal.expectAccessible();
  await dialog.getByRole('button', { name: 'Catat keberangkatan' }).click();
  await expect(page.getByText('Saat kiriman tiba, catat kedatangannya.')).toBeVisible();
  await portal.expectAccessible();
}

const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };

/** Records the arrival of the shipment that is open, and counts it as it was shipped. */
async function receiveAll(portal: PortalPage, doses: number): Promise<void> {
  const { page } = portal;
  await confirmAction(portal, 'Catat kedatangan', 'Catat kedatangan perintah kerja');
  await page.getByRole('button', { name: 'Semua sesuai yang dikirim' }).tap();
  await page.getByLabel('Suhu saat tiba').fill('5');
  await portal.expectFit();
  await page.getByRole('button', { name: 'Simpan', exact: true }).tap();
  await expect(page.getByText(`Semua ${doses} dosis diterima tanpa selisih.`)).toBeVisible();
}

test.describe.serial('the delivery of a paid order', () => {
  let orderId: number;
  /** Numbers of the work orders of the two stages. */
  let first: string;
  let second: string;
  /** Number of the one that brings the missing doses. */
  let followUp: string;

  test('it is shipped in two stages that the facility confirms', async ({ page, portal }) => {
    ({ id: orderId } = await new OrderApi(page.request).paidOrder(20));
    const slip = `SJ-${orderId}`;

    await openOrder(portal, 'em', orderId);
    await expectNext(portal, 'Pesanan lunas. Jadwalkan pengirimannya.');
    await page
      .getByRole('region', { name: 'Berikutnya' })
      .getByRole('link', { name: 'Susun perintah kerja' })
      .click();
    first = await makeWorkOrder(portal, { doses: '25', slip: `${slip}-1` });
    await confirmAsFacility(portal, first);
    await portal.expectAccessible();
    await packAndShip(portal, orderId, first);

    await openOrder(portal, 'em', orderId);
    await expectNext(portal, 'Kirim sisa vaksin pesanan ini.');
    await page
      .getByRole('region', { name: 'Berikutnya' })
      .getByRole('link', { name: 'Susun perintah kerja' })
      .click();
    second = await makeWorkOrder(portal, { doses: '15', slip: `${slip}-2` });
    await confirmAsFacility(portal, second);
    await packAndShip(portal, orderId, second);

    await openOrder(portal, 'bhbu', orderId);
    await expectNext(portal, 'Periksa kiriman saat tiba dan tanda tangani berita acaranya.');
    await page.getByRole('link', { name: 'Lihat pengiriman' }).click();
    await expect(page.getByText('Dipesan 40 · dikirim 40 · diterima 0')).toBeVisible();
    await portal.expectAccessible();
  });

  test.describe('on a tablet', () => {
    test.use(tablet);

    test('the facility receives them, one with a shortage that is followed up', async ({
      page,
      portal,
    }) => {
      await portal.signIn('faskes');
      await openReceipt(portal, first);
      await receiveAll(portal, 25);
      await signDocument(portal, 'Tanda tangani BAST');
      await expect(page.getByText(/^BAST sudah ditandatangani/)).toBeVisible();
      await portal.expectFit();

      await openReceipt(portal, second);
      await confirmAction(portal, 'Catat kedatangan', 'Catat kedatangan perintah kerja');
      await page.getByRole('button', { name: 'Sesuai, baris 1' }).tap();
      const lessOne = page.getByRole('button', { name: 'Kurangi Jumlah tiba, baris 1' });
      for (let missing = 1; missing <= 4; missing += 1) await lessOne.tap();
      await expect(page.getByLabel('Jumlah tiba, baris 1', { exact: true })).toHaveValue('11');
      await expect(page.getByText(/^Kurang 4 dosis/).first()).toBeVisible();
      await page.getByLabel('Suhu saat tiba').fill('5,5');
      await portal.expectFit();
      await page.getByRole('button', { name: 'Simpan', exact: true }).tap();
      await confirmAction(portal, 'Laporkan selisih', 'Laporkan selisih perintah kerja');
      await portal.expectFit();
      await confirmAction(portal, 'Buat kiriman susulan', 'Buat kiriman susulan');
      await signDocument(portal, 'Tanda tangani berita acara selisih');
      await signDocument(portal, 'Tanda tangani BAST');
      await expect(page.getByText(/^BAST sudah ditandatangani/)).toBeVisible();
      await expect(page.getByText('Berita acara selisih')).toBeVisible();
      await portal.expectFit();
    });
  });

  test('the missing doses are sent in a follow-up', async ({ page, portal }) => {
    await openOrder(portal, 'em', orderId);
    await expectNext(portal, 'Menunggu penerimaan dicatat di faskes.');
    await page.getByRole('link', { name: second, exact: true }).click();
    await expect(page.getByRole('region', { name: 'Tindak lanjut' })).toContainText('4 dosis');
    await page.getByRole('region', { name: 'Tindak lanjut' }).getByRole('link').click();
    await expect(page.getByText('Biayanya ditanggung penjual.')).toBeVisible();
    await portal.expectAccessible();
    // It has no schedule yet, so it cannot be issued.
    await page.getByRole('link', { name: 'Ubah perintah kerja' }).click();
    await page.getByRole('button', { name: 'Sarankan batch' }).click();
    await page.getByRole('button', { name: 'Ubah baris 1' }).click();
    await page.getByLabel('Nomor surat jalan, baris 1').fill(`SJ-${orderId}-3`);
    await fillSchedule(portal);
    await portal.expectAccessible();
    await page.getByRole('button', { name: 'Simpan' }).click();
    await confirmAction(portal, 'Terbitkan', 'Terbitkan perintah kerja');
    const heading = page.getByRole('heading', { level: 1, name: /^WO\// });
    followUp = await heading.innerText();
    await new OrderApi(page.request).ship(Number(/(\d+)$/.exec(page.url())?.[1]));
  });

  test.describe('on a tablet again', () => {
    test.use(tablet);

    test('the follow-up completes the order', async ({ page, portal }) => {
      await portal.signIn('faskes');
      await openReceipt(portal, followUp);
      await receiveAll(portal, 4);
      await signDocument(portal, 'Tanda tangani BAST');
      await expect(page.getByText(/^BAST sudah ditandatangani/)).toBeVisible();

      await openOrder(portal, 'bhbu', orderId);
      await expect(page.getByText('Diterima pembeli').first()).toBeVisible();
      await expectNext(portal, 'Vaksin sudah diterima. Vaksinasi dapat dimulai.');
      await page.getByRole('link', { name: 'Lihat pengiriman' }).tap();
      await expect(page.getByText('Dipesan 40 · dikirim 40 · diterima 40')).toBeVisible();
      await portal.expectFit();
      await page.getByRole('link', { name: 'Neraca dosis' }).tap();
      await expect(page.getByText(/dikirim 40 = diterima 40 \+ kurang 0/).first()).toBeVisible();
      await expect(page.getByText('Belum seimbang', { exact: true })).toBeVisible();
      await portal.expectFit();
    });

    test('the order balances when its leftover is counted', async ({ page, portal }) => {
      await portal.signIn('faskes', { at: `/dashboard/stok/neraca/${orderId}` });
      await page.getByRole('link', { name: 'Hitung dan laporkan' }).tap();
      const balance = page.getByRole('region', { name: 'Dosis', exact: true });
      await expect(balance.getByText('Diterima 40 = sisa 40')).toBeVisible();
      await portal.expectFit();
      await page.getByRole('button', { name: 'Catat rusak' }).tap();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Jumlah dosis').fill('1');
      await dialog.getByLabel('Apa yang terjadi?').fill('Vial pecah');
      await portal.expectFit();
      await dialog.getByRole('button', { name: 'Catat rusak' }).tap();
      await expect(balance.getByText('Diterima 40 = rusak 1 + sisa 39')).toBeVisible();
      await page.getByRole('button', { name: 'Hitung dan laporkan sisa' }).tap();
      await dialog.getByLabel('Dosis yang dihitung').fill('39');
      await expect(dialog.getByText('Sesuai dengan catatan.')).toBeVisible();
      await dialog.getByLabel('Rencana untuk sisanya').click();
      await page.getByRole('option', { name: 'Disimpan untuk dosis berikutnya' }).click();
      await portal.expectFit();
      await dialog.getByRole('button', { name: 'Laporkan sisa' }).tap();
      await expect(dialog).toHaveCount(0);
      await page.goto(`/dashboard/stok/neraca/${orderId}`);
      await expect(page.getByText('Seimbang', { exact: true })).toBeVisible();
      await portal.expectFit();
    });
  });
});
