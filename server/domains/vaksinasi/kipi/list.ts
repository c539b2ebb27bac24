import { and, asc, count, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import { toPage } from '#contract/core/list.ts';
import type { VaccinationType } from '#contract/domains/peserta/record.ts';
import {
  seriousKipiDeadlineHours,
  type vaksinasiCalls,
} from '#contract/domains/vaksinasi/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { zoneColumn } from '#server/platform/db/facility-zone.ts';
import { dose, faskes, kipi, peserta } from '#server/platform/db/schema/index.ts';
import {
  countWaitingRows,
  dayOfInstant,
  instantText,
  type Waiting,
} from '#server/platform/db/waiting.ts';
import { vaksinasiScope } from '../scope.ts';
import { groupColumn } from './group.ts';
import { toKipiBase } from './kipi-record.ts';

type KipiFilters = Omit<HandlerInput<typeof vaksinasiCalls.exportKipi>['query'], 'tiket'>;

/** Condition for the events in scope that match the filters of the list. */
export const kipiCondition = (
  ctx: Pick<Context, 'scope' | 'user'>,
  { idFaskes, serius, dilaporkan }: KipiFilters,
): SQL | undefined =>
  and(
    vaksinasiScope(ctx),
    idFaskes === undefined ? undefined : eq(dose.faskesId, idFaskes),
    serius === undefined ? undefined : eq(kipi.serius, serius),
    dilaporkan === undefined
      ? undefined
      : dilaporkan
        ? isNotNull(kipi.reportedAt)
        : isNull(kipi.reportedAt),
  );

/**
 * Lists adverse events in scope, oldest first so that the longest waiting come first. The list
 * omits kind and health data; events of cancelled doses stay listed.
 */
export const listKipi: Handler<typeof vaksinasiCalls.listKipi> = async (ctx, { query }) => {
  const where = kipiCondition(ctx, query);
  const rows = await ctx.db
    .select({
      kipi,
      idPeserta: dose.pesertaId,
      nama: peserta.nama,
      vaccinationType: sql<VaccinationType>`${dose.vaccinationType}`,
      dosisKe: dose.dosisKe,
      tanggal: dose.tanggal,
      idFaskes: dose.faskesId,
      namaFaskes: faskes.namaFaskes,
      zona: zoneColumn,
      kelompok: groupColumn,
    })
    .from(kipi)
    .innerJoin(dose, eq(dose.id, kipi.doseId))
    .innerJoin(peserta, eq(peserta.id, dose.pesertaId))
    .innerJoin(faskes, eq(faskes.id, dose.faskesId))
    .where(where)
    .orderBy(asc(kipi.createdAt), asc(kipi.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const total = await countWhere(ctx, where);
  return toPage(
    rows.map(({ kipi: row, zona, ...more }) => ({ ...toKipiBase({ ...row, zona }), ...more })),
    total,
    query,
  );
};

async function countWhere({ db }: Pick<Context, 'db'>, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ n: count() })
    .from(kipi)
    .innerJoin(dose, eq(dose.id, kipi.doseId))
    .where(where);
  return counted?.n ?? 0;
}

/** Counts the serious events in scope that are not reported. */
export const countUnreported = (ctx: Pick<Context, 'db' | 'scope' | 'user'>): Promise<Waiting> =>
  countWaitingRows(
    ctx.db,
    sql`${kipi} join ${dose} on ${dose.id} = ${kipi.doseId}`,
    and(eq(kipi.serius, true), isNull(kipi.reportedAt), vaksinasiScope(ctx)),
    dayOfInstant(sql`coalesce(${kipi.foundAt}, ${kipi.createdAt})`),
    // As `laporPalingLambat`.
    instantText(sql`(coalesce(${kipi.seriousSince}, ${kipi.foundAt}, ${kipi.createdAt})
      + make_interval(hours => ${seriousKipiDeadlineHours}::int))`),
  );
