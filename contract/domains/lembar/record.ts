import { recordId } from '../../core/list.ts';
import { personId } from '../../core/person-id.ts';
import { optionalText, timestamp } from '../../core/record.ts';
import { zones } from '../../core/values/zone.ts';
import { otherSpreadsheets, type FileRule } from '../../core/values/upload.ts';
import { withoutNik } from '../../core/values/without-nik.ts';
import { z } from '../../core/zod.ts';
import { vaccinationTypes } from '../peserta/record.ts';
import { timeOfDay } from '../vaksinasi/fields.ts';
import { dose, doseReasons, doseSites } from '../vaksinasi/record.ts';

/** Most people of one paper sheet: what a facility prepares for a day without network, too. */
export const maxSheetPeople = 1000;
/** Most sheets of one facility for one day; a reprint needs no new one. */
export const maxSheetsOfDay = 20;
/** Days before its day on which a sheet may be made, and days after it until which results are entered. */
export const sheetDaysAhead = 7;
export const sheetDaysAfter = 31;

/** The letters of the batches of a sheet, in the order of its bubbles. */
export const sheetLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
/** Results and reasons that the sheet has bubbles for, in their order. A refusal is recorded in the queue. */
export const sheetResults = ['DIBERIKAN', 'DITUNDA'] as const;
export const sheetReasons = doseReasons.DITUNDA;

/** A batch that a sheet offers under a letter. */
export const sheetBatch = z.object({
  huruf: z.enum(sheetLetters),
  idBatch: z.int(),
  nomor: z.string(),
  vaksin: z.string(),
});
export type SheetBatch = z.infer<typeof sheetBatch>;

/** A row of a sheet with what the portal holds of the person now. */
export const sheetRow = z.object({
  /** From 1, over all pages. */
  nomor: z.int(),
  idPeserta: personId(),
  /** Null when the person is no longer registered at the facility. */
  orang: z
    .object({
      nama: z.string(),
      /** The last four characters of the identity number. */
      identitas: z.string(),
      namaBHBU: z.string().nullable(),
      vaccinationType: z.literal(vaccinationTypes),
      /** The last visit of the sheet's day. */
      kunjungan: dose.nullable(),
    })
    .nullable(),
  /** The dose that was expected when the sheet was made. */
  dosisKe: z.int(),
  /** The visit that this row recorded. */
  idDosis: z.int().nullable(),
  /** Whether that visit was cancelled; the row records none again. */
  dibatalkan: z.boolean(),
});
export type SheetRow = z.infer<typeof sheetRow>;

/** What a list of sheets shows of one. */
const sheetHead = {
  id: z.uuid(),
  idFaskes: z.int(),
  tanggal: z.iso.date(),
  jumlahOrang: z.int(),
  /** Rows that were entered and whose visit was not cancelled. */
  tercatat: z.int(),
  dibuat: timestamp,
  dibuatOleh: z.string(),
};
export const sheetItem = z.object(sheetHead);
export type SheetItem = z.infer<typeof sheetItem>;

/** A paper sheet: the people of a facility's day in the order of its rows. */
export const paperSheet = z.object({
  ...sheetHead,
  namaFaskes: z.string(),
  zona: z.enum(zones),
  /** The first hour of the bubbles, and how many there are. */
  jamMulai: z.int(),
  jumlahJam: z.int(),
  batch: z.array(sheetBatch),
  baris: z.array(sheetRow),
});
export type PaperSheet = z.infer<typeof paperSheet>;

/** Body that enters one row of a sheet. */
export const sheetRowInput = z.strictObject({
  hasil: z.enum(sheetResults),
  alasan: z.enum(sheetReasons).nullish(),
  /** Whether the paper says that every question of the screening was answered with no. */
  skriningLayak: z.boolean().default(false),
  lokasi: z.enum(doseSites).nullish(),
  idBatch: recordId.nullish(),
  /** Time of the visit on the clock of the facility. */
  jam: timeOfDay,
  vaksinator: withoutNik(optionalText(100)),
  catatan: withoutNik(optionalText(500)),
  /** Whether the vaccinator has confirmed the warnings. */
  konfirmasi: z.boolean().default(false),
});
export type SheetRowInput = z.output<typeof sheetRowInput>;

/** What became of an entered row: recorded now, or recorded from this sheet before. */
export const enteredStates = ['DICATAT', 'SUDAH_DICATAT'] as const;
export const enteredRow = z.object({ status: z.enum(enteredStates), kunjungan: dose });
export type EnteredRow = z.infer<typeof enteredRow>;

/** The filled-in spreadsheet of a sheet. */
export const sheetFileRule: FileRule = {
  extensions: ['xlsx', 'csv'],
  alsoAccepted: otherSpreadsheets,
  maxBytes: 2_000_000,
};

/** Fields of a row that a spreadsheet fills in. */
export const sheetFields = [
  'hasil',
  'alasan',
  'skriningLayak',
  'lokasi',
  'idBatch',
  'jam',
  'vaksinator',
  'catatan',
] as const;
export type SheetField = (typeof sheetFields)[number];

/** A row of a spreadsheet as it was read; `ragu` names the fields whose text is no choice. */
export const readSheetRow = z.object({
  nomor: z.int(),
  hasil: z.enum(sheetResults).nullable(),
  alasan: z.enum(sheetReasons).nullable(),
  skriningLayak: z.boolean(),
  lokasi: z.enum(doseSites).nullable(),
  idBatch: z.int().nullable(),
  jam: z.string().nullable(),
  vaksinator: z.string().nullable(),
  catatan: z.string().nullable(),
  ragu: z.array(z.enum(sheetFields)),
});
export type ReadSheetRow = z.infer<typeof readSheetRow>;
