import { z } from '../zod.ts';
import { allColumns, type ColumnField } from '../peserta-columns/index.ts';
import { codeNames, finding } from '../peserta/index.ts';
import { instant, recordFields } from '../record.ts';
import { imporStates } from '../states.ts';
import { imporKinds } from './kinds.ts';

/**
 * What becomes of a row: registered, changing who is registered already, changing nothing, a person
 * whom another row of the file names already, kept as INVALID, refused, or left out by whoever mends.
 */
export const hasil = [
  'baru',
  'berubah',
  'sama',
  'ganda',
  'tidakValid',
  'ditolak',
  'dilewati',
] as const;
export type Hasil = (typeof hasil)[number];

/** How much is saved: everything or nothing, or whatever can be. */
export const imporModes = ['semua', 'yangBisa'] as const;

/** The fields that a row may be mended in. */
export const mendable = allColumns.map(({ field }) => field).filter(field => field !== 'no');

export const fieldName = z.enum(mendable as [ColumnField, ...ColumnField[]]);

/** The fields that a column may fill: those, and the number that nothing is made of. */
const columnField = z.enum(allColumns.map(one => one.field) as [ColumnField, ...ColumnField[]]);

const counts = z.object(
  Object.fromEntries(hasil.map(name => [name, z.int()])) as Record<Hasil, z.ZodInt>,
);

/** Which of the file's columns, from 0, fills a field. */
export const columnMatch = z.strictObject({
  field: columnField,
  index: z.int().min(0).max(199),
});

/**
 * A file that was brought in, or may be: what it holds is judged before anything is kept, and this
 * stays as its history.
 */
export const impor = z.object({
  id: z.int(),
  /** As it was called, without what could be an identity number. */
  namaBerkas: z.string(),
  /** In bytes. */
  ukuran: z.int(),
  lembar: z.string(),
  /** What its rows are. */
  jenis: z.enum(imporKinds),
  vaccinationType: z.int(),
  idFaskes: z.int().nullable(),
  namaFaskes: z.string().nullable(),
  idBHBU: z.int().nullable(),
  namaBHBU: z.string().nullable(),
  userId: z.int(),
  status: z.enum(imporStates.names),
  /** Rows that hold anything. */
  jumlahBaris: z.int(),
  /** How many rows come to what. */
  jumlah: counts,
  /** How many rows each code was found in. */
  kode: z.array(z.object({ kode: z.enum(codeNames), jumlah: z.int() })),
  kolom: z.object({
    /** The file's own columns. */
    berkas: z.array(z.object({ index: z.int(), judul: z.string() })),
    cocok: z.array(
      z.object({
        field: columnField,
        index: z.int(),
        /** How the pair was found: by the header, or by a person. */
        cara: z.enum(['exact', 'synonym', 'similar', 'manual']),
      }),
    ),
    /** Fields everybody needs that no column fills. */
    kurang: z.array(columnField),
  }),
  /** While it is being saved: how far it is, in rows. */
  kemajuan: z.object({ selesai: z.int(), dari: z.int() }).nullable(),
  modus: z.enum(imporModes).nullable(),
  disimpanPada: instant.nullable(),
  diurungkanPada: instant.nullable(),
  diurungkanOleh: z.string().nullable(),
  /** Whether the rows themselves are still here: they go after a time, the counts stay. */
  barisTersedia: z.boolean(),
  ...recordFields,
});
export type Impor = z.infer<typeof impor>;

/** One row of a file, judged. */
export const baris = z.object({
  /** As Excel numbers it. */
  nomor: z.int(),
  hasil: z.enum(hasil),
  /** What each cell says, as it was written or mended. Identity numbers that are whole come masked. */
  nilai: z.partialRecord(fieldName, z.string()),
  /** The fields that were mended here. */
  diperbaiki: z.array(fieldName),
  temuan: z.array(finding),
  /** For a row that changes somebody: the fields that become others. */
  perubahan: z.array(z.string()),
  /** The participant it names, or became. */
  idPeserta: z.int().nullable(),
});
export type Baris = z.infer<typeof baris>;

/** Rows with the same fault, which one act may mend. */
export const masalah = z.object({
  kode: z.enum(codeNames),
  field: z.string(),
  /** What the rows say there, where it is the same in all of them; null for numbers that name people. */
  nilai: z.string().nullable(),
  jumlah: z.int(),
});
