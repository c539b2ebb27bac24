/** Messages of filed documents and of the mails that carry them. */
export const documentTexts = {
  'document.notRendered': 'PDF belum dapat dibuat. Coba lagi sebentar.',
  'document.draftNotSent': 'Dokumen ini masih rancangan. Kirim sesudah terbit.',
  'mail.document.text': 'Terlampir %{judul} dari %{penerbit}.',
  'mail.document.verify': 'Untuk memeriksa keasliannya, buka %{alamat}',
  'mail.document.sender': 'Dikirim oleh %{nama} lewat Portal Vaksin.',
} as const;
