import { eq, sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import type { InvoiceState } from '#contract/states/invoice.ts';
import type { VoucherContractState } from '#contract/states/voucher.ts';
import {
  everyOrder,
  findShippingObstacles,
  orderLabel,
  orderRecords,
  selectLastVersions,
  type OrderRow,
} from '#server/domains/order/index.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { voucherContract } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound } from '#server/platform/problem.ts';

/** What the obstacles of a contract depend on. */
export interface CirculatingContract {
  readonly id: number;
  readonly noKontrak: string | null;
  readonly status: VoucherContractState;
  readonly tanggalMulai: string;
  readonly tanggalSelesai: string;
  readonly idBHBU: number;
  readonly idInvoice: number | null;
  readonly idRoot: number;
}

/** Why vouchers of a contract may not circulate. */
export interface CirculationObstacle {
  readonly reason:
    'company' | 'contract' | 'notPaid' | 'notStarted' | 'order' | 'over' | 'suspended';
  readonly text: Message;
}

/** Name of a contract: its number, or that it is a draft. */
export const contractLabel = ({ noKontrak }: Pick<CirculatingContract, 'noKontrak'>): string =>
  noKontrak ?? 'Draf kontrak';

/**
 * Returns the version of an order's family that vouchers depend on: the one in force, or the last
 * one that was, when there is none any more.
 */
export async function getVoucherOrder(db: Queryable, idRoot: number): Promise<OrderRow> {
  const { rows } = await db.execute<{ id: number }>(selectLastVersions([idRoot]));
  const ctx = { db, now: new Date(0), ...everyOrder };
  return await orderRecords.get(ctx, rows[0]?.id ?? idRoot, 'any');
}

type Shipping =
  Awaited<ReturnType<typeof findShippingObstacles>> extends ReadonlyMap<number, infer One>
    ? One
    : never;

/** Returns why an order, its payment or its agreement forbids its vouchers. */
function orderObstacle({ order, obstacle }: Shipping): CirculationObstacle | undefined {
  if (!obstacle) return undefined;
  const nomor = orderLabel(order);
  if (obstacle.reason === 'suspended') {
    const key = order.statusPks === 'DITANGGUHKAN' ? 'suspended' : 'agreementEnded';
    return {
      reason: 'suspended',
      text: message(`voucherContract.obstacle.${key}`, { nomor: order.noPKS ?? '' }),
    };
  }
  if (obstacle.reason === 'notPaid') {
    return { reason: 'notPaid', text: message('voucherContract.obstacle.notPaid', { nomor }) };
  }
  const keadaan = message(`order.state.${order.status}`);
  return { reason: 'order', text: message('voucherContract.obstacle.order', { nomor, keadaan }) };
}

type PaidContract = Pick<CirculatingContract, 'idBHBU' | 'idInvoice' | 'idRoot'>;

/** The company of a contract and the invoice that pays it. */
interface Payer extends Record<string, unknown> {
  readonly nama: string | null;
  readonly isActive: boolean;
  readonly noInvoice: string | null;
  readonly statusInvoice: InvoiceState | null;
}

/** Returns the company and the invoice of each contract, in the order of the contracts. */
async function findPayers(db: Queryable, contracts: readonly PaidContract[]): Promise<Payer[]> {
  const { rows } = await db.execute<Payer>(sql`
    select b.nama_bhbu as "nama", coalesce(b.is_active and b.deleted_at is null, false) as "isActive",
      i.no_invoice as "noInvoice", i.status as "statusInvoice"
    from unnest(${sql.param(contracts.map(({ idBHBU }) => idBHBU))}::int[],
        ${sql.param(contracts.map(({ idInvoice }) => idInvoice))}::int[])
      with ordinality as c(bhbu, invoice, place)
    left join bhbu b on b.id = c.bhbu left join invoice i on i.id = c.invoice
    order by c.place`);
  return rows;
}

/**
 * Returns of each contract why it is not paid, or what forbids its vouchers besides its own state
 * and days: an inactive company, an invoice or an order that is not paid, or an agreement that is
 * suspended or ended.
 */
async function findPaymentObstacles(
  db: Queryable,
  contracts: readonly PaidContract[],
): Promise<(CirculationObstacle | undefined)[]> {
  if (contracts.length === 0) return [];
  const payers = await findPayers(db, contracts);
  const orders = await findShippingObstacles(
    db,
    contracts.map(({ idRoot }) => idRoot),
  );
  return contracts.map(({ idRoot, idInvoice }, index) => {
    const payer = payers[index];
    if (!payer?.isActive) {
      const text = message('voucherContract.obstacle.company', { nama: payer?.nama ?? '' });
      return { reason: 'company', text };
    }
    const shipping = orders.get(idRoot);
    if (!shipping) throw notFound('order');
    const ofOrder = orderObstacle(shipping);
    if (ofOrder || idInvoice === null || payer.statusInvoice === 'LUNAS') return ofOrder;
    const text = message('voucherContract.obstacle.invoice', { nomor: payer.noInvoice ?? '' });
    return { reason: 'notPaid', text };
  });
}

/** Returns why a contract is not paid, or what else but its own state and days forbids its vouchers. */
export const findPaymentObstacle = async (
  db: Queryable,
  contract: PaidContract,
): Promise<CirculationObstacle | undefined> => (await findPaymentObstacles(db, [contract]))[0];

async function getContract(db: Queryable, id: number): Promise<CirculatingContract> {
  const [contract] = await db.select().from(voucherContract).where(eq(voucherContract.id, id));
  if (!contract) throw notFound('voucherContract');
  return contract;
}

/** Returns why the state or the days of a contract forbid its vouchers on a day. */
function ownObstacle(contract: CirculatingContract, day: string): CirculationObstacle | undefined {
  const nama = contractLabel(contract);
  // It ends after its last day, so that it was in force on a day before.
  const wasInForce = contract.status === 'BERAKHIR' && day <= contract.tanggalSelesai;
  if (contract.status !== 'AKTIF' && contract.status !== 'HABIS_KUOTA' && !wasInForce) {
    const keadaan = message(`voucherContract.state.${contract.status}`);
    const text = message('voucherContract.obstacle.contract', { nama, keadaan });
    return { reason: 'contract', text };
  }
  if (day > contract.tanggalSelesai) {
    const text = message('voucherContract.obstacle.over', { nama, hari: contract.tanggalSelesai });
    return { reason: 'over', text };
  }
  if (day < contract.tanggalMulai) {
    const hari = contract.tanggalMulai;
    const text = message('voucherContract.obstacle.notStarted', { nama, hari });
    return { reason: 'notStarted', text };
  }
  return undefined;
}

/** Obstacles by the id of the contract; none for contracts whose vouchers circulate. */
type Obstacles = ReadonlyMap<number, CirculationObstacle>;

/**
 * Returns why the vouchers of contracts may not be used on a day: their state, their days, their
 * company, their payment or their agreement forbids it.
 * @param day in Jakarta, as `YYYY-MM-DD`
 */
export async function findCirculationObstacles(
  db: Queryable,
  contracts: readonly CirculatingContract[],
  day: string,
): Promise<Obstacles> {
  return await findObstacles(db, contracts, () => day);
}

async function findObstacles(
  db: Queryable,
  contracts: readonly CirculatingContract[],
  dayOf: (contract: CirculatingContract) => string,
): Promise<Obstacles> {
  const obstacles = new Map<number, CirculationObstacle>();
  const add = ({ id }: CirculatingContract, obstacle: CirculationObstacle | undefined): void => {
    if (obstacle) obstacles.set(id, obstacle);
  };
  for (const contract of contracts) add(contract, ownObstacle(contract, dayOf(contract)));
  const rest = contracts.filter(({ id }) => !obstacles.has(id));
  const ofPayment = await findPaymentObstacles(db, rest);
  rest.forEach((contract, index) => {
    add(contract, ofPayment[index]);
  });
  return obstacles;
}

/**
 * Returns why the vouchers of a contract may not be used on a day.
 * @param found the contract, or its id
 * @param day in Jakarta, as `YYYY-MM-DD`
 */
export async function findCirculationObstacle(
  db: Queryable,
  found: CirculatingContract | number,
  day: string,
): Promise<CirculationObstacle | undefined> {
  const contract = typeof found === 'number' ? await getContract(db, found) : found;
  return (await findCirculationObstacles(db, [contract], day)).get(contract.id);
}

/**
 * Returns why vouchers of contracts may not be issued, activated or printed on a day. They may be
 * before the contract's first day, so that tickets reach their holders in time.
 */
export const findIssueObstacles = (
  db: Queryable,
  contracts: readonly CirculatingContract[],
  day: string,
): Promise<Obstacles> =>
  findObstacles(db, contracts, ({ tanggalMulai }) => (day < tanggalMulai ? tanggalMulai : day));

/** Returns why vouchers of a contract may not be issued, activated or printed on a day. */
export const findIssueObstacle = async (
  db: Queryable,
  contract: CirculatingContract,
  day: string,
): Promise<CirculationObstacle | undefined> =>
  (await findIssueObstacles(db, [contract], day)).get(contract.id);
