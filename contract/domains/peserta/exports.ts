import type { VaccinationType } from './record.ts';

/** One registration as an export row; missing values are null. */
export interface ExportRow {
  readonly nik: string | null;
  readonly nama: string;
  readonly tanggalLahir: string;
  readonly jenisKelamin: string;
  readonly noHP: string;
  readonly alamat: string;
  readonly kabKota: string;
  readonly kategori: string;
  readonly namaBHBU: string | null;
  readonly kodePcare: string | null;
  readonly dosisKe: string | null;
  readonly tanggalVaksinasi: string | null;
  readonly nip: string | null;
  readonly noOrder: string | null;
  readonly noPKS: string | null;
  readonly namaFaskes: string | null;
  readonly statusData: string;
  readonly alasan: string | null;
  readonly isEligible: string | null;
  readonly batch: string | null;
  readonly email: string | null;
  readonly jam: string | null;
  readonly noTiket: string | null;
  readonly vaksinPrimer: string | null;
  readonly tanggalDosis2: string | null;
  readonly jenisBooster: string | null;
  readonly negara: string | null;
}

export interface ExportColumn {
  readonly header: string;
  readonly field: keyof ExportRow;
  /**
   * `text` stays text in a spreadsheet (leading zeros survive); `date` is a real date that sorts.
   */
  readonly kind: 'text' | 'date';
  /** In characters. */
  readonly width: number;
}

export interface ExportProfile {
  readonly fileName: string;
  readonly columns: readonly ExportColumn[];
}

const column = (
  header: string,
  field: keyof ExportRow,
  width: number,
  kind: ExportColumn['kind'] = 'text',
): ExportColumn => ({ header, field, kind, width });

/**
 * Columns of the national data system. A foreigner's passport number takes the place of the NIK; it
 * is unique only with the country, so every file ends with a country column.
 */
const satuDataColumns = [
  column('NIK', 'nik', 20),
  column('Nama', 'nama', 28),
  column('Tgl Lahir', 'tanggalLahir', 12, 'date'),
  column('JK', 'jenisKelamin', 5),
  column('HP', 'noHP', 16),
  column('Alamat', 'alamat', 36),
  column('Kode Kab/Kota', 'kabKota', 14),
  column('Kategori', 'kategori', 18),
  column('Instansi', 'namaBHBU', 28),
  column('Kode Faskes P-Care', 'kodePcare', 19),
  column('Dosis ke', 'dosisKe', 9),
  column('Tanggal', 'tanggalVaksinasi', 12, 'date'),
];

const country = column('Negara', 'negara', 9);

/** Export files by profile; names and column order are fixed by the specification. */
export const exportProfiles = {
  satuData: { fileName: 'ReportPesertaVGR-SatuData.xlsx', columns: [...satuDataColumns, country] },
  kfVersion: {
    fileName: 'ReportPesertaVGR-KF-Version.xlsx',
    columns: [
      ...satuDataColumns,
      column('BHBU', 'namaBHBU', 28),
      column('NIP', 'nip', 14),
      column('No order', 'noOrder', 22),
      column('No PKS', 'noPKS', 26),
      column('Faskes', 'namaFaskes', 28),
      column('Status data', 'statusData', 12),
      column('Alasan', 'alasan', 40),
      column('Eligible', 'isEligible', 9),
      column('Batch', 'batch', 14),
      country,
    ],
  },
  kfMobile: {
    fileName: 'ReportPesertaVGR-KFMobile.xlsx',
    columns: [
      column('NIK', 'nik', 20),
      column('Nama', 'nama', 28),
      column('HP', 'noHP', 16),
      column('Email', 'email', 26),
      column('Faskes', 'namaFaskes', 28),
      column('Tanggal', 'tanggalVaksinasi', 12, 'date'),
      column('Jam', 'jam', 8),
      column('No tiket', 'noTiket', 16),
      country,
    ],
  },
  booster: {
    fileName: 'ReportPesertaVGR-Booster.xlsx',
    columns: [
      ...satuDataColumns,
      column('Vaksin primer', 'vaksinPrimer', 16),
      column('Tgl dosis 2', 'tanggalDosis2', 12, 'date'),
      column('Booster', 'jenisBooster', 16),
      column('Eligible', 'isEligible', 9),
      country,
    ],
  },
} as const satisfies Record<string, ExportProfile>;

/** The export calls, as their download tickets name them. */
export const exportCallNames = [
  'Export',
  'exportByUserId',
  'ExportFaskes',
  'exportfaskesexternal',
] as const;
export type ExportCallName = (typeof exportCallNames)[number];

/**
 * Returns the profile of an export: boosters have their own, `ExportVersion=2` selects the KF
 * version, and facilities get the format of their app.
 */
export function exportProfileFor(
  call: ExportCallName,
  version: 1 | 2 | undefined,
  type: VaccinationType | undefined,
): ExportProfile {
  if (call === 'exportfaskesexternal' || type === 1 || type === 2) return exportProfiles.booster;
  if (version === 2) return exportProfiles.kfVersion;
  return call === 'ExportFaskes' ? exportProfiles.kfMobile : exportProfiles.satuData;
}
