import { defineManifest } from '#src/kit/defineManifest.ts';
import { offlinePath } from './paths.ts';

export const luringManifest = defineManifest({
  name: 'luring',
  load: () => import('./index.ts'),
  screens: [
    {
      path: offlinePath,
      access: 'vaksinasi.record',
      title: 'resources.luring.name',
      parent: '/dashboard/vaksinasi',
      component: 'OfflineScreen',
    },
  ],
});
