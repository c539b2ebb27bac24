import type { StateOf, StateTable } from '../core/lifecycle.ts';

/**
 * Lifecycle of an outbox message: inserted in the transaction of the change it reports, delivered
 * by a worker.
 */
export const messageStates = {
  names: ['pending', 'done', 'dead', 'held'],
  initial: 'pending',
  transitions: [
    { from: 'pending', event: 'deliver', to: 'done', by: ['sistem'] },
    { from: 'pending', event: 'fail', to: 'dead', by: ['sistem'] },
    { from: 'pending', event: 'hold', to: 'held', by: ['sistem'] },
  ],
} as const satisfies StateTable<'pending' | 'done' | 'dead' | 'held', 'deliver' | 'fail' | 'hold'>;

export type MessageState = StateOf<typeof messageStates>;
