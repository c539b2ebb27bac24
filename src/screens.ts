import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { MenuEntry, Permission } from '#contract/policy.ts';
import type { MessageKey } from './i18n/messages.ts';

/** One screen: where it is, who may open it, what it is called. */
export interface Screen {
  readonly path: string;
  /** The right without which it shows 'Akses ditolak'. */
  readonly access: Permission;
  /** With the scope `own`, its `:id` is the caller's company or facility; another shows 'Akses ditolak'. */
  readonly ownId?: true;
  /** Its name in the breadcrumb. */
  readonly title: MessageKey;
  /** The path of the screen above it in the breadcrumb; none for the dashboard. */
  readonly parent?: string;
  /** The entry of the side menu that leads here. */
  readonly menu?: MenuEntry;
  readonly component: LazyExoticComponent<ComponentType>;
}

/** A screen behind its resource's door; all screens of a door come in one chunk. */
const behind = <N extends string>(door: () => Promise<Record<N, ComponentType>>, name: N) =>
  lazy(async () => ({ default: (await door())[name] }));

const application = () => import('./resources/application/index.ts');
const audit = () => import('./resources/audit/index.ts');
const outbox = () => import('./resources/outbox/index.ts');
const peserta = () => import('./resources/peserta/index.ts');
const jadwal = () => import('./resources/jadwal/index.ts');
const booster = () => import('./resources/booster/index.ts');
const bhbu = () => import('./resources/bhbu/index.ts');
const impor = () => import('./resources/impor/index.ts');
const dashboard = () => import('./dashboard/index.ts');
const dosis = () => import('./resources/dosis/index.ts');
const faskes = () => import('./resources/faskes/index.ts');
const own = () => import('./account/own/index.ts');
const riwayat = () => import('./resources/riwayat/index.ts');
const tiket = () => import('./resources/tiket/index.ts');
const product = () => import('./resources/product/index.ts');
const role = () => import('./resources/role/index.ts');
const service = () => import('./resources/service/index.ts');
const user = () => import('./resources/user/index.ts');

/** Every screen of the signed-in console: the only list of its routes. */
export const screens: readonly Screen[] = [
  {
    path: '/dashboard',
    access: 'dashboard.read',
    title: 'app.menu.entry.dashboard',
    menu: 'dashboard',
    component: behind(dashboard, 'Dashboard'),
  },
  {
    path: '/dashboard/user/edit-profile',
    access: 'akun.update',
    title: 'own.profile.title',
    parent: '/dashboard',
    component: behind(own, 'ProfileScreen'),
  },
  {
    path: '/dashboard/profile',
    access: 'akun.update',
    title: 'own.profile.title',
    parent: '/dashboard',
    component: behind(own, 'ProfileScreen'),
  },
  {
    path: '/dashboard/user/change-password',
    access: 'akun.password',
    title: 'own.password.title',
    parent: '/dashboard',
    component: behind(own, 'PasswordScreen'),
  },
  {
    path: '/dashboard/user/sessions',
    access: 'sesi.read',
    title: 'own.sessions.title',
    parent: '/dashboard',
    component: behind(own, 'SessionsScreen'),
  },
  {
    path: '/dashboard/pic/edit',
    access: 'pic.update',
    title: 'own.pic.title',
    parent: '/dashboard',
    component: behind(own, 'PicScreen'),
  },
  {
    path: '/dashboard/table-list',
    access: 'peserta.read',
    title: 'app.menu.entry.pesertaOwn',
    parent: '/dashboard',
    menu: 'pesertaOwn',
    component: behind(peserta, 'PesertaListOwn'),
  },
  {
    path: '/dashboard/peserta/add',
    access: 'peserta.create',
    title: 'resources.peserta.page.create',
    parent: '/dashboard/table-list',
    component: behind(peserta, 'PesertaCreate'),
  },
  {
    path: '/dashboard/peserta/edit/:id',
    access: 'peserta.read',
    title: 'resources.peserta.page.edit',
    parent: '/dashboard/table-list',
    component: behind(peserta, 'PesertaEdit'),
  },
  {
    path: '/admin/peserta/list-upload',
    access: 'peserta.read',
    title: 'app.menu.entry.pesertaAll',
    parent: '/dashboard',
    menu: 'pesertaAll',
    component: behind(peserta, 'PesertaListAll'),
  },
  {
    path: '/admin/peserta/edit/:id',
    access: 'peserta.read',
    title: 'resources.peserta.page.edit',
    parent: '/admin/peserta/list-upload',
    component: behind(peserta, 'PesertaEditAll'),
  },
  {
    path: '/dashboard/peserta-booster',
    access: 'peserta.read',
    title: 'app.menu.entry.pesertaBooster',
    parent: '/dashboard',
    menu: 'pesertaBooster',
    component: behind(booster, 'BoosterListOwn'),
  },
  {
    path: '/dashboard/peserta-booster/edit/:id',
    access: 'peserta.read',
    title: 'resources.booster.page.edit',
    parent: '/dashboard/peserta-booster',
    component: behind(booster, 'BoosterEdit'),
  },
  {
    path: '/dashboard/faskes-booster',
    access: 'peserta.read',
    title: 'app.menu.entry.boosterEksternal',
    parent: '/dashboard',
    menu: 'boosterEksternal',
    component: behind(booster, 'BoosterListExternal'),
  },
  {
    path: '/dashboard/faskes-booster/edit/:id',
    access: 'peserta.read',
    title: 'resources.booster.page.edit',
    parent: '/dashboard/faskes-booster',
    component: behind(booster, 'BoosterEdit'),
  },
  {
    path: '/admin/peserta/booster/edit/:id',
    access: 'peserta.read',
    title: 'resources.booster.page.edit',
    parent: '/admin/peserta/booster',
    component: behind(booster, 'BoosterEdit'),
  },
  {
    path: '/admin/peserta/booster',
    access: 'peserta.read',
    title: 'app.menu.entry.pesertaBoosterAll',
    parent: '/dashboard',
    menu: 'pesertaBoosterAll',
    component: behind(booster, 'BoosterListAll'),
  },
  {
    path: '/dashboard/peserta/detail/:id',
    access: 'peserta.read',
    title: 'resources.riwayat.page.detail',
    parent: '/dashboard/table-list',
    component: behind(riwayat, 'PesertaHome'),
  },
  {
    path: '/admin/peserta/detail/:id',
    access: 'peserta.read',
    title: 'resources.riwayat.page.detail',
    parent: '/admin/peserta/list-upload',
    component: behind(riwayat, 'PesertaHome'),
  },
  {
    path: '/admin/peserta/ticket-change',
    access: 'peserta.changeTicket',
    title: 'app.menu.entry.ticketChange',
    parent: '/dashboard',
    menu: 'ticketChange',
    component: behind(tiket, 'TicketChange'),
  },
  {
    path: '/dashboard/peserta/riwayat-unggah',
    access: 'impor.work',
    title: 'app.menu.entry.imporHistory',
    parent: '/dashboard',
    menu: 'imporHistory',
    component: behind(impor, 'ImporHistory'),
  },
  {
    path: '/dashboard/peserta/unggah',
    access: 'impor.work',
    title: 'resources.impor.page.create',
    parent: '/dashboard/peserta/riwayat-unggah',
    component: behind(impor, 'ImporStart'),
  },
  {
    path: '/dashboard/peserta/unggah/:id',
    access: 'impor.work',
    title: 'resources.impor.page.edit',
    parent: '/dashboard/peserta/riwayat-unggah',
    component: behind(impor, 'ImporChangeSet'),
  },
  {
    path: '/dashboard/vaksinasi',
    access: 'vaksinasi.read',
    title: 'app.menu.entry.vaksinasi',
    parent: '/dashboard',
    menu: 'vaksinasi',
    component: behind(dosis, 'DosisScreen'),
  },
  {
    path: '/admin/product/list-product',
    access: 'product.read',
    title: 'app.menu.entry.product',
    parent: '/dashboard',
    menu: 'product',
    component: behind(product, 'ProductList'),
  },
  {
    path: '/admin/product/add',
    access: 'product.create',
    title: 'resources.product.page.create',
    parent: '/admin/product/list-product',
    component: behind(product, 'ProductCreate'),
  },
  {
    path: '/admin/product/edit/:id',
    access: 'product.read',
    title: 'resources.product.page.edit',
    parent: '/admin/product/list-product',
    component: behind(product, 'ProductEdit'),
  },
  {
    path: '/admin/service/list-service',
    access: 'service.read',
    title: 'app.menu.entry.service',
    parent: '/dashboard',
    menu: 'service',
    component: behind(service, 'ServiceList'),
  },
  {
    path: '/admin/service/add',
    access: 'service.create',
    title: 'resources.service.page.create',
    parent: '/admin/service/list-service',
    component: behind(service, 'ServiceCreate'),
  },
  {
    path: '/admin/service/edit/:id',
    access: 'service.read',
    title: 'resources.service.page.edit',
    parent: '/admin/service/list-service',
    component: behind(service, 'ServiceEdit'),
  },
  {
    path: '/dashboard/faskes/edit-jadwal/:id',
    access: 'jadwal.read',
    title: 'app.menu.entry.jadwalOwn',
    parent: '/dashboard/faskes/list-faskes',
    menu: 'jadwalOwn',
    component: behind(jadwal, 'JadwalScreen'),
  },
  {
    path: '/dashboard/faskes/list-faskes',
    access: 'faskes.read',
    title: 'app.menu.entry.faskesAll',
    parent: '/dashboard',
    menu: 'faskesAll',
    component: behind(faskes, 'FaskesList'),
  },
  {
    path: '/dashboard/faskes/add',
    access: 'faskes.create',
    title: 'resources.faskes.page.create',
    parent: '/dashboard/faskes/list-faskes',
    component: behind(faskes, 'FaskesCreate'),
  },
  {
    path: '/dashboard/faskes/edit/:id',
    access: 'faskes.read',
    title: 'resources.faskes.page.edit',
    parent: '/dashboard/faskes/list-faskes',
    menu: 'faskesOwn',
    component: behind(faskes, 'FaskesEdit'),
  },
  {
    path: '/admin/user',
    access: 'user.read',
    title: 'app.menu.entry.user',
    parent: '/dashboard',
    menu: 'user',
    component: behind(user, 'UserList'),
  },
  {
    path: '/admin/user/add',
    access: 'user.create',
    title: 'resources.user.page.create',
    parent: '/admin/user',
    component: behind(user, 'UserCreate'),
  },
  {
    path: '/admin/user/edit/:id',
    access: 'user.update',
    title: 'resources.user.page.edit',
    parent: '/admin/user',
    component: behind(user, 'UserEdit'),
  },
  {
    path: '/admin/role',
    access: 'role.read',
    title: 'app.menu.entry.role',
    parent: '/dashboard',
    menu: 'role',
    component: behind(role, 'RoleList'),
  },
  {
    path: '/admin/role/add',
    access: 'role.create',
    title: 'resources.role.page.create',
    parent: '/admin/role',
    component: behind(role, 'RoleCreate'),
  },
  {
    path: '/admin/role/edit/:id',
    access: 'role.update',
    title: 'resources.role.page.edit',
    parent: '/admin/role',
    component: behind(role, 'RoleEdit'),
  },
  {
    path: '/dashboard/bhbu/list-bhbu',
    access: 'bhbu.read',
    title: 'app.menu.entry.bhbuAll',
    parent: '/dashboard',
    menu: 'bhbuAll',
    component: behind(bhbu, 'BhbuList'),
  },
  {
    path: '/dashboard/bhbu/add',
    access: 'bhbu.create',
    title: 'resources.bhbu.page.create',
    parent: '/dashboard/bhbu/list-bhbu',
    component: behind(bhbu, 'BhbuCreate'),
  },
  {
    path: '/dashboard/bhbu/detail/:id',
    access: 'bhbu.read',
    ownId: true,
    title: 'resources.bhbu.page.detail',
    parent: '/dashboard/bhbu/list-bhbu',
    component: behind(bhbu, 'BhbuDetail'),
  },
  {
    path: '/dashboard/bhbu/edit/:id',
    access: 'bhbu.update',
    ownId: true,
    title: 'resources.bhbu.page.edit',
    parent: '/dashboard/bhbu/detail/:id',
    menu: 'bhbuOwn',
    component: behind(bhbu, 'BhbuEdit'),
  },
  {
    path: '/admin/bhbu/pendaftaran',
    access: 'bhbu.verify',
    title: 'app.menu.entry.application',
    parent: '/dashboard',
    menu: 'application',
    component: behind(application, 'ApplicationList'),
  },
  {
    path: '/admin/bhbu/verify/:id',
    access: 'bhbu.verify',
    title: 'resources.application.page.verify',
    parent: '/admin/bhbu/pendaftaran',
    component: behind(application, 'ApplicationVerify'),
  },
  {
    path: '/admin/audit',
    access: 'audit.read',
    title: 'app.menu.entry.audit',
    parent: '/dashboard',
    menu: 'audit',
    component: behind(audit, 'AuditList'),
  },
  {
    path: '/admin/audit/:id',
    access: 'audit.read',
    title: 'resources.audit.page.entry',
    parent: '/admin/audit',
    component: behind(audit, 'AuditEntryScreen'),
  },
  {
    path: '/admin/kotak-keluar',
    access: 'outbox.read',
    title: 'app.menu.entry.outbox',
    parent: '/dashboard',
    menu: 'outbox',
    component: behind(outbox, 'OutboxList'),
  },
  {
    path: '/admin/kotak-keluar/:id',
    access: 'outbox.read',
    title: 'resources.outbox.page.message',
    parent: '/admin/kotak-keluar',
    component: behind(outbox, 'OutboxMessageScreen'),
  },
];

/** Entries of the side menu that stand together, under a heading where they have one. */
export interface MenuGroup {
  readonly label?: MessageKey;
  readonly entries: readonly MenuEntry[];
}

/** The side menu as every portal of the programme has it. */
export const mainMenu: readonly MenuGroup[] = [
  { entries: ['dashboard'] },
  {
    label: 'app.menu.group.peserta',
    entries: [
      'pesertaOwn',
      'pesertaBooster',
      'boosterEksternal',
      'pesertaAll',
      'pesertaBoosterAll',
    ],
  },
  { label: 'app.menu.group.master', entries: ['faskesAll', 'bhbuAll', 'product', 'service'] },
  { label: 'app.menu.group.organisasi', entries: ['faskesOwn', 'jadwalOwn', 'bhbuOwn'] },
  { label: 'app.menu.group.sistem', entries: ['user', 'role', 'ticketChange'] },
];

/** What this portal adds to it, below. */
export const addedMenu: readonly MenuGroup[] = [
  { label: 'app.menu.group.pelayanan', entries: ['vaksinasi'] },
  { label: 'app.menu.group.unggahan', entries: ['imporHistory'] },
  { label: 'app.menu.group.pemeriksaan', entries: ['application', 'audit', 'outbox'] },
];
