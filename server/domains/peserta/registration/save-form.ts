import type { Context } from '#server/platform/context.ts';
import { countForeignHits } from '../foreign-hits.ts';
import { nikKey, personKey } from '../identity.ts';
import { alreadyRegistered } from './form.ts';
import { assertNotBeingSaved } from './import-conflict.ts';
import type { Registration } from './registration.ts';
import { saveRegistrations } from './save.ts';

/**
 * Saves the registration of a form and returns its id.
 * @throws Problem 422 when the company already has the person, 409 while an import saves the person, 429 when the
 * account enters too many people whom others have registered
 */
export async function saveForm(ctx: Context, registration: Registration): Promise<number> {
  const { person } = registration;
  const { keys } = ctx.deps;
  await assertNotBeingSaved(ctx.db, {
    personKey: personKey(keys, person),
    nikKey: person.nik ? nikKey(keys, person.nik) : null,
  });
  const [saved] = await saveRegistrations(ctx, [registration]);
  if (!saved || 'takenBy' in saved) throw alreadyRegistered(person);
  if (saved.findings.some(({ code }) => code === 'E05')) {
    await countForeignHits(ctx, [personKey(keys, person)]);
  }
  return saved.id;
}
