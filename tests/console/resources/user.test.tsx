import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '#contract/domains/user.ts';
import type { Role } from '#contract/policy.ts';
import '#src/shell/App.tsx';
import '#src/resources/user/index.ts';
import '#src/resources/user/LookupSearchInput.tsx';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
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
});
beforeEach(async () => {
  bhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db);
});
afterEach(() => {
  cleanup();
  resetPortal();
});
afterAll(() => server.stop());

type Portal = Awaited<ReturnType<typeof openPage>>;

async function openPage(at: string, role: Role = 'ADMIN') {
  const ownAccount = await startSignedInSession(server, { role, fullName: 'Bagas Prasetya' });
  return {
    ...renderPortal({ at: at.replace(':me', String(ownAccount.id)), fetch: serverFetch(server) }),
    me: ownAccount,
    account: async (id: number) =>
      (await server.request('GET', `/GTC/GetById/${id}`, { token: ownAccount.token }))
        .json as unknown as Account,
  };
}

const login = (Username: string, Password: string) =>
  server.request('POST', '/gtc/logingtc', {
    body: { Username, Password, ApplicationCode: 'GTRY' },
  });

async function chooseRole({ user }: Portal, name: string) {
  const combobox = await screen.findByRole('combobox', { name: 'Peran' });
  await waitFor(() => expect(combobox.textContent).toBe('Pilih'));
  await user.click(combobox);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${name}(: |$)`) }));
}

const save = async ({ user }: Portal) =>
  user.click(await screen.findByRole('button', { name: 'Simpan' }));

describe('the user list', () => {
  it('shows disabled accounts and filters by the URL', async () => {
    const one = await server.signIn({ role: 'BHBU', bhbuId, fullName: 'Wulan Perusahaan' });
    await server.signIn({ role: 'LEGAL', fullName: 'Orang Legal' });
    await server.request('PUT', `/GTC/UpdateAktif/${one.id}`, {
      token: (await server.signIn()).token,
      body: { isActive: false },
    });
    await openPage(`/admin/user?filter={"idBHBU":"${bhbuId}"}`);
    const row = (await screen.findByRole('link', { name: 'Wulan Perusahaan' })).closest('tr');
    expect(row?.textContent).toContain(`PT Contoh ${bhbuId}`);
    expect(row?.textContent).toContain('Nonaktif');
    expect(screen.queryByText('Orang Legal')).toBeNull();
  });

  it('disables an account and undoes it', async () => {
    const { id } = await server.signIn({ role: 'LEGAL', fullName: 'Sebentar Saja' });
    const portal = await openPage('/admin/user?filter={"q":"sebentar"}');
    await portal.user.click(
      await screen.findByRole('button', { name: 'Tindakan untuk Sebentar Saja' }),
    );
    await portal.user.click(await screen.findByRole('menuitem', { name: 'Nonaktifkan' }));
    await portal.user.type(
      await screen.findByLabelText('Mengapa akun ini dinonaktifkan?'),
      'Pindah bagian',
    );
    await portal.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', {
        name: 'Nonaktifkan pengguna',
      }),
    );
    await screen.findByText('Pengguna Sebentar Saja dinonaktifkan');
    expect((await portal.account(id)).isActive).toBe(false);
    await portal.user.click(screen.getByRole('button', { name: 'Urungkan' }));
    await waitFor(async () => expect((await portal.account(id)).isActive).toBe(true));
  });

  it('deletes an account and restores it', async () => {
    const { id } = await server.signIn({ role: 'LEGAL', fullName: 'Hilang Kembali' });
    const portal = await openPage('/admin/user?filter={"q":"hilang"}');
    await portal.user.click(
      await screen.findByRole('button', { name: 'Tindakan untuk Hilang Kembali' }),
    );
    await portal.user.click(await screen.findByRole('menuitem', { name: 'Hapus' }));
    await portal.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hapus pengguna' }),
    );
    await screen.findByText('Pengguna Hilang Kembali dihapus');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Hilang Kembali' })).toBeNull());
    await portal.user.click(screen.getByRole('button', { name: 'Urungkan' }));
    await waitFor(async () => expect((await portal.account(id)).id).toBe(id));
  });
});

describe('a new account', () => {
  it('belongs to a searched company and has a password that is shown once', async () => {
    const portal = await openPage('/admin/user/add');
    await fillField(portal.user, 'Nama pengguna', 'wulan.baru');
    await fillField(portal.user, 'Nama lengkap', 'Wulan Baru');
    await chooseRole(portal, 'BHBU');
    const company = await screen.findByRole('combobox', { name: 'Perusahaan' });
    await portal.user.type(company, `contoh ${bhbuId}`);
    await portal.user.click(await screen.findByRole('option', { name: `PT Contoh ${bhbuId}` }));
    await save(portal);

    const dialog = await screen.findByRole('dialog', { name: 'Kata sandi awal wulan.baru' });
    const password = within(dialog).getByLabelText('Kata sandi awal').textContent;
    await portal.user.click(within(dialog).getByRole('button', { name: 'Salin' }));
    expect(await navigator.clipboard.readText()).toBe(password);
    await portal.user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeDefined();
    await portal.user.click(within(dialog).getByRole('button', { name: 'Sudah saya catat' }));
    await waitFor(() => expect(portal.address()).toBe('/admin/user'));
    expect(document.body.textContent).not.toContain(password);

    const loginResponse = await login('wulan.baru', password);
    expect(loginResponse.json).toMatchObject({ idReferensi: bhbuId, isChangedUser: 'False' });
  });

  it('requires a facility or nothing, depending on the role', async () => {
    const portal = await openPage('/admin/user/add');
    await chooseRole(portal, 'FASKES');
    expect(await screen.findByRole('combobox', { name: 'Faskes' })).toBeDefined();
    await portal.user.click(screen.getByRole('combobox', { name: 'Peran' }));
    await portal.user.click(await screen.findByRole('option', { name: /^LEGAL: / }));
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Faskes' })).toBeNull());
    await portal.user.click(screen.getByRole('combobox', { name: 'Peran' }));
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered).toContain('EXTERNAL: hanya dasbor');
    expect(offered.filter(text => text.startsWith('ADMIN'))).toEqual([]);
  });

  it('shows a taken user name and a missing facility at their fields', async () => {
    const { userName } = await server.signIn({ role: 'LEGAL' });
    const portal = await openPage('/admin/user/add');
    await fillField(portal.user, 'Nama pengguna', userName.toUpperCase());
    await fillField(portal.user, 'Nama lengkap', 'Wulan Baru');
    await chooseRole(portal, 'FASKES');
    await save(portal);
    const summary = await screen.findByRole('alert');
    await within(summary).findByText('Perusahaan atau faskes: Pilih faskes pemilik akun ini');
    await portal.user.type(
      await screen.findByRole('combobox', { name: 'Faskes' }),
      `contoh ${faskesId}`,
    );
    await portal.user.click(
      await screen.findByRole('option', { name: `Klinik Contoh ${faskesId}` }),
    );
    await save(portal);
    await screen.findAllByText(new RegExp(`${userName.toUpperCase()} sudah dipakai akun lain`));
  });

  it('can have a custom role', async () => {
    const { token } = await server.signIn();
    const role = { name: `Khusus ${bhbuId}`, peranDasar: 'BHBU', keterangan: 'Cabang' };
    await server.request('POST', '/Role', { token, body: role });
    const portal = await openPage('/admin/user/add');
    await chooseRole(portal, `Khusus ${bhbuId}: Cabang`);
    expect(await screen.findByRole('combobox', { name: 'Perusahaan' })).toBeDefined();
  });
});

describe('the user page', () => {
  it('moves an account to another company', async () => {
    const other = await buildBhbu(server.db);
    const { id } = await server.signIn({ role: 'BHBU', bhbuId, fullName: 'Pindah Perusahaan' });
    const portal = await openPage(`/admin/user/edit/${id}`);
    const company = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Perusahaan' });
    expect(company.value).toBe(`PT Contoh ${bhbuId}`);
    await portal.user.clear(company);
    await portal.user.type(company, `contoh ${other}`);
    await portal.user.click(await screen.findByRole('option', { name: `PT Contoh ${other}` }));
    await save(portal);
    await screen.findByText('Pindah Perusahaan disimpan');
    expect((await portal.account(id)).idReferensi).toBe(other);
  });

  it('shows the result of an action and saves with the new version', async () => {
    const { id } = await server.signIn({ role: 'LEGAL', fullName: 'Diam Sebentar' });
    const portal = await openPage(`/admin/user/edit/${id}`);
    await screen.findByText('Aktif');
    await portal.user.click(screen.getByRole('button', { name: 'Lainnya' }));
    await portal.user.click(await screen.findByRole('menuitem', { name: 'Nonaktifkan' }));
    await portal.user.type(
      await screen.findByLabelText('Mengapa akun ini dinonaktifkan?'),
      'Pindah bagian',
    );
    await portal.user.click(await screen.findByRole('button', { name: 'Nonaktifkan pengguna' }));
    await screen.findByText('Nonaktif');
    await fillField(portal.user, 'Nama lengkap', 'Diam Terus');
    await save(portal);
    await screen.findByText('Diam Terus disimpan');
    expect(await portal.account(id)).toMatchObject({ fullName: 'Diam Terus', isActive: false });
  });

  it('creates a new initial password, shown once, and keeps unsaved changes', async () => {
    const { id, userName, token } = await server.signIn({ role: 'LEGAL' });
    const portal = await openPage(`/admin/user/edit/${id}`);
    await fillField(portal.user, 'Nama lengkap', 'Masih Diketik');
    await portal.user.click(screen.getByRole('button', { name: 'Buat kata sandi awal baru' }));
    await portal.user.click(await screen.findByRole('button', { name: 'Buat kata sandi baru' }));
    const dialog = await screen.findByRole('dialog', { name: `Kata sandi awal ${userName}` });
    const password = within(dialog).getByLabelText('Kata sandi awal').textContent;
    await portal.user.click(within(dialog).getByRole('button', { name: 'Sudah saya catat' }));
    await screen.findByText(/^Akun ini masih memakai kata sandi awal/);
    expect((await server.request('GET', '/negara', { token })).status).toBe(401);
    expect((await login(userName, password)).json['isChangedUser']).toBe('False');
    await save(portal);
    await screen.findByText('Masih Diketik disimpan');
  });

  it.each([
    ['the caller’s own', ':me', /^Ini akun Anda sendiri/],
    ['of a higher role', 'above', /^Hanya SUPERADMIN/],
  ])('shows an account that is %s as read-only', async (_, target, reason) => {
    const { id } = await server.signIn({ role: 'SUPERADMIN' });
    const portal = await openPage(`/admin/user/edit/${target === 'above' ? id : target}`);
    expect(await screen.findByText(reason)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Buat kata sandi awal baru' })).toBeNull();
    await portal.user.click(screen.getByRole('button', { name: 'Lainnya' }));
    await portal.user.click(
      await screen.findByRole('menuitem', {
        name: /^Yang tidak dapat dilakukan/,
      }),
    );
    const item = await screen.findByRole('menuitem', { name: /^Nonaktifkan/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(within(item).getByText(reason)).toBeDefined();
  });
});
