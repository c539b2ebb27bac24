import { z } from './zod.ts';
import {
  application,
  applicationRule,
  legalForms,
  lacksLicence,
  licenceMessage,
} from './application/index.ts';
import { clearText, nib, nikPattern, officePhone, postalCode, website } from './company.ts';
import { recordId } from './list.ts';
import { isMasked } from './nik.ts';
import { parseNpwp } from './npwp.ts';
import { email, instant, mobilePhone, text, versionRead } from './record.ts';
import { uploadedFile } from './upload.ts';

const headcount = z.int().min(1).max(10_000_000);

/** What a person fills in about a company. A number that stays masked stays as it was. */
export const bhbuFields = {
  namaBHBU: clearText(3, 150),
  bentuk: z.enum(legalForms),
  npwp: z
    .string()
    .trim()
    .min(1)
    .max(24)
    .refine(value => isMasked(value) || parseNpwp(value) !== null, 'NPWP berisi 15 atau 16 angka')
    .meta({ input: 'identity' }),
  nib: nib.nullish(),
  noSIUP: clearText(3, 60).nullish(),
  sektor: clearText(3, 120),
  jumlahKaryawan: headcount,
  estimasiPeserta: headcount,
  keluargaDisertakan: z.boolean(),
  anggotaKadin: z.boolean(),
  noKadin: clearText(1, 40).nullish(),
  alamat: clearText(10, 200).meta({ input: 'multiline' }),
  kabKota: text(1, 10).meta({ input: 'lookup:kabKota' }),
  kodePos: postalCode.nullish(),
  telp: officePhone,
  emailPerusahaan: email,
  website: website.nullish(),
  namaPenanggungJawab: clearText(3, 100),
  jabatanPenanggungJawab: clearText(2, 100),
  nikPenanggungJawab: z
    .string()
    .trim()
    .max(24)
    .refine(value => isMasked(value) || nikPattern.test(value), 'NIK berisi 16 angka')
    .nullish()
    .meta({ input: 'identity' }),
  hpPenanggungJawab: mobilePhone,
  emailPenanggungJawab: email,
  namaPIC: clearText(3, 100),
  noHP: mobilePhone,
  email,
  /** Who looks after it; left out, it stays as it is. */
  accountManagerId: recordId.nullish().meta({ input: 'lookup:accountManager' }),
};

/** A company as it is sent to be kept. */
export const bhbuInput = z.strictObject({ ...bhbuFields, version: versionRead });

/** The same, where one of two numbers has to show its licence. */
export const bhbuBody = bhbuInput.superRefine((said, check) => {
  if (lacksLicence({ nib: said.nib ?? undefined, noSIUP: said.noSIUP ?? undefined })) {
    check.addIssue({ code: 'custom', path: ['nib'], message: licenceMessage });
  }
});

/** What was looked at when a company was verified: its own account asks its account manager to change it. */
export const verifiedFields = ['namaBHBU', 'bentuk', 'npwp'] as const;

const date = z.iso.date().meta({ input: 'date' });

/** How a company stands among those who take part, beyond what it said of itself. */
const standing = {
  idBHBU: z.int(),
  accountManagerId: z.int().nullable(),
  namaAccountManager: z.string().nullable(),
  invoiceAccount: z.string().nullable(),
  noSKB: z.string().nullable(),
  skbBerlakuSampai: date.nullable(),
  alasanNonaktif: z.string().nullable(),
};

/** A company: what it said, its application if it came by one, and how it stands. */
export const bhbu = application.extend({
  ...standing,
  /** Its participants of the regular programme. */
  jumlahPeserta: z.object({ terdaftar: z.int(), valid: z.int(), tidakValid: z.int() }),
  jumlahAkun: z.int(),
});
export type Bhbu = z.infer<typeof bhbu>;

/** A line of the list of companies. */
export const bhbuRow = application
  .pick({
    id: true,
    namaBHBU: true,
    bentuk: true,
    kabKota: true,
    namaKabKota: true,
    namaPIC: true,
    noHP: true,
    estimasiPeserta: true,
    status: true,
    isActive: true,
    version: true,
    createdAt: true,
    createdBy: true,
    modifiedAt: true,
    modifiedBy: true,
  })
  .extend({ ...standing, jumlahPeserta: z.int() });
export type BhbuRow = z.infer<typeof bhbuRow>;

/** A facility that serves a company, and how many of its participants it expects. */
export const servingFaskes = z.object({
  id: z.int(),
  name: z.string(),
  isActive: z.boolean(),
  jumlahPeserta: z.int(),
  sejak: instant,
  oleh: z.string().nullable(),
});
export type ServingFaskes = z.infer<typeof servingFaskes>;

/** A customer account number as the accounting system writes it. */
export const invoiceAccount = z
  .string()
  .trim()
  .max(20)
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9./-]*$/,
    'Pakai huruf, angka, titik, garis miring atau tanda hubung',
  );

/** An SKB with its number and how long it holds; the file may stay away where one is kept already. */
export const skbInput = z.strictObject({
  fileSKB: uploadedFile(applicationRule).optional(),
  noSKB: clearText(3, 60).optional(),
  berlakuSampai: z.iso.date(),
});

/** Setting a company aside takes a reason, so that it can be told later. */
export const activeInput = z.strictObject({
  isActive: z.boolean(),
  alasan: clearText(3, 200).nullish(),
  version: versionRead,
});
