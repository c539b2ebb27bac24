import type { Peserta } from '#contract/domains/peserta/index.ts';
import { lazyInput } from '#src/kit/lazy/lazyInput.tsx';
import type { ResourceSpec, FieldSpec } from '#src/kit/resource/definition.ts';

// Parts of the form, which the list has no use for.
export const FaskesInput = lazyInput(async () => ({
  default: (await import('./FaskesInput.tsx')).FaskesInput,
}));
export const PlanDayInput = lazyInput(async () => ({
  default: (await import('../../jadwal/PlanDayInput.tsx')).PlanDayInput,
}));
const IdentityNumberInput = lazyInput(async () => ({
  default: (await import('./IdentityNumberInput.tsx')).IdentityNumberInput,
}));
const ConsentInput = lazyInput(async () => ({
  default: (await import('./ConsentInput.tsx')).ConsentInput,
}));
const NikCheckedInput = lazyInput(async () => ({
  default: (await import('./NikCheckedInput.tsx')).NikCheckedInput,
}));

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
  tanggalLahir: { Input: NikCheckedInput, hasNote: true },
  jenisKelamin: { Input: NikCheckedInput, hasNote: true },
  kodePos: { isShort: true },
  negara: { required: true, isVisible: isForeigner },
  penanggung: { required: true, isVisible: isFamily },
  idBHBU: { lookup: 'bhbu' },
  idFaskes: { Input: FaskesInput },
  rencanaTanggal: { Input: PlanDayInput },
  persetujuan: { Input: ConsentInput, hasNote: true },
  userId: { lookup: 'user' },
  idImport: { lookup: 'import' },
  TanggalVaksinasi: { kind: 'date' },
  statusData: { chip: ({ statusData }) => (statusData === 'VALID' ? 'good' : 'bad') },
};

interface FormSection {
  readonly title: 'identity' | 'contact' | 'programme' | 'others';
  readonly fields: readonly (keyof Peserta)[];
}

/**
 * Sections of the form: the required fields, then the others. `extraFields`, such as the company,
 * are the first of the programme section.
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
      'tanggalLahir',
      'jenisKelamin',
    ],
  },
  { title: 'contact', fields: ['noHP', 'alamat', 'kabKota'] },
  { title: 'programme', fields: [...extraFields, 'kategori', 'penanggung', 'persetujuan'] },
  {
    title: 'others',
    fields: [
      'idFaskes',
      'rencanaTanggal',
      'komorbid',
      'nip',
      'pekerjaan',
      'tempatLahir',
      'email',
      'kecamatan',
      'kelurahan',
      'kodePos',
    ],
  },
];
