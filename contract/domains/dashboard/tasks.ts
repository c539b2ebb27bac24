import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { managerFilter } from '../../core/list.ts';
import type { Permission } from '../../policy.ts';
import { lastMoment } from '../../core/values/last-moment.ts';

/**
 * Kinds of pending tasks, each with the permission required to work on it. The order is the display
 * order.
 */
export const taskPermissions = {
  // Reporting has a legal deadline, so it comes first.
  kipiBelumDilaporkan: 'vaksinasi.record',
  // A dose that was given without network is not in the record before it is decided.
  tindakanLuringDiputuskan: 'vaksinasi.record',
  // The law gives 3 × 24 hours.
  insidenDiberitahukan: 'insiden.update',
  permintaanDataDijawab: 'permintaanData.update',
  penerimaDihubungi: 'recipient.contact',
  pesertaKurang: 'order.create',
  pesertaTidakValid: 'peserta.update',
  jawabanPeserta: 'pertanyaan.decide',
  pesertaGanda: 'duplicate.update',
  dosisDuaTerlambat: 'vaksinasi.record',
  belumHadir: 'vaksinasi.record',
  buktiBelumTerbit: 'certificate.issue',
  unggahanTerbuka: 'import.manage',
  pendaftaran: 'bhbu.verify',
  perusahaanTanpaManajer: 'bhbu.update',
  perusahaanTanpaFaskes: 'bhbu.assign',
  faskesBerakhir: 'faskes.update',
  faskesTanpaJadwal: 'jadwal.update',
  skbBerakhir: 'bhbu.update',
  skbDiperiksa: 'bhbu.verifySkb',
  usulanPerubahanDiputuskan: 'usulanPerubahan.update',
  penahananBerakhir: 'penahanan.end',
  pesananDiputuskan: 'order.decide',
  pesananDisetujui: 'order.changeState',
  penyesuaianDisetujui: 'order.update',
  pksDiterbitkan: 'pks.issue',
  pksBelumDikirim: 'pks.issue',
  pksDitandatangani: 'order.signForBuyer',
  pksDitandatanganiPenjual: 'order.signForSeller',
  pksDiverifikasi: 'pks.verify',
  pksMenungguBayar: 'pks.changeState',
  pksMenungguPelunasan: 'pks.changeState',
  pksMasaPulih: 'pks.changeState',
  pksAkanDiakhiri: 'pks.changeState',
  pksAkanBerakhir: 'pks.changeState',
  suratBelumDibaca: 'surat.followUp',
  pembayaranDitunggu: 'order.extendDeadline',
  pembayaranDibalik: 'order.extendDeadline',
  pembayaranPertama: 'payment.create',
  invoiceTerlambatDibayar: 'payment.create',
  invoiceDibayar: 'payment.create',
  buktiDiganti: 'payment.update',
  pembayaranDiverifikasi: 'payment.verify',
  pembalikanDisetujui: 'payment.verify',
  notaDisetujui: 'nota.changeState',
  invoiceDiterbitkan: 'invoice.issue',
  invoiceLewatTempo: 'invoice.readAll',
  kelebihanDiselesaikan: 'payment.settle',
  rekeningDicocokkan: 'bankLine.update',
  fakturDibuat: 'faktur.export',
  fakturDinomori: 'faktur.update',
  fakturBerselisih: 'faktur.update',
  penjualDisetujui: 'seller.update',
  dasarHukumDicatat: 'decree.create',
  pesananDikirim: 'workOrder.create',
  kirimanDiterbitkan: 'workOrder.update',
  kirimanDikonfirmasi: 'workOrder.receive',
  kirimanDikemas: 'workOrder.update',
  kirimanDiberangkatkan: 'workOrder.update',
  kirimanHariIni: 'workOrder.receive',
  kirimanTerlambat: 'workOrder.followUp',
  kirimanDihitung: 'workOrder.receive',
  selisihDitandatangani: 'workOrder.receive',
  tindakLanjutDibuat: 'workOrder.update',
  suhuKirimanDitanggapi: 'workOrder.reviewTemperature',
  suhuKirimanMenunggu: 'workOrder.receive',
  suhuDiLuarBatas: 'temperature.update',
  stokTidakSeimbang: 'stock.update',
  karantinaDiputuskan: 'batch.recall',
  sisaDilaporkan: 'stock.update',
  dosisDiselesaikan: 'settlement.update',
  kontrakVoucherDiaktifkan: 'voucherContract.changeState',
  transaksiVoucherDiaktifkan: 'voucher.issue',
  tiketGagal: 'voucher.issue',
  voucherDibekukan: 'voucher.readAll',
  voucherSegeraKedaluwarsa: 'voucher.issue',
  keputusanRapat: 'notulen.create',
  emailGagal: 'outbox.update',
  webhookGagal: 'webhook.update',
} as const satisfies Record<string, Permission>;

export type Task = keyof typeof taskPermissions;

export const taskNames = Object.keys(taskPermissions) as [Task, ...Task[]];

/**
 * Tasks whose records are of one company each, and whose lists have the filter by account manager; the others do not
 * depend on whose companies are shown.
 */
export const managedTasks: ReadonlySet<Task> = new Set([
  'pesertaTidakValid',
  'jawabanPeserta',
  'pesertaGanda',
  'buktiBelumTerbit',
  'perusahaanTanpaFaskes',
  'skbBerakhir',
  'skbDiperiksa',
  'pesananDiputuskan',
  'penyesuaianDisetujui',
  'pksDiterbitkan',
  'pksDitandatangani',
  'pksDitandatanganiPenjual',
  'pksDiverifikasi',
  'pksBelumDikirim',
  'pksMenungguBayar',
  'pksMenungguPelunasan',
  'pksMasaPulih',
  'pksAkanDiakhiri',
  'pksAkanBerakhir',
  'suratBelumDibaca',
  'pembayaranDitunggu',
  'pembayaranDibalik',
  'pembayaranPertama',
  'invoiceTerlambatDibayar',
  'invoiceDibayar',
  'buktiDiganti',
  'pembayaranDiverifikasi',
  'pembalikanDisetujui',
  'notaDisetujui',
  'invoiceDiterbitkan',
  'invoiceLewatTempo',
  'kelebihanDiselesaikan',
  'pesananDikirim',
  'kirimanDiterbitkan',
  'kirimanDikonfirmasi',
  'kirimanDikemas',
  'kirimanDiberangkatkan',
  'kirimanHariIni',
  'kirimanTerlambat',
  'kirimanDihitung',
  'selisihDitandatangani',
  'tindakLanjutDibuat',
  'suhuKirimanDitanggapi',
  'suhuKirimanMenunggu',
  'stokTidakSeimbang',
  'karantinaDiputuskan',
  'sisaDilaporkan',
  'kontrakVoucherDiaktifkan',
  'transaksiVoucherDiaktifkan',
  'tiketGagal',
  'voucherDibekukan',
  'voucherSegeraKedaluwarsa',
]);

const pendingTask = z.object({
  jenis: z.enum(taskNames),
  jumlah: z.int(),
  /** Day since when the oldest record waits; null when it is not known. */
  tertua: z.iso.date().nullable(),
  /** The nearest deadline, of the kind in `taskDeadlines`; null without one. */
  tenggat: lastMoment.nullable(),
});
export type PendingTask = z.infer<typeof pendingTask>;

/** Apart from the other calls of the dashboard, because every screen's menu needs it. */
export const tasksCall = endpoint({
  method: 'GET',
  path: '/Dashboard/pekerjaan',
  access: 'dashboard.read',
  summary: 'Apa yang menunggu dikerjakan pemanggil, dengan jumlah dan tanggal yang tertua',
  extension: true,
  query: z.strictObject(managerFilter),
  answer: z.object({ data: z.array(pendingTask) }),
});
