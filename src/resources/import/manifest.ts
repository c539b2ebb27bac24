import HistoryIcon from '@mui/icons-material/History';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const importManifest = defineManifest({
  name: 'import',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/dashboard/peserta/riwayat-unggah',
      access: 'import.manage',
      title: 'resources.import.name',
      parent: '/dashboard',
      menu: {
        entry: 'importHistory',
        group: 'unggahan',
        icon: HistoryIcon,
      },
      component: 'ImportHistory',
    },
    {
      path: '/dashboard/peserta/unggah',
      access: 'import.manage',
      title: 'resources.import.page.create',
      parent: '/dashboard/peserta/riwayat-unggah',
      component: 'ImportStartPage',
    },
    {
      path: '/dashboard/peserta/unggah/:id',
      access: 'import.manage',
      title: 'resources.import.page.edit',
      parent: '/dashboard/peserta/riwayat-unggah',
      component: 'ImportPage',
    },
  ],
});
