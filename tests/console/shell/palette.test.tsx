import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { roleScope, roles, type Role } from '#contract/policy.ts';
import { listPages, recordPages, recordPathFor, type RecordKind } from '#contract/record-pages.ts';
import { searchKinds } from '#contract/domains/search/kinds.ts';
import { visibleMenu } from '#src/shell/menu/visibleMenu.ts';
import { listPathOf } from '#src/shell/palette/listPathOf.ts';
import { matchItems } from '#src/shell/palette/paletteItem.ts';
import { pagesBelowMenu } from '#src/shell/palette/usePaletteItems.ts';
import { hitPath } from '#src/shell/palette/useRecordSearch.ts';
import { screens } from '#src/shell/screens.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/shell/palette/index.ts';
import '#src/resources/role/definition.ts';
import '#src/resources/peserta/riwayat/index.ts';
import { buildPeserta } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(resetPortal);
afterAll(() => server.stop());

/** Renders the role list for an administrator and records the searches. */
async function openPortal(fetch = serverFetch(server)) {
  const account = await startSignedInSession(server, { role: 'ADMIN' });
  const searches: { readonly q: unknown; readonly signal: AbortSignal | null | undefined }[] = [];
  const portal = renderPortal({
    at: '/admin/role',
    fetch: (input, init) => {
      if ((input as string).endsWith('/Cari')) {
        const { q } = JSON.parse(init?.body as string) as { q: unknown };
        searches.push({ q, signal: init?.signal });
      }
      return fetch(input, init);
    },
  });
  await screen.findByRole('heading', { name: 'Peran' });
  return { ...portal, account, searches };
}

const findField = () => screen.findByRole('combobox', { name: 'Cari atau lompat ke…' });
const findPalette = () => screen.findByRole('dialog', { name: 'Cari atau lompat ke…' });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const activeOption = (field: HTMLElement): string =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

describe('the palette', () => {
  it('does not open with "/" for an account that switched off shortcuts of a single key', async () => {
    const { user } = await openPortal();
    await user.click(screen.getByRole('button', { name: /^Akun / }));
    const toggle = await screen.findByRole('menuitemcheckbox', {
      name: 'Pintasan satu tombol (/, ?)',
    });
    expect(toggle.getAttribute('aria-checked')).toBe('true');
    await user.click(toggle);
    await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitemcheckbox')).toBeNull());
    await user.keyboard('/');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Control>}k{/Control}');
    await findPalette();
  });

  it('opens with Ctrl+K, with "/" outside of fields and with its button, and closes with Esc', async () => {
    const { user } = await openPortal();
    await user.keyboard('{Control>}k{/Control}');
    const field = await findField();
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('{Escape}');
    await expectClosed();
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('/');
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('/');
    await findPalette();
    await user.keyboard('{Control>}k{/Control}');
    await expectClosed();
    await user.click(screen.getByRole('button', { name: /^Cari atau lompat ke…/ }));
    await findPalette();
  });

  it('does not open over a dialog', async () => {
    const { user } = await openPortal();
    await user.click(screen.getByRole('button', { name: /^Akun/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Keluar' }));
    await screen.findByRole('alertdialog');
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox', { name: 'Cari atau lompat ke…' })).toBeNull();
  });

  it('goes to a screen by a word for it, chosen with the arrow keys', async () => {
    const { user, address } = await openPortal();
    await user.keyboard('{Control>}k{/Control}');
    const field = await findField();
    await user.type(field, 'tambah');
    const options = within(await findPalette())
      .getAllByRole('option')
      .map(option => option.textContent);
    expect(activeOption(field)).toBe(options[0]);
    await user.keyboard('{ArrowDown}');
    expect(activeOption(field)).toBe(options[1]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(activeOption(field)).toBe(options.at(-1));
    await user.clear(field);
    await user.type(field, 'hak akses');
    expect(activeOption(field)).toBe('Peran');
    await user.clear(field);
    await user.type(field, 'log catatan');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/audit'));
    await expectClosed();
  });

  it('shows every action that matches three letters, and finds the other language', async () => {
    const { user, account } = await openPortal();
    const reader = { role: 'ADMIN' as const, idReferensi: account.id };
    const created = pagesBelowMenu(visibleMenu(reader), reader).filter(({ to }) =>
      /\/add$/.test(to),
    );
    expect(created.length).toBeGreaterThan(6);
    await user.keyboard('/');
    const field = await findField();
    fireEvent.change(field, { target: { value: 'buat' } });
    const actions = within(await findPalette()).getByRole('group', { name: 'Tindakan' });
    expect(within(actions).getAllByRole('option').length).toBeGreaterThanOrEqual(created.length);
    for (const text of ['bahasa', 'language']) {
      fireEvent.change(field, { target: { value: text } });
      expect(screen.getByRole('option', { name: 'Language: English' })).toBeTruthy();
    }
  });

  it.each([
    ['pesanan', /^Pemesanan/],
    ['order', /^Pemesanan/],
    ['upload', /^Unggah/],
    ['unggah', /^Unggah/],
    ['download', /^Unduh template/],
    ['template', /^Unduh template/],
    ['bantuan', /^Bantuan/],
    ['karyawan', /peserta/i],
    ['kontrak', /^PKS/],
    ['tagihan', /^Invoice/],
    ['bayar', /^Pembayaran|^Invoice/],
    ['surat jalan', /perintah kerja|pengiriman/i],
    ['sertifikat', /^Bukti vaksinasi/],
    ['stok', /stok/i],
    ['lupa kata sandi', /kata sandi/i],
  ])('finds what people mean by "%s"', async (text, expected) => {
    const { user } = await openPortal();
    await user.keyboard('/');
    fireEvent.change(await findField(), { target: { value: text } });
    const options = within(await findPalette()).getAllByRole('option');
    expect(options.map(option => option.textContent).filter(one => expected.test(one))).not.toEqual(
      [],
    );
  });

  it('opens the help of the screen, and downloads the template', async () => {
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user } = await openPortal();
    await user.keyboard('/');
    await user.type(await findField(), 'template');
    await user.click(screen.getByRole('option', { name: 'Unduh template Excel peserta' }));
    click.mockRestore();
    expect(saved).toEqual(['TemplateUploadPeserta.xlsx']);
    await expectClosed();
    await user.keyboard('/');
    await user.type(await findField(), 'bantuan');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: /Peran/ })).toBeTruthy();
  });

  it('opens the list with all that match when there are more', async () => {
    const { user, address, account } = await openPortal();
    for (const nama of ['Ani', 'Budi', 'Cici', 'Dodi', 'Eko', 'Fani'])
      await buildPeserta(server.deps, { userId: account.id, nama: `${nama} Semuanya` });
    await user.keyboard('/');
    await user.type(await findField(), 'semuanya');
    await screen.findByText(/^Lebih dari 5 hasil/);
    await user.click(await screen.findByRole('option', { name: /^Tampilkan semua/ }));
    await waitFor(() => expect(address()).toContain('/admin/peserta/list-upload?'));
    expect(new URLSearchParams(address().split('?')[1]).get('filter')).toBe('{"q":"semuanya"}');
  });

  it('finds a record by name, opens it, and offers it again without a search', async () => {
    const { user, address, account, searches } = await openPortal();
    const { id } = await buildPeserta(server.deps, { userId: account.id, nama: 'Ratna Palet' });
    await user.keyboard('/');
    await user.type(await findField(), 'ratna');
    await user.click(await screen.findByRole('option', { name: /^Ratna Palet/ }));
    await waitFor(() => expect(address()).toBe(`/admin/peserta/detail/${id}`));
    expect(searches.map(({ q }) => q)).toEqual(['ratna']);
    await user.keyboard('{Control>}k{/Control}');
    const recent = within(await findPalette()).getByRole('group', { name: 'Terakhir dibuka' });
    expect(within(recent).getByRole('option').textContent).toContain('Ratna Palet');
    expect(
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    ).not.toMatch(/ratna/i);
  });

  it('shows the answer to the current text only, and aborts the request before it', async () => {
    const real = serverFetch(server);
    const releases: (() => void)[] = [];
    const { user, account, searches } = await openPortal((input, init) =>
      (input as string).endsWith('/Cari')
        ? real(input, init).then(
            response => new Promise(answer => releases.push(() => answer(response))),
          )
        : real(input, init),
    );
    await buildPeserta(server.deps, { userId: account.id, nama: 'Basuki Usang' });
    await buildPeserta(server.deps, { userId: account.id, nama: 'Surti Kini' });
    await user.keyboard('/');
    const field = await findField();
    await user.type(field, 'basuki');
    await waitFor(() => expect(releases).toHaveLength(1));
    fireEvent.change(field, { target: { value: 'surti' } });
    await waitFor(() => expect(releases).toHaveLength(2));
    expect(searches[0]?.signal?.aborted).toBe(true);
    act(() => releases.toReversed().forEach(release => release()));
    expect(await screen.findByRole('option', { name: /^Surti Kini/ })).toBeTruthy();
    expect(screen.queryByRole('option', { name: /Basuki/ })).toBeNull();
  });

  it('opens the first result of a pasted text once it is found, if Enter was pressed before', async () => {
    const { user, address, account } = await openPortal();
    const { id } = await buildPeserta(server.deps, { userId: account.id, nama: 'Wulan Tempel' });
    await user.keyboard('/');
    await waitFor(async () => expect(document.activeElement).toBe(await findField()));
    await user.paste('wulan tempel');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/admin/peserta/detail/${id}`));
    await expectClosed();
  });

  it('forgets an early Enter when the text changes or nothing is found', async () => {
    const { user, address, account } = await openPortal();
    await buildPeserta(server.deps, { userId: account.id, nama: 'Yuni Ganti' });
    await user.keyboard('/');
    await waitFor(async () => expect(document.activeElement).toBe(await findField()));
    await user.paste('zzqxw');
    await user.keyboard('{Enter}');
    await screen.findByText(/^Tidak ada yang cocok dengan “zzqxw”/);
    await user.keyboard('{Enter}');
    const field = await findField();
    fireEvent.change(field, { target: { value: 'yuni' } });
    await user.keyboard('{Enter}');
    fireEvent.change(field, { target: { value: 'yuni ganti' } });
    expect(await screen.findByRole('option', { name: /^Yuni Ganti/ })).toBeTruthy();
    expect(address()).toBe('/admin/role');
  });

  it('shows why a search failed, and that nothing matches', async () => {
    const real = serverFetch(server);
    const { user } = await openPortal((input, init) =>
      (init?.body as string | undefined)?.includes('3273')
        ? Promise.resolve(
            Response.json({ code: 'TERLALU_SERING', detail: 'Terlalu banyak.' }, { status: 429 }),
          )
        : real(input, init),
    );
    await user.keyboard('/');
    const field = await findField();
    await user.type(field, 'zzqxw');
    expect(await screen.findByText(/^Tidak ada yang cocok dengan “zzqxw”/)).toBeTruthy();
    fireEvent.change(field, { target: { value: '3273' } });
    expect(await screen.findByText(/^Terlalu banyak/)).toBeTruthy();
  });

  it('signs out after a confirmation', async () => {
    const { user } = await openPortal();
    await user.keyboard('/');
    await user.type(await findField(), 'logout');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('alertdialog', { name: /akan keluar/ })).toBeTruthy();
  });
});

const screenAt = (path: string) => screens.find(one => matchPath(one.path, path));

describe('the page of a record', () => {
  const kinds = Object.keys(recordPages) as RecordKind[];

  it.each(kinds)('of kind %s can be opened by every role that reads it', kind => {
    for (const role of roles.filter(one => roleScope(one, recordPages[kind].access))) {
      const found = screenAt(recordPathFor(role, kind, 7));
      expect(found && roleScope(role, found.access), role).toBeTruthy();
    }
  });

  it('of a payment is for its buyer that of all payments of the invoice', () => {
    const payment = { id: 7, idInvoice: 8 };
    expect(hitPath('BHBU', 'payment', payment)).toBe('/dashboard/invoice/payment/8');
    expect(hitPath('FINANCE', 'payment', payment)).toBe('/admin/invoice/pembayaran/7');
  });

  it('of each kind belongs to a list, which its readers may open', () => {
    const without = searchKinds.filter(kind => listPathOf('ADMIN', kind, []) === undefined);
    expect(without).toEqual([]);
    for (const role of roles)
      for (const kind of searchKinds) {
        const path = listPathOf(role, kind, []);
        const found = path === undefined ? undefined : screenAt(path);
        if (path !== undefined)
          expect(found && roleScope(role, found.access), `${role}: ${path}`).toBeTruthy();
      }
    expect(listPathOf('BHBU', 'invoice', [])).toBe('/dashboard/invoice/list-invoice');
    expect(listPathOf('BHBU', 'peserta', [{ vaccinationType: 1 }])).toBe(
      '/dashboard/peserta-booster',
    );
  });

  it.each(Object.values(listPages))('%s is the path of a screen', path => {
    expect(screens.map(screen => screen.path)).toContain(path);
  });
});

describe('the actions', () => {
  const titlesOf = (role: Role) => {
    const user = { role, idReferensi: 3 };
    return pagesBelowMenu(visibleMenu(user), user).map(({ to }) => to);
  };

  it('are pages that the role can open and that need no record', () => {
    for (const role of roles) {
      for (const to of titlesOf(role)) {
        const found = screenAt(to);
        expect(found && roleScope(role, found.access), `${role}: ${to}`).toBeTruthy();
      }
    }
  });

  it('include registering, uploading and ordering', () => {
    expect(titlesOf('BHBU')).toEqual(
      expect.arrayContaining([
        '/dashboard/peserta/add',
        '/dashboard/peserta/unggah',
        '/dashboard/pemesanan/add/3',
        '/dashboard/user/change-password',
      ]),
    );
    expect(titlesOf('ADMIN')).toEqual(
      expect.arrayContaining(['/dashboard/peserta/add', '/admin/pemesanan/add', '/admin/user/add']),
    );
    expect(titlesOf('ADMIN')).not.toContain('/dashboard/voucher/add');
  });
});

it('the closest items match first', () => {
  const items = ['Ubah invoice', 'Invoice', 'Ringkasan uang'].map(label => ({
    key: label,
    label,
    words: label === 'Ringkasan uang' ? 'invoice piutang' : '',
  }));
  const labelsFor = (text: string) => matchItems(items, text).map(({ label }) => label);
  expect(labelsFor('Invo')).toEqual(['Invoice', 'Ubah invoice', 'Ringkasan uang']);
  expect(labelsFor('piutang invoice')).toEqual(['Ringkasan uang']);
  expect(labelsFor('%')).toEqual([]);
});
