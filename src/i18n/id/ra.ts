import type { TranslationMessages } from 'react-admin';
// @ts-expect-error The package has no types.
import untyped from 'ra-language-indonesian';

/** The messages that are used as the package has them. */
interface BaseMessages {
  action: Record<
    | 'back'
    | 'cancel'
    | 'close'
    | 'close_menu'
    | 'delete'
    | 'edit'
    | 'export'
    | 'list'
    | 'open_menu'
    | 'remove'
    | 'remove_filter'
    | 'save',
    string
  >;
  boolean: Record<'false' | 'true', string>;
  page: Record<'dashboard' | 'list', string>;
  input: { password: Record<'toggle_hidden' | 'toggle_visible', string> };
  message: Record<'about' | 'no' | 'yes', string>;
  navigation: Record<'page_out_of_boundaries' | 'page_rows_per_page', string>;
  auth: Record<'logout' | 'password' | 'sign_in' | 'username', string>;
}
const base = (untyped as { ra: BaseMessages }).ra;

/**
 * react-admin's own messages: ra-language-indonesian, and here what it lacks or words differently.
 * Each has one form, because Indonesian nouns have no plural form.
 */
export const ra = {
  action: {
    ...base.action,
    add_filter: 'Tambah filter',
    add: 'Tambah',
    bulk_actions: '%{smart_count} dipilih',
    clear_array_input: 'Kosongkan daftar',
    clear_input_value: 'Kosongkan isian',
    clone: 'Gandakan',
    confirm: 'Lanjutkan',
    create: 'Tambah',
    create_item: 'Tambah %{item}',
    refresh: 'Muat ulang',
    remove_all_filters: 'Hapus semua filter',
    reset: 'Atur ulang',
    search: 'Cari',
    search_columns: 'Cari kolom',
    select_all: 'Pilih semua',
    select_all_button: 'Pilih semua',
    select_row: 'Pilih baris ini',
    show: 'Lihat',
    sort: 'Urutkan',
    undo: 'Urungkan',
    unselect: 'Batalkan pilihan',
    expand: 'Buka rincian',
    update: 'Perbarui',
    move_up: 'Naikkan',
    move_down: 'Turunkan',
    open: 'Buka',
    toggle_theme: 'Ganti mode terang atau gelap',
    select_columns: 'Kolom',
    update_application: 'Muat versi baru',
  },
  boolean: {
    ...base.boolean,
    // An em space keeps the option's line height.
    null: '\u2003',
  },
  page: {
    ...base.page,
    create: 'Tambah %{name}',
    edit: '%{name} %{recordRepresentation}',
    error: 'Terjadi kesalahan',
    loading: 'Memuat',
    not_found: 'Halaman tidak ditemukan',
    show: '%{name} %{recordRepresentation}',
    empty: 'Belum ada %{name}.',
    invite: 'Tambahkan yang pertama.',
    access_denied: 'Akses ditolak',
    authentication_error: 'Masuk tidak dapat diperiksa',
  },
  input: {
    file: {
      upload_several: 'Letakkan beberapa berkas di sini, atau klik untuk memilih.',
      upload_single: 'Letakkan satu berkas di sini, atau klik untuk memilih.',
    },
    image: {
      upload_several: 'Letakkan beberapa gambar di sini, atau klik untuk memilih.',
      upload_single: 'Letakkan satu gambar di sini, atau klik untuk memilih.',
    },
    references: {
      all_missing: 'Data terkait tidak ditemukan.',
      many_missing: 'Sebagian data terkait sudah tidak tersedia.',
      single_missing: 'Data terkait sudah tidak tersedia.',
    },
    password: base.input.password,
  },
  message: {
    ...base.message,
    access_denied: 'Peran Anda tidak mencakup halaman ini.',
    are_you_sure: 'Lanjutkan?',
    authentication_error:
      'Server tidak dapat memeriksa apakah Anda sudah masuk. Coba beberapa saat lagi.',
    auth_error: 'Tanda masuk Anda tidak dapat diperiksa.',
    bulk_delete_content:
      '%{smart_count} data yang dipilih akan dihapus. Periksa kembali sebelum melanjutkan.',
    bulk_delete_title: 'Hapus %{smart_count} %{name}?',
    bulk_update_content: '%{smart_count} data yang dipilih akan diubah.',
    bulk_update_title: 'Ubah %{smart_count} %{name}?',
    clear_array_input: 'Seluruh isi daftar akan dikosongkan. Lanjutkan?',
    delete_content: '%{name} ini akan dihapus.',
    delete_title: 'Hapus %{name} %{recordRepresentation}?',
    details: 'Rincian',
    error: 'Halaman ini berhenti karena kesalahan di peramban, dan permintaan Anda tidak selesai.',
    invalid_form: 'Ada isian yang perlu diperbaiki.',
    loading: 'Mohon tunggu',
    not_found: 'Alamat ini tidak ada. Periksa penulisannya, atau mulai dari menu.',
    select_all_limit_reached:
      'Jumlahnya terlalu banyak untuk dipilih sekaligus. Hanya %{max} yang pertama yang dipilih.',
    unsaved_changes: 'Perubahan Anda belum disimpan. Tinggalkan halaman ini tanpa menyimpan?',
    placeholder_data_warning: 'Jaringan bermasalah: data terbaru belum dapat dimuat.',
  },
  navigation: {
    clear_filters: 'Hapus semua filter',
    no_filtered_results: 'Tidak ada %{name} yang cocok dengan filter ini.',
    no_results: 'Tidak ada %{name}',
    no_more_results: 'Halaman %{page} tidak ada. Kembali ke halaman sebelumnya.',
    page_out_of_boundaries: base.navigation.page_out_of_boundaries,
    page_out_from_end: 'Ini halaman terakhir',
    page_out_from_begin: 'Ini halaman pertama',
    page_range_info: '%{offsetBegin}–%{offsetEnd} dari %{total}',
    partial_page_range_info: '%{offsetBegin}–%{offsetEnd} dari lebih dari %{offsetEnd}',
    current_page: 'Halaman %{page}',
    page: 'Ke halaman %{page}',
    first: 'Ke halaman pertama',
    last: 'Ke halaman terakhir',
    next: 'Ke halaman berikutnya',
    previous: 'Ke halaman sebelumnya',
    page_rows_per_page: base.navigation.page_rows_per_page,
    skip_nav: 'Langsung ke isi',
  },
  sort: {
    sort_by: 'Urutkan menurut %{field_lower_first}, %{order}',
    ASC: 'menaik',
    DESC: 'menurun',
  },
  auth: {
    ...base.auth,
    auth_check_error: 'Masuk dahulu untuk melanjutkan.',
    user_menu: 'Akun',
    email: 'Email',
    sign_in_error: 'Tidak dapat masuk. Coba lagi.',
  },
  notification: {
    updated: '%{smart_count} data diperbarui',
    created: 'Data ditambahkan',
    deleted: '%{smart_count} data dihapus',
    bad_item: 'Data ini tidak sesuai',
    item_doesnt_exist: 'Data ini tidak ada lagi',
    http_error: 'Server tidak menjawab sebagaimana mestinya. Coba lagi.',
    data_provider_error: 'Data tidak dapat dimuat karena kesalahan di aplikasi.',
    i18n_error: 'Bahasa yang dipilih tidak dapat dimuat.',
    canceled: 'Dibatalkan',
    logged_out: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
    not_authorized: 'Peran Anda tidak mencakup tindakan ini.',
    application_update_available: 'Versi baru aplikasi sudah tersedia.',
    offline: 'Tidak ada sambungan. Data belum dapat dimuat.',
  },
  validation: {
    required: 'Wajib diisi',
    minLength: 'Paling sedikit %{min} karakter',
    maxLength: 'Paling banyak %{max} karakter',
    minValue: 'Paling sedikit %{min}',
    maxValue: 'Paling banyak %{max}',
    number: 'Isi dengan angka',
    email: 'Tulis alamat email yang benar, misalnya nama@perusahaan.co.id',
    oneOf: 'Pilih salah satu: %{options}',
    regex: 'Bentuk isian harus sesuai pola %{pattern}',
    unique: 'Sudah dipakai; isi dengan yang lain',
  },
  saved_queries: {
    label: 'Filter tersimpan',
    query_name: 'Nama filter',
    new_label: 'Simpan filter ini…',
    new_dialog_title: 'Simpan filter ini sebagai',
    remove_label: 'Hapus filter tersimpan',
    remove_label_with_name: 'Hapus filter "%{name}"',
    remove_dialog_title: 'Hapus filter tersimpan?',
    remove_message: 'Filter ini tidak akan ada lagi di daftar Anda. Datanya tidak berubah.',
    help: 'Saring daftar ini, lalu simpan filternya untuk dipakai lagi.',
  },
  guesser: {
    empty: {
      title: 'Tidak ada data untuk ditampilkan',
      message: 'Periksa sumber datanya',
    },
  },
  configurable: {
    customize: 'Sesuaikan',
    configureMode: 'Sesuaikan halaman ini',
    inspector: {
      title: 'Penyesuaian',
      content: 'Arahkan penunjuk ke bagian yang ingin disesuaikan.',
      reset: 'Kembalikan ke semula',
      hideAll: 'Sembunyikan semua',
      showAll: 'Tampilkan semua',
    },
    Datagrid: {
      title: 'Tabel',
      unlabeled: 'Kolom tanpa judul #%{column}',
    },
    SimpleForm: {
      title: 'Formulir',
      unlabeled: 'Isian tanpa judul #%{input}',
    },
    SimpleList: {
      title: 'Daftar ringkas',
      primaryText: 'Teks utama',
      secondaryText: 'Teks kedua',
      tertiaryText: 'Teks ketiga',
    },
  },
} satisfies TranslationMessages['ra'];
