import { defineManifest } from '#src/kit/defineManifest.ts';

export const accountManifest = defineManifest({
  name: 'account',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/dashboard/user/edit-profile',
      access: 'account.update',
      title: 'accountSettings.profile.title',
      parent: '/dashboard',
      component: 'ProfileScreen',
    },
    {
      path: '/dashboard/profile',
      access: 'account.update',
      title: 'accountSettings.profile.title',
      parent: '/dashboard',
      component: 'ProfileScreen',
    },
    {
      path: '/dashboard/user/change-password',
      access: 'account.password',
      title: 'accountSettings.password.title',
      parent: '/dashboard',
      component: 'PasswordScreen',
    },
    {
      path: '/dashboard/user/security',
      access: 'factor.read',
      title: 'accountSettings.security.title',
      parent: '/dashboard',
      component: 'SecurityScreen',
    },
    {
      path: '/dashboard/user/sessions',
      access: 'session.read',
      title: 'accountSettings.security.title',
      parent: '/dashboard',
      component: 'SecurityScreen',
    },
    {
      path: '/dashboard/user/calendar',
      access: 'kalender.read',
      title: 'accountSettings.calendar.title',
      parent: '/dashboard',
      component: 'CalendarScreen',
    },
    {
      path: '/dashboard/pic/edit',
      access: 'pic.update',
      title: 'accountSettings.pic.title',
      parent: '/dashboard',
      component: 'PicScreen',
    },
  ],
});
