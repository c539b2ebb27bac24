import { and, count, eq, lt, or, sql } from 'drizzle-orm';
import type { bhbuCalls } from '#contract/bhbu/calls.ts';
import { toPage } from '#contract/list.ts';
import { parseNpwp } from '#contract/values/npwp.ts';
import { blindIndex } from '../../crypto/blind-index.ts';
import type { Context, Handler } from '../../context.ts';
import { dayInJakarta } from '../../jakarta-day.ts';
import { idIn, containsText, orderByThenId } from '../../db/list-query.ts';
import { appUser, bhbu } from '../../db/schema/index.ts';
import { kabKotaName } from '../../lookup/index.ts';
import { bhbuPesertaCount } from '../../peserta/counts/bhbu-counts.ts';
import { isLiveBhbu, bhbuScope } from '../scope.ts';

const bhbuListColumns = {
  id: bhbu.id,
  idBHBU: bhbu.id,
  namaBHBU: bhbu.namaBHBU,
  bentuk: bhbu.bentuk,
  kabKota: bhbu.kabKota,
  namaPIC: bhbu.namaPIC,
  noHP: bhbu.noHP,
  estimasiPeserta: bhbu.estimasiPeserta,
  status: bhbu.status,
  isActive: bhbu.isActive,
  alasanNonaktif: bhbu.alasanNonaktif,
  accountManagerId: bhbu.accountManagerId,
  namaAccountManager: appUser.fullName,
  invoiceAccount: bhbu.invoiceAccount,
  noSKB: bhbu.noSKB,
  skbBerlakuSampai: bhbu.skbBerlakuSampai,
  jumlahPeserta: bhbuPesertaCount(bhbu.id),
  version: bhbu.version,
  createdAt: bhbu.createdAt,
  createdBy: bhbu.createdBy,
  modifiedAt: bhbu.modifiedAt,
  modifiedBy: bhbu.modifiedBy,
};

const bhbuSortColumns = {
  namaBHBU: sql`lower(${bhbu.namaBHBU})`,
  status: bhbu.status,
  jumlahPeserta: bhbuListColumns.jumlahPeserta,
  // Companies without an SKB sort last.
  skbBerlakuSampai: sql`coalesce(${bhbu.skbBerlakuSampai}, 'infinity')`,
  modifiedAt: bhbu.modifiedAt,
};

/** Matches a full NPWP by its blind index, or any other text as part of a name or number. */
function searchCondition({ deps }: Context, text: string | undefined) {
  const npwp = parseNpwp(text ?? '');
  return npwp
    ? eq(bhbu.npwpKey, blindIndex(deps.keys, `npwp:${npwp.digits}`))
    : containsText(text, [bhbu.namaBHBU, bhbu.namaPIC, bhbu.nib, bhbu.invoiceAccount]);
}

export const list: Handler<typeof bhbuCalls.list> = async (ctx, { query }) => {
  const today = dayInJakarta(ctx.now);
  const where = and(
    isLiveBhbu,
    bhbuScope(ctx),
    searchCondition(ctx, query.q),
    idIn(bhbu.id, query.id),
    query.idBhbu === undefined ? undefined : eq(bhbu.id, query.idBhbu),
    query.isActive === undefined ? undefined : eq(bhbu.isActive, query.isActive),
    query.status === undefined ? undefined : eq(bhbu.status, query.status),
    query.accountManagerId === undefined
      ? undefined
      : eq(bhbu.accountManagerId, query.accountManagerId),
    query.skbBerakhir === undefined
      ? undefined
      : query.skbBerakhir
        ? lt(bhbu.skbBerlakuSampai, today)
        : or(sql`${bhbu.skbBerlakuSampai} is null`, sql`${bhbu.skbBerlakuSampai} >= ${today}`),
  );
  const rows = await ctx.db
    .select(bhbuListColumns)
    .from(bhbu)
    .leftJoin(appUser, eq(appUser.id, bhbu.accountManagerId))
    .where(where)
    .orderBy(...orderByThenId(bhbuSortColumns[query.sortBy], query.sortOrder, bhbu.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const [total] = await ctx.db.select({ n: count() }).from(bhbu).where(where);
  const data = rows.map(row => ({ ...row, namaKabKota: row.kabKota && kabKotaName(row.kabKota) }));
  return toPage(data, total?.n ?? 0, query);
};
