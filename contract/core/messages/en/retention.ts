import type { retentionNames as indonesian } from '../id/retention.ts';

/** Names of the classes of personal data. */
export const retentionNames: Record<keyof typeof indonesian, string> = {
  pesertaTanpaDosis: 'Participants who were never vaccinated',
  rekamMedis: 'Participants who came for a dose (medical record)',
  barisUnggahan: 'Contents of upload rows',
  unggahanTerputus: 'Interrupted uploads',
  pertanyaan: 'Questions to participants and their answers',
  kontak: 'Notes of calls to participants',
  tindakanLuring: 'Content of acts without network, and paper sheets',
  ubahBanyak: 'Former values of bulk changes',
  penerimaTiket: 'Recipients of voucher tickets',
  notifikasi: 'Notifications',
  surel: 'Outgoing mails',
  pengirimanWebhook: 'Deliveries of webhooks',
  permintaanData: 'People who asked about their data',
  sesi: 'Sessions, password links and download tickets',
  perangkat: 'Known devices',
  hitunganKeamanan: 'Security counts and repeated calls',
  akunDihapus: 'Deleted accounts',
  berkasDiganti: 'Files and proofs that were replaced',
  dokumenUsaha: 'Companies, facilities, agreements and money',
  jejakBaca: 'Log of who read data of participants',
  jejakAudit: 'Audit log and histories',
};
