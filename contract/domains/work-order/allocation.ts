import { addDays } from '../../core/values/day.ts';

/** Days between two doses of one person where the product states none. */
export const defaultDoseInterval = 28;

/** What the last planned dose of an order line depends on. */
export interface PlannedDoses {
  /** First day of vaccination; null for a line that is incomplete. */
  readonly tanggalVaksinasi: string | null;
  readonly dosisPerOrang: number | null;
  readonly intervalHari: number | null;
}

/**
 * Returns the day of the last planned dose of an order line, `YYYY-MM-DD`; a batch for it must
 * expire later.
 * @param earliest first day on which the doses can be there
 */
export function lastPlannedDose(line: PlannedDoses, earliest: string): string {
  const first =
    line.tanggalVaksinasi !== null && line.tanggalVaksinasi > earliest
      ? line.tanggalVaksinasi
      : earliest;
  const further = Math.max(0, (line.dosisPerOrang ?? 1) - 1);
  return addDays(first, further * (line.intervalHari ?? defaultDoseInterval));
}

/** A usable batch with the doses that are left of it. */
export interface AvailableBatch {
  readonly id: number;
  readonly kedaluwarsa: string;
  readonly sisa: number;
}

/** Doses of a batch that a shipment takes. */
export interface BatchShare {
  readonly idBatch: number;
  readonly qtyKirim: number;
}

/**
 * Suggests the batches of a quantity, first to expire first (FEFO). The shares are smaller in sum
 * than the quantity when the batches do not suffice.
 */
export function suggestBatches(quantity: number, batches: readonly AvailableBatch[]): BatchShare[] {
  const shares: BatchShare[] = [];
  let open = quantity;
  const inOrder = [...batches].sort(
    (a, b) => a.kedaluwarsa.localeCompare(b.kedaluwarsa) || a.id - b.id,
  );
  for (const { id, sisa } of inOrder) {
    const qtyKirim = Math.min(open, Math.max(0, sisa));
    if (qtyKirim === 0) continue;
    shares.push({ idBatch: id, qtyKirim });
    open -= qtyKirim;
  }
  return shares;
}
