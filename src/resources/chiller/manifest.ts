import { registerResource, type Registration } from '#src/kit/registerResource.ts';

/** Chillers, in which facilities store vaccine; they are reached from the storage temperatures. */
export const chillerResource: Registration = registerResource({
  name: 'chiller',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/stock/chiller.ts')).chillerCalls,
  rights: {
    read: 'chiller.read',
    create: 'chiller.create',
    update: 'chiller.update',
    delete: 'chiller.delete',
  },
  list: { path: '/admin/chiller/list-chiller', parent: '/admin/stok/suhu' },
  ownList: { path: '/dashboard/chiller/list-chiller', parent: '/dashboard/stok/suhu' },
  create: { path: '/dashboard/chiller/add', component: 'ChillerCreate' },
  edit: { path: '/dashboard/chiller/edit/:id', component: 'ChillerEdit' },
});
