import HowToVoteOutlinedIcon from '@mui/icons-material/HowToVoteOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

/** Changes of prices and rights that one person proposed and another decides on. */
export const usulanPerubahanResource: Registration = registerResource({
  name: 'usulanPerubahan',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/usulan-perubahan.ts')).usulanPerubahanCalls,
  rights: { read: 'usulanPerubahan.read' },
  list: {
    path: '/admin/usulan-perubahan',
    menu: { entry: 'usulanPerubahan', group: 'pemeriksaan', icon: HowToVoteOutlinedIcon },
  },
  show: { path: recordRoute('usulanPerubahan') },
});
