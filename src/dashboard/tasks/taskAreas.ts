import { taskNames, type PendingTask, type Task } from '#contract/domains/dashboard/index.ts';

/** Areas of work in display order, which areas with urgent tasks precede. */
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
  suhuKirimanDitanggapi: 'keselamatan',
  suhuKirimanMenunggu: 'keselamatan',
  suhuDiLuarBatas: 'keselamatan',
  karantinaDiputuskan: 'keselamatan',
  penerimaDihubungi: 'keselamatan',
  dosisDuaTerlambat: 'peserta',
  belumHadir: 'peserta',
  pesertaTidakValid: 'peserta',
  pesertaGanda: 'peserta',
  buktiBelumTerbit: 'peserta',
  unggahanTerbuka: 'peserta',
  pesananDiputuskan: 'pesanan',
  penyesuaianDisetujui: 'pesanan',
  pksDiterbitkan: 'pesanan',
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
  perusahaanTanpaManajer: 'administrasi',
  perusahaanTanpaFaskes: 'administrasi',
  permintaanDataDijawab: 'administrasi',
  emailGagal: 'administrasi',
};

/** Tasks with a legal deadline, or whose delay costs doses or money. */
const urgentTasks: ReadonlySet<Task> = new Set([
  'kipiBelumDilaporkan',
  'suhuKirimanDitanggapi',
  'penerimaDihubungi',
  'suhuDiLuarBatas',
  'dosisDuaTerlambat',
  'kirimanTerlambat',
  'buktiDiganti',
  'pembayaranDibalik',
  'pembayaranPertama',
  'invoiceTerlambatDibayar',
  'invoiceLewatTempo',
]);

export const isUrgent = (task: Task): boolean => urgentTasks.has(task);

/** Later than any day, so that tasks without a known day come last. */
const unknownDay = '9999';

const compare = (one: PendingTask, other: PendingTask): number =>
  Number(isUrgent(other.jenis)) - Number(isUrgent(one.jenis)) ||
  (one.tertua ?? unknownDay).localeCompare(other.tertua ?? unknownDay) ||
  taskNames.indexOf(one.jenis) - taskNames.indexOf(other.jenis);

/** Sorts tasks: urgent ones first, then those that wait longest. */
export const byUrgency = (tasks: readonly PendingTask[]): PendingTask[] => tasks.toSorted(compare);

const hasUrgent = ({ tasks }: { readonly tasks: readonly PendingTask[] }): boolean =>
  tasks.some(({ jenis }) => isUrgent(jenis));

/** Groups tasks by area, those with urgent tasks first; areas without tasks are left out. */
export const groupByArea = (
  tasks: readonly PendingTask[],
): { readonly area: TaskArea; readonly tasks: PendingTask[] }[] =>
  taskAreas
    .map(area => ({ area, tasks: tasks.filter(({ jenis }) => areaOf[jenis] === area) }))
    .filter(group => group.tasks.length > 0)
    .sort((one, other) => Number(hasUrgent(other)) - Number(hasUrgent(one)));
