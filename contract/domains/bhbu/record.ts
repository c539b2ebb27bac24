import { withoutNik } from '../../core/values/without-nik.ts';
import { enteredValue } from '../../core/values/entered.ts';
import { z } from '../../core/zod.ts';
import {
  application,
  applicationFileRule,
  legalForms,
  isMissingLicence,
  licenceMessage,
} from '../application/index.ts';
import {
  textWithoutNik,
  nib,
  nikPattern,
  officePhone,
  postalCode,
  website,
} from '../../core/values/company.ts';
import { recordId } from '../../core/list.ts';
import { isMasked } from '../../core/values/nik.ts';
import { parseNpwp } from '../../core/values/npwp.ts';
import {
  email,
  expectedVersion,
  textLines,
  mobilePhone,
  text,
  timestamp,
} from '../../core/record.ts';
import { uploadedFile } from '../../core/values/upload.ts';
import { issueMessage, toIssueMessage } from '../../core/messages/message.ts';

const headcount = z.int().min(1).max(10_000_000);

/** Editable fields of a company. A number that is sent back masked stays unchanged. */
export const bhbuFields = {
  namaBHBU: textWithoutNik(3, 150),
  bentuk: z.enum(legalForms),
  npwp: enteredValue()
    .min(1)
    .max(24)
    .refine(value => isMasked(value) || parseNpwp(value) !== null, issueMessage('company.npwp'))
    .meta({ input: 'identity' }),
  nib: nib.nullish(),
  noSIUP: textWithoutNik(3, 60).nullish(),
  sektor: textWithoutNik(3, 120),
  jumlahKaryawan: headcount,
  estimasiPeserta: headcount,
  keluargaDisertakan: z.boolean(),
  anggotaKadin: z.boolean(),
  noKadin: textWithoutNik(1, 40).nullish(),
  alamat: withoutNik(textLines(10, 200)).meta({ input: 'multiline' }),
  kabKota: text(1, 10).meta({ input: 'lookup:kabKota' }),
  kodePos: postalCode.nullish(),
  telp: officePhone,
  emailPerusahaan: email,
  website: website.nullish(),
  namaPenanggungJawab: textWithoutNik(3, 100),
  jabatanPenanggungJawab: textWithoutNik(2, 100),
  nikPenanggungJawab: enteredValue()
    .max(24)
    .refine(value => isMasked(value) || nikPattern.test(value), issueMessage('input.nik'))
    .nullish()
    .meta({ input: 'identity' }),
  hpPenanggungJawab: mobilePhone,
  emailPenanggungJawab: email,
  namaPIC: textWithoutNik(3, 100),
  noHP: mobilePhone,
  email,
  /** Account manager of the company; stays unchanged when omitted. */
  accountManagerId: recordId.nullish().meta({ input: 'lookup:accountManager' }),
};

/** Body of a create or update call, before the check across fields. */
export const bhbuInput = z.strictObject({ ...bhbuFields, version: expectedVersion });

/** Adds the rule across fields: an NIB or a SIUP number is required. */
export const validatedBhbuInput = bhbuInput.superRefine((fields, check) => {
  if (isMissingLicence({ nib: fields.nib ?? undefined, noSIUP: fields.noSIUP ?? undefined })) {
    check.addIssue({ code: 'custom', path: ['nib'], message: toIssueMessage(licenceMessage) });
  }
});

/** Fields checked at verification; a company's own account cannot change them. */
export const verifiedFields = ['namaBHBU', 'bentuk', 'npwp'] as const;

const dateField = z.iso.date().meta({ input: 'date' });

/** Programme data of a company, maintained by staff. */
const programmeFields = {
  idBHBU: z.int(),
  accountManagerId: z.int().nullable(),
  namaAccountManager: z.string().nullable(),
  invoiceAccount: z.string().nullable(),
  noSKB: z.string().nullable(),
  skbBerlakuSampai: dateField.nullable(),
  /** When another person than the one who entered it checked the SKB; only then it counts for taxes. */
  skbDiperiksaPada: z.string().nullable(),
  skbDiperiksaOleh: z.string().nullable(),
  /** Whether the company pays the PPN of its invoices to the state itself (pemungut PPN). */
  pemungutPPN: z.boolean(),
  /** Whether a collector of PPN is the government: its tax invoices have the code 02, others 03. */
  instansiPemerintah: z.boolean(),
  /** The six digits after the NPWP of its place of business; null for the head office. */
  nitku: z.string().nullable().meta({ input: 'code' }),
  alasanNonaktif: z.string().nullable(),
};

/** How the account manager of a company is reached. */
export const managerContact = z.object({
  nama: z.string(),
  email: z.string().nullable(),
  noHP: z.string().nullable(),
});
export type ManagerContact = z.infer<typeof managerContact>;

/** A company with its data, its application if there is one, and its programme data. */
export const bhbu = application.extend({
  ...programmeFields,
  /** Null without an account manager who can sign in. */
  kontakAccountManager: managerContact.nullable(),
  /** Counts of the regular programme only. */
  jumlahPeserta: z.object({ terdaftar: z.int(), valid: z.int(), tidakValid: z.int() }),
  jumlahAkun: z.int(),
});
export type Bhbu = z.infer<typeof bhbu>;

/** A row of the company list. */
export const bhbuListItem = application
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
  .extend({ ...programmeFields, jumlahPeserta: z.int() });
export type BhbuListItem = z.infer<typeof bhbuListItem>;

/** A facility that serves a company; `jumlahPeserta` counts the company's participants there. */
export const servingFaskes = z.object({
  id: z.int(),
  name: z.string(),
  /** Code by which a spreadsheet of participants names it. */
  kodePcare: z.string().nullable(),
  namaKabKota: z.string().nullable(),
  isActive: z.boolean(),
  jumlahPeserta: z.int(),
  sejak: timestamp,
  oleh: z.string().nullable(),
});
export type ServingFaskes = z.infer<typeof servingFaskes>;

/**
 * An SKB (tax exemption letter) with its number and last valid day; `fileSKB` may be omitted when
 * one is already stored.
 */
export const skbInput = z.strictObject({
  fileSKB: uploadedFile(applicationFileRule).optional(),
  noSKB: textWithoutNik(3, 60).optional(),
  berlakuSampai: z.iso.date(),
});

/** Deactivating a company requires a reason, which is stored with the record. */
export const bhbuActiveInput = z.strictObject({
  isActive: z.boolean(),
  alasan: textWithoutNik(3, 200).nullish(),
  version: expectedVersion,
});
