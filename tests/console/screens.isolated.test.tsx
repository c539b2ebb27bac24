import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { generatePath } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { menu, isInMenu, type MenuEntry } from '#contract/menu.ts';
import { roleScope, permissions, roles, type Role } from '#contract/policy.ts';
import { accountManifest } from '#src/account/settings/manifest.ts';
import { dashboardManifest } from '#src/dashboard/manifest.ts';
import type { Manifest } from '#src/kit/defineManifest.ts';
import { app } from '#src/i18n/id/app.ts';
import { i18nProvider } from '#src/shell/i18nProvider.ts';
import { visibleMenu } from '#src/shell/menu/visibleMenu.ts';
import { screenPathTo } from '#src/shell/routing/screenPath.ts';
import { getReturnPath } from '#src/providers/returnPath.ts';
import { readSession } from '#src/providers/session.ts';
import { printManifest } from '#src/print/manifest.ts';
import { resourceManifests } from '#src/resources/manifests.ts';
import { portalMenu, sharedMenu, screens } from '#src/shell/screens.ts';
import { clearBrowserState, openConsole, rememberSession } from './harness/openConsole.tsx';

// Every screen is replaced by a heading with its component's name, because the content of screens has
// its own tests.
vi.mock('#src/kit/defineManifest.ts', () => ({
  defineManifest: (manifest: Manifest): Manifest => {
    const components = manifest.screens.map(({ component }) => [
      component,
      () => <h1>{component}</h1>,
    ]);
    return { ...manifest, load: () => Promise.resolve(Object.fromEntries(components) as object) };
  },
}));

afterEach(() => {
  cleanup();
  clearBrowserState();
});

const menuEntries = Object.keys(menu) as MenuEntry[];

/** Component names of the screens, by path. */
const componentNames = new Map(
  [dashboardManifest, accountManifest, printManifest, ...resourceManifests].flatMap(manifest =>
    manifest.screens.map(({ path, component }) => [path, component]),
  ),
);

/** Values of the parameters of all paths. */
const pathParams = { id: '3', idOrder: '3', idInvoice: '3' };

/** Text of the page's main heading. */
const heading = () => document.querySelector('h1')?.textContent;

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
    for (const { menu: item, access } of screens) {
      if (!item) continue;
      for (const role of roles) {
        if (isInMenu(role, item.entry)) {
          expect(roleScope(role, access), `${role} ${item.entry}`).toBeTruthy();
        }
      }
    }
  });
});

describe('the console', () => {
  // The whole policy table is tested on the server, so one permitted and one denied role suffice.
  const guardCases = screens.flatMap(screen => {
    const allowedRoles = roles.filter(role => roleScope(role, screen.access));
    const deniedRoles = roles.filter(role => !roleScope(role, screen.access));
    return [allowedRoles.at(-1), deniedRoles[0]].map(role => ({ ...screen, role }));
  });

  it.each(roles)("of %s opens or denies screens and has the policy's menu", async role => {
    rememberSession({ role, idReferensi: 3 });
    const { address, go } = openConsole('/dashboard');
    const side = await screen.findByRole('navigation', { name: app.menu.label });
    const visibleLabels = within(side)
      .getAllByRole('listitem')
      .map(item => item.textContent);
    const expectedLabels = screens.flatMap(({ menu: item }) =>
      item && isInMenu(role, item.entry) ? [i18nProvider.translate(item.label)] : [],
    );
    expect(visibleLabels.sort()).toEqual(expectedLabels.sort());

    for (const { path, access } of guardCases.filter(guardCase => guardCase.role === role)) {
      // A page between the screens, so that no check passes because of the previous screen.
      await act(() => go('/dashboard/nothing'));
      await waitFor(() => expect(heading()).toBe(app.not_found.title));
      const to = generatePath(path, pathParams);
      await act(() => go(to));
      const expected = roleScope(role, access) ? componentNames.get(path) : app.denied.title;
      await waitFor(() => expect(heading(), to).toBe(expected));
      expect(readSession()?.role).toBe(role);
      expect(address()).toBe(to);
    }
  });

  it('redirects visitors of every screen to the sign-in page', async () => {
    const { address, go } = openConsole('/');
    for (const { path } of screens) {
      const to = generatePath(path, pathParams);
      await act(() => go(to));
      await waitFor(() => expect(heading(), to).toBeTruthy());
      expect(address(), to).toBe('/');
      // The screen's path is remembered for the time after sign-in.
      expect(getReturnPath(1)).toBe(to);
    }
  });
});

describe('the side menu', () => {
  it('groups the entries of ADMIN and SUPERADMIN under headings', () => {
    for (const role of ['ADMIN', 'SUPERADMIN'] as const) {
      const groups = visibleMenu({ role, idReferensi: null }).map(({ label, links }) => ({
        label,
        links: links.map(({ entry, to }) => ({ entry, to })),
      }));
      expect(groups).toEqual([
        { label: undefined, links: [{ entry: 'dashboard', to: '/dashboard' }] },
        {
          label: 'app.menu.group.peserta',
          links: [
            { entry: 'boosterEksternal', to: '/dashboard/faskes-booster' },
            { entry: 'pesertaAll', to: '/admin/peserta/list-upload' },
            { entry: 'pesertaBoosterAll', to: '/admin/peserta/booster' },
            { entry: 'pertanyaanAll', to: '/admin/pertanyaan/list-pertanyaan' },
          ],
        },
        {
          label: 'app.menu.group.master',
          links: [
            { entry: 'faskesAll', to: '/dashboard/faskes/list-faskes' },
            { entry: 'liburAll', to: '/admin/libur/list-libur' },
            { entry: 'bhbuAll', to: '/dashboard/bhbu/list-bhbu' },
            { entry: 'product', to: '/admin/product/list-product' },
            { entry: 'service', to: '/admin/service/list-service' },
            { entry: 'priceCeiling', to: '/admin/batas-harga/list-batas-harga' },
          ],
        },
        {
          label: 'app.menu.group.transaksi',
          links: [
            { entry: 'pksAll', to: '/admin/pks/list-pks' },
            { entry: 'suratAll', to: '/admin/surat/list-surat' },
            { entry: 'orderAll', to: '/admin/pemesanan/list-pemesanan' },
            { entry: 'workOrderAll', to: '/admin/pengiriman/list-pengiriman' },
          ],
        },
        {
          label: 'app.menu.group.voucher',
          links: [
            { entry: 'voucherAll', to: '/admin/voucher/list-voucher' },
            { entry: 'voucherFormAll', to: '/admin/voucher/form-voucher' },
            { entry: 'voucherCheck', to: '/dashboard/voucher/validate' },
            { entry: 'voucherContract', to: '/admin/voucher-contract/list-voucher' },
            { entry: 'voucherListAll', to: '/admin/voucher/semua' },
            { entry: 'pesertaVoucher', to: '/dashboard/peserta-voucher/table-list' },
          ],
        },
        {
          label: 'app.menu.group.sistem',
          links: [
            { entry: 'user', to: '/admin/user' },
            { entry: 'role', to: '/admin/role' },
            { entry: 'factorRule', to: '/admin/factor-rule' },
            { entry: 'machineAccountAll', to: '/admin/akun-mesin' },
            { entry: 'webhookAll', to: '/admin/webhook' },
            { entry: 'ticketChange', to: '/admin/peserta/ticket-change' },
          ],
        },
        {
          label: 'app.menu.group.pelayanan',
          links: [
            { entry: 'vaksinasi', to: '/dashboard/vaksinasi' },
            { entry: 'satusehat', to: '/dashboard/satusehat' },
            { entry: 'batch', to: '/admin/batch' },
            { entry: 'stockAll', to: '/admin/stok/list-stok' },
            { entry: 'temperatureAll', to: '/admin/stok/suhu' },
            { entry: 'distributor', to: '/admin/distributor/list-distributor' },
            { entry: 'certificate', to: '/dashboard/sertifikat/belum' },
          ],
        },
        {
          label: 'app.menu.group.keuangan',
          links: [
            { entry: 'invoiceAll', to: '/admin/invoice/list-invoice' },
            { entry: 'payment', to: '/admin/invoice/verifikasi' },
            { entry: 'paymentAll', to: '/admin/invoice/pembayaran' },
            { entry: 'bankLine', to: '/admin/invoice/rekonsiliasi' },
            { entry: 'faktur', to: '/admin/faktur' },
            { entry: 'nota', to: '/dashboard/invoice/nota' },
            { entry: 'moneyOverview', to: '/admin/invoice/ringkasan' },
          ],
        },
        {
          label: 'app.menu.group.unggahan',
          links: [{ entry: 'importHistory', to: '/dashboard/peserta/riwayat-unggah' }],
        },
        {
          label: 'app.menu.group.pemeriksaan',
          links: [
            { entry: 'application', to: '/admin/bhbu/pendaftaran' },
            { entry: 'usulanPerubahan', to: '/admin/usulan-perubahan' },
            { entry: 'permintaanData', to: '/admin/permintaan-data' },
            { entry: 'insiden', to: '/admin/insiden' },
            { entry: 'pemrosesan', to: '/admin/pemrosesan' },
            { entry: 'retensi', to: '/admin/retensi' },
            { entry: 'penahanan', to: '/admin/penahanan' },
            { entry: 'audit', to: '/admin/audit' },
            { entry: 'outbox', to: '/admin/kotak-keluar' },
          ],
        },
        {
          label: 'app.menu.group.pengaturan',
          links: [
            { entry: 'seller', to: '/admin/penjual' },
            { entry: 'decree', to: '/admin/decree/list-decree' },
          ],
        },
      ]);
    }
  });

  const companyMenu = [
    'Dasbor',
    'Daftar peserta',
    'Peserta booster',
    'Tanya peserta',
    'Data perusahaan',
    'Akun perusahaan',
    'Akun mesin',
    'Webhook',
    'PKS',
    'Surat',
    'Pemesanan',
    'Transaksi voucher',
    'Periksa voucher',
    'Daftar voucher',
    'Peserta voucher',
    'Penerimaan',
    'Stok vaksin',
    'Bukti vaksinasi',
    'Invoice',
    'Nota retur/kredit',
    'Riwayat unggahan',
  ];
  const managerMenu = [
    'Dasbor',
    'Daftar peserta',
    'Peserta booster',
    'Tanya peserta',
    'Faskes',
    'Hari libur',
    'BHBU',
    'Produk',
    'Layanan',
    'Batas harga',
    'PKS',
    'Surat',
    'Pemesanan',
    'Pengiriman',
    'Transaksi voucher',
    'Input peserta voucher',
    'Kontrak voucher',
    'Daftar voucher',
    'Peserta voucher',
    'Batch',
    'Stok vaksin',
    'Distributor',
    'Bukti vaksinasi',
    'Invoice',
    'Pembayaran',
    'Riwayat unggahan',
    'Pendaftaran BHBU',
    'Usulan perubahan',
  ];
  const facilityMenu = [
    'Dasbor',
    'Daftar peserta',
    'Peserta booster',
    'Booster eksternal',
    'Data faskes',
    'Jadwal faskes',
    'Hari libur',
    'Akun mesin',
    'Webhook',
    'Input peserta voucher',
    'Periksa voucher',
    'Peserta voucher',
    'Vaksinasi',
    'SATUSEHAT',
    'Penerimaan',
    'Stok vaksin',
    'Catatan suhu',
    'Bukti vaksinasi',
    'Riwayat unggahan',
  ];
  const stockMenu = ['Batch', 'Stok vaksin', 'Catatan suhu', 'Distributor'];
  const financeMenu = [
    'Surat',
    'Pemesanan',
    'Invoice',
    'Verifikasi pembayaran',
    'Pembayaran',
    'Rekonsiliasi bank',
    'Meja faktur',
    'Nota retur/kredit',
    'Ringkasan uang',
    'Penjual',
  ];

  it.each<[Role, readonly string[]]>([
    ['AM', managerMenu],
    [
      'LEGAL',
      [
        'Dasbor',
        'BHBU',
        'Batas harga',
        'PKS',
        'Surat',
        'Pemesanan',
        'Permintaan data pribadi',
        'Insiden data pribadi',
        'Register pemrosesan',
        'Masa simpan data',
        'Penahanan data',
        'Dasar hukum PPN DTP',
      ],
    ],
    ['FINANCE', ['Dasbor', 'BHBU', ...financeMenu]],
    ['PS', ['Dasbor', 'BHBU', 'Pengiriman', ...stockMenu]],
    ['EM', ['Dasbor', 'Pengiriman', 'SATUSEHAT', ...stockMenu]],
    ['VERIFICATOR', ['Dasbor', 'BHBU', 'PKS', 'Pendaftaran BHBU']],
    ['BHBU', companyMenu],
    ['FASKES', facilityMenu],
  ])('of %s has exactly its entries, in this order', (role, entries) => {
    const links = visibleMenu({ role, idReferensi: 3 }).flatMap(group => group.links);
    expect(links.map(({ label }) => i18nProvider.translate(label))).toEqual(entries);
  });

  it('links a facility to its own page', () => {
    const links = visibleMenu({ role: 'FASKES', idReferensi: 5 }).flatMap(group => group.links);
    expect(links.find(({ entry }) => entry === 'faskesOwn')?.to).toBe('/dashboard/faskes/edit/5');
  });

  it('hides groups without entries for the role', () => {
    expect(visibleMenu({ role: 'EXTERNAL', idReferensi: null })).toHaveLength(1);
  });

  it('marks the current page and its parent', async () => {
    rememberSession();
    const { go } = openConsole('/admin/role');
    const side = await screen.findByRole('navigation', { name: app.menu.label });
    const entry = within(side).getByRole('link', { name: 'Peran' });
    expect(entry.getAttribute('aria-current')).toBe('page');
    await go('/admin/role/add');
    await screen.findByRole('heading', { name: 'create' });
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

  it('leaves out parents that the viewer may not open', () => {
    const pathOf = (role: Role) =>
      screenPathTo('/admin/voucher/print/3', { role, idReferensi: null }).map(({ to }) => to);
    expect(pathOf('AM')).toContain('/admin/voucher/list-voucher');
    expect(pathOf('EM')).not.toContain('/admin/voucher/list-voucher');
  });

  it('ignores case and a trailing slash', () => {
    expect(screenPathTo('/ADMIN/Role/').at(-1)?.screen.path).toBe('/admin/role');
    expect(screenPathTo('/admin/nothing')).toEqual([]);
  });

  it('resolves to the same screen in any case', async () => {
    rememberSession();
    openConsole('/ADMIN/Role/');
    expect(await screen.findByRole('heading', { name: 'list' })).toBeTruthy();
  });
});
