import { knownVaccines } from '../../../core/values/vaccine.ts';
import type { SheetColumn } from './column.ts';
import { pesertaColumns } from './peserta-columns.ts';

const dateInstruction = 'Tulis HH-BB-TTTT, misalnya 21-03-2026.';

const vaccineNames = knownVaccines.map(({ name }) => name);

const vaccineInstruction = `${vaccineNames.join(', ')}; yang lain ditulis “Lainnya: ” lalu namanya.`;

/** Columns that the sheet Booster adds to those of the sheet Peserta. */
export const boosterOnlyColumns = [
  {
    field: 'vaksinPrimer',
    header: 'Vaksin Primer*',
    kind: 'text',
    required: 'always',
    note: `Vaksin dosis 1 dan 2: ${vaccineInstruction}`,
    example: 'Sinopharm',
    width: 18,
    synonyms: [
      'vaksin dosis 1',
      'jenis vaksin primer',
      'vaksin dosis 1 dan 2',
      'merek vaksin primer',
    ],
    suggestions: vaccineNames,
  },
  {
    field: 'tanggalDosis1',
    header: 'Tanggal Dosis 1',
    kind: 'date',
    required: 'never',
    note: dateInstruction,
    example: '21-02-2026',
    width: 16,
    synonyms: ['tgl dosis 1', 'tanggal vaksin 1', 'tgl vaksin 1', 'dosis 1', 'tanggal vaksinasi 1'],
  },
  {
    field: 'tanggalDosis2',
    header: 'Tanggal Dosis 2*',
    kind: 'date',
    required: 'always',
    note: dateInstruction,
    example: '21-03-2026',
    width: 16,
    synonyms: ['tgl dosis 2', 'tanggal vaksin 2', 'tgl vaksin 2', 'dosis 2', 'tanggal vaksinasi 2'],
  },
  {
    field: 'faskesDosis2',
    header: 'Faskes Dosis 2',
    kind: 'text',
    required: 'never',
    note: 'Tempat dosis 2 diberikan.',
    example: 'Klinik Sehat',
    width: 22,
    synonyms: ['faskes vaksin 2', 'lokasi dosis 2', 'tempat dosis 2'],
  },
  {
    field: 'jenisBooster',
    header: 'Jenis Booster*',
    kind: 'text',
    required: 'always',
    note: `Vaksin booster: ${vaccineInstruction}`,
    example: 'Sinopharm',
    width: 18,
    synonyms: ['booster', 'vaksin booster', 'jenis vaksin booster', 'merek booster'],
    suggestions: vaccineNames,
  },
  {
    field: 'tanggalBooster',
    header: 'Tanggal Booster',
    kind: 'date',
    required: 'never',
    note: `Bila booster sudah diberikan di tempat lain. ${dateInstruction}`,
    example: '',
    width: 16,
    synonyms: ['tgl booster', 'tanggal vaksin booster', 'tgl vaksin booster', 'tanggal dosis 3'],
  },
  {
    field: 'batch',
    header: 'Batch',
    kind: 'text',
    required: 'never',
    note: 'Nomor batch booster yang sudah diberikan di tempat lain.',
    example: '',
    width: 16,
    synonyms: ['no batch', 'nomor batch', 'batch booster', 'lot'],
  },
  {
    field: 'faskesPelaksana',
    header: 'Faskes Pelaksana',
    kind: 'text',
    required: 'never',
    note: 'Tempat booster diberikan, bila di tempat lain.',
    example: '',
    width: 22,
    synonyms: ['faskes booster', 'lokasi booster', 'tempat booster', 'pelaksana'],
  },
] as const satisfies readonly SheetColumn[];

/** All columns of the sheet Booster. */
export const boosterColumns = [...pesertaColumns, ...boosterOnlyColumns] as const;

/** Any field that a column can fill, over all import kinds. */
export type ColumnField = (typeof boosterColumns)[number]['field'] | 'statusCek' | 'keteranganCek';
