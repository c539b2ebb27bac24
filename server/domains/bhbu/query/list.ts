import { and, eq, gte, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { parseNpwp } from '#contract/core/values/npwp.ts';
import type { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import { kabKotaName } from '#server/domains/lookup/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { blindIndex } from '#server/platform/crypto/blind-index.ts';
import { containsNames, containsText, ignoringCase } from '#server/platform/db/list-query.ts';
import { appUser, bhbu } from '#server/platform/db/schema/index.ts';
import { bhbuPesertaCount } from '#server/platform/db/views/peserta-counts.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { createList } from '#server/platform/record/index.ts';
import { isLiveBhbu, bhbuScope } from '../scope.ts';
import { skbWaits } from './count.ts';
import { hasNoFaskes, hasNoManager } from './unready.ts';

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
  skbDiperiksaPada: bhbu.skbDiperiksaPada,
  skbDiperiksaOleh: bhbu.skbDiperiksaOleh,
  pemungutPPN: bhbu.pemungutPPN,
  instansiPemerintah: bhbu.instansiPemerintah,
  nitku: bhbu.nitku,
  jumlahPeserta: bhbuPesertaCount(bhbu.id),
  version: bhbu.version,
  createdAt: bhbu.createdAt,
  createdBy: bhbu.createdBy,
  modifiedAt: bhbu.modifiedAt,
  modifiedBy: bhbu.modifiedBy,
};

/** Matches a full NPWP by its blind index, or any other text as part of a name or number. */
function searchCondition(text: string | undefined, { deps }: Context) {
  const npwp = parseNpwp(text ?? '');
  return npwp
    ? eq(bhbu.npwpKey, blindIndex(deps.keys, `npwp:${npwp.digits}`))
    : or(
        containsNames(text, [bhbu.namaBHBU, bhbu.namaPIC]),
        containsText(text, [bhbu.nib, bhbu.invoiceAccount]),
      );
}

export const list = createList(
  {
    id: bhbu.id,
    select: ({ db }) =>
      db
        .select(bhbuListColumns)
        .from(bhbu)
        .leftJoin(appUser, eq(appUser.id, bhbu.accountManagerId))
        .$dynamic(),
    complete: (_ctx, rows) =>
      rows.map(row => ({ ...row, namaKabKota: row.kabKota && kabKotaName(row.kabKota) })),
    where: ctx => and(isLiveBhbu, bhbuScope(ctx)),
  },
  {
    search: searchCondition,
    sort: {
      namaBHBU: ignoringCase(bhbu.namaBHBU),
      status: bhbu.status,
      jumlahPeserta: bhbuListColumns.jumlahPeserta,
      // Companies without an SKB sort last.
      skbBerlakuSampai: sql`coalesce(${bhbu.skbBerlakuSampai}, 'infinity')`,
      modifiedAt: bhbu.modifiedAt,
    },
    filters: {
      idBhbu: bhbu.id,
      isActive: bhbu.isActive,
      status: bhbu.status,
      tanpaAccountManager: isMissing =>
        isMissing ? hasNoManager : isNotNull(bhbu.accountManagerId),
      tanpaFaskes: (isMissing, { db }) => {
        const unserved = hasNoFaskes(db);
        return isMissing ? unserved : not(unserved);
      },
      skbMenunggu: (waits, ctx) => (waits ? skbWaits(ctx) : not(skbWaits(ctx))),
      skbBerakhir: (hasExpired, { now }) => {
        const today = dayInJakarta(now);
        return hasExpired
          ? lt(bhbu.skbBerlakuSampai, today)
          : or(isNull(bhbu.skbBerlakuSampai), gte(bhbu.skbBerlakuSampai, today));
      },
    },
  },
) satisfies Handler<typeof bhbuCalls.list>;
