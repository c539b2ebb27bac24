import type { NotificationRule, StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

/** The kinds of letters that the seller sends to a company. */
export const suratKinds = [
  'PERINGATAN',
  'PEMULIHAN',
  'PENGAKHIRAN',
  'KEADAAN_KAHAR',
  'PERUBAHAN_REKENING',
  'PENGINGAT_PEMBAYARAN',
] as const;
export type SuratKind = (typeof suratKinds)[number];

const legalRoles = ['SUPERADMIN', 'ADMIN', 'LEGAL'] as const satisfies readonly Role[];
const financeRoles = ['SUPERADMIN', 'ADMIN', 'FINANCE'] as const satisfies readonly Role[];

const issuers = ['SUPERADMIN', 'ADMIN', 'LEGAL', 'FINANCE'] as const satisfies readonly Role[];

/** Who drafts and sends a letter of a kind: LEGAL those of an agreement, FINANCE those about money. */
export const suratIssuers: Readonly<Record<SuratKind, readonly Role[]>> = {
  PERINGATAN: legalRoles,
  PEMULIHAN: legalRoles,
  PENGAKHIRAN: legalRoles,
  KEADAAN_KAHAR: legalRoles,
  PERUBAHAN_REKENING: legalRoles,
  PENGINGAT_PEMBAYARAN: financeRoles,
};

const followers = [...issuers, 'AM'] as const satisfies readonly Role[];
const bell = { to: ['LEGAL', 'FINANCE'], by: 'bell' } as const satisfies NotificationRule;

/**
 * Lifecycle of a letter: drafted, then numbered and sent with a personal link. The reader of the link
 * (`pemohon`, without an account) opens it, and confirms that it arrived or disputes what it says.
 * Its history is the evidence of when it was sent and read.
 */
export const suratStates = {
  names: ['DRAFT', 'TERKIRIM', 'DIBACA', 'DITERIMA', 'DISANGGAH', 'DIBATALKAN'],
  initial: 'DRAFT',
  transitions: [
    { from: 'DRAFT', event: 'dispatch', to: 'TERKIRIM', by: issuers, guard: 'mayIssue' },
    { from: 'DRAFT', event: 'cancel', to: 'DIBATALKAN', by: issuers, needsReason: true },
    // Unread: the same letter goes to another address, with a new link.
    { from: 'TERKIRIM', event: 'redispatch', to: 'TERKIRIM', by: followers },
    { from: 'TERKIRIM', event: 'read', to: 'DIBACA', by: ['pemohon'] },
    {
      from: 'DIBACA',
      event: 'confirmReceipt',
      to: 'DITERIMA',
      by: ['pemohon'],
      notifies: [bell],
    },
    {
      from: 'DIBACA',
      event: 'dispute',
      to: 'DISANGGAH',
      by: ['pemohon'],
      needsReason: true,
      notifies: [bell],
    },
    // Who confirmed that a letter arrived has not agreed to it.
    {
      from: 'DITERIMA',
      event: 'dispute',
      to: 'DISANGGAH',
      by: ['pemohon'],
      needsReason: true,
      notifies: [bell],
    },
  ],
} as const satisfies StateTable<
  'DRAFT' | 'TERKIRIM' | 'DIBACA' | 'DITERIMA' | 'DISANGGAH' | 'DIBATALKAN',
  'dispatch' | 'cancel' | 'redispatch' | 'read' | 'confirmReceipt' | 'dispute',
  'mayIssue'
>;

export type SuratState = StateOf<typeof suratStates>;

/** Days after which an unread letter becomes a task. */
export const unreadDays = 3;

/** Days for which the link to a letter opens it. */
export const linkDays = 60;
