import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

export const dashboardManifest = defineManifest({
  name: 'dashboard',
  load: () => import('./index.ts'),
  screens: [
    {
      path: '/dashboard',
      access: 'dashboard.read',
      title: 'app.dashboard.title',
      menu: {
        entry: 'dashboard',
        icon: SpaceDashboardOutlinedIcon,
      },
      component: 'Dashboard',
    },
  ],
});
