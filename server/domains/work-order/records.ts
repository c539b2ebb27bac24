import { and, eq, getTableColumns, isNotNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { workOrderFields } from '#contract/domains/work-order/record.ts';
import type { Context } from '#server/platform/context.ts';
import { zoneColumn } from '#server/platform/db/facility-zone.ts';
import {
  bhbu,
  distributor,
  faskes,
  order,
  temperatureReview,
  workOrder,
} from '#server/platform/db/schema/index.ts';
import { ofManagedCompany, type ManagedReading } from '#server/platform/db/views/managed.ts';
import { message } from '#server/platform/messages/message.ts';
import { reasonOfState } from '#server/platform/db/waiting.ts';
import { defineRecords, fieldNames, type ReadContext } from '#server/platform/record/index.ts';

/** Who asks, as far as the scope depends on it. */
export interface WorkOrderScopeContext extends Pick<Context, 'scope'>, ManagedReading {
  readonly user: Pick<Context['user'], 'bhbuId' | 'faskesId'>;
}

/** The scope of the server itself. */
export const everyWorkOrder = { scope: 'all', user: { bhbuId: null, faskesId: null } } as const;

/**
 * Condition for the work orders that the caller may see: a company sees its own, a facility those to
 * it, both once they are issued.
 */
export function workOrderScope(ctx: WorkOrderScopeContext): SQL | undefined {
  const { scope, user } = ctx;
  if (scope === 'all') return ofManagedCompany(ctx, workOrder.idBHBU);
  return and(
    isNotNull(workOrder.noWO),
    user.faskesId === null
      ? eq(workOrder.idBHBU, user.bhbuId ?? 0)
      : eq(workOrder.idFaskes, user.faskesId),
  );
}

/**
 * Returns a work order as the caller may see it: the participant check covers all facilities of the
 * order, so that none of them sees it.
 */
export const asVisible = <R extends Pick<typeof workOrder.$inferSelect, 'pesertaCek'>>(
  { scope, user }: WorkOrderScopeContext,
  row: R,
): R => (scope === 'all' || user.faskesId === null ? row : { ...row, pesertaCek: null });

const parent = alias(workOrder, 'parent');

const doses = sql<number>`(
  select coalesce(sum(l.qty_kirim), 0)::int from work_order_line l
  where l.id_work_order = ${workOrder.id})`;

/** Accepted doses; null while a line is not counted. */
const acceptedDoses = sql<number | null>`(
  select case when bool_and(l.qty_tiba is not null) then sum(l.qty_terima)::int end
  from work_order_line l where l.id_work_order = ${workOrder.id})`;

/** Starts the select of work orders with the names of what they refer to. */
export const selectWorkOrders = ({ db }: Pick<ReadContext, 'db'>) =>
  db
    .select({
      ...getTableColumns(workOrder),
      alasanStatus: reasonOfState('workOrder', workOrder),
      noOrder: order.noOrder,
      // A work order always has a company and a facility.
      namaBHBU: sql`${bhbu.namaBHBU}`.mapWith(bhbu.namaBHBU),
      namaFaskes: sql`${faskes.namaFaskes}`.mapWith(faskes.namaFaskes),
      alamatFaskes: faskes.alamat,
      zona: zoneColumn,
      namaDistributor: distributor.nama,
      noWOInduk: sql<string | null>`${parent.noWO}`.as('no_wo_induk'),
      jumlahDosis: doses.as('jumlah_dosis'),
      dosisDiterima: acceptedDoses.as('dosis_diterima'),
      tinjauanSuhu: {
        tanggapan: temperatureReview.tanggapan,
        oleh: temperatureReview.oleh,
        waktu: temperatureReview.waktu,
      },
    })
    .from(workOrder)
    .leftJoin(order, eq(order.id, workOrder.idOrder))
    .leftJoin(bhbu, eq(bhbu.id, workOrder.idBHBU))
    .leftJoin(faskes, eq(faskes.id, workOrder.idFaskes))
    .leftJoin(distributor, eq(distributor.id, workOrder.idDistributor))
    .leftJoin(parent, eq(parent.id, workOrder.idInduk))
    .leftJoin(temperatureReview, eq(temperatureReview.idWorkOrder, workOrder.id))
    .$dynamic();

export type WorkOrderRow = Awaited<ReturnType<typeof selectWorkOrders>>[number];

/** Work orders without their lines. */
export const workOrderRecords = defineRecords({
  table: workOrder,
  resource: 'workOrder',
  noun: 'workOrder',
  select: selectWorkOrders,
  scope: workOrderScope,
  visible: asVisible,
  labelOf: ({ noWO, namaFaskes }) => noWO ?? `Draf perintah kerja untuk ${namaFaskes}`,
  auditFields: [
    ...fieldNames(workOrderFields),
    'jenis',
    'status',
    'noWO',
    'suhuMuat',
    'suhuTerima',
    'waktuKirim',
    'waktuTiba',
    'keputusanSuhu',
    'alasanSuhu',
    'catatanTerima',
    'jawabanFaskes',
    'alasanBatch',
    'alasanPeserta',
    'beritaSelisih',
    'bast',
  ],
  constraints: [
    {
      constraint: 'work_order_id_distributor_distributor_id_fk',
      field: 'idDistributor',
      message: message('workOrder.distributorUnknown'),
    },
  ],
});

/** Returns a row of the list. */
export const toListItem = (row: WorkOrderRow) => ({ ...row, idWorkOrder: row.id });
