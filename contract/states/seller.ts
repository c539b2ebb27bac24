import type { NotificationRule, StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

const sellerRoles = ['SUPERADMIN', 'ADMIN', 'FINANCE'] as const satisfies readonly Role[];
const sellerBell = { to: sellerRoles, by: 'bell' } as const satisfies NotificationRule;
const proposerBell = { to: ['person'], by: 'bell' } as const satisfies NotificationRule;

/**
 * Lifecycle of a version of the seller's data: proposed, then approved or rejected by another person
 * (`twoPersons`). An approved version can be cancelled until its first day, unless a later one is approved.
 */
export const sellerStates = {
  names: ['DIAJUKAN', 'DISETUJUI', 'DITOLAK', 'DIBATALKAN'],
  initial: 'DIAJUKAN',
  creation: { event: 'propose', by: sellerRoles, notifies: [sellerBell] },
  transitions: [
    {
      from: 'DIAJUKAN',
      event: 'approve',
      to: 'DISETUJUI',
      by: sellerRoles,
      guard: 'mayTakeEffect',
      notifies: [proposerBell],
    },
    {
      from: 'DIAJUKAN',
      event: 'reject',
      to: 'DITOLAK',
      by: sellerRoles,
      needsReason: true,
      notifies: [proposerBell],
    },
    {
      from: 'DIAJUKAN',
      event: 'cancel',
      to: 'DIBATALKAN',
      by: sellerRoles,
      needsReason: true,
      notifies: [proposerBell],
    },
    {
      from: 'DISETUJUI',
      event: 'cancel',
      to: 'DIBATALKAN',
      by: sellerRoles,
      guard: 'mayBeCancelled',
      needsReason: true,
      notifies: [sellerBell],
    },
  ],
} as const satisfies StateTable<
  'DIAJUKAN' | 'DISETUJUI' | 'DITOLAK' | 'DIBATALKAN',
  'approve' | 'reject' | 'cancel',
  'mayTakeEffect' | 'mayBeCancelled'
>;

export type SellerState = StateOf<typeof sellerStates>;

/** The events of a version of the seller's data that a person triggers. */
export const sellerEvents = ['approve', 'reject', 'cancel'] as const;
