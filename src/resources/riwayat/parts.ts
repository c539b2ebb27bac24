import type { Peserta } from '#contract/peserta/index.ts';

type Field = keyof Peserta;

interface FactPart {
  readonly title: 'identity' | 'contact' | 'programme' | 'booster';
  readonly fields: readonly Field[];
}

const parts: readonly FactPart[] = [
  {
    title: 'identity',
    fields: [
      'isWNI',
      'nik',
      'noPaspor',
      'noKitas',
      'negara',
      'nama',
      'tempatLahir',
      'tanggalLahir',
      'jenisKelamin',
    ],
  },
  {
    title: 'contact',
    fields: ['noHP', 'email', 'alamat', 'namaKabKota', 'kecamatan', 'kelurahan', 'kodePos'],
  },
  {
    title: 'programme',
    fields: [
      'namaBHBU',
      'kategori',
      'penanggung',
      'nip',
      'pekerjaan',
      'namaFaskes',
      'rencanaTanggal',
      'tanggalVaksinasi',
      'komorbid',
      'persetujuan',
      'smartCheckStatus',
      'smartCheckCatatan',
      'noTiket',
    ],
  },
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
