import type { dosisCalls, LaporanInput } from '#contract/dosis/index.ts';
import type { Context, Verb } from '../context.ts';
import { checkVersion } from '../db/version.ts';
import { invalid, Problem } from '../problem.ts';
import { instantOf } from './check.ts';
import { headOf, keepKipi, lockKipi, type KipiRow } from './kipi-head.ts';
import { onVisit } from './trail.ts';

/** Column values of an event without a report. */
export const unreported = {
  reportedAt: null,
  reportedTo: null,
  reportedBy: null,
  reportNumber: null,
};

/** Returns the audit fields of an event's report. */
export const reportForTrail = (row: KipiRow): object => ({
  idKipi: row.id,
  ...headOf(row).laporan,
});

/**
 * Builds the columns of a report.
 * @throws Problem 422 for a time in the future or before the event
 */
function columnsOf({ now }: Context, row: KipiRow, input: LaporanInput) {
  const at = instantOf({ day: input.tanggal, time: input.jam });
  if (at > now) throw invalid('tanggal', 'Waktu ini belum tiba');
  if (at < new Date(row.startedAt))
    throw invalid('tanggal', 'KIPI ini baru mulai sesudah waktu itu');
  return {
    reportedAt: at.toISOString(),
    reportedTo: input.tujuan,
    reportedBy: input.pelapor,
    reportNumber: input.nomor || null,
  };
}

/** Marks an event as reported, or corrects its report. */
export const reportKipi: Verb<typeof dosisCalls.reportKipi> = async (ctx, { params, body }) => {
  const { row, visit, name } = await lockKipi(ctx, params.id);
  checkVersion(ctx.versionRead, headOf(row), body);
  const after = await keepKipi(ctx, row, columnsOf(ctx, row, body));
  await ctx.audit(
    onVisit('reportKipi', visit, name, {
      before: reportForTrail(row),
      after: reportForTrail(after),
    }),
  );
  return headOf(after);
};

/** Removes the report of an event, so that its deadline applies again. */
export const unreportKipi: Verb<typeof dosisCalls.unreportKipi> = async (ctx, { params, body }) => {
  const { row, visit, name } = await lockKipi(ctx, params.id);
  checkVersion(ctx.versionRead, headOf(row), body);
  if (row.reportedAt === null) {
    throw new Problem('KEADAAN_SALAH', 'KIPI ini belum ditandai dilaporkan.');
  }
  const after = await keepKipi(ctx, row, unreported);
  await ctx.audit(
    onVisit('unreportKipi', visit, name, { before: reportForTrail(row), reason: body.alasan }),
  );
  return headOf(after);
};
