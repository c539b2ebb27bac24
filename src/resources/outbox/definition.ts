import { outboxMessage, type OutboxMessage } from '#contract/domains/outbox.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import { outboxLifecycle } from './actions.ts';
import { outboxResource } from './manifest.ts';

/** Outgoing messages, newest first. */
export const definition = defineResource<OutboxMessage>({
  ...outboxResource.resource,
  record: outboxMessage,
  nameOf: ({ perihal }) => perihal,
  lifecycle: outboxLifecycle,
  // What waits first, by its day; then the latest.
  sort: { field: 'menunggu', order: 'ASC' },
  columns: [
    { source: 'perihal', isLink: true },
    { source: 'kepada' },
    { source: 'lampiran' },
    { source: 'status' },
    { source: 'dibuat', isSortable: true },
    { source: 'terkirim' },
    { source: 'percobaan', isHiddenByDefault: true },
    { source: 'kesalahan', isHiddenByDefault: true },
    { source: 'alasan', isHiddenByDefault: true },
  ],
  search: true,
  filters: [{ source: 'status' }],
  card: { facts: ['kepada', 'dibuat'], chip: 'status' },
});
