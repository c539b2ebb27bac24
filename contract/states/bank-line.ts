import type { StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

const financeRoles = ['SUPERADMIN', 'ADMIN', 'FINANCE'] as const satisfies readonly Role[];

/**
 * Lifecycle of a line of the bank account: new until a person says which payments it is, or sets it
 * aside. Money that leaves the account is only shown.
 */
export const bankLineStates = {
  names: ['BARU', 'DICOCOKKAN', 'DISISIHKAN', 'KELUAR'],
  initial: 'BARU',
  transitions: [
    { from: 'BARU', event: 'book', to: 'DICOCOKKAN', by: financeRoles },
    { from: 'BARU', event: 'setAside', to: 'DISISIHKAN', by: financeRoles, needsReason: true },
    { from: 'DISISIHKAN', event: 'restore', to: 'BARU', by: financeRoles },
    // The server does so when it adds the line.
    { from: 'BARU', event: 'markOutgoing', to: 'KELUAR', by: ['sistem'] },
    // What the line booked was rejected or reversed.
    {
      from: 'DICOCOKKAN',
      event: 'release',
      to: 'BARU',
      by: financeRoles,
      needsReason: true,
      guard: 'nothingRestsOnIt',
    },
  ],
  waitsFor: {
    BARU: { side: 'seller', right: 'bankLine.update', event: 'book' },
    DICOCOKKAN: null,
    DISISIHKAN: null,
    KELUAR: null,
  },
} as const satisfies StateTable<
  'BARU' | 'DICOCOKKAN' | 'DISISIHKAN' | 'KELUAR',
  'book' | 'setAside' | 'restore' | 'markOutgoing' | 'release',
  'nothingRestsOnIt'
>;

export type BankLineState = StateOf<typeof bankLineStates>;

/** Events of a line that a person triggers without more input than a reason. */
export const bankLineEvents = ['setAside', 'restore', 'release'] as const;
