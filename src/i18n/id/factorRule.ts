/** Messages of the rules for second factors: `resources.factorRule.*`. */
export const factorRule = {
  lead: 'Peran mana yang harus masuk dengan faktor kedua, dan sesudah berapa hari.',
  text: 'Akun tanpa faktor kedua dapat bekerja sampai masa tenggangnya habis; sesudahnya ia hanya dapat memasangnya.',
  fields: {
    mode: 'Faktor kedua',
    masaTenggang: 'Masa tenggang (hari)',
  },
  help: {
    masaTenggang: 'Dihitung sejak aturan ini mulai, atau sejak akunnya dibuat bila lebih baru.',
  },
  mode: {
    mati: 'Tidak dipakai',
    opsional: 'Boleh',
    wajib: 'Wajib',
  },
  since: 'Sejak %{when}, masa tenggang %{days} hari',
  accounts: '%{count} akun aktif, %{without} tanpa faktor kedua',
  edit: 'Ubah',
  edit_label: 'Ubah aturan %{name}',
  saved: 'Aturan %{name} disimpan',
};
