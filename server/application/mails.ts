import type { Mail } from '../outbox/outbox.ts';

/** Recipient address and application of a mail. */
export interface ApplicationMailContext {
  readonly to: string;
  readonly company: string;
  readonly ticket: string;
}

const statusPagePath = 'Registrasi BHBU Baru di Portal Vaksin, pilih Lihat status pendaftaran';

const applicationMail = (
  { to }: ApplicationMailContext,
  subject: string,
  lines: readonly string[],
): Mail => ({
  to,
  subject,
  text: lines.join('\n\n'),
});

export const receivedMail = (mailContext: ApplicationMailContext): Mail =>
  applicationMail(mailContext, `Pendaftaran ${mailContext.company} diterima`, [
    `Pendaftaran ${mailContext.company} sudah kami terima dan akan diperiksa.`,
    `Nomor tiket: ${mailContext.ticket}`,
    `Untuk melihat perkembangannya, buka ${statusPagePath}, lalu isi nomor tiket dan alamat email ini.`,
  ]);

export const correctionRequestMail = (
  mailContext: ApplicationMailContext,
  corrections: readonly { readonly label: string; readonly note: string }[],
): Mail =>
  applicationMail(mailContext, `Pendaftaran ${mailContext.company} perlu diperbaiki`, [
    `Pendaftaran ${mailContext.company} (tiket ${mailContext.ticket}) belum dapat disetujui. Mohon perbaiki:`,
    corrections.map(({ label, note }) => `- ${label}: ${note}`).join('\n'),
    `Buka ${statusPagePath}, isi nomor tiket dan alamat email ini, lalu kirim perbaikannya.`,
  ]);

export const rejectionMail = (mailContext: ApplicationMailContext, reason: string): Mail =>
  applicationMail(mailContext, `Pendaftaran ${mailContext.company} ditolak`, [
    `Pendaftaran ${mailContext.company} (tiket ${mailContext.ticket}) ditolak.`,
    `Alasan: ${reason}`,
    'Bila keadaannya sudah berbeda, Anda dapat mendaftar kembali.',
  ]);

/** Contains the first password in plain text, so it must be queued with `enqueueSecretMail`. */
export const approvalMail = (
  mailContext: ApplicationMailContext,
  account: { readonly userName: string; readonly password: string; readonly until: string },
): Mail =>
  applicationMail(mailContext, `Pendaftaran ${mailContext.company} disetujui`, [
    `${mailContext.company} (tiket ${mailContext.ticket}) kini terdaftar di Portal Vaksin.`,
    `Nama pengguna: ${account.userName}\nKata sandi awal: ${account.password}`,
    `Masuk sebelum ${account.until} dan ganti kata sandi itu; sesudahnya kata sandi awal tidak berlaku lagi.`,
  ]);
