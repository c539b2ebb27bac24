import type { Mail } from '../outbox/outbox.ts';

/** Recipient address and application of a mail. */
export interface About {
  readonly to: string;
  readonly company: string;
  readonly ticket: string;
}

const where = 'Registrasi BHBU Baru di Portal Vaksin, pilih Lihat status pendaftaran';

const mail = ({ to }: About, subject: string, lines: readonly string[]): Mail => ({
  to,
  subject,
  text: lines.join('\n\n'),
});

export const received = (about: About): Mail =>
  mail(about, `Pendaftaran ${about.company} diterima`, [
    `Pendaftaran ${about.company} sudah kami terima dan akan diperiksa.`,
    `Nomor tiket: ${about.ticket}`,
    `Untuk melihat perkembangannya, buka ${where}, lalu isi nomor tiket dan alamat email ini.`,
  ]);

export const mendingAsked = (
  about: About,
  mendings: readonly { readonly label: string; readonly note: string }[],
): Mail =>
  mail(about, `Pendaftaran ${about.company} perlu diperbaiki`, [
    `Pendaftaran ${about.company} (tiket ${about.ticket}) belum dapat disetujui. Mohon perbaiki:`,
    mendings.map(({ label, note }) => `- ${label}: ${note}`).join('\n'),
    `Buka ${where}, isi nomor tiket dan alamat email ini, lalu kirim perbaikannya.`,
  ]);

export const rejected = (about: About, reason: string): Mail =>
  mail(about, `Pendaftaran ${about.company} ditolak`, [
    `Pendaftaran ${about.company} (tiket ${about.ticket}) ditolak.`,
    `Alasan: ${reason}`,
    'Bila keadaannya sudah berbeda, Anda dapat mendaftar kembali.',
  ]);

/** Contains the first password in plain text, so it must be queued with `enqueueSecretMail`. */
export const approved = (
  about: About,
  account: { readonly userName: string; readonly password: string; readonly until: string },
): Mail =>
  mail(about, `Pendaftaran ${about.company} disetujui`, [
    `${about.company} (tiket ${about.ticket}) kini terdaftar di Portal Vaksin.`,
    `Nama pengguna: ${account.userName}\nKata sandi awal: ${account.password}`,
    `Masuk sebelum ${account.until} dan ganti kata sandi itu; sesudahnya kata sandi awal tidak berlaku lagi.`,
  ]);
