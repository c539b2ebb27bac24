import MedicalServicesOutlinedIcon from '@mui/icons-material/MedicalServicesOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

export const serviceResource: Registration = registerResource({
  name: 'service',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/service.ts')).serviceCalls,
  rights: { read: 'service.read', create: 'service.create', update: 'service.update' },
  list: {
    path: '/admin/service/list-service',
    menu: {
      entry: 'service',
      group: 'master',
      icon: MedicalServicesOutlinedIcon,
    },
  },
  create: { path: '/admin/service/add', component: 'ServiceCreate' },
  edit: { path: '/admin/service/edit/:id' },
  show: { path: recordRoute('service'), component: 'ServicePage' },
});
