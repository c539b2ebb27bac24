import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import { alias } from 'drizzle-orm/pg-core';
import { toPage } from '#contract/core/list.ts';
import type { stockCalls } from '#contract/domains/stock/calls.ts';
import { canAccess } from '#contract/policy.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { containsText, ignoringCase } from '#server/platform/db/list-query.ts';
import {
  batch,
  bhbu,
  dose,
  doseCorrection,
  faskes,
  peserta,
  stock,
  stockEntry,
  workOrder,
  workOrderLine,
} from '#server/platform/db/schema/index.ts';
import { countWaitingRows, dayOfInstant, type Waiting } from '#server/platform/db/waiting.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { countAndSum } from '#server/platform/record/index.ts';
import { stockRecords, stockScope } from './records.ts';

/** Whether usable doses are left after the last planned day, and their count is not reported. */
export const needsReport = (now: Date): SQL => sql`(${stock.sisa} > 0 and ${stock.dihitung} is null
  and not exists (
    select 1 from order_line l
    join "order" o on o.id = l.id_order
    left join product p on p.id = l.id_produk
    where (o.id = ${stock.idRoot} or o.root_id = ${stock.idRoot}) and l.id_faskes = ${stock.idFaskes}
      and o.status <> 'DIAMANDEMEN'
      and l.tanggal_vaksinasi + coalesce(p.interval_hari, 0) * (greatest(coalesce(l.dosis_per_orang, 1), 1) - 1)
        >= ${dayInJakarta(now)}::date))`;

/** Adds a condition, or its opposite, for a filter by yes or no. */
const whether = (condition: SQL | undefined) => (isTrue: boolean) =>
  isTrue ? condition : sql`not coalesce(${condition}, false)`;

const ofFamily = (id: number) =>
  eq(stock.idRoot, sql`(select coalesce(o.root_id, o.id) from "order" o where o.id = ${id})`);

const page = stockRecords.list<HandlerInput<typeof stockCalls.list>['query']>({
  selectIds: ({ db }, sortBy) => {
    const ids = db.select({ id: stock.id }).from(stock);
    switch (sortBy) {
      case 'kedaluwarsaBatch':
        return ids.leftJoin(batch, eq(batch.id, stock.idBatch)).$dynamic();
      case 'namaFaskes':
        return ids.leftJoin(faskes, eq(faskes.id, stock.idFaskes)).$dynamic();
      case 'namaBHBU':
        return ids.leftJoin(bhbu, eq(bhbu.id, stock.idBHBU)).$dynamic();
      default:
        return ids.$dynamic();
    }
  },
  search: (q, { db }) => {
    const ofBatches = containsText(q, [batch.nomor]);
    const ofFacilities = containsText(q, [faskes.namaFaskes]);
    const ofCompanies = containsText(q, [bhbu.namaBHBU]);
    return (
      ofBatches &&
      or(
        inArray(stock.idBatch, db.select({ id: batch.id }).from(batch).where(ofBatches)),
        inArray(stock.idFaskes, db.select({ id: faskes.id }).from(faskes).where(ofFacilities)),
        inArray(stock.idBHBU, db.select({ id: bhbu.id }).from(bhbu).where(ofCompanies)),
      )
    );
  },
  sort: {
    kedaluwarsaBatch: sql`coalesce(${batch.kedaluwarsa}, 'infinity')`,
    sisa: stock.sisa,
    namaFaskes: ignoringCase(faskes.namaFaskes),
    namaBHBU: ignoringCase(bhbu.namaBHBU),
    modifiedAt: stock.modifiedAt,
  },
  filters: {
    idOrder: ofFamily,
    idBHBU: stock.idBHBU,
    idFaskes: stock.idFaskes,
    idBatch: stock.idBatch,
    masalah: stock.masalah,
    bermasalah: (hasProblem: boolean) =>
      hasProblem ? isNotNull(stock.masalah) : isNull(stock.masalah),
    tersisa: whether(or(gt(stock.sisa, 0), gt(stock.dikarantina, 0))),
    dikarantina: whether(gt(stock.dikarantina, 0)),
    perluLaporan: (isWanted: boolean, { now }) => whether(needsReport(now))(isWanted),
  },
});

export const list: Handler<typeof stockCalls.list> = async (ctx, { query }) => {
  const condition = await page.condition(ctx, query);
  const data = await page.readPage(ctx, query, condition);
  const columns = {
    diterima: stock.diterima,
    diberikan: stock.diberikan,
    rusak: stock.rusak,
    kedaluwarsa: stock.kedaluwarsa,
    dikembalikan: stock.dikembalikan,
    dikarantina: stock.dikarantina,
    sisa: sql<number>`greatest(0, ${stock.sisa})`.as('sisa'),
    lebih: sql<number>`greatest(0, -${stock.sisa})`.as('lebih'),
  };
  const matching = ctx.db.select(columns).from(stock).where(condition);
  const { total, ...jumlah } = await countAndSum(ctx, matching, columns);
  return { ...toPage(data, total, query), jumlah };
};

const reversal = alias(stockEntry, 'reversal');

/**
 * Lists the entries of a stock, the newest first. The participant of a dose, and why its record was
 * corrected, are named to those who may read vaccinations. @throws Problem 404
 */
export const entries: Handler<typeof stockCalls.entries> = async (ctx, { params, query }) => {
  await stockRecords.get(ctx, params.id);
  const canReadDoses = canAccess(ctx.user, 'vaksinasi.read') !== undefined;
  const where = eq(stockEntry.idStok, params.id);
  const rows = await ctx.db
    .select({
      id: stockEntry.id,
      jenis: stockEntry.jenis,
      jumlah: stockEntry.jumlah,
      tanggal: stockEntry.tanggal,
      waktu: stockEntry.waktu,
      oleh: stockEntry.oleh,
      alasan: canReadDoses
        ? sql<string | null>`coalesce(${stockEntry.alasan}, ${doseCorrection.alasan})`
        : stockEntry.alasan,
      idPeserta: dose.pesertaId,
      namaPeserta: peserta.nama,
      dariPerbaikan: sql<boolean>`${stockEntry.idPerbaikan} is not null`,
      sebab: stockEntry.sebab,
      tindakan: stockEntry.tindakan,
      idDibalik: stockEntry.idDibalik,
      idWorkOrder: workOrderLine.idWorkOrder,
      noWO: workOrder.noWO,
      dibalik: sql<boolean>`${reversal.id} is not null`,
    })
    .from(stockEntry)
    .leftJoin(workOrderLine, eq(workOrderLine.id, stockEntry.idLine))
    .leftJoin(workOrder, eq(workOrder.id, workOrderLine.idWorkOrder))
    .leftJoin(dose, eq(dose.id, stockEntry.idDosis))
    .leftJoin(peserta, eq(peserta.id, dose.pesertaId))
    .leftJoin(doseCorrection, eq(doseCorrection.id, stockEntry.idPerbaikan))
    .leftJoin(reversal, eq(reversal.idDibalik, stockEntry.id))
    .where(where)
    .orderBy(desc(stockEntry.id))
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize);
  const data = rows.map(({ idPeserta, namaPeserta, ...row }) => ({
    ...row,
    dariDosis: idPeserta !== null,
    peserta: canReadDoses && idPeserta !== null ? { id: idPeserta, nama: namaPeserta ?? '' } : null,
  }));
  return toPage(data, await ctx.db.$count(stockEntry, where), query);
};

/** Counts the stock of the caller's scope that does not balance. */
export const countImbalances = (ctx: Context): Promise<number> =>
  ctx.db.$count(stock, and(stockScope(ctx), isNotNull(stock.masalah)));

/** Counts the stock of the caller's scope whose leftover waits for a report. */
export const countUnreportedLeftover = (ctx: Context): Promise<number> =>
  ctx.db.$count(stock, and(stockScope(ctx), needsReport(ctx.now)));

/** Counts the stock of the caller's scope with quarantined doses. */
export const countQuarantined = (ctx: Context): Promise<Waiting> =>
  countWaitingRows(
    ctx.db,
    stock,
    and(stockScope(ctx), gt(stock.dikarantina, 0)),
    dayOfInstant(sql`(
      select max(e.waktu) from stock_entry e
      where e.id_stok = ${stock.id} and e.jenis = 'KARANTINA')`),
  );
