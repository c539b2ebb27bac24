import SmartToyOutlinedIcon from '@mui/icons-material/SmartToyOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

/** Other systems that call the API. */
export const machineAccountResource: Registration = registerResource({
  name: 'machineAccount',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/machine-account.ts')).machineAccountCalls,
  rights: {
    read: 'machineAccount.read',
    create: 'machineAccount.create',
    update: 'machineAccount.update',
  },
  list: {
    path: '/admin/akun-mesin',
    menu: { entry: 'machineAccountAll', group: 'sistem', icon: SmartToyOutlinedIcon },
  },
  ownList: {
    path: '/dashboard/akun-mesin',
    menu: { entry: 'machineAccountOwn', group: 'organisasi', icon: SmartToyOutlinedIcon },
  },
  create: { path: '/dashboard/akun-mesin/add', component: 'MachineAccountCreate' },
  edit: { path: '/dashboard/akun-mesin/edit/:id' },
  show: { path: recordRoute('machineAccount') },
});
