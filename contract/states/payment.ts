import type { NotificationRule, StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

const financeRoles = ['SUPERADMIN', 'ADMIN', 'FINANCE'] as const satisfies readonly Role[];
/** The company, and the staff who enter what they see on the bank account. */
const payerRoles = ['BHBU', ...financeRoles] as const satisfies readonly Role[];

const financeBell = { to: ['FINANCE'], by: 'bell' } as const satisfies NotificationRule;
const buyerBell = {
  to: ['ownerBhbu'],
  by: 'bell',
  right: 'payment.create',
} as const satisfies NotificationRule;
const buyerMail = { ...buyerBell, by: 'mail' } as const satisfies NotificationRule;

const uploadProof = {
  event: 'uploadProof',
  to: 'BUKTI_DIUNGGAH',
  by: payerRoles,
  notifies: [financeBell],
} as const;

/** The server discards what has no proof when the invoice is cancelled. */
const discard = { event: 'discard', to: 'DIBATALKAN', by: [...payerRoles, 'sistem'] } as const;

/** Payments that count towards their invoice. */
export const countedPaymentStates = ['TERVERIFIKASI', 'DIUSULKAN_BALIK'] as const;

/**
 * Lifecycle of a payment: entered, its proof uploaded by one person and verified or rejected by
 * another. A verified payment is reversed by two persons.
 */
export const paymentStates = {
  names: [
    'MENUNGGU_BUKTI',
    'BUKTI_DIUNGGAH',
    'TERVERIFIKASI',
    'DITOLAK',
    'DIUSULKAN_BALIK',
    'DIBALIK',
    'DIBATALKAN',
  ],
  initial: 'MENUNGGU_BUKTI',
  transitions: [
    { from: 'MENUNGGU_BUKTI', ...uploadProof },
    { from: 'DITOLAK', ...uploadProof },
    // A proof can be replaced until it is verified.
    { from: 'BUKTI_DIUNGGAH', ...uploadProof },
    { from: 'MENUNGGU_BUKTI', ...discard },
    { from: 'DITOLAK', ...discard },
    {
      from: 'BUKTI_DIUNGGAH',
      event: 'verify',
      to: 'TERVERIFIKASI',
      by: financeRoles,
      guard: 'notUploader',
      notifies: [buyerBell, buyerMail],
    },
    {
      from: 'BUKTI_DIUNGGAH',
      event: 'reject',
      to: 'DITOLAK',
      by: financeRoles,
      guard: 'notUploader',
      needsReason: true,
      notifies: [buyerBell, buyerMail, financeBell],
    },
    {
      from: 'TERVERIFIKASI',
      event: 'proposeReversal',
      to: 'DIUSULKAN_BALIK',
      by: financeRoles,
      guard: 'notRefunded',
      needsReason: true,
      notifies: [financeBell],
    },
    {
      from: 'DIUSULKAN_BALIK',
      event: 'approveReversal',
      to: 'DIBALIK',
      by: financeRoles,
      guard: 'notProposer',
      notifies: [buyerBell, buyerMail],
    },
    {
      from: 'DIUSULKAN_BALIK',
      event: 'refuseReversal',
      to: 'TERVERIFIKASI',
      by: financeRoles,
      needsReason: true,
      notifies: [financeBell],
    },
  ],
  waitsFor: {
    MENUNGGU_BUKTI: { side: 'buyer', right: 'payment.update', event: 'uploadProof' },
    BUKTI_DIUNGGAH: { side: 'seller', right: 'payment.verify', event: 'verify' },
    TERVERIFIKASI: null,
    DITOLAK: { side: 'buyer', right: 'payment.update', event: 'uploadProof' },
    DIUSULKAN_BALIK: { side: 'seller', right: 'payment.verify', event: 'approveReversal' },
    DIBALIK: null,
    DIBATALKAN: null,
  },
} as const satisfies StateTable<
  | 'MENUNGGU_BUKTI'
  | 'BUKTI_DIUNGGAH'
  | 'TERVERIFIKASI'
  | 'DITOLAK'
  | 'DIUSULKAN_BALIK'
  | 'DIBALIK'
  | 'DIBATALKAN',
  | 'uploadProof'
  | 'discard'
  | 'verify'
  | 'reject'
  | 'proposeReversal'
  | 'approveReversal'
  | 'refuseReversal',
  'notUploader' | 'notProposer' | 'notRefunded'
>;

export type PaymentState = StateOf<typeof paymentStates>;
