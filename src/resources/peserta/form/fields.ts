import type { Peserta } from '#contract/peserta/index.ts';
import type { ResourceSpec, FieldSpec } from '#src/ui/resource/definition.ts';
import { FaskesInput } from './FaskesInput.tsx';
import { IdentityNumberInput } from './IdentityNumberInput.tsx';

type FieldCondition = NonNullable<FieldSpec<Peserta>['isVisible']>;

const isForeigner: FieldCondition = ({ isWNI }) => isWNI === false;
const isFamily: FieldCondition = ({ kategori }) => kategori === 'KELUARGA';

/** Field settings that the schemas cannot express. */
export const pesertaFields: NonNullable<ResourceSpec<Peserta>['fields']> = {
  nik: { required: true, Input: IdentityNumberInput, isVisible: ({ isWNI }) => isWNI !== false },
  noPaspor: {
    kind: 'identity',
    required: true,
    Input: IdentityNumberInput,
    isVisible: isForeigner,
  },
  noKitas: { kind: 'identity', required: true, Input: IdentityNumberInput, isVisible: isForeigner },
  negara: { required: true, isVisible: isForeigner },
  penanggung: { required: true, isVisible: isFamily },
  idBHBU: { lookup: 'bhbu' },
  idFaskes: { Input: FaskesInput },
  userId: { lookup: 'user' },
  TanggalVaksinasi: { kind: 'date' },
  statusData: { chip: ({ statusData }) => (statusData === 'VALID' ? 'good' : 'bad') },
  isActive: { chip: ({ isActive }) => (isActive ? undefined : 'neutral') },
};

interface FormSection {
  readonly title: 'identity' | 'contact' | 'programme';
  readonly fields: readonly (keyof Peserta)[];
}

/**
 * Sections of the form; `extraFields`, such as the company, are the first of the programme section.
 */
export const pesertaFormSections = (
  extraFields: readonly (keyof Peserta)[] = [],
): readonly FormSection[] => [
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
      ...extraFields,
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
