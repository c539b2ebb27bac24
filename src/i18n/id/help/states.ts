import type { StatementState } from '#contract/domains/faskes/guarantees.ts';
import type { DoseResult } from '#contract/domains/vaksinasi/record.ts';
import type { CheckResult } from '#contract/domains/voucher/record.ts';
import type { BatchState } from '#contract/states/batch.ts';
import type { BhbuState } from '#contract/states/bhbu.ts';
import type { CertificateState } from '#contract/states/certificate.ts';
import type { ImportState } from '#contract/states/import.ts';
import type { InvoiceState } from '#contract/states/invoice.ts';
import type { OrderState } from '#contract/states/order.ts';
import type { NotaState } from '#contract/states/nota.ts';
import type { PaymentState } from '#contract/states/payment.ts';
import type { PksState } from '#contract/states/pks.ts';
import type { PertanyaanState } from '#contract/states/pertanyaan.ts';
import type { UsulanPerubahanState } from '#contract/states/usulan-perubahan.ts';
import type { SellerState } from '#contract/states/seller.ts';
import type { InsidenState } from '#contract/states/insiden.ts';
import type { PenahananState } from '#contract/states/penahanan.ts';
import type { WebhookState } from '#contract/states/webhook.ts';
import type { PermintaanDataState } from '#contract/states/permintaan-data.ts';
import type { SuratState } from '#contract/states/surat.ts';
import type {
  VoucherContractState,
  VoucherState,
  VoucherTransactionState,
} from '#contract/states/voucher.ts';
import type { WorkOrderState } from '#contract/states/work-order.ts';
import { outbox } from '../outbox.ts';

/** One sentence about each state, for the help panel; the labels are those of the resources. */
export const stateHelp = {
  bhbu: {
    MENUNGGU: 'Pendaftarannya belum diputuskan.',
    AKTIF: 'Perusahaan ikut program dan akunnya dapat masuk.',
    DITOLAK: 'Pendaftarannya ditolak; perusahaan boleh mendaftar lagi.',
    PERLU_PERBAIKAN: 'Pendaftar diminta membetulkan isian atau dokumen.',
    NONAKTIF: 'Akunnya tidak dapat masuk; datanya tetap tersimpan.',
  } satisfies Record<BhbuState, string>,
  import: {
    DIPERIKSA: 'Barisnya sudah diperiksa; belum ada peserta yang tersimpan.',
    DISIMPAN: 'Pesertanya sudah tersimpan dan masih dapat diurungkan.',
    DIURUNGKAN_SEBAGIAN: 'Sebagian peserta kembali seperti semula; yang lain tetap.',
    DIURUNGKAN: 'Semua peserta kembali seperti sebelum berkas ini disimpan.',
    DIBUANG: 'Unggahan dihentikan tanpa menyimpan apa pun.',
  } satisfies Record<ImportState, string>,
  batch: {
    DIPERIKSA: 'Baru dicatat dan belum boleh dipakai.',
    TERSEDIA: 'Sudah disetujui dan boleh dipakai.',
    DITAHAN: 'Sementara tidak boleh dipakai, sampai dilepas atau ditarik.',
    DITOLAK: 'Tidak lolos pemeriksaan dan tidak akan dipakai.',
    DITARIK: 'Tidak boleh dipakai lagi; penerimanya dihubungi.',
    KEDALUWARSA: 'Hari terakhir pemakaiannya sudah lewat.',
  } satisfies Record<BatchState, string>,
  pertanyaan: {
    DIJAWAB: 'Jawabannya menunggu Anda terima atau tolak.',
    DIKIRIM: 'Tautan pribadi dibuat; peserta belum menjawab.',
    DITERIMA: 'Jawabannya disimpan di data peserta.',
    DITOLAK: 'Jawabannya tidak dipakai.',
    TERKUNCI: 'Bukti salah lima kali; buat tautan baru.',
    DIBATALKAN: 'Tautannya tidak berlaku lagi.',
  } satisfies Record<PertanyaanState, string>,
  insiden: {
    DRAF: 'Yang terdampak dan lembaga belum diberi tahu; 3 × 24 jam berjalan.',
    DIBERITAHUKAN: 'Surat sudah dikirim; daftar yang terdampak tidak berubah lagi.',
    DITUTUP: 'Selesai dengan kesimpulannya.',
  } satisfies Record<InsidenState, string>,
  penahanan: {
    BERLAKU: 'Datanya tidak dihapus.',
    DIUSULKAN_BERAKHIR: 'Datanya tetap ditahan sampai orang lain menyetujui.',
    BERAKHIR: 'Datanya dihapus bila masa simpannya habis.',
  } satisfies Record<PenahananState, string>,
  webhook: {
    AKTIF: 'Peristiwa dikirim begitu terjadi.',
    GAGAL: 'Alamatnya lama tidak menjawab, sehingga portal mematikannya. Perbaiki, lalu nyalakan.',
    MATI: 'Dimatikan pemiliknya; peristiwa tidak dikirim.',
  } satisfies Record<WebhookState, string>,
  permintaanData: {
    DITERIMA: 'Identitas pemohon belum diperiksa; jam sudah berjalan.',
    DIPERIKSA: 'Identitasnya terbukti; cari pesertanya dan mulai.',
    DIKERJAKAN: 'Sedang dilaksanakan; jawab sebelum tenggatnya.',
    DIJAWAB: 'Sudah dilaksanakan dan pemohon diberi tahu.',
    DITOLAK: 'Ditolak dengan pasal dan alasannya.',
    DICABUT: 'Pembatasannya sudah dicabut.',
  } satisfies Record<PermintaanDataState, string>,
  surat: {
    DRAFT: 'Belum bernomor dan belum dikirim.',
    TERKIRIM: 'Dikirim dengan tautan pribadi; belum dibuka penerimanya.',
    DIBACA: 'Penerimanya membuka surat ini.',
    DITERIMA: 'Penerimanya mengakui bahwa surat ini sampai.',
    DISANGGAH: 'Penerimanya menyanggah isinya dengan alasan.',
    DIBATALKAN: 'Draf ini tidak dikirim.',
  } satisfies Record<SuratState, string>,
  usulanPerubahan: {
    DIAJUKAN: 'Menunggu keputusan orang lain.',
    DITERAPKAN: 'Diterima, dan datanya sudah berubah.',
    DITOLAK: 'Ditolak; datanya tidak berubah.',
    DITARIK: 'Ditarik pengusulnya.',
    KEDALUWARSA: 'Tidak diputuskan dalam 14 hari.',
  } satisfies Record<UsulanPerubahanState, string>,
  seller: {
    DIAJUKAN: 'Menunggu persetujuan orang kedua.',
    DISETUJUI: 'Dicetak di dokumen sejak tanggal mulainya.',
    DITOLAK: 'Usulan ini tidak dipakai.',
    DIBATALKAN: 'Usulan ini dibatalkan dan tidak dipakai.',
  } satisfies Record<SellerState, string>,
  message: outbox.meaning,
  certificate: {
    BERLAKU: 'Bukti ini yang dipakai.',
    DIGANTI: 'Sudah diterbitkan ulang; pakai bukti yang terbaru.',
    DICABUT: 'Tidak berlaku lagi.',
  } satisfies Record<CertificateState, string>,
  invoice: {
    DRAFT: 'Belum terbit; isinya masih dapat diubah.',
    TERBIT: 'Sudah bernomor dan menunggu pembayaran.',
    DISTEMPEL: 'Salinan berstempelnya sudah diunggah.',
    DIBAYAR_SEBAGIAN: 'Sebagian sudah diverifikasi; masih ada sisa.',
    LEWAT_TEMPO: 'Belum lunas dan jatuh temponya sudah lewat.',
    LUNAS: 'Seluruhnya sudah dibayar dan diverifikasi.',
    BATAL: 'Tidak ditagih lagi.',
  } satisfies Record<InvoiceState, string>,
  bankLine: {
    BARU: 'Belum dicocokkan dengan invoice.',
    DICOCOKKAN: 'Pembayarannya dicatat atau dibuktikan dengan baris ini.',
    DISISIHKAN: 'Bukan pembayaran invoice; alasannya tertulis.',
    KELUAR: 'Uang yang meninggalkan rekening, hanya ditampilkan.',
  },
  nota: {
    DIAJUKAN: 'Diusulkan satu orang; barisnya disisihkan sampai diputuskan.',
    DISETUJUI: 'Bernomor, dan yang harus dibayar dari invoicenya berkurang.',
    DITOLAK: 'Tidak berlaku; barisnya dapat dikreditkan lagi.',
    DIUSULKAN_BATAL: 'Masih berlaku sampai orang kedua menyetujui pembatalannya.',
    DIBATALKAN: 'Tidak berlaku lagi; invoicenya utuh lagi.',
  } satisfies Record<NotaState, string>,
  payment: {
    MENUNGGU_BUKTI: 'Pembayaran dicatat, tetapi buktinya belum diunggah.',
    BUKTI_DIUNGGAH: 'Orang lain mencocokkan bukti dengan rekening.',
    TERVERIFIKASI: 'Sudah dihitung pada invoicenya.',
    DITOLAK: 'Buktinya tidak cocok; unggah bukti yang benar.',
    DIUSULKAN_BALIK: 'Menunggu keputusan orang kedua.',
    DIBALIK: 'Tidak dihitung lagi pada invoicenya.',
    DIBATALKAN: 'Catatan ini keliru dan tidak dipakai.',
  } satisfies Record<PaymentState, string>,
  order: {
    DRAFT: 'Masih disusun dan belum diajukan.',
    MENUNGGU_PERSETUJUAN: 'Menunggu persetujuan orang kedua di perusahaan sebelum diajukan.',
    DIAJUKAN: 'Menunggu keputusan penjual.',
    DISESUAIKAN: 'Jumlahnya dikurangi penjual dan menunggu persetujuan perusahaan.',
    DITERIMA: 'Dosisnya dialokasikan; PKS akan disusun.',
    PKS_DIBUAT: 'PKS sudah terbit dan belum ditandatangani lengkap.',
    PKS_DITANDATANGANI: 'PKS berlaku; invoice pertama akan terbit.',
    MENUNGGU_BAYAR: 'Invoice pertama sudah terbit dan ada tenggatnya.',
    DIBAYAR_SEBAGIAN: 'Termin pertama sudah dibayar.',
    LUNAS: 'Semua invoice sudah dibayar; pengiriman dapat dijadwalkan.',
    DIJADWALKAN: 'Perintah kerja pertama sudah terbit.',
    DIKIRIM_SEBAGIAN: 'Masih ada dosis yang belum dikirim.',
    DIKIRIM_SEMUA: 'Semua dosis sudah berangkat; penerimaannya belum lengkap.',
    DITERIMA_PEMBELI: 'Semua kiriman sudah diterima.',
    PELAKSANAAN: 'Dosisnya sedang diberikan.',
    SELESAI: 'Semua dosis sudah dipertanggungjawabkan.',
    DITOLAK: 'Penjual menolak pesanan ini dengan alasan.',
    DIBATALKAN: 'Dibatalkan atau ditarik kembali sebelum PKS berlaku.',
    BATAL_GAGAL_BAYAR: 'Pembayaran pertama tidak diterima sampai tenggat.',
    DIAKHIRI: 'Perjanjiannya diakhiri; dosis yang dibayar diselesaikan.',
    DIAMANDEMEN: 'Digantikan amandemennya.',
  } satisfies Record<OrderState, string>,
  pks: {
    DRAFT: 'Masih disusun.',
    TERBIT: 'Bernomor, isinya dibekukan, dan belum dikirim untuk ditandatangani.',
    MENUNGGU_TTD_BHBU: 'Perusahaan menandatangani dan mengunggah salinannya.',
    MENUNGGU_TTD_PENJUAL: 'Penjual menandatangani dan mengunggah salinannya.',
    MENUNGGU_VERIFIKASI: 'Orang yang tidak mengunggah memeriksa kedua salinan.',
    AKTIF: 'Perjanjian berlaku.',
    DITANGGUHKAN: 'Pelaksanaannya dihentikan sementara.',
    PERINGATAN: 'Ada pelanggaran yang harus dipulihkan sampai tenggat.',
    PEMBERITAHUAN_AKHIR: 'Pengakhiran sudah diberitahukan dan segera berlaku.',
    DIAMANDEMEN: 'Digantikan perjanjian amandemennya.',
    BERAKHIR: 'Masa berlakunya habis.',
    DIAKHIRI: 'Diakhiri sebelum masa berlakunya habis.',
    DIBATALKAN: 'Tidak pernah berlaku.',
  } satisfies Record<PksState, string>,
  voucher: {
    BARU: 'Sudah terbit, tetapi belum dapat dipakai.',
    AKTIF: 'Dapat dipakai dan belum punya pemegang.',
    TERIKAT: 'Sudah punya pemegang dan belum dipakai.',
    TERPAKAI: 'Sudah dipakai dan tidak dapat dipakai lagi.',
    DIBATALKAN: 'Tidak berlaku; mungkin ada penggantinya.',
    KEDALUWARSA: 'Tidak dipakai sampai hari terakhirnya.',
    DIBEKUKAN: 'Dicurigai disalahgunakan dan menunggu keputusan.',
  } satisfies Record<VoucherState, string>,
  voucherContract: {
    DRAFT: 'Masih disusun; voucher belum dapat terbit.',
    AKTIF: 'Voucher dapat diterbitkan sampai kuotanya habis.',
    HABIS_KUOTA: 'Semua voucher sudah terbit.',
    BERAKHIR: 'Masa berlakunya habis.',
    DIBATALKAN: 'Tidak dipakai.',
  } satisfies Record<VoucherContractState, string>,
  voucherTransaction: {
    TERBIT: 'Belum ada voucher yang dipakai.',
    SEBAGIAN_TERPAKAI: 'Sebagian vouchernya sudah dipakai.',
    HABIS: 'Tidak ada lagi voucher yang dapat dipakai.',
    DIBATALKAN: 'Semua vouchernya dibatalkan.',
  } satisfies Record<VoucherTransactionState, string>,
  workOrder: {
    DRAFT: 'Masih disusun dan belum dilihat faskes.',
    TERBIT: 'Menunggu faskes mengonfirmasi kesiapannya.',
    DIKONFIRMASI_FASKES: 'Faskes siap; kiriman dapat dikemas.',
    DIKEMAS: 'Siap diberangkatkan.',
    DIKIRIM: 'Sedang di jalan.',
    TIBA: 'Menunggu dihitung dan ditandatangani.',
    SELISIH: 'Yang diterima berbeda dengan yang dikirim.',
    DITERIMA: 'BAST sudah ditandatangani.',
    SELESAI: 'Penerimaan dan tindak lanjutnya selesai.',
    DIBATALKAN: 'Kiriman ini tidak jadi.',
  } satisfies Record<WorkOrderState, string>,
  statusData: {
    VALID: 'Datanya lengkap dan tidak bermasalah.',
    INVALID: 'Ada data yang harus diperbaiki sebelum divaksin.',
  },
  statusVaksinasi: {
    BELUM: 'Belum ada dosis yang diberikan.',
    SEBAGIAN: 'Dosis 1 sudah diberikan dan dosis 2 belum.',
    SELESAI: 'Semua dosis program ini sudah diberikan.',
  },
  pernyataan: {
    LENGKAP: 'Semua jaminan dijawab dan dibuktikan.',
    BELUM_LENGKAP: 'Ada jaminan yang belum dijawab atau dibuktikan.',
    HABIS: 'Izin atau bukti sudah habis masa berlakunya.',
  } satisfies Record<StatementState, string>,
  visit: {
    DIBERIKAN: 'Dosisnya disuntikkan dan dihitung.',
    DITUNDA:
      'Hari ini belum boleh; orangnya masuk antrean rencana barunya, atau daftar “Belum hadir atau ditunda”.',
    DITOLAK: 'Orangnya tidak bersedia divaksin.',
  } satisfies Record<DoseResult, string>,
  stock: {
    balanced: 'Yang diterima sama dengan yang dipakai, rusak, dan sisa.',
    unbalanced: 'Ada selisih yang harus dijelaskan atau dibetulkan.',
  },
  check: {
    DAPAT_DIPAKAI: 'Lanjutkan dengan pesertanya.',
    SUDAH_DIPAKAI: 'Voucher hanya dapat dipakai sekali.',
    KEDALUWARSA: 'Hari terakhirnya sudah lewat.',
    BUKAN_FASKES_INI: 'Hanya diterima faskes yang disebut di tiketnya.',
    TERIKAT_FASKES_LAIN: 'Pemegangnya direncanakan di faskes lain.',
    BELUM_AKTIF: 'Perusahaan belum mengaktifkannya.',
    DIBATALKAN: 'Voucher ini tidak berlaku lagi.',
    DIBEKUKAN: 'Menunggu keputusan penyelenggara.',
    DITANGGUHKAN: 'Perjanjian pesanannya sedang ditangguhkan.',
    TIDAK_DIKENAL: 'Kodenya tidak ada; periksa penulisannya.',
  } satisfies Record<CheckResult, string>,
};
