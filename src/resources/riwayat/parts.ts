import type { Peserta } from '#contract/peserta/index.ts';
import { sections } from '../peserta/fields.ts';

type Field = keyof Peserta;

interface FactPart {
  readonly title: 'identity' | 'contact' | 'programme' | 'booster';
  readonly fields: readonly Field[];
}

/** What is said in the place of a field of the form: what it names, and what belongs beside it. */
const said: Readonly<Record<string, readonly Field[]>> = {
  idBHBU: ['namaBHBU'],
  kabKota: ['namaKabKota'],
  idFaskes: ['namaFaskes'],
  rencanaTanggal: ['rencanaTanggal', 'tanggalVaksinasi'],
  persetujuan: ['persetujuan', 'smartCheckStatus', 'smartCheckCatatan', 'noTiket'],
};

/** The parts of the form, as they are said of somebody; then of boosters, whose form is another. */
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

/** Said only where it is there: elsewhere a dash would ask for what nobody is asked. */
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

/** Said only of a booster that was given elsewhere. */
const elsewhere: ReadonlySet<Field> = new Set<Field>([
  'tanggalBooster',
  'batch',
  'faskesPelaksana',
]);

/** What is said of a participant, in parts; of who gets no booster nothing of boosters. */
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
