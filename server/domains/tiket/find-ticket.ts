import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import type { tiketCalls } from '#contract/domains/tiket.ts';
import {
  searchCondition,
  pesertaColumns,
  toPesertaRecord,
  isLivePeserta,
  pesertaScope,
  ticketNumberVariants,
} from '#server/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { bhbu, faskes, peserta } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { giveBlockedReason, receiveBlockedReason, type TransferParty } from './transfer-rules.ts';

/** Maximum number of candidates; a longer search text narrows the list. */
const maxCandidates = 20;

interface TicketMatch {
  readonly record: Peserta;
  readonly party: TransferParty;
}

async function findMatches(
  ctx: Context,
  which: SQL | undefined,
  ...order: SQL[]
): Promise<TicketMatch[]> {
  const rows = await ctx.db
    .select({ shown: pesertaColumns, personKey: peserta.personKey })
    .from(peserta)
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .leftJoin(faskes, eq(faskes.id, peserta.faskesId))
    .where(and(isLivePeserta, pesertaScope(ctx), which))
    .orderBy(...order, asc(peserta.namaKey), asc(peserta.id))
    .limit(maxCandidates);
  return rows.map(({ shown, personKey }) => {
    const {
      statusData: isValid,
      id,
      nama,
      vaccinationType,
      isActive,
      dosisDiberikan,
      noTiket,
      pembatasan,
      noPembatasan,
    } = shown;
    return {
      record: toPesertaRecord(shown),
      party: {
        id,
        personKey,
        isValid,
        vaccinationType,
        isActive,
        nama,
        dosisDiberikan,
        noTiket,
        pembatasan,
        noPembatasan,
      },
    };
  });
}

/** Gets the holder of a ticket within the caller's scope. @throws Problem 404 */
async function getTicketHolder(ctx: Context, typed: string): Promise<TicketMatch> {
  const [holder] = await findMatches(ctx, inArray(peserta.noTiket, ticketNumberVariants(typed)));
  if (!holder) {
    throw new Problem('TIDAK_DITEMUKAN', message('tiket.unknown'));
  }
  return holder;
}

export const findTicket: Handler<typeof tiketCalls.find> = async (ctx, { body }) => {
  const { record, party } = await getTicketHolder(ctx, body.noTiket);
  const reason = giveBlockedReason(party);
  return { peserta: record, halangan: reason && ctx.render(reason) };
};

/**
 * Eligible recipients come first; the others are listed with the reason, so that users understand
 * why they cannot be chosen.
 */
export const ticketCandidates: Handler<typeof tiketCalls.candidates> = async (ctx, { body }) => {
  const from = (await getTicketHolder(ctx, body.noTiket)).party;
  const fits = sql`${peserta.vaccinationType} = ${from.vaccinationType} and ${peserta.isActive}
    and ${peserta.isValid} and ${peserta.dosisDiberikan} = 0 and ${peserta.noTiket} is null`;
  const found = await findMatches(ctx, searchCondition(ctx, body.q), desc(fits));
  return found.map(({ record, party }) => {
    const reason = receiveBlockedReason(from, party);
    return { peserta: record, halangan: reason && ctx.render(reason) };
  });
};
