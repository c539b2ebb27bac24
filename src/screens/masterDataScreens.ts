import { lazyScreen, type Screen } from './screen.ts';

const loadJadwal = () => import('../resources/jadwal/index.ts');
const loadBhbu = () => import('../resources/bhbu/index.ts');
const loadFaskes = () => import('../resources/faskes/index.ts');
const loadProduct = () => import('../resources/product/index.ts');
const loadService = () => import('../resources/service/index.ts');

/** Screens of facilities and their schedules, companies, products and services. */
export const masterDataScreens: readonly Screen[] = [
  {
    path: '/admin/product/list-product',
    access: 'product.read',
    title: 'app.menu.entry.product',
    parent: '/dashboard',
    menu: 'product',
    component: lazyScreen(loadProduct, 'ProductList'),
  },
  {
    path: '/admin/product/add',
    access: 'product.create',
    title: 'resources.product.page.create',
    parent: '/admin/product/list-product',
    component: lazyScreen(loadProduct, 'ProductCreate'),
  },
  {
    path: '/admin/product/edit/:id',
    access: 'product.read',
    title: 'resources.product.page.edit',
    parent: '/admin/product/list-product',
    component: lazyScreen(loadProduct, 'ProductEdit'),
  },
  {
    path: '/admin/service/list-service',
    access: 'service.read',
    title: 'app.menu.entry.service',
    parent: '/dashboard',
    menu: 'service',
    component: lazyScreen(loadService, 'ServiceList'),
  },
  {
    path: '/admin/service/add',
    access: 'service.create',
    title: 'resources.service.page.create',
    parent: '/admin/service/list-service',
    component: lazyScreen(loadService, 'ServiceCreate'),
  },
  {
    path: '/admin/service/edit/:id',
    access: 'service.read',
    title: 'resources.service.page.edit',
    parent: '/admin/service/list-service',
    component: lazyScreen(loadService, 'ServiceEdit'),
  },
  {
    path: '/dashboard/faskes/edit-jadwal/:id',
    access: 'jadwal.read',
    title: 'app.menu.entry.jadwalOwn',
    parent: '/dashboard/faskes/list-faskes',
    menu: 'jadwalOwn',
    component: lazyScreen(loadJadwal, 'JadwalScreen'),
  },
  {
    path: '/dashboard/faskes/list-faskes',
    access: 'faskes.read',
    title: 'app.menu.entry.faskesAll',
    parent: '/dashboard',
    menu: 'faskesAll',
    component: lazyScreen(loadFaskes, 'FaskesList'),
  },
  {
    path: '/dashboard/faskes/add',
    access: 'faskes.create',
    title: 'resources.faskes.page.create',
    parent: '/dashboard/faskes/list-faskes',
    component: lazyScreen(loadFaskes, 'FaskesCreate'),
  },
  {
    path: '/dashboard/faskes/edit/:id',
    access: 'faskes.read',
    title: 'resources.faskes.page.edit',
    parent: '/dashboard/faskes/list-faskes',
    menu: 'faskesOwn',
    component: lazyScreen(loadFaskes, 'FaskesEdit'),
  },
  {
    path: '/dashboard/bhbu/list-bhbu',
    access: 'bhbu.read',
    title: 'app.menu.entry.bhbuAll',
    parent: '/dashboard',
    menu: 'bhbuAll',
    component: lazyScreen(loadBhbu, 'BhbuList'),
  },
  {
    path: '/dashboard/bhbu/add',
    access: 'bhbu.create',
    title: 'resources.bhbu.page.create',
    parent: '/dashboard/bhbu/list-bhbu',
    component: lazyScreen(loadBhbu, 'BhbuCreate'),
  },
  {
    path: '/dashboard/bhbu/detail/:id',
    access: 'bhbu.read',
    requiresOwnId: true,
    title: 'resources.bhbu.page.detail',
    parent: '/dashboard/bhbu/list-bhbu',
    component: lazyScreen(loadBhbu, 'BhbuDetail'),
  },
  {
    path: '/dashboard/bhbu/edit/:id',
    access: 'bhbu.update',
    requiresOwnId: true,
    title: 'resources.bhbu.page.edit',
    parent: '/dashboard/bhbu/detail/:id',
    menu: 'bhbuOwn',
    component: lazyScreen(loadBhbu, 'BhbuEdit'),
  },
];
