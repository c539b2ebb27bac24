import { fileNames, type FieldName, type FileName } from '#contract/application/index.ts';

/** The steps of the form in their order; the last one only looks back and sends. */
export const steps = ['perusahaan', 'kontak', 'orang', 'dokumen', 'periksa'] as const;
export type Step = (typeof steps)[number];

/** What each step asks for. */
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

/** The step that asks for a field; what no step asks for stands on the last one. */
export const stepOf = (field: string): Step =>
  steps.find(step => fieldsOf[step].some(one => one === field)) ?? 'periksa';

export const isFileName = (name: string): name is FileName => fileNames.some(one => one === name);

/** What was filled in: texts by field, and files beside them. */
export type Texts = Readonly<Partial<Record<string, string>>>;
export type Files = Readonly<Partial<Record<FileName, File>>>;
