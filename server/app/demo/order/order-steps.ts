import { addDays } from '#contract/core/values/day.ts';
import type { Order, OrderInput } from '#contract/domains/order/record.ts';
import { notulenHandlers } from '#server/domains/notulen/index.ts';
import { lockOrder, orderHandlers, orderLifecycle } from '#server/domains/order/index.ts';
import {
  cancelUnpaidOrders,
  copyHandlers,
  expireAgreements,
  pksHandlers,
  terminateNoticed,
} from '#server/domains/pks/index.ts';
import type { Context } from '#server/platform/context.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { systemContext } from '#server/platform/lifecycle/lifecycle.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { createPdf } from '../documents.ts';
import {
  createDemoContext,
  ofBody,
  ofRecord,
  timeOf as stepTime,
  type DemoScene,
} from '../scene.ts';
import { giveVouchers } from '../voucher/seed-vouchers.ts';
import { receiveWithSurplus, stageDeliveries } from './delivery-stages.ts';
import { planDeliveries, receiveDeliveries, shipDeliveries } from './delivery-steps.ts';
import { runMoneyStep, type MoneyStep } from './money-steps.ts';
import { runStockStep, type StockStep } from './stock-steps.ts';

/** Doses that are missing in the shipment with a discrepancy. */
const missingDoses = 4;

/** What happens to a demo order, in the words of its lifecycle and of its agreement's. */
export type OrderStep =
  | MoneyStep
  | StockStep
  | 'accept'
  | 'acknowledge'
  | 'adjust'
  | 'beginUse'
  | 'cancelUnpaid'
  | 'close'
  | 'draftPks'
  | 'expire'
  | 'extendDeadline'
  | 'giveNotice'
  | 'giveVouchers'
  | 'issue'
  | 'receive'
  | 'receiveShort'
  | 'receiveSurplus'
  | 'reject'
  | 'schedule'
  | 'send'
  | 'shipAll'
  | 'shipNewest'
  | 'shipPart'
  | 'shipStages'
  | 'signBuyer'
  | 'signSeller'
  | 'suspend'
  | 'terminate'
  | 'verify'
  | 'warn'
  | 'withdraw';

const reasons = {
  adjust: 'Persediaan batch yang lulus uji bulan ini terbatas.',
  reject: 'Kota ini belum dilayani rantai dingin penjual.',
  withdraw: 'Anggaran perusahaan dialihkan.',
  warn: 'Data peserta tidak diserahkan sampai batas waktu yang disepakati.',
  giveNotice: 'Pelanggaran tidak dipulihkan sampai akhir masa perbaikan.',
  suspend: 'Sebagian data peserta diduga dibuat-buat; sedang diperiksa.',
  extendDeadline: 'Bank perusahaan tutup pada hari libur bersama.',
} as const;

const copy = (party: string) =>
  new File([createPdf(['PKS bertanda tangan (contoh)', party])], 'pks-bertanda-tangan.pdf');

/** Runs the steps of demo orders through the calls of the product, each at its own time. */
export function createOrderSteps(scene: DemoScene) {
  const { db } = scene;
  const timeOf = (daysAgo: number) => stepTime(scene, daysAgo);
  const contextOf = (name: string, daysAgo: number): Context =>
    createDemoContext(scene, name, daysAgo);
  const system = (daysAgo: number) => systemContext(db, timeOf(daysAgo));

  const submit = (name: string, daysAgo: number, body: OrderInput): Promise<Order> =>
    orderHandlers.create(contextOf(name, daysAgo), ofBody(body));

  const amend = (
    name: string,
    daysAgo: number,
    idOrder: number,
    body: OrderInput & { readonly alasanAmandemen: string },
  ): Promise<Order> =>
    orderHandlers.createAmandemen(contextOf(name, daysAgo), ofBody({ ...body, idOrder }));

  const pksIdOf = async (ctx: Context, { id }: Order): Promise<number> => {
    const own = await pksHandlers.ofOrder(ctx, ofRecord(id, undefined));
    if (!own) throw new Error(`The order ${id} has no agreement.`);
    return own.id;
  };

  const changeOrder = async (
    name: string,
    daysAgo: number,
    { id }: Order,
    event: 'accept' | 'acknowledge' | 'close' | 'reject' | 'withdraw',
    alasan?: string,
  ): Promise<void> => {
    await orderHandlers.changeState(contextOf(name, daysAgo), ofRecord(id, { event, alasan }));
  };
  const changePks = async (
    daysAgo: number,
    order: Order,
    body: Parameters<typeof pksHandlers.changeState>[1]['body'],
  ): Promise<void> => {
    const ctx = contextOf('legal', daysAgo);
    const id = await pksIdOf(ctx, order);
    await pksHandlers.changeState(ctx, ofRecord(id, body));
  };
  const signing = (daysAgo: number, name: string, role: string) => ({
    namaPenandatangan: name,
    jabatanPenandatangan: role,
    tanggalTandaTangan: dayInJakarta(timeOf(daysAgo)),
    metode: 'BASAH' as const,
  });

  /** Runs one step. @param buyer the account of the company */
  const run = async (
    step: OrderStep,
    daysAgo: number,
    order: Order,
    buyer: string,
  ): Promise<void> => {
    const { id } = order;
    const today = dayInJakarta(timeOf(daysAgo));
    const legal = contextOf('legal', daysAgo);
    switch (step) {
      case 'accept':
        return changeOrder('legal', daysAgo, order, step);
      case 'acknowledge':
        return changeOrder(buyer, daysAgo, order, step);
      case 'withdraw':
        return changeOrder(buyer, daysAgo, order, step, reasons[step]);
      case 'reject':
        return changeOrder('legal', daysAgo, order, step, reasons[step]);
      case 'close':
        return changeOrder('am', daysAgo, order, step);
      case 'adjust': {
        const baris = order.baris.map(line => ({
          id: line.id,
          qtyDisetujui: Math.floor((line.jumlahDosis ?? 0) / 2),
        }));
        const body = { alasan: reasons.adjust, baris };
        await orderHandlers.adjust(contextOf('am', daysAgo), ofRecord(id, body));
        return;
      }
      case 'draftPks': {
        const body = { idOrder: id, tanggalPKS: today, berlakuSampai: addDays(today, 365) };
        await pksHandlers.create(legal, ofBody(body));
        return;
      }
      case 'issue':
        await pksHandlers.generate(legal, ofBody({ idOrder: id }));
        return;
      case 'send':
        return changePks(daysAgo, order, { event: 'sendForSignature' });
      case 'signBuyer': {
        const signer = signing(daysAgo, order.namaPenanggungJawab ?? '', 'Direktur');
        const body = { ...signer, filePksBHBU: copy(order.namaBHBU) };
        await copyHandlers.uploadBuyerCopy(contextOf(buyer, daysAgo), ofRecord(id, body));
        return;
      }
      case 'signSeller': {
        const signer = signing(daysAgo, 'Dewi Anggraini', 'Direktur Utama');
        const body = { ...signer, filePksKF: copy('Penjual') };
        await copyHandlers.uploadSellerCopy(legal, ofRecord(id, body));
        return;
      }
      case 'verify': {
        const ctx = contextOf('verificator', daysAgo);
        const pksId = await pksIdOf(ctx, order);
        await pksHandlers.verify(ctx, ofRecord(pksId, { disetujui: true }));
        return;
      }
      case 'schedule':
        return planDeliveries(name => contextOf(name, daysAgo), id);
      case 'beginUse': {
        const ctx = system(daysAgo);
        const row = await lockOrder(ctx, id);
        // A receipt after the first day of vaccination has begun the use by itself.
        if (row.status !== 'PELAKSANAAN') await transition(ctx, orderLifecycle, row, step);
        return;
      }
      case 'shipPart':
        return shipDeliveries(name => contextOf(name, daysAgo), id, 'first');
      case 'shipNewest':
        return shipDeliveries(name => contextOf(name, daysAgo), id, 'newest');
      case 'shipAll':
        return shipDeliveries(name => contextOf(name, daysAgo), id, 'all');
      case 'receive':
        return receiveDeliveries(name => contextOf(name, daysAgo), id);
      case 'receiveShort':
        return receiveDeliveries(name => contextOf(name, daysAgo), id, missingDoses);
      case 'countWrong':
      case 'quarantine':
      case 'reportLeftover':
      case 'useDoses':
        return runStockStep(step, name => contextOf(name, daysAgo), id);
      case 'receiveSurplus':
        return receiveWithSurplus(name => contextOf(name, daysAgo), id);
      case 'shipStages':
        return stageDeliveries(name => contextOf(name, daysAgo), id);
      case 'extendDeadline': {
        const body = { tenggat: addDays(today, 3), alasan: reasons.extendDeadline };
        await orderHandlers.extendDeadline(contextOf('finance', daysAgo), ofRecord(id, body));
        return;
      }
      case 'warn':
      case 'suspend':
        return changePks(daysAgo, order, {
          event: step,
          alasan: reasons[step],
          tanggal: today,
          bukti: 'Surat 014/LEGAL',
        });
      case 'giveNotice':
        return changePks(daysAgo, order, {
          event: step,
          alasan: reasons.giveNotice,
          sebab: 'PELANGGARAN',
          tanggal: today,
          bukti: 'Surat 021/LEGAL',
        });
      case 'giveVouchers':
        return giveVouchers(scene, daysAgo, id);
      case 'terminate':
        await terminateNoticed.run(db, await pksIdOf(legal, order), timeOf(daysAgo));
        return;
      case 'expire':
        await expireAgreements.run(db, await pksIdOf(legal, order), timeOf(daysAgo));
        return;
      case 'cancelUnpaid':
        await cancelUnpaidOrders.run(db, id, timeOf(daysAgo));
        return;
      default: {
        const [finance, admin] = [contextOf('finance', daysAgo), contextOf('admin', daysAgo)];
        return runMoneyStep(step, { db, finance, admin, buyer: contextOf(buyer, daysAgo) }, id);
      }
    }
  };

  return {
    submit,
    amend,
    run,
    writeNotes: async (
      daysAgo: number,
      body: Parameters<typeof notulenHandlers.insert>[1]['body'],
    ): Promise<void> => {
      await notulenHandlers.insert(contextOf('am', daysAgo), ofBody(body));
    },
  };
}
