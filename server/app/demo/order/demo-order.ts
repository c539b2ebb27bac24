import type { OrderStep } from './order-steps.ts';

/** Steps of an order, each with its age in days. */
export type Steps = readonly (readonly [OrderStep, daysAgo: number])[];

/** A demo order: what is ordered, and what happened to it since. */
export interface DemoOrder {
  /** Index of the company; its account is `bhbu` or `bhbu2`. */
  readonly company: 0 | 1;
  /** Age in days of the submission. */
  readonly daysAgo: number;
  /** Participants of each line, one line per facility. */
  readonly people: readonly number[];
  readonly product?: 'SINO-BOOSTER' | 'SINO-PRIMER';
  /** Whether vaccine and injection are ordered together. */
  readonly isPackage?: true;
  /** Code of the service of a package; the injection at the clinic when omitted. */
  readonly service?: 'LOGISTIK';
  readonly scheme?: 'PENUH_100' | 'TERMIN_50_50';
  /** Days from today until the planned first delivery. */
  readonly deliveryIn?: number;
  /** Placed under the booster agreement of the company. */
  readonly isUnderBoosterPks?: true;
  readonly steps: Steps;
  /** A later version with other participants, and what happens to it. */
  readonly amendment?: Pick<DemoOrder, 'daysAgo' | 'people' | 'steps'> & {
    readonly reason: string;
  };
}

/**
 * The steps from acceptance to an agreement in force, which take six days from the submission. The
 * second signature issues the first invoice.
 */
export const signedFrom = (daysAgo: number): Steps => [
  ['accept', daysAgo],
  ['issue', daysAgo - 1],
  ['send', daysAgo - 1],
  ['signBuyer', daysAgo - 3],
  ['signSeller', daysAgo - 5],
  ['verify', daysAgo - 6],
];
