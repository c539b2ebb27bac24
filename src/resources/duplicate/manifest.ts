import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

/** Pairs of participants that may be one person: their list, and the page that compares two. */
export const duplicateResource: Registration = registerResource({
  name: 'duplicate',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/duplicate/calls.ts')).duplicateCalls,
  rights: { read: 'duplicate.read', update: 'duplicate.update' },
  list: {
    path: '/dashboard/peserta/ganda',
    parent: '/admin/peserta/list-upload',
    ownParent: '/dashboard/table-list',
    component: 'DuplicateList',
  },
  show: { path: recordRoute('duplicate'), component: 'DuplicatePage' },
});
