import { and, eq, isNull } from 'drizzle-orm';
import {
  judgeDose,
  questionsFor,
  screeningOn,
  type Dosis,
  type DosisInput,
} from '#contract/dosis/index.ts';
import type { dosisCalls } from '#contract/dosis/index.ts';
import type { Context, Verb } from '../context.ts';
import { dosis } from '../db/schema/index.ts';
import { lockPeserta, renewBoostersOf } from '../peserta/index.ts';
import { Problem } from '../problem.ts';
import { standingsOf } from './case.ts';
import { checkOrder, checkVisit, whenOf, type When } from './check.ts';
import { sealHealth } from './health.ts';
import { getVisit, visitsWhere } from './read.ts';
import { forTrail, onVisit } from './trail.ts';

type Row = Awaited<ReturnType<typeof lockPeserta>>;

const said = { DIBERIKAN: 'diberikan', DITUNDA: 'ditunda', DITOLAK: 'ditolak' } as const;

/**
 * Rejects a visit that is based on an outdated queue, repeats the last one, or follows a dose given
 * that day.
 * @throws Problem 409 with the visit already recorded that day
 */
async function checkSeen(ctx: Context, row: Row, input: DosisInput, { day }: When): Promise<void> {
  const [last] = await visitsWhere(
    ctx.db,
    and(eq(dosis.pesertaId, row.id), eq(dosis.givenOn, day), isNull(dosis.cancelledAt)),
  );
  const isNews = input.sesudah !== undefined && (last?.id ?? null) !== input.sesudah;
  const isTwice = last?.hasil === input.hasil && last.dosisKe === input.dosisKe;
  // The queue takes a day's status from the last visit, so a visit after the dose would hide it.
  const isServed = last?.hasil === 'DIBERIKAN';
  if (last && (isNews || isTwice || isServed)) {
    throw new Problem(
      'KEADAAN_SALAH',
      `Dosis ${last.dosisKe} ${row.name} sudah dicatat ${said[last.hasil]} pukul ${last.jam} oleh ${last.createdBy ?? 'orang lain'}.`,
    );
  }
  if (isNews) {
    throw new Problem('KEADAAN_SALAH', 'Catatan sebelumnya sudah dibatalkan. Muat ulang antrean.');
  }
}

/** Columns of a given dose, or the reason when none was given. */
const given = (input: DosisInput) =>
  input.hasil === 'DIBERIKAN'
    ? {
        vaccine: input.vaksin ?? null,
        batch: input.batch ?? null,
        expiresOn: input.kadaluarsa ?? null,
        site: input.lokasi ?? null,
        vaccinator: input.vaksinator ?? null,
      }
    : { reason: input.alasan ?? null };

/** Keeps only answers to questions that apply, and adds the questionnaire's version. */
function answersOf({ skrining }: DosisInput, sex: string, day: string) {
  if (!skrining) return null;
  const list = screeningOn(day);
  const asked = questionsFor(list, sex).flatMap(({ id }) => {
    const answer = skrining.jawaban[id];
    return answer === undefined ? [] : [[id, answer] as const];
  });
  return { ...skrining, jawaban: Object.fromEntries(asked), versi: list.version };
}

async function keep(
  ctx: Context,
  row: Row,
  input: DosisInput,
  { day, time }: When,
): Promise<Dosis> {
  const skrining = answersOf(input, row.sex, day);
  const { catatan } = input;
  const stamp = { at: ctx.now.toISOString(), by: ctx.user.fullName };
  const [made] = await ctx.db
    .insert(dosis)
    .values({
      pesertaId: row.id,
      bhbuId: row.bhbuId,
      userId: row.userId,
      vaccinationType: row.vaccinationType,
      faskesId: input.idFaskes,
      number: input.dosisKe,
      result: input.hasil,
      givenOn: day,
      givenAt: time,
      ...given(input),
      screening:
        skrining || catatan
          ? sealHealth(ctx.deps.keys, 'screening', {
              skrining,
              catatan: catatan ?? null,
            })
          : null,
      createdAt: stamp.at,
      createdBy: stamp.by,
      modifiedAt: stamp.at,
      modifiedBy: stamp.by,
    })
    .returning({ id: dosis.id });
  return await getVisit(ctx.db, made?.id ?? 0);
}

/**
 * Records a visit. The registration is locked, so of two concurrent records the second fails with
 * 409.
 */
export const record: Verb<typeof dosisCalls.record> = async (ctx, { body }) => {
  const row = await lockPeserta(ctx, body.idPeserta);
  if (row.faskesId !== body.idFaskes) {
    throw new Problem('KEADAAN_SALAH', `${row.name} tidak terdaftar di faskes ini.`);
  }
  const when = whenOf(ctx.now, body);
  await checkSeen(ctx, row, body, when);
  const standing = (await standingsOf(ctx.db, [row.id])).get(row.id);
  if (!standing) throw new Error('A registration that is locked is there.');
  const judged = judgeDose(standing.doses, when.day);
  checkOrder(body, judged);
  checkVisit(body, { sex: row.sex, day: when.day, warning: judged.warning });
  const visit = await keep(ctx, row, body, when);
  if (visit.hasil === 'DIBERIKAN') await renewBoostersOf(ctx, [row.personKey]);
  await ctx.audit(onVisit('record', visit, row.name, { after: forTrail(visit) }));
  return visit;
};
