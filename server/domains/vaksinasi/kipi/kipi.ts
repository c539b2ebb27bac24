import { eq } from 'drizzle-orm';
import {
  isSeriousKipi,
  type vaksinasiCalls,
  type Kipi,
  type KipiInput,
} from '#contract/domains/vaksinasi/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { kipi } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { insertStamps } from '#server/platform/record/index.ts';
import { lockPesertaOfVisit, getVisitInScope, type VisitRef } from '../visits/cancel-visit.ts';
import { encryptHealth, type KipiData } from '../visits/health-data.ts';
import { getVisit } from '../visits/read.ts';
import { createVisitAuditEntry } from '../audit-entry.ts';
import { checkFollowUp, checkKipi, type VisitFacts } from './check-kipi.ts';
import { toKipiSummary, updateKipi, lockKipi, type KipiRow } from './kipi-record.ts';
import { reportAuditFields, emptyReport } from './report.ts';
import { readKipiDetail } from './stored-detail.ts';

/** Returns an event with its health data. */
export const toKipi = (ctx: Pick<Context, 'deps'>, row: KipiRow): Kipi => ({
  ...toKipiSummary(row),
  ...readKipiDetail(ctx, row),
});

/** Returns the adverse events of a visit with their health data, in order of onset. */
export async function findKipiOfVisit(
  ctx: Context,
  { id: doseId, zona }: Pick<VisitRef, 'id' | 'zona'>,
): Promise<Kipi[]> {
  const rows = await ctx.db
    .select()
    .from(kipi)
    .where(eq(kipi.doseId, doseId))
    .orderBy(kipi.mulai, kipi.id);
  return rows.map(row => toKipi(ctx, { ...row, zona }));
}

/** The diluent of a vaccine without one has no batch and was not mixed. */
const withoutDiluent = {
  batchPelarut: null,
  kedaluwarsaPelarut: null,
  tanggalPelarutan: null,
  jamPelarutan: null,
};

/** Returns when an event was found; a form that repeats the stored minute does not change it. */
function foundAtOf(entered: string | null, before: KipiRow | undefined): string | null {
  if (!before) return entered;
  const stored = before.foundAt ?? before.createdAt;
  return entered === null || entered.slice(0, 16) === stored.slice(0, 16)
    ? before.foundAt
    : entered;
}

/**
 * Builds the columns of an event; what follows its first report stays as it is.
 * @throws Problem 422 for an event that cannot follow the dose
 */
function kipiColumns(
  ctx: Context,
  { version: _version, tanggalDiketahui: _day, jamDiketahui: _time, ...input }: KipiInput,
  times: ReturnType<typeof checkKipi>,
  before: KipiRow | undefined,
) {
  const { jenis, ...fields } = input;
  const detail: KipiData = {
    ...(before ? readKipiDetail(ctx, before) : {}),
    ...fields,
    ...(fields.pelarut === 'ADA' ? {} : withoutDiluent),
  };
  return {
    jenis,
    serius: isSeriousKipi(jenis) || fields.meresahkan,
    mulai: times.startedAt,
    foundAt: foundAtOf(times.foundAt, before),
    detail: encryptHealth(ctx.deps.keys, 'kipi', detail),
  };
}

const columnsOf = (ctx: Context, input: KipiInput, visit: VisitFacts, before?: KipiRow) =>
  kipiColumns(ctx, input, checkKipi(ctx, input, visit), before);

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
      ...columnsOf(ctx, body, { ...visit, jenisKelamin: row.jenisKelamin }),
      ...insertStamps(ctx),
    })
    .returning();
  if (!made) throw new Error('The kipi was not inserted.');
  await ctx.audit(
    createVisitAuditEntry('kipi', visit, row.nama, {
      after: { idKipi: made.id, jenis: made.jenis },
    }),
  );
  return toKipiSummary({ ...made, zona: visit.zona });
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
  const { row, visit, name, sex } = await lockKipi(ctx, params.id);
  // The sent values are health data, so the 412 response omits them.
  checkVersion(ctx.expectedVersion, toKipiSummary(row), null);
  const facts = { ...(await getVisit(ctx.db, visit.id)), jenisKelamin: sex };
  const columns = columnsOf(ctx, body, facts, row);
  const changes = { ...columns, ...severityChange(ctx, row, columns) };
  const isReported = { ...row, ...changes }.reportedAt;
  if (isReported !== null && columns.mulai > isReported) {
    throw invalidField('manifestasi', message('kipi.reportedBefore'));
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

/** Replaces what follows the first report: the levels it passed, the investigation, the causality. */
export const followUpKipi: Handler<typeof vaksinasiCalls.followUpKipi> = async (
  ctx,
  { params, body: { version: _version, ...fields } },
) => {
  const { row, visit, name } = await lockKipi(ctx, params.id);
  checkVersion(ctx.expectedVersion, toKipiSummary(row), null);
  checkFollowUp(ctx, fields, row);
  const detail: KipiData = { ...readKipiDetail(ctx, row), ...fields };
  const after = await updateKipi(ctx, row, {
    detail: encryptHealth(ctx.deps.keys, 'kipi', detail),
  });
  await ctx.audit(
    createVisitAuditEntry('followUpKipi', visit, name, { after: { idKipi: row.id } }),
  );
  return toKipiSummary(after);
};
