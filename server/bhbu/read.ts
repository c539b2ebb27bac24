import { and, eq, type SQL } from 'drizzle-orm';
import type { Mending } from '#contract/application/index.ts';
import type { Bhbu } from '#contract/bhbu-record.ts';
import { canAccess } from '#contract/policy.ts';
import type { Context } from '../context.ts';
import { ageOf } from '../day.ts';
import { appUser, bhbu, bhbuApplication } from '../db/schema/index.ts';
import { pesertaOfBhbu } from '../peserta/of-bhbu.ts';
import { notFound } from '../problem.ts';
import { accountsOfBhbu } from '../user/holders.ts';
import { checksOf } from './checks.ts';
import { documentsOf } from './documents.ts';
import { toSaid } from './row.ts';
import { isLive, mine } from './scope.ts';

export type BhbuRowKept = typeof bhbu.$inferSelect;

/** Returns the row of a company in the caller's scope. @throws Problem 404 */
export async function findBhbu(ctx: Context, id: number): Promise<BhbuRowKept> {
  const [row] = await ctx.db
    .select()
    .from(bhbu)
    .where(and(eq(bhbu.id, id), mine(ctx), isLive));
  if (!row) throw notFound('BHBU');
  return row;
}

/**
 * Locks the row of a company in the caller's scope until the transaction ends. A deletion needs the
 * strength `update`, which also excludes concurrent registrations of peserta.
 * @throws Problem 404
 */
export async function lockBhbu(
  ctx: Context,
  id: number,
  {
    strength = 'no key update',
    which = isLive,
  }: { strength?: 'no key update' | 'update'; which?: SQL } = {},
): Promise<BhbuRowKept> {
  const [row] = await ctx.db
    .select()
    .from(bhbu)
    .where(and(eq(bhbu.id, id), mine(ctx), which))
    .for(strength);
  if (!row) throw notFound('BHBU');
  return row;
}

/**
 * Returns a company with its application, if any. Only roles with `bhbu.verify` get the ticket,
 * which authenticates the applicant, and the checks, which name other companies.
 * @throws Problem 404
 */
export async function getBhbu(
  ctx: Context,
  id: number,
  which: SQL | undefined = isLive,
): Promise<Bhbu> {
  const [found] = await ctx.db
    .select({ row: bhbu, applied: bhbuApplication, manager: appUser.fullName })
    .from(bhbu)
    .leftJoin(bhbuApplication, eq(bhbuApplication.bhbuId, bhbu.id))
    .leftJoin(appUser, eq(appUser.id, bhbu.accountManagerId))
    .where(and(eq(bhbu.id, id), mine(ctx), which));
  if (!found) throw notFound('BHBU');
  const { row, applied, manager } = found;
  const verifies = canAccess(ctx.user.role, 'bhbu.verify') !== undefined;
  return {
    ...toSaid(row),
    id: row.id,
    idBHBU: row.id,
    status: row.status,
    isActive: row.isActive,
    alasanNonaktif: row.inactiveReason,
    accountManagerId: row.accountManagerId,
    namaAccountManager: manager,
    invoiceAccount: row.invoiceAccount,
    noSKB: row.skbNumber,
    skbBerlakuSampai: row.skbValidUntil,
    nomorTiket: verifies ? (applied?.ticket ?? null) : null,
    diajukan: applied?.submittedAt ?? null,
    menungguSejak: applied?.waitingSince ?? null,
    umurHari: ageOf(applied?.waitingSince ?? null, ctx.now),
    alasan: applied?.reason ?? null,
    perbaikan: (applied?.mendings ?? []) as Mending[],
    diputuskan: applied?.decidedAt ?? null,
    diputuskanOleh: applied?.decidedBy ?? null,
    berkas: await documentsOf(ctx.db, row.id),
    pemeriksaan: verifies ? await checksOf(ctx, row) : [],
    jumlahPeserta: await pesertaOfBhbu(ctx.db, row.id),
    jumlahAkun: await accountsOfBhbu(ctx.db, row.id),
    version: row.version,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    modifiedAt: row.modifiedAt,
    modifiedBy: row.modifiedBy,
  };
}
