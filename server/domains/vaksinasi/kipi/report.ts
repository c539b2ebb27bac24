import { toInstant } from '#contract/core/values/zone.ts';
import type { vaksinasiCalls, KipiReportInput } from '#contract/domains/vaksinasi/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { createVisitAuditEntry } from '../audit-entry.ts';
import { toKipiSummary, updateKipi, lockKipi, type KipiRow } from './kipi-record.ts';

/** Column values of an event without a report. */
export const emptyReport = {
  reportedAt: null,
  reportedTo: null,
  reportedBy: null,
  reportNumber: null,
};

/** Returns the audit fields of an event's report. */
export const reportAuditFields = (row: KipiRow): object => ({
  idKipi: row.id,
  ...toKipiSummary(row).laporan,
});

/**
 * Builds the columns of a report.
 * @throws Problem 422 for a time in the future or before the event
 */
function reportColumns({ now }: Context, row: KipiRow, input: KipiReportInput) {
  const at = toInstant({ day: input.tanggal, time: input.jam }, row.zona);
  if (at > now) throw invalidField('tanggal', message('kipi.timeInFuture'));
  if (at < new Date(row.mulai)) throw invalidField('tanggal', message('kipi.reportBeforeStart'));
  return {
    reportedAt: at.toISOString(),
    reportedTo: input.tujuan,
    reportedBy: input.pelapor,
    reportNumber: input.nomor || null,
  };
}

/** Marks an event as reported, or corrects its report. */
export const reportKipi: Handler<typeof vaksinasiCalls.reportKipi> = async (
  ctx,
  { params, body },
) => {
  const { row, visit, name } = await lockKipi(ctx, params.id);
  checkVersion(ctx.expectedVersion, toKipiSummary(row), body);
  const after = await updateKipi(ctx, row, reportColumns(ctx, row, body));
  await ctx.audit(
    createVisitAuditEntry('reportKipi', visit, name, {
      before: reportAuditFields(row),
      after: reportAuditFields(after),
    }),
  );
  return toKipiSummary(after);
};

/** Removes the report of an event, so that its deadline applies again. */
export const unreportKipi: Handler<typeof vaksinasiCalls.unreportKipi> = async (
  ctx,
  { params, body },
) => {
  const { row, visit, name } = await lockKipi(ctx, params.id);
  checkVersion(ctx.expectedVersion, toKipiSummary(row), body);
  if (row.reportedAt === null) {
    throw new Problem('KEADAAN_SALAH', message('kipi.notReported'));
  }
  const after = await updateKipi(ctx, row, emptyReport);
  await ctx.audit(
    createVisitAuditEntry('unreportKipi', visit, name, {
      before: reportAuditFields(row),
      reason: body.alasan,
    }),
  );
  return toKipiSummary(after);
};
