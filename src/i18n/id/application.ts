import type { verificationCheckNames } from '#contract/domains/application/calls.ts';
import { applicationLabels } from '#contract/domains/application/labels.ts';
import { register } from './register.ts';

type Check = (typeof verificationCheckNames)[number];

/** Result of each automatic check, passed or failed. */
const checkResults = {
  npwpDigit: {
    good: 'Angka pemeriksa NPWP sesuai',
    bad: 'Angka pemeriksa NPWP tidak sesuai: bandingkan dengan kartunya',
  },
  npwpPerorangan: {
    good: 'NPWP badan usaha',
    bad: 'NPWP ini NPWP perorangan (sama dengan NIK)',
  },
  hpSama: {
    good: 'Nomor HP PIC belum dipakai perusahaan lain',
    bad: 'Nomor HP PIC juga dipakai %{detail}',
  },
  namaSama: {
    good: 'Tidak ada perusahaan lain dengan nama yang sama',
    bad: 'Nama yang sama sudah ada: %{detail}',
  },
} satisfies Record<Check, { good: string; bad: string }>;

/** Messages of company applications: `resources.application.*`. */
export const application = {
  noun: 'pendaftaran',
  count: '%{smart_count} pendaftaran',
  empty: 'Perusahaan yang mendaftar lewat halaman masuk tampil di sini.',
  fields: {
    ...applicationLabels,
    namaKabKota: applicationLabels.kabKota,
    id: 'Nomor',
    status: 'Status',
    nomorTiket: 'Nomor tiket',
    diajukan: 'Diajukan',
    menungguSejak: 'Menunggu',
    diputuskanOleh: 'Diputuskan oleh',
    alasan: 'Alasan',
    accountManagerId: 'Account manager',
    idFaskes: 'Faskes yang melayani',
    invoiceAccount: 'Akun pelanggan',
  },
  help: {
    accountManagerId: 'Yang mendampingi perusahaan ini. Bila kosong, menjadi tugas di dasbor.',
    idFaskes:
      'Faskes pertama; tambahkan yang lain di halaman perusahaan. Bila kosong, menjadi tugas di dasbor.',
    invoiceAccount: 'Nomor pelanggan di sistem keuangan, bila sudah ada.',
  },
  status: register.state,
  age: { today: 'Hari ini', days: '%{smart_count} hari' },
  next: {
    open: 'Periksa berikutnya',
    waiting:
      'Pendaftaran ini sudah ditangani. Berikutnya: %{name}; %{smart_count} pendaftaran menunggu.',
    none: 'Pendaftaran ini sudah ditangani, dan tidak ada lagi yang menunggu.',
  },
  page: {
    corrections: 'Perbaikan yang diminta',
    lead: 'Tiket %{ticket} · diajukan %{when}',
    waiting: 'menunggu %{smart_count} hari',
    decided: '%{state} (diputuskan %{who}, %{when})',
    open_checks: '%{smart_count} pemeriksaan belum baik',
    checks: 'Sudah diperiksa',
    company: 'Perusahaan',
    contact: 'Alamat dan kontak',
    head: 'Penanggung jawab',
    pic: 'PIC',
    states: 'Riwayat status',
    documents: 'Dokumen',
    no_document: 'Tidak ada dokumen.',
    no_application: 'Perusahaan ini tidak mendaftar lewat portal.',
  },
  tab: { fileNPWP: 'NPWP', fileLegalitas: 'Akta/SK', fileSIUP: 'SIUP/NIB', fileSKB: 'SKB' },
  number: { show: 'Perlihatkan %{label}' },
  correction: {
    when: 'Diminta %{who}, %{asked}. Dijawab pendaftar, %{answered}.',
    file: 'Berkas baru dikirim.',
    same: 'Tidak berubah.',
    before: 'Semula',
    after: 'Menjadi',
  },
  flag: {
    add: 'Tandai %{label} untuk diperbaiki',
    remove: 'Batalkan tanda pada %{label}',
    note: 'Yang perlu diperbaiki pada %{label}',
    missing: 'Tulis apa yang perlu diperbaiki',
  },
  requestCorrection: {
    label: 'Minta perbaikan',
    label_some: 'Minta %{smart_count} perbaikan',
    none: 'Tandai dahulu isian atau dokumen yang perlu diperbaiki.',
    question: 'Minta %{smart_count} perbaikan dari %{name}?',
    text: 'Pendaftar menerima email dengan daftar ini, dan hanya dapat mengubah yang disebut di sini.',
    done: 'Perbaikan diminta dari %{name}',
    failed: 'Permintaan belum terkirim. %{detail}',
    clear_flags_first: 'Lepaskan semua tanda untuk menyetujui.',
  },
  action: {
    approve: {
      label: 'Setujui',
      text: 'Perusahaan menjadi aktif. Akun pertamanya dibuat, dan kata sandi awalnya dikirim ke email PIC.',
      done: '%{what} disetujui; kata sandi awal dikirim ke email PIC',
      disabled: 'Hanya pendaftaran yang menunggu pemeriksaan yang dapat disetujui.',
    },
    reject: {
      label: 'Tolak',
      text: 'Pendaftar menerima email dengan alasan ini. Penolakan tidak dapat dibatalkan; perusahaan dapat mendaftar kembali.',
      done: '%{what} ditolak',
      reason: 'Alasan menolak',
      disabled: 'Pendaftaran ini sudah diputuskan.',
    },
  },
  check: checkResults,
};
