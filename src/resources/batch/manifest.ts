import QrCode2OutlinedIcon from '@mui/icons-material/QrCode2Outlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

export const batchResource: Registration = registerResource({
  name: 'batch',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/batch.ts')).batchCalls,
  rights: { read: 'batch.read', create: 'batch.create', update: 'batch.update' },
  list: {
    path: '/admin/batch',
    menu: {
      entry: 'batch',
      group: 'pelayanan',
      icon: QrCode2OutlinedIcon,
    },
  },
  create: { path: '/admin/batch/add' },
  edit: { path: '/admin/batch/edit/:id' },
  show: { path: recordRoute('batch') },
  screens: [
    {
      path: '/admin/batch/:id/penarikan',
      access: 'batch.recall',
      title: 'resources.batch.page.recall',
      parent: '/admin/batch',
      component: 'RecallPage',
    },
  ],
});
