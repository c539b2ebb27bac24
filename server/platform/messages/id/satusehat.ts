/** Messages of the export for SATUSEHAT. */
export const satusehatTexts = {
  'satusehat.tooMany':
    'Rentang ini memuat lebih dari %{maks:number} dosis. Pilih rentang yang lebih pendek',
  'satusehat.changed':
    'Data berubah sejak laporan ini dibuka. Muat ulang laporan, lalu unduh berkasnya lagi.',
  'satusehat.nothingReady':
    'Tidak ada dosis yang siap pada rentang ini. Lengkapi dulu yang kurang.',
  'satusehat.notSent': 'Dosis ini tidak tercatat sudah dikirim.',
  'satusehat.patientTaken':
    'Nomor ini sudah tercatat untuk peserta lain. Periksa kembali di SATUSEHAT',
  'satusehat.encounterTaken': 'ID kunjungan ini sudah tercatat untuk dosis lain',
  'satusehat.noVaccinator':
    'Catatan vaksinasi ini tidak menyebut vaksinator. Perbaiki dulu catatannya',
  'satusehat.productRecorded': 'Catatan vaksinasi ini sudah menyebut produknya',
  'satusehat.productInactive': 'Pilih produk vaksin yang masih ada',
  'satusehat.noEncounter': 'Booster di tempat lain tidak punya kunjungan di faskes ini',
  'satusehat.import.columns':
    'Kolom %{kolom:list} tidak ditemukan di baris pertama. Gunakan templat dari halaman ini',
  'satusehat.import.tooLong': 'Berkas ini lebih dari %{maks:number} baris. Bagi menurut hari',
  'satusehat.import.key':
    'Sumber atau nomor catatan tidak dapat dibaca. Jangan ubah dua kolom pertama templat',
  'satusehat.import.unknown': 'Catatan nomor %{nomor} bukan dosis di faskes ini',
  'satusehat.import.duplicate': 'Catatan ini sudah ada di baris %{baris:number}',
  'satusehat.import.twoNumbers': 'Baris sebelumnya memberi orang ini nomor lain',
} as const;
