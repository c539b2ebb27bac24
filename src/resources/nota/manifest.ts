import AssignmentReturnOutlinedIcon from '@mui/icons-material/AssignmentReturnOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

export const notaResource: Registration = registerResource({
  name: 'nota',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/nota/calls.ts')).notaCalls,
  rights: { read: 'nota.read' },
  list: {
    path: '/dashboard/invoice/nota',
    menu: { entry: 'nota', group: 'keuangan', icon: AssignmentReturnOutlinedIcon },
  },
  show: { path: recordRoute('nota'), component: 'NotaPage' },
});
