import { and, asc, count, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { dosisCalls } from '#contract/dosis/index.ts';
import { toPage } from '#contract/list.ts';
import type { Context, Verb } from '../context.ts';
import { dosis, faskes, kipi, peserta } from '../db/schema/index.ts';
import { gravityOf } from './kipi-head.ts';
import { mine } from './scope.ts';

/**
 * Lists adverse events in scope, oldest first so that the longest waiting come first. The list
 * omits kind and health data; events of cancelled doses stay listed.
 */
export const listKipi: Verb<typeof dosisCalls.listKipi> = async (ctx, { query }) => {
  const { idFaskes, serius, dilaporkan } = query;
  const where = and(
    mine(ctx),
    idFaskes === undefined ? undefined : eq(dosis.faskesId, idFaskes),
    serius === undefined ? undefined : eq(kipi.isSerious, serius),
    dilaporkan === undefined
      ? undefined
      : dilaporkan
        ? isNotNull(kipi.reportedAt)
        : isNull(kipi.reportedAt),
  );
  const rows = await ctx.db
    .select({
      kipi,
      idPeserta: dosis.pesertaId,
      nama: peserta.name,
      dosisKe: dosis.number,
      tanggal: dosis.givenOn,
      idFaskes: dosis.faskesId,
      namaFaskes: faskes.name,
    })
    .from(kipi)
    .innerJoin(dosis, eq(dosis.id, kipi.dosisId))
    .innerJoin(peserta, eq(peserta.id, dosis.pesertaId))
    .innerJoin(faskes, eq(faskes.id, dosis.faskesId))
    .where(where)
    .orderBy(asc(kipi.createdAt), asc(kipi.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const total = await countWhere(ctx, where);
  return toPage(
    rows.map(({ kipi: row, ...more }) => ({ ...gravityOf(row), ...more })),
    total,
    query,
  );
};

async function countWhere({ db }: Pick<Context, 'db'>, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ n: count() })
    .from(kipi)
    .innerJoin(dosis, eq(dosis.id, kipi.dosisId))
    .where(where);
  return counted?.n ?? 0;
}

/** Counts the serious events in scope that are not reported. */
export const countUnreported = (ctx: Pick<Context, 'db' | 'scope' | 'user'>): Promise<number> =>
  countWhere(ctx, and(eq(kipi.isSerious, true), isNull(kipi.reportedAt), mine(ctx)));
