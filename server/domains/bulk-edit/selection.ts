import { and, asc, inArray } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import {
  maxBulkEdit,
  type BulkChange,
  type bulkEditCalls,
} from '#contract/domains/bulk-edit/index.ts';
import { livePesertaScope, pesertaCondition } from '#server/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';

export type BulkEditInput = HandlerInput<typeof bulkEditCalls.start>['body'];

/**
 * Returns the ids of the chosen participants within the caller's scope, in their order. Those that are
 * deleted or outside the scope are left out.
 * @throws Problem 409 without any, or for more than `maxBulkEdit`
 */
export async function findChosenIds(
  ctx: Context,
  { ids, saringan, milikSendiri }: BulkEditInput['pilihan'],
): Promise<number[]> {
  const condition = saringan
    ? pesertaCondition(ctx, milikSendiri ? 'personal' : 'role', saringan)
    : and(livePesertaScope(ctx), inArray(peserta.id, ids ?? []));
  const rows = await ctx.db
    .select({ id: peserta.id })
    .from(peserta)
    .where(condition)
    .orderBy(asc(peserta.id))
    .limit(maxBulkEdit + 1);
  if (rows.length === 0) throw new Problem('KEADAAN_SALAH', message('bulkEdit.noParticipant'));
  if (rows.length > maxBulkEdit) {
    throw new Problem('KEADAAN_SALAH', message('bulkEdit.tooMany', { jumlah: maxBulkEdit }));
  }
  return rows.map(({ id }) => id);
}

/**
 * Rejects what no participant may get: facility accounts do not move participants to another facility.
 * @throws Problem 422
 */
export function assertMayChange({ scope, user }: Context, change: BulkChange): void {
  if (change.idFaskes !== undefined && scope === 'own' && user.faskesId !== null) {
    throw invalidField('idFaskes', message('bulkEdit.facilityFixed'));
  }
}
