import { and, eq, sql } from 'drizzle-orm';
import type { Message } from '#contract/core/messages/message.ts';
import { vaccineOfDose } from '#contract/core/values/vaccine.ts';
import {
  issueCodes,
  validatePeserta,
  validateBooster,
  issueDescription,
  renderIssues,
  type Issue,
  type Peserta,
  type pesertaCalls,
} from '#contract/domains/peserta/index.ts';
import { isActiveBhbu } from '#server/domains/bhbu/index.ts';
import { lookupCodes } from '#server/domains/lookup/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { findGivenDoses } from '#server/platform/db/views/doses.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem, versionConflict } from '#server/platform/problem.ts';
import { copyConsent } from '../registration/consent.ts';
import { validatePlan } from '../registration/form.ts';
import { getPeserta, lockPeserta } from '../read.ts';
import type { Person } from '../registration/registration.ts';
import { saveForm } from '../registration/save-form.ts';
import { isLivePeserta, pesertaScope } from '../scope.ts';
import { personOfRow } from '../registration/person-status.ts';
import {
  pesertaAuditDifference,
  pesertaAuditFields,
  createPesertaAuditEntry,
} from '../audit-entry.ts';

type Row = typeof peserta.$inferSelect;

/** Vaccination type of the regular programme. */
const regular = 0;
const booster = 1;

/** Finds the booster of the same person at the same company within the caller's scope. */
async function findLinkedBooster(ctx: Context, row: Row): Promise<number | null> {
  const [found] = await ctx.db
    .select({ id: peserta.id })
    .from(peserta)
    .where(
      and(
        eq(peserta.personKey, row.personKey),
        eq(peserta.vaccinationType, booster),
        sql`${peserta.bhbuId} is not distinct from ${row.bhbuId}`,
        isLivePeserta,
        pesertaScope(ctx),
      ),
    );
  return found?.id ?? null;
}

/** Derives the doses before a booster from the doses recorded on the regular registration. */
async function doseHistoryFromRegular(ctx: Context, id: number) {
  const doses = await findGivenDoses(ctx.db, id);
  const on = (number: number): string | null =>
    doses.find(one => one.number === number)?.on ?? null;
  const lastVaccine = doses.at(-1)?.vaccine ?? null;
  return {
    vaksinPrimer: lastVaccine === null ? null : vaccineOfDose(lastVaccine),
    tanggalDosis1: on(1),
    tanggalDosis2: on(2),
  };
}

export const getBooster: Handler<typeof pesertaCalls.getBooster> = async (ctx, { params }) => {
  const record = await getPeserta(ctx, params.id);
  if (record.vaccinationType !== regular) return record;
  const [row] = await ctx.db.select().from(peserta).where(eq(peserta.id, record.id));
  const linked = row ? await findLinkedBooster(ctx, row) : null;
  if (linked !== null) return await getPeserta(ctx, linked);
  const before = await doseHistoryFromRegular(ctx, record.id);
  return { ...record, ...before, faskesDosis2: before.tanggalDosis2 && record.namaFaskes };
};

/**
 * Validates the booster fields and returns the issues of the person's own fields, which are
 * corrected in another form.
 * @throws Problem 422 with the booster issues by field
 */
function validateBoosterForm(ctx: Context, person: Person, type: 1 | 2): Issue[] {
  const today = dayInJakarta(ctx.now);
  const errors: Record<string, Message[]> = {};
  for (const issue of validateBooster(person, type, today)) {
    if (issueCodes[issue.code].effect !== 'warning') {
      (errors[issue.field] ??= []).push(issueDescription(issue));
    }
  }
  if (Object.keys(errors).length > 0) {
    throw new Problem('TIDAK_SAH', message('input.checkMarked'), { errors });
  }
  return renderIssues(validatePeserta(person, { today, ...lookupCodes }), ctx.render);
}

/** Rejects a new registration for an inactive company or person. @throws Problem 409 */
async function assertCanRegister(
  ctx: Context,
  { bhbuId, isActive, nama: name }: Row,
): Promise<void> {
  if (bhbuId !== null && !(await isActiveBhbu(ctx.db, bhbuId))) {
    throw new Problem('KEADAAN_SALAH', message('peserta.companyGone'));
  }
  if (!isActive) {
    throw new Problem('KEADAAN_SALAH', message('peserta.inactive', { nama: name }));
  }
}

export const updateBooster: Handler<typeof pesertaCalls.updateBooster> = async (
  ctx,
  { params, body },
) => {
  const requested = await lockPeserta(ctx, params.id);
  const linked =
    requested.vaccinationType === regular ? await findLinkedBooster(ctx, requested) : requested.id;
  // A booster that does not exist yet starts from the person's regular registration.
  const row =
    linked === null || linked === requested.id ? requested : await lockPeserta(ctx, linked);
  const before: Peserta = await getPeserta(ctx, row.id);
  // The caller read the regular registration only, so its version says nothing about the booster.
  const wasNotRead = row.id !== requested.id && ctx.expectedVersion !== undefined;
  if (wasNotRead) throw versionConflict(before, body);
  checkVersion(ctx.expectedVersion, before, body);

  const keepsFacility = ctx.scope === 'own' && ctx.user.faskesId !== null;
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
    idFaskes: keepsFacility ? row.faskesId : (body.idFaskes ?? null),
    rencanaTanggal: body.rencanaTanggal ?? null,
  };
  const type = row.vaccinationType === 2 ? 2 : booster;
  const issues = validateBoosterForm(ctx, person, type);
  if (linked === null) await assertCanRegister(ctx, row);
  await validatePlan(ctx, person, row.bhbuId, linked === null ? undefined : row);
  const id = await saveForm(ctx, {
    id: linked,
    bhbuId: row.bhbuId,
    vaccinationType: type,
    person,
    issues,
    userId: ctx.user.id,
    importId: null,
    saluran: 'FORMULIR',
  });
  if (linked === null) await copyConsent(ctx.db, row.id, id);
  const after = await getPeserta(ctx, id);
  await ctx.audit(
    linked === null
      ? createPesertaAuditEntry('create', after, { after: pesertaAuditFields(after) })
      : createPesertaAuditEntry('update', after, pesertaAuditDifference(before, after)),
  );
  return after;
};
