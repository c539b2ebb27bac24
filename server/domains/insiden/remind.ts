import { eq, sql } from 'drizzle-orm';
import { recordPath } from '#contract/record-pages.ts';
import { noticeReminderHours } from '#contract/states/insiden.ts';
import { insiden } from '#server/platform/db/schema/index.ts';
import { notifyAccounts } from '#server/platform/notification/notify.ts';
import type { RecordJob } from '#server/platform/scheduler/scheduler.ts';
import { insidenRecords, isLate, isUnnotified } from './records.ts';

/** Reminders of an incident that was reminded of before its end, and after it. */
const reminded = { nearEnd: 1, late: 2 } as const;

/** Condition for incidents whose end is near. */
const isNearEnd = (now: Date) => sql`(${isUnnotified} and ${insiden.batas}
  <= ${now.toISOString()}::timestamptz + ${noticeReminderHours} * interval '1 hour')`;

/** Reminds the officers of incidents 12 hours before their end, and again when it has passed. */
export const remindOfIncidents: RecordJob = {
  name: 'remind of incidents',
  table: insiden,
  isDue: now => sql`((${insiden.diingatkan} < ${reminded.nearEnd} and ${isNearEnd(now)})
    or (${insiden.diingatkan} < ${reminded.late} and ${isLate(now)}))`,
  run: async (db, id, now) => {
    const row = await insidenRecords.get({ db, now }, id);
    const news = row.terlambat ? 'late' : 'nearEnd';
    for (const role of ['SUPERADMIN', 'ADMIN'] as const) {
      await notifyAccounts(
        { db, now, user: { id: null } },
        role,
        {},
        {
          resource: 'insiden',
          recordId: id,
          message: `insiden.${news}`,
          params: { nama: row.nomor },
          path: recordPath('insiden', id),
        },
      );
    }
    await db.update(insiden).set({ diingatkan: reminded[news] }).where(eq(insiden.id, id));
  },
};
