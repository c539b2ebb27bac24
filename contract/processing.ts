import type { RetentionClass } from './domains/retensi/classes.ts';
import type { AllCalls } from './index.ts';

/** The legal bases of article 20 paragraph 2 of Law 27 of 2022, with their letters. */
export const processingBases = {
  PERSETUJUAN: 'a',
  PERJANJIAN: 'b',
  KEWAJIBAN_HUKUM: 'c',
  KEPENTINGAN_SAH: 'f',
} as const;
export type ProcessingBasis = keyof typeof processingBases;

/** What personal data are processed for, and on which basis. Names and recipients are texts of each language. */
export const processingPurposes = {
  PENDAFTARAN: 'PERSETUJUAN',
  VAKSINASI: 'KEWAJIBAN_HUKUM',
  BUKTI: 'PERSETUJUAN',
  DOSIS: 'PERJANJIAN',
  KEUANGAN: 'KEWAJIBAN_HUKUM',
  USAHA: 'PERJANJIAN',
  AKUN: 'PERJANJIAN',
  KEAMANAN: 'KEWAJIBAN_HUKUM',
  HAK: 'KEWAJIBAN_HUKUM',
  PORTAL: 'KEPENTINGAN_SAH',
} as const satisfies Record<string, ProcessingBasis>;
export type ProcessingPurpose = keyof typeof processingPurposes;

export const processingPurposeNames = Object.keys(processingPurposes) as [
  ProcessingPurpose,
  ...ProcessingPurpose[],
];

/** Why a domain processes personal data, and how long they stay. */
interface DomainProcessing {
  readonly tujuan: ProcessingPurpose;
  readonly masaSimpan: readonly RetentionClass[];
}

const people = ['pesertaTanpaDosis', 'rekamMedis'] as const;
const business: DomainProcessing = { tujuan: 'USAHA', masaSimpan: ['dokumenUsaha'] };
const money: DomainProcessing = { tujuan: 'KEUANGAN', masaSimpan: ['dokumenUsaha'] };
const doses: DomainProcessing = { tujuan: 'DOSIS', masaSimpan: ['dokumenUsaha'] };
const vouchers: DomainProcessing = {
  tujuan: 'DOSIS',
  masaSimpan: ['penerimaTiket', 'dokumenUsaha'],
};
const registration: DomainProcessing = { tujuan: 'PENDAFTARAN', masaSimpan: people };
const visits: DomainProcessing = { tujuan: 'VAKSINASI', masaSimpan: ['rekamMedis'] };
const rights: DomainProcessing = {
  tujuan: 'HAK',
  masaSimpan: ['permintaanData', 'jejakAudit'],
};
const portal: DomainProcessing = { tujuan: 'PORTAL', masaSimpan: people };

/**
 * The purpose of each domain of calls: the one declaration from which the register of processing (article 31) is made.
 * A domain without one does not compile.
 */
export const processingOfDomain: Readonly<Record<keyof AllCalls, DomainProcessing>> = {
  application: business,
  audit: { tujuan: 'KEAMANAN', masaSimpan: ['jejakAudit'] },
  auth: { tujuan: 'KEAMANAN', masaSimpan: ['sesi', 'perangkat', 'hitunganKeamanan'] },
  bankLine: money,
  batch: doses,
  bhbu: { tujuan: 'USAHA', masaSimpan: ['dokumenUsaha', 'berkasDiganti'] },
  bulkEdit: { tujuan: 'PENDAFTARAN', masaSimpan: ['ubahBanyak', ...people] },
  certificate: { tujuan: 'BUKTI', masaSimpan: ['rekamMedis'] },
  chiller: doses,
  companyAccount: money,
  companyUser: { tujuan: 'AKUN', masaSimpan: ['akunDihapus'] },
  contact: { tujuan: 'VAKSINASI', masaSimpan: ['kontak', ...people] },
  dashboard: portal,
  dayReport: visits,
  decree: money,
  distributor: business,
  doseLedger: doses,
  duplicate: registration,
  export: registration,
  factor: { tujuan: 'KEAMANAN', masaSimpan: ['akunDihapus', 'perangkat', 'sesi'] },
  factorRule: { tujuan: 'KEAMANAN', masaSimpan: ['jejakAudit'] },
  faktur: money,
  faskes: business,
  import: { tujuan: 'PENDAFTARAN', masaSimpan: ['barisUnggahan', 'unggahanTerputus', ...people] },
  insiden: rights,
  invoice: money,
  jadwal: visits,
  kalender: { tujuan: 'PORTAL', masaSimpan: ['akunDihapus'] },
  libur: visits,
  luring: { tujuan: 'VAKSINASI', masaSimpan: ['tindakanLuring', 'perangkat', ...people] },
  lembar: { tujuan: 'VAKSINASI', masaSimpan: ['tindakanLuring', ...people] },
  live: portal,
  lookup: portal,
  machineAccount: { tujuan: 'AKUN', masaSimpan: ['akunDihapus'] },
  nota: money,
  notification: { tujuan: 'PORTAL', masaSimpan: ['notifikasi'] },
  notulen: business,
  order: business,
  orderDetail: business,
  outbox: { tujuan: 'PORTAL', masaSimpan: ['surel'] },
  payment: { tujuan: 'KEUANGAN', masaSimpan: ['dokumenUsaha', 'berkasDiganti'] },
  pemrosesan: rights,
  penahanan: rights,
  permintaanData: rights,
  pertanyaan: { tujuan: 'PENDAFTARAN', masaSimpan: ['pertanyaan', ...people] },
  personRead: { tujuan: 'KEAMANAN', masaSimpan: ['jejakBaca'] },
  peserta: registration,
  pic: business,
  caseFile: business,
  pks: business,
  priceCeiling: money,
  preference: { tujuan: 'PORTAL', masaSimpan: ['akunDihapus'] },
  product: business,
  retensi: rights,
  role: { tujuan: 'AKUN', masaSimpan: ['jejakAudit'] },
  search: portal,
  satusehat: visits,
  seller: money,
  service: business,
  sharedView: { tujuan: 'PORTAL', masaSimpan: ['akunDihapus'] },
  stock: doses,
  surat: business,
  system: portal,
  temperature: doses,
  tiket: visits,
  orangKedua: { tujuan: 'KEAMANAN', masaSimpan: ['jejakAudit'] },
  usulanPerubahan: { tujuan: 'AKUN', masaSimpan: ['jejakAudit'] },
  user: { tujuan: 'AKUN', masaSimpan: ['akunDihapus'] },
  vaksinasi: visits,
  verify: { tujuan: 'BUKTI', masaSimpan: ['rekamMedis', 'dokumenUsaha'] },
  voucher: vouchers,
  voucherContract: vouchers,
  voucherTransaction: vouchers,
  webhook: { tujuan: 'PORTAL', masaSimpan: ['pengirimanWebhook'] },
  workOrder: doses,
};

/** Classes of personal data; identity numbers and health data are protected most. */
export const personalDataClasses = ['IDENTITAS', 'KESEHATAN', 'PRIBADI', 'KONTAK', 'AKUN'] as const;
export type PersonalDataClass = (typeof personalDataClasses)[number];

/**
 * The names of fields by which a schema is found to carry personal data. The names of accounts that wrote a record
 * (`createdBy`, `oleh`) are in every record and are left out; `nama` alone also names products.
 */
export const fieldsOfClass: Readonly<Record<PersonalDataClass, readonly string[]>> = {
  IDENTITAS: [
    'identitas',
    'kandidat',
    'nik',
    'nikPenanggungJawab',
    'noIHS',
    'noKitas',
    'noPaspor',
    'npwp',
    'penanggung',
  ],
  KESEHATAN: [
    'alasanTidakLayak',
    'diastolik',
    'dosisDiberikan',
    'gejala',
    'kausalitas',
    'kehamilan',
    'keluhan',
    'kesudahan',
    'kipi',
    'komorbid',
    'manifestasi',
    'riwayatKesehatan',
    'sistolik',
    'skrining',
    'tanggalBooster',
    'tanggalDosis1',
    'tanggalDosis2',
    'tanggalVaksinasi',
    'vaksinPrimer',
  ],
  PRIBADI: [
    'ayah',
    'ihsVaksinator',
    'initials',
    'jenisKelamin',
    'kepalaFaskes',
    'namaKontak',
    'namaKurir',
    'namaOrangTua',
    'namaPIC',
    'namaPICBHBU',
    'namaPICFaskes',
    'namaPenandaTangan',
    'namaPenanggungJawab',
    'namaPengirim',
    'namaPeserta',
    'nip',
    'pekerjaan',
    'pelaporNama',
    'pemegang',
    'penandaTangan',
    'rekeningPengirim',
    'tanggalLahir',
    'tempatLahir',
    'vaksinator',
  ],
  KONTAK: [
    'email',
    'emailKontak',
    'emailPendaftar',
    'emailPenanggungJawab',
    'hpFaskes',
    'hpKontak',
    'hpKontakKipi',
    'hpKurir',
    'hpPICBHBU',
    'hpPICFaskes',
    'hpPenanggungJawab',
    'kepada',
    'kontakAccountManager',
    'kontakKipi',
    'noHP',
    'pelaporEmail',
    'pelaporTelepon',
  ],
  AKUN: [
    'Password',
    'Username',
    'fullName',
    'kataSandiAwal',
    'kodePemulihan',
    'lastSeenAt',
    'lastSignedInAt',
    'passkey',
    'password',
    'passwordBaru',
    'passwordLama',
    'totp',
    'userAgent',
    'userName',
  ],
};
