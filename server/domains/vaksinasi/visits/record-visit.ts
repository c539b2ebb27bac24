import { and, eq, isNull } from 'drizzle-orm';
import type { LocalTime } from '#contract/core/values/zone.ts';
import type { VaccinationType } from '#contract/domains/peserta/record.ts';
import {
  nextDose,
  questionsFor,
  screeningInForceOn,
  type Dose,
  type DoseFields,
  type DoseInput,
} from '#contract/domains/vaksinasi/index.ts';
import type { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import {
  lockPersonOf,
  lockPeserta,
  recomputeBoostersOfPeople,
} from '#server/domains/peserta/index.ts';
import { recordInjection } from '#server/domains/stock/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { zoneOfFaskes } from '#server/platform/db/facility-zone.ts';
import { dose } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import {
  lockPlanDay,
  newPlanOf,
  planObstacle,
  setPlannedDay,
  type PlanDay,
} from '../queue/plan-day.ts';
import { findQueueCandidates, type QueueCandidate } from '../queue/queue-entry.ts';
import { resolveVaccine, vaccineColumns } from '../vaccine/resolve-vaccine.ts';
import { visitAuditFields, createVisitAuditEntry } from '../audit-entry.ts';
import { assertNextDose, assertVisitValid, resolveVisitTime } from './visit-rules.ts';
import { encryptHealth } from './health-data.ts';
import { getVisit, findVisits } from './read.ts';
import { runVisitEffects } from './visit-effects.ts';

type LockedPeserta = Awaited<ReturnType<typeof lockPeserta>>;

/**
 * Rejects a visit that is based on an outdated queue, repeats the last one, or follows a dose given
 * that day.
 * @throws Problem 409 with the visit already recorded that day
 */
async function assertNoNewerVisit(
  ctx: Context,
  row: LockedPeserta,
  input: DoseInput,
  { day }: LocalTime,
): Promise<void> {
  const [last] = await findVisits(
    ctx.db,
    and(eq(dose.pesertaId, row.id), eq(dose.tanggal, day), isNull(dose.dibatalkan)),
  );
  const hasUnexpectedVisit = input.sesudah !== undefined && (last?.id ?? null) !== input.sesudah;
  const isDuplicate = last?.hasil === input.hasil && last.dosisKe === input.dosisKe;
  // The queue takes a day's status from the last visit, so a visit after the dose would hide it.
  const hasDoseToday = last?.hasil === 'DIBERIKAN';
  if (last && (hasUnexpectedVisit || isDuplicate || hasDoseToday)) {
    throw new Problem(
      'KEADAAN_SALAH',
      message('vaksinasi.alreadyRecorded', {
        dosis: last.dosisKe,
        nama: row.nama,
        hasil: message(`vaksinasi.result.${last.hasil}`),
        jam: `${last.jam} ${last.zona}`,
        oleh: last.createdBy ?? message('vaksinasi.someone'),
      }),
    );
  }
  if (hasUnexpectedVisit) {
    throw new Problem('KEADAAN_SALAH', message('vaksinasi.previousCancelled'));
  }
}

/** Columns of a given dose, or the reason when none was given. */
const givenDoseColumns = (input: DoseInput) =>
  input.hasil === 'DIBERIKAN'
    ? {
        ...vaccineColumns(input),
        lokasi: input.lokasi ?? null,
        vaksinator: input.vaksinator ?? null,
      }
    : { alasan: input.alasan ?? null };

/** The planned day before and after a postponement that names a new one. */
const planColumns = (input: DoseInput, row: LockedPeserta) => {
  const rencanaBaru = newPlanOf(input);
  return { rencanaBaru, rencanaLama: rencanaBaru === null ? null : row.rencanaTanggal };
};

/** Keeps only answers to questions that apply, and adds the questionnaire's version. */
export function applicableAnswers({ skrining }: DoseFields, sex: string, day: string) {
  if (!skrining) return null;
  const list = screeningInForceOn(day);
  const applicable = questionsFor(list, sex).flatMap(({ id }) => {
    const answer = skrining.jawaban[id];
    return answer === undefined ? [] : [[id, answer] as const];
  });
  return { ...skrining, jawaban: Object.fromEntries(applicable), versi: list.version };
}

async function insertVisit(
  ctx: Context,
  row: LockedPeserta,
  input: DoseInput,
  { day, time }: LocalTime,
): Promise<Dose> {
  const skrining = applicableAnswers(input, row.jenisKelamin, day);
  const { catatan } = input;
  const stamp = { at: ctx.now.toISOString(), by: ctx.user.fullName };
  const [made] = await ctx.db
    .insert(dose)
    .values({
      pesertaId: row.id,
      bhbuId: row.bhbuId,
      userId: row.userId,
      vaccinationType: row.vaccinationType,
      faskesId: input.idFaskes,
      dosisKe: input.dosisKe,
      hasil: input.hasil,
      tanggal: day,
      jam: time,
      ...givenDoseColumns(input),
      ...planColumns(input, row),
      screening:
        skrining || catatan
          ? encryptHealth(ctx.deps.keys, 'screening', {
              skrining,
              catatan: catatan ?? null,
            })
          : null,
      createdAt: stamp.at,
      createdBy: stamp.by,
      modifiedAt: stamp.at,
      modifiedBy: stamp.by,
    })
    .returning({ id: dose.id });
  return await getVisit(ctx.db, made?.id ?? 0);
}

/**
 * Locks the new planned day of a postponed dose; undefined when it names none.
 * @throws Problem 422 at `rencanaTanggal` when the person cannot be planned on that day
 */
async function lockNewPlan(
  ctx: Context,
  row: LockedPeserta,
  input: DoseInput,
  candidate: QueueCandidate,
): Promise<PlanDay | undefined> {
  const day = newPlanOf(input);
  if (day === null) return undefined;
  const plan = await lockPlanDay(ctx, input.idFaskes, day);
  const obstacle = await planObstacle(ctx, plan, row, candidate);
  if (obstacle) throw invalidField('rencanaTanggal', obstacle);
  return plan;
}

/**
 * Records a visit without the effects of higher layers. The person is locked, so of two concurrent
 * records the second fails with 409, also when they are for different registrations.
 * @param knownAt when the day was prepared, for a visit without network, which could not know what happened to a batch
 *   afterwards
 */
export async function recordVisit(
  ctx: Context,
  body: DoseInput,
  { knownAt }: { readonly knownAt?: string } = {},
): Promise<Dose> {
  // A dose depends on the doses of the person's other registrations.
  await lockPersonOf(ctx.db, body.idPeserta);
  const row = await lockPeserta(ctx, body.idPeserta);
  if (row.faskesId !== body.idFaskes) {
    throw new Problem('KEADAAN_SALAH', message('vaksinasi.otherFacility', { nama: row.nama }));
  }
  const visitTime = resolveVisitTime(ctx.now, body, await zoneOfFaskes(ctx.db, body.idFaskes));
  await assertNoNewerVisit(ctx, row, body, visitTime);
  const candidate = (await findQueueCandidates(ctx.db, [row.id])).get(row.id);
  if (!candidate) throw new Error('The locked registration was not found.');
  const doseCheck = nextDose(candidate.doses, visitTime.day);
  assertNextDose(body, doseCheck);
  const vaccinationType = row.vaccinationType as VaccinationType;
  const { input, batchWarning, productType } = await resolveVaccine(ctx.db, body, {
    idBHBU: row.bhbuId,
    vaccinationType,
    day: visitTime.day,
    knownAt,
  });
  assertVisitValid(input, {
    sex: row.jenisKelamin,
    day: visitTime.day,
    warning: doseCheck.warning,
    batchWarning,
    previousVaccine: candidate.fields.vaksinSebelumnya,
    vaccinationType,
    productType,
  });
  const plan = await lockNewPlan(ctx, row, input, candidate);
  const visit = await insertVisit(ctx, row, input, visitTime);
  if (plan) await setPlannedDay(ctx, row, plan.day, plan);
  if (visit.hasil === 'DIBERIKAN') {
    await recomputeBoostersOfPeople(ctx, [row.personKey]);
    await recordInjection(ctx, visit.id, {
      idBHBU: row.bhbuId,
      idFaskes: visit.idFaskes,
      idBatch: visit.idBatch,
      tanggal: visit.tanggal,
    });
  }
  await ctx.audit(
    createVisitAuditEntry('record', visit, row.nama, { after: visitAuditFields(visit) }),
  );
  return visit;
}

export const record: Handler<typeof vaksinasiCalls.record> = async (ctx, { body }) => {
  const visit = await recordVisit(ctx, body);
  await runVisitEffects('recorded', ctx, visit);
  return visit;
};
