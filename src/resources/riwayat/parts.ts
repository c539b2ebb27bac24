import type { Peserta } from '#contract/peserta/index.ts';
import { sections } from '../peserta/fields.ts';

type Field = keyof Peserta;

interface FactPart {
  readonly title: 'identity' | 'contact' | 'programme' | 'booster';
  readonly fields: readonly Field[];
}

/** Fields displayed in place of a form field: its name instead of its id, and related fields. */
const said: Readonly<Record<string, readonly Field[]>> = {
  idBHBU: ['namaBHBU'],
  kabKota: ['namaKabKota'],
  idFaskes: ['namaFaskes'],
  rencanaTanggal: ['rencanaTanggal', 'tanggalVaksinasi'],
  persetujuan: ['persetujuan', 'smartCheckStatus', 'smartCheckCatatan', 'noTiket'],
};

/** The sections of the participant form, then those of boosters, which have a form of their own. */
const parts: readonly FactPart[] = [
  ...sections(['idBHBU']).map(({ title, fields }) => ({
    title,
    fields: fields.flatMap(field => said[field] ?? [field]),
  })),
  {
    title: 'booster',
    fields: [
      'vaksinPrimer',
      'tanggalDosis1',
      'tanggalDosis2',
      'faskesDosis2',
      'jenisBooster',
      'tanggalBooster',
      'batch',
      'faskesPelaksana',
      'isEligible',
      'layakMulai',
      'alasanTidakLayak',
      'layakDiperiksa',
    ],
  },
];

/** Fields hidden when empty; a dash would suggest that a value is missing. */
const onlyIfThere: ReadonlySet<Field> = new Set<Field>([
  'nik',
  'noPaspor',
  'noKitas',
  'negara',
  'penanggung',
  'tanggalVaksinasi',
  'smartCheckStatus',
  'smartCheckCatatan',
  'noTiket',
  'alasanTidakLayak',
  'layakDiperiksa',
]);

/** Fields that only a booster given elsewhere has. */
const elsewhere: ReadonlySet<Field> = new Set<Field>([
  'tanggalBooster',
  'batch',
  'faskesPelaksana',
]);

/** The sections and fields to display for a participant; the booster section only for boosters. */
export const partsOf = (record: Peserta): FactPart[] =>
  parts
    .filter(({ title }) => title !== 'booster' || record.vaccinationType !== 0)
    .map(({ title, fields }) => ({
      title,
      fields: fields.filter(
        field =>
          (!onlyIfThere.has(field) || record[field] !== null) &&
          (!elsewhere.has(field) || record.vaccinationType === 2 || record[field] !== null),
      ),
    }));
