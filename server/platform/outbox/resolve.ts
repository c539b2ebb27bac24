import { eq } from 'drizzle-orm';
import { findTransition } from '#contract/core/lifecycle.ts';
import type { outboxCalls } from '#contract/domains/outbox.ts';
import { messageStates, type MessageState } from '#contract/states/outbox.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { outbox } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { getMessage } from './read.ts';

type OutboxRow = typeof outbox.$inferSelect;

/** Locks a message that the event may change, and returns it with its next state. @throws Problem 404, 409 */
async function lockFor(
  { db }: Pick<Context, 'db'>,
  id: number,
  event: 'retry' | 'dismiss',
): Promise<{ readonly row: OutboxRow; readonly to: MessageState }> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id)).for('update');
  if (!row) throw notFound('outboxMessage');
  const found = findTransition(messageStates, row.status, event);
  if (!found) {
    const text = event === 'retry' ? 'outbox.notRetried' : 'outbox.notDismissed';
    const keadaan = message(`outbox.state.${row.status}`);
    throw new Problem('KEADAAN_SALAH', message(text, { keadaan }), {
      currentState: row.status,
      reason: 'state',
    });
  }
  return { row, to: found.to };
}

/** Whether there is a text to send, which is not the case of a secret that was used or has expired. */
const hasText = ({ payload, sealed, sealedUntil }: OutboxRow, now: Date): boolean =>
  sealed === null
    ? typeof (payload as { text?: unknown }).text === 'string'
    : sealedUntil === null || sealedUntil > now.toISOString();

/** Saves what an administrator decided about a message that was not delivered. */
async function save(
  ctx: Context,
  { id, status }: OutboxRow,
  event: 'retry' | 'dismiss',
  values: Partial<typeof outbox.$inferInsert> & { readonly status: MessageState },
  reason?: string,
) {
  await ctx.db.update(outbox).set(values).where(eq(outbox.id, id));
  const saved = await getMessage(ctx, id);
  await ctx.audit({
    action: `outbox.${event}`,
    resource: 'outbox',
    recordId: id,
    recordLabel: saved.perihal,
    before: { status },
    after: { status: values.status },
    ...(reason ? { reason } : {}),
  });
  return saved;
}

/** The calls for messages that were not delivered. */
export const resolveHandlers = {
  /** Sends a message again, with all its attempts. @throws Problem 404, 409 also when its text is gone */
  retry: async (ctx, { params }) => {
    const { row, to } = await lockFor(ctx, params.id, 'retry');
    if (!hasText(row, ctx.now)) {
      throw new Problem('KEADAAN_SALAH', message('outbox.textGone'), {
        currentState: row.status,
        reason: 'text',
      });
    }
    return await save(ctx, row, 'retry', {
      status: to,
      attempts: 0,
      lastError: null,
      dismissReason: null,
      nextAttemptAt: ctx.now.toISOString(),
    });
  },

  /** Ends the wait for a message that need not be sent any more. @throws Problem 404, 409 */
  dismiss: async (ctx, { params, body: { alasan } }) => {
    const { row, to } = await lockFor(ctx, params.id, 'dismiss');
    return await save(ctx, row, 'dismiss', { status: to, dismissReason: alasan }, alasan);
  },
} satisfies Partial<Handlers<typeof outboxCalls>>;
