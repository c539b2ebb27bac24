import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { agreedDoses } from '#contract/domains/order/floor.ts';
import type { VoucherContractInput } from '#contract/domains/voucher/contract.ts';
import { currentVersion, findLines, orderRecords, rootIdOf } from '#server/domains/order/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import {
  faskes,
  invoice,
  pks,
  voucherContract,
  voucherTransaction,
} from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { contractLifecycle } from './lifecycle.ts';
import { getVoucherOrder } from './obstacle.ts';
import type { ContractRow } from './records.ts';

type Body = Omit<VoucherContractInput, 'version'>;
type Issues = Record<string, Message[]>;

const everyOrderContext = (db: Queryable, now: Date) =>
  ({ db, now, scope: 'all', user: { bhbuId: null, faskesId: null } }) as const;

/**
 * Returns the first version of the order that a contract's invoice or agreement belongs to.
 * @throws Problem 422 for none, for one of another company, and for two of different orders
 */
export async function resolveRoot(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { idBHBU, idInvoice, idPKS }: Pick<Body, 'idBHBU' | 'idInvoice' | 'idPKS'>,
): Promise<number> {
  const [billed] = idInvoice
    ? await db.select().from(invoice).where(eq(invoice.id, idInvoice))
    : [];
  if (idInvoice && (billed?.idBHBU !== idBHBU || ['DRAFT', 'BATAL'].includes(billed.status))) {
    throw invalidField('idInvoice', message('voucherContract.invoiceUnknown'));
  }
  const [agreement] = idPKS ? await db.select().from(pks).where(eq(pks.id, idPKS)) : [];
  if (idPKS && agreement?.idBHBU !== idBHBU) {
    throw invalidField('idPKS', message('voucherContract.pksUnknown'));
  }
  if (agreement && agreement.status !== 'AKTIF') {
    const nomor = agreement.noPKS ?? '';
    throw invalidField('idPKS', message('voucherContract.pksNotActive', { nomor }));
  }
  const ofAgreement = agreement
    ? rootIdOf(await orderRecords.get(everyOrderContext(db, now), agreement.idOrder, 'any'))
    : undefined;
  const idRoot = billed?.idRoot ?? ofAgreement;
  if (idRoot === undefined) {
    throw invalidField('idInvoice', message('voucherContract.sourceMissing'));
  }
  // An order under a booster agreement has another first version than the agreement.
  if (ofAgreement !== undefined && idRoot !== ofAgreement && billed?.idPKS !== agreement?.id) {
    throw invalidField('idPKS', message('voucherContract.otherOrder'));
  }
  return idRoot;
}

/** What the contracts of an order may grant of a product. */
interface Grantable {
  readonly doses: number;
  /** Doses of the other contracts that are not cancelled. */
  readonly granted: number;
}

/**
 * Returns the doses of a product in an order, and those that other contracts grant. The order's
 * family must be locked.
 */
async function findGrantable(
  db: Queryable,
  { idRoot, productId, id }: { idRoot: number; productId: number; id: number | undefined },
): Promise<Grantable> {
  const lines = await findLines(db, [(await getVoucherOrder(db, idRoot)).id]);
  const [other] = await db
    .select({
      doses: sql<number>`coalesce(sum(${voucherContract.kuotaVoucher}::bigint
        * ${voucherContract.dosisPerVoucher}), 0)::float8`,
    })
    .from(voucherContract)
    .where(
      and(
        eq(voucherContract.idRoot, idRoot),
        eq(voucherContract.productId, productId),
        ne(voucherContract.status, 'DIBATALKAN'),
        id === undefined ? undefined : ne(voucherContract.id, id),
      ),
    );
  return {
    doses: lines
      .filter(({ idProduk }) => idProduk === productId)
      .reduce((total, line) => total + agreedDoses(line), 0),
    granted: other?.doses ?? 0,
  };
}

/** Returns why a quota exceeds what an order has of its product. Its family must be locked. */
export async function findQuotaIssue(
  db: Queryable,
  contract: Pick<ContractRow, 'dosisPerVoucher' | 'idRoot' | 'kuotaVoucher' | 'productId'> & {
    readonly id: number | undefined;
  },
): Promise<Message | undefined> {
  const { doses, granted } = await findGrantable(db, contract);
  const most = Math.max(0, Math.floor((doses - granted) / contract.dosisPerVoucher));
  return contract.kuotaVoucher <= most
    ? undefined
    : message('voucherContract.quotaAboveOrder', {
        nomor: orderRecords.labelOf(await getVoucherOrder(db, contract.idRoot)),
        dosis: doses,
        paling: most,
      });
}

// The order may have changed since the contract was drafted.
contractLifecycle.addGuard('activate', 'quota', ({ db }, row) => findQuotaIssue(db, row));

/** Adds what is wrong with the allowed facilities. */
async function addFacilityIssues(db: Queryable, ids: readonly number[], issues: Issues) {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const usable = await db.$count(
    faskes,
    and(inArray(faskes.id, wanted), eq(faskes.isActive, true), isNull(faskes.deletedAt)),
  );
  if (usable < wanted.length) {
    issues['faskesDiizinkan'] = [message('voucherContract.facilityUnknown')];
  }
}

/** Returns what is wrong with a draft by field. The family of its order must be locked. */
export async function findDraftIssues(
  { db, now }: Pick<Context, 'db' | 'now'>,
  body: Body,
  { idRoot, id }: { readonly idRoot: number; readonly id: number | undefined },
): Promise<Issues> {
  const issues: Issues = {};
  if (body.tanggalSelesai < body.tanggalMulai) {
    issues['tanggalSelesai'] = [message('voucherContract.endsBeforeStart')];
  } else if (body.tanggalSelesai < dayInJakarta(now)) {
    issues['tanggalSelesai'] = [message('voucherContract.endInPast')];
  }
  await addFacilityIssues(db, body.faskesDiizinkan, issues);
  if ((await currentVersion(db, idRoot)) === undefined) {
    issues[body.idInvoice ? 'idInvoice' : 'idPKS'] = [message('voucherContract.orderOver')];
    return issues;
  }
  const order = await getVoucherOrder(db, idRoot);
  const nomor = orderRecords.labelOf(order);
  const lines = (await findLines(db, [order.id])).filter(
    ({ idProduk }) => idProduk === body.productId,
  );
  if (lines.length === 0) {
    issues['productId'] = [message('voucherContract.productNotOrdered', { nomor })];
    return issues;
  }
  if (body.serviceId && !lines.some(({ idLayanan }) => idLayanan === body.serviceId)) {
    issues['serviceId'] = [message('voucherContract.serviceNotOrdered', { nomor })];
  }
  const excess = await findQuotaIssue(db, { ...body, idRoot, id });
  if (excess) issues['kuotaVoucher'] = [excess];
  return issues;
}

/** Fields of an active contract that can still be changed. */
const changeableFields: readonly string[] = [
  'judul',
  'kuotaVoucher',
  'tanggalSelesai',
  'faskesDiizinkan',
  'catatan',
];

/** Returns the last day of the open vouchers of a contract; undefined for none. */
async function lastOpenDay(db: Queryable, idContract: number): Promise<string | undefined> {
  const [found] = await db
    .select({ day: sql<string | null>`max(${voucherTransaction.validUntil})` })
    .from(voucherTransaction)
    .where(
      and(
        eq(voucherTransaction.voucherContractId, idContract),
        inArray(voucherTransaction.status, ['TERBIT', 'SEBAGIAN_TERPAKAI']),
      ),
    );
  return found?.day ?? undefined;
}

/**
 * Returns what is wrong with a change of an active contract by field. The family of its order and
 * the contract must be locked.
 */
export async function findChangeIssues(
  { db, now }: Pick<Context, 'db' | 'now'>,
  body: Body,
  before: ContractRow,
): Promise<Issues> {
  const issues: Issues = {};
  const stored = new Map<string, unknown>(Object.entries(before));
  for (const [field, value] of Object.entries(body)) {
    if (field === 'version' || changeableFields.includes(field)) continue;
    if ((value ?? null) !== (stored.get(field) ?? null)) {
      issues[field] = [message('voucherContract.fixed')];
    }
  }
  const { tanggalSelesai, kuotaVoucher } = body;
  if (tanggalSelesai !== before.tanggalSelesai) {
    const last = await lastOpenDay(db, before.id);
    if (tanggalSelesai < before.tanggalMulai) {
      issues['tanggalSelesai'] = [message('voucherContract.endsBeforeStart')];
    } else if (tanggalSelesai < dayInJakarta(now)) {
      issues['tanggalSelesai'] = [message('voucherContract.endInPast')];
    } else if (last !== undefined && tanggalSelesai < last) {
      issues['tanggalSelesai'] = [message('voucherContract.endBeforeVouchers', { hari: last })];
    }
  }
  const allowed = new Set(before.faskesDiizinkan);
  await addFacilityIssues(
    db,
    body.faskesDiizinkan.filter(id => !allowed.has(id)),
    issues,
  );
  if (kuotaVoucher < before.diterbitkan) {
    const terbit = before.diterbitkan;
    issues['kuotaVoucher'] = [message('voucherContract.quotaBelowIssued', { terbit })];
  } else if (kuotaVoucher > before.kuotaVoucher) {
    const excess = await findQuotaIssue(db, { ...before, kuotaVoucher });
    if (excess) issues['kuotaVoucher'] = [excess];
  }
  return issues;
}
