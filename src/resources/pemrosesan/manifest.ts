import FactCheckOutlinedIcon from '@mui/icons-material/FactCheckOutlined';
import { registerResource, type Registration } from '#src/kit/registerResource.ts';

/** The register of processing of personal data. */
export const pemrosesanResource: Registration = registerResource({
  name: 'pemrosesan',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/pemrosesan/index.ts')).pemrosesanCalls,
  rights: { read: 'pemrosesan.read' },
  list: {
    path: '/admin/pemrosesan',
    menu: { entry: 'pemrosesan', group: 'pemeriksaan', icon: FactCheckOutlinedIcon },
  },
  show: { path: '/admin/pemrosesan/:id' },
});
