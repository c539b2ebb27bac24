import { and, asc, eq, getTableColumns, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import { voucherContractFields, type VoucherContract } from '#contract/domains/voucher/contract.ts';
import type { Scope } from '#contract/policy.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import {
  bhbu,
  faskes,
  invoice,
  order,
  pks,
  product,
  service,
  voucherContract,
  voucherContractFaskes,
} from '#server/platform/db/schema/index.ts';
import { ofManagedCompany, type ManagedReading } from '#server/platform/db/views/managed.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { reasonOfState } from '#server/platform/db/waiting.ts';
import { defineRecords, fieldNames, type ReadContext } from '#server/platform/record/index.ts';
import { contractLabel, findCirculationObstacles } from './obstacle.ts';

/** Who asks, as far as the scope depends on it. */
export interface ContractScopeContext extends ManagedReading {
  readonly scope: Scope;
  readonly user: Pick<Context['user'], 'bhbuId'>;
}

/** The scope of the server itself. */
export const everyContract = { scope: 'all', user: { bhbuId: null } } as const;

/** Condition for the contracts that the caller may see: a company sees its own, once active. */
export const contractScope = (ctx: ContractScopeContext): SQL | undefined =>
  ctx.scope === 'all'
    ? ofManagedCompany(ctx, voucherContract.idBHBU)
    : and(
        eq(voucherContract.idBHBU, ctx.user.bhbuId ?? 0),
        ne(voucherContract.status, 'DRAFT'),
        // A cancelled draft was never active.
        isNotNull(voucherContract.noKontrak),
      );

const usedVouchers = sql<number>`(
  select coalesce(sum(t.terpakai), 0)::int from voucher_transaction t
  where t.voucher_contract_id = "voucher_contract"."id")`;

/** Starts the select of contracts with the names of what they refer to. */
const selectContracts = ({ db }: Pick<ReadContext, 'db'>) =>
  db
    .select({
      ...getTableColumns(voucherContract),
      alasanStatus: reasonOfState('voucherContract', voucherContract),
      // A contract always has a company and a product.
      namaBHBU: sql`${bhbu.namaBHBU}`.mapWith(bhbu.namaBHBU),
      namaProduk: sql`${product.nama}`.mapWith(product.nama),
      namaLayanan: service.nama,
      noInvoice: invoice.noInvoice,
      noPKS: pks.noPKS,
      noOrder: order.noOrder,
      dipakai: usedVouchers.as('dipakai'),
    })
    .from(voucherContract)
    .leftJoin(bhbu, eq(bhbu.id, voucherContract.idBHBU))
    .leftJoin(product, eq(product.id, voucherContract.productId))
    .leftJoin(service, eq(service.id, voucherContract.serviceId))
    .leftJoin(invoice, eq(invoice.id, voucherContract.idInvoice))
    .leftJoin(pks, eq(pks.id, voucherContract.idPKS))
    .leftJoin(order, eq(order.id, voucherContract.idRoot))
    .$dynamic();

type SelectedContract = Awaited<ReturnType<typeof selectContracts>>[number];

/** A contract with the facilities that accept its vouchers. */
export type ContractRow = SelectedContract &
  Pick<VoucherContract, 'faskesDiizinkan' | 'namaFaskesDiizinkan'>;

/** Adds the facilities that accept their vouchers to contracts. */
async function withFacilities(
  { db }: Pick<ReadContext, 'db'>,
  rows: SelectedContract[],
): Promise<ContractRow[]> {
  const allowed =
    rows.length === 0
      ? []
      : await db
          .select({
            idContract: voucherContractFaskes.idContract,
            id: faskes.id,
            nama: faskes.namaFaskes,
          })
          .from(voucherContractFaskes)
          .innerJoin(faskes, eq(faskes.id, voucherContractFaskes.idFaskes))
          .where(
            inArray(
              voucherContractFaskes.idContract,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(faskes.namaFaskes), asc(faskes.id));
  return rows.map(row => {
    const own = allowed.filter(({ idContract }) => idContract === row.id);
    return {
      ...row,
      faskesDiizinkan: own.map(({ id }) => id),
      namaFaskesDiizinkan: own.map(({ nama }) => nama),
    };
  });
}

/** Voucher contracts with the facilities that accept their vouchers. */
export const contractRecords = defineRecords({
  table: voucherContract,
  resource: 'voucherContract',
  noun: 'voucherContract',
  select: selectContracts,
  complete: withFacilities,
  scope: contractScope,
  labelOf: contractLabel,
  auditFields: [...fieldNames(voucherContractFields), 'noKontrak', 'status', 'alasanBatal'],
  constraints: [
    {
      constraint: 'voucher_contract_id_bhbu_bhbu_id_fk',
      field: 'idBHBU',
      message: message('voucherContract.companyUnknown'),
    },
  ],
});

/** Locks a contract as the server itself. @throws Problem 404 */
export const lockContract = (ctx: ReadContext, id: number): Promise<ContractRow> =>
  contractRecords.lock({ db: ctx.db, now: ctx.now, ...everyContract }, id);

/** Replaces the facilities that accept the vouchers of a contract. */
export async function replaceFacilities(
  db: Queryable,
  idContract: number,
  ids: readonly number[],
): Promise<void> {
  await db.delete(voucherContractFaskes).where(eq(voucherContractFaskes.idContract, idContract));
  if (ids.length === 0) return;
  await db
    .insert(voucherContractFaskes)
    .values([...new Set(ids)].map(idFaskes => ({ idContract, idFaskes })));
}

/** Whether the vouchers of a contract circulate as far as its state says. */
const isCirculating = ({ status }: Pick<ContractRow, 'status'>): boolean =>
  status === 'AKTIF' || status === 'HABIS_KUOTA';

/** Returns contracts with what forbids their vouchers now. */
export async function toContracts(
  ctx: Pick<Context, 'db' | 'now' | 'render'>,
  rows: readonly ContractRow[],
): Promise<VoucherContract[]> {
  const circulating = rows.filter(isCirculating);
  const obstacles = await findCirculationObstacles(ctx.db, circulating, dayInJakarta(ctx.now));
  return rows.map(row => {
    const obstacle = obstacles.get(row.id);
    return { ...row, halangan: obstacle ? ctx.render(obstacle.text) : null };
  });
}

/** Returns a contract with what forbids its vouchers now. */
export async function toContract(
  ctx: Pick<Context, 'db' | 'now' | 'render'>,
  row: ContractRow,
): Promise<VoucherContract> {
  const [contract] = await toContracts(ctx, [row]);
  if (!contract) throw new Error('A contract was lost while it was read.');
  return contract;
}
