import type { Peserta } from '#contract/domains/peserta/index.ts';
import { pesertaFormSections } from '../../form/fields.ts';

type PesertaField = keyof Peserta;

interface FactSection {
  readonly title: 'identity' | 'contact' | 'programme' | 'others' | 'booster';
  readonly fields: readonly PesertaField[];
}

/** Fields displayed in place of a form field: its name instead of its id, and related fields. */
const displayedFields: Readonly<Record<string, readonly PesertaField[]>> = {
  idBHBU: ['namaBHBU'],
  kabKota: ['namaKabKota'],
  idFaskes: ['namaFaskes'],
  rencanaTanggal: ['rencanaTanggal', 'tanggalVaksinasi'],
  persetujuan: ['persetujuan', 'smartCheckStatus', 'smartCheckCatatan', 'noTiket'],
};

/** The sections of the participant form, then those of boosters, which have a separate form. */
const allFactSections: readonly FactSection[] = [
  ...pesertaFormSections(['idBHBU']).map(({ title, fields }) => ({
    title,
    fields: fields.flatMap(field => displayedFields[field] ?? [field]),
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
const hiddenWhenEmpty: ReadonlySet<PesertaField> = new Set<PesertaField>([
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
const externalBoosterFields: ReadonlySet<PesertaField> = new Set<PesertaField>([
  'tanggalBooster',
  'batch',
  'faskesPelaksana',
]);

/** The sections and fields to display for a participant; the booster section only for boosters. */
export const factSectionsOf = (record: Peserta): FactSection[] =>
  allFactSections
    .filter(({ title }) => title !== 'booster' || record.vaccinationType !== 0)
    .map(({ title, fields }) => ({
      title,
      fields: fields.filter(
        field =>
          (!hiddenWhenEmpty.has(field) || record[field] !== null) &&
          (!externalBoosterFields.has(field) ||
            record.vaccinationType === 2 ||
            record[field] !== null),
      ),
    }));
