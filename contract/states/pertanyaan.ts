import type { StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

const askers = ['SUPERADMIN', 'ADMIN', 'AM', 'BHBU'] as const satisfies readonly Role[];

/**
 * Lifecycle of a question to a participant about data that is wrong: sent as a personal link, answered by the
 * participant, who has no account, and decided by those who asked. A link that was tried too often is locked.
 */
export const pertanyaanStates = {
  names: ['DIJAWAB', 'DIKIRIM', 'DITERIMA', 'DITOLAK', 'TERKUNCI', 'DIBATALKAN'],
  initial: 'DIKIRIM',
  transitions: [
    {
      from: 'DIKIRIM',
      event: 'answer',
      to: 'DIJAWAB',
      by: ['pemohon'],
      notifies: [{ to: ['ownerBhbu'], by: 'bell', right: 'pertanyaan.decide' }],
    },
    { from: 'DIKIRIM', event: 'lock', to: 'TERKUNCI', by: ['pemohon'] },
    { from: 'DIKIRIM', event: 'cancel', to: 'DIBATALKAN', by: askers },
    { from: 'DIJAWAB', event: 'cancel', to: 'DIBATALKAN', by: askers },
    { from: 'DIJAWAB', event: 'accept', to: 'DITERIMA', by: askers },
    { from: 'DIJAWAB', event: 'refuse', to: 'DITOLAK', by: askers },
  ],
} as const satisfies StateTable<
  'DIJAWAB' | 'DIKIRIM' | 'DITERIMA' | 'DITOLAK' | 'TERKUNCI' | 'DIBATALKAN',
  'answer' | 'lock' | 'cancel' | 'accept' | 'refuse'
>;

export type PertanyaanState = StateOf<typeof pertanyaanStates>;

/** States in which a question waits for its participant or for a decision. */
export const openPertanyaanStates = [
  'DIKIRIM',
  'DIJAWAB',
] as const satisfies readonly PertanyaanState[];

/** Most participants who are asked at once. */
export const maxAsked = 200;

/** Days for which a personal link can be answered. */
export const questionDays = 7;

/** How often the two facts may be entered. */
export const maxFactTries = 5;
