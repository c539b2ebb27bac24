import type { EventOf, NotificationRule, StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

const financeRoles = ['SUPERADMIN', 'ADMIN', 'FINANCE'] as const satisfies readonly Role[];

const financeBell = { to: ['FINANCE'], by: 'bell' } as const satisfies NotificationRule;
const buyerBell = {
  to: ['ownerBhbu'],
  by: 'bell',
  right: 'payment.create',
} as const satisfies NotificationRule;
const buyerMail = { ...buyerBell, by: 'mail' } as const satisfies NotificationRule;

/** Notes whose amounts lower their invoice. */
export const countedNotaStates = ['DISETUJUI', 'DIUSULKAN_BATAL'] as const;

/** Notes whose quantities and amounts are no longer free for another note. */
export const reservedNotaStates = ['DIAJUKAN', ...countedNotaStates] as const;

/**
 * Lifecycle of a note that credits an invoice: proposed by one person and approved by another, and
 * cancelled by two persons as well, because both move money.
 */
export const notaStates = {
  names: ['DIAJUKAN', 'DISETUJUI', 'DITOLAK', 'DIUSULKAN_BATAL', 'DIBATALKAN'],
  initial: 'DIAJUKAN',
  creation: { event: 'propose', by: financeRoles, notifies: [financeBell] },
  transitions: [
    {
      from: 'DIAJUKAN',
      event: 'approve',
      to: 'DISETUJUI',
      by: financeRoles,
      guard: 'notProposer',
      notifies: [financeBell, buyerBell, buyerMail],
    },
    // The server refuses what is still proposed when the invoice is cancelled.
    {
      from: 'DIAJUKAN',
      event: 'refuse',
      to: 'DITOLAK',
      by: [...financeRoles, 'sistem'],
      needsReason: true,
      notifies: [financeBell],
    },
    {
      from: 'DISETUJUI',
      event: 'proposeCancel',
      to: 'DIUSULKAN_BATAL',
      by: financeRoles,
      needsReason: true,
      notifies: [financeBell],
    },
    {
      from: 'DIUSULKAN_BATAL',
      event: 'approveCancel',
      to: 'DIBATALKAN',
      by: financeRoles,
      guard: 'notProposer',
      notifies: [financeBell, buyerBell, buyerMail],
    },
    {
      from: 'DIUSULKAN_BATAL',
      event: 'refuseCancel',
      to: 'DISETUJUI',
      by: financeRoles,
      needsReason: true,
      notifies: [financeBell],
    },
  ],
  waitsFor: {
    DIAJUKAN: { side: 'seller', right: 'nota.changeState', event: 'approve' },
    DISETUJUI: null,
    DITOLAK: null,
    DIUSULKAN_BATAL: { side: 'seller', right: 'nota.changeState', event: 'approveCancel' },
    DIBATALKAN: null,
  },
} as const satisfies StateTable<
  'DIAJUKAN' | 'DISETUJUI' | 'DITOLAK' | 'DIUSULKAN_BATAL' | 'DIBATALKAN',
  'approve' | 'refuse' | 'proposeCancel' | 'approveCancel' | 'refuseCancel',
  'notProposer'
>;

export type NotaState = StateOf<typeof notaStates>;
export type NotaEvent = EventOf<typeof notaStates>;

/** The events of a note that a person triggers. */
export const notaEvents = [
  'approve',
  'refuse',
  'proposeCancel',
  'approveCancel',
  'refuseCancel',
] as const;
