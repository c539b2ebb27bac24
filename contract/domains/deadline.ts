import { closingEvents } from './pks/clock.ts';

/**
 * What has a deadline, named after what is done until then. What follows otherwise is a message of the
 * console for each of them (`deadline.after`).
 */
export const deadlineKinds = [
  // Those of an agreement's clauses: first and later payments, cure of a breach, and its ends.
  ...closingEvents,
  /** The company answers an adjustment of its order. */
  'acknowledge',
  /** A serious adverse event is reported. */
  'reportKipi',
  /** A tax invoice is made. */
  'issueFaktur',
  /** A second person approves the seller's data before they apply. */
  'approveSeller',
  /** A facility confirms a delivery. */
  'confirmDelivery',
  'depart',
  'arrive',
  /** The doses of a paid order are delivered before its vaccination. */
  'deliver',
  /** A company has as many participants as its order has courses. */
  'bringParticipants',
  /** A decision of a technical meeting is carried out. */
  'finishDecision',
  'useVoucher',
  /** A request of a person about their data is answered, within 3 × 24 hours (UU 27/2022). */
  'answerRequest',
  /** People and the authority are notified of a failure to protect data, within 3 × 24 hours of its discovery. */
  'notifyIncident',
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/** Until when something is done. */
export interface Deadline {
  readonly kind: DeadlineKind;
  /** A last day (`YYYY-MM-DD`, until 23.59 WIB) or instant (UTC), see `lastMoment`. */
  readonly until: string;
}
