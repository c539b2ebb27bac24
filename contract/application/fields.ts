import { z } from '../zod.ts';
import { clearText, nib, nikPattern, officePhone, postalCode, website } from '../company.ts';
import { parseNpwp } from '../npwp.ts';
import { parsePhone } from '../phone.ts';
import { uploadedFile, type FileRule } from '../upload.ts';

/** Legal forms of a company. */
export const legalForms = [
  'PT',
  'CV',
  'UD',
  'KOPERASI',
  'YAYASAN',
  'BUMN',
  'BUMD',
  'PERUM',
  'FIRMA',
  'LAINNYA',
] as const;

/**
 * File rule of application documents; the limit is lower than elsewhere because the upload is
 * public.
 */
export const applicationRule: FileRule = {
  endings: ['pdf', 'jpg', 'jpeg', 'png'],
  maxBytes: 5_000_000,
};

const mobile = z
  .string()
  .trim()
  .max(24)
  .refine(value => parsePhone(value) !== null, 'Tulis nomor HP Indonesia, misalnya 0812-3456-7890');

const mail = z.email().max(120);
const count = z
  .string()
  .trim()
  .min(1)
  .regex(/^\d{1,8}$/, 'Isi dengan angka')
  .transform(Number)
  .pipe(z.int().min(1).max(10_000_000));

/** A checkbox; forms send it as text. */
const yesNo = z.stringbool('Pilih ya atau tidak');

/** A checkbox that has to be ticked; without this consent no data may be stored. */
const agreed = (message: string) =>
  z.literal(['true', 'on', '1'], message).transform(() => true as const);

/** The fields of an application. All values arrive as text, because the form is multipart. */
export const applicationFields = {
  namaBHBU: clearText(3, 150),
  bentuk: z.enum(legalForms),
  npwp: z
    .string()
    .trim()
    .min(1)
    .max(24)
    .refine(value => parseNpwp(value) !== null, 'NPWP berisi 15 atau 16 angka'),
  nib: nib.optional(),
  noSIUP: clearText(3, 60).optional(),
  sektor: clearText(3, 120),
  jumlahKaryawan: count,
  estimasiPeserta: count,
  keluargaDisertakan: yesNo,
  anggotaKadin: yesNo,
  noKadin: clearText(1, 40).optional(),
  alamat: clearText(10, 200),
  kabKota: z.string().trim().min(1).max(10),
  kodePos: postalCode.optional(),
  telp: officePhone,
  emailPerusahaan: mail,
  website: website.optional(),
  namaPenanggungJawab: clearText(3, 100),
  jabatanPenanggungJawab: clearText(2, 100),
  nikPenanggungJawab: z.string().trim().regex(nikPattern, 'NIK berisi 16 angka').optional(),
  hpPenanggungJawab: mobile,
  emailPenanggungJawab: mail,
  namaPIC: clearText(3, 100),
  noHP: mobile,
  email: mail,
};

/** The documents of an application. */
export const applicationFiles = {
  fileNPWP: uploadedFile(applicationRule),
  fileLegalitas: uploadedFile(applicationRule),
  fileSIUP: uploadedFile(applicationRule),
  fileSKB: uploadedFile(applicationRule).optional(),
};

export const fieldNames = Object.keys(applicationFields) as (keyof typeof applicationFields)[];
export const fileNames = Object.keys(applicationFiles) as (keyof typeof applicationFiles)[];
export type FieldName = keyof typeof applicationFields;
export type FileName = keyof typeof applicationFiles;

/** Fields and documents for which a verifier can request a correction. */
export const mendable = [...fieldNames, ...fileNames] as [
  FieldName | FileName,
  ...(FieldName | FileName)[],
];

/** Whether a company has neither an NIB nor a SIUP number; one of the two is required. */
export const lacksLicence = (said: {
  readonly nib?: string | undefined;
  readonly noSIUP?: string | undefined;
}): boolean => !said.nib && !said.noSIUP;

export const licenceMessage = 'Isi NIB, atau nomor SIUP bila belum memiliki NIB';

const applied = z.strictObject({
  ...applicationFields,
  ...applicationFiles,
  setujuSyarat: agreed('Setujui syarat keikutsertaan lebih dahulu'),
  setujuPDP: agreed('Setujui pemrosesan data pribadi lebih dahulu'),
  captchaToken: z.string().min(1, 'Klik Captcha').max(10_000),
});

/** Body of the application form. */
export const applicationInput = applied.superRefine((said, check) => {
  if (lacksLicence(said)) {
    check.addIssue({ code: 'custom', path: ['nib'], message: licenceMessage });
  }
});
