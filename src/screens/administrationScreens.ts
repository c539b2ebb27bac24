import { lazyScreen, type Screen } from './screen.ts';

const loadApplication = () => import('../resources/application/index.ts');
const loadAudit = () => import('../resources/audit/index.ts');
const loadOutbox = () => import('../resources/outbox/index.ts');
const loadRole = () => import('../resources/role/index.ts');
const loadUser = () => import('../resources/user/index.ts');

/** Screens of users, roles, applications, the audit log and the outbox. */
export const administrationScreens: readonly Screen[] = [
  {
    path: '/admin/user',
    access: 'user.read',
    title: 'app.menu.entry.user',
    parent: '/dashboard',
    menu: 'user',
    component: lazyScreen(loadUser, 'UserList'),
  },
  {
    path: '/admin/user/add',
    access: 'user.create',
    title: 'resources.user.page.create',
    parent: '/admin/user',
    component: lazyScreen(loadUser, 'UserCreate'),
  },
  {
    path: '/admin/user/edit/:id',
    access: 'user.update',
    title: 'resources.user.page.edit',
    parent: '/admin/user',
    component: lazyScreen(loadUser, 'UserEdit'),
  },
  {
    path: '/admin/role',
    access: 'role.read',
    title: 'app.menu.entry.role',
    parent: '/dashboard',
    menu: 'role',
    component: lazyScreen(loadRole, 'RoleList'),
  },
  {
    path: '/admin/role/add',
    access: 'role.create',
    title: 'resources.role.page.create',
    parent: '/admin/role',
    component: lazyScreen(loadRole, 'RoleCreate'),
  },
  {
    path: '/admin/role/edit/:id',
    access: 'role.update',
    title: 'resources.role.page.edit',
    parent: '/admin/role',
    component: lazyScreen(loadRole, 'RoleEdit'),
  },
  {
    path: '/admin/bhbu/pendaftaran',
    access: 'bhbu.verify',
    title: 'app.menu.entry.application',
    parent: '/dashboard',
    menu: 'application',
    component: lazyScreen(loadApplication, 'ApplicationList'),
  },
  {
    path: '/admin/bhbu/verify/:id',
    access: 'bhbu.verify',
    title: 'resources.application.page.verify',
    parent: '/admin/bhbu/pendaftaran',
    component: lazyScreen(loadApplication, 'ApplicationVerify'),
  },
  {
    path: '/admin/audit',
    access: 'audit.read',
    title: 'app.menu.entry.audit',
    parent: '/dashboard',
    menu: 'audit',
    component: lazyScreen(loadAudit, 'AuditList'),
  },
  {
    path: '/admin/audit/:id',
    access: 'audit.read',
    title: 'resources.audit.page.entry',
    parent: '/admin/audit',
    component: lazyScreen(loadAudit, 'AuditEntryScreen'),
  },
  {
    path: '/admin/kotak-keluar',
    access: 'outbox.read',
    title: 'app.menu.entry.outbox',
    parent: '/dashboard',
    menu: 'outbox',
    component: lazyScreen(loadOutbox, 'OutboxList'),
  },
  {
    path: '/admin/kotak-keluar/:id',
    access: 'outbox.read',
    title: 'resources.outbox.page.message',
    parent: '/admin/kotak-keluar',
    component: lazyScreen(loadOutbox, 'OutboxMessageScreen'),
  },
];
