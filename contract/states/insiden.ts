import type { StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

/**
 * Hours from its discovery in which people and the authority are notified of a failure to protect personal data: 3 × 24,
 * which do not stop on holidays (article 46 of Law 27 of 2022).
 */
export const noticeHours = 72;

/** Hours before the end at which the officers are reminded. */
export const noticeReminderHours = 12;

const officers = ['SUPERADMIN', 'ADMIN'] as const satisfies readonly Role[];

/** Lifecycle of an incident: described, then those affected and the authority are notified, then it is closed. */
export const insidenStates = {
  names: ['DRAF', 'DIBERITAHUKAN', 'DITUTUP'],
  initial: 'DRAF',
  creation: { event: 'create', by: officers, notifies: [{ to: officers, by: 'bell' }] },
  transitions: [
    { from: 'DRAF', event: 'notify', to: 'DIBERITAHUKAN', by: officers, guard: 'isComplete' },
    { from: 'DRAF', event: 'close', to: 'DITUTUP', by: officers, needsReason: true },
    { from: 'DIBERITAHUKAN', event: 'close', to: 'DITUTUP', by: officers, needsReason: true },
  ],
  waitsFor: {
    DRAF: { side: 'seller', right: 'insiden.update', event: 'notify' },
    DIBERITAHUKAN: { side: 'seller', right: 'insiden.update', event: 'close' },
    DITUTUP: null,
  },
} as const satisfies StateTable<
  'DRAF' | 'DIBERITAHUKAN' | 'DITUTUP',
  'close' | 'notify',
  'isComplete'
>;

export type InsidenState = StateOf<typeof insidenStates>;
