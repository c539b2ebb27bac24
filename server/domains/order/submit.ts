import { eq } from 'drizzle-orm';
import { errorsByField } from '#contract/core/messages/zod-issues.ts';
import type { OrderFacts } from '#contract/domains/order/facts.ts';
import {
  agreedDoses,
  findFixedTermIssues,
  findPaidIssue,
  settlingAmount,
  findShippedIssues,
  findSplitIssues,
  isSameProduct,
} from '#contract/domains/order/floor.ts';
import { completeOrder, maxOrderLines, orderLineFields } from '#contract/domains/order/record.ts';
import { orderTotals, type PricedLine } from '#contract/domains/order/totals.ts';
import { validateOrder, type OrderIssues } from '#contract/domains/order/validate.ts';
import { lookupCodes } from '#server/domains/lookup/index.ts';
import type { Context } from '#server/platform/context.ts';
import { orderLine } from '#server/platform/db/schema/index.ts';
import { drawDocumentNumber } from '#server/platform/document-number/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, invalidFields } from '#server/platform/problem.ts';
import { formColumns } from '#server/platform/record/index.ts';
import { getOrderFacts } from './facts.ts';
import { amendedLines, findAmended, splitAddedDoses } from './floor.ts';
import { orderLifecycle } from './lifecycle.ts';
import { findLines, replaceLines, type StoredLine } from './lines.ts';
import type { OrderRow } from './records.ts';
import { getFamilyFacts } from './versions.ts';

/** Price snapshot of a line. */
type LineSnapshot = Pick<
  typeof orderLine.$inferSelect,
  | 'alamatFaskes'
  | 'dosisPerOrang'
  | 'hargaSatuan'
  | 'hargaLayanan'
  | 'kelasPajak'
  | 'kelasPajakLayanan'
  | 'pphKode'
>;

/**
 * Returns the prices of a line.
 * @param earlier the line that it continues unchanged, whose prices it keeps
 */
function snapshotOf(
  line: StoredLine,
  facts: OrderFacts,
  earlier: StoredLine | undefined,
): LineSnapshot {
  const chosen = facts.produk.find(({ id }) => id === line.idProduk);
  const offered = facts.layanan.find(({ id }) => id === line.idLayanan);
  const agreed =
    earlier && agreedDoses(earlier) > 0 && isSameProduct(earlier, line) ? earlier : undefined;
  return {
    alamatFaskes: facts.faskes.find(({ id }) => id === line.idFaskes)?.alamat ?? null,
    dosisPerOrang: agreed?.dosisPerOrang ?? chosen?.dosisPerOrang ?? null,
    hargaSatuan: agreed?.hargaSatuan ?? chosen?.hargaSatuan ?? null,
    hargaLayanan: agreed ? agreed.hargaLayanan : (offered?.tarifPerDosis ?? null),
    kelasPajak: agreed?.kelasPajak ?? chosen?.kelasPajak ?? null,
    kelasPajakLayanan: agreed ? agreed.kelasPajakLayanan : (offered?.kelasPajak ?? null),
    pphKode: agreed ? agreed.pphKode : (offered?.pphKode ?? null),
  };
}

/** Returns a stored line as the totals need it. */
export const pricedLine = (
  line: LineSnapshot & {
    readonly jumlahDosis: number | null;
    readonly qtyDisetujui: number | null;
  },
): PricedLine => ({
  jumlahDosis: line.qtyDisetujui ?? line.jumlahDosis ?? 0,
  hargaSatuan: line.hargaSatuan ?? 0,
  kelasPajak: line.kelasPajak ?? 'PPN',
  layanan:
    line.hargaLayanan === null
      ? null
      : {
          tarif: line.hargaLayanan,
          kelasPajak: line.kelasPajakLayanan ?? 'DIBEBASKAN',
          pphKode: line.pphKode,
        },
});

/** Returns the amounts of an order as columns. */
export function amountColumns(
  lines: readonly PricedLine[],
  company: OrderFacts['perusahaan'],
  day: string,
) {
  const totals = orderTotals(lines, company, day);
  return {
    totalPembelian: totals.totalProduk,
    totalLayanan: totals.totalLayanan,
    subTotal: totals.subTotal,
    ppn: totals.ppn,
    ppnDTP: totals.ppnDTP,
    pph: totals.pphDipungut - totals.pphDipotong,
    totalHarga: totals.total,
  };
}

/** Throws the issues of an order, if there are any. @throws Problem 422 */
function throwIssues(issues: OrderIssues): void {
  if (Object.keys(issues).length > 0) throw invalidFields(issues);
}

/** Returns whether the doses that a line adds have other prices or taxes than the agreed ones. */
const isRepricedBy =
  (facts: OrderFacts) =>
  (line: StoredLine, before: StoredLine): boolean => {
    const today = snapshotOf(line, facts, undefined);
    return (
      [
        'hargaSatuan',
        'hargaLayanan',
        'kelasPajak',
        'kelasPajakLayanan',
        'pphKode',
        'dosisPerOrang',
      ] as const
    ).some(name => today[name] !== before[name]);
  };

/** Stores the lines of an amendment so that added doses of another price have lines of their own. */
async function separateAddedDoses(
  ctx: Context,
  { id }: OrderRow,
  lines: StoredLine[],
  earlier: readonly StoredLine[],
  facts: OrderFacts,
): Promise<StoredLine[]> {
  const separated = splitAddedDoses(lines, earlier, isRepricedBy(facts));
  if (separated.length === lines.length) return lines;
  if (separated.length > maxOrderLines) {
    throw invalidField('baris', message('order.tooManyLines', { baris: maxOrderLines }));
  }
  await replaceLines(ctx.db, id, separated);
  return await findLines(ctx.db, [id]);
}

/** Returns the amounts of a submitted order. @throws Problem 422 for more than an amount can be */
function readAmounts(...input: Parameters<typeof amountColumns>): ReturnType<typeof amountColumns> {
  try {
    return amountColumns(...input);
  } catch (error) {
    if (error instanceof RangeError) {
      throw invalidField('jumlahDosis', message('order.amountTooLarge'));
    }
    throw error;
  }
}

/** Whether the first invoice of an order's family is issued. */
const isInvoiced = async ({ db }: Context, row: OrderRow): Promise<boolean> =>
  (await getFamilyFacts(db, row)).tanggalTagihan !== null;

/** The amounts of a draft, which has none. */
export const noAmounts = {
  totalPembelian: null,
  totalLayanan: null,
  subTotal: null,
  ppn: null,
  ppnDTP: null,
  pph: null,
  totalHarga: null,
} as const satisfies Record<keyof ReturnType<typeof amountColumns>, null>;

/**
 * Submits a locked draft, or an order that another person of the company approves with it: validates it, stores
 * today's prices with its lines, and draws its number. A draft of a company that requires an approval waits for
 * that instead, without a number. An amendment may not fall below what is paid or shipped.
 * @throws Problem 422 by field, 409
 */
export async function submitOrder(ctx: Context, draft: OrderRow): Promise<OrderRow> {
  const entered = await findLines(ctx.db, [draft.id]);
  const parsed = completeOrder.safeParse({
    ...draft,
    pksId: draft.pksPayung,
    baris: entered.map(line => ({
      id: line.asalBaris ?? line.id,
      ...formColumns(orderLineFields, line),
    })),
  });
  if (!parsed.success) throw invalidFields(errorsByField(parsed.error));
  const facts = await getOrderFacts(ctx, draft.bhbuId);
  const amended = await findAmended(ctx, draft);
  const earlier = amended?.baris ?? [];
  throwIssues({
    ...(lookupCodes.isKabKota(parsed.data.kabKota)
      ? {}
      : { kabKota: [message('record.unknownRegion')] }),
    ...validateOrder(parsed.data, facts, earlier),
    ...findShippedIssues(amendedLines(entered), earlier),
    ...findSplitIssues(amendedLines(entered), earlier, isRepricedBy(facts)),
    ...(amended && findFixedTermIssues(parsed.data, amended, await isInvoiced(ctx, draft))),
  });
  const priced = [];
  for (const line of await separateAddedDoses(ctx, draft, entered, earlier, facts)) {
    const before = earlier.find(({ id }) => id === line.asalBaris);
    const snapshot = snapshotOf(line, facts, before);
    await ctx.db.update(orderLine).set(snapshot).where(eq(orderLine.id, line.id));
    priced.push(pricedLine({ ...line, ...snapshot, qtyDisetujui: null }));
  }
  const tanggalOrder = dayInJakarta(ctx.now);
  const amounts = readAmounts(priced, facts.perusahaan, tanggalOrder);
  const belowPaid =
    amended && findPaidIssue(amendedLines(entered), settlingAmount(amounts), amended);
  if (belowPaid) throw invalidField('baris', belowPaid);
  const isDraft = draft.status === 'DRAFT';
  if (isDraft && facts.perusahaan.persetujuanPesanan) {
    const values = { ...amounts, alasan: null };
    return await transition(ctx, orderLifecycle, draft, 'requestApproval', { values });
  }
  return await transition(ctx, orderLifecycle, draft, isDraft ? 'submit' : 'approve', {
    values: {
      ...amounts,
      alasan: null,
      tanggalOrder,
      noOrder: draft.noOrder ?? (await drawDocumentNumber(ctx, 'order')),
    },
  });
}
