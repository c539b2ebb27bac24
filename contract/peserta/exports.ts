import type { VaccinationType } from './record.ts';

/** One registration as a line of an export; what the line does not have yet is null. */
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
  /** `text` stays text in a spreadsheet, whatever it looks like; `date` is a day that it can sort by. */
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
 * What the national data system takes. A foreigner has the passport number in place of the NIK, which
 * is only somebody's together with the country: the last column of each file says it.
 */
const satuData = [
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

/** The files an export may be, by profile: fixed names, and their columns in order. */
export const exportProfiles = {
  satuData: { fileName: 'ReportPesertaVGR-SatuData.xlsx', columns: [...satuData, country] },
  kfVersion: {
    fileName: 'ReportPesertaVGR-KF-Version.xlsx',
    columns: [
      ...satuData,
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
      ...satuData,
      column('Vaksin primer', 'vaksinPrimer', 16),
      column('Tgl dosis 2', 'tanggalDosis2', 12, 'date'),
      column('Booster', 'jenisBooster', 16),
      column('Eligible', 'isEligible', 9),
      country,
    ],
  },
} as const satisfies Record<string, ExportProfile>;

/** The calls that export, as their one-time tickets name them. */
export const exportCalls = [
  'Export',
  'exportByUserId',
  'ExportFaskes',
  'exportfaskesexternal',
] as const;
export type ExportCall = (typeof exportCalls)[number];

/**
 * The file that a call makes: boosters have their own, `ExportVersion=2` is the alternate one of all
 * others, and facilities otherwise take what their app reads.
 */
export function exportProfile(
  call: ExportCall,
  version: 1 | 2 | undefined,
  type: VaccinationType | undefined,
): ExportProfile {
  if (call === 'exportfaskesexternal' || type === 1 || type === 2) return exportProfiles.booster;
  if (version === 2) return exportProfiles.kfVersion;
  return call === 'ExportFaskes' ? exportProfiles.kfMobile : exportProfiles.satuData;
}
