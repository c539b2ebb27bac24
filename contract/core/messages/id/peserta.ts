/** Messages of participants. */
export const pesertaTexts = {
  'bulkEdit.nothing': 'Pilih paling sedikit satu isian untuk diubah',
  'bulkEdit.selection': 'Pilih peserta satu per satu atau dengan filter, bukan keduanya',
  'peserta.name': 'Pakai huruf, spasi, titik, koma, tanda petik atau tanda hubung, seperti di KTP',
  'peserta.issue.text': '%{what}. %{remedy}',
  'peserta.issue.detail': '%{what}.',
  'peserta.issue.E01.title': 'NIK bukan 16 angka',
  'peserta.issue.E01.remedy': 'Salin NIK dari KTP: 16 angka tanpa spasi atau huruf.',
  'peserta.issue.E02.title': 'NIK memuat tanggal atau nomor urut yang tidak mungkin',
  'peserta.issue.E02.remedy':
    'Periksa angka ke-7 sampai ke-16 dengan KTP; tanggal perempuan ditambah 40.',
  'peserta.issue.E03.title': 'NIK rusak oleh Excel',
  'peserta.issue.E03.remedy':
    'Ubah format kolom NIK menjadi Teks, lalu tulis ulang: Excel hanya menyimpan 15 angka.',
  'peserta.issue.E04.title': 'Orang yang sama ada dua kali di berkas ini',
  'peserta.issue.E04.remedy':
    'Lewati salah satu barisnya, atau perbaiki nomornya bila orangnya berbeda.',
  'peserta.issue.E05.title': 'Sudah terdaftar pada program ini',
  'peserta.issue.E05.remedy': 'Hubungi account manager Anda untuk memeriksanya.',
  'peserta.issue.E06.title': 'Tanggal lahir berbeda dari NIK',
  'peserta.issue.E06.remedy':
    'Periksa dengan KTP. NIK tidak diganti bila tanggal lahir pernah diperbaiki.',
  'peserta.issue.E07.title': 'Jenis kelamin berbeda dari NIK',
  'peserta.issue.E07.remedy': 'Periksa dengan KTP.',
  'peserta.issue.E08.title': 'Usia belum memenuhi syarat',
  'peserta.issue.E08.remedy': 'Peserta berusia paling sedikit 18 tahun; periksa tanggal lahirnya.',
  'peserta.issue.E09.title': 'Nomor HP tidak sah',
  'peserta.issue.E09.remedy': 'Tulis nomor seluler, misalnya 0812 3456 7890.',
  'peserta.issue.E10.title': 'Kabupaten/kota tidak dikenal',
  'peserta.issue.E10.remedy': 'Pilih dari daftar, atau tulis kodenya, misalnya 32.73.',
  'peserta.issue.E11.title': 'Kategori tidak dikenal',
  'peserta.issue.E11.remedy': 'Pilih dari daftar kategori.',
  'peserta.issue.E12.title': 'Identitas warga negara asing belum lengkap',
  'peserta.issue.E12.remedy': 'Isi nomor paspor, nomor KITAS/KITAP dan negara.',
  'peserta.issue.E13.title': 'Isian wajib masih kosong atau tidak terbaca',
  'peserta.issue.E13.remedy': 'Lengkapi isian ini.',
  'peserta.issue.E14.title': 'Jarak ke dosis sebelumnya belum cukup',
  'peserta.issue.E14.remedy': 'Periksa tanggal dosis sebelumnya.',
  'peserta.issue.E15.title': 'Belum ada persetujuan peserta',
  'peserta.issue.E15.remedy':
    'Catat persetujuan (Y) setelah peserta menyetujui pemrosesan datanya (UU 27/2022).',
  'peserta.issue.E16.title': 'Isian tidak sesuai',
  'peserta.issue.E16.remedy': 'Perbaiki isian ini.',
  'peserta.issue.E17.title': 'Rencana vaksinasi belum dapat dipakai',
  'peserta.issue.E17.remedy':
    'Pilih faskes aktif yang melayani perusahaan, dan tanggal mulai hari ini saat faskes itu buka.',
  'peserta.issue.E18.title': 'Tidak lolos smart checking',
  'peserta.issue.E18.remedy':
    'Periksa keterangannya; unggah hasil yang baru setelah datanya diperbaiki.',
  'peserta.issue.E19.title': 'Tidak ada peserta dengan NIK ini',
  'peserta.issue.E19.remedy': 'Periksa NIK-nya, atau daftarkan orangnya dahulu.',
  'peserta.issue.E20.title': 'Nomor identitas yang sama tertulis dengan nama berbeda',
  'peserta.issue.E20.remedy':
    'Periksa dengan KTP: perbaiki nomor atau namanya, atau lewati baris yang keliru.',
  'peserta.issue.W01.title': 'Kode wilayah di NIK tidak dikenal atau sudah lama',
  'peserta.issue.W01.remedy': 'Periksa enam angka pertama; kode lama tetap berlaku.',
  'peserta.issue.W02.title': 'Nama mirip dengan peserta lain',
  'peserta.issue.W02.remedy': 'Pastikan bukan orang yang sama.',
  'peserta.issue.W03.title': 'Nomor HP dipakai lebih dari lima orang',
  'peserta.issue.W03.remedy': 'Minta nomor masing-masing peserta.',
  'peserta.issue.W04.title': 'Nama berbeda dari peserta dengan NIK ini',
  'peserta.issue.W04.remedy': 'Pastikan baris ini memang tentang orang itu.',
  'peserta.detail.dependantOf': 'Keluarga memerlukan karyawan penanggung',
  'peserta.detail.sex': 'Jenis kelamin ditulis L atau P',
  'peserta.detail.passport': 'Nomor paspor berisi 6 sampai 12 huruf dan angka',
  'peserta.detail.country': 'Negara ini tidak ada di daftar',
  'peserta.detail.birthDate': 'Tanggal lahir ini tidak mungkin; periksa dengan KTP',
  'peserta.detail.birthDateUnreadable':
    'Tanggal lahir tidak terbaca; tulis HH-BB-TTTT, misalnya 31-12-1988',
  'peserta.detail.dateUnreadable':
    'Tanggal ini tidak terbaca; tulis HH-BB-TTTT, misalnya 31-12-1988',
  'peserta.detail.dateInFuture': 'Tanggal ini belum lewat',
  'peserta.detail.dateOrder': 'Tanggal ini harus sesudah tanggal lahir dan dosis sebelumnya',
  'peserta.detail.externalBooster':
    'Booster yang sudah diberikan di tempat lain dicatat sebagai booster eksternal',
  'peserta.booster.allowed':
    'Berusia %{usia} tahun ke atas dan sudah %{bulan} bulan sejak dosis sebelumnya (%{aturan})',
  'peserta.booster.noRule': 'Belum ada aturan yang membolehkan booster ini',
  'peserta.booster.from': 'Baru boleh diberikan mulai %{mulai:shortDay}',
  'certificate.nationalNumber':
    'Tulis nomor sertifikat nasional dengan 4 sampai 40 huruf, angka, titik, garis miring atau tanda hubung',
  'peserta.booster.secondDoseUnknown': 'Tanggal dosis 2 belum tercatat; lengkapi di data peserta',
} as const;
