import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { StockEntryKind } from '#contract/domains/stock/record.ts';
import { announceChange } from '#server/platform/announce/announce.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { databaseZoneOf } from '#server/platform/db/facility-zone.ts';
import { batch, stock, stockEntry } from '#server/platform/db/schema/index.ts';

/** Who adds entries, and when. */
export interface LedgerContext {
  readonly db: Queryable;
  readonly now: Date;
  /** Null is the system. */
  readonly user: { readonly fullName: string } | null;
}

/** What identifies a stock. */
export interface StockKey {
  readonly idRoot: number;
  readonly idBHBU: number;
  readonly idFaskes: number;
  readonly idBatch: number | null;
}

type EntryColumns = typeof stockEntry.$inferInsert;

/** An entry of the dose ledger before it is added. */
export interface NewEntry extends Pick<
  EntryColumns,
  'alasan' | 'idDibalik' | 'idDosis' | 'idLine' | 'idPerbaikan' | 'sebab' | 'tindakan'
> {
  readonly jenis: StockEntryKind;
  /** Signed doses; an entry of zero is left out. */
  readonly jumlah: number;
  /** Day in Jakarta on which it happened; defaults to today. */
  readonly tanggal?: string;
}

/** Returns the id of a stock, which is made when it does not exist. */
export async function findOrInsertStock(
  { db, now, user }: LedgerContext,
  key: StockKey,
): Promise<number> {
  const at = now.toISOString();
  const by = user?.fullName ?? null;
  const [made] = await db
    .insert(stock)
    .values({ ...key, createdAt: at, createdBy: by, modifiedAt: at, modifiedBy: by })
    .onConflictDoNothing()
    .returning({ id: stock.id });
  if (made) return made.id;
  const [found] = await db
    .select({ id: stock.id })
    .from(stock)
    .where(
      and(
        eq(stock.idRoot, key.idRoot),
        eq(stock.idFaskes, key.idFaskes),
        key.idBatch === null ? isNull(stock.idBatch) : eq(stock.idBatch, key.idBatch),
      ),
    );
  if (!found) throw new Error('A stock that conflicts with a new one was not found.');
  return found.id;
}

/** Today at the facility of a stock, in SQL. */
const todayAt = (idStok: number, now: Date): SQL =>
  sql`(${now.toISOString()}::timestamptz at time zone ${databaseZoneOf(sql`(
    select s.id_faskes from stock s where s.id = ${idStok})`)})::date`;

/** Adds entries to a stock; a trigger adds them to its quantities. */
export async function addEntries(
  { db, now, user }: LedgerContext,
  idStok: number,
  entries: readonly NewEntry[],
): Promise<void> {
  const rows = entries
    .filter(({ jumlah }) => jumlah !== 0)
    .map(entry => ({
      ...entry,
      idStok,
      tanggal: entry.tanggal ?? todayAt(idStok, now),
      waktu: now.toISOString(),
      oleh: user?.fullName ?? null,
    }));
  if (rows.length === 0) return;
  await db.insert(stockEntry).values(rows);
  await announceChange(db, 'stock', idStok);
}

/**
 * Locks the stock of a company at a facility, always in the same order, so that receipts and
 * injections wait for each other and never in a circle.
 */
export const lockStock = (
  db: Queryable,
  { idFaskes, idBHBU }: Pick<StockKey, 'idBHBU' | 'idFaskes'>,
): Promise<(typeof stock.$inferSelect)[]> =>
  db
    .select()
    .from(stock)
    .where(and(eq(stock.idFaskes, idFaskes), eq(stock.idBHBU, idBHBU)))
    .orderBy(asc(stock.id))
    .for('no key update');

/** Accepted doses of a line of a work order. */
interface ReceivedLine {
  readonly id: number;
  readonly idBatch: number | null;
  readonly qtyTerima: number | null;
}

/** A delivery whose doses come into stock. */
interface Receipt {
  /** Day of the arrival in Jakarta. */
  readonly tanggal: string;
  /** Lines of the work order; those without accepted doses are left out. */
  readonly lines: readonly ReceivedLine[];
  /** Why all doses go into quarantine; null when they are usable. */
  readonly quarantine: string | null;
}

/** Returns which batches are held or recalled. */
async function findHeldBatches(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .select({ id: batch.id })
    .from(batch)
    .where(and(inArray(batch.id, [...ids]), inArray(batch.status, ['DITAHAN', 'DITARIK'])));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Adds what a facility accepted of a delivery to its stock, usable at once; doses of a batch that is
 * held or recalled go into quarantine, and so do all doses when the receiver decided it.
 */
export async function recordReceipt(
  ctx: LedgerContext,
  key: Omit<StockKey, 'idBatch'>,
  { tanggal, lines, quarantine }: Receipt,
): Promise<void> {
  await lockStock(ctx.db, key);
  const held = await findHeldBatches(
    ctx.db,
    lines.flatMap(({ idBatch }) => idBatch ?? []),
  );
  for (const { id, idBatch, qtyTerima } of lines) {
    if (!qtyTerima) continue;
    const idStok = await findOrInsertStock(ctx, { ...key, idBatch });
    const reasons = [
      ...(quarantine === null ? [] : [quarantine]),
      ...(idBatch !== null && held.has(idBatch)
        ? ['Batch ditahan atau ditarik saat diterima']
        : []),
    ];
    await addEntries(ctx, idStok, [
      { jenis: 'TERIMA', jumlah: qtyTerima, tanggal, idLine: id },
      ...(reasons.length === 0
        ? []
        : [{ jenis: 'KARANTINA', jumlah: qtyTerima, alasan: reasons.join('; ') } as const]),
    ]);
  }
}
