import { behind, type Screen } from './screen.ts';

const peserta = () => import('../resources/peserta/index.ts');
const booster = () => import('../resources/booster/index.ts');
const impor = () => import('../resources/impor/index.ts');
const dosis = () => import('../resources/dosis/index.ts');
const riwayat = () => import('../resources/riwayat/index.ts');
const tiket = () => import('../resources/tiket/index.ts');

/** Screens of participants, boosters, imports, vaccinations and tickets. */
export const participants: readonly Screen[] = [
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
    path: '/dashboard/vaksinasi/kipi',
    access: 'vaksinasi.read',
    title: 'resources.dosis.page.kipi',
    parent: '/dashboard/vaksinasi',
    component: behind(dosis, 'KipiScreen'),
  },
];
