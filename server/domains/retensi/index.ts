import { desc, gte } from 'drizzle-orm';
import {
  retentionClasses,
  retentionClassNames,
  type RetentionReport,
  type retensiCalls,
} from '#contract/domains/retensi/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { retentionRun } from '#server/platform/db/schema/index.ts';
import { countHolds } from '#server/platform/db/views/holds.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { periodOf } from './class-rows.ts';

export { applyRetention } from './run.ts';

/** Days whose runs the report shows. */
const reportedDays = 14;

/** Runs of a class that the report shows. */
const reportedRuns = 5;

async function readRuns({ db, now }: Pick<Context, 'db' | 'now'>) {
  const from = dayInJakarta(new Date(now.getTime() - reportedDays * 86_400_000));
  return await db
    .select()
    .from(retentionRun)
    .where(gte(retentionRun.hari, from))
    .orderBy(desc(retentionRun.hari));
}

export const retensiHandlers: Handlers<typeof retensiCalls> = {
  async report(ctx) {
    const runs = await readRuns(ctx);
    const kelas = retentionClassNames.map((name): RetentionReport => {
      const { from, action, law, needsLawyer, canBeHeld } = retentionClasses[name];
      const { hours = 0, days = 0, years = 0 } = periodOf(ctx.deps.config, name);
      const jalan = runs.filter(run => run.kelas === name);
      const counted = jalan.find(({ selesai }) => selesai !== null);
      return {
        kelas: name,
        masa: { jam: hours, hari: days, tahun: years },
        dihitungSejak: from,
        tindakan: action,
        dasar: law,
        perluAhliHukum: needsLawyer,
        dapatDitahan: canBeHeld,
        tersimpan: counted?.tersimpan ?? null,
        tertua: counted?.tertua ?? null,
        jatuhTempo: counted?.jatuhTempo ?? null,
        ditahan: counted?.ditahan ?? null,
        jalan: jalan.slice(0, reportedRuns),
      };
    });
    return { kelas, penahananBerlaku: await countHolds(ctx.db) };
  },
};
