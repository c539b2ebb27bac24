import {
  taskNames,
  taskPermissions as rights,
  type dashboardCalls,
  type Task,
} from '#contract/dashboard/index.ts';
import { canAccess } from '#contract/policy.ts';
import { countExpiredSkb, countWaitingApplications } from '../bhbu/index.ts';
import type { Context, Handler } from '../context.ts';
import { dayInJakarta } from '../jakarta-day.ts';
import { countOverdue, countUnreported } from '../vaksinasi/index.ts';
import { countExpiringFaskes, countFaskesWithoutJadwal } from '../faskes/index.ts';
import { countOpenImports } from '../import/index.ts';
import { countFailedMessages } from '../outbox/read.ts';
import { countRegistrations } from '../peserta/index.ts';

/** Counter of each task, called with the scope of the right to that task. */
const taskCounters: Record<Task, (ctx: Context) => Promise<number>> = {
  pesertaTidakValid: ctx => countRegistrations(ctx, 'invalid', 0, 'reach'),
  kipiBelumDilaporkan: countUnreported,
  dosisDuaTerlambat: countOverdue,
  unggahanTerbuka: countOpenImports,
  pendaftaran: countWaitingApplications,
  faskesBerakhir: countExpiringFaskes,
  faskesTanpaJadwal: countFaskesWithoutJadwal,
  skbBerakhir: ctx => countExpiredSkb(ctx, dayInJakarta(ctx.now)),
  emailGagal: ({ db }) => countFailedMessages(db),
};

/** Lists the caller's open tasks; tasks without the right or with a count of 0 are left out. */
export const tasks: Handler<typeof dashboardCalls.tasks> = async ctx => {
  const data: { jenis: Task; jumlah: number }[] = [];
  for (const jenis of taskNames) {
    const scope = canAccess(ctx.user.role, rights[jenis]);
    if (!scope) continue;
    const jumlah = await taskCounters[jenis]({ ...ctx, scope });
    if (jumlah > 0) data.push({ jenis, jumlah });
  }
  return { data };
};
