import { zones } from '../../core/values/zone.ts';
import { z } from '../../core/zod.ts';
import { vaccinationTypes } from '../peserta/record.ts';
import { timestamp, recordFields } from '../../core/record.ts';

/** Result of a visit: dose given, postponed, or refused by the participant or the screening. */
export const doseResults = ['DIBERIKAN', 'DITUNDA', 'DITOLAK'] as const;
export type DoseResult = (typeof doseResults)[number];

/**
 * Kinds of adverse events following immunisation (KIPI). All but the first are serious (Permenkes
 * 12/2017, chapter on KIPI).
 */
export const kipiKinds = [
  'TIDAK_SERIUS',
  'RAWAT_INAP',
  'MENGANCAM_JIWA',
  'CACAT',
  'MENINGGAL',
] as const;
export type KipiKind = (typeof kipiKinds)[number];

/** A serious event has to be reported within `seriousKipiDeadlineHours`. */
export const isSeriousKipi = (kind: KipiKind): boolean => kind !== 'TIDAK_SERIUS';

/**
 * Hours within which a serious event has to be reported to the health office of the district or
 * city.
 */
export const seriousKipiDeadlineHours = 24;

/** Recipients of a KIPI report: the district or city health office, or the ministry's portal. */
export const kipiRecipients = ['DINKES', 'KEAMANAN_VAKSIN'] as const;
export type KipiRecipient = (typeof kipiRecipients)[number];

/**
 * Report status of the adverse events of a dose. Both fields are null when there is nothing to
 * report or the caller may not read adverse events.
 */
export const kipiReportStatus = {
  /** Earliest deadline of a serious event that is not yet reported. */
  laporKipi: timestamp.nullable(),
  /** Time of the last report, once every serious event is reported. */
  kipiDilaporkan: timestamp.nullable(),
};

/**
 * Reasons for not giving a dose. They are stored unencrypted, so they are coarse; the details are
 * encrypted.
 */
export const doseReasons = {
  DITUNDA: ['SKRINING', 'JARAK', 'TIDAK_HADIR', 'STOK', 'LAINNYA'],
  DITOLAK: ['PESERTA', 'SKRINING', 'SUDAH_DIVAKSIN', 'LAINNYA'],
} as const;

/** All reasons for not giving a dose. */
export const doseReasonNames = [
  ...new Set([...doseReasons.DITUNDA, ...doseReasons.DITOLAK]),
] as const;
export type DoseReason = (typeof doseReasonNames)[number];

/** Injection sites. */
export const doseSites = ['LENGAN_KIRI', 'LENGAN_KANAN'] as const;

/** What a correction may change of a visit, without health data. */
export const visitFacts = z.object({
  /** Day and time of the visit, on the clock of its facility. */
  tanggal: z.iso.date(),
  jam: z.string(),
  alasan: z.enum(doseReasonNames).nullable(),
  vaksin: z.string().nullable(),
  batch: z.string().nullable(),
  kadaluarsa: z.iso.date().nullable(),
  /** Why a vaccine of another type or one that is no product, or an unregistered batch, was used. */
  alasanVaksin: z.string().nullable(),
  alasanBatch: z.string().nullable(),
  lokasi: z.enum(doseSites).nullable(),
  vaksinator: z.string().nullable(),
});
export type VisitFacts = z.infer<typeof visitFacts>;

/** The fields of `visitFacts`, in the order in which they are shown. */
export const visitFactNames = Object.keys(visitFacts.shape) as (keyof VisitFacts)[];

/** When, by whom and why a visit was corrected last; null when it never was. */
export const lastCorrection = z
  .object({ pada: timestamp, oleh: z.string().nullable(), alasan: z.string().nullable() })
  .nullable();

/**
 * One visit without health data. Screening answers and adverse events come from the detail call,
 * which writes an audit entry.
 */
export const dose = z.object({
  id: z.int(),
  idPeserta: z.int(),
  vaccinationType: z.literal(vaccinationTypes),
  idFaskes: z.int(),
  namaFaskes: z.string(),
  /** Zone of the facility, in which day and time of the visit are. */
  zona: z.enum(zones),
  /** Number of the dose within the registration, from 1. */
  dosisKe: z.int(),
  hasil: z.enum(doseResults),
  ...visitFacts.shape,
  /** The day on which a postponed dose is planned since, if one was named. */
  rencanaBaru: z.iso.date().nullable(),
  /** The product and the batch of the register; null for others and for older visits. */
  idProduk: z.int().nullable(),
  idBatch: z.int().nullable(),
  /** Whether the batch was not in the register when the dose was recorded. */
  batchTidakTerdaftar: z.boolean(),
  perbaikan: lastCorrection,
  /**
   * When, by whom and why the visit was cancelled as recorded by mistake; the visit then does not
   * count.
   */
  dibatalkan: timestamp.nullable(),
  dibatalkanOleh: z.string().nullable(),
  alasanBatal: z.string().nullable(),
  /** Number of adverse events, and whether any of them is serious. */
  jumlahKipi: z.int(),
  kipiSerius: z.boolean(),
  ...kipiReportStatus,
  ...recordFields,
});
export type Dose = z.infer<typeof dose>;
