import { z } from './zod.ts';
import {
  application,
  applicationRule,
  legalForms,
  lacksLicence,
  licenceMessage,
} from './application/index.ts';
import { recordId } from './list.ts';
import { holdsNik, isMasked } from './nik.ts';
import { parseNpwp } from './npwp.ts';
import { parseOfficePhone } from './phone.ts';
import { email, instant, mobilePhone, text, versionRead } from './record.ts';
import { uploadedFile } from './upload.ts';

/** Text is kept in the clear; identity numbers are not, so they have fields of their own. */
const clear = (min: number, max: number) =>
  text(min, max).refine(value => !holdsNik(value), 'Jangan tulis nomor identitas di sini');

const headcount = z.int().min(1).max(10_000_000);

const officePhone = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .refine(
    value => parseOfficePhone(value) !== null,
    'Tulis nomor telepon dengan kode area, misalnya 021-5551234',
  )
  .meta({ input: 'phone' });

/** What a person fills in about a company. A number that stays masked stays as it was. */
export const bhbuFields = {
  namaBHBU: clear(3, 150),
  bentuk: z.enum(legalForms),
  npwp: z
    .string()
    .trim()
    .min(1)
    .max(24)
    .refine(value => isMasked(value) || parseNpwp(value) !== null, 'NPWP berisi 15 atau 16 angka')
    .meta({ input: 'identity' }),
  nib: z
    .string()
    .trim()
    .regex(/^\d{13}$/, 'NIB berisi 13 angka')
    .nullish(),
  noSIUP: clear(3, 60).nullish(),
  sektor: clear(3, 120),
  jumlahKaryawan: headcount,
  estimasiPeserta: headcount,
  keluargaDisertakan: z.boolean(),
  anggotaKadin: z.boolean(),
  noKadin: clear(1, 40).nullish(),
  alamat: clear(10, 200).meta({ input: 'multiline' }),
  kabKota: text(1, 10).meta({ input: 'lookup:kabKota' }),
  kodePos: z
    .string()
    .trim()
    .regex(/^\d{5}$/, 'Kode pos berisi 5 angka')
    .nullish(),
  telp: officePhone,
  emailPerusahaan: email,
  website: z
    .url({ protocol: /^https?$/ })
    .max(200)
    .nullish(),
  namaPenanggungJawab: clear(3, 100),
  jabatanPenanggungJawab: clear(2, 100),
  nikPenanggungJawab: z
    .string()
    .trim()
    .max(24)
    .refine(
      value => isMasked(value) || /^\d{4}[\s.-]?\d{4}[\s.-]?\d{4}[\s.-]?\d{4}$/.test(value),
      'NIK berisi 16 angka',
    )
    .nullish()
    .meta({ input: 'identity' }),
  hpPenanggungJawab: mobilePhone,
  emailPenanggungJawab: email,
  namaPIC: clear(3, 100),
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
  noSKB: clear(3, 60).optional(),
  berlakuSampai: z.iso.date(),
});

/** Setting a company aside takes a reason, so that it can be told later. */
export const activeInput = z.strictObject({
  isActive: z.boolean(),
  alasan: clear(3, 200).nullish(),
  version: versionRead,
});
