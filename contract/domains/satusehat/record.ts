import { z } from '../../core/zod.ts';
import { personId } from '../../core/person-id.ts';
import { id, page, paging, recordId } from '../../core/list.ts';
import { daysBetween } from '../../core/values/day.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { timestamp } from '../../core/record.ts';
import { spreadsheetRule, type FileRule } from '../../core/values/upload.ts';
import { zones } from '../../core/values/zone.ts';
import { vaccinationTypes } from '../peserta/record.ts';
import { doseResults } from '../vaksinasi/record.ts';
import { encounterId, patientNumber, practitionerNumber } from './numbers.ts';

/** Where a record comes from: a visit, or the registration of a booster given elsewhere. */
export const satusehatSources = ['DOSIS', 'BOOSTER_LUAR'] as const;
export type SatusehatSource = (typeof satusehatSources)[number];

/** Statuses of an immunization in FHIR R4 (value set `immunization-status`). */
export const immunizationStatuses = ['completed', 'not-done', 'entered-in-error'] as const;
export type ImmunizationStatus = (typeof immunizationStatuses)[number];

/**
 * How far a record is: ready, lacking something, changed since it was sent, sent; or cancelled before it was sent, so
 * that SATUSEHAT has nothing to correct.
 */
export const satusehatStates = ['KURANG', 'SIAP', 'BERUBAH', 'DIKIRIM', 'TIDAK_PERLU'] as const;
export type SatusehatState = (typeof satusehatStates)[number];

/** States whose records are in the file. */
export const exportedStates: readonly SatusehatState[] = ['SIAP', 'BERUBAH'];

/** What a record can lack. */
export const satusehatGaps = [
  /** The person asked to restrict or erase their data, so that they are not passed on. */
  'pembatasan',
  'organisasi',
  'lokasi',
  'pasien',
  'kunjungan',
  'produk',
  'kodeVaksin',
  'batch',
  'kedaluwarsa',
  'vaksinator',
  'nomorVaksinator',
  'pelaksana',
  'alasan',
  'tanggal',
] as const;
export type SatusehatGap = (typeof satusehatGaps)[number];

/** Days that one report spans at most, and records that it reads at most. */
export const maxReportDays = 31;
export const maxReportRecords = 2_000;

/** A record by its source and the number of the visit, or of the registration. */
export const recordKey = { sumber: z.enum(satusehatSources), nomor: recordId };
export type RecordKey = z.infer<z.ZodObject<typeof recordKey>>;

/** One visit or booster given elsewhere, as the report shows it. */
export const satusehatRecord = z.object({
  ...recordKey,
  idPeserta: z.int(),
  nama: z.string(),
  vaccinationType: z.literal(vaccinationTypes),
  /** Number of the dose within the registration. */
  dosisKe: z.int(),
  tanggal: z.iso.date(),
  /** Time of the visit on the clock of the facility; null for a booster given elsewhere. */
  jam: z.string().nullable(),
  /** Null for a booster given elsewhere. */
  hasil: z.enum(doseResults).nullable(),
  status: z.enum(immunizationStatuses),
  keadaan: z.enum(satusehatStates),
  kurang: z.array(z.enum(satusehatGaps)),
  idProduk: z.int().nullable(),
  namaProduk: z.string().nullable(),
  /** Whether the visit itself names the product; otherwise it is entered for SATUSEHAT. */
  produkTercatat: z.boolean(),
  noIHS: z.string().nullable(),
  kunjungan: z.string().nullable(),
  vaksinator: z.string().nullable(),
  ihsVaksinator: z.string().nullable(),
  dikirimPada: timestamp.nullable(),
  dikirimOleh: z.string().nullable(),
});
export type SatusehatRecord = z.infer<typeof satusehatRecord>;

/** The facility of a report, with what SATUSEHAT calls it. */
const reportFaskes = z.object({
  id: z.int(),
  namaFaskes: z.string(),
  zona: z.enum(zones),
  ihsOrganisasi: z.string().nullable(),
  ihsLokasi: z.string().nullable(),
});

/** A facility and a range of days. */
const rangeFields = { dari: z.iso.date(), sampai: z.iso.date() };

const isBounded = ({ dari, sampai }: { dari: string; sampai: string }): boolean =>
  dari <= sampai && daysBetween(dari, sampai) < maxReportDays;

const rangeIssue = { path: ['sampai'], message: issueMessage('satusehat.range') };

/** Filters of the report; the caller's own facility without one. */
export const reportQuery = z
  .strictObject({
    idFaskes: id.optional(),
    ...rangeFields,
    keadaan: z.enum(satusehatStates).optional(),
    ...paging,
  })
  .refine(isBounded, rangeIssue);

/** SHA-256 as hexadecimal digits. */
const digest = z.string().regex(/^[\da-f]{64}$/);

/** What the file of a report contains: facility and days, and the digest of the report. */
const exportedRange = { idFaskes: id, ...rangeFields, sidik: digest };
export const exportQuery = z.strictObject(exportedRange).refine(isBounded, rangeIssue);
export const sentInput = z
  .strictObject({ ...exportedRange, idFaskes: recordId })
  .refine(isBounded, rangeIssue);
export const templateQuery = z
  .strictObject({ idFaskes: id, ...rangeFields })
  .refine(isBounded, rangeIssue);

/** The readiness report. */
export const satusehatReport = page(satusehatRecord).extend({
  faskes: reportFaskes,
  hitungan: z.record(z.enum(satusehatStates), z.int()),
  /** Digest of what the file would contain; the file and the mark `sent` name it, so that all are of one state. */
  sidik: digest,
});
export type SatusehatReport = z.infer<typeof satusehatReport>;

/** Body that enters what SATUSEHAT calls a patient, a visit and a vaccinator; a field that is left out stays. */
export const recordInput = z.strictObject({
  ...recordKey,
  noIHS: patientNumber().nullish(),
  kunjungan: encounterId().nullish(),
  /** The number of the vaccinator, for all visits at the facility that name them. */
  ihsVaksinator: practitionerNumber().nullish(),
  /** The product, where the visit names none. */
  idProduk: recordId.nullish().meta({ input: 'lookup:product' }),
});
export type RecordInput = z.output<typeof recordInput>;

/** The number of a patient, or null to remove it. */
export const patientNumberInput = z.strictObject({ noIHS: patientNumber().nullable() });

/** The number of a participant. */
export const patientNumberRecord = z.object({ id: personId(), noIHS: z.string().nullable() });

/** The sheet with the numbers of patients and visits. */
export const numbersSheetRule: FileRule = { ...spreadsheetRule, maxBytes: 5_000_000 };

/** What became of the rows of a sheet with numbers. */
export const numbersResult = z.object({
  jumlahBaris: z.int(),
  diperbarui: z.int(),
  tetap: z.int(),
  /** Rows that were not saved: the number of the row in the sheet, and why. */
  ditolak: z.array(z.object({ baris: z.int(), pesan: z.string() })),
});
export type NumbersResult = z.infer<typeof numbersResult>;
