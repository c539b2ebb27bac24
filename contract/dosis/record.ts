import { z } from '../zod.ts';
import { vaccinationTypes } from '../peserta/record.ts';
import { instant, recordFields } from '../record.ts';

/** How a visit ended: the dose was given, put off, or refused by the participant or the screening. */
export const doseResults = ['DIBERIKAN', 'DITUNDA', 'DITOLAK'] as const;
export type DoseResult = (typeof doseResults)[number];

/**
 * What an adverse event after immunisation is. All but the first are serious: death, hospital, lasting
 * disability, danger to life (Permenkes 12/2017 on immunisation, chapter on KIPI).
 */
export const kipiKinds = [
  'TIDAK_SERIUS',
  'RAWAT_INAP',
  'MENGANCAM_JIWA',
  'CACAT',
  'MENINGGAL',
] as const;
export type KipiKind = (typeof kipiKinds)[number];

/** Whether a kind of event is serious, so that it has to be reported within a day. */
export const isSeriousKipi = (kind: KipiKind): boolean => kind !== 'TIDAK_SERIUS';

/** Within how many hours a serious event is reported to the health office of the district or city. */
export const seriousKipiHours = 24;

/** To whom an adverse event is reported: the health office of the district or city, or the ministry's portal. */
export const kipiReceivers = ['DINKES', 'KEAMANAN_VAKSIN'] as const;
export type KipiReceiver = (typeof kipiReceivers)[number];

/**
 * How the adverse events after a dose stand with those to whom they are reported. Null, both of them,
 * where there is nothing to say, and for who is not told of events.
 */
export const kipiReporting = {
  /** When the first of the serious ones that nobody has reported has to be, at the latest. */
  laporKipi: instant.nullable(),
  /** When the last report was made, where none of the serious ones is left. */
  kipiDilaporkan: instant.nullable(),
};

/** Why a dose was not given: coarse, since it stands in the clear. What lies behind it is sealed. */
export const doseReasons = {
  DITUNDA: ['SKRINING', 'JARAK', 'TIDAK_HADIR', 'STOK', 'LAINNYA'],
  DITOLAK: ['PESERTA', 'SKRINING', 'SUDAH_DIVAKSIN', 'LAINNYA'],
} as const;

const reasonNames = [...new Set([...doseReasons.DITUNDA, ...doseReasons.DITOLAK])];
export type DoseReason = (typeof reasonNames)[number];

/** Where on the body a dose is given. */
export const doseSites = ['LENGAN_KIRI', 'LENGAN_KANAN'] as const;

/**
 * One visit as it is shown: given, put off or refused. It carries no health data: answers to the
 * screening and what happened after a dose are a call of their own, which is recorded.
 */
export const dosis = z.object({
  id: z.int(),
  idPeserta: z.int(),
  vaccinationType: z.literal(vaccinationTypes),
  idFaskes: z.int(),
  namaFaskes: z.string(),
  /** Which dose of the registration, from 1. */
  dosisKe: z.int(),
  hasil: z.enum(doseResults),
  alasan: z.enum(reasonNames).nullable(),
  /** The day and the time of the visit, in Jakarta. */
  tanggal: z.iso.date(),
  jam: z.string(),
  vaksin: z.string().nullable(),
  batch: z.string().nullable(),
  kadaluarsa: z.iso.date().nullable(),
  lokasi: z.enum(doseSites).nullable(),
  vaksinator: z.string().nullable(),
  /** When it was taken back as recorded by mistake, by whom and why; it then counts for nothing. */
  dibatalkan: instant.nullable(),
  dibatalkanOleh: z.string().nullable(),
  alasanBatal: z.string().nullable(),
  /** How many adverse events were noted after it, and whether one of them is serious. */
  jumlahKipi: z.int(),
  kipiSerius: z.boolean(),
  ...kipiReporting,
  ...recordFields,
});
export type Dosis = z.infer<typeof dosis>;
