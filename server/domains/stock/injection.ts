import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { batch, faskes, order, stock, stockEntry } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import {
  addEntries,
  findOrInsertStock,
  lockStock,
  type LedgerContext,
  type NewEntry,
} from './ledger.ts';
import { leftOf, wasQuarantined } from './usable-doses.ts';

/** A dose that is given to a participant of a company. */
export interface Injection {
  /** Null for a participant without a company, whose doses are outside the ledger. */
  readonly idBHBU: number | null;
  readonly idFaskes: number;
  /** Null for a batch that is not in the register. */
  readonly idBatch: number | null;
  /** Day of the injection in Jakarta. */
  readonly tanggal: string;
}

type StockRow = typeof stock.$inferSelect;

/** The stock that an injection takes from. */
interface Source {
  readonly idRoot: number;
  /** Undefined while the facility has no stock of the batch for the company. */
  readonly row: StockRow | undefined;
}

/** Returns which stocks are of the product of a batch; without a batch, all. */
async function ofSameProduct(
  db: Queryable,
  rows: readonly StockRow[],
  idBatch: number | null,
): Promise<readonly StockRow[]> {
  if (idBatch === null) return rows;
  const ids = rows.flatMap(row => row.idBatch ?? []);
  const products = await db
    .select({ id: batch.id, idProduk: batch.idProduk })
    .from(batch)
    .where(inArray(batch.id, [...ids, idBatch]));
  const productOf = new Map(products.map(({ id, idProduk }) => [id, idProduk]));
  const wanted = productOf.get(idBatch);
  return rows.filter(row => row.idBatch !== null && productOf.get(row.idBatch) === wanted);
}

/** Returns the first versions of orders among those of stocks that are closed. */
async function findClosed(db: Queryable, rows: readonly StockRow[]): Promise<ReadonlySet<number>> {
  if (rows.length === 0) return new Set();
  const closed = await db
    .select({ idRoot: sql<number>`coalesce(${order.rootId}, ${order.id})` })
    .from(order)
    .where(
      and(
        eq(order.status, 'SELESAI'),
        or(
          inArray(
            order.id,
            rows.map(row => row.idRoot),
          ),
          inArray(
            order.rootId,
            rows.map(row => row.idRoot),
          ),
        ),
      ),
    );
  return new Set(closed.map(({ idRoot }) => idRoot));
}

/**
 * Finds and locks the stock that an injection takes from: of the orders that a facility received for
 * the company by the day of the injection, the oldest open one with doses of the batch left. Doses are
 * never taken from the stock of another company, because they may not be transferred.
 * @returns undefined for a dose outside the ledger: before the first receipt of its product, or
 *   without a company
 */
async function findSource(
  db: Queryable,
  { idBHBU, idFaskes, idBatch, tanggal }: Injection,
): Promise<Source | undefined> {
  if (idBHBU === null) return undefined;
  const rows = await lockStock(db, { idFaskes, idBHBU });
  const received = (await ofSameProduct(db, rows, idBatch))
    .filter(row => row.terimaPertama !== null && row.terimaPertama <= tanggal)
    .toSorted((one, other) => (one.terimaPertama ?? '').localeCompare(other.terimaPertama ?? ''));
  const last = received.at(-1);
  if (!last) return undefined;
  const closed = await findClosed(db, rows);
  const candidates = rows
    .filter(row => row.idBatch === idBatch)
    .toSorted(
      (one, other) =>
        Number(closed.has(one.idRoot)) - Number(closed.has(other.idRoot)) ||
        one.idRoot - other.idRoot,
    );
  const hasArrived = (row: StockRow) => received.includes(row);
  const row =
    candidates.find(one => one.sisa > 0 && hasArrived(one)) ??
    candidates.find(one => one.kedaluwarsa + one.dikarantina > 0 && hasArrived(one)) ??
    candidates.find(hasArrived) ??
    candidates.at(-1);
  // Without stock of the batch, the ledger names the order that the facility received last.
  return { idRoot: row?.idRoot ?? last.idRoot, row };
}

/** Whether doses of a stock were in quarantine on a day, as far as that was known at an instant. */
async function isQuarantinedOn(
  db: Queryable,
  id: number,
  { day, until }: { readonly day: string; readonly until: string | undefined },
): Promise<boolean> {
  const [found] = await db
    .select({ is: wasQuarantined(day, until) })
    .from(stock)
    .where(eq(stock.id, id));
  return found?.is ?? false;
}

/** Why the ledger has no dose for an injection. */
export interface Shortage {
  readonly text: Message;
  /** Whether the doses that are left are quarantined, which no reason overrules. */
  readonly isQuarantined: boolean;
}

/**
 * Returns why the ledger has no dose left for an injection, which then needs a reason; undefined when
 * it has one, or when the dose is outside the ledger. The stock stays locked, so that of two
 * injections of the last dose one is asked for the reason.
 * @param quarantineUntil what was quarantined after this instant counts as left, for a dose of a withdrawn batch that
 *   was given before the withdrawal was known
 */
export async function findShortage(
  db: Queryable,
  injection: Injection,
  quarantineUntil?: string,
): Promise<Shortage | undefined> {
  const source = await findSource(db, injection);
  if (!source || injection.idBatch === null) return undefined;
  const { row } = source;
  if (row && leftOf(row) > 0) return undefined;
  const [names] = await db
    .select({ nomor: batch.nomor, nama: faskes.namaFaskes })
    .from(batch)
    .innerJoin(faskes, eq(faskes.id, injection.idFaskes))
    .where(eq(batch.id, injection.idBatch));
  const params = { nomor: names?.nomor ?? '', nama: names?.nama ?? '' };
  if (row && row.dikarantina > 0) {
    const known = { day: injection.tanggal, until: quarantineUntil };
    if (await isQuarantinedOn(db, row.id, known)) {
      return { text: message('stock.quarantined', params), isQuarantined: true };
    }
    if (quarantineUntil !== undefined) return undefined;
  }
  const text =
    row === undefined || row.diterima === 0
      ? message('stock.neverReceived', params)
      : message('stock.noneLeft', params);
  return { text, isQuarantined: false };
}

/**
 * Records a given dose in the ledger. It is never refused: without a dose left, the stock becomes
 * negative, which is an imbalance.
 * @param idPerbaikan the correction that moves the dose
 */
export async function recordInjection(
  ctx: LedgerContext,
  idDosis: number,
  injection: Injection,
  idPerbaikan?: number,
): Promise<void> {
  const source = await findSource(ctx.db, injection);
  if (!source || injection.idBHBU === null) return;
  const { idRoot, row } = source;
  const { idBHBU, idFaskes, idBatch, tanggal } = injection;
  const idStok = row?.id ?? (await findOrInsertStock(ctx, { idRoot, idBHBU, idFaskes, idBatch }));
  const entries: NewEntry[] = [{ jenis: 'SUNTIK', jumlah: 1 }];
  // A dose that is recorded late was taken before the rest expired or was quarantined.
  if (row && row.sisa <= 0) {
    if (row.kedaluwarsa > 0) entries.push({ jenis: 'KEDALUWARSA', jumlah: -1 });
    else if (row.dikarantina > 0) entries.push({ jenis: 'KARANTINA', jumlah: -1 });
  }
  await addEntries(
    ctx,
    idStok,
    entries.map(one => ({ ...one, idDosis, tanggal, idPerbaikan })),
  );
}

/** Takes back the entries of a dose that stand, which another entry has not taken back. */
async function takeBack(ctx: LedgerContext, idDosis: number, idPerbaikan?: number): Promise<void> {
  const entries = await ctx.db
    .select()
    .from(stockEntry)
    .where(
      and(
        eq(stockEntry.idDosis, idDosis),
        isNull(stockEntry.idDibalik),
        sql`not exists (select 1 from stock_entry r where r.id_dibalik = stock_entry.id)`,
      ),
    )
    .orderBy(asc(stockEntry.id));
  for (const { id, idStok, jenis, jumlah } of entries) {
    await addEntries(ctx, idStok, [
      { jenis, jumlah: -jumlah, idDosis, idDibalik: id, idPerbaikan },
    ]);
  }
}

/** Takes back the entries of a dose that was recorded by mistake. */
export const cancelInjection = (ctx: LedgerContext, idDosis: number): Promise<void> =>
  takeBack(ctx, idDosis);

/**
 * Takes back the entries of a dose that a correction moves to another batch or day; `recordInjection`
 * then records it again. The stock of the company is locked first, in its order.
 */
export async function takeBackInjection(
  ctx: LedgerContext,
  idDosis: number,
  { idBHBU, idFaskes }: Pick<Injection, 'idBHBU' | 'idFaskes'>,
  idPerbaikan: number,
): Promise<void> {
  if (idBHBU !== null) await lockStock(ctx.db, { idBHBU, idFaskes });
  await takeBack(ctx, idDosis, idPerbaikan);
}
