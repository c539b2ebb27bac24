import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const pesertaManifest = defineManifest({
  name: 'peserta',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/dashboard/table-list',
      access: 'peserta.read',
      title: 'resources.peserta.name',
      parent: '/dashboard',
      menu: {
        entry: 'pesertaOwn',
        group: 'peserta',
        icon: GroupsOutlinedIcon,
      },
      component: 'PesertaListOwn',
    },
    {
      path: '/dashboard/peserta/add',
      access: 'peserta.create',
      title: 'resources.peserta.page.create',
      parent: '/admin/peserta/list-upload',
      ownParent: '/dashboard/table-list',
      component: 'PesertaCreate',
    },
    {
      path: '/dashboard/peserta/perbaiki',
      access: 'peserta.update',
      title: 'resources.peserta.page.fix',
      parent: '/admin/peserta/list-upload',
      ownParent: '/dashboard/table-list',
      component: 'PesertaFix',
    },
    {
      path: '/dashboard/peserta/edit/:id',
      access: 'peserta.read',
      title: 'resources.peserta.page.edit',
      parent: '/dashboard/table-list',
      component: 'PesertaEdit',
    },
    {
      path: '/admin/peserta/list-upload',
      access: 'peserta.read',
      title: 'resources.peserta.name',
      parent: '/dashboard',
      menu: {
        entry: 'pesertaAll',
        group: 'peserta',
        icon: GroupsOutlinedIcon,
      },
      component: 'PesertaListAll',
    },
    {
      path: '/admin/peserta/edit/:id',
      access: 'peserta.read',
      title: 'resources.peserta.page.edit',
      parent: '/admin/peserta/list-upload',
      component: 'PesertaEditAll',
    },
  ],
});
