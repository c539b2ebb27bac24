/**
 * What a work order does: a delivery of ordered doses, a further delivery of missing ones, a
 * replacement of leaking or damaged ones, or the return of a surplus. All but the first are at the
 * seller's cost (Lampiran I, Pasal 7).
 */
export const workOrderKinds = ['KIRIM', 'KIRIM_SUSULAN', 'PENGGANTIAN', 'AMBIL_KEMBALI'] as const;
export type WorkOrderKind = (typeof workOrderKinds)[number];

/** The kinds that follow from a discrepancy. */
export const followUpKinds = ['KIRIM_SUSULAN', 'PENGGANTIAN', 'AMBIL_KEMBALI'] as const;
export type FollowUpKind = (typeof followUpKinds)[number];

/**
 * What the receiver decides about a shipment that arrived outside its temperature limits: its doses
 * are usable, wait in quarantine, or are refused, so that the seller replaces them.
 */
export const temperatureDecisions = ['TERIMA', 'KARANTINA', 'TOLAK'] as const;
export type TemperatureDecision = (typeof temperatureDecisions)[number];

/** Stages of a vaccine vial monitor (VVM), which darkens with heat. */
export const vvmStages = ['A', 'B', 'C', 'D'] as const;
export type VvmStage = (typeof vvmStages)[number];

/** Whether a vaccine vial monitor says that the vaccine must not be used. */
export const isSpent = (vvm: VvmStage | null | undefined): boolean => vvm === 'C' || vvm === 'D';

/** Why doses of a shipment are damaged. */
export const damageReasons = ['PECAH', 'BEKU', 'VVM', 'KEDALUWARSA', 'LAINNYA'] as const;
export type DamageReason = (typeof damageReasons)[number];

/** What was counted of a line on arrival. */
export interface ReceiptCount {
  readonly qtyKirim: number;
  /** Doses that arrived, in whatever condition. */
  readonly qtyTiba: number;
  readonly bocor: number;
  readonly rusak: number;
  /** Stage of the vial monitors of the intact doses. */
  readonly vvm?: VvmStage | null | undefined;
}

/** What follows from a count. */
export interface ReceiptResult {
  /** Doses that are accepted: intact, and at most those shipped. */
  readonly qtyTerima: number;
  /** Doses that are missing, which a further delivery brings. */
  readonly kurang: number;
  /** Doses beyond those shipped, which go back to the distributor. */
  readonly lebih: number;
  /** Leaking, damaged, spent and refused doses that are replaced. */
  readonly diganti: number;
}

/**
 * Returns what of a line is accepted, missing, surplus and replaced. Leaking doses within a surplus
 * go back with it and need no replacement. Nothing is accepted of a refused shipment, nor of a line
 * whose vial monitors are spent.
 */
export function receiptResult(
  { qtyKirim, qtyTiba, bocor, rusak, vvm }: ReceiptCount,
  decision?: TemperatureDecision | null,
): ReceiptResult {
  const kurang = Math.max(0, qtyKirim - qtyTiba);
  const isUnusable = decision === 'TOLAK' || isSpent(vvm);
  const intact = isUnusable ? 0 : qtyTiba - bocor - rusak;
  const qtyTerima = Math.max(0, Math.min(qtyKirim, intact));
  return {
    qtyTerima,
    kurang,
    lebih: Math.max(0, qtyTiba - qtyKirim),
    diganti: qtyKirim - kurang - qtyTerima,
  };
}

/** The quantity of a count that each kind of follow-up takes. */
export const followUpQuantity: Readonly<
  Record<FollowUpKind, Exclude<keyof ReceiptResult, 'qtyTerima'>>
> = { KIRIM_SUSULAN: 'kurang', PENGGANTIAN: 'diganti', AMBIL_KEMBALI: 'lebih' };

/** Whether a count differs from what was shipped. */
export const isDiscrepancy = ({ kurang, lebih, diganti }: ReceiptResult): boolean =>
  kurang + lebih + diganti > 0;

/**
 * Returns the follow-ups that the counts of a work order call for. A surplus that is not handed back
 * whole calls for none: its discrepancy report is what the seller settles.
 */
export const followUpsOf = (
  jenis: WorkOrderKind,
  results: readonly ReceiptResult[],
): FollowUpKind[] =>
  jenis === 'AMBIL_KEMBALI'
    ? []
    : followUpKinds.filter(kind => results.some(one => one[followUpQuantity[kind]] > 0));

/** Storage temperatures of products, in degrees Celsius. */
export interface TemperatureLimits {
  readonly suhuMin: number;
  readonly suhuMax: number;
}

/** Whether a temperature is outside the limits of its products. */
export const isOutsideLimits = (
  suhu: number | null | undefined,
  { suhuMin, suhuMax }: TemperatureLimits,
): boolean => typeof suhu === 'number' && (suhu < suhuMin || suhu > suhuMax);
