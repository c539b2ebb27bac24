import { outboxMessage, type OutboxMessage } from '#contract/domains/outbox.ts';
import type { MessageState } from '#contract/states/outbox.ts';
import { defineResource, type ResourceSpec } from '#src/kit/resource/definition.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colour of each message state. */
export const messageStateMeaning: Record<MessageState, Meaning> = {
  pending: 'information',
  done: 'good',
  dead: 'bad',
  held: 'attention',
};

/** Outgoing messages, newest first, before their type is erased. */
export const spec: ResourceSpec<OutboxMessage> = {
  name: 'outbox',
  paths: { list: '/admin/kotak-keluar', edit: '/admin/kotak-keluar/:id' },
  rights: { read: 'outbox.read' },
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
};
export const definition = defineResource(spec);
