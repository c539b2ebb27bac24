import { defineManifest } from '#src/kit/defineManifest.ts';
import { recordRoute } from '#src/kit/registerResource.ts';

const notesOfOrder = '/dashboard/pengiriman/tech-meet/:id';

/** Technical meetings; `:id` is the order. */
export const notulenManifest = defineManifest({
  name: 'notulen',
  load: () => import('./index.ts'),
  screens: [
    {
      path: notesOfOrder,
      access: 'notulen.read',
      title: 'resources.notulen.page.list',
      parent: recordRoute('order'),
      component: 'MeetingNotes',
    },
    {
      path: `${notesOfOrder}/notulen`,
      access: 'notulen.create',
      title: 'resources.notulen.page.form',
      parent: notesOfOrder,
      component: 'MeetingNotesForm',
    },
    {
      path: '/dashboard/pengiriman/keputusan-rapat',
      access: 'notulen.create',
      title: 'resources.notulen.page.decisions',
      parent: '/dashboard',
      component: 'OpenDecisions',
    },
  ],
});
