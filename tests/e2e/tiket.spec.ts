import { expect, test } from './fixtures.ts';

interface ListedPeserta {
  readonly id: number;
  readonly nama: string;
  readonly noTiket: string | null;
  readonly dosisDiberikan: number;
  readonly namaBHBU: string | null;
}

const firstCompany = 'PT Tirta Sejahtera Abadi';

test('an ADMIN moves a ticket and both participant pages show it', async ({ page, portal }) => {
  await portal.signIn('admin');
  const answer = await page.request.get(
    '/api/Peserta?vaccinationType=1&statusData=VALID&isActive=true&pageSize=500',
    { headers: await portal.authHeaders() },
  );
  const { data } = (await answer.json()) as { data: ListedPeserta[] };
  // Concurrent tests create tickets for the first company and vaccinate its first participants by
  // name.
  const unvaccinated = data
    .filter(({ dosisDiberikan, namaBHBU }) => dosisDiberikan === 0 && namaBHBU !== firstCompany)
    .sort((left, right) => right.nama.localeCompare(left.nama));
  const holder = unvaccinated.find(({ noTiket }) => noTiket !== null);
  const receiver = unvaccinated.find(({ noTiket }) => noTiket === null);
  if (!holder?.noTiket || !receiver) throw new Error('The demo data has no ticket to move.');

  await page.getByRole('link', { name: 'Ubah tiket peserta' }).first().click();
  await page.getByLabel('Nomor tiket').fill(holder.noTiket.toLowerCase());
  await page.getByRole('button', { name: 'Cari tiket' }).click();
  await expect(page.getByRole('region', { name: 'Pemegang tiket' })).toContainText(holder.nama);
  await page.getByLabel('Nama, nomor HP atau NIK penerima').fill(receiver.nama);
  await page.getByRole('button', { name: 'Cari peserta' }).click();
  const found = page.getByRole('list', { name: 'Hasil pencarian' });
  await expect(found).toBeVisible();
  await portal.expectAccessible();
  await found
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href$="/detail/${receiver.id}"]`) })
    .getByRole('button')
    .click();
  await page.getByLabel('Alasan memindahkan').fill('Pemegang lama pindah tugas');
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Pindahkan tiket' }).click();

  await page.getByRole('link', { name: `Buka halaman ${receiver.nama}` }).click();
  const programSection = page.getByRole('region', { name: 'Program' });
  await expect(programSection).toContainText(holder.noTiket);
  const auditLog = page.getByRole('region', { name: 'Riwayat' });
  await expect(auditLog).toContainText('Memindahkan tiket');
  await auditLog.getByText('Memindahkan tiket').first().click();
  await expect(auditLog.getByRole('table')).toContainText(holder.noTiket);
  await portal.expectAccessible();
  await page.goto(`/dashboard/peserta/detail/${holder.id}`);
  await expect(page.getByRole('region', { name: 'Riwayat' })).toContainText(
    'Alasan: Pemegang lama pindah tugas',
  );
  await expect(programSection).toBeVisible();
  await expect(programSection).not.toContainText('Nomor tiket');
});
