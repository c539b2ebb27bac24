import type { NotificationRule, StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

const stockRoles = ['SUPERADMIN', 'ADMIN', 'AM', 'PS', 'EM'] as const satisfies readonly Role[];
const recallBell = {
  to: [...stockRoles, 'FASKES'],
  by: 'bell',
} as const satisfies NotificationRule;

/**
 * Lifecycle of a batch: checked after its delivery, then available or rejected. An available batch
 * may be held while a complaint is examined, and recalled; no batch is used after its last day.
 */
export const batchStates = {
  names: ['DIPERIKSA', 'TERSEDIA', 'DITAHAN', 'DITOLAK', 'DITARIK', 'KEDALUWARSA'],
  initial: 'DIPERIKSA',
  transitions: [
    {
      from: 'DIPERIKSA',
      event: 'approve',
      to: 'TERSEDIA',
      by: stockRoles,
      guard: 'hasCertificate',
    },
    { from: 'DIPERIKSA', event: 'reject', to: 'DITOLAK', by: stockRoles, needsReason: true },
    { from: 'TERSEDIA', event: 'hold', to: 'DITAHAN', by: stockRoles, needsReason: true },
    { from: 'DITAHAN', event: 'release', to: 'TERSEDIA', by: stockRoles, needsReason: true },
    {
      from: 'TERSEDIA',
      event: 'recall',
      to: 'DITARIK',
      by: stockRoles,
      needsReason: true,
      notifies: [recallBell],
    },
    {
      from: 'DITAHAN',
      event: 'recall',
      to: 'DITARIK',
      by: stockRoles,
      needsReason: true,
      notifies: [recallBell],
    },
    { from: 'DIPERIKSA', event: 'expire', to: 'KEDALUWARSA', by: ['sistem'] },
    { from: 'TERSEDIA', event: 'expire', to: 'KEDALUWARSA', by: ['sistem'] },
    { from: 'DITAHAN', event: 'expire', to: 'KEDALUWARSA', by: ['sistem'] },
    // Its last day was wrong; whether it may be used again is decided by a release.
    {
      from: 'KEDALUWARSA',
      event: 'restore',
      to: 'DITAHAN',
      by: stockRoles,
      needsReason: true,
      guard: 'hasCertificate',
    },
  ],
} as const satisfies StateTable<
  'DIPERIKSA' | 'TERSEDIA' | 'DITAHAN' | 'DITOLAK' | 'DITARIK' | 'KEDALUWARSA',
  'approve' | 'reject' | 'hold' | 'release' | 'recall' | 'expire' | 'restore',
  'hasCertificate'
>;

export type BatchState = StateOf<typeof batchStates>;

/** The states in which the last day of a batch may be corrected; before them it is edited. */
export const expiryStates: readonly BatchState[] = [
  'TERSEDIA',
  'DITAHAN',
  'DITARIK',
  'KEDALUWARSA',
];

/** The events of a batch that a person triggers. */
export const batchEvents = ['approve', 'reject', 'hold', 'release', 'recall'] as const;
