import { eq } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { addDays } from '#contract/core/values/day.ts';
import {
  isSeriousKipi,
  type vaksinasiCalls,
  type Kipi,
  type KipiInput,
} from '#contract/domains/vaksinasi/index.ts';
import {
  earlierVaccineDays,
  emptyKipiReportFields,
} from '#contract/domains/vaksinasi/kipi-detail.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { kipi } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, invalidFields, Problem } from '#server/platform/problem.ts';
import { insertStamps } from '#server/platform/record/index.ts';
import { lockPesertaOfVisit, getVisitInScope } from '../visits/cancel-visit.ts';
import { toInstant } from '../visits/visit-rules.ts';
import { decryptHealth, encryptHealth } from '../visits/health-data.ts';
import { getVisit } from '../visits/read.ts';
import { createVisitAuditEntry } from '../audit-entry.ts';
import { toKipiSummary, updateKipi, lockKipi, type KipiRow } from './kipi-record.ts';
import { reportAuditFields, emptyReport } from './report.ts';

/** Returns the adverse events of a visit with their health data, in order of onset. */
export async function findKipiOfVisit(ctx: Context, doseId: number): Promise<Kipi[]> {
  const rows = await ctx.db
    .select()
    .from(kipi)
    .where(eq(kipi.doseId, doseId))
    .orderBy(kipi.mulai, kipi.id);
  return rows.map(row => ({
    ...toKipiSummary(row),
    ...emptyKipiReportFields,
    ...decryptHealth(ctx.deps.keys, 'kipi', row.detail),
  }));
}

/** What the rules of an event need to know about its visit. */
interface VisitFacts {
  readonly tanggal: string;
  readonly jam: string;
  /** Sex of the participant. */
  readonly jenisKelamin: string;
}

/**
 * Checks what the report of an event asks for.
 * @throws Problem 422 for a vaccine outside the four weeks before it, a report step before it or in
 *   the future, and a pregnancy of a man
 */
function checkReportFields(
  { now }: Context,
  { tanggalMulai, kehamilan, vaksinLain, pelaporan }: Omit<KipiInput, 'version'>,
  sex: string,
): void {
  const today = dayInJakarta(now);
  const firstDay = addDays(tanggalMulai, -earlierVaccineDays);
  const errors: Record<string, Message[]> = {};
  if (kehamilan === 'HAMIL' && sex === 'L') errors['kehamilan'] = [message('kipi.pregnantMan')];
  for (const [at, { tanggal }] of vaksinLain.entries()) {
    if (tanggal < firstDay || tanggal > tanggalMulai) {
      errors[`vaksinLain.${at}.tanggal`] = [
        message('kipi.vaccineOutsideWindow', { sejak: firstDay, sampai: tanggalMulai }),
      ];
    }
  }
  for (const [at, { tanggal }] of pelaporan.entries()) {
    if (tanggal > today) errors[`pelaporan.${at}.tanggal`] = [message('kipi.timeInFuture')];
    else if (tanggal < tanggalMulai)
      errors[`pelaporan.${at}.tanggal`] = [message('kipi.reportBeforeStart')];
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

/** Builds the columns of an event. @throws Problem 422 for an event that cannot follow the dose */
function kipiColumns(ctx: Context, input: Omit<KipiInput, 'version'>, visit: VisitFacts) {
  const startedAt = toInstant({ day: input.tanggalMulai, time: input.jamMulai });
  if (startedAt < toInstant({ day: visit.tanggal, time: visit.jam })) {
    throw invalidField('tanggalMulai', message('kipi.startsBeforeDose'));
  }
  if (startedAt > ctx.now) throw invalidField('tanggalMulai', message('kipi.timeInFuture'));
  if ((input.jenis === 'MENINGGAL') !== (input.kesudahan === 'MENINGGAL')) {
    throw invalidField('kesudahan', message('kipi.outcomeMismatch'));
  }
  checkReportFields(ctx, input, visit.jenisKelamin);
  const { keluhan, kesudahan, lamaGejala, tempat, kehamilan, riwayatKesehatan, vvm } = input;
  const { vaksinLain, pelaporan } = input;
  return {
    jenis: input.jenis,
    serius: isSeriousKipi(input.jenis),
    mulai: startedAt.toISOString(),
    detail: encryptHealth(ctx.deps.keys, 'kipi', {
      keluhan,
      tindakan: input.tindakan ?? null,
      kesudahan,
      lamaGejala,
      tempat,
      kehamilan,
      riwayatKesehatan,
      vvm,
      vaksinLain,
      pelaporan,
    }),
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
      ...kipiColumns(ctx, body, { ...visit, jenisKelamin: row.jenisKelamin }),
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
  const { row, visit, name, sex } = await lockKipi(ctx, params.id);
  // The sent values are health data, so the 412 response omits them.
  checkVersion(ctx.expectedVersion, toKipiSummary(row), null);
  const columns = kipiColumns(ctx, body, {
    ...(await getVisit(ctx.db, visit.id)),
    jenisKelamin: sex,
  });
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
