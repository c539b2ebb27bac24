/** Messages of notifications: `resources.notification.*`. */
export const notification = {
  title: 'Pemberitahuan',
  unread: 'Pemberitahuan, %{smart_count} belum dibaca',
  mark_all: 'Tandai semua dibaca',
  empty: 'Belum ada pemberitahuan. Kabar tentang pekerjaan Anda tampil di sini.',
  older: 'Yang lebih lama tidak ditampilkan.',
  new: 'Belum dibaca',
  /** Texts by resource and event. */
  message: {
    bhbu: {
      register: '%{nama} mendaftar dan menunggu pemeriksaan.',
      resubmit: '%{nama} mengirim perbaikan dan menunggu pemeriksaan.',
    },
    batch: { recall: 'Batch %{nama} ditarik dan tidak boleh dipakai lagi.' },
    note: { mention: '%{oleh} menyebut Anda dalam catatan tentang %{nama}.' },
    other: 'Keadaan %{nama} berubah.',
  },
};
