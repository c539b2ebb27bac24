import type { Guarantee, StatementState } from '#contract/domains/faskes/index.ts';

/**
 * Guarantees as worded in the annex (Lampiran IV); `satisfies` makes a missing one a type error.
 */
const guaranteeTexts = {
  IZIN: 'Memiliki izin yang dipersyaratkan dan mengikuti standar pelayanan vaksinasi.',
  NAKES: 'Memakai tenaga kesehatan yang berizin.',
  RANTAI_DINGIN: 'Memiliki penyimpanan rantai dingin (chiller atau freezer).',
  LIMBAH: 'Memiliki sistem pengelolaan limbah medis.',
  PENCATATAN:
    'Mencatat dan melaporkan secara elektronik lewat sistem data vaksinasi nasional (P-Care).',
  KOORDINASI: 'Berkoordinasi dengan dinas kesehatan kabupaten atau kota.',
  KIPI: 'Mencatat, melaporkan, dan menyelidiki kejadian ikutan pasca imunisasi (KIPI).',
  TIDAK_DIALIHKAN: 'Tidak mengalihkan, menjual, atau menghibahkan vaksin kepada pihak lain.',
} satisfies Record<Guarantee, string>;

/** Short names of the guarantees, for dialogs, lists and the audit log. */
const guaranteeNames = {
  IZIN: 'Izin dan standar pelayanan',
  NAKES: 'Tenaga kesehatan berizin',
  RANTAI_DINGIN: 'Rantai dingin',
  LIMBAH: 'Limbah medis',
  PENCATATAN: 'Pencatatan elektronik',
  KOORDINASI: 'Koordinasi dengan dinas kesehatan',
  KIPI: 'Penanganan KIPI',
  TIDAK_DIALIHKAN: 'Vaksin tidak dialihkan',
} satisfies Record<Guarantee, string>;

const pernyataan = {
  LENGKAP: 'Lengkap',
  BELUM_LENGKAP: 'Belum lengkap',
  HABIS: 'Masa berlaku habis',
} satisfies Record<StatementState, string>;

/** Messages of facilities: `resources.faskes.*`. */
export const faskes = {
  noun: 'faskes',
  lead: 'Sesudah disimpan, lengkapi pernyataan dan jaminannya (Lampiran IV) dengan bukti.',
  count: '%{smart_count} faskes',
  empty: 'Klinik dan rumah sakit yang melaksanakan vaksinasi tampil di sini.',
  first: 'Mulailah dengan satu.',
  fields: {
    id: 'Nomor data',
    namaFaskes: 'Nama faskes',
    kodePcare: 'Kode P-Care',
    nomorFaskes: 'Nomor faskes',
    jenis: 'Jenis',
    kepemilikan: 'Kepemilikan',
    kepalaFaskes: 'Kepala faskes',
    alamat: 'Alamat',
    kabKota: 'Kabupaten/kota',
    namaKabKota: 'Kabupaten/kota',
    lat: 'Lintang',
    lng: 'Bujur',
    namaPIC: 'Nama PIC',
    noHP: 'Nomor HP PIC',
    kapasitasHarian: 'Kapasitas sehari',
    jumlahVaksinator: 'Jumlah vaksinator',
    jumlahChiller: 'Jumlah chiller',
    kapasitasChiller: 'Kapasitas chiller (dosis)',
    noIzin: 'Nomor izin operasional',
    izinSampai: 'Izin berlaku sampai',
    pernyataan: 'Pernyataan dan jaminan',
    isActive: 'Status',
    alasanNonaktif: 'Alasan nonaktif',
    butir: 'Jaminan',
    jawaban: 'Jawaban',
    catatan: 'Catatan',
    berlakuSampai: 'Bukti berlaku sampai',
    ukuran: 'Ukuran berkas (byte)',
    segeraBerakhir: 'Izin atau bukti habis dalam 30 hari',
    tanpaJadwal: 'Belum punya jadwal',
    createdAt: 'Dibuat',
    createdBy: 'Dibuat oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  help: {
    kodePcare: '4 sampai 12 huruf atau angka; setiap faskes punya kodenya sendiri.',
    kepemilikan: 'Hanya faskes swasta atau BUMN yang dapat ikut program ini.',
    lat: 'Derajat desimal, misalnya -6,914744. Isi bersama bujur.',
    lng: 'Derajat desimal, misalnya 107,609810.',
    noHP: 'Nomor seluler, misalnya 0812 3456 7890.',
    kapasitasHarian: 'Berapa orang dapat divaksin dalam sehari.',
    kapasitasChiller:
      'Semua chiller bersama-sama. Bila daftar chiller diisi, angka ini dijumlahkan darinya.',
    izinSampai: 'Hari terakhir izin ini berlaku.',
  },
  jenis: {
    KLINIK: 'Klinik',
    RS: 'Rumah sakit',
    PRAKTIK_MANDIRI: 'Praktik mandiri',
    LABORATORIUM: 'Laboratorium',
    LAINNYA: 'Lainnya',
  },
  kepemilikan: { SWASTA: 'Swasta', BUMN: 'BUMN' },
  isActive: { true: 'Aktif', false: 'Nonaktif' },
  pernyataan,
  guarantee_name: guaranteeNames,
  guarantee_text: guaranteeTexts,
  page: {
    number: 'Kode P-Care %{id}',
    copy: 'Salin kode P-Care',
    in_use:
      'Masih dipakai peserta, akun, atau perusahaan. Pindahkan dahulu, atau nonaktifkan saja supaya tidak dipilih lagi.',
    code_locked: 'Untuk mengubah kode P-Care, hubungi administrator portal.',
  },
  section: {
    identity: 'Identitas',
    place: 'Tempat',
    contact: 'PIC',
    capacity: 'Kapasitas',
    permit: 'Izin operasional',
    schedule: 'Jadwal mingguan',
    statement: 'Pernyataan dan jaminan (Lampiran IV)',
    companies: 'Perusahaan yang dilayani',
    stock: 'Stok vaksin',
    changes: 'Riwayat perubahan',
  },
  action: {
    nonaktif: {
      label: 'Nonaktifkan',
      text: 'Faskes ini tidak dapat dipilih lagi. Peserta dan akun yang sudah ada di sana tetap.',
      done: '%{what} dinonaktifkan',
      already: 'Sudah nonaktif.',
      reason: 'Alasan',
    },
    aktif: {
      label: 'Aktifkan',
      text: 'Faskes ini dapat dipilih lagi.',
      done: '%{what} diaktifkan',
      already: 'Sudah aktif.',
    },
    delete: {
      text: 'Faskes ini hilang dari daftar dan pilihan.',
    },
  },
  // Shown wherever a facility is selected.
  expiry: {
    title: 'Masa berlaku sudah habis',
    permit: 'Izin operasional, berlaku sampai %{day}',
    guarantee: '%{name}, berlaku sampai %{day}',
    effect: 'Di mana pun faskes ini dipilih, hal ini ikut ditampilkan.',
  },
  schedule: {
    after_save: 'Diatur di halaman faskes ini, sesudah datanya disimpan.',
    none: 'Jadwal belum ada, jadi peserta dapat direncanakan pada hari apa saja.',
    week: 'Buka %{days}; menampung %{smart_count} orang seminggu.',
    failed: 'Jadwal tidak dapat dimuat.',
    edit: 'Atur jadwal',
    open: 'Lihat jadwal',
  },
  companies: {
    after_save: 'Ditetapkan kemudian, di halaman masing-masing perusahaan.',
    not_permitted: 'Peran Anda tidak mencakup daftar perusahaan.',
    none: 'Belum ada perusahaan yang dilayani.',
  },
  statement: {
    lead: 'Setiap jaminan dijawab dan dibuktikan. Jawaban dan bukti langsung tersimpan.',
    after_save: 'Dijawab dan dibuktikan di halaman faskes ini, sesudah datanya disimpan.',
    done: '%{done} dari %{total} jaminan terpenuhi dengan bukti',
    yes: 'Ya',
    no: 'Tidak',
    unanswered: 'Belum dijawab',
    expired: 'Masa berlaku habis',
    no_evidence: 'Belum ada bukti',
    until: 'Berlaku sampai %{day}',
    by: 'Dijawab %{who}, %{when}',
    answer: 'Jawab',
    change: 'Ubah',
    // Accessible name of the button: its visible label, then the guarantee.
    button_name: '%{act}: %{name}',
    question: 'Apakah faskes menjamin ini?',
    until_help: 'Hari terakhir bukti berlaku. Kosongkan bila tidak ada masanya.',
    note_help: 'Bila jawabannya tidak, tulis mengapa dan kapan dipenuhi.',
    answered: 'Jawaban untuk %{name} disimpan',
    unsaved: 'Jawaban belum tersimpan. %{detail}',
    stale:
      'Jaminan ini baru saja dijawab %{who}. Isian Anda masih di sini; menyimpannya mengganti jawaban itu.',
  },
  evidence: {
    label: 'Berkas bukti',
    existing: 'Sudah ada: %{names}. Berkas baru menambahnya, tidak menggantinya.',
    limit: 'Sudah %{max} berkas, jumlah terbanyak untuk satu jaminan.',
    list: 'Bukti untuk %{name}',
    remove_question: 'Hapus bukti %{name}?',
    remove_text: 'Berkas ini dihapus untuk seterusnya.',
    remove_confirm: 'Hapus bukti',
    removed: '%{name} dihapus',
    remove_failed: 'Bukti belum terhapus. %{detail}',
  },
};
