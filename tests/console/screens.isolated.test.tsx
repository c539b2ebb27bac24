import { cleanup, screen, within } from '@testing-library/react';
import { generatePath } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { canAccess, menu, permissions, roles, isInMenu, type MenuEntry } from '#contract/policy.ts';
import { app } from '#src/i18n/id/app.ts';
import { visibleMenu } from '#src/layout/menu/visibleMenu.ts';
import { screenPathTo } from '#src/layout/routing/screenPath.ts';
import { readSession } from '#src/providers/session.ts';
import { portalMenu, sharedMenu, screens } from '#src/screens.ts';
import { clearBrowserState, openConsole, rememberSession } from './harness/openConsole.tsx';

// The screens are mocked because their content has its own tests.
vi.mock('#src/resources/role/index.ts', () => ({
  RoleList: () => <h1>Daftar</h1>,
  RoleCreate: () => <h1>Tambah</h1>,
  RoleEdit: () => <h1>Ubah</h1>,
}));
vi.mock('#src/resources/import/index.ts', () => ({
  ImportHistory: () => <h1>Daftar</h1>,
  ImportStartPage: () => <h1>Tambah</h1>,
  ImportPage: () => <h1>Ubah</h1>,
}));
vi.mock('#src/resources/jadwal/index.ts', () => ({ JadwalScreen: () => <h1>Ubah</h1> }));
vi.mock('#src/resources/faskes/index.ts', () => ({
  FaskesList: () => <h1>Daftar</h1>,
  FaskesCreate: () => <h1>Tambah</h1>,
  FaskesEdit: () => <h1>Ubah</h1>,
}));
vi.mock('#src/resources/user/index.ts', () => ({
  UserList: () => <h1>Daftar</h1>,
  UserCreate: () => <h1>Tambah</h1>,
  UserEdit: () => <h1>Ubah</h1>,
}));
vi.mock('#src/resources/peserta/index.ts', () => ({
  PesertaListOwn: () => <h1>Daftar</h1>,
  PesertaListAll: () => <h1>Daftar</h1>,
  PesertaCreate: () => <h1>Tambah</h1>,
  PesertaEdit: () => <h1>Ubah</h1>,
  PesertaEditAll: () => <h1>Ubah</h1>,
}));
vi.mock('#src/resources/booster/index.ts', () => ({
  BoosterListOwn: () => <h1>Daftar</h1>,
  BoosterListAll: () => <h1>Daftar</h1>,
  BoosterListExternal: () => <h1>Daftar</h1>,
  BoosterEdit: () => <h1>Ubah</h1>,
}));
vi.mock('#src/resources/peserta/riwayat/index.ts', () => ({
  PesertaDetailScreen: () => <h1>Lihat</h1>,
}));
vi.mock('#src/resources/tiket/index.ts', () => ({ ChangeTicketScreen: () => <h1>Ubah</h1> }));
vi.mock('#src/resources/application/index.ts', () => ({
  ApplicationList: () => <h1>Daftar</h1>,
  ApplicationVerify: () => <h1>Lihat</h1>,
}));
vi.mock('#src/resources/bhbu/index.ts', () => ({
  BhbuList: () => <h1>Daftar</h1>,
  BhbuCreate: () => <h1>Tambah</h1>,
  BhbuDetail: () => <h1>Lihat</h1>,
  BhbuEdit: () => <h1>Ubah</h1>,
}));
vi.mock('#src/resources/vaksinasi/index.ts', () => ({
  VaksinasiScreen: () => <h1>Antrean</h1>,
  KipiScreen: () => <h1>Daftar</h1>,
}));
vi.mock('#src/resources/audit/index.ts', () => ({
  AuditList: () => <h1>Daftar</h1>,
  AuditEntryScreen: () => <h1>Lihat</h1>,
}));
vi.mock('#src/resources/outbox/index.ts', () => ({
  OutboxList: () => <h1>Daftar</h1>,
  OutboxMessageScreen: () => <h1>Lihat</h1>,
}));

afterEach(() => {
  cleanup();
  clearBrowserState();
});

const menuEntries = Object.keys(menu) as MenuEntry[];
const byRole = roles.map(role => ({ role }));

describe('the list of screens', () => {
  it('uses existing rights', () => {
    for (const { access } of screens) expect(permissions).toContain(access);
  });

  it('has unique paths and existing parents', () => {
    const paths = screens.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { parent } of screens) if (parent) expect(paths).toContain(parent);
  });

  it('places each menu entry once', () => {
    const placedEntries = [...sharedMenu, ...portalMenu].flatMap(group => group.entries);
    expect([...placedEntries].sort()).toEqual([...menuEntries].sort());
  });

  it('shows no menu entry whose screen would be denied', () => {
    for (const { menu: entry, access } of screens) {
      if (!entry) continue;
      for (const role of roles) {
        if (isInMenu(role, entry)) expect(canAccess(role, access), `${role} ${entry}`).toBeTruthy();
      }
    }
  });
});

describe('access guards', () => {
  // The whole policy table is tested on the server, so one permitted and one denied role suffice.
  const guardCases = screens.flatMap(({ path, access }) => {
    const allowedRoles = roles.filter(role => canAccess(role, access));
    const deniedRoles = roles.filter(role => !canAccess(role, access));
    return [allowedRoles.at(-1), deniedRoles[0]]
      .filter(role => role !== undefined)
      .map(role => ({ path, access, role }));
  });

  it.each(guardCases)(
    'open or deny $path for $role according to the policy',
    async ({ path, access, role }) => {
      rememberSession({ role, idReferensi: 3 });
      const { address } = openConsole(generatePath(path, { id: '3' }));
      const heading = await screen.findByRole('heading', { level: 1 });
      const isDenied = heading.textContent === 'Akses ditolak';
      expect(isDenied).toBe(!canAccess(role, access));
      expect(readSession()?.role).toBe(role);
      expect(address()).toBe(generatePath(path, { id: '3' }));
    },
  );

  it.each(screens)('redirect visitors of $path to the sign-in page', async ({ path }) => {
    const { address } = openConsole(generatePath(path, { id: '3' }));
    await screen.findByRole('heading', { level: 1 });
    expect(address()).toBe('/');
  });
});

describe('the side menu', () => {
  it.each(byRole)('of $role follows the policy', async ({ role }) => {
    rememberSession({ role, idReferensi: 3 });
    openConsole('/dashboard');
    const side = await screen.findByRole('navigation', { name: app.menu.label });
    const visibleLabels = within(side)
      .getAllByRole('listitem')
      .map(item => item.textContent);
    const routedEntries = menuEntries.filter(entry =>
      screens.some(candidate => candidate.menu === entry),
    );
    const expectedLabels = routedEntries
      .filter(entry => isInMenu(role, entry))
      .map(candidate => app.menu.entry[candidate]);
    expect(visibleLabels.sort()).toEqual(expectedLabels.sort());
  });

  it('groups the entries of ADMIN and SUPERADMIN under headings', () => {
    for (const role of ['ADMIN', 'SUPERADMIN'] as const) {
      expect(visibleMenu({ role, idReferensi: null })).toEqual([
        { label: undefined, links: [{ entry: 'dashboard', to: '/dashboard' }] },
        {
          label: 'app.menu.group.peserta',
          links: [
            { entry: 'boosterEksternal', to: '/dashboard/faskes-booster' },
            { entry: 'pesertaAll', to: '/admin/peserta/list-upload' },
            { entry: 'pesertaBoosterAll', to: '/admin/peserta/booster' },
          ],
        },
        {
          label: 'app.menu.group.master',
          links: [
            { entry: 'faskesAll', to: '/dashboard/faskes/list-faskes' },
            { entry: 'bhbuAll', to: '/dashboard/bhbu/list-bhbu' },
            { entry: 'product', to: '/admin/product/list-product' },
            { entry: 'service', to: '/admin/service/list-service' },
          ],
        },
        {
          label: 'app.menu.group.sistem',
          links: [
            { entry: 'user', to: '/admin/user' },
            { entry: 'role', to: '/admin/role' },
            { entry: 'ticketChange', to: '/admin/peserta/ticket-change' },
          ],
        },
        {
          label: 'app.menu.group.pelayanan',
          links: [{ entry: 'vaksinasi', to: '/dashboard/vaksinasi' }],
        },
        {
          label: 'app.menu.group.unggahan',
          links: [{ entry: 'importHistory', to: '/dashboard/peserta/riwayat-unggah' }],
        },
        {
          label: 'app.menu.group.pemeriksaan',
          links: [
            { entry: 'application', to: '/admin/bhbu/pendaftaran' },
            { entry: 'audit', to: '/admin/audit' },
            { entry: 'outbox', to: '/admin/kotak-keluar' },
          ],
        },
      ]);
    }
  });

  it('links a facility to its own page', () => {
    const links = visibleMenu({ role: 'FASKES', idReferensi: 5 }).flatMap(group => group.links);
    expect(links).toContainEqual({ entry: 'faskesOwn', to: '/dashboard/faskes/edit/5' });
  });

  it('hides groups without entries for the role', () => {
    expect(visibleMenu({ role: 'EM', idReferensi: null })).toHaveLength(1);
  });

  it('marks the current page and its parent', async () => {
    rememberSession();
    const { go } = openConsole('/admin/role');
    const side = await screen.findByRole('navigation', { name: app.menu.label });
    const entry = within(side).getByRole('link', { name: app.menu.entry.role });
    expect(entry.getAttribute('aria-current')).toBe('page');
    await go('/admin/role/add');
    await screen.findByRole('heading', { name: 'Tambah' });
    expect(entry.getAttribute('aria-current')).toBe('true');
  });
});

describe('the path of a screen', () => {
  it('contains its ancestors as links', () => {
    expect(screenPathTo('/admin/role/edit/3').map(({ to }) => to)).toEqual([
      '/dashboard',
      '/admin/role',
      '/admin/role/edit/3',
    ]);
  });

  it('ignores case and a trailing slash', () => {
    expect(screenPathTo('/ADMIN/Role/').at(-1)?.screen.path).toBe('/admin/role');
    expect(screenPathTo('/admin/nothing')).toEqual([]);
  });

  it('resolves to the same screen in any case', async () => {
    rememberSession();
    openConsole('/ADMIN/Role/');
    expect(await screen.findByRole('heading', { name: 'Daftar' })).toBeTruthy();
  });
});
