import { judgeBooster, type pesertaCalls } from '#contract/peserta/index.ts';
import type { Verb } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { checkVersion } from '../db/version.ts';
import { alreadyThere, checkPlan, judgeForm, personOfForm } from './form.ts';
import { maskedNumbers, openNumbers, personKey } from './identity.ts';
import { renewBoostersOf } from './next-booster.ts';
import { getPeserta, lockPeserta } from './read.ts';
import { saveRegistrations } from './save.ts';
import { historyOfRow } from './standing.ts';
import { differenceForTrail, onPeserta } from './trail.ts';

export const update: Verb<typeof pesertaCalls.update> = async (ctx, { params, body }) => {
  const row = await lockPeserta(ctx, params.id);
  const before = await getPeserta(ctx, params.id);
  checkVersion(ctx.versionRead, before, { ...body, ...maskedNumbers(body) });

  const full = openNumbers(ctx.deps.keys, row);
  const numbers = {
    nik: { full: full.nik, mask: row.nikMask },
    noPaspor: { full: full.noPaspor, mask: row.passportMask },
    noKitas: { full: full.noKitas, mask: row.permitMask },
    penanggung: { full: full.penanggung, mask: row.guarantor },
  };
  const said = personOfForm(body, numbers, historyOfRow(row));
  // Facility accounts cannot move participants to another facility.
  const staysHere = ctx.scope === 'own' && ctx.user.faskesId !== null;
  const person = staysHere ? { ...said, idFaskes: row.faskesId } : said;
  const findings = [
    ...judgeForm(ctx, person),
    // Booster issues are corrected in the booster form and stay on the record until then.
    ...judgeBooster(person, before.vaccinationType, dayInJakarta(ctx.now)),
  ];
  await checkPlan(ctx, person, row.bhbuId, row);

  const [saved] = await saveRegistrations(ctx, [
    {
      id: row.id,
      bhbuId: row.bhbuId,
      vaccinationType: before.vaccinationType,
      person,
      findings,
      userId: row.userId,
      importId: row.importId,
    },
  ]);
  if (!saved || 'takenBy' in saved) throw alreadyThere(person);
  const key = personKey(ctx.deps.keys, person);
  // Doses stay with the registration, so both the previous and the new person are recomputed.
  if (!key.equals(row.personKey)) await renewBoostersOf(ctx, [row.personKey, key]);
  const after = await getPeserta(ctx, row.id);
  const difference = differenceForTrail(before, after);
  const renumbered = (['nik', 'noPaspor', 'noKitas'] as const).filter(
    field => person[field] !== full[field],
  );
  await ctx.audit(
    onPeserta('update', after, {
      before: difference.before,
      // Two numbers can have the same mask, so changed numbers are listed by field.
      after: { ...difference.after, ...(renumbered.length > 0 ? { nomorDiubah: renumbered } : {}) },
    }),
  );
  return after;
};
