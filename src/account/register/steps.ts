import {
  applicationFileNames,
  type ApplicationFieldName,
  type ApplicationFileName,
} from '#contract/domains/application/index.ts';

/** Form steps in order; the last one reviews and submits. */
export const registrationSteps = ['perusahaan', 'kontak', 'orang', 'dokumen', 'periksa'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

/** Fields of each step. */
export const stepFields: Record<
  RegistrationStep,
  readonly (ApplicationFieldName | ApplicationFileName)[]
> = {
  perusahaan: [
    'namaBHBU',
    'bentuk',
    'npwp',
    'nib',
    'noSIUP',
    'sektor',
    'jumlahKaryawan',
    'estimasiPeserta',
    'keluargaDisertakan',
    'anggotaKadin',
    'noKadin',
  ],
  kontak: ['alamat', 'kabKota', 'kodePos', 'telp', 'emailPerusahaan', 'website'],
  orang: [
    'namaPenanggungJawab',
    'jabatanPenanggungJawab',
    'nikPenanggungJawab',
    'hpPenanggungJawab',
    'emailPenanggungJawab',
    'namaPIC',
    'noHP',
    'email',
  ],
  dokumen: applicationFileNames,
  periksa: [],
};

/** Returns the step of a field; fields of no step belong to the review step. */
export const stepOfField = (field: string): RegistrationStep =>
  registrationSteps.find(step => stepFields[step].some(one => one === field)) ?? 'periksa';

export const isFileField = (name: string): name is ApplicationFileName =>
  applicationFileNames.some(one => one === name);

/** Form values: texts by field; files are held separately. */
export type TextValues = Readonly<Partial<Record<string, string>>>;
export type FileValues = Readonly<Partial<Record<ApplicationFileName, File>>>;
/** Why the file that was chosen last was rejected. */
export type FileRejections = Readonly<Partial<Record<ApplicationFileName, string>>>;
