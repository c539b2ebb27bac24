import type { Voucher } from '#contract/domains/voucher/record.ts';
import type { VoucherContract } from '#contract/domains/voucher/contract.ts';
import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { addDays } from '#contract/core/values/day.ts';
import { moneyWorld, type MoneyWorld } from './invoice.ts';
import { addProduct, buildOrderWorld, orderLineBody, type OrderWorld } from './order.ts';
import type { TestResponse, TestServer } from '../server/harness/server.ts';

type Role = keyof OrderWorld['tokens'];
type Body = Readonly<Record<string, unknown>>;

/** An order that is paid, with the invoice that paid it. */
export interface PaidOrder {
  readonly idOrder: number;
  readonly idInvoice: number;
}

/** A company that gives vouchers away. Its requests must succeed, apart from those by `request`. */
export interface VoucherWorld extends MoneyWorld {
  /** Takes a new order through its agreement and its payment. */
  readonly paidOrder: (overrides?: Body) => Promise<PaidOrder>;
  /** Returns the body of a contract of a paid order for ten vouchers. */
  readonly contractBody: (idInvoice: number, overrides?: Body) => Body;
  readonly draft: (idInvoice: number, overrides?: Body) => Promise<VoucherContract>;
  /** Drafts and activates a contract of a paid order, a new one by default. */
  readonly contract: (overrides?: Body, paid?: PaidOrder) => Promise<VoucherContract>;
  readonly getContract: (id: number) => Promise<VoucherContract>;
  readonly issueTransaction: (
    voucherContractId: number,
    jumlah: number,
    overrides?: Body,
    role?: Role,
  ) => Promise<VoucherTransaction>;
  readonly getTransaction: (id: number) => Promise<VoucherTransaction>;
  readonly move: (id: number, event: 'activate' | 'void', role?: Role) => Promise<TestResponse>;
  /** Issues and activates a transaction. */
  readonly activeTransaction: (
    voucherContractId: number,
    jumlah: number,
    overrides?: Body,
  ) => Promise<VoucherTransaction>;
  readonly vouchersOf: (idTransaction: number, role?: Role) => Promise<Voucher[]>;
}

/** Creates a company that can order and pay, and give vouchers away. */
export async function buildVoucherWorld(
  server: TestServer,
  options?: Parameters<typeof buildOrderWorld>[1],
): Promise<VoucherWorld> {
  const world = moneyWorld(server, await buildOrderWorld(server, options));
  const must = async (...request: Parameters<OrderWorld['request']>): Promise<TestResponse> => {
    const response = await world.request(...request);
    if (response.status >= 400) throw new Error(`${request[1]} ${request[2]}: ${response.text}`);
    return response;
  };
  const paidOrder: VoucherWorld['paidOrder'] = async overrides => {
    const { id: idOrder } = await world.sign({ skema: 'PENUH_100', ...overrides });
    const { id: idInvoice } = await world.firstInvoice(idOrder);
    await world.settle(idInvoice);
    return { idOrder, idInvoice };
  };
  const contractBody: VoucherWorld['contractBody'] = (idInvoice, overrides = {}) => {
    const today = dayInJakarta(server.now());
    return {
      idBHBU: world.bhbuId,
      judul: 'Vaksinasi karyawan',
      tanggalMulai: today,
      tanggalSelesai: addDays(today, 180),
      idInvoice,
      productId: world.idProduk,
      kuotaVoucher: 10,
      prefixKode: 'VGR',
      masaBerlakuHari: 90,
      ...overrides,
    };
  };
  const draft: VoucherWorld['draft'] = async (idInvoice, overrides) =>
    (await must('ADMIN', 'POST', '/VoucherContract', contractBody(idInvoice, overrides)))
      .json as unknown as VoucherContract;
  const issueTransaction: VoucherWorld['issueTransaction'] = async (
    voucherContractId,
    jumlah,
    overrides = {},
    role = 'ADMIN',
  ) =>
    (await must(role, 'POST', '/VoucherTransaction', { voucherContractId, jumlah, ...overrides }))
      .json as unknown as VoucherTransaction;
  const move: VoucherWorld['move'] = (id, event, role = 'ADMIN') =>
    world.request(role, 'PUT', `/VoucherTransaction/keadaan/${id}`, {
      event,
      ...(event === 'void' ? { alasan: 'Salah cetak' } : {}),
    });
  return Object.assign(Object.create(world) as MoneyWorld, {
    paidOrder,
    contractBody,
    draft,
    contract: async (overrides?: Body, paid?: PaidOrder) => {
      const { idInvoice } = paid ?? (await paidOrder());
      const { id } = await draft(idInvoice, overrides);
      const activated = await must('ADMIN', 'PUT', `/VoucherContract/keadaan/${id}`, {
        event: 'activate',
      });
      return activated.json as unknown as VoucherContract;
    },
    getContract: async (id: number) =>
      (await must('ADMIN', 'GET', `/VoucherContract/GetById/${id}`))
        .json as unknown as VoucherContract,
    issueTransaction,
    getTransaction: async (id: number) =>
      (await must('ADMIN', 'GET', `/VoucherTransaction/${id}`))
        .json as unknown as VoucherTransaction,
    move,
    activeTransaction: async (voucherContractId: number, jumlah: number, overrides?: Body) => {
      const { id } = await issueTransaction(voucherContractId, jumlah, overrides);
      const moved = await move(id, 'activate');
      if (moved.status !== 200) throw new Error(`the transaction was not activated: ${moved.text}`);
      return moved.json as unknown as VoucherTransaction;
    },
    vouchersOf: async (idTransaction: number, role: Role = 'ADMIN') => {
      const path = `/Voucher?VoucherTransactionId=${idTransaction}&pageSize=500`;
      return (await must(role, 'GET', path)).json['data'] as Voucher[];
    },
  });
}

/** Returns an order for a number of doses of a new product. */
export async function orderOfDoses(
  server: TestServer,
  world: OrderWorld,
  jumlahDosis: number,
): Promise<{ readonly idProduk: number; readonly order: Body }> {
  const idProduk = await addProduct(server, world.tokens.ADMIN, {}, jumlahDosis);
  const jumlahPeserta = Math.ceil(jumlahDosis / 2);
  const baris = [orderLineBody(world, { idProduk, jumlahPeserta, jumlahDosis })];
  return { idProduk, order: { jumlahPeserta, jumlahDosis, baris } };
}
