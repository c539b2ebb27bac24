import { and, asc, sql } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import { faskes } from '#server/platform/db/schema/index.ts';
import { faskesServesBhbu } from '#server/platform/db/views/serves.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { isLiveFaskes } from '../scope.ts';
import { statementStateOn } from '../statement/statement-state.ts';

/** Lists the facilities that serve a company, also inactive ones, with what an order needs of them. */
export const listFaskesServing = async ({ db, now }: Pick<Context, 'db' | 'now'>, bhbuId: number) =>
  await db
    .select({
      id: faskes.id,
      name: faskes.namaFaskes,
      alamat: faskes.alamat,
      isActive: faskes.isActive,
      pernyataan: statementStateOn(dayInJakarta(now)),
      namaPIC: faskes.namaPIC,
      noHP: faskes.noHP,
    })
    .from(faskes)
    .where(and(isLiveFaskes, faskesServesBhbu(db, faskes.id, bhbuId)))
    .orderBy(asc(sql`lower(${faskes.namaFaskes})`), asc(faskes.id));
