/** Texts of shared filters. */
export const sharedView = {
  shared: 'Dibagikan kepada Anda',
  by: 'oleh %{who}',
  copy: 'Simpan salinan "%{name}" untuk saya',
  shareOf: 'Bagikan "%{name}"',
  unshare: 'Berhenti membagikan "%{name}"',
  unshareTitle: 'Berhenti membagikan "%{name}"?',
  unshareText:
    'Peran yang melihatnya tidak menemukannya lagi di daftar ini. Salinan yang sudah disimpan tetap ada.',
  unshareConfirm: 'Berhenti membagikan',
  unshared: '"%{name}" tidak dibagikan lagi',
  title: 'Bagikan "%{name}"',
  text: 'Semua akun dengan peran ini melihat filter, urutan, dan kolomnya di daftar yang sama. Mereka tidak dapat mengubahnya, tetapi dapat menyimpan salinannya. Nama yang sudah dibagikan diganti.',
  share: 'Bagikan',
  done: '"%{name}" dibagikan',
  roles: 'Peran',
  missing: 'Pilih sedikitnya satu peran.',
};
