/** Messages of notes on a record: `resources.note.*`. */
export const note = {
  noun: 'catatan',
  fields: {
    teks: 'Isi catatan',
    visibilitas: 'Terlihat oleh perusahaan atau faskes',
    sebut: 'Sebut staf',
    berkas1: 'Lampiran',
    berkas2: 'Lampiran kedua',
    berkas3: 'Lampiran ketiga',
    // Fields of audit entries.
    berkas: 'Berkas',
    disebut: 'Jumlah orang yang disebut',
    oleh: 'Penulis',
    waktu: 'Waktu',
  },
  help: {
    visibilitas:
      'Bila tidak dinyalakan, hanya staf yang melihatnya. Bila dinyalakan, perusahaan dan faskesnya diberi tahu.',
    sebut: 'Mereka diberi tahu. Ketik @ di catatan untuk menyebut.',
  },
  visibilitas: { INTERNAL: 'Internal', PERUSAHAAN: 'Terlihat oleh perusahaan' },
  /** Who reads what a company or a facility writes. */
  readers: {
    BHBU: 'Catatan Anda dibaca account manager Anda, yang langsung diberi tahu dan membalas di sini.',
    FASKES:
      'Catatan Anda dibaca account manager perusahaan itu dan perusahaannya, yang langsung diberi tahu.',
  },
  add: 'Tulis catatan',
  added: 'Catatan tersimpan',
  empty: 'Belum ada catatan.',
  by: '%{who}, %{when}',
  mentions: 'Menyebut %{names}',
  files: 'Lampiran catatan %{who}, %{when}',
  older: 'Lihat yang lebih lama',
  remove: 'Hapus catatan %{who}, %{when}',
  remove_short: 'Hapus',
  remove_title: 'Hapus catatan ini?',
  remove_text: 'Catatan dan lampirannya dihapus untuk seterusnya.',
  remove_confirm: 'Hapus catatan',
  removed: 'Catatan dihapus',
};
