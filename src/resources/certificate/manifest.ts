import VerifiedOutlinedIcon from '@mui/icons-material/VerifiedOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

const list = '/dashboard/sertifikat';
const waiting = `${list}/belum`;

/** Proofs of vaccination: the issued ones, who waits for one, and the page of one. */
export const certificateResource: Registration = registerResource({
  name: 'certificate',
  load: () => import('./index.ts'),
  calls: {
    certificate: async () =>
      (await import('#contract/domains/certificate/calls.ts')).certificateCalls,
    certificateWaiting: async () => ({
      list: (await import('#contract/domains/certificate/calls.ts')).certificateCalls.waiting,
    }),
  },
  rights: { read: 'certificate.read', export: 'certificate.export' },
  list: {
    path: list,
    menu: {
      entry: 'certificate',
      group: 'pelayanan',
      icon: VerifiedOutlinedIcon,
      // Those who issue proofs come to the ones that the entry counts.
      opens: { path: waiting, needs: 'certificate.issue' },
    },
    component: 'CertificateList',
  },
  show: { path: recordRoute('certificate'), component: 'CertificatePage' },
  screens: [
    {
      path: waiting,
      access: 'certificate.read',
      title: 'resources.certificateWaiting.name',
      parent: list,
      component: 'WaitingList',
    },
  ],
});
