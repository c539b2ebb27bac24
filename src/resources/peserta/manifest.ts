import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import { registerResource, type Registration } from '#src/kit/registerResource.ts';
import { pesertaCalls } from './calls.ts';

export const pesertaResource: Registration = registerResource({
  name: 'peserta',
  load: () => import('./index.ts'),
  calls: pesertaCalls,
  rights: { read: 'peserta.read', create: 'peserta.create' },
  list: {
    path: '/admin/peserta/list-upload',
    menu: {
      entry: 'pesertaAll',
      group: 'peserta',
      icon: GroupsOutlinedIcon,
    },
    component: 'PesertaListAll',
  },
  create: {
    path: '/dashboard/peserta/add',
    ownParent: '/dashboard/table-list',
    component: 'PesertaCreate',
  },
  edit: { path: '/admin/peserta/edit/:id', component: 'PesertaEditAll' },
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
  ],
});
