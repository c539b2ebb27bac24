import { and, eq, sql } from 'drizzle-orm';
import {
  codes,
  judge,
  judgeBooster,
  sayFinding,
  type Finding,
  type Peserta,
  type pesertaCalls,
} from '#contract/peserta/index.ts';
import { isActiveBhbu } from '../bhbu/choices.ts';
import type { Context, Verb } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { checkVersion } from '../db/version.ts';
import { peserta } from '../db/schema/index.ts';
import { dosesGiven } from '../dosis/of-peserta.ts';
import { known } from '../lookup/index.ts';
import { Problem, stale } from '../problem.ts';
import { alreadyThere, checkPlan } from './form.ts';
import { getPeserta, lockPeserta } from './read.ts';
import type { Person } from './registration.ts';
import { saveRegistrations } from './save.ts';
import { isLive, mine } from './scope.ts';
import { personOfRow } from './standing.ts';
import { differenceForTrail, forTrail, onPeserta } from './trail.ts';

type Row = typeof peserta.$inferSelect;

/** Vaccination type of the regular programme. */
const regular = 0;
const booster = 1;

/** Finds the booster of the same person at the same company within the caller's scope. */
async function linkedOf(ctx: Context, row: Row): Promise<number | null> {
  const [found] = await ctx.db
    .select({ id: peserta.id })
    .from(peserta)
    .where(
      and(
        eq(peserta.personKey, row.personKey),
        eq(peserta.vaccinationType, booster),
        sql`${peserta.bhbuId} is not distinct from ${row.bhbuId}`,
        isLive,
        mine(ctx),
      ),
    );
  return found?.id ?? null;
}

/** Derives the doses before a booster from the doses recorded on the regular registration. */
async function fromRegular(ctx: Context, id: number) {
  const given = await dosesGiven(ctx.db, id);
  const on = (number: number): string | null =>
    given.find(one => one.number === number)?.on ?? null;
  return {
    vaksinPrimer: given.at(-1)?.vaccine ?? null,
    tanggalDosis1: on(1),
    tanggalDosis2: on(2),
  };
}

export const getBooster: Verb<typeof pesertaCalls.getBooster> = async (ctx, { params }) => {
  const record = await getPeserta(ctx, params.id);
  if (record.vaccinationType !== regular) return record;
  const [row] = await ctx.db.select().from(peserta).where(eq(peserta.id, record.id));
  const linked = row ? await linkedOf(ctx, row) : null;
  if (linked !== null) return await getPeserta(ctx, linked);
  const before = await fromRegular(ctx, record.id);
  return { ...record, ...before, faskesDosis2: before.tanggalDosis2 && record.namaFaskes };
};

/**
 * Validates the booster fields and returns the issues of the person's own fields, which are
 * corrected in another form.
 * @throws Problem 422 with the booster issues by field
 */
function findingsOf(ctx: Context, person: Person, type: 1 | 2): Finding[] {
  const today = dayInJakarta(ctx.now);
  const errors: Record<string, string[]> = {};
  for (const finding of judgeBooster(person, type, today)) {
    if (codes[finding.code].effect !== 'warning') {
      (errors[finding.field] ??= []).push(sayFinding(finding));
    }
  }
  if (Object.keys(errors).length > 0) {
    throw new Problem('TIDAK_SAH', 'Periksa isian yang ditandai, lalu kirim lagi.', { errors });
  }
  return judge(person, { today, ...known });
}

/** Rejects a new registration for an inactive company or person. @throws Problem 409 */
async function mustTakePart(ctx: Context, { bhbuId, isActive, name }: Row): Promise<void> {
  if (bhbuId !== null && !(await isActiveBhbu(ctx.db, bhbuId))) {
    throw new Problem('KEADAAN_SALAH', 'Perusahaan peserta ini sudah tidak aktif.');
  }
  if (!isActive) {
    throw new Problem('KEADAAN_SALAH', `${name} nonaktif. Aktifkan lebih dahulu.`);
  }
}

export const updateBooster: Verb<typeof pesertaCalls.updateBooster> = async (
  ctx,
  { params, body },
) => {
  const asked = await lockPeserta(ctx, params.id);
  const linked = asked.vaccinationType === regular ? await linkedOf(ctx, asked) : asked.id;
  // A booster that does not exist yet starts from the person's regular registration.
  const row = linked === null || linked === asked.id ? asked : await lockPeserta(ctx, linked);
  const before: Peserta = await getPeserta(ctx, row.id);
  // The caller read the regular registration only, so its version says nothing about the booster.
  const isUnseen = row.id !== asked.id && ctx.versionRead !== undefined;
  if (isUnseen) throw stale(before, body);
  checkVersion(ctx.versionRead, before, body);

  const staysHere = ctx.scope === 'own' && ctx.user.faskesId !== null;
  const person: Person = {
    ...personOfRow(ctx.deps.keys, row),
    vaksinPrimer: body.vaksinPrimer ?? null,
    tanggalDosis1: body.tanggalDosis1 ?? null,
    tanggalDosis2: body.tanggalDosis2 ?? null,
    faskesDosis2: body.faskesDosis2 ?? null,
    jenisBooster: body.jenisBooster ?? null,
    tanggalBooster: body.tanggalBooster ?? null,
    batch: body.batch ?? null,
    faskesPelaksana: body.faskesPelaksana ?? null,
    idFaskes: staysHere ? row.faskesId : (body.idFaskes ?? null),
    rencanaTanggal: body.rencanaTanggal ?? null,
  };
  const type = row.vaccinationType === 2 ? 2 : booster;
  const findings = findingsOf(ctx, person, type);
  if (linked === null) await mustTakePart(ctx, row);
  await checkPlan(ctx, person, row.bhbuId, linked === null ? undefined : row);
  const [saved] = await saveRegistrations(ctx, [
    {
      id: linked,
      bhbuId: row.bhbuId,
      vaccinationType: type,
      person,
      findings,
      userId: ctx.user.id,
      importId: null,
    },
  ]);
  if (!saved || 'takenBy' in saved) throw alreadyThere(person);
  const after = await getPeserta(ctx, saved.id);
  await ctx.audit(
    linked === null
      ? onPeserta('create', after, { after: forTrail(after) })
      : onPeserta('update', after, differenceForTrail(before, after)),
  );
  return after;
};
