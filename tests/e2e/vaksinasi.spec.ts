import { expect, test } from './fixtures.ts';
import { OrderApi } from './orderApi.ts';
import { registerPerson } from './registeredPerson.ts';

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true });

test('a nurse with a tablet records, postpones and undoes visits and reports a KIPI', async ({
  page,
  portal,
}) => {
  await portal.signIn('faskes');
  // Two people of the test's own: those of the demo may share a name, or have had an event before.
  const api = new OrderApi(page.request);
  const [name, secondName] = ['Sekar Uji Tablet', 'Sekar Uji Demam'];
  await registerPerson(portal, api, { nama: name, serial: 1821 });
  await registerPerson(portal, api, { nama: secondName, serial: 1822 });
  await page
    .getByRole('link', { name: /^Vaksinasi/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Vaksinasi' })).toBeVisible();
  const queue = page.getByRole('list', { name: 'Antrean peserta' });
  await page.getByRole('button', { name: /^\d+ Menunggu$/ }).click();
  await expect(page).toHaveURL(/status=BELUM/);
  await expect(queue.getByRole('button').filter({ hasText: 'Menunggu' }).first()).toBeVisible();
  // Waits for the filtered list, because a name may occur several times in the full one.
  await expect(queue.getByRole('button').filter({ hasText: 'Ditunda' })).toHaveCount(0);
  await expect(queue.getByRole('button').filter({ hasText: 'Diberikan' })).toHaveCount(0);
  await portal.expectAccessible();
  await portal.expectNoHorizontalScroll();

  // The vaccine of the session is chosen once, as with a scanner: number and Enter.
  const batch = `VGR${new Date(Date.now() + 7 * 3_600_000).toISOString().slice(2, 7).replace('-', '')}`;
  await page.getByRole('button', { name: 'Pilih vaksin' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await portal.expectAccessible();
  await page.keyboard.type(batch.toLowerCase());
  await page.keyboard.press('Enter');
  const session = page.getByRole('group', { name: 'Vaksin sesi ini' });
  await expect(session).toContainText(`Batch ${batch}, s/d `);

  // By keyboard only: search, screening, dose.
  await page.keyboard.press('Alt+c');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('status').filter({ hasText: 'orang cocok' })).toBeVisible();
  expect(page.url()).not.toContain(name.split(' ')[0]);
  await queue.getByRole('button').filter({ hasText: 'Menunggu' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Skrining: Jawab semua pertanyaan skrining')).toBeVisible();
  await portal.expectAccessible();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`${name} dicatat diberikan`)).toBeVisible();
  // By touch, a focused field would open the keyboard.
  await expect(search).not.toBeFocused();
  await expect(search).toHaveValue('');

  // The next participant has a fever: the visit is postponed and that is undone.
  await search.fill(secondName);
  await expect(page.getByRole('status').filter({ hasText: 'orang cocok' })).toBeVisible();
  await queue
    .getByRole('button')
    .filter({ hasText: secondName })
    .filter({ hasText: 'Menunggu' })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Batch ${batch}, s/d `)).toHaveCount(2);
  await page
    .getByRole('radiogroup', { name: 'Suhu tubuh 37,5 °C atau lebih?' })
    .getByRole('radio', { name: 'Ya' })
    .check();
  await expect(page.getByRole('radio', { name: 'Ditunda' })).toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`${secondName} dicatat ditunda`)).toBeVisible();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText(`Catatan ${secondName} diurungkan`)).toBeVisible();

  // A KIPI is recorded for the first participant.
  await search.fill(name);
  await queue.getByRole('button').filter({ hasText: 'Diberikan' }).first().click();
  await page.getByRole('button', { name: 'Catat KIPI' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^KIPI sesudah (dosis|booster)/ });
  await dialog.getByRole('combobox', { name: 'Jenis' }).click();
  await page.getByRole('option', { name: 'Rawat inap' }).click();
  // Axe reports low contrast while the list fades out.
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(dialog.getByText('dalam 24 jam')).toBeVisible();
  await dialog
    .getByRole('group', { name: 'Gejala' })
    .getByRole('button', { name: 'Tambah baris' })
    .click();
  const symptom = page.getByRole('dialog', { name: 'Baris 1' });
  await symptom.getByRole('combobox', { name: /^Gejala/ }).click();
  await page.getByRole('option', { name: 'Pingsan (sinkop)' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  const now = new Date(Date.now() + 7 * 3_600_000).toISOString();
  await symptom.getByLabel('Timbul tanggal').fill(now.slice(0, 10).split('-').reverse().join('-'));
  await symptom.getByLabel('Jam (WIB)').fill(now.slice(11, 16));
  await symptom.getByRole('button', { name: 'Selesai' }).click();
  await portal.expectAccessible();
  await dialog.getByRole('button', { name: 'Simpan KIPI' }).click();
  await expect(page.getByText('Laporkan ke dinkes paling lambat')).toBeVisible();
  await expect(page.getByText('KIPI serius', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Lapor paling lambat /)).toBeVisible();

  // The KIPI is reported and its chip shows it.
  await page
    .getByRole('listitem')
    .filter({ hasText: 'KIPI serius' })
    .getByRole('button', { name: 'Lihat skrining dan KIPI' })
    .click();
  await page.getByRole('button', { name: 'Tandai dilaporkan' }).click();
  const report = page.getByRole('dialog', { name: /^Laporan KIPI/ });
  await report.getByLabel('Nomor laporan (opsional)').fill('K-01');
  await portal.expectAccessible();
  await report.getByRole('button', { name: 'Simpan laporan' }).click();
  await expect(page.getByText(`KIPI ${name} ditandai dilaporkan`)).toBeVisible();
  await expect(page.getByText(/^Dilaporkan \d/)).toBeVisible();
  await page.getByRole('link', { name: 'Laporan KIPI' }).click();
  await page.getByRole('button', { name: 'Sudah dilaporkan' }).click();
  await expect(page.getByText(/nomor K-01$/)).toBeVisible();
  await portal.expectAccessible();
  await portal.expectNoHorizontalScroll();
});
