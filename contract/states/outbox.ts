import type { StateOf, StateTable } from '../core/lifecycle.ts';

const administrators = ['SUPERADMIN', 'ADMIN'] as const;

/**
 * Lifecycle of an outbox message: inserted in the transaction of the change it reports, delivered
 * by a worker. An administrator sends again what was not delivered, or dismisses it with a reason.
 */
export const messageStates = {
  names: ['pending', 'done', 'dead', 'held', 'dismissed'],
  initial: 'pending',
  transitions: [
    { from: 'pending', event: 'deliver', to: 'done', by: ['sistem'] },
    { from: 'pending', event: 'fail', to: 'dead', by: ['sistem'] },
    { from: 'pending', event: 'hold', to: 'held', by: ['sistem'] },
    { from: 'dead', event: 'retry', to: 'pending', by: administrators },
    { from: 'held', event: 'retry', to: 'pending', by: administrators },
    { from: 'dismissed', event: 'retry', to: 'pending', by: administrators },
    { from: 'dead', event: 'dismiss', to: 'dismissed', by: administrators, needsReason: true },
    { from: 'held', event: 'dismiss', to: 'dismissed', by: administrators, needsReason: true },
  ],
} as const satisfies StateTable<
  'pending' | 'done' | 'dead' | 'held' | 'dismissed',
  'deliver' | 'fail' | 'hold' | 'retry' | 'dismiss'
>;

export type MessageState = StateOf<typeof messageStates>;
