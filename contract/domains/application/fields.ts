import { enteredEmail, enteredValue } from '../../core/values/entered.ts';
import { z } from '../../core/zod.ts';
import {
  textWithoutNik,
  nib,
  nikPattern,
  officePhone,
  postalCode,
  website,
} from '../../core/values/company.ts';
import { parseNpwp } from '../../core/values/npwp.ts';
import { parsePhone } from '../../core/values/phone.ts';
import { documentRule, uploadedFile, type FileRule } from '../../core/values/upload.ts';
import { issueMessage, message, toIssueMessage } from '../../core/messages/message.ts';

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
export const applicationFileRule: FileRule = {
  extensions: documentRule.extensions,
  alsoAccepted: documentRule.alsoAccepted,
  maxBytes: 5_000_000,
};

const mobileText = enteredValue()
  .max(24)
  .refine(value => parsePhone(value) !== null, issueMessage('application.mobilePhone'));

const emailText = enteredEmail();
const countText = enteredValue()
  .min(1)
  .regex(/^\d{1,8}$/, issueMessage('input.notNumber'))
  .transform(Number)
  .pipe(z.int().min(1).max(10_000_000));

/** A checkbox; forms send it as text. */
const yesNo = z.stringbool(issueMessage('input.yesOrNo'));

/** A checkbox that has to be ticked; without this consent no data may be stored. */
const mustAgree = (message: string) =>
  z.literal(['true', 'on', '1'], message).transform(() => true as const);

/** The fields of an application. All values arrive as text, because the form is multipart. */
export const applicationFields = {
  namaBHBU: textWithoutNik(3, 150),
  bentuk: z.enum(legalForms),
  npwp: enteredValue()
    .min(1)
    .max(24)
    .refine(value => parseNpwp(value) !== null, issueMessage('company.npwp')),
  nib: nib.optional(),
  noSIUP: textWithoutNik(3, 60).optional(),
  sektor: textWithoutNik(3, 120),
  jumlahKaryawan: countText,
  estimasiPeserta: countText,
  keluargaDisertakan: yesNo,
  anggotaKadin: yesNo,
  noKadin: textWithoutNik(1, 40).optional(),
  alamat: textWithoutNik(10, 200),
  kabKota: enteredValue().min(1).max(10),
  kodePos: postalCode.optional(),
  telp: officePhone,
  emailPerusahaan: emailText,
  website: website.optional(),
  namaPenanggungJawab: textWithoutNik(3, 100),
  jabatanPenanggungJawab: textWithoutNik(2, 100),
  nikPenanggungJawab: enteredValue().regex(nikPattern, issueMessage('input.nik')).optional(),
  hpPenanggungJawab: mobileText,
  emailPenanggungJawab: emailText,
  namaPIC: textWithoutNik(3, 100),
  noHP: mobileText,
  email: emailText,
};

/** The documents of an application. */
export const applicationFiles = {
  fileNPWP: uploadedFile(applicationFileRule),
  fileLegalitas: uploadedFile(applicationFileRule),
  fileSIUP: uploadedFile(applicationFileRule),
  fileSKB: uploadedFile(applicationFileRule).optional(),
};

export const applicationFieldNames = Object.keys(
  applicationFields,
) as (keyof typeof applicationFields)[];
export const applicationFileNames = Object.keys(
  applicationFiles,
) as (keyof typeof applicationFiles)[];
export type ApplicationFieldName = keyof typeof applicationFields;
export type ApplicationFileName = keyof typeof applicationFiles;

/** Fields and documents for which a verifier can request a correction. */
export const correctableFields = [...applicationFieldNames, ...applicationFileNames] as [
  ApplicationFieldName | ApplicationFileName,
  ...(ApplicationFieldName | ApplicationFileName)[],
];

/** Whether a company has neither an NIB nor a SIUP number; one of the two is required. */
export const isMissingLicence = (fields: {
  readonly nib?: string | undefined;
  readonly noSIUP?: string | undefined;
}): boolean => !fields.nib && !fields.noSIUP;

export const licenceMessage = message('company.licenceMissing');

const applicationForm = z.strictObject({
  ...applicationFields,
  ...applicationFiles,
  setujuSyarat: mustAgree(issueMessage('application.termsNotAccepted')),
  setujuPDP: mustAgree(issueMessage('application.privacyNotAccepted')),
  captchaToken: z.string().min(1, issueMessage('captcha.missing')).max(10_000),
});

/** Body of the application form. */
export const applicationInput = applicationForm.superRefine((fields, check) => {
  if (isMissingLicence(fields)) {
    check.addIssue({ code: 'custom', path: ['nib'], message: toIssueMessage(licenceMessage) });
  }
});
