import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { importKindsFor } from '#contract/domains/import/index.ts';
import type { VaccinationType } from '#contract/domains/peserta/index.ts';
import { importStates } from '#contract/states/import.ts';
import { accountIdsOfFaskes } from '#server/domains/user/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { importFile } from '#server/platform/db/schema/index.ts';
import { holdsImportLock, importLockSpace } from '#server/platform/db/views/saving-imports.ts';
import { defineLifecycle, tableRecords } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import type { ImportTarget } from './validate/registration-rows.ts';

export type ImportFile = typeof importFile.$inferSelect;

/**
 * SQL condition of the caller's imports, limited to the kinds they may upload. `own` means their
 * company's imports or those uploaded by their facility's accounts; a company's import for the
 * facility is excluded.
 */
export function importScope({ scope, user }: Pick<Context, 'scope' | 'user'>): SQL | undefined {
  return and(
    eq(importFile.isRead, true),
    inArray(importFile.jenis, importKindsFor(user.role)),
    scope === 'all' ? undefined : ownImports(user),
  );
}

function ownImports({ bhbuId, faskesId, id }: Context['user']): SQL {
  if (bhbuId !== null) return eq(importFile.bhbuId, bhbuId);
  if (faskesId === null) return eq(importFile.userId, id);
  // The account may have belonged to another facility before, so the import's own facility must
  // match too.
  return sql`${importFile.faskesId} = ${faskesId} and ${importFile.bhbuId} is null
    and ${importFile.userId} in ${accountIdsOfFaskes(faskesId)}`;
}

/** Returns the company and vaccination type that the rows of a file are registered for. */
export const importTargetOf = (
  file: Pick<ImportFile, 'bhbuId' | 'vaccinationType'>,
): ImportTarget => ({
  bhbuId: file.bhbuId,
  vaccinationType: file.vaccinationType as VaccinationType,
});

/** Gets an import within the caller's scope. @throws Problem 404 */
export async function getImportFile(
  ctx: Pick<Context, 'db' | 'scope' | 'user'>,
  id: number,
): Promise<ImportFile> {
  const [found] = await ctx.db
    .select()
    .from(importFile)
    .where(and(eq(importFile.id, id), importScope(ctx)));
  if (!found) throw notFound('import');
  return found;
}

/** Namespaces of the advisory locks besides that of a single import. */
const bhbuLockSpace = 7_102;
const globalLockSpace = 7_103;

/**
 * Locks an import for the transaction.
 * @throws Problem 404, 409 while another transaction holds it
 */
export async function lockImport(
  ctx: Pick<Context, 'db' | 'scope' | 'user'>,
  id: number,
): Promise<ImportFile> {
  await getImportFile(ctx, id);
  if (!(await tryLockImport(ctx.db, id))) {
    throw new Problem('SEDANG_DIPROSES', message('import.locked'));
  }
  // Read again, because the previous lock holder may have changed it.
  return await getImportFile(ctx, id);
}

/** Locks an import for the transaction without waiting. @returns whether the lock was acquired */
export async function tryLockImport(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_xact_lock(${importLockSpace}, ${id}) as taken`,
  );
  return rows[0]?.taken === true;
}

/** Whether any process holds the import's lock. */
export async function isImportLocked(db: Queryable, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`
    select ${holdsImportLock(sql`${id}`)} as taken`);
  return rows[0]?.taken === true;
}

/**
 * Locks, without waiting, the company whose participants an import saves or undoes. A smart check
 * file affects all companies and therefore runs alone.
 * @throws Problem 409 while another import saves participants of the company
 */
export async function lockFreeSaveTarget(
  db: Queryable,
  { jenis: kind, bhbuId }: Pick<ImportFile, 'jenis' | 'bhbuId'>,
): Promise<void> {
  const { rows } = await db.execute<{ taken: boolean }>(
    kind === 'smartChecking'
      ? sql`select pg_try_advisory_xact_lock(${globalLockSpace}, 0) as taken`
      : sql`select pg_try_advisory_xact_lock_shared(${globalLockSpace}, 0)
          and pg_try_advisory_xact_lock(${bhbuLockSpace}, ${bhbuId ?? 0}) as taken`,
  );
  if (rows[0]?.taken !== true) throw new Problem('SEDANG_DIPROSES', message('import.otherSaving'));
}

/** Clears the progress that a save left in a locked import when its process died. */
export async function clearLeftProgress(
  db: Queryable,
  { id, savingTotal }: Pick<ImportFile, 'id' | 'savingTotal'>,
): Promise<void> {
  if (savingTotal === null) return;
  await db.update(importFile).set({ savingTotal: null }).where(eq(importFile.id, id));
}

const stateMessages: Record<ImportFile['status'], Message> = {
  DIPERIKSA: message('import.state.DIPERIKSA'),
  DISIMPAN: message('import.state.DISIMPAN'),
  DIURUNGKAN_SEBAGIAN: message('import.state.DIURUNGKAN_SEBAGIAN'),
  DIURUNGKAN: message('import.state.DIURUNGKAN'),
  DIBUANG: message('import.state.DIBUANG'),
};

/** Lifecycle of imports; the callers hold the import's lock. */
export const importLifecycle = defineLifecycle({
  resource: 'import',
  states: importStates,
  ...tableRecords(importFile),
  labelOf: ({ namaBerkas }) => namaBerkas,
  wrongState: ({ status }) => stateMessages[status],
  guards: {},
});

/** Rejects an import whose rows can no longer be corrected. @throws Problem 409 */
export function assertEditable(file: ImportFile): void {
  if (file.status !== importStates.initial) {
    throw new Problem('KEADAAN_SALAH', stateMessages[file.status]);
  }
}
