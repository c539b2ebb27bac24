import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import { not, eq } from 'drizzle-orm';
import { preference, role } from '#server/platform/db/schema/index.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import { createRole, openRoleScreen } from '../../harness/openRoleScreen.ts';
import { resetPortal } from '../../harness/renderPortal.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.db.delete(preference);
  await server.db.delete(role).where(not(eq(role.bawaan, true)));
});
afterEach(resetPortal);
afterAll(() => server.stop());

const findRow = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
const listedNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('link')[0]?.textContent);

/** Opens the list and waits for its table. */
async function openList(at = '/admin/role') {
  const portal = await openRoleScreen(server, at);
  await screen.findByRole('table');
  return portal;
}

describe('the role list', () => {
  it('shows the roles with links and an exact total', async () => {
    await openList();
    const row = await findRow('VERIFICATOR');
    expect(within(row).getByText('Verifikator')).toBeDefined();
    expect(within(row).getByText('Bawaan')).toBeDefined();
    expect(screen.getByRole('link', { name: 'VERIFICATOR' }).getAttribute('href')).toMatch(
      /^\/admin\/role\/edit\/\d+$/,
    );
    expect(screen.getByText('11 peran')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Peran' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Tambah peran' }).getAttribute('href')).toBe(
      '/admin/role/add',
    );
  });

  it('sorts by a column and keeps the order in the URL', async () => {
    const { user, address } = await openList();
    await findRow('ADMIN');
    const head = screen.getByRole('columnheader', { name: 'Nama peran' });
    expect(head.getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(head).getByRole('button'));
    await waitFor(() => expect(listedNames()[0]).toBe('VERIFICATOR'));
    expect(head.getAttribute('aria-sort')).toBe('descending');
    expect(address()).toContain('order=DESC');
    expect(
      screen.getByRole('columnheader', { name: 'Keterangan' }).getAttribute('aria-sort'),
    ).toBeNull();
  });

  it('searches immediately when the search box loses focus, before a later click', async () => {
    const { user, address } = await openList();
    await findRow('ADMIN');
    await user.type(screen.getByRole('searchbox'), 'VERIF');
    expect(address()).not.toContain('VERIF');
    await user.tab();
    expect(address()).toContain('VERIF');
  });

  it('opens a row that is clicked while typing and is not navigated back', async () => {
    const { user, address } = await openList();
    await findRow('ADMIN');
    await user.type(screen.getByRole('searchbox'), 'VERIF');
    // A busy browser handles the click before the debounced search.
    const link = screen.getByRole('link', { name: 'ADMIN' });
    act(() => link.focus());
    fireEvent.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'ADMIN' })).toBeDefined();
    expect(address()).toMatch(/\/edit\/\d+$/);
  });

  it('keeps filters in the URL and shows them as removable chips', async () => {
    const { user, address } = await openList();
    await findRow('ADMIN');
    await user.click(screen.getByRole('button', { name: 'Tambah filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Peran dasar' }));
    expect(await screen.findByRole('menuitem', { name: 'ALL' })).toBeDefined();
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Legal' }));
    expect(await screen.findByText('1 peran sesuai filter')).toBeDefined();
    expect(listedNames()).toEqual(['LEGAL']);
    expect(decodeURIComponent(address())).toContain('"peranDasar":"LEGAL"');
    await user.click(screen.getByRole('button', { name: 'Hapus filter Peran dasar' }));
    expect(await screen.findByText('11 peran')).toBeDefined();
  });

  it('takes several options of a filter, by mouse and by keyboard', async () => {
    const { user, address } = await openList();
    await findRow('ADMIN');
    await user.click(screen.getByRole('button', { name: 'Tambah filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Peran dasar' }));
    const legal = await screen.findByRole('menuitemcheckbox', { name: 'Legal' });
    act(() => legal.focus());
    await user.keyboard(' ');
    expect(legal.getAttribute('aria-checked')).toBe('true');
    // From now on a click adds.
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Administrator' }));
    await user.keyboard('{Escape}');
    expect(await screen.findByText('2 peran sesuai filter')).toBeDefined();
    expect(decodeURIComponent(address())).toContain('"peranDasar":"ADMIN,LEGAL"');
    expect(screen.getByText('Peran dasar: Administrator, Legal')).toBeDefined();
  });

  it('reads its state from the URL and ignores unknown filters', async () => {
    const filter = encodeURIComponent('{"bawaan":"true","umur":7}');
    await openList(`/admin/role?filter=${filter}&sort=keterangan&order=ASC&page=1&perPage=25`);
    expect(await screen.findByText('11 peran sesuai filter')).toBeDefined();
    expect(screen.getByText('Asal: Bawaan')).toBeDefined();
  });

  it('offers to clear the search when nothing matches', async () => {
    const { user } = await openList();
    await findRow('ADMIN');
    await user.type(screen.getByRole('searchbox', { name: 'Cari peran' }), 'tiada');
    expect(await screen.findByText('Tidak ada peran yang cocok')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Hapus pencarian "tiada"' }));
    expect(await screen.findByText('11 peran')).toBeDefined();
  });

  it('keeps a possible identity number out of the URL and the browser storage', async () => {
    const { user, address, asked: requests, go } = await openList();
    await findRow('ADMIN');
    const nik = '3204112101900001';
    const box = screen.getByRole('searchbox', { name: 'Cari peran' });
    await user.click(box);
    await user.paste(nik);
    expect(await screen.findByText('Tidak ada peran yang cocok')).toBeDefined();
    expect(requests.some(({ path }) => path.includes(nik))).toBe(true);
    expect(address()).not.toContain(nik);
    expect(
      JSON.stringify(Object.entries(localStorage).concat(Object.entries(sessionStorage))),
    ).not.toContain(nik);
    await go(`/admin/role?filter=${encodeURIComponent(JSON.stringify({ q: nik }))}`);
    await waitFor(() => expect(address()).not.toContain(nik));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(nik);
  });

  it('shows a load error and loads on retry', async () => {
    const { user, breakCalls } = await openRoleScreen(server, '/admin/role?page=1&perPage=25');
    breakCalls(path =>
      path.startsWith('/Role')
        ? Response.json({ code: 'KESALAHAN_SISTEM', detail: 'Tidak hari ini.' }, { status: 500 })
        : undefined,
    );
    await user.click(await screen.findByRole('button', { name: 'Muat ulang' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/Daftar tidak dapat dimuat/);
    breakCalls(undefined);
    await user.click(within(alert).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('saves the chosen columns on the server', async () => {
    const { user, account } = await openList();
    await findRow('ADMIN');
    await user.click(screen.getByRole('button', { name: 'Kolom' }));
    const chooser = await screen.findByRole('dialog', { name: 'Kolom yang ditampilkan' });
    await user.click(within(chooser).getByRole('checkbox', { name: 'Keterangan' }));
    await user.click(within(chooser).getByRole('button', { name: 'Naikkan Pengguna' }));
    await user.click(within(chooser).getByRole('checkbox', { name: 'Baris rapat' }));
    await waitFor(async () => {
      const { json } = await server.request('GET', '/preferensi/kolom.role', {
        token: account.token,
      });
      expect(json['value']).toMatchObject({
        hidden: ['keterangan', 'modifiedBy'],
        isCompact: true,
        order: [
          'name',
          'bawaan',
          'jumlahPengguna',
          'peranDasar',
          'keterangan',
          'modifiedAt',
          'modifiedBy',
        ],
      });
    });
    const headerTexts = () =>
      screen
        .getAllByRole('columnheader', { hidden: true })
        .map(headerCell => headerCell.textContent);
    expect(headerTexts()).toEqual([
      '',
      'Nama peran',
      'Asal',
      'Pengguna',
      'Peran dasar',
      'Diubah',
      'Tindakan',
    ]);
  });

  it('saves named filters and applies them', async () => {
    const filter = encodeURIComponent('{"peranDasar":"PS"}');
    const { user } = await openList(`/admin/role?filter=${filter}`);
    await screen.findByText('1 peran sesuai filter');
    await user.click(screen.getByRole('button', { name: 'Filter tersimpan' }));
    await user.click(await screen.findByRole('button', { name: 'Simpan filter ini…' }));
    await user.type(await screen.findByLabelText('Nama filter'), 'Lapangan');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Filter "Lapangan" disimpan')).toBeDefined();
    await screen.findByRole('button', { name: 'Filter tersimpan: Lapangan' });
    await user.click(await screen.findByRole('button', { name: 'Hapus filter Peran dasar' }));
    await screen.findByText('11 peran');
    await user.click(screen.getByRole('button', { name: 'Filter tersimpan' }));
    await user.click(await screen.findByRole('button', { name: 'Lapangan' }));
    expect(await screen.findByText('1 peran sesuai filter')).toBeDefined();
  });
});

describe('selected rows', () => {
  it('are deleted one by one after a confirmation that counts them', async () => {
    const { user, account, asked: requests } = await openList();
    for (const name of ['Aula', 'Bakti']) await createRole(server, account.token, { name });
    await user.click(screen.getByRole('button', { name: 'Muat ulang' }));
    // The list may have been read between the two.
    for (const name of ['Aula', 'Bakti']) await findRow(name);
    for (const name of ['Aula', 'Bakti', 'ADMIN']) {
      await user.click(screen.getByRole('checkbox', { name: `Pilih ${name}` }));
    }
    const actionBar = screen.getByRole('region', { name: 'Tindakan untuk baris yang dipilih' });
    expect(within(actionBar).getByText('3 dipilih')).toBeDefined();
    await user.click(within(actionBar).getByRole('button', { name: 'Hapus 3 peran' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hapus 2 peran?' });
    expect(within(dialog).getByText(/1 tidak ikut:/)).toBeDefined();
    expect(within(dialog).getByText(/^ADMIN: Peran bawaan/)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Hapus 2 peran' }));
    expect(await screen.findByText('2 peran dihapus')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Aula' })).toBeNull());
    const deletes = requests.filter(({ method }) => method === 'DELETE');
    expect(deletes.map(({ headers }) => headers.get('if-match'))).toEqual(['W/"1"', 'W/"1"']);
  });

  it('show the number of successes and the reason of each failure', async () => {
    const { user, account } = await openList();
    const changedRole = await createRole(server, account.token, { name: 'Cendana' });
    await createRole(server, account.token, { name: 'Delima' });
    await user.click(screen.getByRole('button', { name: 'Muat ulang' }));
    await findRow('Delima');
    for (const name of ['Cendana', 'Delima']) {
      await user.click(screen.getByRole('checkbox', { name: `Pilih ${name}` }));
    }
    await user.click(screen.getByRole('button', { name: 'Hapus 2 peran' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hapus 2 peran?' });
    const { status } = await server.request('PUT', `/Role/${changedRole.id}`, {
      token: account.token,
      body: { name: 'Cendana', peranDasar: 'PS', version: 1 },
    });
    expect(status).toBe(200);
    await user.click(within(dialog).getByRole('button', { name: 'Hapus 2 peran' }));
    expect(await within(dialog).findByText('1 berhasil')).toBeDefined();
    expect(within(dialog).getByText(/^Cendana: Data ini sudah disimpan orang lain/)).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
    expect(await screen.findByText('1 dipilih')).toBeDefined();
  });

  it('are counted without a row that its own menu deletes, and with those that are not shown', async () => {
    const { user, account } = await openList();
    for (const name of ['Enau', 'Flamboyan']) await createRole(server, account.token, { name });
    await user.click(screen.getByRole('button', { name: 'Muat ulang' }));
    await findRow('Flamboyan');
    for (const name of ['Enau', 'Flamboyan']) {
      await user.click(screen.getByRole('checkbox', { name: `Pilih ${name}` }));
    }
    expect(await screen.findByText('2 dipilih')).toBeDefined();
    expect(screen.queryByText(/tidak terlihat/)).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'ADMIN');
    expect(await screen.findByText('2 tidak terlihat')).toBeDefined();
    await user.clear(screen.getByRole('searchbox'));
    const row = await findRow('Enau');
    await user.click(within(row).getByRole('button', { name: 'Tindakan untuk Enau' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Hapus' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: /^Hapus/ }),
    );
    expect(await screen.findByText('1 dipilih')).toBeDefined();
  });

  it('show a disabled action in the row menu with its reason', async () => {
    const { user } = await openList();
    const row = await findRow('ADMIN');
    await user.click(within(row).getByRole('button', { name: 'Tindakan untuk ADMIN' }));
    const item = await screen.findByRole('menuitem', { name: /^Hapus/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain('Peran bawaan tidak dapat diubah atau dihapus.');
    expect(screen.getByRole('menuitem', { name: 'Lihat' })).toBeDefined();
  });
});

describe('the export', () => {
  it('contains the filtered rows and its filters on a second sheet', async () => {
    const { user, account } = await openList();
    await createRole(server, account.token, { name: 'Gizi', keterangan: '=HYPERLINK("http://x")' });
    const saved: { name: string; file: Blob }[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file: files.at(-1) ?? new Blob() });
    });
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
      files.push(file as Blob);
      return 'blob:x';
    });
    await user.type(screen.getByRole('searchbox'), 'giz');
    await screen.findByText('1 peran sesuai filter');
    await user.click(screen.getByRole('button', { name: 'Ekspor' }));
    expect(
      await screen.findByText(/Unduhan ReportPeranVGR-\d{4}-\d\d-\d\d\.xlsx dimulai, 1 baris\./),
    ).toBeDefined();
    click.mockRestore();
    const [{ file, name } = { file: new Blob(), name: '' }] = saved;
    expect(name).toMatch(/^ReportPeranVGR-\d{4}-\d\d-\d\d\.xlsx$/);
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    expect(sheets.map(sheet => sheet.name)).toEqual(['Peran', 'Keterangan']);
    expect(sheets[0]?.rows[0]).toEqual([
      'Nama peran',
      'Asal',
      'Peran dasar',
      'Pengguna',
      'Keterangan',
      'Diubah (WIB)',
    ]);
    expect(sheets[0]?.rows[1]?.slice(0, 5)).toEqual([
      'Gizi',
      'Buatan sendiri',
      'Account manager (AM)',
      0,
      '=HYPERLINK("http://x")',
    ]);
    expect(sheets[0]?.rows[1]?.[5]).toBeInstanceOf(Date);
    expect(sheets[1]?.rows).toContainEqual(['Pencarian', 'giz']);
    expect(sheets[1]?.rows).toContainEqual(['Jumlah baris', '1']);
  });
});
