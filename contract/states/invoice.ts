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

/** Issued invoices that are not paid in full and not cancelled. */
export const openInvoiceStates = [
  'TERBIT',
  'DISTEMPEL',
  'DIBAYAR_SEBAGIAN',
  'LEWAT_TEMPO',
] as const;

const payFull = { event: 'payFull', to: 'LUNAS', by: ['sistem'], notifies: [buyerBell] } as const;
const payPart = { event: 'payPart', to: 'DIBAYAR_SEBAGIAN', by: ['sistem'] } as const;

const fallDue = {
  event: 'fallDue',
  to: 'LEWAT_TEMPO',
  by: ['sistem'],
  notifies: [financeBell, buyerBell, buyerMail],
} as const;

const cancellation = {
  event: 'cancel',
  to: 'BATAL',
  by: [...financeRoles, 'sistem'],
  guard: 'notPaid',
  needsReason: true,
  notifies: [buyerBell, buyerMail],
} as const;

/**
 * Lifecycle of an invoice: drafted, issued with its number, and settled by verified payments. An
 * overdue invoice stays overdue while a part of it is paid.
 */
export const invoiceStates = {
  names: ['DRAFT', 'TERBIT', 'DISTEMPEL', 'DIBAYAR_SEBAGIAN', 'LEWAT_TEMPO', 'LUNAS', 'BATAL'],
  initial: 'DRAFT',
  transitions: [
    {
      from: 'DRAFT',
      event: 'issue',
      to: 'TERBIT',
      by: [...financeRoles, 'sistem'],
      notifies: [financeBell, buyerBell, buyerMail],
    },
    { from: 'TERBIT', event: 'stamp', to: 'DISTEMPEL', by: financeRoles, notifies: [buyerBell] },
    { from: 'TERBIT', ...payPart },
    { from: 'DISTEMPEL', ...payPart },
    { from: 'TERBIT', ...payFull },
    { from: 'DISTEMPEL', ...payFull },
    { from: 'DIBAYAR_SEBAGIAN', ...payFull },
    { from: 'LEWAT_TEMPO', ...payFull },
    { from: 'TERBIT', ...fallDue },
    { from: 'DISTEMPEL', ...fallDue },
    { from: 'DIBAYAR_SEBAGIAN', ...fallDue },
    // A payment was reversed.
    { from: 'LUNAS', event: 'reopenPart', to: 'DIBAYAR_SEBAGIAN', by: ['sistem'] },
    { from: 'LUNAS', event: 'reopen', to: 'TERBIT', by: ['sistem'] },
    { from: 'DIBAYAR_SEBAGIAN', event: 'reopen', to: 'TERBIT', by: ['sistem'] },
    // The company never saw a draft.
    { from: 'DRAFT', ...cancellation, notifies: [] },
    { from: 'TERBIT', ...cancellation },
    { from: 'DISTEMPEL', ...cancellation },
    { from: 'LEWAT_TEMPO', ...cancellation },
  ],
  waitsFor: {
    DRAFT: { side: 'seller', right: 'invoice.issue', event: 'issue' },
    TERBIT: { side: 'buyer', right: 'payment.create', event: 'payFull' },
    DISTEMPEL: { side: 'buyer', right: 'payment.create', event: 'payFull' },
    DIBAYAR_SEBAGIAN: { side: 'buyer', right: 'payment.create', event: 'payFull' },
    LEWAT_TEMPO: { side: 'buyer', right: 'payment.create', event: 'payFull' },
    LUNAS: null,
    BATAL: null,
  },
} as const satisfies StateTable<
  'DRAFT' | 'TERBIT' | 'DISTEMPEL' | 'DIBAYAR_SEBAGIAN' | 'LEWAT_TEMPO' | 'LUNAS' | 'BATAL',
  'issue' | 'stamp' | 'payPart' | 'payFull' | 'fallDue' | 'reopenPart' | 'reopen' | 'cancel',
  'notPaid'
>;

export type InvoiceState = StateOf<typeof invoiceStates>;
export type InvoiceEvent = EventOf<typeof invoiceStates>;

/** Invoices that bill nothing: drafts and cancelled ones. */
export const unbilledInvoiceStates = ['DRAFT', 'BATAL'] as const satisfies readonly InvoiceState[];
