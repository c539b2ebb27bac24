import type {
  RowResult,
  Import,
  ImportKind,
  UndoObstacleKind,
} from '#contract/domains/import/index.ts';

/** Row results; `satisfies` makes a missing one a type error. */
const hasil = {
  baru: 'Baru',
  berubah: 'Berubah',
  sama: 'Sama',
  ganda: 'Ganda',
  tidakValid: 'Tidak valid',
  ditolak: 'Ditolak',
  dilewati: 'Dilewati',
} satisfies Record<RowResult, string>;

/** Row results as counts within a sentence. */
const resultCounts = {
  baru: '%{smart_count} baru',
  berubah: '%{smart_count} berubah',
  sama: '%{smart_count} sama seperti yang tersimpan',
  ganda: '%{smart_count} ganda',
  tidakValid: '%{smart_count} tidak valid',
  ditolak: '%{smart_count} ditolak',
  dilewati: '%{smart_count} dilewati',
} satisfies Record<RowResult, string>;

/** Explanation of each row result. */
const resultMeanings = {
  baru: 'Akan didaftarkan sebagai peserta baru.',
  berubah: 'Sudah terdaftar; datanya akan diperbarui.',
  sama: 'Sudah terdaftar dan tidak ada yang berubah.',
  ganda: 'Orang ini sudah ada di baris lain berkas ini.',
  tidakValid: 'Disimpan sebagai tidak valid, untuk diperbaiki kemudian.',
  ditolak: 'Tidak dapat disimpan sebelum diperbaiki.',
  dilewati: 'Tidak ikut disimpan.',
} satisfies Record<RowResult, string>;

const status = {
  DIPERIKSA: 'Belum disimpan',
  DISIMPAN: 'Disimpan',
  DIURUNGKAN_SEBAGIAN: 'Diurungkan sebagian',
  DIURUNGKAN: 'Diurungkan',
  DIBUANG: 'Dibuang',
} satisfies Record<Import['status'], string>;

/** Import kinds. */
const jenis = {
  peserta: 'Peserta',
  booster: 'Booster',
  boosterEksternal: 'Booster eksternal',
  smartChecking: 'Hasil smart checking',
} satisfies Record<ImportKind, string>;

/** Explanation of each kind, for choosing one. */
const kind = {
  peserta: 'Peserta program reguler, untuk dosis 1 dan 2.',
  booster: 'Peserta yang akan menerima booster.',
  boosterEksternal: 'Booster yang sudah diberikan di tempat lain; hanya dicatat.',
  smartChecking: 'Hasil pemeriksaan identitas oleh Kemenkes atas peserta yang sudah terdaftar.',
} satisfies Record<ImportKind, string>;

/** Page title per kind. */
const kindTitle = {
  peserta: 'Unggah peserta',
  booster: 'Unggah peserta booster',
  boosterEksternal: 'Unggah booster eksternal',
  smartChecking: 'Unggah hasil smart checking',
} satisfies Record<ImportKind, string>;

/** Label of the file field per kind. */
const kindFile = {
  peserta: 'Berkas peserta',
  booster: 'Berkas peserta booster',
  boosterEksternal: 'Berkas booster eksternal',
  smartChecking: 'Berkas hasil smart checking',
} satisfies Record<ImportKind, string>;

/** Name of an import per kind; `kindList` labels the link to the resulting list. */
const kindName = {
  peserta: 'Unggahan peserta',
  booster: 'Unggahan peserta booster',
  boosterEksternal: 'Unggahan booster eksternal',
  smartChecking: 'Unggahan hasil smart checking',
} satisfies Record<ImportKind, string>;

const kindList = {
  peserta: 'Lihat peserta dari unggahan ini',
  booster: 'Lihat peserta booster dari unggahan ini',
  boosterEksternal: 'Lihat booster eksternal dari unggahan ini',
  smartChecking: 'Lihat peserta dari unggahan ini',
} satisfies Record<ImportKind, string>;

/** Why an undo leaves a participant. */
const obstacles = {
  DIUBAH: 'Diubah sesudahnya',
  DIVAKSIN: 'Sudah divaksin',
  DIHAPUS: 'Dihapus sesudahnya',
  FASKES_DIHAPUS: 'Faskes semulanya sudah dihapus',
} satisfies Record<UndoObstacleKind, string>;

/** Messages of imports. */
export const importMessages = {
  noun: 'unggahan',
  template: 'Download Template Excel',
  template_faskes: 'Template dengan faskes Anda',
  count: '%{smart_count} unggahan',
  empty: 'Setiap berkas peserta yang diunggah tercatat di sini beserta hasilnya.',
  first: 'Mulailah dengan mengunggah satu.',
  fields: {
    id: 'Nomor',
    namaBerkas: 'Berkas',
    jenis: 'Jenis',
    status: 'Status',
    jumlahBaris: 'Baris',
    tersimpan: 'Tersimpan',
    diurungkan: 'Diurungkan',
    ditolak: 'Ditolak',
    idBHBU: 'Perusahaan',
    namaBHBU: 'Perusahaan',
    idFaskes: 'Faskes',
    namaFaskes: 'Faskes',
    createdAt: 'Diunggah',
    createdBy: 'Diunggah oleh',
  },
  status,
  jenis,
  kind,
  kind_title: kindTitle,
  kind_file: kindFile,
  kind_name: kindName,
  kind_list: kindList,
  hasil,
  resultCounts,
  resultMeaning: resultMeanings,
  page: {
    upload_another: 'Unggah berkas lain',
    tab: 'Unggahan %{name}',
  },
  step: {
    label: 'Langkah unggahan',
    berkas: 'Berkas',
    kolom: 'Kolom',
    periksa: 'Periksa',
    simpan: 'Simpan',
    done: '(selesai)',
  },
  head: {
    rows: '%{smart_count} baris',
    company: 'untuk %{name}',
    faskes: 'di %{name}',
    sheet: 'lembar %{name}',
    by: 'diunggah %{who}, %{when}',
    undone: 'Diurungkan %{jumlah} peserta, tetap %{tetap}',
  },
  start: {
    lead: 'Berkas diperiksa dahulu. Tidak ada yang tersimpan sebelum Anda menyetujuinya.',
    template:
      'Belum punya berkasnya? Isi template ini. Berkas dengan judul kolom sendiri juga dapat dipakai.',
    template_booster:
      'Isi lembar Booster di template ini. Peserta yang sudah terdaftar di program reguler cukup dengan NIK dan dosisnya.',
    smart:
      'Berkas berisi kolom NIK, Nama, Status (VALID, TIDAK VALID atau SUDAH VAKSIN) dan Keterangan. Satu baris berlaku untuk semua pendaftaran orang itu.',
    kind: 'Yang diunggah',
    target: 'Untuk siapa',
    faskes_needed: 'Peserta yang tidak menyebut faskes di barisnya masuk ke faskes ini.',
    faskes_help: 'Kosongkan bila belum ditentukan, atau tiap baris menyebut faskesnya sendiri.',
    company_missing: 'Pilih perusahaan yang pesertanya Anda unggah',
    target_missing: 'Pilih perusahaan, atau faskes bila pesertanya tidak mewakili perusahaan',
    faskes_missing: 'Pilih faskes pesertanya',
    drop_now: 'Lepaskan untuk mengunggah',
    choose_sheet: 'Lembar mana yang diunggah?',
    one_file: 'Unggah satu berkas setiap kali.',
    check: 'Periksa berkas ini',
    validating: 'Memeriksa baris…',
    stopped: 'Pengiriman dibatalkan; tidak ada yang tersimpan.',
  },
  hidden: {
    title: '%{smart_count} baris tersembunyi di Excel',
    ask: 'Baris yang disaring atau disembunyikan di Excel ikut terbaca. Ikutkan atau lewati baris itu?',
    ikutkan: 'Baris itu diikutkan.',
    lewati: 'Baris itu dilewati dan tidak disimpan.',
    choice: { ikutkan: 'Ikutkan', lewati: 'Lewati' },
    first: 'Pilih dulu apakah %{smart_count} baris tersembunyi diikutkan atau dilewati.',
  },
  columns: {
    title: 'Cocokkan kolom',
    lead: 'Tentukan isi tiap kolom berkas Anda. Pilihan ini diingat untuk berkas berikutnya dengan judul yang sama.',
    open: 'Periksa kolom',
    missing: 'Kolom wajib belum ada: %{names}',
    missing_text:
      'Pilih kolomnya di bawah. Tanpa kolom itu peserta baru ditolak sampai isinya dilengkapi di langkah berikutnya; peserta yang sudah terdaftar tetap dapat diperbarui.',
    ambiguous: '%{smart_count} kolom sama cocok untuk %{name}. Pilih satu:',
    delimiter: 'Pemisah kolom',
    delimiter_text: 'Bila isi kolom tercampur, pilih pemisah lain; berkas dibaca ulang.',
    delimiterName: {
      titikKoma: 'Titik koma (;)',
      koma: 'Koma (,)',
      tab: 'Tab (tabulasi)',
      garis: 'Garis tegak (|)',
    },
    pick_again: 'Pilih lagi berkasnya',
    header: 'Kolom di berkas',
    target: 'Mengisi',
    match: 'Kecocokan',
    target_named: 'Isi kolom %{name}',
    unnamed: 'Kolom ke-%{number}',
    unused: 'Tidak dipakai',
    unused_named: '%{smart_count} kolom tidak dipakai: %{names}.',
    matched: 'Cocok',
    similar: 'Mirip, periksa',
    manual: 'Pilihan Anda',
    required: '%{name} (wajib)',
    save: 'Pakai kolom ini dan periksa baris',
    saving: 'Memeriksa baris…',
    discard: 'Buang perubahan dan lanjut',
    skip: 'Lanjut tanpa mengubah',
  },
  validate: {
    show: 'Tampilkan baris',
    attention: 'Perlu diperhatikan',
    all: 'Semua',
    chip: '%{name} %{smart_count}',
    code: 'Masalah',
    any_code: 'Semua masalah',
    code_count: '%{title} (%{smart_count})',
    rows: 'Baris berkas',
    none: 'Tidak ada baris seperti itu.',
    all_valid: 'Tidak ada lagi yang perlu diperbaiki.',
    all_valid_text: 'Semua baris sudah dapat disimpan.',
    number: 'Baris',
    name: 'Nama',
    row: 'Baris %{number}',
    unnamed: 'Tanpa nama',
    stored_value: 'Tertulis “%{value}”.',
    changes: 'Yang berubah pada peserta terdaftar',
    changed_fields: 'Berubah: %{names}',
    becomes: 'menjadi',
    no_value: 'kosong',
    corrected: 'Diperbaiki: %{names}',
    repaired:
      'Sel di berkas berisi angka, bukan teks. Nomor ini satu-satunya yang cocok dengan tanggal lahir dan jenis kelaminnya. Cocokkan dengan KTP, dan lain kali ubah format kolomnya menjadi Teks.',
    save: 'Simpan baris %{number}',
    save_short: 'Simpan baris',
    saving: 'Menyimpan…',
    expand: 'Semua isian',
    expand_row: 'Semua isian baris %{number}',
    collapse: 'Ringkas',
    collapse_row: 'Ringkas baris %{number}',
    skip: 'Lewati baris',
    skip_row: 'Lewati baris %{number}',
    include: 'Batal lewati',
    include_row: 'Batal lewati baris %{number}',
    more: 'Tampilkan baris berikutnya',
    row_valid: 'Baris %{number} sudah baik.',
    row_invalid: 'Baris %{number} masih perlu diperbaiki.',
    row_skipped: 'Baris %{number} dilewati.',
    rows_deleted: 'Isi baris berkas ini sudah dihapus dari penyimpanan; hitungannya tetap ada.',
  },
  grid: {
    field: 'Isian',
    value: 'Nilai sekarang',
    correction: 'Perbaikan',
    reason: 'Keterangan',
    input: '%{label}, baris %{number}',
    right: 'Sudah benar',
    repaired: 'Dibaca dari sel angka',
    still: 'Masih salah: %{reason}',
    not_saved: 'Belum tersimpan',
    retry: 'Buka selnya dan tekan Enter untuk mencoba lagi.',
    by_nik: 'Menurut NIK: %{value}',
    differs_from_nik: 'Di berkas %{value}, menurut NIK %{nik}.',
    use_nik_date: 'Pakai tanggal dari NIK',
    use_nik_sex: 'Pakai jenis kelamin dari NIK',
    check_nik: 'Periksa NIK',
    undo: 'Urungkan perbaikan',
    undone: 'Perbaikan baris %{number} diurungkan.',
    nothing_to_undo: 'Tidak ada perbaikan yang dapat diurungkan.',
    filled: '%{smart_count} sel diisi.',
    unused: '%{smart_count} nilai tidak dipakai karena selnya habis.',
    nothing_to_fill: 'Tidak ada nilai di atas yang dapat disalin.',
    now_right: 'Baris %{number}, %{label}: sudah benar.',
    now_wrong: 'Baris %{number}, %{label}: masih salah.',
    keys: 'Ketik untuk mengisi · Enter menyimpan dan turun · Tab ke isian salah berikutnya · Ctrl+D isi ke bawah · Ctrl+V tempel satu kolom · Ctrl+Z urungkan · Esc keluar dari tabel',
  },
  rules: {
    offers: 'Usulan (%{smart_count})',
    open: 'Aturan perbaikan',
  },
  issueGroups: {
    title: 'Masalah yang sama',
    lead: 'Perbaiki sekaligus semua baris yang salahnya sama.',
    rows: '%{smart_count} baris',
    empty: 'kosong',
    fix_all: 'Perbaiki sekaligus',
    change_to: 'Ganti “%{field}” menjadi',
    change: 'Ganti di %{smart_count} baris',
    done: '%{smart_count} baris diperbaiki.',
    nothing: 'Tidak ada baris yang diubah.',
    fill: 'Isi dahulu penggantinya.',
  },
  consent: {
    action: 'Nyatakan persetujuan',
    title: 'Nyatakan persetujuan %{smart_count} orang?',
    text: 'Anda menyatakan bahwa %{smart_count} orang di baris-baris ini sudah menyetujui pemrosesan datanya (UU 27/2022) dan bahwa bukti persetujuannya dapat Anda tunjukkan. Pernyataan ini tercatat atas nama Anda.',
    confirm: 'Nyatakan persetujuan %{smart_count} orang',
  },
  save: {
    title: 'Yang akan disimpan',
    action: 'Simpan %{smart_count} peserta',
    nothing: 'Tidak ada peserta yang dapat disimpan',
    changed: {
      open: 'Pilih dari %{smart_count} yang berubah',
      title: 'Peserta terdaftar yang berubah',
      text: 'Hapus centang orang yang datanya tidak boleh berubah; yang lain tetap disimpan.',
      row: 'Baris %{number}',
      left: 'Tidak ikut disimpan; datanya tetap.',
      more: 'Tampilkan berikutnya',
      close: 'Selesai, %{smart_count} berubah',
    },
    savable: '%{smart_count} peserta akan disimpan: %{counts}.',
    none: 'Belum ada yang dapat disimpan.',
    not_saved:
      '%{smart_count} baris tidak ikut: %{counts}. Baris itu tidak hilang: perbaiki di atas, atau unduh, perbaiki, lalu unggah lagi.',
    mode: 'Cara menyimpan',
    partial: 'Simpan yang bisa',
    partial_text: 'Baris yang saat disimpan ternyata tidak dapat diterima ditinggalkan.',
    all_or_nothing: 'Semua atau tidak sama sekali',
    all_or_nothing_text: 'Bila satu baris saja tidak dapat diterima, tidak ada yang disimpan.',
    all_or_nothing_disabled:
      'Belum dapat dipilih karena masih ada %{smart_count} baris ditolak atau ganda. Perbaiki atau lewati dahulu.',
    running: 'Menyimpan %{done} dari %{total} peserta',
    starting: 'Memulai penyimpanan…',
    leave_hint:
      'Anda boleh meninggalkan halaman ini; penyimpanan tetap berjalan dan hasilnya ada di riwayat unggahan.',
    stop: 'Hentikan',
    stopping: 'Menghentikan…',
    stopped: 'Penyimpanan dihentikan; tidak ada yang tersimpan.',
    connection_lost: 'Sambungan terputus. Menunggu kabar dari server…',
    unfinished: 'Penyimpanan tidak selesai; tidak ada yang tersimpan. Coba simpan sekali lagi.',
    failed: 'Belum tersimpan. %{detail}',
  },
  outcome: {
    states: 'Riwayat status',
    saved: '%{smart_count} peserta tersimpan',
    saved_none: 'Tidak ada peserta yang tersimpan',
    breakdown: 'Terdiri atas %{counts}.',
    not_saved: 'Tidak ikut: %{counts}.',
    undone: 'Unggahan ini diurungkan',
    undone_text:
      'Diurungkan %{who}, %{when}. %{smart_count} peserta kembali seperti sebelum berkas ini disimpan.',
    undone_partly: 'Unggahan ini diurungkan sebagian',
    undone_partly_text:
      'Diurungkan %{who}, %{when}: %{smart_count} peserta. %{left} peserta di bawah ini tetap seperti sekarang.',
    discarded: 'Unggahan ini dibuang',
    discarded_text: 'Tidak ada peserta yang tersimpan dari berkas ini.',
    at: 'Disimpan %{when}.',
    rows: 'Baris berkas ini',
  },
  rejected: {
    action: 'Unduh %{smart_count} baris yang perlu diperbaiki',
    invalid: 'Sertakan %{smart_count} baris tidak valid',
  },
  discard: {
    action: 'Buang unggahan',
    title: 'Buang unggahan %{name}?',
    text: '%{smart_count} baris beserta perbaikannya dibuang. Tidak ada peserta yang tersimpan atau berubah. Ini tidak dapat diurungkan.',
    confirm: 'Buang unggahan',
  },
  undo: {
    action: 'Urungkan unggahan',
    action_rest: 'Urungkan sisanya',
    title: 'Urungkan unggahan %{name}?',
    checking: 'Memeriksa peserta dari unggahan ini…',
    text: '%{smart_count} peserta kembali seperti sebelum disimpan: yang didaftarkan berkas ini hilang dari daftar, yang diubahnya kembali ke isi semula.',
    none: 'Tidak ada peserta yang dapat diurungkan sekarang.',
    obstacles: 'Peserta yang tetap',
    stays: '%{smart_count} peserta tetap seperti sekarang:',
    more: 'dan %{smart_count} peserta lain',
    later: 'Peserta ini dapat diurungkan kemudian, bila sebabnya sudah tidak ada.',
    obstacle: obstacles,
    obstacle_by: '%{reason} (%{by})',
    confirm: 'Urungkan %{smart_count} peserta',
  },
};
