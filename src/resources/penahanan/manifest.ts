import GavelOutlinedIcon from '@mui/icons-material/GavelOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

/** Legal holds. */
export const penahananResource: Registration = registerResource({
  name: 'penahanan',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/penahanan.ts')).penahananCalls,
  rights: { read: 'penahanan.read', create: 'penahanan.create' },
  list: {
    path: '/admin/penahanan',
    menu: { entry: 'penahanan', group: 'pemeriksaan', icon: GavelOutlinedIcon },
  },
  create: { path: '/admin/penahanan/baru' },
  show: { path: recordRoute('penahanan') },
});
