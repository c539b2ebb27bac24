import { isDeepStrictEqual } from 'node:util';
import { and, eq, isNull, min, ne } from 'drizzle-orm';
import { toInstant, type LocalTime } from '#contract/core/values/zone.ts';
import type { VaccinationType } from '#contract/domains/peserta/record.ts';
import {
  type CorrectInput,
  type Dose,
  type DoseFields,
  type vaksinasiCalls,
} from '#contract/domains/vaksinasi/index.ts';
import { lockPersonOf, recomputeBoostersOfPeople } from '#server/domains/peserta/index.ts';
import { recordInjection, takeBackInjection } from '#server/domains/stock/index.ts';
import { diffFields } from '#server/platform/audit/write-audit.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { dose, doseCorrection, kipi } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import { createVisitAuditEntry, visitAuditFields } from '../audit-entry.ts';
import {
  assertChangeable,
  getVisitInScope,
  lockPesertaOfVisit,
  type VisitRef,
} from './cancel-visit.ts';
import { factsOf } from './corrections.ts';
import { resolveGivenAgain } from './given-again.ts';
import { decryptHealth, encryptHealth, type ScreeningData } from './health-data.ts';
import { getVisit } from './read.ts';
import { applicableAnswers } from './record-visit.ts';
import { runVisitEffects } from './visit-effects.ts';
import { assertVisitValid, resolveVisitTime } from './visit-rules.ts';

type LockedPeserta = Awaited<ReturnType<typeof lockPesertaOfVisit>>;

/** Corrections of one visit; one that needs more is cancelled and recorded again. */
const maxCorrections = 20;

/** Checks that no other visit of the registration has the new day. @throws Problem 422 */
async function assertDayFree(ctx: Context, { id, idPeserta }: Dose, day: string): Promise<void> {
  const others = await ctx.db.$count(
    dose,
    and(
      eq(dose.pesertaId, idPeserta),
      eq(dose.tanggal, day),
      ne(dose.id, id),
      isNull(dose.dibatalkan),
    ),
  );
  if (others > 0) throw invalidField('tanggal', message('vaksinasi.dayTaken'));
}

/** Checks that the visit stays before its adverse events (KIPI). @throws Problem 422 */
async function assertBeforeKipi(ctx: Context, { id, zona }: Dose, time: LocalTime): Promise<void> {
  const [first] = await ctx.db
    .select({ at: min(kipi.mulai) })
    .from(kipi)
    .where(eq(kipi.doseId, id));
  if (first?.at && new Date(first.at) < toInstant(time, zona)) {
    throw invalidField('jam', message('vaksinasi.afterKipi'));
  }
}

/** Stores what a visit says before it is corrected. @returns the id of the correction */
async function insertCorrection(
  ctx: Context,
  before: Dose,
  screening: Buffer | null,
  alasan: string,
): Promise<number> {
  const known = await ctx.db.$count(doseCorrection, eq(doseCorrection.doseId, before.id));
  if (known >= maxCorrections) {
    throw new Problem('KEADAAN_SALAH', message('vaksinasi.tooManyCorrections', { maks: known }));
  }
  const [made] = await ctx.db
    .insert(doseCorrection)
    .values({
      doseId: before.id,
      pada: ctx.now.toISOString(),
      oleh: ctx.user.fullName,
      alasan,
      sebelum: factsOf(before),
      screening,
    })
    .returning({ id: doseCorrection.id });
  return made?.id ?? 0;
}

/** Returns the corrected health data; what the body leaves out stays. */
function correctHealth(
  ctx: Context,
  screening: Buffer | null,
  fields: DoseFields,
  sex: string,
  day: string,
) {
  const old: ScreeningData = screening
    ? decryptHealth(ctx.deps.keys, 'screening', screening)
    : { skrining: null, catatan: null };
  const data: ScreeningData = {
    skrining: fields.skrining ? applicableAnswers(fields, sex, day) : old.skrining,
    catatan: fields.hasil === 'DIBERIKAN' ? old.catatan : (fields.catatan ?? null),
  };
  if (isDeepStrictEqual(data, old)) return { screening, isChanged: false };
  return { screening: encryptHealth(ctx.deps.keys, 'screening', data), isChanged: true };
}

/** Writes what a visit says now, and moves its dose in the ledger. */
async function applyCorrection(
  ctx: Context,
  { visitRef, row, before }: { visitRef: VisitRef; row: LockedPeserta; before: Dose },
  fields: DoseFields,
  time: LocalTime,
  alasan: string,
): Promise<Dose> {
  const { id, hasil, idFaskes } = before;
  const idPerbaikan = await insertCorrection(ctx, before, visitRef.screening, alasan);
  const isMoved = time.day !== before.tanggal;
  const place = { idBHBU: visitRef.bhbuId, idFaskes };
  const given =
    hasil === 'DIBERIKAN'
      ? await resolveGivenAgain(ctx, row, before, fields, {
          ...place,
          day: time.day,
          takeBack: () => takeBackInjection(ctx, id, place, idPerbaikan),
        })
      : undefined;
  assertVisitValid(given?.input ?? fields, {
    sex: row.jenisKelamin,
    day: time.day,
    warning: given?.warning ?? null,
    batchWarning: given?.batchWarning ?? null,
    previousVaccine: given?.previousVaccine ?? null,
    vaccinationType: row.vaccinationType as VaccinationType,
    productType: given?.productType ?? null,
    isCorrection: true,
  });
  const { screening, isChanged } = correctHealth(
    ctx,
    visitRef.screening,
    fields,
    row.jenisKelamin,
    time.day,
  );
  await ctx.db
    .update(dose)
    .set({
      tanggal: time.day,
      jam: time.time,
      ...(given?.columns ?? { alasan: fields.alasan ?? null }),
      screening,
      ...updateStamps(ctx, dose),
    })
    .where(eq(dose.id, id));
  const visit = await getVisit(ctx.db, id);
  if (!isChanged && isDeepStrictEqual(factsOf(visit), factsOf(before))) {
    throw new Problem('KEADAAN_SALAH', message('vaksinasi.nothingCorrected'));
  }
  if (given?.isTakenBack) {
    const injection = { ...place, idBatch: visit.idBatch, tanggal: visit.tanggal };
    await recordInjection(ctx, id, injection, idPerbaikan);
  }
  if (isMoved && hasil === 'DIBERIKAN') await recomputeBoostersOfPeople(ctx, [row.personKey]);
  return visit;
}

/**
 * Corrects a visit: what it said before stays in its history, and its dose moves in the ledger. Its
 * result, its number and its facility stay.
 */
async function correctVisit(ctx: Context, id: number, body: CorrectInput) {
  const { pesertaId } = await getVisitInScope(ctx, id);
  await lockPersonOf(ctx.db, pesertaId);
  const row = await lockPesertaOfVisit(ctx, { pesertaId });
  const visitRef = await getVisitInScope(ctx, id);
  const before = await getVisit(ctx.db, id);
  checkVersion(ctx.expectedVersion, before, body);
  assertChangeable(ctx, before, 'vaksinasi.correctSameDay');
  const { tanggal, jam, alasanPerbaikan, version: _version, ...entered } = body;
  const time = resolveVisitTime(ctx.now, { tanggal, jam }, before.zona);
  if (time.day !== before.tanggal) await assertDayFree(ctx, before, time.day);
  await assertBeforeKipi(ctx, before, time);
  const fields: DoseFields = { ...entered, hasil: before.hasil };
  const found = { visitRef, row, before };
  const visit = await applyCorrection(ctx, found, fields, time, alasanPerbaikan);
  await ctx.audit(
    createVisitAuditEntry('correct', visit, row.nama, {
      ...diffFields(visitAuditFields(before), visitAuditFields(visit)),
      reason: alasanPerbaikan,
    }),
  );
  return { before, visit };
}

export const correct: Handler<typeof vaksinasiCalls.correct> = async (ctx, { params, body }) => {
  const { before, visit } = await correctVisit(ctx, params.id, body);
  await runVisitEffects('corrected', ctx, visit, before);
  return visit;
};
