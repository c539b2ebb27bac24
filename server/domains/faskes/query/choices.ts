import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { faskesCalls } from '#contract/domains/faskes/index.ts';
import { canSeeBhbu } from '#server/domains/bhbu/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { faskes } from '#server/platform/db/schema/index.ts';
import { faskesServesBhbu } from '#server/platform/db/views/serves.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { notFound } from '#server/platform/problem.ts';
import { selectChoices } from '#server/platform/record/index.ts';
import { isLiveFaskes, faskesScope } from '../scope.ts';
import { hasExpired } from '../statement/statement-state.ts';

const faskesChoiceColumns = (ctx: Context) => ({
  id: faskes.id,
  name: faskes.namaFaskes,
  masaBerlakuHabis: hasExpired(dayInJakarta(ctx.now)),
  kodePcare: faskes.kodePcare,
});

export const choices: Handler<typeof faskesCalls.choices> = async (ctx, { query }) => {
  const select = ctx.db.select(faskesChoiceColumns(ctx)).from(faskes).$dynamic();
  return await selectChoices(select, query, {
    id: faskes.id,
    name: faskes.namaFaskes,
    offered: eq(faskes.isActive, true),
    where: and(isLiveFaskes, faskesScope(ctx)),
  });
};

export const choicesOfBhbu: Handler<typeof faskesCalls.choicesOfBhbu> = async (ctx, { params }) => {
  if (!(await canSeeBhbu(ctx, params.id))) throw notFound('bhbu');
  return await ctx.db
    .select(faskesChoiceColumns(ctx))
    .from(faskes)
    .where(
      and(
        isLiveFaskes,
        faskesScope(ctx),
        faskesServesBhbu(ctx.db, faskes.id, params.id),
        eq(faskes.isActive, true),
      ),
    )
    .orderBy(asc(sql`lower(${faskes.namaFaskes})`), asc(faskes.id));
};

/** Lists the active faskes with a code that serve a company, sorted by name; with null, all of them. */
export const listFaskesCodes = (db: Queryable, bhbuId: number | null) =>
  db
    .select({ code: faskes.kodePcare, name: faskes.namaFaskes, kabKota: faskes.kabKota })
    .from(faskes)
    .where(
      and(
        isLiveFaskes,
        eq(faskes.isActive, true),
        isNotNull(faskes.kodePcare),
        bhbuId === null ? undefined : faskesServesBhbu(db, faskes.id, bhbuId),
      ),
    )
    .orderBy(asc(sql`lower(${faskes.namaFaskes})`), asc(faskes.id));

/**
 * Checks that a faskes is active and serves a company; with null, any active faskes qualifies. The
 * lock on its row makes a deletion or deactivation wait until the transaction ends.
 * @param locks false for a preview, which writes nothing
 */
export async function canChooseFaskes(
  db: Queryable,
  faskesId: number,
  bhbuId: number | null,
  { locks = true }: { readonly locks?: boolean } = {},
): Promise<boolean> {
  const query = db
    .select({ id: faskes.id })
    .from(faskes)
    .where(
      and(
        eq(faskes.id, faskesId),
        isLiveFaskes,
        eq(faskes.isActive, true),
        bhbuId === null ? undefined : faskesServesBhbu(db, faskes.id, bhbuId),
      ),
    );
  return (await (locks ? query.for('key share') : query)).length > 0;
}
