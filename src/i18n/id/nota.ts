import type { NotaKind } from '#contract/domains/nota/record.ts';
import type { NotaState } from '#contract/states/nota.ts';

const status = {
  DIAJUKAN: 'Menunggu persetujuan',
  DISETUJUI: 'Disetujui',
  DITOLAK: 'Ditolak',
  DIUSULKAN_BATAL: 'Pembatalan diusulkan',
  DIBATALKAN: 'Dibatalkan',
} satisfies Record<NotaState, string>;

const jenis = {
  RETUR: 'Nota retur (barang kembali)',
  KREDIT: 'Nota pembatalan/kredit (jasa atau potongan harga)',
} satisfies Record<NotaKind, string>;

const action = {
  approve: {
    label: 'Setujui',
    text: 'Nota mendapat nomor dan yang harus dibayar dari invoicenya berkurang. Yang sudah terbayar lebih menjadi kelebihan bayar, yang dapat dialihkan atau dikembalikan.',
    done: '%{what} disetujui',
    disabled: 'Hanya nota yang menunggu persetujuan yang dapat disetujui.',
  },
  refuse: {
    label: 'Tolak',
    text: 'Nota ini tidak berlaku, dan barisnya dapat dikreditkan dengan nota lain.',
    reason: 'Mengapa nota ini ditolak?',
    done: '%{what} ditolak',
    disabled: 'Hanya nota yang menunggu persetujuan yang dapat ditolak.',
  },
  proposeCancel: {
    label: 'Usulkan pembatalan',
    text: 'Nota tetap berlaku sampai orang kedua menyetujui pembatalannya.',
    reason: 'Mengapa nota ini harus dibatalkan?',
    done: 'Pembatalan %{what} diusulkan',
    disabled: 'Hanya nota yang disetujui yang dapat dibatalkan.',
  },
  approveCancel: {
    label: 'Setujui pembatalan',
    text: 'Yang harus dibayar dari invoicenya bertambah lagi. Kelebihan bayarnya yang belum dipakai dihitung kembali untuk invoice itu, dan perusahaan diberi tahu.',
    done: '%{what} dibatalkan',
    disabled: 'Hanya pembatalan yang diusulkan yang dapat disetujui.',
  },
  refuseCancel: {
    label: 'Tolak pembatalan',
    text: 'Nota tetap berlaku.',
    reason: 'Mengapa pembatalannya ditolak?',
    done: 'Pembatalan %{what} ditolak',
    disabled: 'Hanya pembatalan yang diusulkan yang dapat ditolak.',
  },
};

/** Messages of notes that credit invoices: `resources.nota.*`. */
export const nota = {
  noun: 'nota',
  lead: 'Nota mengurangi invoice yang sudah terbit: diusulkan satu orang, disetujui orang lain.',
  count: '%{smart_count} nota',
  empty: 'Nota yang dibuat dari halaman sebuah invoice tampil di sini.',
  proposal: 'Usulan untuk %{number}',
  page: { number: '%{id}', copy: 'Salin nomor nota' },
  fields: {
    id: 'Nomor catatan',
    noNota: 'Nomor nota',
    jenis: 'Jenis nota',
    status: 'Status',
    tanggalNota: 'Tanggal nota',
    idInvoice: 'Invoice',
    noInvoice: 'Nomor invoice',
    idBHBU: 'Perusahaan',
    namaBHBU: 'Perusahaan',
    alasan: 'Alasan',
    subTotal: 'Nilai tanpa pajak',
    dpp: 'DPP',
    ppn: 'PPN',
    ppnDTP: 'PPN ditanggung pemerintah',
    pphDipungut: 'PPh dipungut',
    pphDipotong: 'PPh dipotong',
    total: 'Jumlah nota',
    nilaiTagihan: 'Mengurangi invoice',
    noFaktur: 'Nomor faktur pajak',
    tanggalFaktur: 'Tanggal faktur pajak',
    pengusul: 'Diusulkan oleh',
    penyetuju: 'Disetujui oleh',
    alasanStatus: 'Alasan penolakan atau pembatalan',
    menunggu: 'Menunggu persetujuan',
    baris: 'Baris yang dikreditkan',
    createdAt: 'Dibuat',
    createdBy: 'Dibuat oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  help: {
    jenis:
      'Barang yang kembali menurut jumlahnya; jasa yang batal atau potongan harga menurut nilainya.',
    alasan: 'Tercetak di nota dan dibaca perusahaan.',
  },
  section: {
    amounts: 'Jumlah',
    lines: 'Baris yang dikreditkan',
    facts: 'Rincian',
    states: 'Riwayat status',
  },
  amount: {
    base: 'DPP PPN %{base}.',
    due: 'Invoice berkurang %{amount}.',
    slip: 'Perusahaan membetulkan bukti potong PPh-nya sebesar PPh dipotong ini.',
  },
  line: { quantity: '%{quantity} kembali' },
  ofInvoice: {
    none: 'Belum ada nota atas invoice ini.',
    add: 'Buat nota retur/kredit',
  },
  credit: {
    title: 'Nota retur/kredit atas %{number}',
    text: 'Isi hanya baris yang dikreditkan. Satu nota untuk satu faktur pajak; orang lain menyetujuinya.',
    button: 'Usulkan nota',
    done: 'Nota diusulkan dan menunggu persetujuan orang lain',
    quantity: 'Jumlah kembali, %{name}',
    amount: 'Nilai tanpa pajak, %{name}',
    quantity_left: 'Dapat kembali %{rest} dari %{all}',
    amount_left: 'Dapat dikreditkan %{rest} dari %{all}, tanpa pajak',
    quantity_range: 'Isi 1 sampai %{rest}',
    amount_range: 'Isi Rp1 sampai %{rest}',
    faktur: 'Faktur kode %{code}: %{number}',
    without_number: 'belum bernomor',
    without_faktur: 'Tanpa faktur pajak',
    nothing: 'Tidak ada baris yang masih dapat dikreditkan dengan jenis nota ini.',
    none: 'Isi sedikitnya satu baris yang dikreditkan',
    invalid: 'Periksa baris yang ditandai',
  },
  menunggu: { true: 'Ya', false: 'Tidak' },
  status,
  jenis,
  action,
};
