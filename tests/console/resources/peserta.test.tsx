import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isMasked, type Peserta } from '#contract/domains/peserta/index.ts';
import type { Role } from '#contract/policy.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/peserta/index.ts';
import '#src/kit/input/LookupInput.tsx';
import {
  buildBhbu,
  buildFaskes,
  buildPeserta,
  newNik,
  personBody,
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
let otherBhbuId: number;
let faskesId: number;
beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  otherBhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
});
afterEach(resetPortal);
afterAll(() => server.stop());

interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Renders the portal for a new account of a role and records the requests it sends. */
async function openPage(at: string, role: Role = 'BHBU') {
  const scope = role === 'BHBU' ? { bhbuId } : role === 'FASKES' ? { faskesId } : {};
  const account = await startSignedInSession(server, { role, ...scope });
  const requests: RecordedRequest[] = [];
  const realFetch = serverFetch(server);
  const portal = renderPortal({
    at,
    fetch: (input, init) => {
      const path = (input as string).replace(/^\/api/, '');
      const { method = 'GET', body } = init ?? {};
      requests.push({
        method,
        path,
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      });
      return realFetch(input, init);
    },
  });
  return {
    ...portal,
    asked: requests,
    sent: (method: string, path: RegExp) =>
      requests.filter(one => one.method === method && path.test(one.path)),
    get: async (id: number): Promise<Peserta> => {
      const { json } = await server.request('GET', `/Peserta/GetById/${id}`, {
        token: account.token,
      });
      return json as Peserta;
    },
  };
}

type Portal = Awaited<ReturnType<typeof openPage>>;

/** Registers a participant through the API as the company. */
async function registerPeserta(overrides: Parameters<typeof personBody>[0] = {}): Promise<Peserta> {
  const { token } = await server.signIn({ role: 'BHBU', bhbuId });
  const { json, status } = await server.request('POST', '/Peserta', {
    token,
    body: personBody(overrides),
  });
  expect(status).toBe(201);
  return json as Peserta;
}

const save = ({ user }: Portal) => user.click(screen.getByRole('button', { name: 'Simpan' }));

async function chooseOption({ user }: Portal, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

/**
 * Fills in all required fields for a citizen except the identity and phone numbers and the consent.
 */
async function fillCitizenForm(portal: Portal, nama: string) {
  await fillField(portal.user, 'Nama', nama);
  await fillField(portal.user, 'Tanggal lahir', '1990-01-01');
  await chooseOption(portal, 'Jenis kelamin', 'Laki-laki');
  await fillField(portal.user, 'Alamat', 'Jalan Merdeka Nomor 10');
  await portal.user.type(
    await screen.findByRole('combobox', { name: 'Kabupaten/kota' }),
    'Kota Bandung',
  );
  await portal.user.click(await screen.findByRole('option', { name: 'Kota Bandung' }));
  await chooseOption(portal, 'Kategori', 'Karyawan');
}

describe('the participant list', () => {
  it('shows a company only its own participants, with the number of invalid ones', async () => {
    const { id: userId } = await server.signIn({ role: 'ADMIN' });
    await registerPeserta({ nama: 'Wulan Sendiri' });
    await buildPeserta(server.deps, { userId, bhbuId: otherBhbuId, nama: 'Orang Lain' });
    await buildPeserta(server.deps, {
      userId,
      bhbuId,
      nama: 'Perlu Diperbaiki',
      issues: [{ code: 'E09', field: 'noHP' }],
    });
    const portal = await openPage('/dashboard/table-list');
    expect(await screen.findByRole('link', { name: 'Wulan Sendiri' })).toBeDefined();
    expect(screen.queryByText('Orang Lain')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Perusahaan' })).toBeNull();
    await screen.findByText(/^2 peserta, 1 tidak valid$/);
    expect(screen.getByText('Tidak valid: HP')).toBeDefined();
    expect(portal.sent('GET', /^\/Peserta\/getByUserId\?/).length).toBeGreaterThan(0);
    expect(portal.sent('GET', /^\/Peserta\?/)).toEqual([]);
  });

  it('shows a facility its participants, registered by any user', async () => {
    const { id: userId } = await server.signIn({ role: 'ADMIN' });
    const pesertaDefaults = { userId, bhbuId };
    await buildPeserta(server.deps, {
      ...pesertaDefaults,
      idFaskes: faskesId,
      nama: 'Datang Ke Sini',
    });
    await buildPeserta(server.deps, { ...pesertaDefaults, nama: 'Datang Ke Sana' });
    const portal = await openPage('/dashboard/table-list', 'FASKES');
    await portal.user.click(await screen.findByRole('link', { name: 'Datang Ke Sini' }));
    expect(screen.queryByText('Datang Ke Sana')).toBeNull();
    await screen.findByRole('heading', { level: 1, name: 'Datang Ke Sini' });
    await portal.user.click(await screen.findByRole('link', { name: 'Ubah' }));
    await screen.findByRole('button', { name: 'Simpan' });
    expect(portal.address()).toMatch(/^\/dashboard\/peserta\/edit\/\d+$/);
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Letak halaman' }));
    await portal.user.click(breadcrumb.getByRole('link', { name: 'Daftar peserta' }));
    expect(await screen.findByRole('link', { name: 'Datang Ke Sini' })).toBeDefined();
  });

  it('filters by registrar for roles that may list users', async () => {
    const other = await server.signIn({ role: 'BHBU', bhbuId, fullName: 'Ratih Pendaftar' });
    await buildPeserta(server.deps, { userId: other.id, bhbuId, nama: 'Didaftarkan Ratih' });
    await registerPeserta({ nama: 'Didaftarkan Lain' });
    const portal = await openPage('/admin/peserta/list-upload', 'AM');
    await screen.findByRole('link', { name: 'Didaftarkan Lain' });
    await portal.user.click(screen.getByRole('button', { name: 'Tambah filter' }));
    await portal.user.click(screen.getByRole('menuitem', { name: 'Dibuat oleh' }));
    await portal.user.type(await screen.findByRole('combobox', { name: 'Dibuat oleh' }), 'Ratih');
    await portal.user.click(await screen.findByRole('option', { name: /^Ratih Pendaftar, PT/ }));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Didaftarkan Lain' })).toBeNull(),
    );
    screen.getByRole('link', { name: 'Didaftarkan Ratih' });
    screen.getByRole('button', { name: /^Dibuat oleh: Ratih Pendaftar, PT/ });
  });

  it('keeps a NIK filter out of the URL and the browser storage', async () => {
    const nik = newNik();
    await registerPeserta({
      nama: 'Dicari Orang',
      nik,
      tanggalLahir: `1990-${nik.slice(8, 10)}-01`,
    });
    const portal = await openPage('/admin/peserta/list-upload', 'ADMIN');
    await screen.findByRole('link', { name: 'Dicari Orang' });
    await portal.user.click(screen.getByRole('button', { name: 'Tambah filter' }));
    await portal.user.click(await screen.findByRole('menuitem', { name: 'NIK' }));
    const dialog = await screen.findByRole('dialog', { name: 'NIK' });
    await portal.user.type(within(dialog).getByLabelText('NIK'), nik);
    await portal.user.click(within(dialog).getByRole('button', { name: 'Terapkan' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Wulan Sendiri' })).toBeNull());
    expect(await screen.findByRole('link', { name: 'Dicari Orang' })).toBeDefined();
    expect(portal.address()).not.toContain(nik);
    expect(
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    ).not.toContain(nik);
  });

  it('is exported by the server through a single-use ticket', async () => {
    await registerPeserta({ nama: 'Ikut Berkas' });
    const portal = await openPage('/dashboard/table-list?filter={"isActive":"true"}');
    await screen.findByRole('link', { name: 'Ikut Berkas' });
    const anchorClick = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    await portal.user.click(screen.getByRole('button', { name: 'Ekspor' }));
    await portal.user.click(await screen.findByRole('menuitem', { name: /^KF-Version/ }));
    await screen.findByText('Berkas sedang disiapkan; unduhannya segera dimulai.');
    const link = anchorClick.mock.contexts[0] as HTMLAnchorElement;
    anchorClick.mockRestore();
    expect(link.getAttribute('href')).toMatch(/^\/api\/Peserta\/exportByUserId\?tiket=[\w-]+$/);
    const [ticketRequest] = portal.sent('POST', /tiketEkspor$/);
    expect(ticketRequest?.body).toEqual({
      panggilan: 'exportByUserId',
      kueri: { isActive: 'true', isVoucher: 'false', vaccinationType: 0, ExportVersion: 2 },
    });
  });
});

describe('a new participant', () => {
  it('is validated in the browser before a request is sent, and then created', async () => {
    const portal = await openPage('/dashboard/peserta/add');
    await fillCitizenForm(portal, 'Raka Contoh');
    await fillField(portal.user, 'NIK', '3273');
    await fillField(portal.user, 'Nomor HP', '021-555-0100');
    await save(portal);
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('NIK: NIK bukan 16 angka. Salin NIK dari KTP');
    expect(summary.textContent).toContain('Nomor HP: Nomor HP tidak sah.');
    expect(summary.textContent).toContain('Belum ada persetujuan peserta');
    expect(portal.sent('POST', /^\/Peserta$/)).toEqual([]);
    await fillField(portal.user, 'NIK', '3273050101907777');
    await fillField(portal.user, 'Nomor HP', '0812 7777 6666');
    await portal.user.click(screen.getByLabelText('Peserta menyetujui pemrosesan datanya'));
    await save(portal);
    await screen.findByText('Raka Contoh ditambahkan');
    expect(portal.sent('POST', /^\/Peserta$/)).toHaveLength(1);
  });

  it('has a passport number instead of a NIK when not a citizen', async () => {
    const portal = await openPage('/dashboard/peserta/add');
    await screen.findByLabelText('NIK');
    await portal.user.click(screen.getByLabelText('Warga negara Indonesia'));
    expect(await screen.findByLabelText('Nomor paspor')).toBeDefined();
    expect(screen.queryByLabelText('NIK')).toBeNull();
  });
});

describe('an existing participant', () => {
  it('keeps the masked NIK, which is revealed only by an audited call', async () => {
    const nik = newNik();
    const { id } = await registerPeserta({
      nama: 'Tetap Sama',
      nik,
      tanggalLahir: `1990-${nik.slice(8, 10)}-01`,
    });
    const portal = await openPage(`/dashboard/peserta/edit/${id}`);
    const field = await screen.findByLabelText<HTMLInputElement>('NIK');
    expect(isMasked(field.value)).toBe(true);
    expect(document.body.innerHTML).not.toContain(nik);
    await portal.user.click(screen.getByRole('button', { name: /^Perlihatkan NIK/ }));
    await waitFor(() => expect(field.value.replace(/ /g, '')).toBe(nik));
    expect(portal.sent('POST', /^\/Peserta\/identitas\//)).toHaveLength(1);
    await fillField(portal.user, 'Alamat', 'Jalan Kemerdekaan Nomor 17');
    await save(portal);
    await screen.findByText('Tetap Sama disimpan');
    const [updateRequest] = portal.sent('PUT', /^\/Peserta\//);
    expect(JSON.stringify(updateRequest?.body)).not.toContain(nik);
    const { json } = await server.request('POST', `/Peserta/identitas/${id}`, {
      token: (await server.signIn({ role: 'ADMIN' })).token,
    });
    expect(json).toMatchObject({ nik });
  });

  it('shows its issues above the form with links to the fields', async () => {
    const { id: userId } = await server.signIn({ role: 'ADMIN' });
    const { id } = await buildPeserta(server.deps, {
      userId,
      bhbuId,
      nama: 'Nomor Salah',
      noHP: '021-555-0100',
      issues: [
        { code: 'E09', field: 'noHP' },
        { code: 'E12', field: 'noPaspor' },
        // The column of a file, which fills the field of the facility.
        { code: 'E17', field: 'kodeFaskes' },
      ],
    });
    const portal = await openPage(`/dashboard/peserta/edit/${id}`);
    const note = await screen.findByRole('note');
    // The form of a citizen has no passport field, so that issue has no link.
    within(note).getByText(/^Nomor paspor: Identitas/);
    within(note).getByRole('link', { name: /^Faskes/ });
    expect(within(note).getAllByRole('link')).toHaveLength(2);
    await portal.user.click(
      within(note).getByRole('link', { name: /^Nomor HP: Nomor HP tidak sah\./ }),
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Nomor HP'));
    await fillField(portal.user, 'Nomor HP', '0812 3456 7891');
    await save(portal);
    await screen.findByText('Nomor Salah disimpan');
    expect((await portal.get(id)).statusData).toBe('VALID');
  });
});
