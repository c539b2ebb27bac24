import RequestQuoteOutlinedIcon from '@mui/icons-material/RequestQuoteOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';
import { fakturFilesPath, readBackPath } from './paths.ts';

const list = '/admin/faktur';

export const fakturResource: Registration = registerResource({
  name: 'faktur',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/faktur/calls.ts')).fakturCalls,
  rights: { read: 'faktur.read', update: 'faktur.update' },
  list: {
    path: list,
    menu: { entry: 'faktur', group: 'keuangan', icon: RequestQuoteOutlinedIcon },
  },
  edit: { path: '/admin/faktur/edit/:id', access: 'faktur.update' },
  show: { path: recordRoute('faktur'), component: 'FakturPage' },
  screens: [
    {
      path: readBackPath,
      access: 'faktur.update',
      title: 'resources.faktur.page.readBack',
      parent: list,
      component: 'ReadBackScreen',
    },
    {
      path: fakturFilesPath,
      access: 'faktur.export',
      title: 'resources.faktur.page.files',
      parent: list,
      component: 'FakturFiles',
    },
  ],
});
