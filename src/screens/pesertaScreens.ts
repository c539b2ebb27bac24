import { lazyScreen, type Screen } from './screen.ts';

const loadPeserta = () => import('../resources/peserta/index.ts');
const loadBooster = () => import('../resources/booster/index.ts');
const loadImport = () => import('../resources/import/index.ts');
const loadVaksinasi = () => import('../resources/vaksinasi/index.ts');
const loadRiwayat = () => import('../resources/peserta/riwayat/index.ts');
const loadTiket = () => import('../resources/tiket/index.ts');

/** Screens of participants, boosters, imports, vaccinations and tickets. */
export const pesertaScreens: readonly Screen[] = [
  {
    path: '/dashboard/table-list',
    access: 'peserta.read',
    title: 'app.menu.entry.pesertaOwn',
    parent: '/dashboard',
    menu: 'pesertaOwn',
    component: lazyScreen(loadPeserta, 'PesertaListOwn'),
  },
  {
    path: '/dashboard/peserta/add',
    access: 'peserta.create',
    title: 'resources.peserta.page.create',
    parent: '/dashboard/table-list',
    component: lazyScreen(loadPeserta, 'PesertaCreate'),
  },
  {
    path: '/dashboard/peserta/edit/:id',
    access: 'peserta.read',
    title: 'resources.peserta.page.edit',
    parent: '/dashboard/table-list',
    component: lazyScreen(loadPeserta, 'PesertaEdit'),
  },
  {
    path: '/admin/peserta/list-upload',
    access: 'peserta.read',
    title: 'app.menu.entry.pesertaAll',
    parent: '/dashboard',
    menu: 'pesertaAll',
    component: lazyScreen(loadPeserta, 'PesertaListAll'),
  },
  {
    path: '/admin/peserta/edit/:id',
    access: 'peserta.read',
    title: 'resources.peserta.page.edit',
    parent: '/admin/peserta/list-upload',
    component: lazyScreen(loadPeserta, 'PesertaEditAll'),
  },
  {
    path: '/dashboard/peserta-booster',
    access: 'peserta.read',
    title: 'app.menu.entry.pesertaBooster',
    parent: '/dashboard',
    menu: 'pesertaBooster',
    component: lazyScreen(loadBooster, 'BoosterListOwn'),
  },
  {
    path: '/dashboard/peserta-booster/edit/:id',
    access: 'peserta.read',
    title: 'resources.booster.page.edit',
    parent: '/dashboard/peserta-booster',
    component: lazyScreen(loadBooster, 'BoosterEdit'),
  },
  {
    path: '/dashboard/faskes-booster',
    access: 'peserta.read',
    title: 'app.menu.entry.boosterEksternal',
    parent: '/dashboard',
    menu: 'boosterEksternal',
    component: lazyScreen(loadBooster, 'BoosterListExternal'),
  },
  {
    path: '/dashboard/faskes-booster/edit/:id',
    access: 'peserta.read',
    title: 'resources.booster.page.edit',
    parent: '/dashboard/faskes-booster',
    component: lazyScreen(loadBooster, 'BoosterEdit'),
  },
  {
    path: '/admin/peserta/booster/edit/:id',
    access: 'peserta.read',
    title: 'resources.booster.page.edit',
    parent: '/admin/peserta/booster',
    component: lazyScreen(loadBooster, 'BoosterEdit'),
  },
  {
    path: '/admin/peserta/booster',
    access: 'peserta.read',
    title: 'app.menu.entry.pesertaBoosterAll',
    parent: '/dashboard',
    menu: 'pesertaBoosterAll',
    component: lazyScreen(loadBooster, 'BoosterListAll'),
  },
  {
    path: '/dashboard/peserta/detail/:id',
    access: 'peserta.read',
    title: 'resources.riwayat.page.detail',
    parent: '/dashboard/table-list',
    component: lazyScreen(loadRiwayat, 'PesertaDetailScreen'),
  },
  {
    path: '/admin/peserta/detail/:id',
    access: 'peserta.read',
    title: 'resources.riwayat.page.detail',
    parent: '/admin/peserta/list-upload',
    component: lazyScreen(loadRiwayat, 'PesertaDetailScreen'),
  },
  {
    path: '/admin/peserta/ticket-change',
    access: 'tiket.change',
    title: 'app.menu.entry.ticketChange',
    parent: '/dashboard',
    menu: 'ticketChange',
    component: lazyScreen(loadTiket, 'ChangeTicketScreen'),
  },
  {
    path: '/dashboard/peserta/riwayat-unggah',
    access: 'import.manage',
    title: 'app.menu.entry.importHistory',
    parent: '/dashboard',
    menu: 'importHistory',
    component: lazyScreen(loadImport, 'ImportHistory'),
  },
  {
    path: '/dashboard/peserta/unggah',
    access: 'import.manage',
    title: 'resources.import.page.create',
    parent: '/dashboard/peserta/riwayat-unggah',
    component: lazyScreen(loadImport, 'ImportStartPage'),
  },
  {
    path: '/dashboard/peserta/unggah/:id',
    access: 'import.manage',
    title: 'resources.import.page.edit',
    parent: '/dashboard/peserta/riwayat-unggah',
    component: lazyScreen(loadImport, 'ImportPage'),
  },
  {
    path: '/dashboard/vaksinasi',
    access: 'vaksinasi.read',
    title: 'app.menu.entry.vaksinasi',
    parent: '/dashboard',
    menu: 'vaksinasi',
    component: lazyScreen(loadVaksinasi, 'VaksinasiScreen'),
  },
  {
    path: '/dashboard/vaksinasi/kipi',
    access: 'vaksinasi.read',
    title: 'resources.vaksinasi.page.kipi',
    parent: '/dashboard/vaksinasi',
    component: lazyScreen(loadVaksinasi, 'KipiScreen'),
  },
];
