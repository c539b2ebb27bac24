import type { DeadlineKind } from '../deadline.ts';
import type { Task } from './tasks.ts';

/** What the deadline of a task's records is for. A task that is missing here has none. */
export const taskDeadlines: Readonly<Partial<Record<Task, DeadlineKind>>> = {
  kipiBelumDilaporkan: 'reportKipi',
  pesertaKurang: 'bringParticipants',
  penyesuaianDisetujui: 'acknowledge',
  pksMenungguBayar: 'uploadProof',
  pksMenungguPelunasan: 'paySecondHalf',
  pksMasaPulih: 'cure',
  pksAkanDiakhiri: 'terminate',
  pksAkanBerakhir: 'expire',
  pembayaranDitunggu: 'uploadProof',
  pembayaranPertama: 'uploadProof',
  invoiceTerlambatDibayar: 'paySecondHalf',
  invoiceDibayar: 'paySecondHalf',
  buktiDiganti: 'paySecondHalf',
  invoiceLewatTempo: 'paySecondHalf',
  fakturDibuat: 'issueFaktur',
  fakturDinomori: 'issueFaktur',
  penjualDisetujui: 'approveSeller',
  pesananDikirim: 'deliver',
  kirimanDikonfirmasi: 'confirmDelivery',
  kirimanDikemas: 'depart',
  kirimanDiberangkatkan: 'depart',
  kirimanHariIni: 'arrive',
  kirimanTerlambat: 'arrive',
  voucherSegeraKedaluwarsa: 'useVoucher',
  keputusanRapat: 'finishDecision',
  insidenDiberitahukan: 'notifyIncident',
  permintaanDataDijawab: 'answerRequest',
};
