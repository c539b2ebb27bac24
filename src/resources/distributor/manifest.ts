import WarehouseOutlinedIcon from '@mui/icons-material/WarehouseOutlined';
import { registerResource, type Registration } from '#src/kit/registerResource.ts';

const list = '/admin/distributor/list-distributor';

export const distributorResource: Registration = registerResource({
  name: 'distributor',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/distributor.ts')).distributorCalls,
  rights: { read: 'distributor.read', create: 'distributor.create', update: 'distributor.update' },
  list: {
    path: list,
    menu: {
      entry: 'distributor',
      group: 'pelayanan',
      icon: WarehouseOutlinedIcon,
    },
  },
  create: { path: '/admin/distributor/add' },
  edit: { path: '/admin/distributor/edit/:id' },
});
