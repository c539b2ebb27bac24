import { createPdf } from '#server/demo/documents.ts';
import { expect, test, type PortalPage } from './fixtures.ts';

const pdfPayload = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(createPdf(['Bukti', name])),
});

/** Returns the data of a facility that no other test uses. */
function newFacility() {
  const suffix = Math.random().toString(36).replace(/\d/g, '').slice(2, 8).toUpperCase();
  return { name: `Klinik ${suffix}`, code: `E2E${suffix}` };
}

/** Answers a guarantee with yes and uploads its evidence. */
async function answerGuarantee({ page }: PortalPage, name: string, until: string): Promise<void> {
  await page.getByRole('button', { name: `Jawab: ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Ya' }).check();
  await dialog.getByLabel('Bukti berlaku sampai (opsional)').fill(until);
  const file = `${name.toLowerCase().replaceAll(' ', '-')}.pdf`;
  await dialog.locator('input[type=file]').setInputFiles(pdfPayload(file));
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('button', { name: `Lihat ${file}` })).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('an administrator creates a facility with schedule, guarantees and evidence', async ({
  page,
  portal,
}) => {
  test.slow();
  const { name, code } = newFacility();
  await portal.signIn('admin');
  await page.getByRole('link', { name: 'Faskes', exact: true }).click();
  await page.getByRole('link', { name: 'Tambah faskes' }).click();
  await page.getByLabel('Nama faskes').fill(name);
  await page.getByLabel('Kode P-Care').fill(code);
  await page.getByLabel('Nomor faskes').fill('FKS-E2E');
  await page.getByLabel('Kepemilikan').click();
  await page.getByRole('option', { name: 'Swasta' }).click();
  await page.getByLabel('Kepala faskes').fill('dr. Wulan Paramita');
  await page.getByLabel('Alamat').fill('Jalan Kamboja Nomor 7, Bandung');
  await page.getByLabel('Kabupaten/kota').fill('Kota Bandung');
  await page.getByRole('option', { name: 'Kota Bandung' }).first().click();
  await page.getByLabel('Nomor izin operasional (opsional)').fill('440/77/SIO');
  // An expired permit is shown from the start.
  await page.getByLabel('Izin berlaku sampai (opsional)').fill('2024-12-31');
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Simpan' }).click();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/faskes\/edit\/\d+$/);
  await expect(page.getByRole('note')).toContainText(
    'Izin operasional, berlaku sampai 31-Des-2024',
  );
  await answerGuarantee(portal, 'Limbah medis', '2099-12-31');
  await expect(page.getByText('1 dari 8 jaminan terpenuhi dengan bukti')).toBeVisible();
  await page.getByRole('button', { name: 'Lihat limbah-medis.pdf' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh limbah-medis.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('limbah-medis.pdf');
  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await portal.expectAccessible();

  await page.getByRole('link', { name: 'Atur jadwal' }).click();
  await page.getByRole('button', { name: 'Isi Senin–Jumat 08:00–16:00' }).click();
  const days = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat'];
  for (const day of days) {
    await page.getByRole('group', { name: day }).getByLabel('Kapasitas').fill('60');
  }
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(`Jadwal ${name} disimpan`)).toBeVisible();
  await page.goBack();
  await expect(
    page.getByText(`Buka ${days.join(', ')}; menampung 300 orang seminggu.`),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Batal' }).click();
  await page.getByRole('searchbox').fill(code);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Masa berlaku habis');
  await expect(page.getByText('1 faskes sesuai filter')).toBeVisible();
  await portal.expectAccessible();
});

test('a facility edits its own page and is denied that of another', async ({ page, portal }) => {
  await portal.signIn('faskes2');
  await page.getByRole('link', { name: 'Data faskes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'RS Bunga Tanjung' })).toBeVisible();
  const ownUrl = page.url();
  await expect(page.getByRole('textbox', { name: 'Kode P-Care' })).toHaveAttribute('readonly');
  const headName = `dr. Uji ${Math.random().toString(36).replace(/\d/g, '').slice(2, 8)}`;
  await page.getByLabel('Kepala faskes').fill(headName);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('RS Bunga Tanjung disimpan')).toBeVisible();
  await page.goto(ownUrl);
  await expect(page.getByLabel('Kepala faskes')).toHaveValue(headName);

  const id = Number(/(\d+)$/.exec(ownUrl)?.[1]);
  await page.goto(ownUrl.replace(/\d+$/, String(id - 1)));
  await expect(page.getByRole('heading', { name: 'Akses ditolak' })).toBeVisible();
  await portal.expectAccessible();
  const response = await page.request.get(`/api/Faskes/getbyId/${id - 1}`, {
    headers: await portal.authHeaders(),
  });
  expect(response.status()).toBe(404);
});
