import { endpoint } from '../../core/endpoint.ts';
import { managerFilter } from '../../core/list.ts';
import { orderStates } from '../../states/order.ts';
import { workOrderStates, type WorkOrderState } from '../../states/work-order.ts';
import { z } from '../../core/zod.ts';

/** States in which a delivery has ended. */
export const endedDeliveryStates = [
  'SELESAI',
  'DIBATALKAN',
] as const satisfies readonly WorkOrderState[];

/** An amount in whole rupiah. */
const rupiah = z.int();

const countsByState = <const S extends readonly [string, ...string[]]>(states: S) =>
  z.array(z.object({ status: z.enum(states), jumlah: z.int() }));

/** Invoices in the caller's scope, in rupiah: those of this year, and the open ones of all years. */
export const moneyFigures = z.object({
  /** First day of this year, from which issued invoices count in the next two. */
  sejak: z.iso.date(),
  ditagih: rupiah,
  dibayar: rupiah,
  belumDibayar: z.object({ jumlah: z.int(), nilai: rupiah }),
  lewatTempo: z.object({ jumlah: z.int(), nilai: rupiah }),
  /** Earliest due date from today on. */
  jatuhTempoBerikutnya: z.iso.date().nullable(),
});
export type MoneyFigures = z.infer<typeof moneyFigures>;

/** Orders, money and deliveries; a part that is not the role's daily work is null. */
export const tradeFigures = z.object({
  pesanan: countsByState(orderStates.names).nullable(),
  uang: moneyFigures.nullable(),
  pengiriman: countsByState(workOrderStates.names).nullable(),
});
export type TradeFigures = z.infer<typeof tradeFigures>;

export const tradeCall = endpoint({
  method: 'GET',
  path: '/Dashboard/transaksi',
  access: 'dashboard.read',
  summary: 'Pesanan dan pengiriman yang berjalan menurut status, dan uang yang ditagih dan dibayar',
  extension: true,
  query: z.strictObject(managerFilter),
  answer: tradeFigures,
});
