/** Messages of filed documents and of the mails that carry them. */
export const documentTexts = {
  'document.npwpClosed':
    'Salinan resmi ini memuat NPWP perorangan, yaitu NIK pembeli, secara lengkap, dan peran Anda tidak boleh membacanya. Minta salinannya kepada bagian hukum atau keuangan.',
  'document.notRendered': 'PDF belum dapat dibuat. Coba lagi sebentar.',
  'document.draftNotSent': 'Dokumen ini masih rancangan. Kirim sesudah terbit.',
  'document.notShown.DIBATALKAN':
    'Dokumen ini sudah dibatalkan. Buka lagi halamannya; salinan yang dikirim diberi tanda DIBATALKAN.',
  'document.notShown.DIGANTI':
    'Dokumen ini sudah diganti. Buka lagi halamannya; salinan yang dikirim diberi tanda DIGANTI.',
  'document.notShown.BERAKHIR':
    'Dokumen ini sudah berakhir. Buka lagi halamannya; salinan yang dikirim diberi tanda BERAKHIR.',
  'mail.document.dead.DIBATALKAN':
    'PERHATIAN: dokumen terlampir SUDAH DIBATALKAN dan tidak berlaku. Jangan membayar berdasarkan dokumen ini.',
  'mail.document.dead.DIGANTI':
    'PERHATIAN: dokumen terlampir SUDAH DIGANTI dan tidak berlaku lagi. Gunakan penggantinya.',
  'mail.document.dead.BERAKHIR': 'PERHATIAN: dokumen terlampir SUDAH BERAKHIR.',
  'mail.document.text': 'Terlampir %{judul} dari %{penerbit}.',
  'mail.document.note': 'Pesan yang ditulis %{nama}, bukan oleh Portal Vaksin:',
  'mail.document.verify': 'Untuk memeriksa keasliannya, buka %{alamat}',
  'mail.document.sender': 'Dikirim oleh %{nama} lewat Portal Vaksin.',
} as const;
