import { taskNames, type PendingTask, type Task } from '#contract/domains/dashboard/index.ts';
import { jakartaDay } from '#src/kit/format/date.ts';

/** Areas of work in display order. */
export const taskAreas = [
  'keselamatan',
  'peserta',
  'pesanan',
  'uang',
  'pengiriman',
  'voucher',
  'administrasi',
] as const;
export type TaskArea = (typeof taskAreas)[number];

const areaOf: Record<Task, TaskArea> = {
  kipiBelumDilaporkan: 'keselamatan',
  tindakanLuringDiputuskan: 'keselamatan',
  suhuKirimanDitanggapi: 'keselamatan',
  suhuKirimanMenunggu: 'keselamatan',
  suhuDiLuarBatas: 'keselamatan',
  karantinaDiputuskan: 'keselamatan',
  penerimaDihubungi: 'keselamatan',
  dosisDuaTerlambat: 'peserta',
  belumHadir: 'peserta',
  pesertaKurang: 'peserta',
  pesertaTidakValid: 'peserta',
  pesertaGanda: 'peserta',
  buktiBelumTerbit: 'peserta',
  unggahanTerbuka: 'peserta',
  pesananDiputuskan: 'pesanan',
  pesananDisetujui: 'pesanan',
  penyesuaianDisetujui: 'pesanan',
  pksDiterbitkan: 'pesanan',
  pksBelumDikirim: 'pesanan',
  pksMenungguBayar: 'pesanan',
  pksMenungguPelunasan: 'pesanan',
  pksMasaPulih: 'pesanan',
  pksAkanDiakhiri: 'pesanan',
  pksAkanBerakhir: 'pesanan',
  pksDitandatangani: 'pesanan',
  pksDitandatanganiPenjual: 'pesanan',
  pksDiverifikasi: 'pesanan',
  jawabanPeserta: 'peserta',
  suratBelumDibaca: 'pesanan',
  pembayaranDitunggu: 'uang',
  pembayaranDibalik: 'uang',
  pembayaranPertama: 'uang',
  invoiceTerlambatDibayar: 'uang',
  invoiceDibayar: 'uang',
  buktiDiganti: 'uang',
  pembayaranDiverifikasi: 'uang',
  pembalikanDisetujui: 'uang',
  notaDisetujui: 'uang',
  invoiceDiterbitkan: 'uang',
  invoiceLewatTempo: 'uang',
  kelebihanDiselesaikan: 'uang',
  rekeningDicocokkan: 'uang',
  fakturDibuat: 'uang',
  fakturDinomori: 'uang',
  fakturBerselisih: 'uang',
  penjualDisetujui: 'uang',
  dasarHukumDicatat: 'uang',
  dosisDiselesaikan: 'uang',
  pesananDikirim: 'pengiriman',
  kirimanDiterbitkan: 'pengiriman',
  kirimanDikonfirmasi: 'pengiriman',
  kirimanDikemas: 'pengiriman',
  kirimanDiberangkatkan: 'pengiriman',
  kirimanHariIni: 'pengiriman',
  kirimanTerlambat: 'pengiriman',
  kirimanDihitung: 'pengiriman',
  selisihDitandatangani: 'pengiriman',
  tindakLanjutDibuat: 'pengiriman',
  stokTidakSeimbang: 'pengiriman',
  sisaDilaporkan: 'pengiriman',
  keputusanRapat: 'pengiriman',
  kontrakVoucherDiaktifkan: 'voucher',
  transaksiVoucherDiaktifkan: 'voucher',
  tiketGagal: 'voucher',
  voucherDibekukan: 'voucher',
  voucherSegeraKedaluwarsa: 'voucher',
  pendaftaran: 'administrasi',
  faskesBerakhir: 'administrasi',
  faskesTanpaJadwal: 'administrasi',
  skbBerakhir: 'administrasi',
  skbDiperiksa: 'uang',
  usulanPerubahanDiputuskan: 'administrasi',
  penahananBerakhir: 'administrasi',
  perusahaanTanpaManajer: 'administrasi',
  perusahaanTanpaFaskes: 'administrasi',
  insidenDiberitahukan: 'administrasi',
  permintaanDataDijawab: 'administrasi',
  emailGagal: 'administrasi',
  webhookGagal: 'administrasi',
};

/** Tasks whose delay costs doses or money, also without a deadline. */
const urgentTasks: ReadonlySet<Task> = new Set([
  'suhuKirimanDitanggapi',
  'penerimaDihubungi',
  'suhuDiLuarBatas',
  'dosisDuaTerlambat',
  'buktiDiganti',
  'pembayaranDibalik',
]);

export const isUrgent = (task: Task): boolean => urgentTasks.has(task);

/** Whether a task has to be done by a moment, or at once. */
export const isDue = ({ jenis, tenggat }: PendingTask): boolean =>
  tenggat !== null || isUrgent(jenis);

/** Later than any day, so that tasks without a known day come last. */
const unknownDay = '9999';

/** The last day of a task in Jakarta; that of an urgent one without a deadline is today. */
function lastDayOf({ jenis, tenggat }: PendingTask, today: string): string {
  if (tenggat === null) return isUrgent(jenis) ? today : unknownDay;
  return tenggat.includes('T') ? jakartaDay(new Date(tenggat)) : tenggat;
}

/**
 * Sorts tasks by their deadline, then those without one by how long they wait.
 * @param today the day in Jakarta
 */
export const byUrgency = (tasks: readonly PendingTask[], today: string): PendingTask[] =>
  tasks.toSorted(
    (one, other) =>
      lastDayOf(one, today).localeCompare(lastDayOf(other, today)) ||
      (one.tertua ?? unknownDay).localeCompare(other.tertua ?? unknownDay) ||
      taskNames.indexOf(one.jenis) - taskNames.indexOf(other.jenis),
  );

/** Groups tasks by area; areas without tasks are left out. */
export const groupByArea = (
  tasks: readonly PendingTask[],
): { readonly area: TaskArea; readonly tasks: PendingTask[] }[] =>
  taskAreas
    .map(area => ({ area, tasks: tasks.filter(({ jenis }) => areaOf[jenis] === area) }))
    .filter(group => group.tasks.length > 0);
