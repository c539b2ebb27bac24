import GppMaybeOutlinedIcon from '@mui/icons-material/GppMaybeOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

/** Failures to protect personal data. */
export const insidenResource: Registration = registerResource({
  name: 'insiden',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/insiden/calls.ts')).insidenCalls,
  rights: { read: 'insiden.read', create: 'insiden.create', update: 'insiden.update' },
  list: {
    path: '/admin/insiden',
    menu: { entry: 'insiden', group: 'pemeriksaan', icon: GppMaybeOutlinedIcon },
  },
  create: { path: '/admin/insiden/baru' },
  edit: { path: '/admin/insiden/:id/ubah' },
  show: { path: recordRoute('insiden') },
});
