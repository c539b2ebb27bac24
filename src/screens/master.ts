import { behind, type Screen } from './screen.ts';

const jadwal = () => import('../resources/jadwal/index.ts');
const bhbu = () => import('../resources/bhbu/index.ts');
const faskes = () => import('../resources/faskes/index.ts');
const product = () => import('../resources/product/index.ts');
const service = () => import('../resources/service/index.ts');

/** Screens of facilities and their schedules, companies, products and services. */
export const master: readonly Screen[] = [
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
];
