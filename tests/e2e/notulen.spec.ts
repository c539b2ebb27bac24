import { expect, test } from './fixtures.ts';

test('an AM writes the notes of a technical meeting, which the company reads', async ({
  page,
  portal,
}) => {
  await portal.signIn('am', { at: '/admin/pks/list-pks' });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await portal.expectAccessible();
  await page.goto('/admin/pemesanan/list-pemesanan');
  await page.getByRole('searchbox').fill('Tirta');
  await expect(page.getByText(/pesanan sesuai filter; .* peserta, .* dosis.*, Rp/)).toBeVisible();
  await portal.expectAccessible();
  const row = page.getByRole('row').filter({ hasText: 'Dibayar sebagian' }).first();
  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('menuitem', { name: 'Rapat teknis' }).click();
  const address = page.url();
  await page.getByRole('link', { name: 'Tulis notulen' }).click();
  const place = `https://rapat.contoh.test/${Date.now()}`;
  await page.getByLabel('Tempat atau tautan').fill(place);
  await page.getByLabel('Agenda').fill('Jadwal vaksinasi');
  await page.getByLabel('Pembahasan').fill('Hari pertama disepakati.');
  const attendees = page.getByRole('region', { name: 'Peserta rapat' });
  for (const [at, [name, organization]] of [
    ['Citra Lestari', 'Penjual'],
    ['Mira Anggraini', 'PT Tirta Sejahtera Abadi'],
  ].entries()) {
    await attendees.getByRole('button', { name: 'Tambah baris' }).click();
    await page.getByLabel(`Nama, baris ${at + 1}`).fill(name ?? '');
    await page.getByLabel(`Instansi, baris ${at + 1}`).fill(organization ?? '');
  }
  const decisions = page.getByRole('region', { name: 'Keputusan' });
  await decisions.getByRole('button', { name: 'Tambah baris' }).click();
  const decision = `Menyiapkan ruang ${Date.now()}`;
  await decisions.getByLabel('Keputusan, baris 1').fill(decision);
  await decisions.getByLabel('Penanggung jawab, baris 1').fill('Mira');
  await decisions.getByLabel('Tenggat, baris 1').fill('01-12-2099');
  await page.getByRole('checkbox', { name: 'Chiller' }).check();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Simpan' }).click();

  const card = page.getByRole('region', { name: /^Rapat / }).filter({ hasText: place });
  await expect(card.getByText('Draf', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Jadikan final' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jadikan final' }).click();
  await expect(card.getByText('Final', { exact: true })).toBeVisible();
  await portal.expectAccessible();

  await portal.signIn('bhbu', { at: new URL(address).pathname });
  await expect(card.getByText('paling lambat 01-Des-2099')).toBeVisible();
  await expect(card.getByText(decision)).toBeVisible();
  await expect(card.getByRole('checkbox')).toHaveCount(0);
  await portal.expectAccessible();
});
