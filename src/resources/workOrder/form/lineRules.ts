import { suggestBatches } from '#contract/domains/work-order/allocation.ts';
import type { ShippableLine, UsableBatch, WorkOrder } from '#contract/domains/work-order/record.ts';
import type { LineValues } from '#src/kit/format/lineValues.ts';
import { parseInteger } from '#src/kit/format/number.ts';
import type { BatchesByLine } from './formContext.ts';

/** Returns the whole number of a cell; 0 while it is none. */
export const numberIn = (row: LineValues, source: string): number => {
  const value = row[source];
  return typeof value === 'string' ? (parseInteger(value) ?? 0) : 0;
};

/** A row of the form without values. */
export const emptyRow: LineValues = {
  id: '',
  idDetail: '',
  qtyKirim: '',
  idBatch: '',
  psNumber: '',
  noKarton: '',
};

/** Doses that are to be shipped of an order line. */
interface LineQuantity {
  readonly idDetail: number;
  readonly doses: number;
}

/**
 * Divides the doses of order lines among their batches, first to expire first; doses that no batch
 * covers get a row without one. Lines of the same product share its batches.
 * @param earlier the rows so far, whose numbers are used again in their order
 */
export function suggestRows(
  quantities: readonly LineQuantity[],
  batches: BatchesByLine,
  earlier: readonly LineValues[] = [],
): LineValues[] {
  const taken = new Map<number, number>();
  return quantities.flatMap(({ idDetail, doses }) => {
    const available = (batches.get(idDetail) ?? []).map(batch => ({
      ...batch,
      sisa: batch.sisa - (taken.get(batch.id) ?? 0),
    }));
    const shares = suggestBatches(doses, available);
    for (const { idBatch, qtyKirim } of shares)
      taken.set(idBatch, (taken.get(idBatch) ?? 0) + qtyKirim);
    const rest = doses - shares.reduce((sum, { qtyKirim }) => sum + qtyKirim, 0);
    const before = earlier.filter(row => row['idDetail'] === String(idDetail));
    return [
      ...shares.map(({ idBatch, qtyKirim }) => ({ qtyKirim, idBatch: String(idBatch) })),
      ...(rest > 0 ? [{ qtyKirim: rest, idBatch: '' }] : []),
    ].map(({ qtyKirim, idBatch }, at) => ({
      ...emptyRow,
      ...before[at],
      idDetail: String(idDetail),
      qtyKirim: String(qtyKirim),
      idBatch,
    }));
  });
}

/** Returns the batches of an order line with the doses that the rows leave. */
const unusedBatches = (
  idDetail: number,
  rows: readonly LineValues[],
  batches: BatchesByLine,
): UsableBatch[] =>
  (batches.get(idDetail) ?? []).map(batch => ({
    ...batch,
    sisa: batch.sisa - usedDoses(batch, rows),
  }));

/** Returns the doses that rows take of a batch. */
const usedDoses = ({ id }: UsableBatch, rows: readonly LineValues[]): number =>
  rows
    .filter(({ idBatch }) => idBatch === String(id))
    .reduce((sum, one) => sum + numberIn(one, 'qtyKirim'), 0);

/** Returns the batch for a row of an order line: the first to expire that has doses left. */
export const firstBatch = (
  idDetail: number,
  rows: readonly LineValues[],
  batches: BatchesByLine,
): string => {
  const [share] = suggestBatches(1, unusedBatches(idDetail, rows, batches));
  return share ? String(share.idBatch) : '';
};

/**
 * Returns a new row: the rest of the first order line with open doses, from the batch that expires
 * first.
 */
export function nextRow(
  lines: readonly ShippableLine[],
  rows: readonly LineValues[],
  batches: BatchesByLine,
): LineValues {
  const planned = quantitiesOf(rows);
  const restOf = ({ idDetail, terbuka }: ShippableLine): number =>
    terbuka - (planned.find(line => line.idDetail === idDetail)?.doses ?? 0);
  const line = lines.find(one => restOf(one) > 0);
  const [only] = lines.length === 1 ? lines : [];
  if (!line) return { ...emptyRow, idDetail: only ? String(only.idDetail) : '' };
  const rest = restOf(line);
  const [share] = suggestBatches(rest, unusedBatches(line.idDetail, rows, batches));
  return {
    ...emptyRow,
    idDetail: String(line.idDetail),
    qtyKirim: String(share?.qtyKirim ?? rest),
    idBatch: share ? String(share.idBatch) : '',
  };
}

/** Returns the doses of the rows by order line, in the order of the rows. */
export function quantitiesOf(rows: readonly LineValues[]): LineQuantity[] {
  const sums = new Map<number, number>();
  for (const row of rows) {
    const idDetail = Number(row['idDetail']);
    if (idDetail > 0) sums.set(idDetail, (sums.get(idDetail) ?? 0) + numberIn(row, 'qtyKirim'));
  }
  return [...sums].map(([idDetail, doses]) => ({ idDetail, doses }));
}

/** Returns the order lines of a facility; the doses of the opened work order count as open. */
export function linesOfFacility(
  lines: readonly ShippableLine[],
  idFaskes: number,
  record?: WorkOrder,
): ShippableLine[] {
  const own = (idDetail: number): number =>
    (record?.jenis === 'KIRIM' ? record.baris : [])
      .filter(line => line.idDetail === idDetail)
      .reduce((sum, { qtyKirim }) => sum + qtyKirim, 0);
  return lines
    .filter(line => line.idFaskes === idFaskes)
    .map(line => ({ ...line, terbuka: line.terbuka + own(line.idDetail) }));
}

/** What to consider about the batch of a row. */
export type BatchNote =
  | { readonly kind: 'earlier'; readonly batch: UsableBatch }
  | { readonly kind: 'left'; readonly batch: UsableBatch }
  | undefined;

/** Returns why the batch of a row may be the wrong one: too few doses, or another expires first. */
export function batchNote(
  row: LineValues,
  rows: readonly LineValues[],
  batches: BatchesByLine,
): BatchNote {
  const usable = batches.get(Number(row['idDetail'])) ?? [];
  const chosen = usable.find(({ id }) => String(id) === row['idBatch']);
  if (!chosen) return undefined;
  if (usedDoses(chosen, rows) > chosen.sisa) return { kind: 'left', batch: chosen };
  const earlier = usable.find(
    batch => batch.kedaluwarsa < chosen.kedaluwarsa && batch.sisa > usedDoses(batch, rows),
  );
  return earlier ? { kind: 'earlier', batch: earlier } : undefined;
}
