import AutoDeleteOutlinedIcon from '@mui/icons-material/AutoDeleteOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const retensiManifest = defineManifest({
  name: 'retensi',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/admin/retensi',
      access: 'retensi.read',
      title: 'resources.retensi.name',
      parent: '/dashboard',
      menu: { entry: 'retensi', group: 'pemeriksaan', icon: AutoDeleteOutlinedIcon },
      component: 'RetentionScreen',
    },
  ],
});
