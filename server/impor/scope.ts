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
 * Whose imports: of the kinds that one may bring in oneself. With the scope `own` those of one's company,
 * or those that accounts of one's facility made: a company's that merely names the facility are not its.
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
  // An account may have been somebody else's before: what it brought in then stays where it was for.
  return sql`${impor.faskesId} = ${faskesId} and ${impor.bhbuId} is null
    and ${impor.userId} in ${accountsOfFaskes(faskesId)}`;
}

/** Whose participants the rows of a file become. */
export const targetOf = (file: Pick<ImporRow, 'bhbuId' | 'vaccinationType'>): Target => ({
  bhbuId: file.bhbuId,
  vaccinationType: file.vaccinationType as VaccinationType,
});

/** An import that a caller reaches. @throws Problem 404 */
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

/** What advisory locks of ours are told apart by. */
const work = 7_101;
const company = 7_102;
const everybody = 7_103;

/**
 * Takes an import for the transaction: of several who work on one, one does.
 * @throws Problem 404, 409 while another has it
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
  // Read again, as whoever had it until now may have changed it.
  return await findImpor(ctx, id);
}

/** Takes an import for the transaction, unless somebody has it. @returns whether it is taken now */
export async function tryLock(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${work}, ${id}) as taken`,
  );
  return rows[0]?.taken === true;
}

/** Whether somebody is saving an import at this moment, in whichever process. */
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
 * Lets one import at a time keep participants of a company; others wait their turn. What smart checking
 * said is of people of all companies, so it is alone.
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

/** The state that an event leads to. @throws Problem 409 where it leads nowhere */
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

/** An import whose rows can still be worked on. @throws Problem 409 */
export function mustBeOpen(file: ImporRow): void {
  if (file.status !== imporStates.initial) {
    throw new Problem('KEADAAN_SALAH', refusals[file.status]);
  }
}
