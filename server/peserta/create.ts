import type { pesertaCalls } from '#contract/peserta/index.ts';
import { isActiveBhbu } from '../bhbu/choices.ts';
import type { Context, Verb } from '../context.ts';
import { invalid } from '../problem.ts';
import { alreadyThere, checkPlan, judgeForm, personOfForm } from './form.ts';
import { getPeserta } from './read.ts';
import { saveRegistrations } from './save.ts';
import { forTrail, onPeserta } from './trail.ts';

/** Form calls register for the regular programme; boosters have their own calls. */
const regular = 0;

export const create: Verb<typeof pesertaCalls.create> = async (ctx, { body }) => {
  const bhbuId = await companyFor(ctx, body.idBHBU ?? null);
  const person = personOfForm(body);
  const findings = judgeForm(ctx, person);
  await checkPlan(ctx, person, bhbuId);
  const [saved] = await saveRegistrations(ctx, [
    {
      id: null,
      bhbuId,
      vaccinationType: regular,
      person,
      findings,
      userId: ctx.user.id,
      importId: null,
    },
  ]);
  if (!saved || 'takenBy' in saved) throw alreadyThere(person);
  const record = await getPeserta(ctx, saved.id);
  await ctx.audit(onPeserta('create', record, { after: forTrail(record) }));
  return record;
};

/**
 * Returns the company of the new participant: the account's own company, or the requested one.
 * @throws Problem 422 when the company is not active
 */
async function companyFor(ctx: Context, asked: number | null): Promise<number | null> {
  const bhbuId = ctx.scope === 'own' ? ctx.user.bhbuId : asked;
  if (bhbuId !== null && !(await isActiveBhbu(ctx.db, bhbuId))) {
    throw invalid('idBHBU', 'Pilih perusahaan yang aktif');
  }
  return bhbuId;
}
