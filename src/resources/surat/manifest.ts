import MarkunreadMailboxOutlinedIcon from '@mui/icons-material/MarkunreadMailboxOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

export const suratResource: Registration = registerResource({
  name: 'surat',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/surat.ts')).suratCalls,
  rights: { read: 'surat.read', update: 'surat.issue' },
  list: {
    path: '/admin/surat/list-surat',
    menu: { entry: 'suratAll', group: 'transaksi', icon: MarkunreadMailboxOutlinedIcon },
  },
  ownList: {
    path: '/dashboard/surat/list-surat',
    menu: { entry: 'suratOwn', group: 'transaksi', icon: MarkunreadMailboxOutlinedIcon },
  },
  edit: { path: recordRoute('suratForm') },
  show: { path: recordRoute('surat') },
});
