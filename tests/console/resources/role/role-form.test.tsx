import { screen, waitFor, within } from '@testing-library/react';
import { and, eq, not } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appUser, auditLog, role } from '#server/platform/db/schema/index.ts';
import type { RoleRecord } from '#contract/domains/role.ts';
import { buildUser } from '../../../builders/user.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import { createRole, openRoleScreen } from '../../harness/openRoleScreen.ts';
import { startSignedInSession, resetPortal, fillField } from '../../harness/renderPortal.tsx';
import { wholeText } from '../../harness/wholeText.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.db.update(appUser).set({ roleId: 1 });
  await server.db.delete(role).where(not(eq(role.bawaan, true)));
});
afterEach(resetPortal);
afterAll(() => server.stop());

type Portal = Awaited<ReturnType<typeof openRoleScreen>>;

const clickSave = async ({ user }: Portal) =>
  user.click(await screen.findByRole('button', { name: 'Simpan' }));
const getField = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Creates a role as another administrator and opens its page. */
async function openCreatedRole(overrides: Parameters<typeof createRole>[2]) {
  const { token } = await startSignedInSession(server);
  const record = await createRole(server, token, overrides);
  const portal = await openRoleScreen(server, `/admin/role/edit/${record.id}`);
  await screen.findByRole('heading', { level: 1, name: record.name });
  return { ...portal, record };
}

/** Changes a role as an administrator who is not the one of the console. */
async function changeAsOther({ record }: { record: RoleRecord }, body: Partial<RoleRecord>) {
  const { token } = await server.signIn({ role: 'ADMIN', fullName: 'Citra Contoh' });
  const { name, peranDasar, keterangan } = record;
  await server.request('PUT', `/Role/${record.id}`, {
    token,
    body: { name, peranDasar, keterangan, ...body },
  });
}

/** Selects an option of a select field. */
async function chooseOption({ user }: Portal, label: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('a new role', () => {
  it('is validated on save, with a summary that links to each field', async () => {
    const portal = await openRoleScreen(server, '/admin/role/add');
    await screen.findByRole('heading', { level: 1, name: 'Tambah peran' });
    await clickSave(portal);
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(within(summary).getByRole('heading', { name: 'Terdapat kesalahan' })).toBeDefined();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(link => link.textContent),
    ).toEqual(['Nama peran: Wajib diisi', 'Peran dasar: Wajib dipilih']);
    expect(document.title).toBe('Kesalahan: Tambah peran · Portal Vaksin');
    await portal.user.click(within(summary).getByRole('link', { name: /Nama peran/ }));
    expect(document.activeElement).toBe(getField('Nama peran'));
    expect(getField('Nama peran').getAttribute('aria-invalid')).toBe('true');
    const descriptionId = getField('Nama peran').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(descriptionId)?.textContent).toBe('Wajib diisi');
    await portal.user.click(within(summary).getByRole('link', { name: /Peran dasar/ }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Peran dasar' }));
    expect(portal.asked.some(({ method }) => method === 'POST')).toBe(false);
  });

  it("marks optional fields and offers no base role above the user's own", async () => {
    const portal = await openRoleScreen(server, '/admin/role/add');
    await screen.findByLabelText('Keterangan (opsional)');
    await portal.user.click(screen.getByRole('combobox', { name: 'Peran dasar' }));
    const options = (await screen.findAllByRole('option')).map(option => option.textContent);
    expect(options).toContain('Legal');
    expect(options).not.toContain('Administrator');
    expect(options).not.toContain('Superadministrator');
  });

  it('shows the rights of the selected base role', async () => {
    const portal = await openRoleScreen(server, '/admin/role/add');
    await screen.findByText('Pilih peran dasar untuk melihat haknya.');
    await chooseOption(portal, 'Peran dasar', 'Legal');
    const table = await screen.findByRole('table');
    const row = within(table).getByRole('rowheader', { name: 'Peran' }).closest('tr');
    expect(row?.textContent).toContain('Tidak ada');
    const ownSessionRow = within(table)
      .getByRole('rowheader', { name: 'Sesi sendiri' })
      .closest('tr');
    expect(ownSessionRow?.textContent).toContain('Miliknya');
  });

  it('is created once with an idempotency key and returns to the list as it was', async () => {
    const portal = await openRoleScreen(
      server,
      '/admin/role?page=1&perPage=50&sort=name&order=DESC',
    );
    await portal.user.click(await screen.findByRole('link', { name: 'Tambah peran' }));
    await fillField(portal.user, 'Nama peran', '  Koordinator Wilayah ');
    await chooseOption(portal, 'Peran dasar', 'Account manager (AM)');
    expect(screen.getByText('2 perubahan belum disimpan')).toBeDefined();
    expect(screen.getByText('Diubah: Nama peran, Peran dasar')).toBeDefined();
    await clickSave(portal);
    expect(await screen.findByText('Koordinator Wilayah ditambahkan')).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Koordinator Wilayah' })).toBeDefined();
    expect(portal.address()).toContain('perPage=50');
    const [createRequest, ...otherRequests] = portal.asked.filter(
      ({ method }) => method === 'POST',
    );
    expect(otherRequests).toEqual([]);
    expect(createRequest?.body).toEqual({
      name: 'Koordinator Wilayah',
      peranDasar: 'AM',
      keterangan: null,
    });
    expect(createRequest?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is retried with the same idempotency key after a failed response', async () => {
    const portal = await openRoleScreen(server, '/admin/role/add?peranDasar=PS');
    await fillField(portal.user, 'Nama peran', 'Gudang');
    portal.breakCalls(path => (path === '/Role' ? new Response('', { status: 502 }) : undefined));
    await clickSave(portal);
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Data belum tersimpan. Terjadi Kesalahan Sistem');
    expect(getField('Nama peran').value).toBe('Gudang');
    portal.breakCalls(undefined);
    await clickSave(portal);
    await screen.findByText('Gudang ditambahkan');
    const keys = portal.asked
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows a server error at its field and in the summary', async () => {
    const portal = await openRoleScreen(server, '/admin/role/add?peranDasar=PS');
    await fillField(portal.user, 'Nama peran', 'legal');
    await clickSave(portal);
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Nama peran: Nama ini sudah dipakai peran lain');
    expect(getField('Nama peran').getAttribute('aria-invalid')).toBe('true');
    await fillField(portal.user, 'Nama peran', 'Legal Daerah');
    await clickSave(portal);
    expect(await screen.findByText('Legal Daerah ditambahkan')).toBeDefined();
  });

  it('asks before unsaved changes are lost', async () => {
    const portal = await openRoleScreen(server, '/admin/role/add');
    await fillField(portal.user, 'Nama peran', 'Setengah');
    await portal.user.click(screen.getByRole('link', { name: 'Batal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' });
    await portal.user.click(within(dialog).getByRole('button', { name: 'Tetap di sini' }));
    expect(getField('Nama peran').value).toBe('Setengah');
    await portal.user.click(screen.getByRole('link', { name: 'Batal' }));
    await portal.user.click(await screen.findByRole('button', { name: 'Tinggalkan halaman' }));
    await screen.findByRole('heading', { level: 1, name: 'Peran' });
    expect(portal.address()).toBe('/admin/role');
  });
});

it('a list request that was pending while a role was created is repeated', async () => {
  const portal = await openRoleScreen(server, '/admin/role');
  let releaseAnswer = (): void => undefined;
  const listDelayed = portal.hold(
    path => path.startsWith('/Role?'),
    release => (releaseAnswer = release),
  );
  await listDelayed;
  await portal.user.click(await screen.findByRole('link', { name: 'Tambah peran' }));
  await fillField(portal.user, 'Nama peran', 'Menyusul');
  await chooseOption(portal, 'Peran dasar', 'Legal');
  await clickSave(portal);
  expect(await screen.findByRole('link', { name: 'Menyusul' })).toBeDefined();
  releaseAnswer();
  await screen.findByText('12 peran');
});

describe('an existing role', () => {
  it('shows its author and is saved with the version that was read', async () => {
    const portal = await openCreatedRole({ name: 'Mitra', keterangan: 'Lama' });
    expect(
      screen.getByText(wholeText(/^Dibuat: .+, \d\d-\w{3}-\d{4} \d\d:\d\d WIB$/)),
    ).toBeDefined();
    await clickSave(portal);
    await screen.findByText('Tidak ada yang disimpan: belum ada perubahan.');
    expect(portal.asked.some(({ method }) => method === 'PUT')).toBe(false);
    await fillField(portal.user, 'Keterangan (opsional)', 'Baru');
    await clickSave(portal);
    expect(await screen.findByText('Mitra disimpan')).toBeDefined();
    const updateRequest = portal.asked.find(({ method }) => method === 'PUT');
    expect(updateRequest?.path).toBe(`/Role/${portal.record.id}`);
    expect(updateRequest?.body).toEqual({
      name: 'Mitra',
      peranDasar: 'AM',
      keterangan: 'Baru',
      version: 1,
    });
  });

  it('asks only about the fields that another user changed as well', async () => {
    const portal = await openCreatedRole({ name: 'Mitra', keterangan: 'Lama' });
    const path = `/Role/${portal.record.id}`;
    await changeAsOther(portal, { peranDasar: 'PS', keterangan: 'Kantor' });
    await fillField(portal.user, 'Keterangan (opsional)', 'Saya');
    await clickSave(portal);
    const dialog = await screen.findByRole('dialog', { name: 'Mitra sudah diubah orang lain' });
    expect(within(dialog).getAllByRole('group')).toHaveLength(1);
    expect(dialog.textContent).toContain('Perubahan yang ikut dipakai: Peran dasar.');
    const radio = (name: string) => within(dialog).getByRole<HTMLInputElement>('radio', { name });
    expect(radio('Milik Anda: Saya').checked).toBe(true);
    expect(radio('Tersimpan oleh Citra Contoh: Kantor').checked).toBe(false);
    await portal.user.click(within(dialog).getByRole('button', { name: 'Simpan pilihan ini' }));
    expect(await screen.findByText(/^Mitra disimpan/)).toBeDefined();
    const { json } = await portal.ask('GET', path);
    expect(json).toMatchObject({ peranDasar: 'PS', keterangan: 'Saya', version: 3 });
  });

  it('is joined without a question with a change of other fields', async () => {
    const portal = await openCreatedRole({ name: 'Mitra', keterangan: 'Lama' });
    const path = `/Role/${portal.record.id}`;
    await changeAsOther(portal, { peranDasar: 'PS' });
    await fillField(portal.user, 'Keterangan (opsional)', 'Saya');
    await clickSave(portal);
    await screen.findByText(/Isian lain yang diubah Citra Contoh ikut dipakai\.$/);
    const { json } = await portal.ask('GET', path);
    expect(json).toMatchObject({ peranDasar: 'PS', keterangan: 'Saya', version: 3 });
  });

  it("names the user's other window as the author of a change", async () => {
    const portal = await openCreatedRole({ name: 'Mitra', keterangan: 'Lama' });
    await portal.ask('PUT', `/Role/${portal.record.id}`, {
      name: 'Mitra',
      peranDasar: 'AM',
      keterangan: 'Jendela lain',
    });
    await fillField(portal.user, 'Keterangan (opsional)', 'Saya');
    await clickSave(portal);
    const dialog = await screen.findByRole('dialog', {
      name: 'Mitra sudah diubah di jendela Anda yang lain',
    });
    within(dialog).getByRole('radio', { name: 'Tersimpan dari jendela lain: Jendela lain' });
  });

  it('is undone from the notification, as an edit in the audit log', async () => {
    const portal = await openCreatedRole({ name: 'Mitra', keterangan: 'Lama' });
    const path = `/Role/${portal.record.id}`;
    await fillField(portal.user, 'Keterangan (opsional)', 'Baru');
    await clickSave(portal);
    await screen.findByText('Mitra disimpan');
    expect(portal.address()).toBe('/admin/role');
    await portal.user.click(screen.getByRole('button', { name: 'Urungkan' }));
    await screen.findByText('Perubahan diurungkan');
    const { json } = await portal.ask('GET', path);
    expect(json).toMatchObject({ keterangan: 'Lama', version: 3 });
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'role'), eq(auditLog.recordId, String(portal.record.id))));
    expect(entries.map(({ action }) => action)).toEqual([
      'role.create',
      'role.update',
      'role.update',
    ]);
  });

  it('is not undone over a change by another user', async () => {
    const portal = await openCreatedRole({ name: 'Mitra', keterangan: 'Lama' });
    const path = `/Role/${portal.record.id}`;
    await fillField(portal.user, 'Keterangan (opsional)', 'Baru');
    await clickSave(portal);
    await screen.findByText('Mitra disimpan');
    await changeAsOther(portal, { keterangan: 'Kantor' });
    await portal.user.click(screen.getByRole('button', { name: 'Urungkan' }));
    await screen.findByText(/sudah disimpan orang lain/);
    expect((await portal.ask('GET', path)).json).toMatchObject({ keterangan: 'Kantor' });
  });

  it('is not saved when the stored value is chosen for every field', async () => {
    const portal = await openCreatedRole({ name: 'Mitra', keterangan: 'Lama' });
    const path = `/Role/${portal.record.id}`;
    await portal.ask('PUT', path, { name: 'Mitra', peranDasar: 'AM', keterangan: 'Kantor' });
    await fillField(portal.user, 'Keterangan (opsional)', 'Saya');
    await clickSave(portal);
    await portal.user.click(await screen.findByRole('radio', { name: /Kantor/ }));
    await portal.user.click(screen.getByRole('button', { name: 'Simpan pilihan ini' }));
    expect(await screen.findByText('Data dibiarkan seperti yang tersimpan.')).toBeDefined();
    expect(getField('Keterangan (opsional)').value).toBe('Kantor');
    expect(screen.getByText('Belum ada perubahan')).toBeDefined();
  });

  it('is deleted after a confirmation that names it', async () => {
    const portal = await openCreatedRole({ name: 'Mitra' });
    await portal.user.click(screen.getByRole('button', { name: 'Lainnya' }));
    await portal.user.click(await screen.findByRole('menuitem', { name: 'Hapus' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hapus peran Mitra?' });
    await portal.user.click(within(dialog).getByRole('button', { name: 'Hapus peran' }));
    expect(await screen.findByText('Peran Mitra dihapus')).toBeDefined();
    await waitFor(() => expect(portal.address()).toBe('/admin/role'));
    await screen.findByText('11 peran');
  });

  it("is not deleted while accounts use it, with the server's message", async () => {
    const portal = await openCreatedRole({ name: 'Mitra' });
    await buildUser(server.deps, { roleId: portal.record.id, role: 'AM' });
    await portal.user.click(screen.getByRole('button', { name: 'Lainnya' }));
    await portal.user.click(await screen.findByRole('menuitem', { name: 'Hapus' }));
    const dialog = await screen.findByRole('dialog');
    await portal.user.click(within(dialog).getByRole('button', { name: 'Hapus peran' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain('Mitra masih dipakai 1 akun.');
    expect(within(dialog).getByRole('button', { name: 'Hapus peran' })).toBeDefined();
  });

  it('is read-only when built in, with a link to create a role based on it', async () => {
    const { token } = await startSignedInSession(server);
    const { json } = await server.request('GET', '/Role?q=VERIFICATOR', { token });
    const [{ id } = { id: 0 }] = json['data'] as { id: number }[];
    const portal = await openRoleScreen(server, `/admin/role/edit/${id}`);
    await screen.findByText('Peran bawaan tidak dapat diubah atau dihapus.');
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('table')).toBeDefined();
    await portal.user.click(screen.getByRole('link', { name: 'Buat peran di atasnya' }));
    await screen.findByRole('heading', { level: 1, name: 'Tambah peran' });
    expect(screen.getByRole('combobox', { name: 'Peran dasar' }).textContent).toBe('Verifikator');
  });

  it('shows the not-found page when missing', async () => {
    await openRoleScreen(server, '/admin/role/edit/999999');
    expect(await screen.findByRole('heading', { name: 'Halaman tidak ditemukan' })).toBeDefined();
  });
});
