import type { EventOf, StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

/** Roles that change prices or rights. */
const changers = ['SUPERADMIN', 'ADMIN', 'AM'] as const satisfies readonly Role[];
const proposerBell = [{ to: ['person'], by: 'bell' }] as const;

/**
 * Lifecycle of a proposed change: another person accepts it, which makes the change, or refuses it; its proposer may
 * withdraw it, and it expires.
 */
export const usulanPerubahanStates = {
  names: ['DIAJUKAN', 'DITERAPKAN', 'DITOLAK', 'DITARIK', 'KEDALUWARSA'],
  initial: 'DIAJUKAN',
  // The roles that decide on it are notified, which depend on the change.
  creation: { event: 'create', by: changers },
  transitions: [
    {
      from: 'DIAJUKAN',
      event: 'accept',
      to: 'DITERAPKAN',
      by: changers,
      guard: 'mayDecide',
      notifies: proposerBell,
    },
    {
      from: 'DIAJUKAN',
      event: 'refuse',
      to: 'DITOLAK',
      by: changers,
      guard: 'mayDecide',
      needsReason: true,
      notifies: proposerBell,
    },
    { from: 'DIAJUKAN', event: 'withdraw', to: 'DITARIK', by: changers, guard: 'isOwn' },
    {
      from: 'DIAJUKAN',
      event: 'expire',
      to: 'KEDALUWARSA',
      by: ['sistem'],
      notifies: proposerBell,
    },
  ],
} as const satisfies StateTable<
  'DIAJUKAN' | 'DITERAPKAN' | 'DITOLAK' | 'DITARIK' | 'KEDALUWARSA',
  'accept' | 'refuse' | 'withdraw' | 'expire',
  'mayDecide' | 'isOwn'
>;

export type UsulanPerubahanState = StateOf<typeof usulanPerubahanStates>;

/** The events of a proposed change that a person triggers. */
export const usulanPerubahanEvents = [
  'accept',
  'refuse',
  'withdraw',
] as const satisfies readonly EventOf<typeof usulanPerubahanStates>[];
