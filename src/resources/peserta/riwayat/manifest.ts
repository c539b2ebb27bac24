import { defineManifest } from '#src/kit/defineManifest.ts';
import { recordRoute } from '#src/kit/registerResource.ts';

export const riwayatManifest = defineManifest({
  name: 'riwayat',
  load: () => import('./index.ts'),
  screens: [
    {
      path: recordRoute('peserta', 'own'),
      access: 'peserta.read',
      title: 'resources.riwayat.name',
      // Links of proofs, stocks and KIPI lead those here too who read all participants.
      parent: '/admin/peserta/list-upload',
      ownParent: '/dashboard/table-list',
      component: 'PesertaDetailScreen',
    },
    {
      path: recordRoute('peserta'),
      access: 'peserta.read',
      title: 'resources.riwayat.name',
      parent: '/admin/peserta/list-upload',
      component: 'PesertaDetailScreen',
    },
  ],
});
