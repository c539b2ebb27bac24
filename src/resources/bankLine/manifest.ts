import AccountBalanceOutlinedIcon from '@mui/icons-material/AccountBalanceOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

/** The upload of a bank statement. */
export const statementPath = '/admin/invoice/rekening-koran';

const list = '/admin/invoice/rekonsiliasi';

export const bankLineResource: Registration = registerResource({
  name: 'bankLine',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/bank/calls.ts')).bankLineCalls,
  rights: { read: 'bankLine.read' },
  list: {
    path: list,
    menu: { entry: 'bankLine', group: 'keuangan', icon: AccountBalanceOutlinedIcon },
  },
  show: { path: recordRoute('bankLine'), component: 'BankLinePage' },
  screens: [
    {
      path: statementPath,
      access: 'bankLine.create',
      title: 'resources.bankLine.page.upload',
      parent: list,
      component: 'UploadScreen',
    },
  ],
});
