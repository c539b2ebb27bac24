import FactCheckOutlinedIcon from '@mui/icons-material/FactCheckOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

export const applicationResource: Registration = registerResource({
  name: 'application',
  load: () => import('./index.ts'),
  calls: async () => {
    const { list } = (await import('#contract/domains/application/index.ts')).applicationCalls;
    return { list, get: (await import('#contract/domains/bhbu/calls.ts')).bhbuCalls.get };
  },
  rights: { read: 'bhbu.verify' },
  list: {
    path: '/admin/bhbu/pendaftaran',
    menu: {
      entry: 'application',
      group: 'pemeriksaan',
      icon: FactCheckOutlinedIcon,
    },
  },
  edit: {
    path: recordRoute('application'),
    title: 'resources.application.page.verify',
    component: 'ApplicationVerify',
  },
});
