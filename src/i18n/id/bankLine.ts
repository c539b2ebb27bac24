import type { ExplanationReason } from '#contract/domains/bank/explanation.ts';
import type { Direction } from '#contract/domains/bank/record.ts';
import type { BankLineState } from '#contract/states/bank-line.ts';

const status = {
  BARU: 'Baru',
  DICOCOKKAN: 'Dicocokkan',
  DISISIHKAN: 'Disisihkan',
  KELUAR: 'Uang keluar',
} satisfies Record<BankLineState, string>;

const arah = { MASUK: 'Uang masuk', KELUAR: 'Uang keluar' } satisfies Record<Direction, string>;

const reason = {
  NOMOR_INVOICE: 'menyebut nomor invoice',
  NO_REFERENSI: 'menyebut nomor referensi',
  PENGIRIM_DIKENAL: 'pengirim pernah membayar untuk perusahaan ini',
  NAMA_PERUSAHAAN: 'menyebut nama perusahaan',
  AKUN: 'menyebut akun pelanggan',
  JUMLAH_TEPAT: 'jumlahnya tepat',
  TANGGAL: 'tanggalnya sama',
} satisfies Record<ExplanationReason, string>;

/** Messages of the lines of the bank account: `resources.bankLine.*`. */
export const bankLine = {
  noun: 'baris rekening koran',
  lead: 'Setiap uang masuk dicocokkan dengan invoice. Tidak ada yang dicatat sendiri, dan orang lain yang memverifikasi.',
  count: '%{smart_count} baris',
  fresh: '%{smart_count} baru, %{amount}',
  empty: 'Baris rekening koran yang diunggah tampil di sini.',
  unexplained: 'Tidak ada invoice terbuka yang jumlahnya menjelaskan baris ini.',
  fields: {
    id: 'Nomor baris',
    nama: 'Jumlah dan tanggal',
    rekening: 'Nomor rekening',
    bank: 'Bank',
    tanggal: 'Tanggal',
    jumlah: 'Jumlah',
    arah: 'Arah',
    keterangan: 'Keterangan bank',
    pengirim: 'Pengirim',
    rekeningPengirim: 'Rekening pengirim',
    penjelasan: 'Penjelasan terbaik',
    perusahaan: 'Perusahaan',
    namaBHBU: 'Perusahaan',
    idBHBU: 'Perusahaan',
    idInvoice: 'Invoice yang belum lunas',
    status: 'Status',
    alasan: 'Alasan',
    fileRekeningKoran: 'Rekening koran',
    createdAt: 'Diunggah',
    createdBy: 'Diunggah oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  help: {
    rekening: 'Hanya bila berkasnya tidak menyebut nomor rekening, seperti CSV BRI.',
    idInvoice:
      'Seluruh jumlah dicatat sebagai pembayaran invoice ini; lebih atau kurangnya tampak di sana.',
  },
  status,
  arah,
  reason,
  section: {
    facts: 'Baris rekening koran',
    explanations: 'Penjelasan yang mungkin',
    payments: 'Pembayaran yang dibuktikannya',
    states: 'Riwayat status',
  },
  link: { upload: 'Unggah rekening koran', toVerify: 'Verifikasi pembayaran' },
  book: {
    choose: 'Pilih',
    choose_one: 'Pilih %{equation}',
    entered: '%{smart_count} pembayaran akan dicatat dan menunggu verifikasi orang lain.',
    proved: '%{smart_count} pembayaran yang sudah tercatat mendapat baris ini sebagai bukti.',
    fee: 'Biaya bank menjadi kekurangan bayar invoice, yang dapat dihapus setelah diverifikasi.',
    done: 'Pembayaran dicatat dan menunggu verifikasi',
  },
  action: {
    book: {
      label: 'Catat pembayaran',
      text: 'Pembayaran dicatat menurut penjelasan ini.',
      done: '%{what} dicatat sebagai pembayaran',
      disabled: 'Hanya baris baru yang dapat dicatat.',
    },
    bookInvoice: {
      label: 'Catat pada invoice lain',
      text: 'Pilih invoice yang dibayar baris ini.',
      done: '%{what} dicatat sebagai pembayaran',
      disabled: 'Hanya baris baru yang dapat dicatat.',
    },
    setAside: {
      label: 'Sisihkan',
      text: 'Baris ini tidak dicocokkan dengan invoice, tetapi dapat dikembalikan.',
      reason: 'Uang apa ini?',
      done: '%{what} disisihkan',
      disabled: 'Hanya baris baru yang dapat disisihkan.',
    },
    restore: {
      label: 'Kembalikan',
      text: 'Baris ini menjadi baru lagi.',
      done: '%{what} dikembalikan',
      disabled: 'Hanya baris yang disisihkan yang dapat dikembalikan.',
    },
    release: {
      label: 'Lepaskan dari pembayaran',
      text: 'Baris ini menjadi baru lagi. Pembayarannya harus sudah ditolak atau dibalik, atau punya bukti sendiri.',
      reason: 'Mengapa dilepaskan?',
      done: '%{what} dilepaskan dari pembayarannya',
      disabled: 'Hanya baris yang dicocokkan yang dapat dilepaskan.',
    },
  },
  upload: {
    lead: 'CSV BCA, Mandiri, BRI, atau BNI, MT940, atau CAMT.053, apa adanya dari bank. Baris yang sudah ada dilewati.',
    send: 'Tambahkan',
    account: 'Rekening %{accounts}:',
    incoming: '%{smart_count} uang masuk baru',
    outgoing: '%{smart_count} uang keluar, hanya ditampilkan',
    known: '%{smart_count} sudah ada',
    rejected_count: '%{smart_count} tidak ditambahkan',
    rejected: 'Baris yang tidak ditambahkan',
    rejected_row: 'Baris %{number}: %{message}',
    open: 'Buka rekonsiliasi',
  },
};
