import { behind, type Screen } from './screen.ts';

const application = () => import('../resources/application/index.ts');
const audit = () => import('../resources/audit/index.ts');
const outbox = () => import('../resources/outbox/index.ts');
const role = () => import('../resources/role/index.ts');
const user = () => import('../resources/user/index.ts');

/** Screens of users, roles, applications, the audit log and the outbox. */
export const administration: readonly Screen[] = [
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
