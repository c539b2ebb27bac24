import CloudUploadOutlinedIcon from '@mui/icons-material/CloudUploadOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';
import { satusehatPath } from './paths.ts';

export const satusehatManifest = defineManifest({
  name: 'satusehat',
  load: () => import('./index.ts'),
  screens: [
    {
      path: satusehatPath,
      access: 'satusehat.read',
      title: 'resources.satusehat.name',
      parent: '/dashboard',
      menu: { entry: 'satusehat', group: 'pelayanan', icon: CloudUploadOutlinedIcon },
      component: 'SatusehatScreen',
    },
  ],
});
