import type { SmartCheckState } from '../../peserta/issues.ts';
import type { SheetColumn } from './column.ts';
import { pesertaColumns } from './peserta-columns.ts';
import { normalizeText } from './parse-values.ts';

const nik = pesertaColumns.find(one => one.field === 'nik');
const nama = pesertaColumns.find(one => one.field === 'nama');
if (!nik || !nama) throw new Error('The peserta columns lack nik or nama.');

/** Status text in result files and templates. */
export const smartCheckLabels = {
  VALID: 'VALID',
  TIDAK_VALID: 'TIDAK VALID',
  SUDAH_VAKSIN: 'SUDAH VAKSIN',
} as const satisfies Record<SmartCheckState, string>;

/** Synonyms of the status texts. */
const smartCheckSynonyms: Readonly<Record<SmartCheckState, readonly string[]>> = {
  VALID: ['sesuai', 'lolos', 'ok'],
  TIDAK_VALID: ['invalid', 'tdk valid', 'tidak sesuai', 'tidak lolos', 'tidak ditemukan', 'gagal'],
  SUDAH_VAKSIN: ['sudah divaksin', 'sudah vaksinasi', 'sudah divaksinasi', 'telah divaksin'],
};

const states = Object.keys(smartCheckLabels) as SmartCheckState[];

/** Parses the status text of a result file; returns null when it is unknown. */
export function parseSmartCheck(text: string): SmartCheckState | null {
  const word = normalizeText(text);
  return (
    states.find(
      state =>
        word === normalizeText(smartCheckLabels[state]) || smartCheckSynonyms[state].includes(word),
    ) ?? null
  );
}

/** Columns of the ministry's smart-check result file. */
export const smartCheckColumns = [
  { ...nik, header: 'NIK*', required: 'always', note: '16 angka, dalam sel berformat Teks.' },
  { ...nama, header: 'Nama', required: 'never', synonyms: ['nama lengkap', ...nama.synonyms] },
  {
    field: 'statusCek',
    header: 'Status*',
    kind: 'choice',
    required: 'always',
    note: 'VALID, TIDAK VALID atau SUDAH VAKSIN.',
    example: 'VALID',
    width: 18,
    synonyms: [
      'status validasi',
      'status smart checking',
      'status smartchecking',
      'status cek',
      'status nik',
      'status data',
      'hasil',
      'hasil cek',
      'hasil validasi',
      'hasil smart checking',
      'hasil pengecekan',
    ],
    choices: Object.values(smartCheckLabels),
  },
  {
    field: 'keteranganCek',
    header: 'Keterangan',
    kind: 'text',
    required: 'never',
    note: 'Alasan dari smart checking.',
    example: '',
    width: 40,
    synonyms: ['ket', 'catatan', 'alasan', 'keterangan hasil', 'keterangan validasi', 'remark'],
  },
] as const satisfies readonly SheetColumn[];
