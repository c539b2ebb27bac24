/**
 * What happens with data when its period is over: it is deleted, made anonymous, or stays because it has no period
 * of its own.
 */
export const retentionActions = ['HAPUS', 'ANONIM', 'SIMPAN'] as const;
export type RetentionAction = (typeof retentionActions)[number];

/** The instant from which a period counts. */
export const retentionStarts = [
  'PERUBAHAN_TERAKHIR',
  'KUNJUNGAN_TERAKHIR',
  'UNGGAH',
  'DIBUAT',
  'SELESAI',
  'DIBACA',
  'TERKIRIM',
  'KEDALUWARSA',
  'TERLIHAT',
  'DIHAPUS',
  'DIGANTI',
  'TIDAK_DIHITUNG',
] as const;
export type RetentionStart = (typeof retentionStarts)[number];

/** A length of time; an empty one ends at its start. */
export interface RetentionPeriod {
  readonly hours?: number;
  readonly days?: number;
  readonly years?: number;
}

/** How long one class of personal data is stored. */
export interface RetentionRule {
  readonly period: RetentionPeriod;
  readonly from: RetentionStart;
  readonly action: RetentionAction;
  /** The provision that the period or the duty to end it comes from. */
  readonly law: string;
  /** Whether a lawyer of the operator still has to confirm the period. */
  readonly needsLawyer: boolean;
  /** Whether a legal hold stops it; not for what says nothing about a person's case, such as sessions. */
  readonly canBeHeld: boolean;
}

/** Law 27 of 2022: data are erased when their period is over or their purpose is met. */
const endOfPurpose = 'UU 27/2022 Pasal 16 (2) g, 42, 43, 44';
const bookkeeping = 'UU 6/1983 (KUP) Pasal 28 (11); UU 8/1997 Pasal 11';

/**
 * The classes of personal data and how long each is stored. The daily job of `server/domains/retensi/` carries it out;
 * which tables belong to a class is in `server/domains/retensi/tables.ts`.
 */
export const retentionClasses = {
  /** Registrations of people who were never vaccinated here, with what belongs to them. */
  pesertaTanpaDosis: {
    period: { years: 2 },
    from: 'PERUBAHAN_TERAKHIR',
    action: 'ANONIM',
    law: endOfPurpose,
    needsLawyer: true,
    canBeHeld: true,
  },
  /** Registrations with visits, screening, adverse events and proofs: an electronic medical record. */
  rekamMedis: {
    period: { years: 25 },
    from: 'KUNJUNGAN_TERAKHIR',
    action: 'ANONIM',
    law: 'Permenkes 24/2022 Pasal 39',
    needsLawyer: true,
    canBeHeld: true,
  },
  /** Contents of the rows of uploads; the number of days is configured (`IMPORT_ROWS_DAYS`). */
  barisUnggahan: {
    period: { days: 30 },
    from: 'UNGGAH',
    action: 'HAPUS',
    law: endOfPurpose,
    needsLawyer: false,
    canBeHeld: true,
  },
  /** Uploads whose reading was interrupted. Reading any file takes less time. */
  unggahanTerputus: {
    period: { hours: 1 },
    from: 'UNGGAH',
    action: 'HAPUS',
    law: endOfPurpose,
    needsLawyer: false,
    canBeHeld: false,
  },
  /** Values in closed questions to participants; the evidence of consent stays. */
  pertanyaan: {
    period: { days: 90 },
    from: 'SELESAI',
    action: 'HAPUS',
    law: endOfPurpose,
    needsLawyer: false,
    canBeHeld: true,
  },
  /** Notes of calls to participants. */
  kontak: {
    period: { years: 1 },
    from: 'DIBUAT',
    action: 'HAPUS',
    law: endOfPurpose,
    needsLawyer: false,
    canBeHeld: true,
  },
  /** Signed texts of acts without network that were accepted or decided; what they recorded is a medical record. */
  tindakanLuring: {
    period: { days: 90 },
    from: 'SELESAI',
    action: 'HAPUS',
    law: endOfPurpose,
    needsLawyer: false,
    canBeHeld: true,
  },
  /** Values before bulk changes, stored for their undo. */
  ubahBanyak: {
    period: { days: 90 },
    from: 'DIBUAT',
    action: 'HAPUS',
    law: endOfPurpose,
    needsLawyer: false,
    canBeHeld: true,
  },
  /** To whom tickets of vouchers were sent, once the voucher is used or has ended. */
  penerimaTiket: {
    period: { years: 1 },
    from: 'SELESAI',
    action: 'ANONIM',
    law: endOfPurpose,
    needsLawyer: false,
    canBeHeld: true,
  },
  /** Notifications that were read; besides, the oldest beyond 500 of an account are deleted at once. */
  notifikasi: {
    period: { days: 30 },
    from: 'DIBACA',
    action: 'HAPUS',
    law: endOfPurpose,
    needsLawyer: false,
    canBeHeld: false,
  },
  /** Recipient and words of mails that were sent or dismissed. */
  surel: {
    period: { years: 1 },
    from: 'TERKIRIM',
    action: 'HAPUS',
    law: endOfPurpose,
    needsLawyer: false,
    canBeHeld: true,
  },
  /** What webhooks received: ids, numbers and states, of companies too. */
  pengirimanWebhook: {
    period: { days: 30 },
    from: 'DIBUAT',
    action: 'HAPUS',
    law: endOfPurpose,
    needsLawyer: false,
    canBeHeld: false,
  },
  /** Who asked about their data; the request itself stays as evidence. */
  permintaanData: {
    period: { years: 5 },
    from: 'SELESAI',
    action: 'ANONIM',
    law: 'UU 27/2022 Pasal 31, 43, 47',
    needsLawyer: true,
    canBeHeld: true,
  },
  /** Sessions, steps of a sign-in, links for a password and tickets of downloads. */
  sesi: {
    period: {},
    from: 'KEDALUWARSA',
    action: 'HAPUS',
    law: 'UU 27/2022 Pasal 35, 43',
    needsLawyer: false,
    canBeHeld: false,
  },
  /** Browsers in which an account signed in. */
  perangkat: {
    period: { days: 365 },
    from: 'TERLIHAT',
    action: 'HAPUS',
    law: 'UU 27/2022 Pasal 35, 43',
    needsLawyer: false,
    canBeHeld: false,
  },
  /** Answers for repeated calls, used captchas, and counts against guessing. */
  hitunganKeamanan: {
    period: {},
    from: 'KEDALUWARSA',
    action: 'HAPUS',
    law: 'UU 27/2022 Pasal 35, 43',
    needsLawyer: false,
    canBeHeld: false,
  },
  /** Contact data and second factors of deleted accounts; the name stays with what the account did. */
  akunDihapus: {
    period: { years: 2 },
    from: 'DIHAPUS',
    action: 'ANONIM',
    law: endOfPurpose,
    needsLawyer: false,
    canBeHeld: true,
  },
  /** Files of records that a later file replaced, proofs of payment among them. */
  berkasDiganti: {
    period: { years: 10 },
    from: 'DIGANTI',
    action: 'HAPUS',
    law: bookkeeping,
    needsLawyer: true,
    canBeHeld: true,
  },
  /** Companies, facilities, agreements, orders, invoices, payments and filed documents, with the people they name. */
  dokumenUsaha: {
    period: { years: 10 },
    from: 'TIDAK_DIHITUNG',
    action: 'SIMPAN',
    law: bookkeeping,
    needsLawyer: true,
    canBeHeld: false,
  },
  /** The sealed log of who read data of participants; each seal with its entries. */
  jejakBaca: {
    period: { years: 2 },
    from: 'DIBUAT',
    action: 'HAPUS',
    law: 'UU 27/2022 Pasal 31, 42, 47',
    needsLawyer: true,
    canBeHeld: false,
  },
  /** The sealed audit log, state histories, notes, incidents, legal holds, and the log of this table. */
  jejakAudit: {
    period: {},
    from: 'TIDAK_DIHITUNG',
    action: 'SIMPAN',
    law: 'UU 27/2022 Pasal 31, 35, 47',
    needsLawyer: true,
    canBeHeld: false,
  },
} as const satisfies Record<string, RetentionRule>;

export type RetentionClass = keyof typeof retentionClasses;

export const retentionClassNames = Object.keys(retentionClasses) as [
  RetentionClass,
  ...RetentionClass[],
];

/** Days ahead for which the report counts what becomes due. */
export const retentionOutlookDays = 30;
