import type { tiketCalls } from '#contract/domains/tiket.ts';
import { withNikGuessLimit } from '#server/domains/peserta/index.ts';
import type { Handlers } from '#server/platform/context.ts';
import { findTicket, ticketCandidates } from './find-ticket.ts';
import { moveTicket } from './move-ticket.ts';

/** Handlers that move a booster ticket from one participant to another. */
export const tiketHandlers: Handlers<typeof tiketCalls> = {
  find: findTicket,
  candidates: withNikGuessLimit(ticketCandidates, ({ body }) => [body.q]),
  move: moveTicket,
};
