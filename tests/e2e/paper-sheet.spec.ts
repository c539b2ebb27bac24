import type { PaperSheet } from '#contract/domains/lembar/index.ts';
import { bubbleGroupNames, offeredChoices } from '#documents/paper-sheet/geometry.ts';
import { addDays } from '#contract/core/values/day.ts';
import { formatNik } from '#contract/core/values/nik.ts';
import { createRandom } from '../../bench/random.ts';
import { takePhoto } from '../builders/paper-sheet/photo.ts';
import { paintMarks, type PenMark } from '../builders/paper-sheet/raster.ts';
import { randomShot } from '../builders/paper-sheet/world.ts';
import { doseBody, screeningAnswers } from '../builders/vaksinasi.ts';
import { expect, test } from './fixtures.ts';
import { OrderApi } from './orderApi.ts';
import { todayInJakarta } from './orderSteps.ts';
import { drawPdf, encodePng } from './pdfPicture.ts';

const birthDate = '1993-03-04';

/** Registers people whose second dose is due today, whatever weekday it is, and who come first by name. */
async function registerPeople(api: OrderApi, count: number): Promise<void> {
  const { idFaskes } = await api.send<{ idFaskes: number }>('faskes', 'GET', '/Vaksinasi/daftar');
  for (let at = 0; at < count; at += 1) {
    const nik = formatNik({ region: '32.73.05', birthDate, sex: 'P', serial: 2601 + at });
    const nama = `Aabaria ${'ABC'.charAt(at)} Uji`;
    const { id } = await api.send<{ id: number }>('bhbu', 'POST', '/Peserta', {
      ...{ isWNI: true, nik, nama, tanggalLahir: birthDate, jenisKelamin: 'P' },
      ...{ noHP: '081234567890', alamat: 'Jalan Contoh Nomor 17, Bandung', kabKota: '32.73' },
      ...{ kategori: 'KARYAWAN', idFaskes, persetujuan: true },
    });
    await api.send('faskes', 'POST', '/Vaksinasi', {
      ...doseBody(id, idFaskes, { skrining: screeningAnswers([], todayInJakarta()) }),
      ...{ kadaluarsa: '2099-01-31', tanggal: addDays(todayInJakarta(), -22), jam: '09:00' },
      konfirmasi: true,
    });
  }
}

/** Fills in a bubble with a pen. */
const pen = (row: number, group: PenMark['group'], choice: number, darkness = 0.95): PenMark => ({
  row,
  group,
  choice,
  kind: 'disc',
  darkness,
  dx: 0.1,
  dy: -0.1,
  radius: 1.8,
});

test('a printed sheet is filled in, photographed, asked about, entered, and adds nothing when it is read again', async ({
  page,
  portal,
  request,
}) => {
  const api = new OrderApi(request);
  await registerPeople(api, 3);
  await portal.signIn('faskes', { at: '/dashboard/vaksinasi/lembar-kertas' });
  await page.getByRole('button', { name: 'Buat lembar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cetak lembar kertas');
  await portal.expectLoaded();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const sheet = await api.send<PaperSheet>('faskes', 'GET', `/Lembar/${id}`);
  expect(sheet.batch.length).toBeGreaterThan(0);
  expect(sheet.baris.slice(0, 3).map(({ orang }) => orang?.nama)).toEqual([
    'Aabaria A Uji',
    'Aabaria B Uji',
    'Aabaria C Uji',
  ]);

  // What a printer would get: one A4 page for each 20 people.
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const drawn = await drawPdf(pdf, { dpi: 203 });
  expect(drawn).toHaveLength(Math.ceil(sheet.baris.length / 20));
  const [first] = drawn;
  if (!first) throw new Error('Nothing was printed.');
  expect(first.width / first.height).toBeCloseTo(297 / 210, 2);

  // The first person did not come; the mark for the reason of the second one is faint.
  const flat = { ...first, data: first.pixels.slice() };
  const marks = [
    pen(0, 'hasil', 1),
    pen(0, 'alasan', 2),
    pen(1, 'hasil', 1),
    pen(1, 'alasan', 3, 0.4),
  ];
  paintMarks(flat, marks);
  const photo = takePhoto(flat, { ...randomShot(createRandom(5), 2400), blur: 1 });
  const file = {
    name: 'lembar.png',
    mimeType: 'image/png',
    buffer: encodePng({ width: photo.width, height: photo.height, pixels: photo.data }),
  };
  const sent: string[] = [];
  page.on('request', one => {
    if (one.method() !== 'GET') sent.push(one.postData() ?? '');
  });

  await page.goto('/dashboard/vaksinasi/lembar-kertas/baca');
  const read = () => page.getByLabel('Foto halaman lembar kertas').setInputFiles(file);
  await read();
  const rows = page.getByRole('list', { name: /Hasil bacaan/ }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText(sheet.baris[0]?.orang?.nama ?? '–');
  await expect(rows.nth(0)).toContainText('Tidak hadir');
  await expect(rows.nth(1)).toContainText('tidak terbaca pasti');
  await expect(
    page.getByRole('img', { name: 'Alasan ditunda di baris 2 pada foto' }),
  ).toBeVisible();
  await portal.expectAccessible();

  await rows.nth(1).getByRole('combobox', { name: 'Alasan ditunda' }).click();
  await page.getByRole('option', { name: 'Vaksin habis atau rusak' }).click();
  await page.getByRole('textbox', { name: 'Jam penundaan' }).fill('00:01');
  await page.getByRole('button', { name: 'Catat 2 baris' }).click();
  await expect(rows.getByText('Dicatat', { exact: true })).toHaveCount(2);
  // The picture stays in the browser.
  for (const body of sent) expect(body.length).toBeLessThan(1000);

  const entered = await api.send<PaperSheet>('faskes', 'GET', `/Lembar/${id}`);
  expect(entered.tercatat).toBe(2);
  expect(entered.baris.slice(0, 2).map(({ orang }) => orang?.kunjungan?.alasan)).toEqual([
    'TIDAK_HADIR',
    'STOK',
  ]);

  await read();
  await expect(rows.getByText('Sudah dicatat dari lembar ini')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Catat 0 baris' })).toBeDisabled();

  // A dose with everything is ready once the vaccinator is named; a picture of something else says so.
  const offered = offeredChoices(sheet.batch.length, sheet.jumlahJam);
  const given = { ...first, data: first.pixels.slice() };
  const complete = bubbleGroupNames.filter(group => group !== 'alasan' && offered[group] > 0);
  paintMarks(
    given,
    complete.map(group => pen(2, group, 0)),
  );
  const second = takePhoto(given, randomShot(createRandom(6), 2400));
  await page.getByLabel('Foto halaman lembar kertas').setInputFiles({
    ...file,
    buffer: encodePng({ width: second.width, height: second.height, pixels: second.data }),
  });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Diberikan');
  await page.getByRole('textbox', { name: 'Vaksinator' }).fill('Ns. Uji');
  await expect(page.getByRole('button', { name: 'Catat 1 baris' })).toBeEnabled();
  const cut = second.data.slice(0, second.width * Math.round(second.height * 0.6));
  await page.getByLabel('Foto halaman lembar kertas').setInputFiles({
    ...file,
    buffer: encodePng({ width: second.width, height: cut.length / second.width, pixels: cut }),
  });
  await expect(page.getByRole('alert')).toContainText('Satu sudut terpotong');
});
