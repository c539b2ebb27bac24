/** Texts of the dialog that shares a saved filter. */
export const sharedView = {
  title: 'Bagikan "%{name}"',
  text: 'Semua akun dengan peran ini melihat filter, urutan, dan kolomnya di daftar yang sama. Mereka tidak dapat mengubahnya, tetapi dapat menyimpan salinannya. Nama yang sudah dibagikan diganti.',
  share: 'Bagikan',
  done: '"%{name}" dibagikan',
  roles: 'Peran',
  missing: 'Pilih sedikitnya satu peran.',
};
