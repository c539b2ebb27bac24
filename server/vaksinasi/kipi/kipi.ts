import { eq } from 'drizzle-orm';
import {
  isSeriousKipi,
  type vaksinasiCalls,
  type Kipi,
  type KipiInput,
} from '#contract/vaksinasi/index.ts';
import type { Context, Handler } from '../../context.ts';
import { kipi } from '../../db/schema/index.ts';
import { checkVersion } from '../../db/check-version.ts';
import { invalidField, Problem } from '../../problem.ts';
import { insertStamps } from '../../record/index.ts';
import { lockPesertaOfVisit, getVisitInScope } from '../visits/cancel-visit.ts';
import { toInstant } from '../visits/visit-rules.ts';
import { decryptHealth, encryptHealth } from '../visits/health-data.ts';
import { toKipiSummary, updateKipi, lockKipi, type KipiRow } from './kipi-record.ts';
import { reportAuditFields, emptyReport } from './report.ts';
import { getVisit } from '../visits/read.ts';
import { createVisitAuditEntry } from '../audit-entry.ts';
import { message } from '../../messages/message.ts';

/** Returns the adverse events of a visit with their health data, in order of onset. */
export async function findKipiOfVisit(ctx: Context, doseId: number): Promise<Kipi[]> {
  const rows = await ctx.db
    .select()
    .from(kipi)
    .where(eq(kipi.doseId, doseId))
    .orderBy(kipi.mulai, kipi.id);
  return rows.map(row => ({
    ...toKipiSummary(row),
    ...decryptHealth(ctx.deps.keys, 'kipi', row.detail),
  }));
}

/** Builds the columns of an event. @throws Problem 422 for an event that cannot follow the dose */
function kipiColumns(
  ctx: Context,
  input: Omit<KipiInput, 'version'>,
  visit: { tanggal: string; jam: string },
) {
  const startedAt = toInstant({ day: input.tanggalMulai, time: input.jamMulai });
  if (startedAt < toInstant({ day: visit.tanggal, time: visit.jam })) {
    throw invalidField('tanggalMulai', message('kipi.startsBeforeDose'));
  }
  if (startedAt > ctx.now) throw invalidField('tanggalMulai', message('kipi.timeInFuture'));
  if ((input.jenis === 'MENINGGAL') !== (input.kesudahan === 'MENINGGAL')) {
    throw invalidField('kesudahan', message('kipi.outcomeMismatch'));
  }
  const { keluhan, kesudahan } = input;
  const tindakan = input.tindakan ?? null;
  return {
    jenis: input.jenis,
    serius: isSeriousKipi(input.jenis),
    mulai: startedAt.toISOString(),
    detail: encryptHealth(ctx.deps.keys, 'kipi', { keluhan, tindakan, kesudahan }),
  };
}

export const addKipi: Handler<typeof vaksinasiCalls.addKipi> = async (ctx, { params, body }) => {
  const visitRef = await getVisitInScope(ctx, params.id);
  const row = await lockPesertaOfVisit(ctx, visitRef);
  const visit = await getVisit(ctx.db, visitRef.id);
  if (visit.hasil !== 'DIBERIKAN' || visit.dibatalkan !== null) {
    throw new Problem('KEADAAN_SALAH', message('kipi.doseNotGiven'));
  }
  const [made] = await ctx.db
    .insert(kipi)
    .values({
      doseId: visit.id,
      ...kipiColumns(ctx, body, visit),
      ...insertStamps(ctx),
    })
    .returning();
  if (!made) throw new Error('The kipi was not inserted.');
  await ctx.audit(
    createVisitAuditEntry('kipi', visit, row.nama, {
      after: { idKipi: made.id, jenis: made.jenis },
    }),
  );
  return toKipiSummary(made);
};

/**
 * Returns the report columns after a change of severity. A report of a non-serious event is part of
 * the monthly summary only, so an event that becomes serious must be reported again.
 */
const severityChange = (ctx: Context, before: KipiRow, { serius }: { serius: boolean }) =>
  serius && !before.serius
    ? { seriousSince: ctx.now.toISOString(), ...emptyReport }
    : serius
      ? {}
      : { seriousSince: null };

export const changeKipi: Handler<typeof vaksinasiCalls.changeKipi> = async (
  ctx,
  { params, body },
) => {
  const { row, visit, name } = await lockKipi(ctx, params.id);
  // The sent values are health data, so the 412 response omits them.
  checkVersion(ctx.expectedVersion, toKipiSummary(row), null);
  const columns = kipiColumns(ctx, body, await getVisit(ctx.db, visit.id));
  const changes = { ...columns, ...severityChange(ctx, row, columns) };
  const isReported = { ...row, ...changes }.reportedAt;
  if (isReported !== null && columns.mulai > isReported) {
    throw invalidField('tanggalMulai', message('kipi.reportedBefore'));
  }
  const after = await updateKipi(ctx, row, changes);
  await ctx.audit(
    createVisitAuditEntry('changeKipi', visit, name, {
      before: { ...reportAuditFields(row), jenis: row.jenis },
      after: { ...reportAuditFields(after), jenis: after.jenis },
    }),
  );
  return toKipiSummary(after);
};
