import BusinessOutlinedIcon from '@mui/icons-material/BusinessOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

export const bhbuResource: Registration = registerResource({
  name: 'bhbu',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/bhbu/calls.ts')).bhbuCalls,
  rights: {
    read: 'bhbu.read',
    create: 'bhbu.create',
    update: 'bhbu.update',
    delete: 'bhbu.delete',
  },
  list: {
    path: '/dashboard/bhbu/list-bhbu',
    menu: {
      entry: 'bhbuAll',
      group: 'master',
      icon: BusinessOutlinedIcon,
    },
    component: 'BhbuList',
  },
  create: { path: '/dashboard/bhbu/add' },
  edit: {
    path: recordRoute('bhbuForm'),
    access: 'bhbu.update',
    requiresOwnId: true,
    parent: recordRoute('bhbu'),
    menu: {
      entry: 'bhbuOwn',
      group: 'organisasi',
      icon: BusinessOutlinedIcon,
      label: 'resources.bhbu.page.own',
    },
    component: 'BhbuEdit',
  },
  show: {
    path: recordRoute('bhbu'),
    requiresOwnId: true,
    title: 'resources.bhbu.page.detail',
    component: 'BhbuDetail',
  },
});
