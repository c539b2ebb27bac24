import type { DocumentState } from '#contract/core/document/calls.ts';

/** Messages of print views: `resources.print.*`. */
export const print = {
  download: 'Unduh PDF',
  npwpClosed:
    'NPWP perorangan pembeli disamarkan untuk peran Anda. Salinan resmi memuatnya lengkap; mintalah kepada bagian hukum atau keuangan.',
  downloadMarked: 'Unduh PDF bertanda %{mark}',
  downloadOriginal: 'Unduh salinan asli',
  failed: 'Halaman tidak dapat dicetak. Unduh PDF-nya, lalu cetak dari sana.',
  draft:
    'Rancangan, belum terbit. Setiap halamannya ditandai “RANCANGAN” dan isinya masih dapat berubah.',
  noLongerValid:
    'Dokumen ini sudah %{state}. PDF yang diunduh atau dikirim dan halaman yang dicetak ditandai “%{mark}”; salinan aslinya tetap seperti saat terbit.',
  state: {
    BELUM_BERLAKU: 'terbit, belum berlaku',
    BERLAKU: 'berlaku',
    DIGANTI: 'diganti',
    DIBATALKAN: 'dibatalkan',
    BERAKHIR: 'berakhir',
  } satisfies Record<DocumentState, string>,
  send: {
    action: 'Kirim lewat email',
    title: 'Kirim %{title}',
    text: 'PDF resminya dikirim sebagai lampiran, satu email untuk setiap alamat.',
    dead: 'Dokumen ini sudah %{state}. Yang dikirim adalah salinan bertanda “%{mark}” dengan halaman sampul, dan emailnya mengatakannya di judul dan baris pertama.',
    confirm: 'Kirim',
    done: '%{smart_count} email masuk antrean kirim.',
  },
  fields: { kepada: 'Alamat email', catatan: 'Catatan di isi email' },
  help: { kepada: 'Satu alamat per baris, paling banyak 5.' },
  filed: 'Salinan resmi versi %{version}, %{when}',
  copyChecksum: 'Salin SHA-256',
  pages: 'Halaman dokumen',
  zoom: {
    label: 'Ukuran halaman',
    smaller: 'Perkecil',
    larger: 'Perbesar',
    fit: 'Selebar layar',
  },
  sample: {
    missing: 'Invoice ini tidak ditemukan. Yang tampil adalah contoh dengan angka tetap.',
    text: 'Contoh dengan angka tetap, bukan invoice.',
  },
  record: {
    pks: 'Buka PKS',
    invoice: 'Buka invoice',
    payment: 'Buka pembayaran',
    nota: 'Buka nota',
    account: 'Buka rekening pelanggan',
    workOrder: 'Buka perintah kerja',
    ledger: 'Buka neraca dosis',
    certificate: 'Buka bukti vaksinasi',
    kipi: 'Buka KIPI',
    faskes: 'Buka faskes',
    letter: 'Buka halaman surat',
  },
  dayReport: {
    day: 'Tanggal',
    facility: 'Faskes',
    future: 'Hari ini belum lewat',
    choose: 'Pilih faskes untuk melihat laporannya.',
  },
};
