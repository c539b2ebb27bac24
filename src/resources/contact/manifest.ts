import { defineManifest } from '#src/kit/defineManifest.ts';
import { recordRoute } from '#src/kit/registerResource.ts';

/** The people whom a facility has to call. */
export const contactManifest = defineManifest({
  name: 'contact',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/dashboard/vaksinasi/dihubungi',
      access: 'vaksinasi.read',
      title: 'resources.absentee.name',
      parent: '/dashboard/vaksinasi',
      component: 'AbsenteesScreen',
    },
    {
      path: '/dashboard/vaksinasi/penarikan',
      access: 'recipient.read',
      title: 'resources.recipient.name',
      parent: '/dashboard',
      component: 'RecalledRecipientsScreen',
    },
    {
      path: recordRoute('batch', 'own'),
      access: 'recipient.read',
      title: 'resources.recipient.page.batch',
      parent: '/dashboard/vaksinasi/penarikan',
      component: 'BatchRecipientsScreen',
    },
  ],
});
