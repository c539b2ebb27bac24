import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import type { Letterhead } from '#contract/core/document/block.ts';
import {
  firstPossibleStart,
  isOtherAccount,
  sellerSlots,
  type SellerOnDay,
} from '#contract/domains/seller.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { attachment, seller } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import type { ReadContext } from '#server/platform/record/index.ts';

export type SellerRow = typeof seller.$inferSelect;

const isApproved = eq(seller.status, 'DISETUJUI');

/** Lists the approved versions, oldest first; they are few. */
const listApproved = (db: Queryable): Promise<SellerRow[]> =>
  db.select().from(seller).where(isApproved).orderBy(asc(seller.berlakuMulai));

const accountInWords = (row: SellerRow): string =>
  `${row.bank} ${row.cabangBank}, ${row.noRekening} a.n. ${row.atasNamaRekening}`;

/** Adds to each version its last day, and whether it applies today and changes the bank account. */
export async function withPeriods({ db, now }: ReadContext, rows: SellerRow[]) {
  const approved = await listApproved(db);
  const today = dayInJakarta(now);
  return rows.map(row => {
    const before = approved.findLast(one => one.berlakuMulai < row.berlakuMulai);
    const next = approved.find(one => one.berlakuMulai > row.berlakuMulai);
    const gantiRekening = before === undefined || isOtherAccount(row, before);
    const isInEffect = row.status === 'DISETUJUI' && row.berlakuMulai <= today;
    return {
      ...row,
      berlakuSampai: row.status === 'DISETUJUI' && next ? addDays(next.berlakuMulai, -1) : null,
      sedangBerlaku: isInEffect && (!next || next.berlakuMulai > today),
      gantiRekening,
      rekeningSebelumnya:
        before && gantiRekening && row.status === 'DIAJUKAN' ? accountInWords(before) : null,
    };
  });
}

/** Returns the first day from which another version may apply. */
export const firstPossibleDay = async ({ db, now }: ReadContext): Promise<string> =>
  firstPossibleStart((await listApproved(db)).at(-1)?.berlakuMulai, dayInJakarta(now));

/** Locks all versions, so that the approved ones stay as they are until the transaction ends. */
export const lockTimeline = async (db: Queryable): Promise<void> => {
  await db.select({ id: seller.id }).from(seller).orderBy(seller.id).for('no key update');
};

/** Returns the seller's data on a day (`YYYY-MM-DD`), or undefined when none applied. */
export async function findSellerOn(db: Queryable, day: string): Promise<SellerOnDay | undefined> {
  const approvedUntil = and(isApproved, lte(seller.berlakuMulai, day));
  const [found] = await db
    .select({
      id: seller.id,
      nama: seller.nama,
      alamat: seller.alamat,
      npwp: seller.npwp,
      nitku: seller.nitku,
      nib: seller.nib,
      noSKB: seller.noSKB,
      skbBerlakuSampai: seller.skbBerlakuSampai,
      namaPenandaTangan: seller.namaPenandaTangan,
      jabatanPenandaTangan: seller.jabatanPenandaTangan,
      bank: seller.bank,
      cabangBank: seller.cabangBank,
      noRekening: seller.noRekening,
      atasNamaRekening: seller.atasNamaRekening,
      berlakuMulai: seller.berlakuMulai,
    })
    .from(seller)
    .where(approvedUntil)
    .orderBy(desc(seller.berlakuMulai))
    .limit(1);
  if (!found) return undefined;
  const [logo] = await db
    .select({ id: seller.id })
    .from(seller)
    .innerJoin(
      attachment,
      and(
        eq(attachment.resource, 'seller'),
        eq(attachment.recordId, sql`${seller.id}::text`),
        eq(attachment.slot, sellerSlots[0].name),
        isNull(attachment.replacedAt),
      ),
    )
    .where(approvedUntil)
    .orderBy(desc(seller.berlakuMulai))
    .limit(1);
  return { ...found, idLogo: logo?.id ?? null };
}

/** Returns the approved version that begins last, which may be later than today; undefined without one. */
export const findLatestSeller = async (db: Queryable): Promise<SellerRow | undefined> =>
  (await listApproved(db)).at(-1);

/**
 * Returns the head of a document that the seller issues. The logo is the file that is current now, so
 * that a document which is filed keeps it.
 */
export async function letterheadOf(
  db: Queryable,
  { nama, alamat, npwp, nib, idLogo }: SellerOnDay,
): Promise<Letterhead> {
  const [logo] =
    idLogo === null
      ? []
      : await db
          .select({ id: attachment.id })
          .from(attachment)
          .where(
            and(
              eq(attachment.resource, 'seller'),
              eq(attachment.recordId, String(idLogo)),
              eq(attachment.slot, sellerSlots[0].name),
              isNull(attachment.replacedAt),
            ),
          );
  return {
    name: nama,
    address: alamat,
    registration: nib === null ? `NPWP ${npwp}` : `NPWP ${npwp} · NIB ${nib}`,
    ...(logo ? { idLogo: logo.id } : {}),
  };
}

/** Returns the head of a document of a day; null without data of the seller. */
export async function findLetterhead(db: Queryable, day: string): Promise<Letterhead | null> {
  const found = await findSellerOn(db, day);
  return found ? await letterheadOf(db, found) : null;
}
