import { cleanNumber } from '../core/values/clean.ts';
import { enteredValue } from '../core/values/entered.ts';
import {
  attachmentCalls,
  downloadCall,
  uploadCall,
  type AttachmentSlot,
} from '../core/attachment.ts';
import { endpoint } from '../core/endpoint.ts';
import { idParams, listQuery, page } from '../core/list.ts';
import { anyOf } from '../core/list-filter.ts';
import { issueMessage } from '../core/messages/message.ts';
import { expectedVersion, textLines, longText, recordFields, text } from '../core/record.ts';
import { stateHistoryCall } from '../core/state-history.ts';
import { sellerEvents, sellerStates } from '../states/seller.ts';
import { addDays } from '../core/values/day.ts';
import { nib, textWithoutNik } from '../core/values/company.ts';
import { nitku } from '../core/values/nitku.ts';
import { parseNpwp } from '../core/values/npwp.ts';
import { plausibleDay } from '../core/values/plausible-day.ts';
import type { FileRule } from '../core/values/upload.ts';
import { z } from '../core/zod.ts';

/** The NPWP of a company, stored as 16 digits. */
export const companyNpwp = enteredValue()
  .min(1)
  .max(24)
  .transform((entered, check) => {
    const npwp = parseNpwp(entered);
    if (npwp && !npwp.isPersonal) return npwp.digits;
    check.addIssue(issueMessage(npwp ? 'seller.personalNpwp' : 'company.npwp'));
    return z.NEVER;
  })
  .meta({ input: 'code' });

/** A bank account number, stored without separators. */
const accountNumber = enteredValue()
  .max(30)
  .transform(cleanNumber)
  .refine(digits => /^\d{6,20}$/.test(digits), issueMessage('seller.accountNumber'))
  .meta({ input: 'code' });

/** The bank account that buyers pay to. */
const accountFields = {
  bank: text(2, 60),
  cabangBank: text(2, 60),
  noRekening: accountNumber,
  atasNamaRekening: text(3, 120),
};

/** What documents state about the seller. */
const documentFields = {
  nama: text(3, 150),
  alamat: textLines(10, 200),
  npwp: companyNpwp,
  namaPenandaTangan: text(3, 100),
  jabatanPenandaTangan: text(2, 100),
  ...accountFields,
};

/** Editable fields of a version of the seller's data. */
export const sellerFields = {
  ...documentFields,
  nitku: nitku.nullish(),
  nib: nib.nullish(),
  /** Its own SKB: with one that is valid, companies withhold no PPh from what they pay. */
  noSKB: textWithoutNik(3, 60).nullish(),
  skbBerlakuSampai: plausibleDay.nullish(),
  berlakuMulai: plausibleDay,
};

export const sellerInput = z.strictObject({ ...sellerFields, version: expectedVersion });

type Account = { readonly [K in keyof typeof accountFields]: string };

/** Whether two versions name different bank accounts, ignoring case. */
export const isOtherAccount = (one: Account, other: Account): boolean =>
  (Object.keys(accountFields) as (keyof Account)[]).some(
    name => one[name].toLowerCase() !== other[name].toLowerCase(),
  );

/**
 * A version of the seller's data. Once approved it applies from `berlakuMulai` until the next
 * approved version begins, and is never changed.
 */
export const seller = z.object({
  id: z.int(),
  ...sellerFields,
  /** The six digits after the NPWP; null for the head office. */
  nitku: z.string().nullable().meta({ input: 'code' }),
  nib: z.string().nullable(),
  noSKB: z.string().nullable(),
  skbBerlakuSampai: z.iso.date().nullable(),
  status: z.enum(sellerStates.names),
  /** Last day of an approved version; null while no later one is approved. */
  berlakuSampai: z.iso.date().nullable(),
  /** Whether the version applies today. */
  sedangBerlaku: z.boolean(),
  /** Whether its bank account differs from that of the version before it. */
  gantiRekening: z.boolean(),
  /** The bank account that a proposal replaces, in words; null when it stays or there was none. */
  rekeningSebelumnya: z.string().nullable(),
  /** The account that proposed it. */
  idPengusul: z.int(),
  ...recordFields,
});
export type Seller = z.infer<typeof seller>;

/**
 * Returns the first day from which another version may apply: after the latest approved one and
 * after today, whose data documents have used already; today while there is none.
 * @param latest first day of the latest approved version
 */
export function firstPossibleStart(latest: string | undefined, today: string): string {
  if (latest === undefined) return today;
  return addDays(latest > today ? latest : today, 1);
}

/** The seller's data on a day, for documents. */
export const sellerOnDay = z.object({
  /** The version. */
  id: z.int(),
  ...documentFields,
  /** As in `seller`. */
  nitku: z.string().nullable(),
  nib: z.string().nullable(),
  noSKB: z.string().nullable(),
  skbBerlakuSampai: z.iso.date().nullable(),
  berlakuMulai: z.iso.date(),
  /** The version whose logo applies, for `downloadLogo`; null without a logo. */
  idLogo: z.int().nullable(),
});
export type SellerOnDay = z.infer<typeof sellerOnDay>;

/** A logo, as browsers print it. */
const logoRule: FileRule = { extensions: ['png', 'jpg', 'jpeg'], maxBytes: 300_000 };

/** A version without a logo uses that of the version before it. */
export const sellerSlots = [
  { name: 'logo', rule: logoRule, maxFiles: 1 },
] as const satisfies readonly AttachmentSlot[];

const serverKeys = [
  'status',
  'berlakuSampai',
  'sedangBerlaku',
  'gantiRekening',
  'rekeningSebelumnya',
  'idPengusul',
];

export const sellerCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Seller',
    access: 'seller.read',
    summary: 'Daftar versi data penjual',
    extension: true,
    query: listQuery(['berlakuMulai', 'nama', 'modifiedAt'], {
      status: anyOf(sellerStates.names),
    }),
    answer: page(seller),
  }),
  current: endpoint({
    method: 'GET',
    path: '/Seller/berlaku',
    access: 'seller.print',
    summary: 'Data penjual pada suatu hari, atau hari ini; hari sesudahnya butuh seller.read',
    extension: true,
    query: z.strictObject({ tanggal: z.iso.date().optional() }),
    answer: sellerOnDay,
  }),
  downloadLogo: downloadCall({
    path: '/Seller/logo/{id}',
    access: 'seller.print',
    summary: 'Logo dari satu versi data penjual yang disetujui',
    extension: true,
    params: idParams,
  }),
  get: endpoint({
    method: 'GET',
    path: '/Seller/{id}',
    access: 'seller.read',
    summary: 'Satu versi data penjual',
    extension: true,
    params: idParams,
    answer: seller,
  }),
  create: endpoint({
    method: 'POST',
    path: '/Seller',
    access: 'seller.create',
    summary: 'Mengusulkan data penjual yang baru mulai suatu hari',
    extension: true,
    ignored: serverKeys,
    stepUp: true,
    body: sellerInput,
    status: 201,
    answer: seller,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Seller/{id}',
    access: 'seller.update',
    summary: 'Mengubah usulan sendiri yang belum diputuskan',
    extension: true,
    ignored: serverKeys,
    stepUp: true,
    params: idParams,
    body: sellerInput,
    answer: seller,
  }),
  changeState: endpoint({
    method: 'PUT',
    path: '/Seller/keadaan/{id}',
    access: 'seller.update',
    summary: 'Menyetujui, menolak atau membatalkan usulan; orang lain yang menyetujui',
    extension: true,
    stepUp: true,
    params: idParams,
    body: z.strictObject({
      event: z.enum(sellerEvents),
      alasan: longText(500),
      /** Required: a second person approves what they have seen. */
      version: z.int().positive(),
    }),
    answer: seller,
  }),
  uploadLogo: uploadCall({
    path: '/Seller/logo/{id}',
    access: 'seller.update',
    summary: 'Mengunggah logo ke usulan sendiri yang belum diputuskan',
    extension: true,
    params: idParams,
    field: 'logo',
    rule: logoRule,
    answer: seller,
  }),
  history: stateHistoryCall('/Seller/riwayat/{id}', 'seller.read'),
  ...attachmentCalls('/Seller', 'seller.read', 'data penjual'),
};
