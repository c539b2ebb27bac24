import { z } from '../../core/zod.ts';
import { allColumns, type ColumnField } from './columns/index.ts';
import { issueCodeNames, issue, nikFacts } from '../peserta/index.ts';
import { timestamp, recordFields } from '../../core/record.ts';
import { importStates } from '../../states/import.ts';
import { importKinds } from './kinds.ts';
import { delimiterNames, hiddenRowChoices } from './reading.ts';

/**
 * Result of a row: new, changed, unchanged, duplicate within the file, saved as INVALID, rejected,
 * or skipped by the user.
 */
export const rowResults = [
  'baru',
  'berubah',
  'sama',
  'ganda',
  'tidakValid',
  'ditolak',
  'dilewati',
] as const;
export type RowResult = (typeof rowResults)[number];

/** Save mode: all rows or nothing, or every row that can be saved. */
export const importModes = ['semua', 'yangBisa'] as const;

/** Fields whose cells the user can correct. */
export const editableFields = allColumns.map(({ field }) => field).filter(field => field !== 'no');

export const editableField = z.enum(editableFields as [ColumnField, ...ColumnField[]]);

/**
 * Fields that a column can be mapped to: the editable ones, and the row number, which is ignored.
 */
const mappableField = z.enum(allColumns.map(one => one.field) as [ColumnField, ...ColumnField[]]);

const rowCounts = z.object(
  Object.fromEntries(rowResults.map(name => [name, z.int()])) as Record<RowResult, z.ZodInt>,
);

/** Maps a column of the file, counted from 0, to a field. */
export const columnMatch = z.strictObject({
  field: mappableField,
  index: z.int().min(0).max(199),
});

/**
 * An uploaded file. Its rows are validated before anything is saved; the record remains as history.
 */
export const importRecord = z.object({
  id: z.int(),
  /** Name of the uploaded file; digits that could be an identity number are masked. */
  namaBerkas: z.string(),
  /** Bytes. */
  ukuran: z.int(),
  lembar: z.string(),
  jenis: z.enum(importKinds),
  vaccinationType: z.int(),
  idFaskes: z.int().nullable(),
  namaFaskes: z.string().nullable(),
  idBHBU: z.int().nullable(),
  namaBHBU: z.string().nullable(),
  userId: z.int(),
  status: z.enum(importStates.names),
  /** Number of non-empty rows. */
  jumlahBaris: z.int(),
  /** Number of rows by result. */
  jumlah: rowCounts,
  /** Number of rows by issue code. */
  kode: z.array(z.object({ kode: z.enum(issueCodeNames), jumlah: z.int() })),
  kolom: z.object({
    /** Columns of the file. */
    berkas: z.array(z.object({ index: z.int(), judul: z.string() })),
    cocok: z.array(
      z.object({
        field: mappableField,
        index: z.int(),
        /** How the mapping was found: by header, or set by the user. */
        cara: z.enum(['exact', 'synonym', 'similar', 'manual']),
      }),
    ),
    /** Required fields without a column. */
    kurang: z.array(mappableField),
    /** Indexes of columns with content that fill no field. */
    tidakDipakai: z.array(z.int()),
    /** Fields that several columns fill equally well, until a user confirms the mapping. */
    ragu: z.array(z.object({ field: mappableField, index: z.array(z.int()) })),
    /** Whether a user confirmed the mapping of these headers, for this file or an earlier one. */
    dikonfirmasi: z.boolean(),
    /** Delimiter that the file was read with; null for a workbook. */
    pemisah: z.enum(delimiterNames).nullable(),
  }),
  /** Rows that the spreadsheet program hides, and what the user chose for them. */
  tersembunyi: z.object({ jumlah: z.int(), pilihan: z.enum(hiddenRowChoices).nullable() }),
  /** Progress in rows while the import is being saved. */
  kemajuan: z.object({ selesai: z.int(), dari: z.int() }).nullable(),
  modus: z.enum(importModes).nullable(),
  disimpanPada: timestamp.nullable(),
  diurungkanPada: timestamp.nullable(),
  diurungkanOleh: z.string().nullable(),
  /** Participants that an undo restored, and those that it left; null before an undo. */
  diurungkan: z.object({ jumlah: z.int(), tetap: z.int() }).nullable(),
  /**
   * Whether the rows still exist: they are deleted after a retention period, the counts are not.
   */
  barisTersedia: z.boolean(),
  ...recordFields,
});
export type Import = z.infer<typeof importRecord>;

const changedValue = z.union([z.string(), z.boolean()]).nullable();

/** A field of a participant that a row changes, with names in place of facility and region codes. */
const fieldChange = z.object({ field: z.string(), lama: changedValue, baru: changedValue });
export type FieldChange = z.infer<typeof fieldChange>;

/** One validated row of an import. */
export const importRow = z.object({
  /** Row number as shown in Excel. */
  nomor: z.int(),
  hasil: z.enum(rowResults),
  /** Cell text by field, as uploaded or corrected. Complete identity numbers are masked. */
  nilai: z.partialRecord(editableField, z.string()),
  /** Text in the file of the fields that were corrected or repaired, masked as `nilai`. */
  nilaiBerkas: z.partialRecord(editableField, z.string()),
  /** Fields that the user corrected. */
  diperbaiki: z.array(editableField),
  /**
   * Fields repaired automatically: their cell holds a number, and only one value fits the other
   * fields.
   */
  dipulihkan: z.array(editableField),
  temuan: z.array(issue),
  /** Fields that change, when the row updates an existing participant. */
  perubahan: z.array(z.string()),
  /** Their stored values and those of the row; identity numbers are masked. */
  perbedaan: z.array(fieldChange),
  /** The participant that the row matches or created. */
  idPeserta: z.int().nullable(),
  /** What the NIK says; only while the birth date or the sex of the row contradicts it, or is missing or unreadable. */
  dariNik: nikFacts.nullable(),
});
export type ImportRow = z.infer<typeof importRow>;

/** Sample values of a column of the file, without identity numbers. */
export const columnSample = z.object({ index: z.int(), contoh: z.array(z.string()) });
export type ColumnSample = z.infer<typeof columnSample>;

/** Rows with the same issue, which can be corrected together. */
export const issueGroup = z.object({
  kode: z.enum(issueCodeNames),
  field: z.string(),
  /** Their common value; null when the values differ or are identity numbers. */
  nilai: z.string().nullable(),
  jumlah: z.int(),
});
