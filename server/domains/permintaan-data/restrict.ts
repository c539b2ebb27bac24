import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { RestrictionKind } from '#contract/domains/peserta/restriction.ts';
import {
  assertNotBeingSaved,
  assertUnrestricted,
  createPesertaAuditEntry,
  limitLockWait,
  lockPersonOf,
  type LockedRow,
} from '#server/domains/peserta/index.ts';
import { releaseVouchersOf } from '#server/domains/voucher/index.ts';
import type { Context } from '#server/platform/context.ts';
import { arrival, permintaanDataPeserta, peserta } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import { idsOf } from './linked.ts';
import type { PermintaanDataRow } from './records.ts';

/** Locks the registrations of a request, deleted ones included: first the persons, then the rows, in one order. */
export async function lockPeople(
  ctx: Pick<Context, 'db'>,
  ids: readonly number[],
): Promise<LockedRow[]> {
  await limitLockWait(ctx.db);
  for (const id of [...ids].sort((a, b) => a - b)) await lockPersonOf(ctx.db, id);
  const rows = await ctx.db
    .select()
    .from(peserta)
    .where(inArray(peserta.id, [...ids]))
    .orderBy(asc(peserta.id))
    .for('update');
  for (const row of rows) await assertNotBeingSaved(ctx.db, row);
  return rows;
}

/** Returns the words that are shown as the reason why a registration is inactive. */
export const reasonOf = (kind: RestrictionKind, nomor: string): string =>
  translator.render(message(`permintaanData.inactive.${kind}`, { nomor }));

/** Sets why a registration is not processed; it is inactive then, so that it is in no queue. */
async function mark(
  ctx: Context,
  row: LockedRow,
  { nomor }: PermintaanDataRow,
  kind: 'DIBATASI' | 'DITARIK',
  values: Partial<typeof peserta.$inferInsert> = {},
): Promise<void> {
  const after = {
    pembatasan: kind,
    noPembatasan: nomor,
    isActive: false,
    // A reason from before stays, so that it is there when the restriction is lifted.
    ...(row.isActive ? { alasanNonaktif: reasonOf(kind, nomor) } : {}),
    ...values,
  };
  await ctx.db
    .update(peserta)
    .set({ ...after, ...updateStamps(ctx, peserta) })
    .where(eq(peserta.id, row.id));
  const before = Object.fromEntries(
    Object.keys(after).map(key => [key, row[key as keyof LockedRow]]),
  );
  await ctx.audit(
    createPesertaAuditEntry(kind === 'DIBATASI' ? 'restrict' : 'withdrawConsent', row, {
      before,
      after: { ...after, permintaan: nomor },
    }),
  );
}

/**
 * Restricts the registrations of a request (articles 11 and 41): they stay visible, and are in no queue, export or bulk
 * change until it is lifted.
 * @throws Problem 409 for one that is restricted already
 */
export async function restrict(ctx: Context, request: PermintaanDataRow): Promise<void> {
  for (const row of await lockPeople(ctx, await idsOf(ctx.db, request.id))) {
    assertUnrestricted(row);
    await ctx.db
      .update(permintaanDataPeserta)
      .set({ wasActive: row.isActive })
      .where(
        and(
          eq(permintaanDataPeserta.idPermintaan, request.id),
          eq(permintaanDataPeserta.idPeserta, row.id),
        ),
      );
    await mark(ctx, row, request, 'DIBATASI');
  }
}

/** Lifts the restriction that a request set, where nothing else took its place. */
export async function lift(ctx: Context, request: PermintaanDataRow): Promise<void> {
  const linked = await ctx.db
    .select()
    .from(permintaanDataPeserta)
    .where(eq(permintaanDataPeserta.idPermintaan, request.id));
  const wasActive = new Map(linked.map(one => [one.idPeserta, one.wasActive === true]));
  for (const row of await lockPeople(ctx, [...wasActive.keys()])) {
    if (row.pembatasan !== 'DIBATASI' || row.noPembatasan !== request.nomor) continue;
    const isActive = wasActive.get(row.id) === true;
    await ctx.db
      .update(peserta)
      .set({
        pembatasan: null,
        noPembatasan: null,
        isActive,
        ...(isActive ? { alasanNonaktif: null } : {}),
        ...updateStamps(ctx, peserta),
      })
      .where(eq(peserta.id, row.id));
    await ctx.audit(
      createPesertaAuditEntry('liftRestriction', row, {
        before: { pembatasan: row.pembatasan, isActive: false },
        after: { pembatasan: null, isActive, permintaan: request.nomor },
      }),
    );
  }
}

/** Ends what is planned with registrations: their vouchers are free again, and they leave the queue. */
export async function endPlans(ctx: Context, ids: readonly number[], nomor: string): Promise<void> {
  const reason = translator.render(message('permintaanData.released', { nomor }));
  for (const id of ids) await releaseVouchersOf(ctx, id, reason);
  await ctx.db.delete(arrival).where(
    and(
      inArray(arrival.pesertaId, [...ids]),
      gte(arrival.tanggal, dayInJakarta(ctx.now)),
      sql`not exists (select from dose d
          where d.peserta_id = ${arrival.pesertaId} and d.tanggal = ${arrival.tanggal})`,
    ),
  );
}

const mayEnd: ReadonlySet<RestrictionKind | null> = new Set([null, 'DIBATASI']);

/**
 * Ends the processing of registrations whose person withdrew the consent (articles 9 and 40). Doses, proofs and what
 * the law requires stay as they are.
 * @throws Problem 409 for one whose processing has ended already
 */
export async function withdraw(ctx: Context, request: PermintaanDataRow): Promise<void> {
  const ids = await idsOf(ctx.db, request.id);
  for (const row of await lockPeople(ctx, ids))
    if (!mayEnd.has(row.pembatasan)) assertUnrestricted(row);
  await endPlans(ctx, ids, request.nomor);
  for (const row of await lockPeople(ctx, ids))
    await mark(ctx, row, request, 'DITARIK', { persetujuan: false, rencanaTanggal: null });
}
