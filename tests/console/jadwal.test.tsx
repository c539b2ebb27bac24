import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FaskesWithJadwal } from '#contract/jadwal/index.ts';
import type { Role } from '#contract/policy.ts';
import { parseTime } from '#src/resources/jadwal/time.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/App.tsx';
import '#src/resources/jadwal/index.ts';
import { buildJadwal, dayHours } from '../builders/jadwal.ts';
import { buildBhbu, buildFaskes } from '../builders/peserta.ts';
import { startTestServer, type TestServer } from '../server/harness/server.ts';
import { beSignedIn, clean, fetchFrom, renderPortal } from './renderPortal.tsx';

let server: TestServer;
let faskesId: number;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  faskesId = await buildFaskes(server.db);
});
afterEach(clean);
afterAll(() => server.stop());

/** Opens a facility's week, by default as its own account, and records the requested paths. */
async function openWeek(
  who: { role: Role; bhbuId?: number; faskesId?: number } = { role: 'FASKES', faskesId },
  of = faskesId,
) {
  const { token } = await beSignedIn(server, who);
  const paths: string[] = [];
  const real = fetchFrom(server);
  const portal = renderPortal({
    at: `/dashboard/faskes/edit-jadwal/${of}`,
    fetch: (input, init) => {
      paths.push(input as string);
      return real(input, init);
    },
  });
  return { ...portal, token, paths };
}

type Opened = Awaited<ReturnType<typeof openWeek>>;

const title = () =>
  screen.findByRole('heading', { level: 1, name: `Jadwal Klinik Contoh ${faskesId}` });
const dayGroup = (day: string) => screen.getByRole('group', { name: day });
const part = (day: string, label: string) =>
  within(dayGroup(day)).getByLabelText<HTMLInputElement>(label);
const isOpen = (day: string) =>
  within(dayGroup(day)).getByLabelText<HTMLInputElement>(`${day}, buka`);
const total = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
const save = ({ user }: Pick<Opened, 'user'>) =>
  user.click(screen.getByRole('button', { name: 'Simpan' }));
async function type({ user }: Pick<Opened, 'user'>, day: string, label: string, text: string) {
  await user.clear(part(day, label));
  if (text) await user.type(part(day, label), text);
}
const kept = async (token: string) =>
  (await server.ask('GET', `/Faskes/getbyidwithjadwal/${faskesId}`, { token }))
    .json as unknown as FaskesWithJadwal;
const saveBehind = (token: string, hari: object[]) =>
  server.ask('PUT', `/JadwalFaskes/minggu/${faskesId}`, { token, body: { hari } });

describe('a typed time', () => {
  it('is parsed in every common notation', () => {
    const minute = fc.integer({ min: 0, max: 59 }).map(n => String(n).padStart(2, '0'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), minute, (hour, minutes) => {
        const full = `${String(hour).padStart(2, '0')}:${minutes}`;
        for (const between of ['', '.', ':']) {
          expect(parseTime(`${hour}${between}${minutes}`)).toBe(full);
          expect(parseTime(` ${String(hour).padStart(2, '0')}${between}${minutes} `)).toBe(full);
        }
        expect(parseTime(String(hour))).toBe(`${full.slice(0, 2)}:00`);
      }),
    );
  });

  it.each(['', '24', '24:00', '8:3', '8:60', '12345', 'pagi', '-8', '8 30'])('is not %j', text => {
    expect(parseTime(text)).toBeNull();
  });
});

describe('the week of the own facility', () => {
  it('shows its totals and is saved as a whole', async () => {
    await buildJadwal(server.db, faskesId, [1, 2], [7]);
    const portal = await openWeek();
    await title();
    expect(part('Senin', 'Jam buka').value).toBe('08:00');
    expect(isOpen('Minggu').checked).toBe(false);
    expect(within(dayGroup('Minggu')).queryByLabelText('Jam buka')).toBeNull();
    expect([total('Hari buka'), total('Jam buka'), total('Kapasitas')]).toEqual([
      '2 hari',
      '14 jam',
      '100 orang',
    ]);
    await type(portal, 'Senin', 'Jam tutup', '17.30');
    await type(portal, 'Senin', 'Kapasitas', '1.200');
    expect(part('Senin', 'Jam tutup').value).toBe('17:30');
    await portal.user.click(isOpen('Rabu'));
    await type(portal, 'Rabu', 'Jam buka', '9');
    await type(portal, 'Rabu', 'Jam tutup', '1200');
    await type(portal, 'Rabu', 'Kapasitas', '30');
    expect(total('Jam buka')).toBe('18 jam 30 menit');
    await save(portal);
    await screen.findByText(`Jadwal Klinik Contoh ${faskesId} disimpan`);
    expect(screen.getByText('Belum ada perubahan')).toBeDefined();
    const { jadwal } = await kept(portal.token);
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
    await type(portal, 'Senin', 'Kapasitas', '90');
    await save(portal);
    await waitFor(async () =>
      expect((await kept(portal.token)).jadwal.hari[0]?.kapasitas).toBe(90),
    );
  });

  it('shows errors at their fields and a summary with links', async () => {
    await buildJadwal(server.db, faskesId, [1, 2]);
    const portal = await openWeek();
    await title();
    await type(portal, 'Senin', 'Jam tutup', '7');
    await type(portal, 'Selasa', 'Akhir istirahat (opsional)', '');
    await type(portal, 'Selasa', 'Kapasitas', 'banyak');
    await save(portal);
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    const links = within(summary).getAllByRole('link');
    expect(links.map(link => link.textContent)).toEqual([
      'Jam tutup Senin: Jam tutup harus sesudah jam buka (08:00)',
      'Akhir istirahat Selasa: Isi juga akhir istirahat, atau kosongkan awalnya',
      'Kapasitas Selasa: Isi dengan angka',
    ]);
    await portal.user.click(within(summary).getByRole('link', { name: /Jam tutup Senin/ }));
    const closes = part('Senin', 'Jam tutup');
    expect(document.activeElement).toBe(closes);
    expect(closes.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(closes.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(
      'Jam tutup Senin: Jam tutup harus sesudah jam buka (08:00)',
    );
    expect(document.title).toMatch(/^Kesalahan: Jadwal/);
    expect((await kept(portal.token)).jadwal.version).toBe(1);
  });

  it('is copied from one day to others, with undo', async () => {
    await buildJadwal(server.db, faskesId, [1]);
    const portal = await openWeek();
    await title();
    await portal.user.click(screen.getByRole('button', { name: 'Salin Senin ke hari lain' }));
    const dialog = await screen.findByRole('dialog', { name: 'Salin jadwal Senin ke hari lain' });
    await portal.user.click(within(dialog).getByRole('button', { name: 'Salin' }));
    expect(within(dialog).getByText('Pilih paling sedikit satu hari.')).toBeDefined();
    await portal.user.click(within(dialog).getByRole('button', { name: 'Senin–Jumat' }));
    await portal.user.click(within(dialog).getByRole('checkbox', { name: 'Rabu' }));
    await portal.user.click(within(dialog).getByRole('checkbox', { name: 'Sabtu' }));
    await portal.user.click(within(dialog).getByRole('button', { name: 'Salin ke 4 hari' }));
    await screen.findByText('Jadwal Senin disalin ke Selasa, Kamis, Jumat, Sabtu. Belum disimpan.');
    expect(total('Kapasitas')).toBe('250 orang');
    expect(isOpen('Rabu').checked).toBe(false);
    await portal.user.click(screen.getByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(total('Kapasitas')).toBe('50 orang'));
    expect((await kept(portal.token)).jadwal.version).toBe(1);
  });

  it('starts from a default week that is not yet saved', async () => {
    const portal = await openWeek();
    await title();
    await screen.findByRole('heading', { name: 'Jadwal belum ada' });
    await portal.user.click(screen.getByRole('button', { name: 'Isi Senin–Jumat 08:00–16:00' }));
    await waitFor(() => expect(document.activeElement).toBe(part('Senin', 'Kapasitas')));
    expect(total('Jam buka')).toBe('40 jam');
    expect(screen.queryByRole('heading', { name: 'Jadwal belum ada' })).toBeNull();
    expect((await kept(portal.token)).jadwal.hari).toEqual([]);
    for (const day of ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat']) {
      await type(portal, day, 'Kapasitas', '40');
    }
    await save(portal);
    await screen.findByText(`Jadwal Klinik Contoh ${faskesId} disimpan`);
    expect((await kept(portal.token)).jadwal).toMatchObject({ version: 1 });
  });

  it('keeps the hours of a closed day and explains a fully closed week', async () => {
    await buildJadwal(server.db, faskesId, [1]);
    const portal = await openWeek();
    await title();
    await portal.user.click(isOpen('Senin'));
    expect(screen.getByText(/Semua hari tutup/)).toBeDefined();
    await save(portal);
    await screen.findByText(`Jadwal Klinik Contoh ${faskesId} disimpan`);
    expect((await kept(portal.token)).jadwal.hari[0]).toMatchObject({
      aktif: false,
      buka: '08:00',
    });
    await portal.user.click(isOpen('Senin'));
    expect(part('Senin', 'Jam buka').value).toBe('08:00');
  });

  it('asks before unsaved changes are lost', async () => {
    await buildJadwal(server.db, faskesId, [1]);
    const portal = await openWeek();
    await title();
    await type(portal, 'Senin', 'Kapasitas', '7');
    await portal.user.click(screen.getByRole('link', { name: 'Batal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' });
    await portal.user.click(within(dialog).getByRole('button', { name: 'Tetap di sini' }));
    expect(part('Senin', 'Kapasitas').value).toBe('7');
    expect(portal.address()).toContain('/edit-jadwal/');
  });

  it('shows a conflict dialog when another user saved first', async () => {
    await buildJadwal(server.db, faskesId, [1, 2]);
    const portal = await openWeek();
    await title();
    await type(portal, 'Senin', 'Kapasitas', '70');
    const other = await server.signIn({ role: 'AM', fullName: 'Citra Contoh' });
    await saveBehind(other.token, [
      { hari: 1, ...dayHours({ kapasitas: 60 }) },
      { hari: 2, ...dayHours({ tutup: '15:00' }) },
    ]);
    await save(portal);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Citra Contoh');
    expect(within(dialog).getByRole('group', { name: 'Kapasitas Senin' }).textContent).toContain(
      'Milik Anda: 70',
    );
    await portal.user.click(within(dialog).getByRole('button', { name: 'Simpan pilihan ini' }));
    await screen.findByText(`Jadwal Klinik Contoh ${faskesId} disimpan`);
    expect((await kept(portal.token)).jadwal.hari.slice(0, 2)).toMatchObject([
      { kapasitas: 70 },
      { tutup: '15:00' },
    ]);
  });
});

describe('access to a week', () => {
  it('is denied without a request for the staff of another facility', async () => {
    const other = await buildFaskes(server.db);
    const { paths } = await openWeek({ role: 'FASKES', faskesId }, other);
    await screen.findByRole('heading', { level: 1, name: 'Akses ditolak' });
    expect(paths.some(path => path.includes('getbyidwithjadwal'))).toBe(false);
  });

  it('is read-only for a company, for the facilities that serve it', async () => {
    const bhbuId = await buildBhbu(server.db);
    faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
    await buildJadwal(server.db, faskesId, [1], [7]);
    await openWeek({ role: 'BHBU', bhbuId });
    await title();
    const days = screen.getAllByRole('listitem').map(item => item.textContent);
    expect(
      days.some(text => text.includes('08:00–16:00 · istirahat 12:00–13:00 · kapasitas 50 orang')),
    ).toBe(true);
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
    clean();
    await openWeek({ role: 'BHBU', bhbuId }, await buildFaskes(server.db));
    await screen.findByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' });
  });

  it('shows staff that no schedule exists', async () => {
    await openWeek({ role: 'LEGAL' });
    await title();
    await screen.findByText(/belum memiliki jadwal/);
  });
});
