import LocalHospitalOutlinedIcon from '@mui/icons-material/LocalHospitalOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const faskesManifest = defineManifest({
  name: 'faskes',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/dashboard/faskes/list-faskes',
      access: 'faskes.read',
      title: 'resources.faskes.name',
      parent: '/dashboard',
      menu: {
        entry: 'faskesAll',
        group: 'master',
        icon: LocalHospitalOutlinedIcon,
      },
      component: 'FaskesList',
    },
    {
      path: '/dashboard/faskes/add',
      access: 'faskes.create',
      title: 'resources.faskes.page.create',
      parent: '/dashboard/faskes/list-faskes',
      component: 'FaskesCreate',
    },
    {
      path: '/dashboard/faskes/detail/:id',
      access: 'faskes.read',
      title: 'resources.faskes.page.show',
      parent: '/dashboard/faskes/list-faskes',
      component: 'FaskesPage',
    },
    {
      path: '/dashboard/faskes/edit/:id',
      access: 'faskes.read',
      title: 'resources.faskes.page.edit',
      parent: '/dashboard/faskes/list-faskes',
      menu: {
        entry: 'faskesOwn',
        group: 'organisasi',
        icon: LocalHospitalOutlinedIcon,
      },
      component: 'FaskesEdit',
    },
  ],
});
