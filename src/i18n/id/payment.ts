import type { allocationKinds, PaymentKind } from '#contract/domains/payment/record.ts';
import type { PaymentState } from '#contract/states/payment.ts';

const status = {
  MENUNGGU_BUKTI: 'Menunggu bukti',
  BUKTI_DIUNGGAH: 'Menunggu verifikasi',
  TERVERIFIKASI: 'Terverifikasi',
  DITOLAK: 'Ditolak',
  DIUSULKAN_BALIK: 'Pembalikan diusulkan',
  DIBALIK: 'Dibalik',
  DIBATALKAN: 'Dibatalkan',
} satisfies Record<PaymentState, string>;

const jenis = {
  TRANSFER: 'Transfer',
  BUKTI_POTONG: 'Bukti potong PPh',
  SSP_PPN: 'Bukti setor PPN (SSP)',
} satisfies Record<PaymentKind, string>;

const alokasi = {
  TAGIHAN: 'Dihitung untuk invoice ini',
  ALIHAN: 'Dipakai untuk invoice lain',
  PENGEMBALIAN: 'Dikembalikan kepada perusahaan',
  NOTA: 'Dilepas karena nota, menjadi kelebihan',
} satisfies Record<(typeof allocationKinds)[number], string>;

/** What happens next with a payment, as the company and as the seller's staff read it. */
const next = {
  MENUNGGU_BUKTI: {
    buyer: 'Unggah bukti pembayaran ini.',
    seller: 'Bukti pembayaran ini belum diunggah.',
  },
  BUKTI_DIUNGGAH: {
    buyer: 'Keuangan memeriksa bukti ini.',
    seller: 'Cocokkan bukti dengan rekening, lalu verifikasi atau tolak.',
  },
  TERVERIFIKASI: {
    buyer: 'Pembayaran ini sudah dihitung.',
    seller: 'Pembayaran ini sudah dihitung.',
  },
  DITOLAK: {
    buyer: 'Betulkan pembayaran ini, lalu unggah bukti yang benar.',
    seller: 'Menunggu bukti yang benar.',
  },
  DIUSULKAN_BALIK: {
    buyer: 'Penjual memeriksa ulang pembayaran ini.',
    seller: 'Orang kedua menyetujui atau menolak pembalikan ini.',
  },
  DIBALIK: {
    buyer: 'Pembayaran ini tidak dihitung lagi.',
    seller: 'Pembayaran ini tidak dihitung lagi.',
  },
  DIBATALKAN: { buyer: 'Catatan ini dibatalkan.', seller: 'Catatan ini dibatalkan.' },
} satisfies Record<PaymentState, { buyer: string; seller: string }>;

const action = {
  verify: {
    label: 'Verifikasi',
    text: 'Jumlahnya dihitung sebagai pembayaran, dan pesanan berlanjut bila lunas. Sesudahnya hanya dapat dibalik oleh dua orang.',
    done: '%{what} diverifikasi',
    disabled: 'Hanya pembayaran dengan bukti yang menunggu verifikasi.',
  },
  reject: {
    label: 'Tolak',
    text: 'Pembayaran ini tidak dihitung. Perusahaan membaca alasannya dan dapat mengunggah bukti yang benar.',
    reason: 'Apa yang salah dengan buktinya?',
    done: '%{what} ditolak',
    disabled: 'Hanya pembayaran dengan bukti yang menunggu verifikasi.',
  },
  discard: {
    label: 'Batalkan catatan',
    text: 'Catatan pembayaran ini tidak dipakai lagi. Uang yang sudah ditransfer tidak berubah.',
    done: '%{what} dibatalkan',
    disabled: 'Hanya pembayaran tanpa bukti atau yang ditolak yang dapat dibatalkan.',
  },
  proposeReversal: {
    label: 'Usulkan pembalikan',
    text: 'Pembayaran tetap dihitung sampai orang kedua menyetujui pembalikannya.',
    reason: 'Mengapa pembayaran ini harus dibalik?',
    done: 'Pembalikan %{what} diusulkan',
    disabled: 'Hanya pembayaran terverifikasi yang dapat dibalik.',
  },
  approveReversal: {
    label: 'Setujui pembalikan',
    text: 'Pembayaran tidak dihitung lagi, sisa invoice bertambah, dan perusahaan diberi tahu.',
    done: '%{what} dibalik',
    disabled: 'Hanya pembalikan yang diusulkan yang dapat disetujui.',
  },
  refuseReversal: {
    label: 'Tolak pembalikan',
    text: 'Pembayaran tetap terverifikasi.',
    reason: 'Mengapa pembalikannya ditolak?',
    done: 'Pembalikan %{what} ditolak',
    disabled: 'Hanya pembalikan yang diusulkan yang dapat ditolak.',
  },
};

const list = {
  noun: 'pembayaran',
  lead: 'Bukti diunggah satu orang dan diverifikasi orang lain.',
  count: '%{smart_count} pembayaran',
  sum: {
    verified: 'terverifikasi %{amount}',
    waiting: 'menunggu verifikasi %{amount}',
    excess: 'kelebihan %{amount}',
  },
  fields: {
    id: 'Nomor catatan',
    nama: 'Pembayaran',
    idBHBU: 'Perusahaan',
    namaBHBU: 'Perusahaan',
    idInvoice: 'Invoice',
    noInvoice: 'Nomor invoice',
    noOrder: 'Nomor pesanan',
    jenis: 'Cara penyelesaian',
    noReferensi: 'Nomor referensi',
    tanggalBayar: 'Tanggal bayar',
    tanggal: 'Tanggal',
    jumlah: 'Jumlah',
    bankPengirim: 'Bank pengirim',
    namaPengirim: 'Nama pemilik rekening',
    catatan: 'Catatan',
    status: 'Status',
    verifiedBy: 'Diverifikasi oleh',
    verifiedAt: 'Diverifikasi',
    waktuBukti: 'Bukti diunggah',
    pengunggah: 'Pengunggah bukti',
    lebih: 'Kelebihan',
    adaLebih: 'Ada kelebihan',
    alasan: 'Alasan',
    fileBukti: 'Bukti pembayaran',
    filePengembalian: 'Bukti pengembalian',
    createdAt: 'Dibuat',
    createdBy: 'Dibuat oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  status,
  jenis,
  adaLebih: { true: 'Ya', false: 'Tidak' },
  action,
};

/** Messages of payments: `resources.payment.*`. */
export const payment = {
  ...list,
  empty: 'Pembayaran yang dicatat untuk invoice tampil di sini.',
  help: {
    noReferensi: 'Nomor transaksi bank, nomor bukti potong, atau NTPN dari SSP.',
    tanggalBayar: 'Hari uang ditransfer, paling lambat hari ini.',
    jumlah: 'Jumlah yang benar-benar dibayar, dalam rupiah.',
    fileBukti: 'PDF atau foto yang terbaca jelas. Di ponsel Anda dapat memotretnya langsung.',
  },
  next,
  section: {
    facts: 'Pembayaran',
    allocation: 'Dipakai untuk',
    excess: 'Kelebihan bayar',
    files: 'Bukti',
    refunds: 'Bukti pengembalian',
    states: 'Riwayat status',
  },
  link: {
    all: 'Semua pembayaran',
    reconciliation: 'Rekonsiliasi bank',
    toVerify: 'Yang menunggu verifikasi',
    invoice: 'Buka invoice',
    ofInvoice: 'Semua pembayaran invoice ini',
    receipt: 'Cetak kuitansi',
  },
  own_proof:
    'Anda mencatat pembayaran ini atau mengunggah buktinya, jadi orang lain yang memeriksanya.',
  own_proposal: 'Anda mengusulkan pembalikan ini, jadi orang lain yang menyetujuinya.',
  refunded: 'Kelebihannya sudah dikembalikan, jadi pembayaran ini tidak dapat dibalik.',
  same_proof:
    'Berkas bukti ini juga dipakai untuk %{others}. Pastikan satu transfer tidak dihitung dua kali.',
  same_amount:
    'Pembayaran dengan jumlah yang sama juga tercatat dan belum diverifikasi: %{others}. Pastikan satu transfer tidak dicatat dua kali.',
  compare: {
    billed: 'Nilai invoice',
    paid: 'Sudah dibayar',
    open: 'Sisa invoice',
    this: 'Pembayaran ini',
    more: 'Lebih %{amount} dari sisa invoice. Kelebihannya dicatat untuk dipakai di invoice lain atau dikembalikan.',
    less: 'Kurang %{amount} dari sisa invoice. Sisanya tetap harus dibayar.',
    next: 'Bukti berikutnya (%{smart_count})',
  },
  same_proof_one: '%{invoice} (%{status})',
  without_number: 'invoice tanpa nomor',
  ofInvoice: {
    title: 'Pembayaran %{name}',
    lead: '%{company}, pesanan %{order}',
    open: 'Buka invoice',
    how: 'Cara membayar',
    holder: 'a.n. %{name}',
    how_transfer: 'Transfer %{amount} ke rekening ini di bank Anda.',
    amount: 'Jumlah transfer',
    copy_amount: 'Salin jumlah transfer',
    copy_number: 'Salin nomor invoice',
    how_rejected:
      'Jangan transfer lagi. Bukti transfer Anda ditolak: unggah bukti yang benar pada catatan itu, atau batalkan catatannya bila uangnya memang tidak ditransfer.',
    how_transferred: 'Seluruh transfer invoice ini sudah dicatat.',
    how_news: 'Tulis %{number} sebagai berita transfer.',
    how_slip: 'Serahkan bukti potong PPh senilai %{amount}.',
    how_ssp: 'Setor PPN %{amount} ke kas negara dan serahkan SSP-nya.',
    how_proof: 'Catat setiap pembayaran di sini, dan unggah buktinya.',
    list: 'Pembayaran yang tercatat',
    none: 'Belum ada pembayaran yang dicatat.',
    add: 'Catat pembayaran',
    closed: 'Invoice ini tidak menerima pembayaran sekarang.',
    draft: 'Invoice ini belum terbit.',
    from_other: '%{amount} dari kelebihan pembayaran ini dipakai untuk invoice ini.',
  },
  card: {
    sender: '%{bank}, a.n. %{name}',
    reference: 'Referensi %{number}',
    proof: 'Bukti diunggah %{who}, %{when}',
    no_proof: 'Bukti belum diunggah',
    verified: 'Diverifikasi %{who}, %{when}',
    reason: 'Alasan: %{reason}',
    excess: 'Lebih %{amount}',
  },
  form: {
    title: 'Catat pembayaran',
    correct: 'Betulkan pembayaran',
    save: 'Simpan dan kirim bukti',
    save_only: 'Simpan',
    done: 'Pembayaran %{amount} tercatat dan menunggu verifikasi',
    corrected: 'Pembayaran dibetulkan',
    more: 'Lebih besar dari yang masih harus ditransfer, %{rest}. Kelebihannya dapat dipakai untuk invoice lain atau dikembalikan.',
    less: 'Kurang dari yang masih harus ditransfer, %{rest}. Sisanya tetap harus dibayar.',
    pending: 'Pembayaran tersimpan, tetapi buktinya belum terkirim. Kirim lagi.',
  },
  proof: {
    bank_line: 'Dibuktikan rekening koran',
    upload: 'Unggah bukti',
    show: 'Lihat bukti',
    hide: 'Tutup bukti',
    change: 'Ganti bukti',
    replace: 'Unggah bukti yang benar',
    title: 'Unggah bukti pembayaran %{name}',
    done: 'Bukti diunggah dan menunggu verifikasi',
    none: 'Belum ada bukti.',
    correct: 'Betulkan isian',
  },
  allocation: {
    ...alokasi,
    none: 'Belum dipakai: pembayaran ini belum diverifikasi.',
    row: '%{amount}, %{day}',
  },
  excess: {
    text: '%{amount} dari pembayaran ini belum dipakai. Pakai untuk invoice lain dari perusahaan ini, atau kembalikan.',
    allocate: 'Pakai untuk invoice lain',
    allocate_title: 'Pakai kelebihan untuk invoice lain',
    allocate_text: 'Jumlahnya langsung dihitung untuk invoice itu.',
    allocate_button: 'Pakai kelebihan',
    allocated: 'Kelebihan dipakai untuk invoice lain',
    invoice: 'Invoice yang belum lunas',
    option: '%{number}, sisa %{rest}',
    none: 'Perusahaan ini tidak punya invoice lain yang belum lunas.',
    refund: 'Catat pengembalian',
    refund_title: 'Catat pengembalian kelebihan',
    refund_text: 'Catat sesudah uang ditransfer kembali kepada perusahaan, dengan buktinya.',
    refund_button: 'Catat pengembalian',
    refunded: 'Pengembalian dicatat',
    why: 'Alasan',
    amount: 'Paling banyak kelebihan yang belum dipakai.',
    reference: 'Nomor transaksi transfer kembali.',
    too_much: 'Paling banyak %{amount}',
  },
};

/** Messages of the worklist of payments: `resources.paymentToVerify.*`. */
export const paymentToVerify = {
  ...list,
  empty: 'Pembayaran yang buktinya sudah diunggah menunggu di sini, yang terlama lebih dahulu.',
};
