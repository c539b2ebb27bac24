import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { nameKey } from '#contract/core/values/name.ts';
import { parsePhone } from '#contract/core/values/phone.ts';
import type { Context } from '#server/platform/context.ts';
import { escapeLike } from '#server/platform/db/list-query.ts';
import { bhbu, faskes, peserta } from '#server/platform/db/schema/index.ts';
import { isFullNik, isNikEnd, searchCondition } from './filter.ts';
import { countPeserta } from './list.ts';
import { livePesertaScope } from './scope.ts';

/** Three letters or digits in a row, which the index of name parts needs. */
const hasTrigram = /[\p{L}\p{N}]{3}/u;

/**
 * Registrations of a scope that are sorted after they are found. In a larger scope the names are read
 * in their order until enough match, which would read all names for a scope without a match.
 */
const maxSorted = 10_000;

/** What is looked up, and how. */
interface Lookup {
  readonly limit: number;
  /** Whether the scope has so few registrations that they are found first and sorted afterwards. */
  readonly isSmall: boolean;
}

/** Selects the ids of registrations in the caller's scope by name. */
const selectIds = (
  ctx: Context,
  { limit, isSmall }: Lookup,
  rank: number,
  condition: SQL | undefined,
) =>
  ctx.db
    .select({ id: peserta.id, rank: sql<number>`${rank}::int`.as('rank') })
    .from(peserta)
    .where(and(livePesertaScope(ctx), condition))
    // No index has the expression.
    .orderBy(isSmall ? sql`${peserta.namaKey} || ''` : asc(peserta.namaKey), asc(peserta.id))
    .limit(limit);

/**
 * Selects names that start with a text, then names that contain it. Each part stops at the limit, and
 * the second does not run when the first fills it.
 */
function selectNamed(ctx: Context, lookup: Lookup, text: string) {
  const part = escapeLike(nameKey(text));
  const starts = selectIds(ctx, lookup, 0, sql`${peserta.namaKey} like ${`${part}%`}`);
  if (!hasTrigram.test(part)) return starts;
  const contains = and(
    sql`${peserta.namaKey} like ${`%${part}%`}`,
    sql`${peserta.namaKey} not like ${`${part}%`}`,
  );
  return unionAll(starts, selectIds(ctx, lookup, 1, contains)).limit(lookup.limit);
}

/**
 * Returns the first registrations in the caller's scope with a full NIK, its last four digits, a mobile number, or a name
 * that starts with the text or contains it. Identity numbers are masked.
 */
export async function findFirstPeserta(ctx: Context, text: string, limit: number) {
  const isExact = isFullNik(text) || isNikEnd(text) || parsePhone(text) !== null;
  const total = ctx.scope === 'own' ? await countPeserta(ctx, 'role', {}) : undefined;
  if (total === 0) return [];
  const lookup = { limit, isSmall: total !== undefined && total <= maxSorted };
  const found = (
    isExact ? selectIds(ctx, lookup, 0, searchCondition(ctx, text)) : selectNamed(ctx, lookup, text)
  ).as('found');
  return await ctx.db
    .select({
      id: peserta.id,
      nama: peserta.nama,
      nik: peserta.nikMask,
      noPaspor: peserta.noPasporMask,
      vaccinationType: peserta.vaccinationType,
      namaBHBU: bhbu.namaBHBU,
      namaFaskes: faskes.namaFaskes,
    })
    .from(found)
    .innerJoin(peserta, eq(peserta.id, found.id))
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .leftJoin(faskes, eq(faskes.id, peserta.faskesId))
    .orderBy(found.rank, peserta.namaKey, peserta.id);
}
