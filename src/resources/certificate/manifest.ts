import VerifiedOutlinedIcon from '@mui/icons-material/VerifiedOutlined';
import { defineManifest } from '#src/kit/defineManifest.ts';

const list = '/dashboard/sertifikat';

/** Proofs of vaccination: the issued ones, who waits for one, and the page of one. */
export const certificateManifest = defineManifest({
  name: 'certificate',
  load: () => import('./index.ts'),
  screens: [
    {
      path: list,
      access: 'certificate.read',
      title: 'resources.certificate.name',
      parent: '/dashboard',
      menu: {
        entry: 'certificate',
        group: 'pelayanan',
        icon: VerifiedOutlinedIcon,
      },
      component: 'CertificateList',
    },
    {
      path: '/dashboard/sertifikat/belum',
      access: 'certificate.read',
      title: 'resources.certificateWaiting.name',
      parent: list,
      component: 'WaitingList',
    },
    {
      path: '/dashboard/sertifikat/:id',
      access: 'certificate.read',
      title: 'resources.certificate.page.show',
      parent: list,
      component: 'CertificatePage',
    },
  ],
});
