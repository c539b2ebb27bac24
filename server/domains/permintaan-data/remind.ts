import { eq, sql } from 'drizzle-orm';
import { reminderHours } from '#contract/states/permintaan-data.ts';
import { recordPath } from '#contract/record-pages.ts';
import { permintaanData } from '#server/platform/db/schema/index.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import type { RecordJob } from '#server/platform/scheduler/scheduler.ts';
import { isLate, isOpen, permintaanDataRecords } from './records.ts';

/** Reminders of a request that was reminded of before its end, and after it. */
const reminded = { nearEnd: 1, late: 2 } as const;

/** Condition for requests whose end is near. */
const isNearEnd = (now: Date) => sql`(${isOpen} and ${permintaanData.batas}
  <= ${now.toISOString()}::timestamptz + ${reminderHours} * interval '1 hour')`;

/** Reminds the officers of requests 12 hours before their end, and again when it has passed. */
export const remindOfRequests: RecordJob = {
  name: 'remind of requests about personal data',
  table: permintaanData,
  isDue: now => sql`((${permintaanData.diingatkan} < ${reminded.nearEnd} and ${isNearEnd(now)})
    or (${permintaanData.diingatkan} < ${reminded.late} and ${isLate(now)}))`,
  run: async (db, id, now) => {
    const row = await permintaanDataRecords.get({ db, now }, id);
    const news = row.terlambat ? 'late' : 'nearEnd';
    for (const role of ['SUPERADMIN', 'ADMIN'] as const) {
      await notifyAccounts(
        { db, now, user: { id: null } },
        role,
        {},
        {
          resource: 'permintaanData',
          recordId: id,
          message: `permintaanData.${news}`,
          params: { nama: row.nomor },
          path: recordPath('permintaanData', id),
        },
      );
    }
    await db
      .update(permintaanData)
      .set({ diingatkan: reminded[news] })
      .where(eq(permintaanData.id, id));
  },
};
