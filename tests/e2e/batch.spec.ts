import { createPdf } from '#server/demo/documents.ts';
import { expect, PortalPage, test } from './fixtures.ts';

const certificate = {
  name: 'sertifikat-uji.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(createPdf(['Sertifikat pelulusan'])),
};

test('a batch is received, approved with its certificate and recalled', async ({
  page,
  portal,
  browser,
}) => {
  const nomor = `UJI-${Date.now().toString(36).toUpperCase()}`;
  await portal.signIn('ps', { at: '/admin/batch' });
  await portal.expectAccessible();
  await page.getByRole('link', { name: 'Tambah batch' }).click();
  await page.getByLabel('Nomor batch').fill(nomor);
  await page.getByLabel('Produk').fill('Sinopharm');
  await page.getByRole('option', { name: 'Vaksin COVID-19 Sinopharm', exact: true }).click();
  await page.getByLabel('Kedaluwarsa').fill('30-06-2099');
  await page.getByLabel('Jumlah').fill('2500');
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('searchbox').fill(nomor);
  await page.getByRole('link', { name: nomor }).click();

  await expect(page.getByRole('heading', { level: 1, name: nomor })).toBeVisible();
  await page.getByRole('button', { name: 'Unggah Sertifikat pelulusan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sertifikat pelulusan').setInputFiles(certificate);
  await dialog.getByRole('button', { name: 'Unggah', exact: true }).click();
  await expect(page.getByText(certificate.name, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Setujui', exact: true }).click();
  await page.getByRole('button', { name: 'Setujui batch' }).click();
  const timeline = page.getByRole('region', { name: 'Riwayat status' });
  await expect(timeline.getByText('Tersedia')).toBeVisible();
  await portal.expectAccessible();

  await page.getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('menuitem', { name: 'Tarik' }).click();
  await page.getByLabel('Mengapa batch ini ditarik?').fill('Edaran penarikan');
  await page.getByRole('button', { name: 'Tarik batch' }).click();
  await expect(timeline.getByText('“Edaran penarikan”')).toBeVisible();

  // The facilities are notified.
  const facilityContext = await browser.newContext();
  const facility = new PortalPage(await facilityContext.newPage());
  await facility.signIn('faskes');
  await facility.page.getByRole('button', { name: /^Pemberitahuan/ }).click();
  await expect(facility.page.getByText(`${nomor} ditarik`, { exact: false })).toBeVisible();
  await facilityContext.close();
});
