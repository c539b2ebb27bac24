/** Messages of outgoing messages. */
export const outboxTexts = {
  'outbox.tooManyMails':
    'Akun Anda sudah mengirim %{banyak} email dalam sehari. Kirim sisanya besok.',
  'outbox.state.pending': 'masih menunggu dikirim',
  'outbox.state.done': 'sudah terkirim',
  'outbox.state.dead': 'tidak terkirim',
  'outbox.state.held': 'ditahan',
  'outbox.state.dismissed': 'sudah diabaikan',
  'outbox.notRetried':
    'Pesan ini %{keadaan}. Hanya pesan yang tidak terkirim, ditahan atau diabaikan yang dapat dikirim ulang.',
  'outbox.notDismissed':
    'Pesan ini %{keadaan}. Hanya pesan yang tidak terkirim atau ditahan yang dapat diabaikan.',
  'outbox.textGone':
    'Isi pesan ini tidak ada lagi: kata sandi atau tautannya sudah dipakai atau kedaluwarsa. Buat yang baru di halaman datanya, lalu abaikan pesan ini.',
} as const;
