import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contract/policy.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/App.tsx';
import '#src/resources/booster/index.ts';
import '#src/ui/input/LookupInput.tsx';
import { doseBody } from '../builders/dosis.ts';
import {
  boosterHistory,
  buildBhbu,
  buildBooster,
  buildFaskes,
  buildPeserta,
} from '../builders/peserta.ts';
import { startTestServer, type TestServer } from '../server/harness/server.ts';
import { beSignedIn, clean, fetchFrom, fillIn, renderPortal } from './renderPortal.tsx';

let server: TestServer;
let bhbuId: number;
let faskesId: number;
beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
});
afterEach(clean);
afterAll(() => server.stop());

/** Renders the portal for a new account and records the requests it sends. */
async function open(at: string, role: Role) {
  const { id, token } = await beSignedIn(server, {
    role,
    ...(role === 'BHBU' ? { bhbuId } : role === 'FASKES' ? { faskesId } : {}),
  });
  const asked: string[] = [];
  const real = fetchFrom(server);
  const portal = renderPortal({
    at,
    fetch: (input, init) => {
      asked.push(`${init?.method ?? 'GET'} ${(input as string).replace(/^\/api/, '')}`);
      return real(input, init);
    },
  });
  const get = async (path: string) => (await server.ask('GET', path, { token })).json;
  return { ...portal, id, asked, get };
}

const registrar = async () => (await server.signIn({ role: 'ADMIN' })).id;

describe('the booster list', () => {
  it.each([
    ['BHBU', '/dashboard/peserta-booster', /^GET \/Peserta\/getByUserId\?.*vaccinationType=1/],
    ['FASKES', '/dashboard/peserta-booster', /^GET \/Peserta\?.*vaccinationType=1/],
    ['AM', '/admin/peserta/booster', /^GET \/Peserta\?.*vaccinationType=1/],
    ['FASKES', '/dashboard/faskes-booster', /^GET \/Peserta\/GetAllFaskesBooster\?/],
  ] as const)('of %s at %s requests the records of its scope', async (role, at, call) => {
    const { asked } = await open(at, role);
    await waitFor(() => expect(asked.some(one => call.test(one))).toBe(true));
    await screen.findByRole('heading', { level: 1, name: /[Bb]ooster/ });
  });

  it('creates a ticket if eligible and otherwise shows the reason', async () => {
    const userId = await registrar();
    const at = { userId, bhbuId, idFaskes: faskesId };
    const { id } = await buildBooster(server.deps, { ...at, nama: 'Sudah Waktunya' });
    await buildBooster(server.deps, {
      ...at,
      nama: 'Terlalu Dini',
      tanggalDosis2: '2029-12-20',
    });
    const { user, get } = await open('/dashboard/peserta-booster', 'BHBU');
    await user.click(await screen.findByRole('button', { name: 'Tindakan untuk Terlalu Dini' }));
    const refused = await screen.findByRole('menuitem', { name: /^Buat tiket/ });
    expect(refused.textContent).toContain('Belum layak menerima booster.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    await user.click(await screen.findByRole('button', { name: 'Tindakan untuk Sudah Waktunya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Buat tiket' }));
    await user.click(await screen.findByRole('button', { name: 'Buat tiket peserta booster' }));
    await screen.findByText(/^Tiket peserta booster Sudah Waktunya dibuat/);
    const { noTiket } = await get(`/Peserta/GetById/${id}`);
    expect(await screen.findByText(String(noTiket))).toBeDefined();
  });
});

describe('the booster form', () => {
  it('creates a booster record when opened for a regular participant', async () => {
    const { id } = await buildPeserta(server.deps, {
      userId: await registrar(),
      bhbuId,
      nama: 'Belum Booster',
    });
    const { user, get } = await open(`/dashboard/peserta-booster/edit/${id}`, 'BHBU');
    await screen.findByRole('heading', { level: 1, name: 'Belum Booster' });
    await fillIn(user, 'Tanggal dosis 2', '2024-03-01');
    await fillIn(user, 'Jenis booster', 'Sinopharm');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect((await screen.findAllByText(/Isian wajib masih kosong/)).length).toBeGreaterThan(0);
    await fillIn(user, 'Vaksin primer', 'CoronaVac');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Belum Booster disimpan');
    const made = await get(`/Peserta/booster/${id}`);
    expect(made).toMatchObject({ vaccinationType: 1, vaksinPrimer: 'CoronaVac' });
    expect(made['id']).not.toBe(id);
  });

  it('shows the earliest date according to doses in other registrations', async () => {
    const userId = await registrar();
    const one = await buildBooster(server.deps, { userId, bhbuId, nama: 'Sudah Pernah' });
    await buildPeserta(server.deps, {
      ...boosterHistory,
      userId,
      nik: one.nik,
      tanggalLahir: `1990-${one.nik.slice(8, 10)}-01`,
      vaccinationType: 2,
      tanggalBooster: '2029-12-01',
    });
    await open(`/dashboard/peserta-booster/edit/${one.id}`, 'BHBU');
    await screen.findByText(
      /Belum layak .* Menurut dosis lain orang ini yang tercatat, baru boleh mulai 01-Jun-2030\./,
    );
  });

  it('shows the earliest date of the next booster after one was given', async () => {
    const { id: userId, token } = await server.signIn({ role: 'ADMIN' });
    const at = { userId, bhbuId, idFaskes: faskesId };
    const { id } = await buildBooster(server.deps, { ...at, nama: 'Baru Saja' });
    const body = doseBody(id, faskesId);
    expect((await server.ask('POST', '/Vaksinasi', { token, body })).status).toBe(201);
    await open(`/dashboard/peserta-booster/edit/${id}`, 'BHBU');
    await screen.findByText(/Belum layak .* Baru boleh diberikan mulai 02-Jul-2030\./);
  });

  it('of an external booster requires its date and returns to the external list', async () => {
    const { id } = await buildPeserta(server.deps, {
      userId: await registrar(),
      idFaskes: faskesId,
      vaccinationType: 2,
      nama: 'Dari Tempat Lain',
      vaksinPrimer: 'Sinopharm',
      tanggalDosis2: '2024-02-03',
      jenisBooster: 'Sinopharm',
      tanggalBooster: '2025-02-03',
    });
    const { user, get } = await open(`/dashboard/faskes-booster/edit/${id}`, 'FASKES');
    await fillIn(user, 'Tanggal booster', '2024-03-03');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(
      (await screen.findAllByText(/Jarak ke dosis|Baru boleh diberikan/)).length,
    ).toBeGreaterThan(0);
    await fillIn(user, 'Tanggal booster', '2025-03-03');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Dari Tempat Lain disimpan');
    expect(await get(`/Peserta/GetById/${id}`)).toMatchObject({
      tanggalBooster: '2025-03-03',
      tanggalVaksinasi: '2025-03-03',
    });
  });
});
