import { and, eq, type SQL } from 'drizzle-orm';
import type { Correction } from '#contract/application/index.ts';
import type { Bhbu } from '#contract/bhbu/record.ts';
import { canAccess } from '#contract/policy.ts';
import type { Context } from '../../context.ts';
import { daysSince } from '../../jakarta-day.ts';
import { appUser, bhbu, bhbuApplication } from '../../db/schema/index.ts';
import { countPesertaOfBhbu } from '../../peserta/counts/bhbu-counts.ts';
import { notFound } from '../../problem.ts';
import { countAccountsOfBhbu } from '../../user/accounts-by-owner.ts';
import { runVerificationChecks } from './verification-checks.ts';
import { listDocuments } from '../documents/document-store.ts';
import { toCompanyData } from '../columns.ts';
import { isLiveBhbu, bhbuScope } from '../scope.ts';

export type BhbuRow = typeof bhbu.$inferSelect;

/** Returns the row of a company in the caller's scope. @throws Problem 404 */
export async function getBhbuRow(ctx: Context, id: number): Promise<BhbuRow> {
  const [row] = await ctx.db
    .select()
    .from(bhbu)
    .where(and(eq(bhbu.id, id), bhbuScope(ctx), isLiveBhbu));
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
    which: condition = isLiveBhbu,
  }: { strength?: 'no key update' | 'update'; which?: SQL } = {},
): Promise<BhbuRow> {
  const [row] = await ctx.db
    .select()
    .from(bhbu)
    .where(and(eq(bhbu.id, id), bhbuScope(ctx), condition))
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
  condition: SQL | undefined = isLiveBhbu,
): Promise<Bhbu> {
  const [found] = await ctx.db
    .select({ row: bhbu, applied: bhbuApplication, manager: appUser.fullName })
    .from(bhbu)
    .leftJoin(bhbuApplication, eq(bhbuApplication.bhbuId, bhbu.id))
    .leftJoin(appUser, eq(appUser.id, bhbu.accountManagerId))
    .where(and(eq(bhbu.id, id), bhbuScope(ctx), condition));
  if (!found) throw notFound('BHBU');
  const { row, applied: application, manager } = found;
  const canVerify = canAccess(ctx.user.role, 'bhbu.verify') !== undefined;
  return {
    ...toCompanyData(row),
    id: row.id,
    idBHBU: row.id,
    status: row.status,
    isActive: row.isActive,
    alasanNonaktif: row.alasanNonaktif,
    accountManagerId: row.accountManagerId,
    namaAccountManager: manager,
    invoiceAccount: row.invoiceAccount,
    noSKB: row.noSKB,
    skbBerlakuSampai: row.skbBerlakuSampai,
    nomorTiket: canVerify ? (application?.nomorTiket ?? null) : null,
    diajukan: application?.diajukan ?? null,
    menungguSejak: application?.menungguSejak ?? null,
    umurHari: daysSince(application?.menungguSejak ?? null, ctx.now),
    alasan: application?.alasan ?? null,
    perbaikan: (application?.perbaikan ?? []) as Correction[],
    diputuskan: application?.diputuskan ?? null,
    diputuskanOleh: application?.diputuskanOleh ?? null,
    berkas: await listDocuments(ctx.db, row.id),
    pemeriksaan: canVerify ? await runVerificationChecks(ctx, row) : [],
    jumlahPeserta: await countPesertaOfBhbu(ctx.db, row.id),
    jumlahAkun: await countAccountsOfBhbu(ctx.db, row.id),
    version: row.version,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    modifiedAt: row.modifiedAt,
    modifiedBy: row.modifiedBy,
  };
}
