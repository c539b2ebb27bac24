import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';
import { bulkEditList } from './paths.ts';

/** Changes of many participants: their list, and the page of one. */
export const bulkEditResource: Registration = registerResource({
  name: 'bulkEdit',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/bulk-edit/calls.ts')).bulkEditCalls,
  rights: { read: 'peserta.update' },
  list: {
    path: bulkEditList,
    parent: '/admin/peserta/list-upload',
    ownParent: '/dashboard/table-list',
  },
  show: { path: recordRoute('bulkEdit') },
});
