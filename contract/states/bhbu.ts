import type { EventOf, NotificationRule, StateOf, StateTable } from '../core/lifecycle.ts';

const verifierRoles = ['SUPERADMIN', 'ADMIN', 'AM', 'VERIFICATOR'] as const;
const administratorRoles = ['SUPERADMIN', 'ADMIN'] as const;

const verifierBell = {
  to: ['VERIFICATOR', 'ADMIN', 'AM'],
  by: 'bell',
} as const satisfies NotificationRule;
const applicantMail = { to: ['pemohon'], by: 'mail' } as const satisfies NotificationRule;

/**
 * Lifecycle of a company: application, verification, active, inactive. A rejected company may apply
 * again.
 */
export const bhbuStates = {
  names: ['MENUNGGU', 'AKTIF', 'DITOLAK', 'PERLU_PERBAIKAN', 'NONAKTIF'],
  initial: 'MENUNGGU',
  creation: { event: 'register', by: ['pemohon'], notifies: [verifierBell, applicantMail] },
  transitions: [
    {
      from: 'MENUNGGU',
      event: 'approve',
      to: 'AKTIF',
      by: verifierRoles,
      notifies: [applicantMail],
    },
    {
      from: 'MENUNGGU',
      event: 'reject',
      to: 'DITOLAK',
      by: verifierRoles,
      needsReason: true,
      notifies: [applicantMail],
    },
    {
      from: 'MENUNGGU',
      event: 'requestCorrection',
      to: 'PERLU_PERBAIKAN',
      by: verifierRoles,
      notifies: [applicantMail],
    },
    {
      from: 'PERLU_PERBAIKAN',
      event: 'resubmit',
      to: 'MENUNGGU',
      by: ['pemohon'],
      notifies: [verifierBell],
    },
    {
      from: 'PERLU_PERBAIKAN',
      event: 'reject',
      to: 'DITOLAK',
      by: verifierRoles,
      needsReason: true,
      notifies: [applicantMail],
    },
    {
      from: 'AKTIF',
      event: 'deactivate',
      to: 'NONAKTIF',
      by: administratorRoles,
      needsReason: true,
    },
    { from: 'NONAKTIF', event: 'activate', to: 'AKTIF', by: administratorRoles },
  ],
} as const satisfies StateTable<
  'MENUNGGU' | 'PERLU_PERBAIKAN' | 'AKTIF' | 'DITOLAK' | 'NONAKTIF',
  'approve' | 'reject' | 'requestCorrection' | 'resubmit' | 'deactivate' | 'activate'
>;

export type BhbuState = StateOf<typeof bhbuStates>;
export type BhbuEvent = EventOf<typeof bhbuStates>;
