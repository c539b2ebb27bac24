import { and, eq } from 'drizzle-orm';
import type { satusehatCalls } from '#contract/domains/satusehat/calls.ts';
import { livePesertaScope, lockPeserta } from '#server/domains/peserta/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound } from '#server/platform/problem.ts';
import {
  findPatientOwners,
  isTaken,
  lockNumbers,
  personOf,
  savePatientNumber,
  type NumberedPerson,
} from './numbers.ts';
import { patientNumberColumn } from './source.ts';

/** Gets a participant in the caller's scope with their number. @throws Problem 404 */
async function getPerson(ctx: Context, id: number): Promise<NumberedPerson> {
  const [found] = await ctx.db
    .select({
      idPeserta: peserta.id,
      nama: peserta.nama,
      personKey: peserta.personKey,
      noIHS: patientNumberColumn,
    })
    .from(peserta)
    .where(and(eq(peserta.id, id), livePesertaScope(ctx)));
  if (!found) throw notFound('peserta');
  return found;
}

/** The number of a participant, read and entered on their page. */
export const patientNumberHandlers: Pick<
  Handlers<typeof satusehatCalls>,
  'ofPeserta' | 'setPatientNumber'
> = {
  ofPeserta: async (ctx, { params: { id } }) => ({
    id,
    noIHS: (await getPerson(ctx, id)).noIHS,
  }),

  setPatientNumber: async (ctx, { params: { id }, body: { noIHS } }) => {
    await lockPeserta(ctx, id);
    await lockNumbers(ctx);
    const person = await getPerson(ctx, id);
    if (noIHS !== null && isTaken(await findPatientOwners(ctx, [noIHS]), noIHS, personOf(person))) {
      throw invalidField('noIHS', message('satusehat.patientTaken'));
    }
    await savePatientNumber(ctx, person, noIHS);
    return { id, noIHS };
  },
};
