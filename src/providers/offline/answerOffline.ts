import type { Endpoint } from '#contract/core/endpoint.ts';
import { vaksinasiCalls } from '#contract/domains/vaksinasi/index.ts';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { recordArrival, recordKipi, recordVisit, takeBackVisit } from './answers/acts.ts';
import { findPeople, listQueue, listVaccines, visitsOf } from './answers/reads.ts';
import { checkVoucher, recordUse } from './answers/vouchers.ts';
import { peopleAfter } from './dayOverlay.ts';
import type { ActFilter, OfflineDay } from './offlineDay.ts';
import { unreachable } from '../api/http.ts';
import type { Known, OfflineCallOptions } from './answers/known.ts';

export type { OfflineCallOptions };

type Answer = (known: Known, input: never, options: OfflineCallOptions) => unknown;

/** What answers a call without network. */
const answers = new Map<Endpoint, Answer>([
  [vaksinasiCalls.list, listQueue],
  [vaksinasiCalls.find, findPeople],
  [vaksinasiCalls.ofPeserta, visitsOf],
  [vaksinasiCalls.vaccines, listVaccines],
  [vaksinasiCalls.record, recordVisit],
  [vaksinasiCalls.arrive, recordArrival],
  [vaksinasiCalls.addKipi, recordKipi],
  [vaksinasiCalls.cancel, takeBackVisit],
  [voucherCalls.check, checkVoucher],
  [voucherCalls.use, recordUse],
]);

/** Whether the prepared day answers a call. */
export const isAnsweredOffline = (endpoint: Endpoint): boolean => answers.has(endpoint);

/**
 * Answers a call from the prepared day, or records an act that waits to be sent.
 * @throws CallError like the server, or like one that is not reached when the day cannot answer
 */
export async function answerOffline(
  browserDay: OfflineDay,
  endpoint: Endpoint,
  input: unknown,
  options: OfflineCallOptions,
): Promise<unknown> {
  const answer = answers.get(endpoint);
  const known = answer && (await readKnown(browserDay));
  if (!answer || !known) throw unreachable();
  return await answer(known, input as never, options);
}

/**
 * Reads the prepared day with what was done on it; undefined without a day.
 * @param isMeant which acts count; all of them by default
 */
export async function readKnown(
  browserDay: OfflineDay,
  isMeant?: ActFilter,
): Promise<Known | undefined> {
  const day = await browserDay.read();
  if (!day) return undefined;
  const acts = await browserDay.acts(isMeant);
  return { browserDay, day, acts, people: peopleAfter(day, acts) };
}
