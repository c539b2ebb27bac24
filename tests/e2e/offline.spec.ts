import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DuplicatePair } from '#contract/domains/duplicate/index.ts';
import type { OfflineActItem } from '#contract/domains/luring/index.ts';
import type { Dose, QueueEntry, VaccineChoices } from '#contract/domains/vaksinasi/index.ts';
import { addDays } from '#contract/core/values/day.ts';
import { formatNik } from '#contract/core/values/nik.ts';
import { screeningAnswers } from '../builders/vaksinasi.ts';
import { expect, PortalPage, test } from './fixtures.ts';
import { openLine, startBrowser } from './killableBrowser.ts';
import { OrderApi } from './orderApi.ts';
import { todayInJakarta } from './orderSteps.ts';
import { chooseVaccine, openPerson } from './registeredPerson.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const birthDate = '1993-03-04';
const nikOf = (serial: number) => formatNik({ region: '32.73.05', birthDate, sex: 'P', serial });
/** Words that no other person of the test world has. */
const family = 'Zulfikria';

interface Person {
  readonly id: number;
  readonly nama: string;
  readonly nik: string;
}

/** The world of the test: people whose second dose is due today, whatever weekday it is. */
async function registerDay(api: OrderApi, count: number) {
  const today = todayInJakarta();
  const first = addDays(today, -22);
  const { idFaskes } = await api.send<{ idFaskes: number }>('faskes', 'GET', '/Vaksinasi/daftar');
  const register = async (nama: string, serial: number): Promise<Person> => {
    const nik = nikOf(serial);
    const { id } = await api.send<{ id: number }>('bhbu', 'POST', '/Peserta', {
      ...{ isWNI: true, nik, nama, tanggalLahir: birthDate, jenisKelamin: 'P' },
      ...{ noHP: '081234567890', alamat: 'Jalan Contoh Nomor 17, Bandung', kabKota: '32.73' },
      ...{ kategori: 'KARYAWAN', idFaskes, persetujuan: true },
    });
    return { id, nama, nik };
  };
  const { batch } = await api.send<VaccineChoices>('faskes', 'GET', '/Vaksinasi/vaksin');
  const number = `VGR${today.slice(2, 7).replace('-', '')}`;
  const idBatch = batch.find(({ nomor }) => nomor === number)?.id;
  const visit = (idPeserta: number, dosisKe: number, more: object) => ({
    ...{ idPeserta, idFaskes, dosisKe, hasil: 'DIBERIKAN', idBatch, alasanBatch: 'Sisa vial' },
    ...{ skrining: screeningAnswers([], today), lokasi: 'LENGAN_KIRI', vaksinator: 'Ns. Uji' },
    konfirmasi: true,
    ...more,
  });
  const record = (idPeserta: number, dosisKe: number, more: object = {}) =>
    api.send<Dose>('faskes', 'POST', '/Vaksinasi', visit(idPeserta, dosisKe, more));
  const people: Person[] = [];
  for (let at = 0; at < count; at += 1) {
    const nama = `${family} ${letters.charAt(Math.floor(at / 26))}${letters.charAt(at % 26)} Uji`;
    const one = await register(nama, 2101 + at);
    await record(one.id, 1, { tanggal: first, jam: '09:00' });
    people.push(one);
  }
  return { people, register, record, today };
}

/** Returns the files of a folder, with those of its folders. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => join(folder, name))
    .filter(path => statSync(path, { throwIfNoEntry: false })?.isFile());

/** Returns which texts the files of a folder hold, in the encodings of a browser. */
function textsIn(folder: string, texts: readonly string[]): string[] {
  const contents = filesIn(folder).map(path => ({ path, bytes: readFileSync(path) }));
  return texts.flatMap(text =>
    contents
      .filter(({ bytes }) =>
        (['utf8', 'utf16le'] as const).some(encoding =>
          bytes.includes(Buffer.from(text, encoding)),
        ),
      )
      .map(({ path }) => `${text} in ${path.slice(folder.length)}`),
  );
}

test('a clinic goes on without network, with a killed browser in between, and nothing is lost or doubled', async ({
  request,
  baseURL,
}) => {
  const api = new OrderApi(request);
  const { people, register, record } = await registerDay(api, 40);
  const twin = people[3];
  if (!twin) throw new Error('There are too few people.');
  const left = await register(twin.nama, 2199);

  const line = await openLine(Number(new URL(baseURL ?? '').port));
  const profile = mkdtempSync(join(tmpdir(), 'portal-luring-'));
  let browser = await startBrowser(profile);
  const openPortal = () => {
    browser.page.setDefaultTimeout(30_000);
    return new PortalPage(browser.page);
  };
  let nurse = openPortal();
  const address = `http://127.0.0.1:${line.port}`;
  const open = (path: string) => browser.page.goto(address + path);
  const queue = () => browser.page.getByRole('list', { name: 'Antrean peserta' });
  try {
    // Prepared with one press.
    await nurse.signIn('faskes', { origin: address, at: '/dashboard/vaksinasi' });
    await chooseVaccine(nurse, address);
    await browser.page.getByRole('button', { name: 'Siapkan hari ini' }).click();
    await expect(browser.page.getByText(/Hari ini disiapkan untuk \d+ orang/)).toBeVisible();
    await expect(browser.page.getByText(/^Disiapkan pukul \d\d:\d\d WIB/)).toBeVisible();
    await nurse.expectAccessible();

    // The line breaks; meanwhile colleagues go on.
    await line.cut();
    const [given, postponed] = people.slice(1, 3);
    if (!given || !postponed) throw new Error('There are too few people.');
    await record(given.id, 2);
    await record(postponed.id, 2, {
      ...{ hasil: 'DITUNDA', alasan: 'STOK', idBatch: null, skrining: null, lokasi: null },
    });
    const { data: pairs } = await api.send<{ data: DuplicatePair[] }>(
      'bhbu',
      'GET',
      `/Peserta/ganda?idPeserta=${twin.id}`,
    );
    const [pair] = pairs;
    if (!pair) throw new Error('The twins are no pair.');
    await api.send('bhbu', 'POST', `/Peserta/ganda/${pair.id}/gabung`, {
      tetap: pair.kiri.id === left.id ? 'kiri' : 'kanan',
      pilihan: {},
      versi: { kiri: pair.kiri.version, kanan: pair.kanan.version },
    });

    // The page opens without network.
    await open('/dashboard/vaksinasi');
    await expect(browser.page.getByText(/Pelayanan memakai hari yang disiapkan/)).toBeVisible();
    const give = async (nama: string): Promise<void> => {
      await openPerson(nurse, nama);
      await browser.page.keyboard.press('Alt+t');
      await browser.page.keyboard.press('Control+Enter');
      await expect(
        browser.page.getByText(`${nama} dicatat diberikan, sementara sampai dikonfirmasi server`),
      ).toBeVisible();
    };
    const recorded = people.slice(0, 8);
    for (const { nama } of recorded.slice(0, 5)) await give(nama);
    await browser.page.getByRole('searchbox').fill(family);
    await expect(queue().getByText('Diberikan, sementara')).toHaveCount(5);

    // Killed; what was recorded is on the disk, and it cannot be read there.
    await browser.kill();
    expect(textsIn(profile, [family, ...people.map(({ nik }) => nik)])).toEqual([]);
    browser = await startBrowser(profile);
    nurse = openPortal();
    await open('/dashboard/vaksinasi');
    await expect(browser.page.getByText('5 tindakan menunggu dikirim').first()).toBeVisible();
    await chooseVaccine(nurse, address);
    for (const { nama } of recorded.slice(5)) await give(nama);

    // Back: what the rules accept is recorded, the rest waits for a decision.
    await line.restore();
    await expect(
      browser.page.getByText(
        /5 tindakan tanpa jaringan dicatat server. 3 tindakan tanpa jaringan ditolak aturan/,
      ),
    ).toBeVisible({ timeout: 60_000 });
    const conflicts = await api.send<{ data: OfflineActItem[] }>(
      'faskes',
      'GET',
      '/Luring/tindakan?status=KONFLIK&pageSize=500',
    );
    const refused = conflicts.data.map(({ nama }) => nama).filter(nama => nama.startsWith(family));
    expect(refused.toSorted()).toEqual([given.nama, postponed.nama, twin.nama].toSorted());
    await open('/dashboard/vaksinasi/tanpa-jaringan');
    const decide = async (nama: string, decision: string, reason: string): Promise<void> => {
      await browser.page
        .getByRole('listitem')
        .filter({ hasText: nama })
        .getByRole('button', { name: 'Putuskan' })
        .click();
      const dialog = browser.page.getByRole('dialog');
      await dialog.getByLabel('Putusan', { exact: false }).first().click();
      await browser.page.getByRole('option', { name: decision }).click();
      await dialog.getByLabel('Alasan putusan').fill(reason);
      await dialog.getByRole('button', { name: 'Simpan putusan' }).click();
      await expect(dialog).toBeHidden();
    };
    await nurse.expectAccessible();
    await decide(given.nama, 'Tidak dicatat', 'Dosis yang sama dengan catatan rekan');
    await decide(postponed.nama, 'Catat menurut aturan server', 'Diberikan sesudah ditunda rekan');
    await decide(twin.nama, 'Catat menurut aturan server', 'Orang yang sama');
    await expect(browser.page.getByRole('listitem').filter({ hasText: family })).toHaveCount(0);

    // The truth: one second dose each, also for the one who was merged.
    const truth = [...recorded.filter(({ id }) => id !== twin.id), left];
    for (const { id, nama } of truth) {
      const { dosis, peserta } = await api.send<{ dosis: Dose[]; peserta: QueueEntry }>(
        'faskes',
        'GET',
        `/Vaksinasi/peserta/${id}`,
      );
      const second = dosis.filter(one => one.dosisKe === 2 && one.hasil === 'DIBERIKAN');
      expect(second, nama).toHaveLength(1);
      expect(peserta.dosisDiberikan, nama).toBe(2);
    }
    const { hitungan } = await api.send<{ hitungan: { diberikan: number } }>(
      'faskes',
      'GET',
      '/Vaksinasi/daftar',
    );
    await open('/dashboard/vaksinasi');
    await expect(
      browser.page.getByRole('button', { name: `${hitungan.diberikan} Diberikan` }),
    ).toBeVisible();

    // Signed out, nothing of the day is left to open.
    await nurse.signOut();
    await expect
      .poll(() =>
        browser.page.evaluate(async () => {
          const opening = indexedDB.open('portal-luring');
          const database = await new Promise<IDBDatabase>(resolve => {
            opening.onsuccess = () => resolve(opening.result);
          });
          const rows = database.transaction('hari').objectStore('hari').getAll();
          return await new Promise<number>(resolve => {
            rows.onsuccess = () => resolve(rows.result.length);
          });
        }),
      )
      .toBe(0);
  } finally {
    await browser.kill();
    await line.cut();
    rmSync(profile, { recursive: true, force: true });
  }
});
