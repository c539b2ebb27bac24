import { isPlanned, type WorkOrderState } from '../../states/work-order.ts';

/** What a work order waits for, in the order of the delivery. */
export const workOrderNeeds = [
  'PENERBITAN',
  'KONFIRMASI',
  'PENGEMASAN',
  'KEBERANGKATAN',
  'TIBA_HARI_INI',
  'TERLAMBAT',
  'PENGHITUNGAN',
  'SELISIH',
  'TINDAK_LANJUT',
] as const;
export type WorkOrderNeed = (typeof workOrderNeeds)[number];

/** What a facility has to do, and what it expects. */
export const facilityNeeds = [
  'KONFIRMASI',
  'TIBA_HARI_INI',
  'TERLAMBAT',
  'PENGHITUNGAN',
  'SELISIH',
] as const satisfies readonly WorkOrderNeed[];

interface Schedule {
  readonly status: WorkOrderState;
  readonly tanggalKirim: string | null;
  readonly tanggalTiba: string | null;
}

/**
 * Returns the planned day that has passed without its departure or arrival; null when the shipment is in time.
 * @param today the day in Jakarta
 */
export function missedDay(
  { status, tanggalKirim, tanggalTiba }: Schedule,
  today: string,
): { readonly event: 'depart' | 'arrive'; readonly day: string } | null {
  if (status === 'DIKIRIM' && tanggalTiba !== null && tanggalTiba < today)
    return { event: 'arrive', day: tanggalTiba };
  if (isPlanned(status) && status !== 'DRAFT' && tanggalKirim !== null && tanggalKirim < today)
    return { event: 'depart', day: tanggalKirim };
  return null;
}
