import {
  clauseDays,
  clauses,
  type ClauseName,
  type ClosingEvent,
} from '#contract/domains/pks/clock.ts';
import type { pksKinds, TerminationCause } from '#contract/domains/pks/record.ts';
import type { PksState } from '#contract/states/pks.ts';
import { suratJenis } from './surat.ts';

const statuspks = {
  DRAFT: 'Draf',
  TERBIT: 'Terbit',
  MENUNGGU_TTD_BHBU: 'Menunggu tanda tangan perusahaan',
  MENUNGGU_TTD_PENJUAL: 'Menunggu tanda tangan penjual',
  MENUNGGU_VERIFIKASI: 'Menunggu verifikasi',
  AKTIF: 'Aktif',
  DITANGGUHKAN: 'Ditangguhkan',
  PERINGATAN: 'Dalam peringatan',
  PEMBERITAHUAN_AKHIR: 'Dalam pemberitahuan pengakhiran',
  DIAMANDEMEN: 'Diamandemen',
  BERAKHIR: 'Berakhir',
  DIAKHIRI: 'Diakhiri',
  DIBATALKAN: 'Dibatalkan',
} satisfies Record<PksState, string>;

const jenis = {
  REGULER: 'Reguler',
  BOOSTER: 'Booster',
  AMANDEMEN: 'Amandemen',
} satisfies Record<(typeof pksKinds)[number], string>;

const sebab = {
  PELANGGARAN: 'Pelanggaran yang tidak dipulihkan',
  PAILIT: 'Pailit',
  BUBAR: 'Perusahaan dibubarkan',
  IZIN_DICABUT: 'Izin dicabut',
  KAHAR: 'Keadaan kahar',
} satisfies Record<TerminationCause, string>;

const clause = {
  orderApproval: 'persetujuan pesanan',
  payment: 'pembayaran',
  failedPayment: 'gagal bayar',
  delivery: 'penyerahan',
  arrivalCheck: 'pemeriksaan barang',
  noReturns: 'barang tidak dikembalikan',
  forceMajeure: 'keadaan kahar',
  termination: 'pengakhiran',
  breach: 'pelanggaran',
  fraud: 'dugaan kecurangan',
} satisfies Record<ClauseName, string>;

/** The kinds of deadlines, as a filter offers them. */
const jenisTenggat = {
  uploadProof: 'Bukti pembayaran pertama',
  paySecondHalf: 'Pembayaran berikutnya',
  cure: 'Pemulihan pelanggaran',
  terminate: 'Pengakhiran',
  expire: 'Akhir masa berlaku',
} satisfies Record<ClosingEvent, string>;

const pasal = (name: ClauseName): string => `Pasal ${clauses[name]}`;

/** The actions of an agreement; each text names the clause and what follows. */
const action = {
  issue: {
    label: 'Terbitkan',
    text: 'PKS mendapat nomor, dan isinya dibekukan: para pihak, harga, dan baris tidak dapat diubah lagi.',
    done: '%{what} diterbitkan',
    disabled: 'Hanya draf yang dapat diterbitkan.',
  },
  sendForSignature: {
    question: 'Kirim %{what} untuk ditandatangani?',
    label: 'Kirim untuk ditandatangani',
    text: 'Perusahaan diberi tahu untuk mencetak, membubuhkan meterai, menandatangani, dan mengunggah salinannya.',
    done: '%{what} dikirim untuk ditandatangani',
    disabled: 'Hanya PKS yang baru terbit yang dikirim untuk ditandatangani.',
  },
  verify: {
    label: 'Verifikasi',
    text: 'PKS berlaku sesudahnya. Pastikan kedua salinan lengkap, bermeterai, dan ditandatangani. Yang mengunggah salinan tidak dapat memverifikasinya.',
    done: '%{what} diverifikasi dan berlaku',
    disabled: 'Hanya PKS dengan kedua salinan yang dapat diverifikasi.',
  },
  returnCopies: {
    label: 'Kembalikan salinan',
    text: 'Kedua pihak menandatangani ulang, mulai dari perusahaan.',
    reason: 'Apa yang kurang pada salinannya?',
    done: 'Salinan %{what} dikembalikan',
    disabled: 'Hanya salinan yang menunggu verifikasi yang dapat dikembalikan.',
  },
  cancel: {
    label: 'Batalkan',
    text: 'PKS batal dan tidak dapat dipulihkan. Bila perusahaan belum mengunggah salinannya, pesanan kembali diterima dan PKS baru dengan nomor baru dapat diterbitkan; sesudahnya pesanan ikut batal dan dosisnya dilepas. Perusahaan diberi tahu.',
    reason: 'Mengapa PKS ini dibatalkan?',
    done: '%{what} dibatalkan',
    disabled: 'PKS yang ditandatangani kedua pihak tidak dibatalkan, tetapi diakhiri.',
  },
  draftLetter: {
    label: 'Susun surat',
    text: 'Surat disimpan sebagai draf. Periksa lalu kirim dari halaman suratnya; nomor dan hari terakhirnya ditetapkan saat dikirim.',
    done: 'Draf surat %{what} disusun; lihat bagian Surat penjual',
    disabled: 'Hanya PKS yang sedang berlaku yang dapat disurati.',
  },
  warn: {
    question: 'Beri peringatan atas %{what}?',
    label: 'Beri peringatan',
    text: `${pasal('breach')}: pihak lain mendapat ${clauseDays.cure} hari kalender sejak hari surat untuk memulihkan pelanggarannya. Sesudah itu PKS dapat diakhiri.`,
    done: 'Peringatan %{what} dicatat',
    disabled: 'Hanya PKS yang aktif yang dapat diberi peringatan.',
  },
  cure: {
    question: 'Nyatakan pelanggaran %{what} pulih?',
    label: 'Nyatakan pulih',
    text: `${pasal('breach')}: PKS berlaku kembali seperti sebelum peringatan.`,
    reason: 'Bagaimana pelanggarannya dipulihkan?',
    done: '%{what} dinyatakan pulih',
    disabled: 'Hanya PKS dalam peringatan yang dapat dinyatakan pulih.',
    other_party: 'Hanya pihak yang memberi peringatan yang menyatakan pulih.',
  },
  giveNotice: {
    label: 'Beritahukan pengakhiran',
    text: `${pasal('termination')}: PKS dan pesanannya berakhir ${clauseDays.terminationNotice} hari kalender sesudah hari ini. Pelanggaran didahului peringatan dan ${clauseDays.cure} hari pemulihan (${pasal('breach')}). Keadaan kahar diberitahukan paling lambat ${clauseDays.forceMajeureNotice} hari kalender sesudah terjadi (${pasal('forceMajeure')}). Dosis yang sudah dibayar dan belum dikirim diselesaikan terpisah; tidak ada pengembalian uang otomatis.`,
    done: 'Pengakhiran %{what} diberitahukan',
    disabled: 'Hanya PKS yang aktif atau dalam peringatan yang dapat diberitahukan pengakhirannya.',
  },
  suspend: {
    label: 'Tangguhkan',
    text: `${pasal('fraud')}: pengiriman dan voucher berhenti sampai penangguhan dicabut.`,
    done: '%{what} ditangguhkan',
    disabled: 'Hanya PKS yang aktif yang dapat ditangguhkan.',
  },
  resume: {
    label: 'Cabut penangguhan',
    text: `${pasal('fraud')}: pengiriman dan voucher berjalan kembali.`,
    reason: 'Mengapa penangguhannya dicabut?',
    done: 'Penangguhan %{what} dicabut',
    disabled: 'Hanya PKS yang ditangguhkan yang dapat dilanjutkan.',
  },
  terminate: {
    label: 'Akhiri',
    text: `${pasal('fraud')}: PKS dan pesanannya berakhir hari ini. Dosis yang sudah dibayar dan belum dikirim diselesaikan terpisah; tidak ada pengembalian uang otomatis.`,
    done: '%{what} diakhiri',
    disabled: 'Hanya PKS yang ditangguhkan yang diakhiri tanpa pemberitahuan lebih dahulu.',
  },
};

/** Messages of agreements: `resources.pks.*`. */
export const pks = {
  noun: 'PKS',
  lead: 'Isi PKS dibekukan ketika terbit. Sampai saat itu tanggal, masa berlaku, dan catatannya dapat diubah.',
  count: '%{smart_count} PKS',
  empty: 'Perjanjian dari pesanan yang diterima tampil di sini.',
  draft_name: 'Draf PKS untuk %{number}',
  own_copy: 'Anda mengunggah salinan PKS ini, jadi orang lain yang memverifikasinya.',
  compare_copies:
    'Bandingkan kedua salinan halaman demi halaman: isi, meterai, dan tanda tangannya sama.',
  no_copy: 'Salinan ini belum diunggah.',
  issued:
    'PKS ini sudah terbit, jadi isinya tidak dapat diubah; perubahan dilakukan lewat amandemen pesanannya.',
  fields: {
    id: 'Nomor catatan',
    idPKS: 'Nomor catatan',
    noPKS: 'Nomor PKS',
    jenis: 'Jenis',
    idBHBU: 'Perusahaan',
    namaBHBU: 'Perusahaan',
    idOrder: 'Pesanan',
    noOrder: 'Pesanan',
    pksInduk: 'PKS yang diamandemen',
    tanggalPKS: 'Tanggal PKS',
    berlakuSampai: 'Berlaku sampai',
    // The name of the state in audit entries.
    status: 'Status',
    statuspks: 'Status',
    statusOrder: 'Status pesanan',
    totalHarga: 'Total',
    tenggat: 'Tenggat terdekat',
    segeraBerakhir: 'Ada tenggat dalam 7 hari',
    jenisTenggat: 'Jenis tenggat',
    catatanLegal: 'Catatan legal',
    isi: 'Isi',
    ttdPembeli: 'Tanda tangan perusahaan',
    ttdPenjual: 'Tanda tangan penjual',
    verifikator: 'Diverifikasi oleh',
    alasan: 'Alasan',
    pihakPeringatan: 'Pihak yang memberi peringatan',
    tanggalPeringatan: 'Tanggal peringatan',
    sebabAkhir: 'Sebab pengakhiran',
    tanggalPemberitahuan: 'Tanggal pemberitahuan',
    sebab: 'Sebab',
    jenisSurat: 'Jenis surat',
    uraian: 'Uraian',
    kepada: 'Dikirim ke',
    tanggal: 'Tanggal surat atau kejadian',
    bukti: 'Surat atau bukti',
    createdAt: 'Dibuat',
    createdBy: 'Dibuat oleh',
    modifiedAt: 'Diubah',
    modifiedBy: 'Diubah oleh',
  },
  help: {
    uraian: 'Apa yang terjadi, kapan, dan buktinya. Tercetak di surat.',
    kepada: 'Kosongkan untuk memakai alamat kontak perusahaan.',
    tanggalPKS: 'Tercetak di PKS; dari tanggal pesanan sampai hari ini.',
    berlakuSampai: 'Hari terakhir PKS berlaku; tidak sebelum vaksinasi terakhir.',
    catatanLegal: 'Hanya untuk penjual; tidak tercetak.',
    tanggal: 'Kosongkan bila hari ini. Untuk keadaan kahar, isi hari kejadiannya.',
    bukti: 'Nomor surat atau nama buktinya; berkasnya diunggah di halaman PKS.',
  },
  statuspks,
  jenis,
  sebab,
  jenisSurat: {
    PERINGATAN: suratJenis.PERINGATAN,
    PEMULIHAN: suratJenis.PEMULIHAN,
    PENGAKHIRAN: suratJenis.PENGAKHIRAN,
    KEADAAN_KAHAR: suratJenis.KEADAAN_KAHAR,
    PERUBAHAN_REKENING: suratJenis.PERUBAHAN_REKENING,
  },
  sebabAkhir: sebab,
  jenisTenggat,
  pihakPeringatan: { PEMBELI: 'Perusahaan', PENJUAL: 'Penjual' },
  section: {
    draft: 'Draf PKS',
    validity: 'Masa berlaku',
    deadlines: 'Tenggat',
    parties: 'Para pihak',
    amounts: 'Nilai',
    lines: 'Faskes dan dosis',
    signatures: 'Tanda tangan',
    notices: 'Pemberitahuan',
    amendment: 'Yang diubah',
    orders: 'Pesanan',
    letters: 'Surat penjual',
    files: 'Surat dan bukti',
    notes: 'Catatan',
    states: 'Riwayat status',
    caseFile: 'Berkas perkara',
  },
  caseFile: {
    text: 'Semua yang menyangkut perjanjian ini dalam satu ZIP: dokumen, lampiran, tenggat, surat, invoice, pembayaran, neraca dosis dan jejak audit. Berkasnya ditandatangani, dan periksa.html di dalamnya menyebut setiap byte yang diubah, tanpa jaringan. Bukti internal tidak ikut.',
    download: 'Unduh berkas perkara',
  },
  action,
  clause,
  deadline: {
    clause: 'Pasal %{number}, %{name}',
    none: {
      unsigned: `Belum ada tenggat. Tenggat bayar (${pasal('failedPayment')}) berjalan sesudah kedua pihak menandatangani dan invoice pertama terbit.`,
      signed: `Belum ada tenggat. Tenggat bayar (${pasal('failedPayment')}) berjalan sesudah invoice pertama terbit.`,
      suspended: `${pasal('fraud')} berlaku tanpa tenggat: pengiriman dan voucher berhenti sampai penangguhan dicabut atau PKS diakhiri.`,
      amended: 'PKS ini digantikan amandemennya; tenggatnya ada di sana.',
      ended: 'PKS ini tidak berlaku lagi, jadi tidak ada tenggat.',
    },
  },
  missing: {
    title: 'Lengkapi ini sebelum PKS diterbitkan:',
    none: 'Semua data lengkap; PKS dapat diterbitkan.',
    open: 'Perbaiki',
    checking: 'Memeriksa kelengkapan…',
  },
  party: {
    buyer: 'Pembeli',
    seller: 'Penjual',
    account: 'Rekening tujuan',
    npwp: 'NPWP',
    nib: 'NIB',
    branch: '%{bank}, cabang %{branch}',
    holder: '%{number} atas nama %{name}',
    place: 'Ditandatangani di',
    not_frozen: 'Para pihak, nilai, dan baris dibekukan dari pesanan ketika PKS terbit.',
  },
  signature: {
    missing: 'Belum ditandatangani',
    by: '%{name}, %{position}',
    on: '%{day} · %{method}',
    stamp: 'Meterai %{number}',
    uploaded: 'Diunggah oleh %{name}',
    BASAH: 'tanda tangan basah',
    TTE_TERSERTIFIKASI: 'tanda tangan elektronik tersertifikasi',
    TTE_BIASA: 'tanda tangan elektronik',
  },
  notice: {
    breach: 'Peringatan pelanggaran oleh %{party} pada %{day}',
    termination: 'Pengakhiran diberitahukan pada %{day}: %{cause}',
    evidence: 'Bukti: %{evidence}',
  },
  amendment: {
    parent: 'Mengamandemen PKS %{name}',
    not_amendment: 'Pesanan ini bukan amandemen. Susun PKS-nya sebagai PKS biasa.',
    is_amendment: 'Pesanan ini amandemen; PKS-nya menggantikan PKS sebelumnya ketika berlaku.',
  },
  evidence: {
    add: 'Unggah surat atau bukti',
    none: 'Belum ada surat atau bukti.',
    help: 'Misalnya surat peringatan, putusan, atau berita acara.',
    done: 'Berkas tersimpan',
  },
  order: {
    summary: '%{number} · %{company}',
    doses: '%{people} peserta, %{doses} dosis, %{total}',
    has_pks: 'Pesanan ini sudah punya PKS.',
    open_pks: 'Buka PKS',
    none: 'Belum ada pesanan.',
  },
  link: {
    order: 'Buka pesanan',
    hold: 'Tahan data',
    notes: 'Notulen rapat teknis',
    upload_buyer: 'Unggah salinan perusahaan',
    upload_seller: 'Unggah salinan penjual',
  },
  turn: {
    title: 'Berikutnya',
    mine: 'Giliran Anda',
    buyer: 'Menunggu perusahaan',
    seller: 'Menunggu penjual',
    print: {
      MENUNGGU_TTD_BHBU:
        'Cetak dokumennya, bubuhkan meterai, lalu minta penanggung jawab perusahaan menandatanganinya.',
      MENUNGGU_TTD_PENJUAL: 'Cetak dokumennya, lalu minta penandatangan penjual menandatanganinya.',
    },
    upload: 'Pindai atau foto dokumen yang sudah ditandatangani, lalu unggah salinannya.',
    next: {
      DRAFT: {
        act: 'Lengkapi yang kurang, lalu terbitkan.',
        wait: 'Penjual menyusun dokumen ini.',
      },
      TERBIT: {
        act: 'Periksa isinya, lalu kirim untuk ditandatangani.',
        wait: 'Penjual memeriksa isinya, lalu mengirimnya untuk ditandatangani.',
      },
      MENUNGGU_TTD_BHBU: {
        act: 'Tanda tangani dan unggah salinannya.',
        wait: 'Perusahaan menandatangani dokumen ini dan mengunggah salinannya.',
      },
      MENUNGGU_TTD_PENJUAL: {
        act: 'Tanda tangani dan unggah salinannya.',
        wait: 'Penjual menandatangani dokumen ini dan mengunggah salinannya.',
      },
      MENUNGGU_VERIFIKASI: {
        act: 'Periksa kedua salinan, lalu verifikasi atau kembalikan.',
        wait: 'Penjual memeriksa kedua salinan, lalu dokumen ini berlaku.',
      },
    },
  },
  page: { number: 'Nomor %{id}', copy: 'Salin nomor PKS' },
};
