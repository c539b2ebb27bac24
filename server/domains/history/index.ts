import type { historyCalls } from '#contract/domains/peserta/history.ts';
import type { Handlers } from '#server/platform/context.ts';
import { history } from './history.ts';

/** Handlers of a participant's history, which joins registrations, visits, imports and audit. */
export const historyHandlers: Handlers<typeof historyCalls> = { history };
