import { maxDismissReason, outboxCalls, type OutboxMessage } from '#contract/domains/outbox.ts';
import { messageStates, type MessageState } from '#contract/states/outbox.ts';
import type { LifecycleSpec } from '#src/kit/resource/definition.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** Chip colour of each message state. */
const meaning: Record<MessageState, Meaning> = {
  pending: 'information',
  done: 'good',
  dead: 'bad',
  held: 'attention',
  dismissed: 'neutral',
};

/** Lifecycle of messages: sending again, and dismissal with a reason. */
export const outboxLifecycle: LifecycleSpec<OutboxMessage> = {
  states: messageStates,
  meaning,
  events: {
    retry: {
      right: 'outbox.update',
      isBulk: true,
      invalidates: ['dashboard'],
      run: ({ id }, { call }) => call(outboxCalls.retry, { params: { id }, body: {} }),
    },
    dismiss: {
      right: 'outbox.update',
      isBulk: true,
      isDestructive: true,
      invalidates: ['dashboard'],
      reason: { maxLength: maxDismissReason },
      run: ({ id }, { call, reason = '' }) =>
        call(outboxCalls.dismiss, { params: { id }, body: { alasan: reason } }),
    },
  },
};
