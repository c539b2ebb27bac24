import { batchCalls } from '#contract/domains/batch.ts';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { orderCalls } from '#contract/domains/order/calls.ts';
import { pksCalls } from '#contract/domains/pks/calls.ts';
import { voucherContractCalls } from '#contract/domains/voucher/contract.ts';
import type { Run } from './activities.ts';
import type { Client } from './client.ts';
import { openDoses, receiveShipment, type Delivery } from './receipts.ts';
import { giveVoucher, payInvoice, quotaOf } from './trade.ts';

/** Records of the demo data that the clients trade with. */
export interface TradeFacts {
  /** Issued invoices that are not paid, by company. */
  readonly invoices: Readonly<Record<number, number>>;
  /** A contract in force whose vouchers anyone may get. */
  readonly idContract: number;
  readonly deliveries: readonly Delivery[];
}

/** Finds what the clients trade with. */
export async function findTradeFacts(admin: Client): Promise<TradeFacts> {
  const { data: bills } = await admin.untilAnswered(invoiceCalls.list, {
    query: { status: 'TERBIT', pageSize: 50 },
  });
  const { data: contracts } = await admin.untilAnswered(voucherContractCalls.list, {
    query: { status: 'AKTIF', idBHBU: 1 },
  });
  const { data: orders } = await admin.untilAnswered(orderCalls.list, {
    query: { status: 'LUNAS', pageSize: 50 },
  });
  const { data: batches } = await admin.untilAnswered(batchCalls.list, {
    query: { status: 'TERSEDIA' },
  });
  const deliveries: Delivery[] = [];
  for (const { id: idOrder, pksId } of orders) {
    const order = await admin.untilAnswered(orderCalls.get, { params: { id: idOrder } });
    const idBatch = batches.find(({ idProduk }) => idProduk === order.baris[0]?.idProduk)?.id;
    const agreement =
      pksId === null ? null : await admin.untilAnswered(pksCalls.get, { params: { id: pksId } });
    if (idBatch === undefined || agreement?.statuspks === 'DITANGGUHKAN') continue;
    if ((await openDoses(admin, idOrder)) > 0)
      deliveries.push({ idOrder, idBatch, idDistributor: 1 });
  }
  const facts = {
    invoices: Object.fromEntries(
      [1, 2].map(idBHBU => [idBHBU, bills.find(one => one.idBHBU === idBHBU)?.id ?? 0]),
    ),
    idContract: contracts[0]?.id ?? 0,
    deliveries,
  };
  if (
    facts.idContract === 0 ||
    deliveries.length === 0 ||
    Object.values(facts.invoices).includes(0)
  )
    throw new Error('The demo data has nothing to trade with.');
  return facts;
}

/** What a client does again and again with others: the seller, finance and a facility. */
export type Trade = (
  run: Run,
  client: Client,
  other: Client,
  facts: TradeFacts,
) => () => Promise<void>;

/** Pays an invoice of a company in many small amounts. */
export const pay =
  (idBHBU: number): Trade =>
  (run, client, finance, { invoices }) =>
  async () => {
    await payInvoice(run, client, finance, invoices[idBHBU] ?? 0);
    await client.pause(1_000, 4_000);
  };

/** Gives vouchers as long as the contract has some left. */
export const giveVouchers: Trade =
  (run, client, clinic, { idContract }) =>
  async () => {
    if ((await quotaOf(client, idContract)) > 0) await giveVoucher(run, client, clinic, idContract);
    await client.pause(3_000, 8_000);
  };

/** Delivers the doses of paid orders as long as some are left. */
export const deliver: Trade =
  (run, seller, clinic, { deliveries }) =>
  async () => {
    const delivery = seller.random.pick(deliveries);
    if ((await openDoses(seller, delivery.idOrder)) > 1)
      await receiveShipment(run, seller, clinic, delivery);
    await seller.pause(2_000, 6_000);
  };
