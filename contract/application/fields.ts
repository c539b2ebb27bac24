import { z } from '../zod.ts';
import { clearText, nib, nikPattern, officePhone, postalCode, website } from '../company.ts';
import { parseNpwp } from '../npwp.ts';
import { parsePhone } from '../phone.ts';
import { uploadedFile, type FileRule } from '../upload.ts';

/** What a company can be by its deed. */
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

/** What a document of an application may be: smaller than others, as strangers send it. */
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

/** Ticked or not, as a form sends it. */
const yesNo = z.stringbool('Pilih ya atau tidak');

/** Has to be ticked: without it nothing may be kept. */
const agreed = (message: string) =>
  z.literal(['true', 'on', '1'], message).transform(() => true as const);

/** What a company says of itself when it applies. Everything comes as text, as forms send it. */
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

/** What a verifier can ask to be mended: any field, any document. */
export const mendable = [...fieldNames, ...fileNames] as [
  FieldName | FileName,
  ...(FieldName | FileName)[],
];

/** A company shows its licence by one of two numbers. */
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

/** The form of an application. */
export const applicationInput = applied.superRefine((said, check) => {
  if (lacksLicence(said)) {
    check.addIssue({ code: 'custom', path: ['nib'], message: licenceMessage });
  }
});
