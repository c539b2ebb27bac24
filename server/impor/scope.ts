import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { kindsFor } from '#contract/impor/index.ts';
import type { VaccinationType } from '#contract/peserta/index.ts';
import { step, imporStates, type ImporEvent } from '#contract/states.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../db/client.ts';
import { impor } from '../db/schema/index.ts';
import { notFound, Problem } from '../problem.ts';
import { accountsOfFaskes } from '../user/holders.ts';
import type { Target } from './judge-rows.ts';

export type ImporRow = typeof impor.$inferSelect;

/**
 * SQL condition of the caller's imports, limited to the kinds they may upload. `own` means their
 * company's imports or those uploaded by their facility's accounts; a company's import for the
 * facility is excluded.
 */
export function mine({ scope, user }: Pick<Context, 'scope' | 'user'>): SQL | undefined {
  return and(
    eq(impor.isRead, true),
    inArray(impor.kind, kindsFor(user.role)),
    scope === 'all' ? undefined : whose(user),
  );
}

function whose({ bhbuId, faskesId, id }: Context['user']): SQL {
  if (bhbuId !== null) return eq(impor.bhbuId, bhbuId);
  if (faskesId === null) return eq(impor.userId, id);
  // The account may have belonged to another facility before, so the import's own facility must
  // match too.
  return sql`${impor.faskesId} = ${faskesId} and ${impor.bhbuId} is null
    and ${impor.userId} in ${accountsOfFaskes(faskesId)}`;
}

/** Returns the company and vaccination type that the rows of a file are registered for. */
export const targetOf = (file: Pick<ImporRow, 'bhbuId' | 'vaccinationType'>): Target => ({
  bhbuId: file.bhbuId,
  vaccinationType: file.vaccinationType as VaccinationType,
});

/** Gets an import within the caller's scope. @throws Problem 404 */
export async function findImpor(
  ctx: Pick<Context, 'db' | 'scope' | 'user'>,
  id: number,
): Promise<ImporRow> {
  const [found] = await ctx.db
    .select()
    .from(impor)
    .where(and(eq(impor.id, id), mine(ctx)));
  if (!found) throw notFound('Unggahan');
  return found;
}

/** Namespaces of the advisory locks. */
const work = 7_101;
const company = 7_102;
const everybody = 7_103;

/**
 * Locks an import for the transaction.
 * @throws Problem 404, 409 while another transaction holds it
 */
export async function takeImpor(
  ctx: Pick<Context, 'db' | 'scope' | 'user'>,
  id: number,
): Promise<ImporRow> {
  await findImpor(ctx, id);
  if (!(await tryLock(ctx.db, id))) {
    throw new Problem(
      'SEDANG_DIPROSES',
      'Unggahan ini sedang disimpan atau diperbaiki. Tunggu sebentar.',
    );
  }
  // Read again, because the previous lock holder may have changed it.
  return await findImpor(ctx, id);
}

/** Locks an import for the transaction without waiting. @returns whether the lock was acquired */
export async function tryLock(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${work}, ${id}) as taken`,
  );
  return rows[0]?.taken === true;
}

/** Whether any process holds the import's lock. */
export async function isTaken(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`
    select exists (
      select from pg_locks
      where locktype = 'advisory' and classid = ${work} and objid = ${id} and granted
        and database = (select oid from pg_database where datname = current_database())
    ) as taken`);
  return rows[0]?.taken === true;
}

/**
 * Waits until no other import saves participants of the same company. A smart check file affects
 * all companies and therefore runs alone.
 */
export async function takeTurn(
  db: Queryable,
  { kind, bhbuId }: Pick<ImporRow, 'kind' | 'bhbuId'>,
): Promise<void> {
  if (kind === 'smartChecking') {
    await db.execute(sql`select pg_advisory_xact_lock(${everybody}, 0)`);
    return;
  }
  await db.execute(sql`
    select pg_advisory_xact_lock_shared(${everybody}, 0)`);
  await db.execute(sql`select pg_advisory_xact_lock(${company}, ${bhbuId ?? 0})`);
}

/** Returns the state after an event. @throws Problem 409 when there is no such transition */
export function stateAfter(file: ImporRow, event: ImporEvent): ImporRow['status'] {
  const next = step(imporStates, file.status, event);
  if (!next) throw new Problem('KEADAAN_SALAH', refusals[file.status]);
  return next.to;
}

const refusals: Record<ImporRow['status'], string> = {
  DIPERIKSA: 'Unggahan ini belum disimpan.',
  DISIMPAN: 'Unggahan ini sudah disimpan.',
  DIURUNGKAN: 'Unggahan ini sudah diurungkan.',
  DIBUANG: 'Unggahan ini sudah dibuang.',
};

/** Rejects an import whose rows can no longer be corrected. @throws Problem 409 */
export function mustBeOpen(file: ImporRow): void {
  if (file.status !== imporStates.initial) {
    throw new Problem('KEADAAN_SALAH', refusals[file.status]);
  }
}
