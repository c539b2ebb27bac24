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

/** Editable fields of a company. A number that is sent back masked stays unchanged. */
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
  /** Account manager of the company; stays unchanged when omitted. */
  accountManagerId: recordId.nullish().meta({ input: 'lookup:accountManager' }),
};

/** Body of a create or update call, before the check across fields. */
export const bhbuInput = z.strictObject({ ...bhbuFields, version: versionRead });

/** Adds the rule across fields: an NIB or a SIUP number is required. */
export const bhbuBody = bhbuInput.superRefine((said, check) => {
  if (lacksLicence({ nib: said.nib ?? undefined, noSIUP: said.noSIUP ?? undefined })) {
    check.addIssue({ code: 'custom', path: ['nib'], message: licenceMessage });
  }
});

/** Fields checked at verification; a company's own account cannot change them. */
export const verifiedFields = ['namaBHBU', 'bentuk', 'npwp'] as const;

const date = z.iso.date().meta({ input: 'date' });

/** Programme data of a company, maintained by staff. */
const standing = {
  idBHBU: z.int(),
  accountManagerId: z.int().nullable(),
  namaAccountManager: z.string().nullable(),
  invoiceAccount: z.string().nullable(),
  noSKB: z.string().nullable(),
  skbBerlakuSampai: date.nullable(),
  alasanNonaktif: z.string().nullable(),
};

/** A company with its data, its application if there is one, and its programme data. */
export const bhbu = application.extend({
  ...standing,
  /** Counts of the regular programme only. */
  jumlahPeserta: z.object({ terdaftar: z.int(), valid: z.int(), tidakValid: z.int() }),
  jumlahAkun: z.int(),
});
export type Bhbu = z.infer<typeof bhbu>;

/** A row of the company list. */
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

/** A facility that serves a company; `jumlahPeserta` counts the company's participants there. */
export const servingFaskes = z.object({
  id: z.int(),
  name: z.string(),
  isActive: z.boolean(),
  jumlahPeserta: z.int(),
  sejak: instant,
  oleh: z.string().nullable(),
});
export type ServingFaskes = z.infer<typeof servingFaskes>;

/** Customer account number, in the format of the accounting system. */
export const invoiceAccount = z
  .string()
  .trim()
  .max(20)
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9./-]*$/,
    'Pakai huruf, angka, titik, garis miring atau tanda hubung',
  );

/**
 * An SKB (tax exemption letter) with its number and last valid day; `fileSKB` may be omitted when
 * one is already stored.
 */
export const skbInput = z.strictObject({
  fileSKB: uploadedFile(applicationRule).optional(),
  noSKB: clearText(3, 60).optional(),
  berlakuSampai: z.iso.date(),
});

/** Deactivating a company requires a reason, which is stored with the record. */
export const activeInput = z.strictObject({
  isActive: z.boolean(),
  alasan: clearText(3, 200).nullish(),
  version: versionRead,
});
