import QuestionAnswerOutlinedIcon from '@mui/icons-material/QuestionAnswerOutlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

export const pertanyaanResource: Registration = registerResource({
  name: 'pertanyaan',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/pertanyaan/calls.ts')).pertanyaanCalls,
  rights: { read: 'pertanyaan.read' },
  list: {
    path: '/admin/pertanyaan/list-pertanyaan',
    menu: { entry: 'pertanyaanAll', group: 'peserta', icon: QuestionAnswerOutlinedIcon },
  },
  ownList: {
    path: '/dashboard/pertanyaan/list-pertanyaan',
    menu: { entry: 'pertanyaanOwn', group: 'peserta', icon: QuestionAnswerOutlinedIcon },
  },
  show: { path: recordRoute('pertanyaan') },
});
