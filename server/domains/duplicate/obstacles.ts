import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import type { DuplicatePair } from '#contract/domains/duplicate/index.ts';
import { restrictionOf, type LockedRow } from '#server/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { certificate, dose } from '#server/platform/db/schema/index.ts';
import { findVoucherEnds } from '#server/platform/db/views/vouchers.ts';
import { message } from '#server/platform/messages/message.ts';

/** Returns why two registrations cannot be merged, the reasons that need another correction first. */
export async function findMergeObstacles(
  { db }: Pick<Context, 'db'>,
  status: DuplicatePair['status'],
  one: LockedRow,
  other: LockedRow,
): Promise<Message[]> {
  if (status === 'DIGABUNG') return [message('duplicate.merged')];
  if (status === 'BUKAN') return [message('duplicate.decided')];
  const deleted = [one, other].find(({ deletedAt }) => deletedAt !== null);
  if (deleted) return [message('duplicate.deleted', { nama: deleted.nama })];
  const restricted = restrictionOf(one) ?? restrictionOf(other);
  if (restricted) return [restricted];
  if (one.bhbuId !== other.bhbuId) return [message('duplicate.otherCompany')];
  if (one.vaccinationType !== other.vaccinationType) return [message('duplicate.otherType')];
  const ids = [one.id, other.id];
  return [
    ...(await sameDoses(db, ids)),
    ...(await bothCertified(db, ids)),
    ...(await bothHoldVouchers(db, ids)),
    ...(one.noTiket !== null && other.noTiket !== null
      ? [message('duplicate.bothTickets', { kiri: one.noTiket, kanan: other.noTiket })]
      : []),
  ];
}

/** Doses of the same number that were given on both. */
async function sameDoses(db: Queryable, ids: readonly number[]): Promise<Message[]> {
  const rows = await db
    .select({ dosisKe: dose.dosisKe })
    .from(dose)
    .where(
      and(inArray(dose.pesertaId, [...ids]), eq(dose.hasil, 'DIBERIKAN'), isNull(dose.dibatalkan)),
    )
    .groupBy(dose.dosisKe)
    .having(sql`count(*) > 1`)
    .orderBy(dose.dosisKe);
  return rows.map(({ dosisKe }) => message('duplicate.sameDose', { dosis: dosisKe }));
}

async function bothCertified(db: Queryable, ids: readonly number[]): Promise<Message[]> {
  const [one, other] = await db
    .select({ nomor: certificate.nomor })
    .from(certificate)
    .where(and(inArray(certificate.idPeserta, [...ids]), sql`${certificate.status} = 'BERLAKU'`))
    .orderBy(certificate.id);
  return one && other
    ? [message('duplicate.bothCertified', { satu: one.nomor, lain: other.nomor })]
    : [];
}

/** A person holds one voucher at a time. */
async function bothHoldVouchers(db: Queryable, ids: readonly number[]): Promise<Message[]> {
  const held = await findVoucherEnds(db, ids);
  return held.size > 1 ? [message('duplicate.bothVouchers')] : [];
}
