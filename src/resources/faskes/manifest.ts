import LocalHospitalOutlinedIcon from '@mui/icons-material/LocalHospitalOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

export const faskesResource: Registration = registerResource({
  name: 'faskes',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/faskes/index.ts')).faskesCalls,
  rights: {
    read: 'faskes.read',
    create: 'faskes.create',
    update: 'faskes.update',
    delete: 'faskes.delete',
  },
  list: {
    path: '/dashboard/faskes/list-faskes',
    menu: {
      entry: 'faskesAll',
      group: 'master',
      icon: LocalHospitalOutlinedIcon,
    },
  },
  create: { path: '/dashboard/faskes/add' },
  edit: {
    path: recordRoute('faskesForm'),
    menu: {
      entry: 'faskesOwn',
      group: 'organisasi',
      icon: LocalHospitalOutlinedIcon,
    },
    component: 'FaskesEdit',
  },
  show: { path: recordRoute('faskes'), component: 'FaskesPage' },
});
