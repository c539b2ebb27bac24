import type {
  comparisonResults,
  DocumentFactName,
  PrintedKind,
  VerifiedDocument,
} from '#contract/core/document/calls.ts';

/** Messages of the public page that says whether a document is genuine. */
export const verify = {
  title: 'Periksa keaslian dokumen',
  loading: 'Memeriksa kode dokumen…',
  state: {
    BERLAKU: {
      title: 'Dokumen ini asli dan berlaku',
      text: 'Kodenya tercatat di Portal Vaksin untuk dokumen berikut. Cocokkan isinya dengan dokumen yang Anda pegang: kode yang sama dapat ditempel di dokumen lain.',
    },
    BELUM_BERLAKU: {
      title: 'Dokumen ini asli, tetapi belum berlaku',
      text: 'Dokumen ini belum ditandatangani oleh semua pihak.',
    },
    BERAKHIR: {
      title: 'Dokumen ini asli, tetapi sudah berakhir',
      text: 'Masa berlakunya habis, atau perjanjiannya diakhiri.',
    },
    DIGANTI: {
      title: 'Dokumen ini asli, tetapi sudah diganti',
      text: 'Sudah terbit versi yang lebih baru. Mintalah versi terbaru kepada penerbitnya.',
    },
    DIBATALKAN: {
      title: 'Dokumen ini asli, tetapi sudah dibatalkan',
      text: 'Dokumen ini tidak berlaku lagi.',
    },
  } satisfies Record<VerifiedDocument['keadaan'], { title: string; text: string }>,
  corrected: {
    title: 'Dokumen ini asli, tetapi sudah diganti karena perbaikan',
    text: 'Catatan vaksinasinya diperbaiki, jadi isi dokumen ini tidak berlaku lagi. Mintalah bukti yang terbaru kepada penerbitnya.',
  },
  unknown: {
    title: 'Kode ini tidak dikenal',
    text: 'Tidak ada dokumen dengan kode ini di Portal Vaksin. Pindai ulang kode QR-nya, atau tanyakan kepada yang memberi Anda dokumen itu.',
  },
  failed: 'Dokumen belum dapat diperiksa.',
  retry: 'Coba lagi',
  facts: { kind: 'Dokumen', number: 'Nomor', day: 'Tanggal terbit', version: 'Versi' },
  /** What is printed in the document, to be compared. */
  content: {
    penjual: 'Penjual',
    pembeli: 'Pembeli',
    faskes: 'Faskes',
    distributor: 'Distributor',
    total: 'Total',
    dosis: 'Dosis',
    rekening: 'Rekening, 4 angka terakhir',
    orang: 'Inisial dan tahun lahir',
  } satisfies Record<DocumentFactName, string>,
  compareContent:
    'Cocokkan setiap baris dengan dokumen yang Anda pegang. Bila ada yang berbeda, dokumen itu bukan dokumen ini.',
  kind: {
    PKS: 'Perjanjian kerja sama (PKS)',
    AMANDEMEN: 'Amandemen PKS',
    INVOICE: 'Invoice',
    KUITANSI: 'Kuitansi',
    NOTA: 'Nota retur, pembatalan atau kredit',
    PERINTAH_KERJA: 'Perintah kerja',
    SURAT_JALAN: 'Surat jalan',
    BAST: 'Berita acara serah terima (BAST)',
    SELISIH: 'Berita acara ketidaksesuaian',
    SISA_DOSIS: 'Laporan sisa dosis',
    BUKTI_VAKSINASI: 'Bukti vaksinasi',
    KIPI: 'Formulir KIPI',
    LAMPIRAN_IV: 'Lampiran IV, pernyataan faskes',
    SURAT: 'Surat penjual',
  } satisfies Record<PrintedKind, string>,
  compare: {
    title: 'Cocokkan berkas PDF',
    lead: 'Pilih PDF yang Anda terima. Kami bandingkan dengan salinan kami; berkas Anda tidak disimpan.',
    single:
      'Pilih PDF bukti ini saja; PDF gabungan yang memuat banyak bukti tidak dapat dicocokkan.',
    file: 'Berkas PDF',
    submit: 'Cocokkan',
    submitting: 'Mencocokkan…',
    failed: 'Berkas belum dapat dicocokkan. Coba lagi.',
  },
  result: {
    SALINAN_RESMI: {
      title: 'Sama dengan salinan resmi',
      text: 'Isi berkas ini sama persis dengan PDF yang diterbitkan.',
    },
    SALINAN_BERTANDA: {
      title: 'Sama dengan salinan yang ditandatangani',
      text: 'Isi berkas ini sama persis dengan hasil pindai bertanda tangan yang diunggah ke Portal Vaksin.',
    },
    SALINAN_TIDAK_BERLAKU: {
      title: 'Salinan bertanda dari dokumen yang tidak berlaku',
      text: 'Berkas ini salinan dari Portal Vaksin dengan tanda bahwa dokumennya tidak berlaku lagi.',
    },
    CETAKAN: {
      title: 'Cetakan, bukan salinan resmi',
      text: 'Berkas ini disimpan dari halaman cetak di peramban, jadi isinya tidak dapat dibandingkan otomatis. Cocokkan sendiri isinya dengan keterangan di atas, atau mintalah PDF resminya kepada penerbitnya.',
    },
    BERBEDA: {
      title: 'Berbeda dari semua salinan',
      text: 'Berkas ini telah diubah, dipindai ulang, atau milik dokumen lain. Jangan mengandalkannya; mintalah salinan resmi kepada penerbitnya.',
    },
  } satisfies Record<(typeof comparisonResults)[number], { title: string; text: string }>,
  /** Text of `BERBEDA` for a proof of vaccination, which may be in a PDF of many. */
  differentProof:
    'Berkas ini telah diubah, dipindai ulang, milik dokumen lain, atau memuat banyak bukti sekaligus. Mintalah PDF bukti ini saja kepada penerbitnya.',
  /** Title for a copy of a document that was cancelled. */
  cancelledCopy: 'Sama dengan salinan, tetapi dokumennya sudah dibatalkan',
  replaced: 'Berkas ini versi %{version}, yang sudah diganti dengan versi yang lebih baru.',
  sign_in: 'Masuk ke Portal Vaksin',
};
