import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { addMonths } from '#contract/core/values/day.ts';
import { canAccess, type Permission } from '#contract/policy.ts';
import { listPages, recordPath } from '#contract/record-pages.ts';
import { bhbuRecords } from '#server/domains/bhbu/index.ts';
import { addressOf } from '#server/domains/lookup/index.ts';
import { findLines, type OrderRow, type StoredLine } from '#server/domains/order/index.ts';
import { findSellerOn } from '#server/domains/seller/index.ts';
import type { Context } from '#server/platform/context.ts';
import { faskes, pks } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidFields } from '#server/platform/problem.ts';
import type { PksRow } from './records.ts';

/** Months for which an agreement is valid unless its draft says otherwise. */
const defaultMonths = 12;

/** Returns the agreement that the agreement of an order amends, if any. */
export async function findParent({ db }: Pick<Context, 'db'>, row: OrderRow) {
  if (row.amandemenDari === null) return undefined;
  const [own] = await db
    .select({ id: pks.id, berlakuSampai: pks.berlakuSampai })
    .from(pks)
    .where(
      and(eq(pks.idOrder, row.amandemenDari), isNotNull(pks.noPKS), ne(pks.status, 'DIBATALKAN')),
    );
  return own;
}

/** Returns the agreement of an order that is not cancelled, if there is one. */
export async function findLivePks({ db }: Pick<Context, 'db'>, idOrder: number) {
  const [found] = await db
    .select({ id: pks.id, tanggalPKS: pks.tanggalPKS, berlakuSampai: pks.berlakuSampai })
    .from(pks)
    .where(and(eq(pks.idOrder, idOrder), ne(pks.status, 'DIBATALKAN')))
    .orderBy(desc(pks.id));
  return found;
}

interface Missing {
  readonly field: string;
  readonly pesan: Message;
  /** Page on which it is entered. */
  readonly path: string | null;
}

/** First and last day of an agreement. */
export interface Term {
  readonly tanggalPKS: string;
  readonly berlakuSampai: string;
}

/** Returns the last day of vaccination of an order; none for an order without lines. */
async function findLastDay({ db }: Pick<Context, 'db'>, idOrder: number) {
  const days = (await findLines(db, [idOrder])).map(line => line.tanggalVaksinasi ?? '');
  return days.sort().at(-1);
}

/**
 * Returns what is wrong with the term of an agreement: it begins between the order and today, and
 * lasts until today and the last vaccination at least.
 */
async function findTermIssues(
  ctx: Context,
  { id, tanggalOrder }: Pick<OrderRow, 'id' | 'tanggalOrder'>,
  { tanggalPKS, berlakuSampai }: Term,
): Promise<Partial<Record<keyof Term, Message>>> {
  const today = dayInJakarta(ctx.now);
  const mulai = tanggalOrder ?? today;
  const lastDay = (await findLastDay(ctx, id)) ?? today;
  const sampai = lastDay > today ? lastDay : today;
  return {
    ...(tanggalPKS < mulai || tanggalPKS > today
      ? { tanggalPKS: message('pks.dateOutside', { mulai }) }
      : {}),
    ...(berlakuSampai < sampai ? { berlakuSampai: message('pks.endsTooEarly', { sampai }) } : {}),
  };
}

/** @throws Problem 422 for a term that the agreement of an order cannot have */
export async function checkTerm(
  ctx: Context,
  row: Pick<OrderRow, 'id' | 'tanggalOrder'>,
  term: Term,
): Promise<void> {
  const issues = Object.entries(await findTermIssues(ctx, row, term));
  if (issues.length === 0) return;
  throw invalidFields(Object.fromEntries(issues.map(([field, issue]) => [field, [issue]])));
}

/** Returns the term of an agreement without a draft; an amendment ends with what it amends. */
export async function defaultTerm(ctx: Context, row: OrderRow): Promise<Term> {
  const today = dayInJakarta(ctx.now);
  const parent = await findParent(ctx, row);
  return {
    tanggalPKS: today,
    berlakuSampai: parent?.berlakuSampai ?? addMonths(today, defaultMonths),
  };
}

/** Returns the term of an order's agreement, as drafted or else by default. */
const termOf = async (
  ctx: Context,
  row: OrderRow,
  draft: Partial<Pick<PksRow, 'tanggalPKS' | 'berlakuSampai'>> | undefined,
): Promise<Term> => {
  const usual = await defaultTerm(ctx, row);
  return {
    tanggalPKS: draft?.tanggalPKS ?? usual.tanggalPKS,
    berlakuSampai: draft?.berlakuSampai ?? usual.berlakuSampai,
  };
};

/** Returns what the agreement of an order still lacks to be issued today with a term. */
export async function findMissing(
  ctx: Context,
  row: OrderRow,
  draft: Pick<PksRow, 'id' | 'tanggalPKS' | 'berlakuSampai'> | undefined,
): Promise<Missing[]> {
  const today = dayInJakarta(ctx.now);
  const missing: Missing[] = [];
  const scopeOf = (permission: Permission) => canAccess(ctx.user, permission);
  const orderPage = scopeOf('order.read') ? recordPath('order', row.id) : null;
  if (row.status !== 'DITERIMA') {
    missing.push({
      field: 'status',
      pesan: message('pks.orderNotAccepted', { keadaan: message(`order.state.${row.status}`) }),
      path: orderPage,
    });
  }
  if (row.pksPayung !== null) {
    missing.push({ field: 'pksId', pesan: message('pks.underBoosterPks'), path: orderPage });
  }
  const company = await bhbuRecords.get(ctx, row.bhbuId);
  // Those who may not correct the company see on its page who looks after it.
  const companyKind = scopeOf('bhbu.update') === 'all' ? 'bhbuForm' : 'bhbu';
  const companyPage = scopeOf('bhbu.read') === 'all' ? recordPath(companyKind, row.bhbuId) : null;
  for (const field of ['npwp', 'alamat', 'kabKota'] as const) {
    if (!company[field]) {
      missing.push({ field, pesan: message(`pks.missing.${field}`), path: companyPage });
    }
  }
  if (!company.isActive) {
    missing.push({ field: 'bhbuId', pesan: message('order.companyInactive'), path: companyPage });
  }
  if (!(await findSellerOn(ctx.db, today))) {
    missing.push({
      field: 'penjual',
      pesan: message('pks.missing.penjual', { hari: today }),
      path: scopeOf('seller.read') ? listPages.seller : null,
    });
  }
  const lines = await findLines(ctx.db, [row.id]);
  const addresses = await findAddresses(ctx, lines);
  for (const line of lines) {
    if (addresses.get(line.id)) continue;
    missing.push({
      field: 'alamatFaskes',
      pesan: message('pks.missing.alamatFaskes', { nama: line.namaFaskes ?? '' }),
      path:
        line.idFaskes !== null && scopeOf('faskes.update') === 'all'
          ? recordPath('faskesForm', line.idFaskes)
          : null,
    });
  }
  const issues = await findTermIssues(ctx, row, await termOf(ctx, row, draft));
  for (const [field, issue] of Object.entries(issues)) {
    missing.push({
      field,
      pesan: message(`pks.missing.${field as keyof Term}`, { alasan: issue }),
      path: draft && scopeOf('pks.update') ? recordPath('pksForm', draft.id) : null,
    });
  }
  return missing;
}

/** Returns the facilities' addresses with their cities by line: that of the order, or else the present one. */
export async function findAddresses(
  { db }: Pick<Context, 'db'>,
  lines: readonly StoredLine[],
): Promise<ReadonlyMap<number, string>> {
  const ids = lines.flatMap(({ idFaskes }) => (idFaskes === null ? [] : [idFaskes]));
  const present = await db
    .select({ id: faskes.id, alamat: faskes.alamat, kabKota: faskes.kabKota })
    .from(faskes)
    .where(inArray(faskes.id, ids));
  return new Map(
    lines.map(line => {
      const facility = present.find(({ id }) => id === line.idFaskes);
      const alamat = line.alamatFaskes ?? facility?.alamat;
      return [line.id, addressOf({ alamat, kabKota: facility?.kabKota })];
    }),
  );
}
