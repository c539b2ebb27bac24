import { and, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { WorkOrderNeed } from '#contract/domains/work-order/needs.ts';
import { workOrder } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { callsForFollowUp } from './calls-for-follow-up.ts';

/** Returns the condition of the work orders that wait for something. */
export function needCondition(need: WorkOrderNeed, now: Date): SQL | undefined {
  const today = dayInJakarta(now);
  switch (need) {
    case 'PENERBITAN':
      return eq(workOrder.status, 'DRAFT');
    case 'KONFIRMASI':
      return eq(workOrder.status, 'TERBIT');
    case 'PENGEMASAN':
      return eq(workOrder.status, 'DIKONFIRMASI_FASKES');
    case 'KEBERANGKATAN':
      return eq(workOrder.status, 'DIKEMAS');
    case 'TIBA_HARI_INI':
      return and(eq(workOrder.status, 'DIKIRIM'), eq(workOrder.tanggalTiba, today));
    case 'TERLAMBAT':
      return and(eq(workOrder.status, 'DIKIRIM'), lt(workOrder.tanggalTiba, today));
    case 'PENGHITUNGAN':
      return eq(workOrder.status, 'TIBA');
    case 'SELISIH':
      return eq(workOrder.status, 'SELISIH');
    case 'TINDAK_LANJUT':
      return and(
        inArray(workOrder.status, ['SELISIH', 'DITERIMA']),
        callsForFollowUp(sql`${workOrder}`),
      );
  }
}
