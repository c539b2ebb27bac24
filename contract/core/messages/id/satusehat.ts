/** Messages of the numbers of SATUSEHAT. */
export const satusehatTexts = {
  'satusehat.patient': 'Isi P dengan 11 angka, atau 12 angka, seperti yang ditemukan di SATUSEHAT',
  'satusehat.practitioner':
    'Isi N dengan 8 sampai 11 angka, atau 11 angka, seperti yang ditemukan di SATUSEHAT',
  'satusehat.organization': 'Isi 6 sampai 12 angka, misalnya 100012345',
  'satusehat.location': 'Isi ID lokasi lengkap: 32 huruf dan angka dengan empat tanda hubung',
  'satusehat.encounter': 'Isi ID kunjungan lengkap: 32 huruf dan angka dengan empat tanda hubung',
  'satusehat.kfa': 'Isi 8 angka yang diawali 93',
  'satusehat.icd10': 'Isi kode ICD-10, misalnya U07.1',
  'satusehat.range': 'Isi hari sesudah hari pertama, paling banyak 31 hari',
} as const;
