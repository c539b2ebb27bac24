import type { pesertaCalls } from '#contract/domains/peserta/index.ts';
import { isActiveBhbu } from '#server/domains/bhbu/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { getPeserta } from '../read.ts';
import { pesertaAuditFields, createPesertaAuditEntry } from '../audit-entry.ts';
import { validatePlan, validateForm, personFromForm } from './form.ts';
import { saveForm } from './save-form.ts';

/** Form calls register for the regular programme; boosters have their own calls. */
const regular = 0;

export const create: Handler<typeof pesertaCalls.create> = async (ctx, { body }) => {
  const bhbuId = await resolveBhbuId(ctx, body.idBHBU ?? null);
  const person = personFromForm(body);
  const issues = validateForm(ctx, person);
  await validatePlan(ctx, person, bhbuId);
  const id = await saveForm(ctx, {
    id: null,
    bhbuId,
    vaccinationType: regular,
    person,
    issues,
    userId: ctx.user.id,
    importId: null,
    saluran: 'FORMULIR',
  });
  const record = await getPeserta(ctx, id);
  await ctx.audit(createPesertaAuditEntry('create', record, { after: pesertaAuditFields(record) }));
  return record;
};

/**
 * Returns the company of the new participant: the account's own company, or the requested one.
 * @throws Problem 422 when the company is not active
 */
async function resolveBhbuId(ctx: Context, requestedId: number | null): Promise<number | null> {
  const bhbuId = ctx.scope === 'own' ? ctx.user.bhbuId : requestedId;
  if (bhbuId !== null && !(await isActiveBhbu(ctx.db, bhbuId))) {
    throw invalidField('idBHBU', message('peserta.companyInactive'));
  }
  return bhbuId;
}
