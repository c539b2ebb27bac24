import type { Page } from '@playwright/test';
import { createPdf } from '#server/demo/documents.ts';
import { newNpwp } from '../builders/npwp.ts';
import { expect, test } from './fixtures.ts';

let companyCounter = Date.now() % 100_000;

const pdfPayload = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(createPdf(['Dokumen contoh'])),
});

/** Fills in the form of a new company. @returns its name */
async function fillCompanyForm(page: Page): Promise<string> {
  companyCounter += 1;
  const name = `PT Uji Jelajah ${companyCounter}`;
  const fieldValues: Record<string, string> = {
    'Nama perusahaan': name,
    NPWP: newNpwp(),
    'NIB (opsional)': '1234567890123',
    'Sektor usaha (KBLI)': 'Pengolahan kayu',
    'Jumlah karyawan': '250',
    'Perkiraan jumlah peserta': '400',
    Alamat: 'Jalan Rimba Raya Nomor 12',
    'Telepon kantor': '022-5551234',
    'Email perusahaan': 'kantor@contoh.test',
    'Nama penanggung jawab': 'Sekar Wulandari',
    'Jabatan penanggung jawab': 'Direktur',
    'Nomor HP penanggung jawab': '0812-1111-2222',
    'Email penanggung jawab': 'direktur@contoh.test',
    'Nama PIC': 'Bima Pradana',
    'Nomor HP PIC': '0813-1111-2222',
    'Email PIC': 'pic@contoh.test',
  };
  for (const [label, text] of Object.entries(fieldValues)) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await page.getByLabel('Kabupaten atau kota').fill('Kota Bandung');
  await page.getByRole('option', { name: 'Kota Bandung', exact: true }).click();
  return name;
}

test('an administrator creates a company with documents and a facility', async ({
  page,
  portal,
}) => {
  await portal.signIn('admin');
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'BHBU', exact: true })
    .click();
  await expect(page.getByRole('link', { name: 'PT Tirta Sejahtera Abadi' })).toBeVisible();
  await portal.expectAccessible();
  await page.getByRole('link', { name: 'Tambah BHBU' }).click();
  await portal.expectAccessible();
  const name = await fillCompanyForm(page);
  await page.getByLabel('Account manager (opsional)').fill('Citra');
  await page.getByRole('option', { name: 'Citra Lestari' }).click();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL(/\/dashboard\/bhbu\/detail\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Citra Lestari')).toBeVisible();

  await page.getByRole('button', { name: 'Unggah Berkas SKB' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unggah Berkas SKB' });
  await dialog.getByLabel('Berkas SKB').setInputFiles(pdfPayload('skb.pdf'));
  await dialog.getByLabel('SKB berlaku sampai').fill('2040-06-30');
  await portal.expectAccessible();
  await dialog.getByRole('button', { name: 'Unggah' }).click();
  await expect(page.getByText('Berlaku sampai 30-Jun-2040')).toBeVisible();
  await page.getByRole('button', { name: 'Unggah Berkas NPWP' }).click();
  const npwpDialog = page.getByRole('dialog', { name: 'Unggah Berkas NPWP' });
  await npwpDialog.getByLabel('Berkas NPWP').setInputFiles(pdfPayload('npwp.pdf'));
  await npwpDialog.getByRole('button', { name: 'Unggah' }).click();
  await page.getByRole('button', { name: 'Lihat Berkas NPWP' }).click();
  await expect(page.getByTitle('Pratinjau npwp.pdf')).toBeVisible();

  await page.getByLabel('Faskes yang ditugaskan').fill('Melati');
  await page.getByRole('option', { name: 'Klinik Pratama Melati' }).click();
  await page.getByRole('button', { name: 'Tugaskan faskes' }).click();
  await expect(
    page.getByRole('button', { name: 'Akhiri layanan Klinik Pratama Melati' }),
  ).toBeVisible();
  await portal.expectAccessible();
});

test('a company edits its own data and is denied the page of another', async ({ page, portal }) => {
  await portal.signIn('bhbu');
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Data perusahaan' })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/bhbu\/edit\/\d+$/);
  const ownId = Number(/\d+$/.exec(page.url())?.[0]);
  await expect(page.getByLabel('Nama perusahaan')).toHaveAttribute('readonly');
  await portal.expectAccessible();
  const sector = `Pengolahan air minum ${(companyCounter += 1)}`;
  await page.getByLabel('Sektor usaha (KBLI)').fill(sector);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/bhbu/detail/${ownId}$`));
  await expect(page.getByText(sector, { exact: true })).toBeVisible();

  for (const path of ['edit', 'detail']) {
    await page.goto(`/dashboard/bhbu/${path}/${ownId + 1}`);
    await expect(page.getByRole('heading', { name: 'Akses ditolak' })).toBeVisible();
  }
  // The API denies it too.
  const response = await page.request.get(`/api/bhbu/getBHBURequestbyid/${ownId + 1}`, {
    headers: await portal.authHeaders(),
  });
  expect(response.status()).toBe(404);
});
