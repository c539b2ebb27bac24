import { eq } from 'drizzle-orm';
import type { Correction } from '#contract/domains/application/index.ts';
import type { Bhbu } from '#contract/domains/bhbu/record.ts';
import { canAccess } from '#contract/policy.ts';
import type { Context } from '#server/platform/context.ts';
import { appUser, bhbu, bhbuApplication } from '#server/platform/db/schema/index.ts';
import { countAccountsOfBhbu } from '#server/platform/db/views/accounts.ts';
import { countPesertaOfBhbu } from '#server/platform/db/views/peserta-counts.ts';
import { daysSince } from '#server/platform/jakarta-day.ts';
import { listDocuments } from '../documents/document-store.ts';
import { toCompanyData, type BhbuRow } from '../columns.ts';
import { bhbuRecords } from '../records.ts';
import { readAnsweredCorrections } from './answered-corrections.ts';
import { runVerificationChecks } from './verification-checks.ts';

/** Returns a company in the caller's scope with its application, if any. @throws Problem 404 */
export const getBhbu = async (ctx: Context, id: number): Promise<Bhbu> =>
  await toBhbu(ctx, await bhbuRecords.get(ctx, id));

const toContact = (manager: typeof appUser.$inferSelect | null): Bhbu['kontakAccountManager'] =>
  manager?.isActive && manager.deletedAt === null
    ? { nama: manager.fullName, email: manager.email, noHP: manager.noHP }
    : null;

/**
 * Adds the application, if any, to the row of a company. Only roles with `bhbu.verify` get the
 * ticket, which authenticates the applicant, and the checks, which name other companies.
 */
export async function toBhbu(ctx: Context, row: BhbuRow): Promise<Bhbu> {
  const [found] = await ctx.db
    .select({ application: bhbuApplication, manager: appUser })
    .from(bhbu)
    .leftJoin(bhbuApplication, eq(bhbuApplication.bhbuId, bhbu.id))
    .leftJoin(appUser, eq(appUser.id, bhbu.accountManagerId))
    .where(eq(bhbu.id, row.id));
  const { application = null, manager = null } = found ?? {};
  const canVerify = canAccess(ctx.user, 'bhbu.verify') !== undefined;
  return {
    ...toCompanyData(row),
    id: row.id,
    idBHBU: row.id,
    status: row.status,
    isActive: row.isActive,
    alasanNonaktif: row.alasanNonaktif,
    accountManagerId: row.accountManagerId,
    namaAccountManager: manager?.fullName ?? null,
    kontakAccountManager: toContact(manager),
    invoiceAccount: row.invoiceAccount,
    noSKB: row.noSKB,
    skbBerlakuSampai: row.skbBerlakuSampai,
    skbDiperiksaPada: row.skbDiperiksaPada,
    skbDiperiksaOleh: row.skbDiperiksaOleh,
    pemungutPPN: row.pemungutPPN,
    instansiPemerintah: row.instansiPemerintah,
    nitku: row.nitku,
    nomorTiket: canVerify ? (application?.nomorTiket ?? null) : null,
    diajukan: application?.diajukan ?? null,
    menungguSejak: application?.menungguSejak ?? null,
    umurHari: daysSince(application?.menungguSejak ?? null, ctx.now),
    alasan: application?.alasan ?? null,
    perbaikan: (application?.perbaikan ?? []) as Correction[],
    diputuskan: application?.diputuskan ?? null,
    diputuskanOleh: application?.diputuskanOleh ?? null,
    berkas: await listDocuments(ctx.db, row.id),
    perbaikanDijawab: canVerify ? await readAnsweredCorrections(ctx.db, row.id) : [],
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
