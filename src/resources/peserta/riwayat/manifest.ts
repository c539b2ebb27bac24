import { defineManifest } from '#src/kit/defineManifest.ts';

export const riwayatManifest = defineManifest({
  name: 'riwayat',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/dashboard/peserta/detail/:id',
      access: 'peserta.read',
      title: 'resources.riwayat.name',
      parent: '/dashboard/table-list',
      component: 'PesertaDetailScreen',
    },
    {
      path: '/admin/peserta/detail/:id',
      access: 'peserta.read',
      title: 'resources.riwayat.name',
      parent: '/admin/peserta/list-upload',
      component: 'PesertaDetailScreen',
    },
  ],
});
