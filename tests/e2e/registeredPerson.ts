import type { Peserta } from '#contract/domains/peserta/index.ts';
import { formatNik } from '#contract/core/values/nik.ts';
import { expect, type PortalPage } from './fixtures.ts';
import type { OrderApi } from './orderApi.ts';
import { todayInJakarta } from './orderSteps.ts';

/**
 * Registers a participant of the first company at the facility of the signed-in account, without a
 * plan, because the facility may be closed today.
 * @param serial last four digits of the invented NIK, one for each person of all tests
 */
export async function registerPerson(
  { page }: PortalPage,
  api: OrderApi,
  { nama, serial }: { readonly nama: string; readonly serial: number },
): Promise<Pick<Peserta, 'id'>> {
  const idFaskes = Number(await page.evaluate(() => localStorage.getItem('idRef')));
  const tanggalLahir = '1993-03-04';
  return await api.send('bhbu', 'POST', '/Peserta', {
    isWNI: true,
    nik: formatNik({ region: '32.73.05', birthDate: tanggalLahir, sex: 'P', serial }),
    nama,
    tanggalLahir,
    jenisKelamin: 'P',
    noHP: '081234567890',
    alamat: 'Jalan Contoh Nomor 17, Bandung',
    kabKota: '32.73',
    kategori: 'KARYAWAN',
    idFaskes,
    persetujuan: true,
  });
}

/** Opens the queue and chooses the vaccine of the session by its batch. */
export async function chooseVaccine({ page }: PortalPage, origin = ''): Promise<void> {
  const batch = `VGR${todayInJakarta().slice(2, 7).replace('-', '')}`;
  await page.goto(`${origin}/dashboard/vaksinasi`);
  await page.getByRole('button', { name: 'Pilih vaksin' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type(batch);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Vaksin sesi ini' })).toContainText(batch);
}

/** Searches a person and opens the form of their visit. */
export async function openPerson({ page }: PortalPage, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name);
  const queue = page.getByRole('list', { name: 'Antrean peserta' });
  await queue.getByRole('button').filter({ hasText: name }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
}
