import type { NotificationRule, StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

const holders = ['SUPERADMIN', 'ADMIN', 'LEGAL'] as const satisfies readonly Role[];
const holderBell = { to: ['ADMIN', 'LEGAL'], by: 'bell' } as const satisfies NotificationRule;

/**
 * Lifecycle of a legal hold: in force from its creation until one person proposes its end and another approves it.
 * Data stay while the end is only proposed.
 */
export const penahananStates = {
  names: ['BERLAKU', 'DIUSULKAN_BERAKHIR', 'BERAKHIR'],
  initial: 'BERLAKU',
  creation: { event: 'create', by: holders, notifies: [holderBell] },
  transitions: [
    {
      from: 'BERLAKU',
      event: 'proposeEnd',
      to: 'DIUSULKAN_BERAKHIR',
      by: holders,
      needsReason: true,
      notifies: [holderBell],
    },
    {
      from: 'DIUSULKAN_BERAKHIR',
      event: 'approveEnd',
      to: 'BERAKHIR',
      by: holders,
      notifies: [holderBell],
    },
    {
      from: 'DIUSULKAN_BERAKHIR',
      event: 'refuseEnd',
      to: 'BERLAKU',
      by: holders,
      needsReason: true,
      notifies: [holderBell],
    },
  ],
  waitsFor: {
    BERLAKU: null,
    DIUSULKAN_BERAKHIR: { side: 'seller', right: 'penahanan.end', event: 'approveEnd' },
    BERAKHIR: null,
  },
} as const satisfies StateTable<
  'BERLAKU' | 'DIUSULKAN_BERAKHIR' | 'BERAKHIR',
  'proposeEnd' | 'approveEnd' | 'refuseEnd'
>;

export type PenahananState = StateOf<typeof penahananStates>;

/** Events that a person triggers on a hold. */
export const penahananEvents = ['proposeEnd', 'approveEnd', 'refuseEnd'] as const;
export type PenahananEvent = (typeof penahananEvents)[number];
