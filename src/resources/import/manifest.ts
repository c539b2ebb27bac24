import HistoryIcon from '@mui/icons-material/History';
import { registerResource, type Registration } from '#src/kit/registerResource.ts';

export const importResource: Registration = registerResource({
  name: 'import',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/import/index.ts')).importCalls,
  rights: { read: 'import.manage', create: 'import.manage' },
  list: {
    path: '/dashboard/peserta/riwayat-unggah',
    menu: {
      entry: 'importHistory',
      group: 'unggahan',
      icon: HistoryIcon,
    },
    component: 'ImportHistory',
  },
  create: { path: '/dashboard/peserta/unggah', component: 'ImportStartPage' },
  edit: { path: '/dashboard/peserta/unggah/:id', component: 'ImportPage' },
});
