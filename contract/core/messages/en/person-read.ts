import type {
  purposeLabels as indonesianPurposes,
  readActivityLabels as indonesian,
} from '../id/person-read.ts';

/** What someone did who read data of a person, in plain words. */
export const readActivityLabels: Record<keyof typeof indonesian, string> = {
  DAFTAR: 'Viewed a list of participants',
  HALAMAN: 'Opened the page of the participant',
  PERUBAHAN: 'Changed data of the participant',
  NOMOR_IDENTITAS: 'Displayed the identity number in full',
  EKSPOR: 'Exported a list of participants',
  UNGGAHAN: 'Checked rows of an upload',
  DATA_GANDA: 'Checked duplicates',
  PENCARIAN: 'Found by the search',
  PERTANYAAN: 'Read a question to the participant',
  ANTREAN: 'Viewed the vaccination queue',
  KUNJUNGAN: 'Opened a vaccination visit',
  KIPI: 'Read data of an adverse event',
  SATUSEHAT: 'Preparing data for SATUSEHAT',
  KONTAK: 'Viewed the list of people to call',
  BUKTI: 'Read or printed a proof of vaccination',
  VOUCHER: 'Viewed the holder of a voucher',
  PERIKSA_VOUCHER: 'Checked a voucher',
  STOK: 'Viewed stock entries with names of recipients',
  PERMINTAAN: 'Worked on a personal data request',
  SALINAN: 'Downloaded the copy of personal data',
  INSIDEN: 'Handled a personal data incident',
  PENAHANAN: 'Holding data for a legal matter',
  JEJAK_AUDIT: 'Read the audit log',
  JEJAK_BACA: 'Viewed who has read',
};

/** The purposes of processing, shortly. */
export const purposeLabels: Record<keyof typeof indonesianPurposes, string> = {
  PENDAFTARAN: 'Registration',
  VAKSINASI: 'Vaccination',
  BUKTI: 'Proof of vaccination',
  DOSIS: 'Accounting for doses and vouchers',
  KEAMANAN: 'Security and logs',
  HAK: 'Rights of data subjects',
};
