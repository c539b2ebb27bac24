import PrivacyTipOutlinedIcon from '@mui/icons-material/PrivacyTipOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

/** Requests of people about their data. */
export const permintaanDataResource: Registration = registerResource({
  name: 'permintaanData',
  load: () => import('./index.ts'),
  calls: async () =>
    (await import('#contract/domains/permintaan-data/calls.ts')).permintaanDataCalls,
  rights: { read: 'permintaanData.read', create: 'permintaanData.create' },
  list: {
    path: '/admin/permintaan-data',
    menu: { entry: 'permintaanData', group: 'pemeriksaan', icon: PrivacyTipOutlinedIcon },
  },
  create: { path: '/admin/permintaan-data/baru' },
  show: { path: recordRoute('permintaanData') },
});
