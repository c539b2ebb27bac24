/** Headings of the sections of the order form: `resources.order.section.*`. */
export const orderFormSections = {
  amendment: 'Amandemen',
  changes: 'Perubahan',
  terms: 'Ketentuan',
  totals: 'Perkiraan biaya',
  signatory: 'Penanggung jawab dan pengiriman',
};

/** Messages of the order form: `resources.order.form.*`. */
export const orderForm = {
  title: {
    create: 'Pesanan untuk %{nama}',
    createBooster: 'Pesanan booster untuk %{nama}',
    edit: 'Ubah draf pesanan',
    editBooster: 'Ubah draf pesanan booster',
    amend: 'Amandemen %{nomor}',
    editAmendment: 'Ubah draf amandemen',
  },
  lead: 'Isi baris per faskes; jumlah dan biaya dihitung sambil mengetik.',
  amendmentLead:
    'Ubah yang perlu. Pesanan lama tetap berlaku sampai PKS amandemen aktif; jumlah yang sudah ada tetap memakai harga lama.',
  not_draft: 'Pesanan ini sudah diajukan, jadi tidak dapat diubah lagi di sini.',
  open: 'Buka pesanan',
  not_amendable:
    'Pesanan ini tidak dapat diamandemen sekarang: statusnya tidak memungkinkan, atau amandemennya masih berjalan.',
  no_facility: {
    staff: 'Belum ada faskes yang melayani perusahaan ini. Tugaskan faskes di halaman perusahaan.',
    own: 'Belum ada faskes yang melayani perusahaan Anda. Minta faskes; Anda diberi tahu bila sudah terhubung, lalu dapat memesan.',
    assign: 'Tugaskan faskes',
    ask: 'Minta faskes',
    manager: 'Account manager Anda:',
    request: 'Mohon hubungkan faskes untuk perusahaan kami. Kota dan perkiraan jumlah peserta:',
  },
  own_agreement: 'PKS baru untuk pesanan ini',
  copy: {
    label: 'Salin dari pesanan sebelumnya',
    title: 'Salin dari pesanan sebelumnya',
    text: 'Isian formulir diganti dengan isi pesanan yang dipilih. Hari yang sudah lewat dikosongkan.',
    legend: 'Pesanan',
    option: '%{nomor}, %{hari}, %{dosis} dosis',
    confirm: 'Salin pesanan ini',
    choose: 'Pilih pesanan',
    done: 'Isi %{nomor} disalin',
  },
  earliest:
    'Vaksinasi paling cepat %{day}, yaitu %{days} hari sesudah hari ini; kalender tidak menawarkan hari sebelumnya dan hari faskes tutup.',
  capacity: {
    days: 'Perlu %{days} hari buka, %{from} sampai %{to}, karena kapasitas %{nama} terbatas.',
    never: 'Kapasitas %{nama} tidak cukup untuk %{peserta} peserta dalam setahun.',
    split: 'Bagi ke hari buka',
    too_many: 'Pembagian ini melebihi %{max} baris. Bagi pesanan menjadi beberapa pesanan.',
    done: 'Baris %{row} dibagi menjadi %{days} baris',
  },
  expected_doses: 'Dosis lengkap untuk semua peserta: %{dosis}.',
  totals: {
    how: 'Cara hitung',
    line: '%{faskes}: %{dosis} dosis × %{harga} = %{jumlah}',
    incomplete: 'Biaya tampil sesudah ada baris dengan produk dan dosis.',
    estimate:
      'Perkiraan dengan harga dan pajak %{hari}. Harga ditetapkan saat pesanan diajukan, pajak saat invoice terbit.',
    halves: 'Jumlah tiap termin tertera pada invoicenya.',
  },
  draft: {
    save: 'Simpan draf',
    saved: 'Draf tersimpan %{jam}',
    saving: 'Menyimpan draf…',
    failed: 'Draf belum tersimpan. %{detail}',
    created: 'Draf pesanan tersimpan',
    unsaved: 'Belum tersimpan',
  },
  submit: {
    label: 'Ajukan pesanan',
    amend: 'Ajukan amandemen',
    title: 'Ajukan pesanan senilai %{total}?',
    amendTitle: 'Ajukan amandemen senilai %{total}?',
    lines: '%{baris} baris, %{peserta} peserta, %{dosis} dosis. Vaksinasi mulai %{hari}.',
    deadline50:
      'Termin pertama (50%) harus dibayar paling lambat akhir hari PKS ditandatangani dan invoice terbit, termin kedua sebelum pengiriman pertama.',
    rest: 'Sudah dibayar %{dibayar}; sisanya, %{sisa}, ditagih sesudah PKS amandemen berlaku.',
    deadline100:
      'Seluruhnya harus dibayar paling lambat akhir hari PKS ditandatangani dan invoice terbit.',
    approval:
      'Rekan lain yang berhak memesan menyetujuinya lebih dahulu; sesudah itu baru diajukan kepada penjual.',
    waits: 'Pesanan menunggu persetujuan rekan Anda',
    confirm: 'Ajukan senilai %{total}',
    done: 'Pesanan %{nomor} diajukan',
  },
};

/** What an amendment changes: `resources.order.delta.*`. */
export const orderDelta = {
  none: 'Belum ada perubahan.',
  header: '%{label}: %{dari} → %{ke}',
  line: 'Baris %{row} (%{faskes}), %{label}: %{dari} → %{ke}',
  added: 'Baris baru: %{faskes}, %{dosis} dosis',
  removed: 'Baris dihapus: %{faskes}, %{dosis} dosis',
  total: 'Jumlah: %{dari} → %{ke}',
  more: 'Tambahan yang harus dibayar: %{selisih}',
  less: 'Berkurang: %{selisih}',
  same: 'Jumlahnya tetap.',
  paid: 'Sudah dibayar %{dibayar}, sisa %{sisa}.',
  reason: 'Alasan: %{alasan}',
  kind: {
    TAMBAH: 'Tambah',
    KURANG_BELUM_BAYAR: 'Kurangi',
    PINDAH_FASKES: 'Pindah faskes',
    UBAH_JADWAL: 'Ubah jadwal',
    UBAH_DATA: 'Ubah data',
  },
};
