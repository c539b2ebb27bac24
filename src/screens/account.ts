import { behind, type Screen } from './screen.ts';

const dashboard = () => import('../dashboard/index.ts');
const own = () => import('../account/own/index.ts');

/** The dashboard and the user's account screens. */
export const account: readonly Screen[] = [
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
];
