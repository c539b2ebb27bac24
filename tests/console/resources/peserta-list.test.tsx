import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { Role } from '#contract/policy.ts';
import { auditLog, peserta } from '#server/platform/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/peserta/index.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';
import { stubPhoneWindow } from '../harness/stubWindow.ts';

let server: TestServer;
let userId: number;
let bhbuId: number;
let faskesId: number;
beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  ({ id: userId } = await server.signIn({ role: 'ADMIN' }));
});
beforeEach(() => server.db.delete(peserta));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  resetPortal();
});
afterAll(() => server.stop());

const build = (overrides: Partial<Parameters<typeof buildPeserta>[1]>) =>
  buildPeserta(server.deps, { userId, bhbuId, ...overrides });

async function buildInactive(nama: string) {
  const { id } = await build({ nama });
  await server.db.update(peserta).set({ isActive: false }).where(eq(peserta.id, id));
}

/** Opens a list for a new account of a role and records the paths of its requests. */
async function openList(at: string, role: Role) {
  const scope = role === 'BHBU' ? { bhbuId } : role === 'FASKES' ? { faskesId } : {};
  await startSignedInSession(server, { role, ...scope });
  const realFetch = serverFetch(server);
  const paths: string[] = [];
  const portal = renderPortal({
    at,
    fetch: (input, init) => {
      paths.push(input as string);
      return realFetch(input, init);
    },
  });
  return { ...portal, paths };
}

const findRow = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;

it('names the reason of invalid data, the doses and the state beside the name', async () => {
  await build({ nama: 'Salah Nomor', issues: [{ code: 'E09', field: 'noHP' }] });
  await build({
    nama: 'Salah Banyak',
    issues: [
      { code: 'E02', field: 'nik' },
      { code: 'E05', field: 'nik' },
      { code: 'E16', field: 'kodePos' },
    ],
  });
  await buildInactive('Sudah Keluar');
  await openList('/dashboard/table-list', 'BHBU');
  const row = await findRow('Salah Nomor');
  expect(within(row).getByText('Tidak valid: HP')).toBeDefined();
  expect(within(row).getByText('0 dari 2 dosis diberikan')).toBeDefined();
  const other = await findRow('Salah Banyak');
  expect(within(other).getByText('Tidak valid: NIK, Ganda +1')).toBeDefined();
  const inactive = await findRow('Sudah Keluar');
  expect(within(inactive).getByText('Nonaktif')).toBeDefined();
  expect(within(inactive).getByText('Valid')).toBeDefined();
  const [, name, state] = screen.getAllByRole('columnheader').map(head => head.textContent);
  expect([name, state]).toEqual(['Nama', 'Status data']);
});

it('reveals the number of a row for thirty seconds, which is audited', async () => {
  await build({
    nama: 'Orang Asing',
    isWNI: false,
    nik: null,
    noPaspor: 'TR7654321',
    noKitas: '2C21JE4567-A',
    negara: 'JP',
  });
  const { user } = await openList('/admin/peserta/list-upload', 'ADMIN');
  const row = await findRow('Orang Asing');
  expect(within(row).queryByText('TR7654321')).toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const reveal = within(row).getByRole('button', {
    name: 'Perlihatkan Nomor paspor Orang Asing',
  });
  await user.dblClick(reveal);
  expect(reveal.hasAttribute('disabled'), 'it would lose the focus').toBe(false);
  await within(row).findByText('TR7654321');
  const entries = await server.db.select({ action: auditLog.action }).from(auditLog);
  expect(entries.filter(({ action }) => action === 'peserta.reveal')).toHaveLength(1);
  within(row).getByRole('button', { name: 'Sembunyikan Nomor paspor Orang Asing' });
  act(() => void vi.advanceTimersByTime(31_000));
  expect(within(row).queryByText('TR7654321')).toBeNull();
});

it('forgets a revealed number and an open menu when other rows are shown', async () => {
  for (let count = 0; count < 11; count += 1) await build({ nama: `Orang ${count + 10}` });
  const { user } = await openList('/dashboard/table-list?sort=nama&order=ASC', 'BHBU');
  const row = await findRow('Orang 10');
  await user.click(within(row).getByRole('button', { name: 'Perlihatkan NIK Orang 10' }));
  await within(row).findByRole('button', { name: 'Sembunyikan NIK Orang 10' });
  const next = screen.getByRole('button', { name: 'Halaman berikutnya' });
  await user.click(within(row).getByRole('button', { name: 'Tindakan untuk Orang 10' }));
  await screen.findByRole('menu', { name: 'Tindakan untuk Orang 10' });
  // A person cannot click it behind the menu, but the browser's back button changes the page as well.
  fireEvent.click(next);
  const other = await findRow('Orang 20');
  expect(screen.queryByRole('menu')).toBeNull();
  within(other).getByRole('button', { name: 'Perlihatkan NIK Orang 20' });
  expect(other.textContent).not.toMatch(/(?:\d ?){16}/);
  await user.click(screen.getByRole('button', { name: 'Halaman sebelumnya' }));
  await within(await findRow('Orang 10')).findByRole('button', {
    name: 'Perlihatkan NIK Orang 10',
  });
});

it('says why an action failed when its row has left the list meanwhile', async () => {
  const { id } = await build({ nama: 'Sudah Hilang' });
  const { user } = await openList('/dashboard/table-list', 'BHBU');
  await user.click(await screen.findByRole('button', { name: 'Tindakan untuk Sudah Hilang' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Nonaktifkan' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Alasan menonaktifkan'), 'Pindah kerja');
  await server.db.delete(peserta).where(eq(peserta.id, id));
  await user.click(within(dialog).getByRole('button', { name: 'Nonaktifkan peserta' }));
  await waitFor(() => expect(screen.queryByText('Sudah Hilang')).toBeNull());
  await within(dialog).findByRole('alert');
});

it('acts on the newest version of a record, which a conflict has loaded', async () => {
  const { id } = await build({ nama: 'Diubah Orang' });
  const { user } = await openList('/dashboard/table-list', 'BHBU');
  await user.click(await screen.findByRole('button', { name: 'Tindakan untuk Diubah Orang' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Nonaktifkan' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Alasan menonaktifkan'), 'Pindah kerja');
  await server.db
    .update(peserta)
    .set({ nama: 'Sudah Diubah', version: sql`${peserta.version} + 1` })
    .where(eq(peserta.id, id));
  const confirm = within(dialog).getByRole('button', { name: 'Nonaktifkan peserta' });
  await user.click(confirm);
  await within(dialog).findByRole('alert');
  await screen.findByText('Sudah Diubah');
  await user.click(confirm);
  await screen.findByText('Peserta Sudah Diubah dinonaktifkan');
});

it('says to a reader what the list holds, and invites only those who may register', async () => {
  const { paths } = await openList('/dashboard/table-list', 'FASKES');
  await screen.findByText('Peserta yang didaftarkan atau diunggah tampil di sini.');
  expect(paths.some(path => path.includes(`idFaskes=${faskesId}`))).toBe(true);
  resetPortal();
  await openList('/dashboard/table-list', 'BHBU');
  await screen.findByText(
    /tampil di sini\. Unggah daftarnya dari Excel, atau daftarkan satu per satu\.$/,
  );
  const upload = await screen.findByRole('link', { name: 'Unggah peserta' });
  expect(upload.getAttribute('href')).toContain('/dashboard/peserta/unggah');
  screen.getByRole('link', { name: 'Download Template Excel' });
  resetPortal();
  await build({ nama: 'Milik Akun Lain' });
  await openList('/dashboard/table-list', 'EM');
  await screen.findByText(/^Daftar ini hanya memuat peserta .* oleh akun Anda sendiri\.$/);
});

it('the list of all companies leads a company to its own participants', async () => {
  const { address } = await openList('/admin/peserta/list-upload', 'BHBU');
  await screen.findByRole('heading', { level: 1, name: 'Daftar peserta' });
  await waitFor(() => expect(address()).toBe('/dashboard/table-list'));
});

it("a user's own list has ten rows a page and an address without its defaults", async () => {
  for (let count = 0; count < 11; count += 1) await build({});
  const { user, address, paths } = await openList('/dashboard/table-list', 'BHBU');
  await screen.findByText('1–10 dari 11');
  await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
  await screen.findByText('11–11 dari 11');
  expect(address()).toBe('/dashboard/table-list?page=2');
  const previous = screen.getByRole('button', { name: 'Halaman sebelumnya' });
  await user.click(previous);
  await screen.findByText('1–10 dari 11');
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(previous);
  await waitFor(() => expect(address()).toBe('/dashboard/table-list'));
  expect(paths.some(path => path.includes('pageSize=10'))).toBe(true);
});

it('the menu of a filter closes when an option is chosen, also the one that is set already', async () => {
  await build({});
  const { user } = await openList('/dashboard/table-list', 'BHBU');
  await screen.findByText('1–1 dari 1');
  await user.click(screen.getByRole('button', { name: 'Tambah filter' }));
  await user.click(screen.getByRole('menuitem', { name: 'Status data' }));
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('menuitemradio', { name }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  };
  await choose('Tidak valid');
  const chip = await screen.findByRole('button', { name: 'Status data: Tidak valid' });
  await user.click(chip);
  await choose('Tidak valid');
  expect(document.activeElement).toBe(chip);
  await user.click(chip);
  await choose('ALL');
  await screen.findByText('1–1 dari 1');
});

it('a sort and a search are each asked for once', async () => {
  for (let count = 0; count < 3; count += 1) await build({});
  const { user, paths } = await openList('/dashboard/table-list', 'BHBU');
  await screen.findByText('1–3 dari 3');
  const requests = (part: string) =>
    paths.filter(path => path.includes('pageNumber=1&') && path.includes(part));
  await user.click(screen.getByRole('button', { name: 'Nama' }));
  await waitFor(() => expect(requests('sortBy=nama')).toHaveLength(1));
  await user.type(screen.getByPlaceholderText('Cari peserta'), '3171234567890123');
  await waitFor(() => expect(requests('q=')).toHaveLength(1));
  await screen.findByText(/^0 peserta sesuai filter/);
  expect(requests('sortBy=nama').map(path => path.includes('q='))).toEqual([false, true]);
});

it('on a phone, filters and actions are in one sheet and facts are chips', async () => {
  stubPhoneWindow();
  await build({ nama: 'Di Telepon' });
  await buildInactive('Tidak Lagi');
  const { user } = await openList('/dashboard/table-list', 'BHBU');
  const card = await screen.findByRole('link', { name: /^Di Telepon/ });
  expect(within(card).getByText('0/2')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Lainnya' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filter dan tindakan' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filter dan tindakan' });
  within(sheet).getByRole('link', { name: 'Unggah' });
  within(sheet).getByRole('button', { name: /^Ekspor: KF-Version/ });
  await user.click(within(sheet).getByRole('button', { name: 'Tambah filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Status' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Nonaktif' }));
  await user.click(await within(sheet).findByRole('button', { name: 'Tampilkan 1 peserta' }));
  await screen.findByRole('link', { name: /^Tidak Lagi Nonaktif/ });
  screen.getByRole('button', { name: 'Filter dan tindakan, 1 filter aktif' });
  await user.click(screen.getByRole('button', { name: 'Hapus filter Status' }));
  await screen.findByRole('link', { name: /^Di Telepon/ });
});

it('on a phone, the rows are sorted in the sheet', async () => {
  stubPhoneWindow();
  for (const nama of ['Budi', 'Citra', 'Ani']) await build({ nama });
  const { user } = await openList('/dashboard/table-list', 'BHBU');
  const names = () => screen.getAllByRole('link', { name: /^(Ani|Budi|Citra)/ });
  const firstLetters = () =>
    names()
      .map(link => link.textContent.at(0))
      .join('');
  await waitFor(() => expect(firstLetters()).toBe('ACB'));
  await user.click(screen.getByRole('button', { name: 'Filter dan tindakan' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filter dan tindakan' });
  const order = within(sheet).getByRole('combobox', { name: 'Urutan' });
  expect(within(order).getByRole('option', { selected: true }).textContent).toBe('Dibuat, menurun');
  await user.selectOptions(order, 'Nama, menaik');
  await user.click(within(sheet).getByRole('button', { name: 'Tampilkan 3 peserta' }));
  await waitFor(() => expect(firstLetters()).toBe('ABC'));
});
