import { outboxMessage, type OutboxMessage } from '#contract/domains/outbox.ts';
import type { MessageState } from '#contract/states/outbox.ts';
import { defineResource } from '#src/kit/resource/definition.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';
import { outboxResource } from './manifest.ts';

/** Chip colour of each message state. */
const messageStateMeaning: Record<MessageState, Meaning> = {
  pending: 'information',
  done: 'good',
  dead: 'bad',
  held: 'attention',
};

/** Outgoing messages, newest first. */
export const definition = defineResource<OutboxMessage>({
  ...outboxResource.resource,
  record: outboxMessage,
  nameOf: ({ perihal }) => perihal,
  fields: { status: { chip: ({ status }) => messageStateMeaning[status] } },
  sort: { field: 'dibuat', order: 'DESC' },
  columns: [
    { source: 'perihal', isLink: true },
    { source: 'kepada' },
    { source: 'lampiran' },
    { source: 'status' },
    { source: 'dibuat', isSortable: true },
    { source: 'terkirim' },
    { source: 'percobaan', isHiddenByDefault: true },
    { source: 'kesalahan', isHiddenByDefault: true },
  ],
  search: true,
  filters: [{ source: 'status' }],
  card: { facts: ['kepada', 'dibuat'], chip: 'status' },
});
