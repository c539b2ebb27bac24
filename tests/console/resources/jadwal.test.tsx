import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { fc } from '#tests/properties.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FaskesWithJadwal } from '#contract/domains/jadwal/index.ts';
import type { Role } from '#contract/policy.ts';
import { faskes } from '#server/platform/db/schema/index.ts';
import { parseTime } from '#src/kit/date/typedTime.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/jadwal/index.ts';
import { buildJadwal, dayHours } from '../../builders/jadwal.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  renderPortal,
} from '../harness/renderPortal.tsx';

let server: TestServer;
let faskesId: number;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  faskesId = await buildFaskes(server.db);
});
afterEach(resetPortal);
afterAll(() => server.stop());

/** Opens a facility's week, by default as its own account, and records the requested paths. */
async function openWeek(
  account: { role: Role; bhbuId?: number; faskesId?: number } = { role: 'FASKES', faskesId },
  weekFaskesId = faskesId,
) {
  const { token } = await startSignedInSession(server, account);
  const requestedPaths: string[] = [];
  const realFetch = serverFetch(server);
  const portal = renderPortal({
    at: `/dashboard/faskes/edit-jadwal/${weekFaskesId}`,
    fetch: (input, init) => {
      requestedPaths.push(input as string);
      return realFetch(input, init);
    },
  });
  return { ...portal, token, paths: requestedPaths };
}

type OpenedWeek = Awaited<ReturnType<typeof openWeek>>;

const findTitle = () =>
  screen.findByRole('heading', { level: 1, name: `Jadwal Klinik Contoh ${faskesId}` });
const dayGroup = (day: string) => screen.getByRole('group', { name: day });
const dayField = (day: string, label: string) =>
  within(dayGroup(day)).getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const openSwitch = (day: string) =>
  within(dayGroup(day)).getByLabelText<HTMLInputElement>(`${day}, buka`);
const totalOf = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
const saveWeek = ({ user }: Pick<OpenedWeek, 'user'>) =>
  user.click(screen.getByRole('button', { name: 'Simpan' }));
async function typeIntoField(
  { user }: Pick<OpenedWeek, 'user'>,
  day: string,
  label: string,
  text: string,
) {
  await user.clear(dayField(day, label));
  if (text) await user.type(dayField(day, label), text);
}
const getFaskesWithJadwal = async (token: string) =>
  (await server.request('GET', `/Faskes/getbyidwithjadwal/${faskesId}`, { token }))
    .json as unknown as FaskesWithJadwal;
const saveConcurrently = (token: string, hari: object[]) =>
  server.request('PUT', `/JadwalFaskes/minggu/${faskesId}`, { token, body: { hari } });

describe('a typed time', () => {
  it('is parsed in every common notation', () => {
    const minute = fc.integer({ min: 0, max: 59 }).map(n => String(n).padStart(2, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), minute, (hour, minutes) => {
        const formatted = `${String(hour).padStart(2, '0')}:${minutes}`;
        for (const separator of ['', '.', ':']) {
          expect(parseTime(`${hour}${separator}${minutes}`)).toBe(formatted);
          expect(parseTime(` ${String(hour).padStart(2, '0')}${separator}${minutes} `)).toBe(
            formatted,
          );
        }
        expect(parseTime(String(hour))).toBe(`${formatted.slice(0, 2)}:00`);
      }),
    );
  });

  it.each(['', '24', '24:00', '8:3', '8:60', '12345', 'pagi', '-8', '8 30'])('is not %j', text => {
    expect(parseTime(text)).toBeNull();
  });
});

describe('the week of the own facility', () => {
  it('is entered in the zone of the facility, which labels name', async () => {
    faskesId = await buildFaskes(server.db, { kabKota: '73.71' });
    await buildJadwal(server.db, faskesId, [1], []);
    await openWeek({ role: 'FASKES', faskesId });
    await findTitle();
    expect(screen.getByText(/menurut waktu setempat \(WITA\)/)).toBeDefined();
    expect(dayField('Senin', 'Jam buka \\(WITA\\)').value).toBe('08:00');
  });

  it('shows its totals and is saved as a whole', async () => {
    await buildJadwal(server.db, faskesId, [1, 2], [7]);
    const portal = await openWeek();
    await findTitle();
    expect(dayField('Senin', 'Jam buka').value).toBe('08:00');
    expect(openSwitch('Minggu').checked).toBe(false);
    expect(within(dayGroup('Minggu')).queryByLabelText(/^Jam buka/)).toBeNull();
    expect([totalOf('Hari buka'), totalOf('Jam buka'), totalOf('Kapasitas')]).toEqual([
      '2 hari',
      '14 jam',
      '100 orang',
    ]);
    await typeIntoField(portal, 'Senin', 'Jam tutup', '17.30');
    await typeIntoField(portal, 'Senin', 'Kapasitas', '1.200');
    expect(dayField('Senin', 'Jam tutup').value).toBe('17:30');
    await portal.user.click(openSwitch('Rabu'));
    await typeIntoField(portal, 'Rabu', 'Jam buka', '9');
    await typeIntoField(portal, 'Rabu', 'Jam tutup', '1200');
    await typeIntoField(portal, 'Rabu', 'Kapasitas', '30');
    expect(totalOf('Jam buka')).toBe('18 jam 30 menit');
    await saveWeek(portal);
    await screen.findByText(`Jadwal Klinik Contoh ${faskesId} disimpan`);
    expect(screen.getByText('Belum ada perubahan')).toBeDefined();
    const { jadwal } = await getFaskesWithJadwal(portal.token);
    expect(
      jadwal.hari.map(({ hari, aktif, buka, tutup, kapasitas }) => [
        hari,
        aktif,
        buka,
        tutup,
        kapasitas,
      ]),
    ).toEqual([
      [1, true, '08:00', '17:30', 1200],
      [2, true, '08:00', '16:00', 50],
      [3, true, '09:00', '12:00', 30],
      [4, false, null, null, null],
      [5, false, null, null, null],
      [6, false, null, null, null],
      [7, false, '08:00', '16:00', 50],
    ]);
    // A second save uses the version of the first one.
    await typeIntoField(portal, 'Senin', 'Kapasitas', '90');
    await saveWeek(portal);
    await waitFor(async () =>
      expect((await getFaskesWithJadwal(portal.token)).jadwal.hari[0]?.kapasitas).toBe(90),
    );
  });

  it('shows errors at their fields and a summary with links', async () => {
    await buildJadwal(server.db, faskesId, [1, 2]);
    const portal = await openWeek();
    await findTitle();
    await typeIntoField(portal, 'Senin', 'Jam tutup', '7');
    await typeIntoField(portal, 'Selasa', 'Akhir istirahat', '');
    await typeIntoField(portal, 'Selasa', 'Kapasitas', 'banyak');
    await saveWeek(portal);
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const links = within(summary).getAllByRole('link');
    expect(links.map(link => link.textContent)).toEqual([
      'Jam tutup Senin: Jam tutup harus sesudah jam buka (08:00)',
      'Akhir istirahat Selasa: Isi juga akhir istirahat, atau kosongkan awalnya',
      'Kapasitas Selasa: Isi dengan angka',
    ]);
    await portal.user.click(within(summary).getByRole('link', { name: /Jam tutup Senin/ }));
    const closingTime = dayField('Senin', 'Jam tutup');
    expect(document.activeElement).toBe(closingTime);
    expect(closingTime.getAttribute('aria-invalid')).toBe('true');
    const errorText = document.getElementById(closingTime.getAttribute('aria-describedby') ?? '');
    expect(errorText?.textContent).toBe(
      'Jam tutup Senin: Jam tutup harus sesudah jam buka (08:00)',
    );
    expect(document.title).toMatch(/^Kesalahan: Jadwal/);
    expect((await getFaskesWithJadwal(portal.token)).jadwal.version).toBe(1);
  });

  it('is copied from one day to others, with undo', async () => {
    await buildJadwal(server.db, faskesId, [1]);
    const portal = await openWeek();
    await findTitle();
    await portal.user.click(screen.getByRole('button', { name: 'Salin Senin ke hari lain' }));
    const dialog = await screen.findByRole('dialog', { name: 'Salin jadwal Senin ke hari lain' });
    await portal.user.click(within(dialog).getByRole('button', { name: 'Salin' }));
    expect(within(dialog).getByText('Pilih paling sedikit satu hari.')).toBeDefined();
    await portal.user.click(within(dialog).getByRole('button', { name: 'Senin–Jumat' }));
    await portal.user.click(within(dialog).getByRole('checkbox', { name: 'Rabu' }));
    await portal.user.click(within(dialog).getByRole('checkbox', { name: 'Sabtu' }));
    await portal.user.click(within(dialog).getByRole('button', { name: 'Salin ke 4 hari' }));
    await screen.findByText('Jadwal Senin disalin ke Selasa, Kamis, Jumat, Sabtu. Belum disimpan.');
    expect(totalOf('Kapasitas')).toBe('250 orang');
    expect(openSwitch('Rabu').checked).toBe(false);
    await portal.user.click(screen.getByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(totalOf('Kapasitas')).toBe('50 orang'));
    expect((await getFaskesWithJadwal(portal.token)).jadwal.version).toBe(1);
  });

  it('starts from a default week that is not yet saved', async () => {
    const portal = await openWeek();
    await findTitle();
    await screen.findByRole('heading', { name: 'Jadwal belum ada' });
    await portal.user.click(screen.getByRole('button', { name: 'Isi Senin–Jumat 08:00–16:00' }));
    await waitFor(() => expect(document.activeElement).toBe(dayField('Senin', 'Kapasitas')));
    expect(totalOf('Jam buka')).toBe('40 jam');
    expect(screen.queryByRole('heading', { name: 'Jadwal belum ada' })).toBeNull();
    expect((await getFaskesWithJadwal(portal.token)).jadwal.hari).toEqual([]);
    for (const day of ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat']) {
      await typeIntoField(portal, day, 'Kapasitas', '40');
    }
    await saveWeek(portal);
    await screen.findByText(`Jadwal Klinik Contoh ${faskesId} disimpan`);
    expect((await getFaskesWithJadwal(portal.token)).jadwal).toMatchObject({ version: 1 });
  });

  it('starts with the daily capacity of the facility', async () => {
    await server.db.update(faskes).set({ kapasitasHarian: 120 }).where(eq(faskes.id, faskesId));
    const portal = await openWeek();
    await findTitle();
    await portal.user.click(
      await screen.findByRole('button', { name: 'Isi Senin–Jumat 08:00–16:00' }),
    );
    await waitFor(() => expect(totalOf('Kapasitas')).toBe('600 orang'));
    await saveWeek(portal);
    await screen.findByText(`Jadwal Klinik Contoh ${faskesId} disimpan`);
    expect((await getFaskesWithJadwal(portal.token)).jadwal.hari[4]).toMatchObject({
      aktif: true,
      kapasitas: 120,
    });
  });

  it('marks what is no time when the field is left', async () => {
    await buildJadwal(server.db, faskesId, [1]);
    const portal = await openWeek();
    await findTitle();
    const opening = dayField('Senin', 'Jam buka');
    await typeIntoField(portal, 'Senin', 'Jam buka', '25:00');
    expect(opening.getAttribute('aria-invalid')).toBe('false');
    await portal.user.tab();
    expect(opening.getAttribute('aria-invalid')).toBe('true');
    const sentence = 'Jam buka Senin: Tulis jam dari 00:00 sampai 23:59, misalnya 08:00';
    expect(
      document.getElementById(opening.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe(sentence);
    expect(within(dayGroup('Senin')).getByText('Belum lengkap')).toBeDefined();
    await typeIntoField(portal, 'Senin', 'Jam buka', '9');
    await portal.user.tab();
    expect(opening.getAttribute('aria-invalid')).toBe('false');
    expect(screen.queryByText(sentence)).toBeNull();
    expect(within(dayGroup('Senin')).queryByText('Belum lengkap')).toBeNull();
  });

  it('keeps the hours of a closed day and explains a fully closed week', async () => {
    await buildJadwal(server.db, faskesId, [1]);
    const portal = await openWeek();
    await findTitle();
    await portal.user.click(openSwitch('Senin'));
    expect(screen.getByText(/Semua hari tutup/)).toBeDefined();
    await saveWeek(portal);
    await screen.findByText(`Jadwal Klinik Contoh ${faskesId} disimpan`);
    expect((await getFaskesWithJadwal(portal.token)).jadwal.hari[0]).toMatchObject({
      aktif: false,
      buka: '08:00',
    });
    await portal.user.click(openSwitch('Senin'));
    expect(dayField('Senin', 'Jam buka').value).toBe('08:00');
  });

  it('shows a conflict dialog when another user saved first', async () => {
    await buildJadwal(server.db, faskesId, [1, 2]);
    const portal = await openWeek();
    await findTitle();
    await typeIntoField(portal, 'Senin', 'Kapasitas', '70');
    const other = await server.signIn({ role: 'AM', fullName: 'Citra Contoh' });
    await saveConcurrently(other.token, [
      { hari: 1, ...dayHours({ kapasitas: 60 }) },
      { hari: 2, ...dayHours({ tutup: '15:00' }) },
    ]);
    await saveWeek(portal);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Citra Contoh');
    expect(within(dialog).getByRole('group', { name: 'Kapasitas Senin' }).textContent).toContain(
      'Milik Anda: 70',
    );
    await portal.user.click(within(dialog).getByRole('button', { name: 'Simpan pilihan ini' }));
    await screen.findByText(`Jadwal Klinik Contoh ${faskesId} disimpan`);
    expect((await getFaskesWithJadwal(portal.token)).jadwal.hari.slice(0, 2)).toMatchObject([
      { kapasitas: 70 },
      { tutup: '15:00' },
    ]);
  });
});

describe('access to a week', () => {
  it('is denied without a request for the staff of another facility', async () => {
    const other = await buildFaskes(server.db);
    const { paths: requestedPaths } = await openWeek({ role: 'FASKES', faskesId }, other);
    await screen.findByRole('heading', { level: 1, name: 'Akses ditolak' });
    expect(requestedPaths.some(path => path.includes('getbyidwithjadwal'))).toBe(false);
  });

  it('is read-only for a company, for the facilities that serve it', async () => {
    const bhbuId = await buildBhbu(server.db);
    faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
    await buildJadwal(server.db, faskesId, [1], [7]);
    await openWeek({ role: 'BHBU', bhbuId });
    await findTitle();
    const days = screen.getAllByRole('listitem').map(item => item.textContent);
    expect(
      days.some(text => text.includes('08:00–16:00 · istirahat 12:00–13:00 · kapasitas 50 orang')),
    ).toBe(true);
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
    resetPortal();
    await openWeek({ role: 'BHBU', bhbuId }, await buildFaskes(server.db));
    await screen.findByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' });
  });

  it('shows staff that no schedule exists', async () => {
    await openWeek({ role: 'LEGAL' });
    await findTitle();
    await screen.findByText(/belum memiliki jadwal/);
  });
});
