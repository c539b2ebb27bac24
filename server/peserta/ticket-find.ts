import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Peserta, pesertaCalls } from '#contract/peserta/index.ts';
import type { Context, Verb } from '../context.ts';
import { bhbu, faskes, peserta } from '../db/schema/index.ts';
import { Problem } from '../problem.ts';
import { matching } from './filter.ts';
import { columns, toRecord } from './read.ts';
import { isLive, mine } from './scope.ts';
import { ticketSpellings } from './ticket-number.ts';
import { whyNotGive, whyNotTake, type Party } from './ticket-rules.ts';

/** Maximum number of candidates; a longer search text narrows the list. */
const mostCandidates = 20;

interface Found {
  readonly record: Peserta;
  readonly party: Party;
}

async function find(ctx: Context, which: SQL | undefined, ...order: SQL[]): Promise<Found[]> {
  const rows = await ctx.db
    .select({ shown: columns, personKey: peserta.personKey })
    .from(peserta)
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .leftJoin(faskes, eq(faskes.id, peserta.faskesId))
    .where(and(isLive, mine(ctx), which))
    .orderBy(...order, asc(peserta.nameKey), asc(peserta.id))
    .limit(mostCandidates);
  return rows.map(({ shown, personKey }) => {
    const { isValid, id, nama, vaccinationType, isActive, dosisDiberikan, noTiket } = shown;
    return {
      record: toRecord(shown),
      party: {
        id,
        personKey,
        isValid,
        vaccinationType,
        isActive,
        name: nama,
        dosesGiven: dosisDiberikan,
        ticketNumber: noTiket,
      },
    };
  });
}

/** Gets the holder of a ticket within the caller's scope. @throws Problem 404 */
async function holderOf(ctx: Context, typed: string): Promise<Found> {
  const [holder] = await find(ctx, inArray(peserta.ticketNumber, ticketSpellings(typed)));
  if (!holder) {
    throw new Problem(
      'TIDAK_DITEMUKAN',
      'Tidak ada peserta dengan nomor tiket ini. Periksa lagi huruf dan angkanya.',
    );
  }
  return holder;
}

export const findTicket: Verb<typeof pesertaCalls.findTicket> = async (ctx, { body }) => {
  const { record, party } = await holderOf(ctx, body.noTiket);
  return { peserta: record, halangan: whyNotGive(party) };
};

/**
 * Eligible recipients come first; the others are listed with the reason, so that users understand
 * why they cannot be chosen.
 */
export const ticketCandidates: Verb<typeof pesertaCalls.ticketCandidates> = async (
  ctx,
  { body },
) => {
  const from = (await holderOf(ctx, body.noTiket)).party;
  const fits = sql`${peserta.vaccinationType} = ${from.vaccinationType} and ${peserta.isActive}
    and ${peserta.isValid} and ${peserta.dosesGiven} = 0 and ${peserta.ticketNumber} is null`;
  const found = await find(ctx, matching(ctx, body.q), desc(fits));
  return found.map(({ record, party }) => ({
    peserta: record,
    halangan: whyNotTake(from, party),
  }));
};
