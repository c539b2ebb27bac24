import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contract/policy.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/booster/index.ts';
import '#src/kit/input/LookupInput.tsx';
import { doseBody } from '../../builders/vaksinasi.ts';
import {
  boosterHistory,
  buildBhbu,
  buildBooster,
  buildFaskes,
  buildPeserta,
} from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  fillField,
  renderPortal,
} from '../harness/renderPortal.tsx';

let server: TestServer;
let bhbuId: number;
let faskesId: number;
beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
});
afterEach(resetPortal);
afterAll(() => server.stop());

/** Renders the portal for a new account and records the requests it sends. */
async function openPage(at: string, role: Role) {
  const { id, token } = await startSignedInSession(server, {
    role,
    ...(role === 'BHBU' ? { bhbuId } : role === 'FASKES' ? { faskesId } : {}),
  });
  const requests: string[] = [];
  const realFetch = serverFetch(server);
  const portal = renderPortal({
    at,
    fetch: (input, init) => {
      requests.push(`${init?.method ?? 'GET'} ${(input as string).replace(/^\/api/, '')}`);
      return realFetch(input, init);
    },
  });
  const get = async (path: string) => (await server.request('GET', path, { token })).json;
  return { ...portal, id, asked: requests, get };
}

const createRegistrar = async () => (await server.signIn({ role: 'ADMIN' })).id;

describe('the booster list', () => {
  it.each([
    ['BHBU', '/dashboard/peserta-booster', /^GET \/Peserta\/getByUserId\?.*vaccinationType=1/],
    ['FASKES', '/dashboard/peserta-booster', /^GET \/Peserta\?.*vaccinationType=1/],
    ['AM', '/admin/peserta/booster', /^GET \/Peserta\?.*vaccinationType=1/],
    ['FASKES', '/dashboard/faskes-booster', /^GET \/Peserta\/GetAllFaskesBooster\?/],
  ] as const)('of %s at %s requests the records of its scope', async (role, at, requestPattern) => {
    const { asked: requests } = await openPage(at, role);
    await waitFor(() => expect(requests.some(one => requestPattern.test(one))).toBe(true));
    await screen.findByRole('heading', { level: 1, name: /[Bb]ooster/ });
  });

  it('creates a ticket if eligible and otherwise shows the reason', async () => {
    const userId = await createRegistrar();
    const at = { userId, bhbuId, idFaskes: faskesId };
    const { id } = await buildBooster(server.deps, { ...at, nama: 'Sudah Waktunya' });
    await buildBooster(server.deps, {
      ...at,
      nama: 'Terlalu Dini',
      tanggalDosis2: '2029-12-20',
    });
    const { user, get } = await openPage('/dashboard/peserta-booster', 'BHBU');
    await user.click(await screen.findByRole('button', { name: 'Tindakan untuk Terlalu Dini' }));
    const disabledItem = await screen.findByRole('menuitem', { name: /^Buat tiket/ });
    expect(disabledItem.textContent).toContain('Belum layak menerima booster.');
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

type PortalUser = Awaited<ReturnType<typeof openPage>>['user'];

async function chooseVaccine(user: PortalUser, label: string, name: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name }));
}

describe('the booster form', () => {
  it('shows an older text as another vaccine, which is confirmed by leaving its field', async () => {
    const { id } = await buildBooster(server.deps, {
      userId: await createRegistrar(),
      bhbuId,
      nama: 'Teks Lama',
      tanggalDosis1: '2024-01-03',
      tanggalDosis2: '2024-02-03',
      jenisBooster: 'Abc',
    });
    const { user, get } = await openPage(`/dashboard/peserta-booster/edit/${id}`, 'BHBU');
    const name = await screen.findByLabelText<HTMLInputElement>('Nama vaksin lain (Jenis booster)');
    expect(name.value).toBe('Abc');
    await fillField(user, 'Faskes dosis 2 (opsional)', 'Klinik Lama');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect((await screen.findAllByText(/Vaksin ini tidak dikenal/)).length).toBeGreaterThan(0);
    await user.click(name);
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Teks Lama disimpan');
    expect(await get(`/Peserta/GetById/${id}`)).toMatchObject({ jenisBooster: 'Lainnya: Abc' });
  });

  it('creates a booster record when opened for a regular participant', async () => {
    const { id } = await buildPeserta(server.deps, {
      userId: await createRegistrar(),
      bhbuId,
      nama: 'Belum Booster',
    });
    const { user, get } = await openPage(`/dashboard/peserta-booster/edit/${id}`, 'BHBU');
    await screen.findByRole('heading', { level: 1, name: 'Belum Booster' });
    await fillField(user, 'Tanggal dosis 2', '2024-03-01');
    await chooseVaccine(user, 'Jenis booster', 'Lainnya');
    await user.type(screen.getByLabelText('Nama vaksin lain (Jenis booster)'), 'Soberana');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect((await screen.findAllByText(/Isian wajib masih kosong/)).length).toBeGreaterThan(0);
    await chooseVaccine(user, 'Vaksin primer', 'CoronaVac (Sinovac)');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Belum Booster disimpan');
    const created = await get(`/Peserta/booster/${id}`);
    expect(created).toMatchObject({
      vaccinationType: 1,
      vaksinPrimer: 'CoronaVac',
      jenisBooster: 'Lainnya: Soberana',
    });
    expect(created['id']).not.toBe(id);
  });

  it('opens the booster that a regular participant has already', async () => {
    const userId = await createRegistrar();
    const at = { userId, bhbuId, nama: 'Sudah Booster' };
    const regular = await buildPeserta(server.deps, at);
    const booster = await buildBooster(server.deps, {
      ...at,
      nik: regular.nik,
      tanggalLahir: `1990-${regular.nik.slice(8, 10)}-01`,
    });
    const { address } = await openPage(`/dashboard/peserta-booster/edit/${regular.id}`, 'BHBU');
    await screen.findByRole('heading', { level: 1, name: 'Sudah Booster' });
    expect(address()).toBe(`/dashboard/peserta-booster/edit/${booster.id}`);
  });

  it('shows the earliest date according to doses in other registrations', async () => {
    const userId = await createRegistrar();
    const one = await buildBooster(server.deps, { userId, bhbuId, nama: 'Sudah Pernah' });
    await buildPeserta(server.deps, {
      ...boosterHistory,
      userId,
      nik: one.nik,
      tanggalLahir: `1990-${one.nik.slice(8, 10)}-01`,
      vaccinationType: 2,
      tanggalBooster: '2029-12-01',
    });
    await openPage(`/dashboard/peserta-booster/edit/${one.id}`, 'BHBU');
    const notice = await screen.findByText(
      /Belum layak .* Menurut dosis lain orang ini yang tercatat, baru boleh mulai/,
    );
    expect(notice.textContent).toContain('mulai 01-Jun-2030.');
  });

  it('shows the earliest date of the next booster after one was given', async () => {
    const { id: userId, token } = await server.signIn({ role: 'ADMIN' });
    const at = { userId, bhbuId, idFaskes: faskesId };
    const { id } = await buildBooster(server.deps, { ...at, nama: 'Baru Saja' });
    const body = doseBody(id, faskesId);
    expect((await server.request('POST', '/Vaksinasi', { token, body })).status).toBe(201);
    await openPage(`/dashboard/peserta-booster/edit/${id}`, 'BHBU');
    const notice = await screen.findByText(/Sudah booster; .* Baru boleh diberikan mulai/);
    expect(notice.textContent).toContain('mulai 02-Jul-2030.');
  });

  it('of an external booster requires its date and returns to the external list', async () => {
    const { id } = await buildPeserta(server.deps, {
      userId: await createRegistrar(),
      idFaskes: faskesId,
      vaccinationType: 2,
      nama: 'Dari Tempat Lain',
      vaksinPrimer: 'Sinopharm',
      tanggalDosis2: '2024-02-03',
      jenisBooster: 'Sinopharm',
      tanggalBooster: '2025-02-03',
    });
    const { user, get } = await openPage(`/dashboard/faskes-booster/edit/${id}`, 'FASKES');
    await fillField(user, 'Tanggal booster', '2024-03-03');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(
      (await screen.findAllByText(/Jarak ke dosis|Baru boleh diberikan/)).length,
    ).toBeGreaterThan(0);
    await fillField(user, 'Tanggal booster', '2025-03-03');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Dari Tempat Lain disimpan');
    expect(await get(`/Peserta/GetById/${id}`)).toMatchObject({
      tanggalBooster: '2025-03-03',
      tanggalVaksinasi: '2025-03-03',
    });
  });
});
