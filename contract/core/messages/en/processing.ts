import type {
  basisNames as indonesianBases,
  dataClassNames as indonesianClasses,
  purposeNames as indonesianPurposes,
  purposeRecipients as indonesianRecipients,
} from '../id/processing.ts';

/** Names of the purposes of processing. */
export const purposeNames: Record<keyof typeof indonesianPurposes, string> = {
  PENDAFTARAN: 'Registration, checks of data and planning of vaccinations',
  VAKSINASI: 'Records of vaccinations, screening and adverse events (KIPI)',
  BUKTI: 'Issue and verification of proofs of vaccination',
  DOSIS: 'Accounting for doses, vouchers and bills',
  KEUANGAN: 'Invoices, payments and taxes',
  USAHA: 'Cooperation with companies and health facilities',
  AKUN: 'Management of accounts',
  KEAMANAN: 'Security of the system and log of processing',
  HAK: 'Rights of people to their data',
  PORTAL: 'Running the portal: dashboards, search, notifications and mails',
};

/** Who receives the data that are processed for a purpose. */
export const purposeRecipients: Record<keyof typeof indonesianRecipients, string> = {
  PENDAFTARAN: 'The registering company; the health facility of the vaccination',
  VAKSINASI:
    'The health facility; Ministry of Health, health office, regional and national AEFI committees',
  BUKTI:
    'The participant; the registering company; who checks the QR code (initials and year of birth only)',
  DOSIS: 'The registering company; the health facility; the seller',
  KEUANGAN: 'The company; the seller; the tax authority',
  USAHA: 'The company; the health facility; the seller',
  AKUN: 'The owner of the account; the manager of the accounts of a company; staff of the seller',
  KEAMANAN: 'Staff of the seller',
  HAK: 'Who asks; the data protection officer; the data protection agency on request',
  PORTAL: 'The owner of the account; staff of the seller',
};

/** Names of the legal bases of article 20. */
export const basisNames: Record<keyof typeof indonesianBases, string> = {
  PERSETUJUAN: 'Consent (Pasal 20 (2) a of Law 27/2022)',
  PERJANJIAN: 'Performance of a contract (Pasal 20 (2) b of Law 27/2022)',
  KEWAJIBAN_HUKUM: 'Legal obligation (Pasal 20 (2) c of Law 27/2022)',
  KEPENTINGAN_SAH: 'Legitimate interest (Pasal 20 (2) f of Law 27/2022)',
};

/** Names of the classes of personal data. */
export const dataClassNames: Record<keyof typeof indonesianClasses, string> = {
  IDENTITAS: 'Identity numbers',
  KESEHATAN: 'Health data',
  PRIBADI: 'Personal facts',
  KONTAK: 'Contact data',
  AKUN: 'Accounts',
};
