import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { pksCalls } from '#contract/domains/pks/calls.ts';
import type { Context } from '#server/platform/context.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { changeState } from './enforce.ts';
import { pksRecords, type PksRow } from './records.ts';

type Body = HandlerInput<typeof pksCalls.changeState>['body'];

/**
 * Triggers the event that a letter is, in the transaction that sends it. A breach of which the seller
 * gave notice already is cured from the letter on: the clause counts from the written notice.
 * @throws Problem 403, 404, 409, 422 as the event itself
 */
export async function actByLetter(ctx: Context, row: PksRow, body: Body): Promise<void> {
  if (body.event === 'warn' && row.status === 'PERINGATAN') {
    const before = await pksRecords.lock(ctx, row.id);
    await pksRecords.update(
      ctx,
      before,
      { tanggalPeringatan: dayInJakarta(ctx.now), bukti: body.bukti ?? null },
      { action: 'warn', ...(body.alasan ? { reason: body.alasan } : {}) },
    );
    return;
  }
  // The version that the caller read is that of the letter.
  await changeState(
    { ...ctx, expectedVersion: undefined },
    { params: { id: row.id }, query: undefined, body },
  );
}
