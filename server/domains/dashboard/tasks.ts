import {
  managedTasks,
  taskNames,
  taskPermissions as rights,
  type dashboardCalls,
  type Task,
} from '#contract/domains/dashboard/index.ts';
import { taskDeadlines } from '#contract/domains/dashboard/task-deadlines.ts';
import type { InvoiceNeed } from '#contract/domains/invoice/needs.ts';
import type { WorkOrderNeed } from '#contract/domains/work-order/needs.ts';
import { canAccess } from '#contract/policy.ts';
import type { OrderState } from '#contract/states/order.ts';
import { countNewLines } from '#server/domains/bank/index.ts';
import {
  countExpiredSkb,
  countSkbToCheck,
  countWaitingApplications,
  countWithoutFaskes,
  countWithoutManager,
} from '#server/domains/bhbu/index.ts';
import { countUnissued } from '#server/domains/certificate/index.ts';
import { countOpenPairs } from '#server/domains/duplicate/index.ts';
import { countToCall } from '#server/domains/contact/index.ts';
import { countFakturs } from '#server/domains/faktur/index.ts';
import { countExpiringFaskes, countFaskesWithoutJadwal } from '#server/domains/faskes/index.ts';
import { countOpenImports } from '#server/domains/import/index.ts';
import { countInvoices, countWithoutDecree } from '#server/domains/invoice/index.ts';
import { countOfflineConflicts } from '#server/domains/luring/index.ts';
import { countNotesToApprove } from '#server/domains/nota/index.ts';
import { countOpenDecisions } from '#server/domains/notulen/index.ts';
import {
  countLackingParticipants,
  countOpenSettlements,
  countOrders,
  countReversed,
  countToApprove,
} from '#server/domains/order/index.ts';
import {
  countExcesses,
  countProposedReversals,
  countToVerify,
} from '#server/domains/payment/index.ts';
import { countAnswers } from '#server/domains/pertanyaan/index.ts';
import { countRegistrations } from '#server/domains/peserta/index.ts';
import { countDeadlines, countPks, countPksToVerify } from '#server/domains/pks/index.ts';
import { countProposals } from '#server/domains/seller/index.ts';
import { countUnnotified } from '#server/domains/insiden/index.ts';
import { countProposedChanges } from '#server/domains/usulan-perubahan/index.ts';
import { countProposedEnds } from '#server/domains/penahanan/index.ts';
import { countOpenRequests } from '#server/domains/permintaan-data/index.ts';
import { countUnread } from '#server/domains/surat/index.ts';
import {
  countExcursions,
  countImbalances,
  countQuarantined,
  countUnreportedLeftover,
} from '#server/domains/stock/index.ts';
import { countAbsent, countOverdue, countUnreported } from '#server/domains/vaksinasi/index.ts';
import {
  countContractDrafts,
  countExpiringSoon,
  countFailedTickets,
  countFrozen,
  countInactiveTransactions,
} from '#server/domains/voucher/index.ts';
import { countFailedWebhooks } from '#server/domains/webhook/index.ts';
import { countUnreviewed, countWorkOrders } from '#server/domains/work-order/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import type { Waiting } from '#server/platform/db/waiting.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { countFailedMessages } from '#server/platform/outbox/read.ts';

const nothing: Waiting = { jumlah: 0, tertua: null };

/** A number of records whose age is not stored, or would take long to find. */
const withoutAge = async (count: Promise<number>): Promise<Waiting> => ({
  jumlah: await count,
  tertua: null,
});

/** Counts the orders that wait for the company itself, not for the staff who may act for it. */
const countOwnOrders = async (ctx: Context, status: OrderState): Promise<Waiting> =>
  ctx.scope === 'own' ? await countOrders(ctx, status) : nothing;

/** Counts the invoices that wait for the company itself, not for the staff who enter payments. */
const countOwnInvoices = async (ctx: Context, menunggu: InvoiceNeed): Promise<Waiting> =>
  ctx.scope === 'own' ? await countInvoices(ctx, { menunggu }) : nothing;

/** Counts the work orders that wait for the facility itself, not for the staff who may act for it. */
const countOfFacility = async (ctx: Context, need: WorkOrderNeed): Promise<Waiting> =>
  ctx.user.faskesId === null ? nothing : await countWorkOrders(ctx, need);

/**
 * Counts the agreements with a payment that is due soon. The company, and who may put its deadline off, have
 * the invoice or the order as a task instead.
 */
const countAwaitedPayments = async (
  ctx: Context,
  event: 'paySecondHalf' | 'uploadProof',
): Promise<Waiting> =>
  ctx.scope === 'own' || canAccess(ctx.user, 'order.extendDeadline')
    ? nothing
    : await countDeadlines(ctx, event);

/** Counter of each task, called with the scope of the right to that task. */
const taskCounters: Record<Task, (ctx: Context) => Promise<Waiting>> = {
  // Staff may register people for a company, but it is not their task.
  pesertaKurang: async ctx => (ctx.scope === 'own' ? await countLackingParticipants(ctx) : nothing),
  pesertaTidakValid: ctx => withoutAge(countRegistrations(ctx, 'invalid', 0, 'role')),
  jawabanPeserta: countAnswers,
  pesertaGanda: countOpenPairs,
  kipiBelumDilaporkan: countUnreported,
  tindakanLuringDiputuskan: countOfflineConflicts,
  penerimaDihubungi: countToCall,
  dosisDuaTerlambat: countOverdue,
  belumHadir: countAbsent,
  buktiBelumTerbit: countUnissued,
  unggahanTerbuka: countOpenImports,
  pendaftaran: countWaitingApplications,
  perusahaanTanpaManajer: ctx => withoutAge(countWithoutManager(ctx)),
  perusahaanTanpaFaskes: ctx => withoutAge(countWithoutFaskes(ctx)),
  faskesBerakhir: ctx => withoutAge(countExpiringFaskes(ctx)),
  faskesTanpaJadwal: ctx => withoutAge(countFaskesWithoutJadwal(ctx)),
  skbDiperiksa: countSkbToCheck,
  usulanPerubahanDiputuskan: countProposedChanges,
  penahananBerakhir: countProposedEnds,
  skbBerakhir: ctx => countExpiredSkb(ctx, dayInJakarta(ctx.now)),
  pesananDiputuskan: ctx => countOrders(ctx, 'DIAJUKAN'),
  // A person of the company approves, not the staff who may order for it.
  pesananDisetujui: async ctx => (ctx.scope === 'own' ? await countToApprove(ctx) : nothing),
  penyesuaianDisetujui: ctx => countOwnOrders(ctx, 'DISESUAIKAN'),
  pksDiterbitkan: ctx => countOrders(ctx, 'DITERIMA'),
  pksBelumDikirim: ctx => countPks(ctx, 'TERBIT'),
  pksDitandatangani: async ctx =>
    ctx.scope === 'own' ? await countPks(ctx, 'MENUNGGU_TTD_BHBU') : nothing,
  pksDitandatanganiPenjual: ctx => countPks(ctx, 'MENUNGGU_TTD_PENJUAL'),
  pksDiverifikasi: countPksToVerify,
  pksMenungguBayar: ctx => countAwaitedPayments(ctx, 'uploadProof'),
  pksMenungguPelunasan: ctx => countAwaitedPayments(ctx, 'paySecondHalf'),
  pksMasaPulih: ctx => countDeadlines(ctx, 'cure'),
  pksAkanDiakhiri: ctx => countDeadlines(ctx, 'terminate'),
  pksAkanBerakhir: ctx => countDeadlines(ctx, 'expire'),
  suratBelumDibaca: countUnread,
  insidenDiberitahukan: countUnnotified,
  permintaanDataDijawab: countOpenRequests,
  pembayaranDitunggu: ctx => countOrders(ctx, 'MENUNGGU_BAYAR'),
  pembayaranDibalik: countReversed,
  pembayaranPertama: ctx => countOwnInvoices(ctx, 'PEMBAYARAN_PERTAMA'),
  invoiceTerlambatDibayar: ctx => countOwnInvoices(ctx, 'PEMBAYARAN_TERLAMBAT'),
  invoiceDibayar: ctx => countOwnInvoices(ctx, 'PEMBAYARAN'),
  buktiDiganti: ctx => countOwnInvoices(ctx, 'BUKTI_BARU'),
  pembayaranDiverifikasi: countToVerify,
  pembalikanDisetujui: countProposedReversals,
  notaDisetujui: countNotesToApprove,
  invoiceDiterbitkan: ctx => countInvoices(ctx, { menunggu: 'PENERBITAN' }),
  invoiceLewatTempo: ctx => countInvoices(ctx, { status: 'LEWAT_TEMPO' }),
  kelebihanDiselesaikan: countExcesses,
  rekeningDicocokkan: countNewLines,
  fakturDibuat: ctx => countFakturs(ctx, 'SIAP'),
  fakturDinomori: ctx => countFakturs(ctx, 'DIEKSPOR'),
  fakturBerselisih: ctx => countFakturs(ctx, 'SELISIH'),
  penjualDisetujui: countProposals,
  dasarHukumDicatat: countWithoutDecree,
  pesananDikirim: ctx => countOrders(ctx, 'LUNAS'),
  kirimanDiterbitkan: ctx => countWorkOrders(ctx, 'PENERBITAN'),
  kirimanDikonfirmasi: ctx => countOfFacility(ctx, 'KONFIRMASI'),
  kirimanDikemas: ctx => countWorkOrders(ctx, 'PENGEMASAN'),
  kirimanDiberangkatkan: ctx => countWorkOrders(ctx, 'KEBERANGKATAN'),
  kirimanHariIni: ctx => countOfFacility(ctx, 'TIBA_HARI_INI'),
  // The company does not receive; its facility and the shippers do something about a delay.
  kirimanTerlambat: async ctx =>
    ctx.user.bhbuId === null ? await countWorkOrders(ctx, 'TERLAMBAT') : nothing,
  // The company counts and signs for what its facility received, too.
  kirimanDihitung: async ctx =>
    ctx.scope === 'own' ? await countWorkOrders(ctx, 'PENGHITUNGAN') : nothing,
  selisihDitandatangani: async ctx =>
    ctx.scope === 'own' ? await countWorkOrders(ctx, 'SELISIH') : nothing,
  tindakLanjutDibuat: ctx => countWorkOrders(ctx, 'TINDAK_LANJUT'),
  suhuKirimanDitanggapi: countUnreviewed,
  // The facility that stores the doses, not the company, waits for the seller.
  suhuKirimanMenunggu: async ctx =>
    ctx.scope === 'own' && ctx.user.faskesId !== null ? await countUnreviewed(ctx) : nothing,
  suhuDiLuarBatas: countExcursions,
  stokTidakSeimbang: ctx => withoutAge(countImbalances(ctx)),
  karantinaDiputuskan: countQuarantined,
  sisaDilaporkan: ctx => withoutAge(countUnreportedLeftover(ctx)),
  dosisDiselesaikan: countOpenSettlements,
  kontrakVoucherDiaktifkan: countContractDrafts,
  transaksiVoucherDiaktifkan: countInactiveTransactions,
  tiketGagal: ctx => withoutAge(countFailedTickets(ctx)),
  voucherDibekukan: countFrozen,
  // Only the company itself gives its vouchers away.
  voucherSegeraKedaluwarsa: async ctx =>
    ctx.scope === 'own' ? await countExpiringSoon(ctx) : nothing,
  keputusanRapat: countOpenDecisions,
  webhookGagal: countFailedWebhooks,
  emailGagal: ({ db }) => countFailedMessages(db),
};

/** Lists the caller's open tasks; tasks without the right or with a count of 0 are left out. */
export const tasks: Handler<typeof dashboardCalls.tasks> = async ctx => {
  const data: (Required<Waiting> & { jenis: Task })[] = [];
  for (const jenis of taskNames) {
    const scope = canAccess(ctx.user, rights[jenis]);
    if (!scope) continue;
    const accountManagerId = managedTasks.has(jenis) ? ctx.accountManagerId : undefined;
    const waiting = await taskCounters[jenis]({ ...ctx, scope, accountManagerId });
    const { jumlah, tertua, tenggat = null } = waiting;
    const hasDeadline = taskDeadlines[jenis] !== undefined;
    if (jumlah > 0) data.push({ jenis, jumlah, tertua, tenggat: hasDeadline ? tenggat : null });
  }
  return { data };
};
