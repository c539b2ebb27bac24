import { lazyScreen, type Screen } from './screen.ts';

const loadDashboard = () => import('../dashboard/index.ts');
const loadOwnAccount = () => import('../account/settings/index.ts');

/** The dashboard and the user's account screens. */
export const accountScreens: readonly Screen[] = [
  {
    path: '/dashboard',
    access: 'dashboard.read',
    title: 'app.menu.entry.dashboard',
    menu: 'dashboard',
    component: lazyScreen(loadDashboard, 'Dashboard'),
  },
  {
    path: '/dashboard/user/edit-profile',
    access: 'account.update',
    title: 'accountSettings.profile.title',
    parent: '/dashboard',
    component: lazyScreen(loadOwnAccount, 'ProfileScreen'),
  },
  {
    path: '/dashboard/profile',
    access: 'account.update',
    title: 'accountSettings.profile.title',
    parent: '/dashboard',
    component: lazyScreen(loadOwnAccount, 'ProfileScreen'),
  },
  {
    path: '/dashboard/user/change-password',
    access: 'account.password',
    title: 'accountSettings.password.title',
    parent: '/dashboard',
    component: lazyScreen(loadOwnAccount, 'PasswordScreen'),
  },
  {
    path: '/dashboard/user/sessions',
    access: 'session.read',
    title: 'accountSettings.sessions.title',
    parent: '/dashboard',
    component: lazyScreen(loadOwnAccount, 'SessionsScreen'),
  },
  {
    path: '/dashboard/pic/edit',
    access: 'pic.update',
    title: 'accountSettings.pic.title',
    parent: '/dashboard',
    component: lazyScreen(loadOwnAccount, 'PicScreen'),
  },
];
