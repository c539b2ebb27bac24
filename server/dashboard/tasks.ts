import {
  taskNames,
  tasks as rights,
  type dashboardCalls,
  type Task,
} from '#contract/dashboard/index.ts';
import { canAccess } from '#contract/policy.ts';
import { countSkbOver, countWaiting } from '../bhbu/count.ts';
import type { Context, Verb } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { countOverdue, countUnreported } from '../dosis/index.ts';
import { countEnding, countWithoutWeek } from '../faskes/count.ts';
import { countOpenImports } from '../impor/index.ts';
import { countDead } from '../outbox/read.ts';
import { countRegistrations } from '../peserta/index.ts';

/** Counter of each task, called with the scope of the right to that task. */
const counting: Record<Task, (ctx: Context) => Promise<number>> = {
  pesertaTidakValid: ctx => countRegistrations(ctx, 'invalid', 0, 'reach'),
  kipiBelumDilaporkan: countUnreported,
  dosisDuaTerlambat: countOverdue,
  unggahanTerbuka: countOpenImports,
  pendaftaran: countWaiting,
  faskesBerakhir: countEnding,
  faskesTanpaJadwal: countWithoutWeek,
  skbBerakhir: ctx => countSkbOver(ctx, dayInJakarta(ctx.now)),
  emailGagal: ({ db }) => countDead(db),
};

/** Lists the caller's open tasks; tasks without the right or with a count of 0 are left out. */
export const tasks: Verb<typeof dashboardCalls.tasks> = async ctx => {
  const data: { jenis: Task; jumlah: number }[] = [];
  for (const jenis of taskNames) {
    const scope = canAccess(ctx.user.role, rights[jenis]);
    if (!scope) continue;
    const jumlah = await counting[jenis]({ ...ctx, scope });
    if (jumlah > 0) data.push({ jenis, jumlah });
  }
  return { data };
};
