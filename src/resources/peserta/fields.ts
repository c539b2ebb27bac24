import type { Peserta } from '#contract/peserta/index.ts';
import type { Definition, FieldSpec } from '#src/ui/resource/definition.ts';
import { FaskesInput } from './FaskesInput.tsx';
import { NumberInput } from './NumberInput.tsx';

type When = NonNullable<FieldSpec<Peserta>['when']>;

const isForeigner: When = ({ isWNI }) => isWNI === false;
const isFamily: When = ({ kategori }) => kategori === 'KELUARGA';

/** Field settings that the schemas cannot express. */
export const fields: NonNullable<Definition<Peserta>['fields']> = {
  nik: { required: true, Input: NumberInput, when: ({ isWNI }) => isWNI !== false },
  noPaspor: { kind: 'identity', required: true, Input: NumberInput, when: isForeigner },
  noKitas: { kind: 'identity', required: true, Input: NumberInput, when: isForeigner },
  negara: { required: true, when: isForeigner },
  penanggung: { required: true, when: isFamily },
  idBHBU: { lookup: 'bhbu' },
  idFaskes: { Input: FaskesInput },
  userId: { lookup: 'user' },
  TanggalVaksinasi: { kind: 'date' },
  statusData: { chip: ({ statusData }) => (statusData === 'VALID' ? 'good' : 'bad') },
  isActive: { chip: ({ isActive }) => (isActive ? undefined : 'neutral') },
};

interface Section {
  readonly title: 'identity' | 'contact' | 'programme';
  readonly fields: readonly (keyof Peserta)[];
}

/**
 * Sections of the form; `more` adds fields such as the company at the head of the programme
 * section.
 */
export const sections = (more: readonly (keyof Peserta)[] = []): readonly Section[] => [
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
    fields: ['noHP', 'email', 'alamat', 'kabKota', 'kecamatan', 'kelurahan', 'kodePos'],
  },
  {
    title: 'programme',
    fields: [
      ...more,
      'kategori',
      'penanggung',
      'nip',
      'pekerjaan',
      'idFaskes',
      'rencanaTanggal',
      'komorbid',
      'persetujuan',
    ],
  },
];
