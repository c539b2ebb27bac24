import { isSamePhone } from '#contract/core/values/phone.ts';
import {
  validateBooster,
  renderIssues,
  type pesertaCalls,
} from '#contract/domains/peserta/index.ts';
import type { Handler } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { maskNumbers, decryptNumbers, personKey } from '../identity.ts';
import { recomputeBoostersOfPeople } from '../booster/recompute-eligibility.ts';
import { getPeserta, lockPeserta } from '../read.ts';
import { pesertaAuditDifference, createPesertaAuditEntry } from '../audit-entry.ts';
import { validatePlan, validateForm, personFromForm } from './form.ts';
import { assertNotBeingSaved } from './import-conflict.ts';
import { saveForm } from './save-form.ts';
import { historyOfRow } from './person-status.ts';

export const update: Handler<typeof pesertaCalls.update> = async (ctx, { params, body }) => {
  const row = await lockPeserta(ctx, params.id);
  const before = await getPeserta(ctx, params.id);
  checkVersion(ctx.expectedVersion, before, { ...body, ...maskNumbers(body) });

  const full = decryptNumbers(ctx.deps.keys, row);
  const numbers = {
    nik: { full: full.nik, mask: row.nikMask },
    noPaspor: { full: full.noPaspor, mask: row.noPasporMask },
    noKitas: { full: full.noKitas, mask: row.noKitasMask },
    penanggung: { full: full.penanggung, mask: row.penanggung },
  };
  const fromForm = personFromForm(body, numbers, historyOfRow(row));
  // Facility accounts cannot move participants to another facility.
  const keepsFacility = ctx.scope === 'own' && ctx.user.faskesId !== null;
  const person = {
    ...fromForm,
    // The form groups the digits of a number that could not be normalized when it was saved.
    ...(isSamePhone(fromForm.noHP, row.noHP) ? { noHP: row.noHP } : {}),
    ...(keepsFacility ? { idFaskes: row.faskesId } : {}),
  };
  const issues = [
    ...validateForm(ctx, person, 0, { issues: before.alasan, values: { ...row, ...full } }),
    // Booster issues are corrected in the booster form and stay on the record until then.
    ...renderIssues(
      validateBooster(person, before.vaccinationType, dayInJakarta(ctx.now)),
      ctx.render,
    ),
  ];
  await validatePlan(ctx, person, row.bhbuId, row);

  // The new numbers are checked with the form; the import may name the person by the old ones.
  await assertNotBeingSaved(ctx.db, row);
  await saveForm(ctx, {
    id: row.id,
    bhbuId: row.bhbuId,
    vaccinationType: before.vaccinationType,
    person,
    issues,
    userId: row.userId,
    importId: row.importId,
    saluran: 'FORMULIR',
  });
  const key = personKey(ctx.deps.keys, person);
  // Doses stay with the registration, so both the previous and the new person are recomputed.
  if (!key.equals(row.personKey)) await recomputeBoostersOfPeople(ctx, [row.personKey, key]);
  const after = await getPeserta(ctx, row.id);
  const difference = pesertaAuditDifference(before, after);
  const renumbered = (['nik', 'noPaspor', 'noKitas'] as const).filter(
    field => person[field] !== full[field],
  );
  await ctx.audit(
    createPesertaAuditEntry('update', after, {
      before: difference.before,
      // Two numbers can have the same mask, so changed numbers are listed by field.
      after: { ...difference.after, ...(renumbered.length > 0 ? { nomorDiubah: renumbered } : {}) },
    }),
  );
  return after;
};
