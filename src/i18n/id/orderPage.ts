/** What happens next, as the company and as the seller's staff read it. */
const next = {
  DRAFT: {
    buyer: 'Lengkapi draf ini, lalu ajukan. Harga mengikuti hari pengajuan.',
    seller: 'Draf ini belum diajukan perusahaan.',
  },
  MENUNGGU_PERSETUJUAN: {
    buyer:
      'Rekan lain yang berhak memesan menyetujui pesanan ini sebelum diajukan kepada penjual, atau mengembalikannya menjadi draf.',
    seller: 'Perusahaan menyetujui pesanan ini secara internal sebelum mengajukannya.',
  },
  DIAJUKAN: {
    buyer: 'Penjual memeriksa persediaan, lalu menerima, menyesuaikan, atau menolak pesanan ini.',
    seller: 'Terima pesanan ini, sesuaikan jumlah dosisnya, atau tolak dengan alasan.',
  },
  DISESUAIKAN: {
    buyer: 'Setujui penyesuaian ini, atau tarik kembali pesanan.',
    seller: 'Perusahaan menyetujui penyesuaian atau menarik kembali pesanan.',
  },
  DITERIMA: {
    buyer: 'Penjual menerbitkan PKS untuk pesanan ini.',
    seller: 'Terbitkan PKS untuk pesanan ini.',
  },
  LAMPIRAN: {
    buyer: 'Tanda tangani Lampiran III dari PKS booster Anda, lalu unggah salinannya.',
    seller: 'Perusahaan mengunggah Lampiran III yang ditandatangani.',
  },
  LAMPIRAN_DIUNGGAH: {
    buyer: 'Lampiran III sudah diunggah. Penjual menerbitkan invoice pertama.',
    seller: 'Lampiran III sudah diunggah. Terbitkan invoice pertama.',
  },
  PKS_DIBUAT: {
    buyer: 'Penjual menyiapkan PKS untuk ditandatangani.',
    seller: 'Periksa PKS, lalu kirim untuk ditandatangani.',
  },
  PKS_TTD_PEMBELI: {
    buyer: 'Cetak PKS, bubuhkan meterai, tanda tangani, lalu unggah salinannya.',
    seller: 'Perusahaan menandatangani PKS dan mengunggah salinannya.',
  },
  PKS_TTD_PENJUAL: {
    buyer: 'Penjual menandatangani PKS dan mengunggah salinannya.',
    seller: 'Tanda tangani PKS, lalu unggah salinan penjual.',
  },
  PKS_VERIFIKASI: {
    buyer: 'Penjual memeriksa kedua salinan PKS.',
    seller: 'Periksa kedua salinan PKS. Pengunggah salinan tidak dapat memverifikasinya sendiri.',
  },
  PKS_DITANDATANGANI: {
    buyer: 'PKS sudah ditandatangani. Penjual menerbitkan invoice pertama.',
    seller: 'PKS sudah ditandatangani. Terbitkan invoice pertama.',
  },
  PENERBITAN: {
    buyer: 'Penjual menerbitkan invoice berikutnya. Anda belum perlu membayar.',
    seller: 'Keuangan menerbitkan invoice berikutnya; perusahaan belum dapat membayar.',
  },
  PEMBAYARAN_PERTAMA: {
    buyer: 'Bayar invoice pertama dan unggah buktinya.',
    seller: 'Perusahaan membayar invoice pertama dan mengunggah buktinya.',
  },
  PEMBAYARAN: {
    buyer: 'Bayar invoice ini dan unggah buktinya.',
    seller: 'Perusahaan membayar invoice ini.',
  },
  PEMBAYARAN_TERLAMBAT: {
    buyer: 'Invoice ini lewat jatuh tempo. Bayar segera.',
    seller: 'Invoice ini lewat jatuh tempo. Perusahaan membayar.',
  },
  BUKTI_BARU: {
    buyer: 'Bukti pembayaran ditolak. Unggah bukti yang benar; jangan transfer lagi.',
    seller: 'Bukti pembayaran ditolak. Pencatatnya mengunggah bukti yang benar.',
  },
  VERIFIKASI: {
    buyer: 'Penjual memverifikasi bukti pembayaran.',
    seller: 'Keuangan memverifikasi bukti pembayaran; pencatat dan pengunggahnya tidak dapat.',
  },
  MENUNGGU_BAYAR: {
    buyer: 'Pesanan ini menunggu pembayaran.',
    seller: 'Pesanan ini menunggu pembayaran.',
  },
  DIBAYAR_SEBAGIAN: {
    buyer: 'Dosis yang sudah dibayar penuh dapat dikirim; penjual menjadwalkannya.',
    seller: 'Dosis yang sudah dibayar penuh dapat dikirim. Jadwalkan pengirimannya.',
  },
  LUNAS: {
    buyer: 'Pesanan lunas. Penjual menjadwalkan pengiriman.',
    seller: 'Pesanan lunas. Jadwalkan pengirimannya.',
  },
  DIJADWALKAN: {
    buyer: 'Pengiriman sudah dijadwalkan.',
    seller: 'Kirim vaksin sesuai jadwal.',
  },
  DIKIRIM_SEBAGIAN: {
    buyer: 'Sebagian vaksin sudah dikirim; sisanya menyusul.',
    seller: 'Kirim sisa vaksin pesanan ini.',
  },
  DIKIRIM_SEMUA: {
    buyer: 'Periksa kiriman saat tiba dan tanda tangani berita acaranya.',
    seller: 'Menunggu penerimaan dicatat di faskes.',
  },
  TINDAK_LANJUT: {
    buyer: 'Kiriman sudah diterima; penjual menyelesaikan selisihnya.',
    seller: 'Kiriman sudah diterima. Kirim tindak lanjut selisihnya sampai diterima.',
  },
  DITERIMA_PEMBELI: {
    buyer: 'Vaksin sudah diterima. Vaksinasi dapat dimulai.',
    seller: 'Vaksin sudah diterima. Vaksinasi dapat dimulai.',
  },
  PELAKSANAAN: {
    buyer: 'Vaksinasi sedang berjalan.',
    seller: 'Vaksinasi sedang berjalan. Tutup pesanan sesudah semua dosis selesai.',
  },
  SELESAI: { buyer: 'Pesanan ini selesai.', seller: 'Pesanan ini selesai.' },
  DITOLAK: {
    buyer: 'Penjual menolak pesanan ini. Anda dapat mengajukan pesanan baru.',
    seller: 'Pesanan ini ditolak.',
  },
  DIBATALKAN: { buyer: 'Pesanan ini dibatalkan.', seller: 'Pesanan ini dibatalkan.' },
  BATAL_GAGAL_BAYAR: {
    buyer: 'Pesanan ini batal karena pembayaran pertama tidak diterima sampai tenggat.',
    seller: 'Pesanan ini batal karena tidak dibayar, dan dosisnya dilepas.',
  },
  DIAKHIRI: {
    buyer: 'Perjanjian pesanan ini diakhiri.',
    seller: 'Perjanjian pesanan ini diakhiri. Selesaikan dosis yang sudah dibayar.',
  },
  DIAMANDEMEN: {
    buyer: 'Pesanan ini digantikan amandemennya.',
    seller: 'Pesanan ini digantikan amandemennya.',
  },
};

/** Messages of the list and the page of orders, merged into `resources.order.*`. */
export const orderPage = {
  sums: '; %{peserta} peserta, %{dosis} dosis, %{total}',
  sums_of: '; tanpa yang batal %{pesanan} pesanan: %{peserta} peserta, %{dosis} dosis, %{total}',
  next,
  turn: {
    title: 'Berikutnya',
    mine: 'Giliran Anda',
    buyer: 'Menunggu perusahaan',
    seller: 'Menunggu penjual',
    invoice: 'Buka draf invoice',
    invoice_of: 'Invoice %{number}, sisa %{amount}.',
    verify: 'Periksa pembayaran',
    reversed:
      'Ada pembayaran pesanan ini yang dibalik. Yang belum dikirim menunggu sampai dibayar lagi.',
    reason: 'Alasan: %{reason}',
    own_cut:
      'Anda yang menyesuaikan pesanan ini, jadi perusahaan atau orang lain yang menyetujuinya.',
    again: 'Pesan lagi',
    asked: 'Diminta %{name}, %{when}.',
    approvers: 'Yang dapat menyetujui: %{names}.',
    no_approver: 'Tidak ada akun lain yang berhak memesan; urungkan pengajuan ini.',
    pks: 'Buka PKS',
    edit: 'Lanjutkan draf',
    buyerCopy: 'Unggah salinan perusahaan',
    replaceProof: 'Unggah bukti yang benar',
    sellerCopy: 'Unggah salinan penjual',
    amendment: 'Amandemennya: %{name}',
  },
  page: { number: 'Nomor %{id}', copy: 'Salin nomor pesanan' },
  settlement: {
    lead: 'Dosis yang sudah dibayar dan belum dikirim dari pesanan yang diakhiri. Sepakati penyelesaiannya dengan perusahaan, lalu catat di sini.',
    empty: 'Tidak ada pesanan yang menunggu penyelesaian.',
    nothing: 'Tidak ada dosis dibayar yang belum dikirim.',
    open: 'Menunggu penyelesaian',
    settled: 'Selesai',
    doses: '%{paid} dosis dibayar, %{shipped} dikirim, %{left} belum dikirim.',
    value: 'Dibayar %{paid}; nilai yang diselesaikan %{value}.',
    by: 'Dicatat %{name}, %{when}',
    settle: 'Catat penyelesaian',
    title: 'Penyelesaian %{name}',
    text: 'Uang tidak dikembalikan otomatis. Catat apa yang disepakati dengan perusahaan.',
    note: 'Apa yang disepakati?',
    done: 'Penyelesaian dicatat',
  },
  amount: {
    how: 'Cara hitung',
    hide: 'Sembunyikan cara hitung',
    none: 'Cara hitungnya tidak dapat ditunjukkan: pesanan belum diajukan, atau data pajak perusahaan berubah sesudahnya.',
    draft: 'Jumlah dihitung saat pesanan diajukan.',
    words: 'Terbilang: %{words}',
  },
  line: {
    ordered: 'dipesan %{ordered}, disetujui %{approved}',
    total: 'Jumlah baris',
    sum: 'Jumlah',
    none: 'Belum ada baris.',
    start: 'Mulai %{day}',
    unit_price: '%{price} per dosis',
    service_price: '%{price} layanan per dosis',
  },
  agreement: {
    none: 'PKS belum dibuat.',
    umbrella: 'Memakai PKS booster',
    verified: 'Diverifikasi %{name}',
    valid: 'Berlaku %{from} sampai %{until}',
  },
  version: {
    first: 'Pesanan awal',
    amendment: 'Amandemen %{number}',
    this: 'Versi ini',
    changes: 'Yang berubah dari versi sebelumnya',
  },
  participants: {
    compare:
      'Pesanan ini untuk %{ordered} peserta. Perusahaan punya %{valid} peserta berdata valid untuk semua pesanannya.',
    short: 'Masih kurang %{smart_count} peserta.',
    invalid: '%{smart_count} peserta belum valid datanya.',
    open: 'Lihat peserta',
  },
  adjust: {
    button: 'Sesuaikan jumlah',
    title: 'Sesuaikan %{name}',
    text: 'Kurangi dosis sesuai persediaan. Penyesuaian hanya sekali, dan perusahaan diberi tahu.',
    doses: 'Dosis disetujui untuk %{name}',
    ordered: 'dipesan %{ordered} dosis',
    available: '%{name}: tersedia %{available} dosis',
    over: '%{name}: tersedia %{available} dosis, disetujui %{approved}. Kurangi lagi.',
    invalid: 'Isi setiap baris dengan dosis lengkap, dari 0 sampai jumlah yang dipesan',
    range: '0 sampai %{ordered}',
    course: 'Kelipatan %{course} dosis',
    people: 'Peserta: %{before} → %{after}',
    amount: 'Nilai sebelum pajak: %{before} → %{after}',
    why: 'Mengapa jumlahnya dikurangi?',
    confirm: 'Sesuaikan pesanan',
    done: 'Pesanan %{name} disesuaikan menjadi %{total}',
  },
  issue: {
    button: 'Terbitkan PKS',
    title: 'Terbitkan PKS untuk %{name}',
    text: 'PKS mendapat nomor, dan isinya tidak berubah lagi sesudahnya. Periksa lebih dahulu:',
    done: 'PKS %{name} terbit',
  },
  copy: {
    buyer: 'Unggah PKS yang ditandatangani perusahaan',
    seller: 'Unggah PKS yang ditandatangani penjual',
    lampiran: 'Unggah Lampiran III yang ditandatangani',
    lead: 'Pesanan %{number}',
    send: 'Unggah salinan',
    done: 'Salinan diunggah',
    forbidden: 'Salinan ini diunggah Legal atau Admin.',
    unexpected: 'Pesanan ini tidak menunggu salinan tersebut sekarang.',
    back: 'Buka pesanan',
  },
  bookBooster: 'Tambah pesanan booster',
  start: {
    lead: 'Untuk perusahaan mana pesanan ini?',
    next: 'Lanjutkan',
  },
  action: {
    approve: {
      label: 'Setujui dan ajukan',
      text: 'Pesanan ini diajukan kepada penjual dengan harga hari ini, atas nama Anda sebagai penyetuju.',
      done: '%{what} disetujui dan diajukan',
      others: 'Yang membuat atau mengajukan tidak menyetujui sendiri. Yang dapat: %{names}.',
      no_one:
        'Yang membuat atau mengajukan tidak menyetujui sendiri, dan tidak ada akun lain yang berhak memesan.',
    },
    disapprove: {
      label: 'Jangan setujui',
      text: 'Pesanan ini kembali menjadi draf, dan yang memesan diberi tahu alasannya.',
      reason: 'Mengapa pesanan ini tidak disetujui?',
      done: '%{what} kembali menjadi draf',
    },
    recall: {
      label: 'Urungkan pengajuan',
      text: 'Permintaan persetujuan ditarik, dan pesanan dapat diubah lagi.',
      done: '%{what} kembali menjadi draf',
    },
    accept: {
      label: 'Terima',
      text: 'Dosisnya dialokasikan untuk pesanan ini, dan perusahaan diberi tahu.',
      done: '%{what} diterima',
    },
    reject: {
      label: 'Tolak',
      text: 'Pesanan ini berakhir, dan perusahaan diberi tahu beserta alasannya.',
      reason: 'Mengapa pesanan ini ditolak?',
      done: '%{what} ditolak',
    },
    acknowledge: {
      label: 'Setujui penyesuaian',
      text: 'Pesanan berlanjut dengan jumlah yang disesuaikan penjual.',
      done: '%{what} berlanjut dengan jumlah yang disesuaikan',
    },
    withdraw: {
      label: 'Tarik kembali',
      text: 'Pesanan ini berakhir dan dosisnya dilepas. PKS yang belum ditandatangani ikut batal.',
      done: '%{what} ditarik kembali',
    },
    cancel: {
      label: 'Batalkan',
      text: 'Pesanan dan PKS-nya berakhir, dosisnya dilepas, dan perusahaan diberi tahu.',
      reason: 'Mengapa pesanan ini dibatalkan?',
      done: '%{what} dibatalkan',
      signed:
        'Kedua pihak sudah menandatangani PKS, jadi pesanan hanya dapat batal karena gagal bayar.',
    },
    failPayment: {
      label: 'Batalkan karena tidak dibayar',
      text: 'Pesanan dan PKS-nya berakhir, dosisnya dilepas, dan perusahaan diberi tahu.',
      reason: 'Mengapa pembayaran dianggap gagal?',
      done: '%{what} dibatalkan karena tidak dibayar',
    },
    close: {
      label: 'Tutup',
      text: 'Pesanan ini selesai, dan tidak ada dosis yang ditunggu lagi.',
      done: '%{what} ditutup',
    },
    extendDeadline: {
      label: 'Tetapkan tenggat bayar',
      text: 'Pembayaran pertama ditunggu sampai hari itu.',
      reason: 'Mengapa tenggatnya diubah?',
      done: 'Tenggat bayar %{what} ditetapkan',
      disabled: 'Hanya pesanan yang menunggu pembayaran yang punya tenggat bayar.',
    },
    delete: {
      text: 'Draf ini dihapus untuk seterusnya.',
      submitted: 'Pesanan yang sudah diajukan tidak dapat dihapus. Tarik kembali pesanan itu.',
    },
  },
};
