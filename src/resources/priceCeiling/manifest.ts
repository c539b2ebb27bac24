import PriceCheckOutlinedIcon from '@mui/icons-material/PriceCheckOutlined';
import { registerResource, type Registration } from '#src/kit/registerResource.ts';

export const priceCeilingResource: Registration = registerResource({
  name: 'priceCeiling',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/price/ceiling-decree.ts')).priceCeilingCalls,
  rights: {
    read: 'priceCeiling.read',
    create: 'priceCeiling.create',
    update: 'priceCeiling.update',
    delete: 'priceCeiling.delete',
  },
  list: {
    path: '/admin/batas-harga/list-batas-harga',
    menu: { entry: 'priceCeiling', group: 'master', icon: PriceCheckOutlinedIcon },
  },
  create: { path: '/admin/batas-harga/add' },
  edit: { path: '/admin/batas-harga/edit/:id' },
});
