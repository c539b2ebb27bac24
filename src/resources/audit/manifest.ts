import ManageSearchOutlinedIcon from '@mui/icons-material/ManageSearchOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const auditManifest = defineManifest({
  name: 'audit',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/admin/audit',
      access: 'audit.read',
      title: 'resources.audit.name',
      parent: '/dashboard',
      menu: {
        entry: 'audit',
        group: 'pemeriksaan',
        icon: ManageSearchOutlinedIcon,
      },
      component: 'AuditList',
    },
    {
      path: '/admin/audit/:id',
      access: 'audit.read',
      title: 'resources.audit.page.entry',
      parent: '/admin/audit',
      component: 'AuditEntryScreen',
    },
  ],
});
