import { fileNames, type FieldName, type FileName } from '#contract/application/index.ts';

/** Form steps in order; the last one reviews and submits. */
export const steps = ['perusahaan', 'kontak', 'orang', 'dokumen', 'periksa'] as const;
export type Step = (typeof steps)[number];

/** Fields of each step. */
export const fieldsOf: Record<Step, readonly (FieldName | FileName)[]> = {
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
  dokumen: fileNames,
  periksa: [],
};

/** Returns the step of a field; fields of no step belong to the review step. */
export const stepOf = (field: string): Step =>
  steps.find(step => fieldsOf[step].some(one => one === field)) ?? 'periksa';

export const isFileName = (name: string): name is FileName => fileNames.some(one => one === name);

/** Form values: texts by field; files are held separately. */
export type Texts = Readonly<Partial<Record<string, string>>>;
export type Files = Readonly<Partial<Record<FileName, File>>>;
