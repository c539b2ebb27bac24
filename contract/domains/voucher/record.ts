import { stateReason } from '../../core/state-history.ts';
import { enteredValue } from '../../core/values/entered.ts';
import { z } from '../../core/zod.ts';
import { recordId } from '../../core/list.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { boosterFields } from '../peserta/booster.ts';
import { pesertaFields, vaccinationTypes } from '../peserta/record.ts';
import {
  expectedVersion,
  textLines,
  longText,
  recordFields,
  timestamp,
} from '../../core/record.ts';
import { withoutNik } from '../../core/values/without-nik.ts';
import { voucherStates } from '../../states/voucher.ts';
import { doseInput } from '../vaksinasi/input.ts';
import { findCodeProblem, normalizeCode } from './code.ts';
import { deliveryStates } from './transaction.ts';

const day = z.iso.date().meta({ input: 'date' });

/** A code as it was typed or scanned; one that cannot be a code is refused before it is looked up. */
export const voucherCode = enteredValue()
  .max(40)
  .transform((entered, check) => {
    const code = normalizeCode(entered);
    const problem = findCodeProblem(code);
    if (problem === undefined) return code;
    check.addIssue(issueMessage(`voucher.code.${problem}`));
    return z.NEVER;
  })
  .meta({ input: 'code' });

/** The holder of a voucher, for those who may see the participant. */
export const voucherHolder = z.object({
  idPeserta: z.int(),
  nama: z.string(),
  /** Masked. */
  nik: z.string().nullable(),
  noPaspor: z.string().nullable(),
  tanggalLahir: z.string(),
});

/** A voucher. */
export const voucher = z.object({
  id: z.int(),
  VoucherTransactionId: z.int(),
  noTransaksi: z.string(),
  voucherContractId: z.int(),
  idBHBU: z.int(),
  code: z.string(),
  bhbuName: z.string(),
  namaProduk: z.string(),
  /** Doses that it pays, as its ticket says. */
  dosisPerVoucher: z.int(),
  vaccinationType: z.literal(vaccinationTypes),
  /** Last day of use, until its end in Jakarta. */
  validUntil: day,
  status: z.enum(voucherStates.names),
  ...stateReason,
  /** Null while it has no holder, and for those who may not see the participant. */
  pemegang: voucherHolder.nullable(),
  /** Facility at which it is bound or was used. */
  idFaskes: z.int().nullable(),
  namaFaskes: z.string().nullable(),
  activatedAt: timestamp.nullable(),
  activatedBy: z.string().nullable(),
  boundAt: timestamp.nullable(),
  boundBy: z.string().nullable(),
  usedAt: timestamp.nullable(),
  usedBy: z.string().nullable(),
  /** The dose that was given with it; null until it is recorded. */
  idDosis: z.int().nullable(),
  dosisKe: z.int().nullable(),
  /** Checks by facilities, and the last one. */
  checkCount: z.int(),
  lastCheckAt: timestamp.nullable(),
  /** Why it was voided or frozen. */
  voidReason: z.string().nullable(),
  /** The voucher that this one replaces. */
  menggantikan: z.int().nullable(),
  /** Recipient of its ticket. */
  penerima: z.string().nullable(),
  ...recordFields,
});
export type Voucher = z.infer<typeof voucher>;

/** Body that issues one more voucher of a transaction, such as in place of a lost one. */
export const replacementInput = z.strictObject({
  VoucherTransactionId: recordId,
  /** The voucher that is voided in the same step. */
  menggantikan: recordId.nullish(),
  alasan: withoutNik(textLines(3, 500)).meta({ input: 'multiline' }),
});

/** What a ticket shows. */
export const voucherTicket = z.object({
  id: z.int(),
  bhbuName: z.string(),
  /** Also what the QR code contains. */
  code: z.string(),
  validUntil: day,
  namaProduk: z.string(),
  dosisPerVoucher: z.int(),
  /** Name of the recipient to whom it was given. */
  penerima: z.string().nullable(),
  /** Delivery of the ticket to the recipient; null without one. */
  pengiriman: z.enum(deliveryStates).nullable(),
});
export type VoucherTicket = z.infer<typeof voucherTicket>;

/** Tickets that one call returns at most. */
export const maxTickets = 500;

/** Results of a check. */
export const checkResults = [
  'DAPAT_DIPAKAI',
  'SUDAH_DIPAKAI',
  'KEDALUWARSA',
  'BUKAN_FASKES_INI',
  'TERIKAT_FASKES_LAIN',
  'BELUM_AKTIF',
  'DIBATALKAN',
  'DIBEKUKAN',
  'DITANGGUHKAN',
  'TIDAK_DIKENAL',
] as const;
export type CheckResult = (typeof checkResults)[number];

/**
 * Answer of a check. A voucher that is unknown, of another company or not of this facility answers
 * its result and nothing else.
 */
export const voucherCheck = z.object({
  hasil: z.enum(checkResults),
  /** The result in a sentence. */
  pesan: z.string(),
  /** What to do next: bind a participant, use it for the one who is bound, or nothing. */
  langkah: z.enum(['ISI_PESERTA', 'PAKAI']).nullable(),
  voucher: z
    .object({
      id: z.int(),
      version: z.int(),
      status: z.enum(voucherStates.names),
      idBHBU: z.int(),
      bhbuName: z.string(),
      validUntil: day,
      namaProduk: z.string(),
      vaccinationType: z.literal(vaccinationTypes),
      jenisPenerima: z.enum(['KARYAWAN', 'UMUM']),
      idFaskes: z.int().nullable(),
      namaFaskes: z.string().nullable(),
      usedAt: timestamp.nullable(),
      pemegang: voucherHolder.nullable(),
    })
    .nullable(),
});
export type VoucherCheck = z.infer<typeof voucherCheck>;

/**
 * Body that enters a participant for a voucher. The company, the type of vaccination and the right
 * to it follow from the voucher; staff name the facility.
 */
export const bindInput = z.strictObject({
  kode: voucherCode,
  ...pesertaFields,
  /** The doses before a booster, for a voucher of a booster vaccine. */
  vaksinPrimer: boosterFields.vaksinPrimer,
  tanggalDosis1: boosterFields.tanggalDosis1,
  tanggalDosis2: boosterFields.tanggalDosis2,
  faskesDosis2: boosterFields.faskesDosis2,
  jenisBooster: boosterFields.jenisBooster,
});
export type BindInput = z.output<typeof bindInput>;

/** Body that binds a voucher to a participant whom the caller can see. */
export const bindExistingInput = z.strictObject({
  idPeserta: recordId,
  /** The voucher's code, which a facility has to give. */
  kode: voucherCode.nullish(),
  /** Facility that gives the dose; the caller's own by default. */
  idFaskes: recordId.nullish(),
  version: expectedVersion,
});

/**
 * Body that uses a voucher. With `dosis` the visit is recorded in the same step, and a postponed or
 * refused dose leaves the voucher unused; without it the voucher is used and its holder joins
 * today's queue.
 */
export const useInput = z.strictObject({
  dosis: doseInput.omit({ idPeserta: true, idFaskes: true }).nullish(),
  version: expectedVersion,
});
export type UseInput = z.output<typeof useInput>;

/** Body of the other changes of state. */
export const voucherStateReason = withoutNik(longText(500));

/** Numbers of vouchers of a company, for its dashboard and the reports. */
export const voucherSummary = z.object({
  diterbitkan: z.int(),
  belumAktif: z.int(),
  /** Active or bound. */
  siapPakai: z.int(),
  terpakai: z.int(),
  kedaluwarsa: z.int(),
  dibekukan: z.int(),
  /** Those not used that expire within 30 days. */
  segeraKedaluwarsa: z.int(),
  /** What may still be issued. */
  sisaKuota: z.int(),
});

export type VoucherSummary = z.infer<typeof voucherSummary>;

/** A participant with a voucher of a transaction. */
export const voucherPeserta = voucherHolder.extend({
  idVoucher: z.int(),
  code: z.string(),
  status: z.enum(voucherStates.names),
  namaFaskes: z.string().nullable(),
  dosisDiberikan: z.int(),
  usedAt: timestamp.nullable(),
});
