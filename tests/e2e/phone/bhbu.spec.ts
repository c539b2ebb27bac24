import { createPdf } from '#server/app/demo/documents.ts';
import { expect, test } from '../fixtures.ts';

const nibPayload = {
  name: 'nib-baru.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(createPdf(['Dokumen contoh'])),
};

test('the company page fits the width and uploads a document', async ({ page, portal }) => {
  await portal.signIn('bhbu');
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await page.getByRole('link', { name: 'Data perusahaan' }).click();
  await expect(page.getByRole('button', { name: 'Ganti Berkas SIUP atau NIB' })).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await page.getByRole('link', { name: 'Buka halaman perusahaan' }).click();
  await expect(page.getByRole('heading', { name: 'Faskes yang melayani' })).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Ganti Berkas SIUP atau NIB' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('tetap ada di riwayat');
  await dialog.getByLabel('Berkas SIUP atau NIB').setInputFiles(nibPayload);
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('nib-baru.pdf', { exact: true })).toBeVisible();
});
