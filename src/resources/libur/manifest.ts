import EventBusyOutlinedIcon from '@mui/icons-material/EventBusyOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

const all = '/admin/libur/list-libur';
const own = '/dashboard/libur/list-libur';

export const liburManifest = defineManifest({
  name: 'libur',
  load: () => import('./index.ts'),
  screens: [
    {
      path: all,
      access: 'libur.read',
      title: 'resources.libur.name',
      parent: '/dashboard',
      menu: {
        entry: 'liburAll',
        group: 'master',
        icon: EventBusyOutlinedIcon,
      },
      component: 'LiburList',
    },
    {
      path: own,
      access: 'libur.read',
      title: 'resources.libur.name',
      parent: '/dashboard',
      menu: {
        entry: 'liburOwn',
        group: 'organisasi',
        icon: EventBusyOutlinedIcon,
      },
      component: 'LiburOwnList',
    },
    {
      path: '/dashboard/libur/add',
      access: 'libur.create',
      title: 'resources.libur.page.create',
      parent: all,
      ownParent: own,
      component: 'LiburCreate',
    },
    {
      path: '/dashboard/libur/edit/:id',
      access: 'libur.read',
      title: 'resources.libur.page.edit',
      parent: all,
      ownParent: own,
      component: 'LiburEdit',
    },
  ],
});
