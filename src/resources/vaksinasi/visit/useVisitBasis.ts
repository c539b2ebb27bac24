import { useState } from 'react';
import type { QueueEntry } from '#contract/domains/vaksinasi/index.ts';

/** Whether a visit of the participant can still be recorded that day: a given dose ends it. */
export const acceptsVisit = ({ dosisBerikut, kunjungan }: QueueEntry): boolean =>
  dosisBerikut !== null && kunjungan?.hasil !== 'DIBERIKAN';

/**
 * Returns the participant as the form showed them when its input began, on which the visit is based:
 * a colleague's record in the meantime is then refused by the server, and a repeated call stays the
 * same call.
 * @param isHeld whether there is input that a later state must not change
 */
export function useVisitBasis(peserta: QueueEntry, isHeld: boolean): QueueEntry {
  const [basis, setBasis] = useState(peserta);
  if (basis !== peserta && !isHeld) setBasis(peserta);
  return basis;
}
