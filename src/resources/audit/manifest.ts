import ManageSearchOutlinedIcon from '@mui/icons-material/ManageSearchOutlined';
import { registerResource, type Registration } from '#src/kit/registerResource.ts';

export const auditResource: Registration = registerResource({
  name: 'audit',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/audit.ts')).auditCalls,
  rights: { read: 'audit.read', export: 'audit.export' },
  list: {
    path: '/admin/audit',
    menu: {
      entry: 'audit',
      group: 'pemeriksaan',
      icon: ManageSearchOutlinedIcon,
    },
  },
  edit: {
    path: '/admin/audit/:id',
    title: 'resources.audit.page.entry',
    component: 'AuditEntryScreen',
  },
});
