import WarehouseOutlinedIcon from '@mui/icons-material/WarehouseOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

const list = '/admin/distributor/list-distributor';

export const distributorManifest = defineManifest({
  name: 'distributor',
  load: () => import('./index.ts'),
  screens: [
    {
      path: list,
      access: 'distributor.read',
      title: 'resources.distributor.name',
      parent: '/dashboard',
      menu: {
        entry: 'distributor',
        group: 'pelayanan',
        icon: WarehouseOutlinedIcon,
      },
      component: 'DistributorList',
    },
    {
      path: '/admin/distributor/add',
      access: 'distributor.create',
      title: 'resources.distributor.page.create',
      parent: list,
      component: 'DistributorCreate',
    },
    {
      path: '/admin/distributor/edit/:id',
      access: 'distributor.read',
      title: 'resources.distributor.page.edit',
      parent: list,
      component: 'DistributorEdit',
    },
  ],
});
