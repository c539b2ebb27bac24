import QrCode2OutlinedIcon from '@mui/icons-material/QrCode2Outlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const batchManifest = defineManifest({
  name: 'batch',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/admin/batch',
      access: 'batch.read',
      title: 'resources.batch.name',
      parent: '/dashboard',
      menu: {
        entry: 'batch',
        group: 'pelayanan',
        icon: QrCode2OutlinedIcon,
      },
      component: 'BatchList',
    },
    {
      path: '/admin/batch/add',
      access: 'batch.create',
      title: 'resources.batch.page.create',
      parent: '/admin/batch',
      component: 'BatchCreate',
    },
    {
      path: '/admin/batch/edit/:id',
      access: 'batch.read',
      title: 'resources.batch.page.edit',
      parent: '/admin/batch',
      component: 'BatchEdit',
    },
    {
      path: '/admin/batch/:id',
      access: 'batch.read',
      title: 'resources.batch.page.show',
      parent: '/admin/batch',
      component: 'BatchPage',
    },
    {
      path: '/admin/batch/:id/penarikan',
      access: 'batch.recall',
      title: 'resources.batch.page.recall',
      parent: '/admin/batch',
      component: 'RecallPage',
    },
  ],
});
