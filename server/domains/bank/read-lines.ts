import { sql } from 'drizzle-orm';
import { toPage } from '#contract/core/list.ts';
import type { bankLineCalls } from '#contract/domains/bank/calls.ts';
import type { BankLine } from '#contract/domains/bank/record.ts';
import { bankLineStates } from '#contract/states/bank-line.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { containsText, inOrderOf } from '#server/platform/db/list-query.ts';
import { bankLine, bhbu } from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { countAndSum } from '#server/platform/record/index.ts';
import { findBooked } from './booked.ts';
import { inWords } from './equation.ts';
import { explainLines } from './explanations.ts';
import { bankLines } from './records.ts';

const page = bankLines.list({
  search: q =>
    q ? containsText(q, [bankLine.keterangan, bankLine.pengirim, bhbu.namaBHBU]) : undefined,
  sort: {
    tanggal: bankLine.tanggal,
    jumlah: bankLine.jumlah,
    status: inOrderOf(bankLineStates.names, bankLine.status),
    modifiedAt: bankLine.modifiedAt,
  },
  filters: {
    status: bankLine.status,
    tanggal: bankLine.tanggal,
    jumlah: bankLine.jumlah,
    idBHBU: bankLine.idBHBU,
  },
});

const isNew = sql`${bankLine.status} = 'BARU'`;

/** What the sums of the list count of a line. */
const summed = {
  banyak: sql<number>`case when ${isNew} then 1 else 0 end`.as('banyak'),
  jumlah: sql<number>`case when ${isNew} then ${bankLine.jumlah} else 0 end`.as('jumlah'),
};

/** Lists lines, with the best explanation of those that are new. */
export const listLines: Handler<typeof bankLineCalls.list> = async (ctx, { query }) => {
  const condition = await page.condition(ctx, query);
  const rows = await page.readPage(ctx, query, condition);
  const explained = await explainLines(ctx.db, rows);
  const matching = ctx.db
    .select(summed)
    .from(bankLine)
    .leftJoin(bhbu, sql`${bhbu.id} = ${bankLine.idBHBU}`)
    .where(condition);
  const { total, ...baru } = await countAndSum(ctx, matching, summed);
  const data = rows.map(row => {
    const best = explained.get(row.id)?.[0];
    return { ...row, penjelasan: best ? inWords(ctx, best) : null };
  });
  return { ...toPage(data, total, query), baru };
};

/** Returns a line with its explanations and the payments that it proves. @throws Problem 404 */
export async function getBankLine(ctx: Context, id: number): Promise<BankLine> {
  const row = await bankLines.get(ctx, id);
  const found = (await explainLines(ctx.db, [row])).get(id) ?? [];
  const kemungkinan = found.map(one => inWords(ctx, one));
  return {
    ...row,
    penjelasan: kemungkinan[0] ?? null,
    kemungkinan,
    pembayaran: await findBooked(ctx.db, id),
  };
}

/** Counts the lines that no one has matched or set aside. */
export const countNewLines = ({ db }: Context): Promise<Waiting> =>
  countWaitingRows(db, bankLine, isNew, dayOfInstant(bankLine.createdAt));
