import { z } from '../zod.ts';
import { holdsNik } from '../nik.ts';
import { parseNpwp } from '../npwp.ts';
import { parseOfficePhone, parsePhone } from '../phone.ts';
import { text } from '../record.ts';
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

/** Text is kept in the clear; identity numbers are not, so they have fields of their own. */
const clear = (min: number, max: number) =>
  text(min, max).refine(value => !holdsNik(value), 'Jangan tulis nomor identitas di sini');

const mobile = z
  .string()
  .trim()
  .max(24)
  .refine(value => parsePhone(value) !== null, 'Tulis nomor HP Indonesia, misalnya 0812-3456-7890');

const officePhone = z
  .string()
  .trim()
  .max(24)
  .refine(
    value => parseOfficePhone(value) !== null,
    'Tulis nomor telepon dengan kode area, misalnya 021-5551234',
  );

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
  namaBHBU: clear(3, 150),
  bentuk: z.enum(legalForms),
  npwp: z
    .string()
    .trim()
    .min(1)
    .max(24)
    .refine(value => parseNpwp(value) !== null, 'NPWP berisi 15 atau 16 angka'),
  nib: z
    .string()
    .trim()
    .regex(/^\d{13}$/, 'NIB berisi 13 angka')
    .optional(),
  noSIUP: clear(3, 60).optional(),
  sektor: clear(3, 120),
  jumlahKaryawan: count,
  estimasiPeserta: count,
  keluargaDisertakan: yesNo,
  anggotaKadin: yesNo,
  noKadin: clear(1, 40).optional(),
  alamat: clear(10, 200),
  kabKota: z.string().trim().min(1).max(10),
  kodePos: z
    .string()
    .trim()
    .regex(/^\d{5}$/, 'Kode pos berisi 5 angka')
    .optional(),
  telp: officePhone,
  emailPerusahaan: mail,
  website: z
    .url({ protocol: /^https?$/ })
    .max(200)
    .optional(),
  namaPenanggungJawab: clear(3, 100),
  jabatanPenanggungJawab: clear(2, 100),
  nikPenanggungJawab: z
    .string()
    .trim()
    .regex(/^\d{4}[\s.-]?\d{4}[\s.-]?\d{4}[\s.-]?\d{4}$/, 'NIK berisi 16 angka')
    .optional(),
  hpPenanggungJawab: mobile,
  emailPenanggungJawab: mail,
  namaPIC: clear(3, 100),
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
