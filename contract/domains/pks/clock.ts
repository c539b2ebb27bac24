import { addDays } from '../../core/values/day.ts';
import type { OrderState } from '../../states/order.ts';
import type { PksState } from '../../states/pks.ts';

/** Days of the agreement's general clauses (Lampiran I). */
export const clauseDays = {
  /** To cure a breach after its notice. */
  cure: 14,
  /** From the written notice of termination to the end. */
  terminationNotice: 7,
  /** To notify the other party of force majeure. */
  forceMajeureNotice: 3,
} as const;

/** Days before a deadline on which both parties are reminded. */
export const reminderDays = [7, 3, 1] as const;

/** Clauses of Lampiran I by what they govern; the number is printed and named in refusals. */
export const clauses = {
  orderApproval: 2,
  payment: 4,
  failedPayment: 5,
  delivery: 6,
  arrivalCheck: 7,
  noReturns: 8,
  forceMajeure: 14,
  termination: 15,
  breach: 16,
  fraud: 17,
} as const;
export type ClauseName = keyof typeof clauses;

/** States in which an agreement ends with its term. */
export const expiringStates = ['AKTIF', 'DITANGGUHKAN', 'PERINGATAN'] as const satisfies PksState[];

/** What the deadlines of an agreement depend on; days are `YYYY-MM-DD` in Jakarta. */
export interface ContractFacts {
  readonly statusPks: PksState;
  readonly statusOrder: OrderState;
  /** Later of the days of both signatures; null before the agreement is signed. */
  readonly signedOn: string | null;
  /** Issue of the first invoice. */
  readonly invoiceIssuedOn: string | null;
  /** Upload of a payment proof that is not rejected. */
  readonly proofUploadedOn: string | null;
  /** Whether the proof was rejected; FINANCE then cancels or sets another day. */
  readonly proofRejected: boolean;
  /** Payment deadline that FINANCE set instead. */
  readonly extendedDeadline: string | null;
  /** Planned first delivery; without one, the first day of vaccination. */
  readonly plannedDelivery: string | null;
  /** Last day of the open invoice after the first one; null while there is none. */
  readonly laterInvoiceDue: string | null;
  readonly breachNoticeOn: string | null;
  readonly terminationNoticeOn: string | null;
  readonly validUntil: string | null;
}

/** Events that meet or close a deadline. */
export const closingEvents = [
  'uploadProof',
  'paySecondHalf',
  'cure',
  'terminate',
  'expire',
] as const;

export type ClosingEvent = (typeof closingEvents)[number];

/** Days before a deadline from which LEGAL has it as a task: the whole period of a cure or a notice. */
export const watchDays = {
  uploadProof: 7,
  paySecondHalf: 7,
  cure: clauseDays.cure,
  terminate: clauseDays.terminationNotice,
  expire: 30,
} as const satisfies Readonly<Record<ClosingEvent, number>>;

/** A deadline that binds now: the clause, its last day, and what meets it. */
export interface ContractDeadline {
  readonly clause: ClauseName;
  readonly lastDay: string;
  readonly closedBy: ClosingEvent;
}

const later = (a: string, b: string): string => (a > b ? a : b);

/**
 * Returns the last day of the first payment: the later of signing and invoice issue, or the day that
 * FINANCE set. Null while no payment is due.
 */
export function firstPaymentDeadline(facts: ContractFacts): string | null {
  const { statusOrder, statusPks, signedOn, invoiceIssuedOn, extendedDeadline } = facts;
  // Copies that were returned are signed again first.
  if (statusPks === 'MENUNGGU_TTD_BHBU' || statusPks === 'MENUNGGU_TTD_PENJUAL') return null;
  if (statusOrder !== 'MENUNGGU_BAYAR' || signedOn === null || invoiceIssuedOn === null)
    return null;
  return extendedDeadline ?? later(signedOn, invoiceIssuedOn);
}

/**
 * Returns the last day of a payment after the first one: that of its invoice or, before it is issued,
 * the day before the first delivery of an order that is paid in part.
 */
function laterPaymentDeadline(facts: ContractFacts): string | null {
  const { laterInvoiceDue, statusOrder, plannedDelivery } = facts;
  if (laterInvoiceDue !== null) return laterInvoiceDue;
  return statusOrder === 'DIBAYAR_SEBAGIAN' && plannedDelivery !== null
    ? addDays(plannedDelivery, -1)
    : null;
}

/** Returns the deadlines that bind now, the nearest first. */
export function contractDeadlines(facts: ContractFacts): ContractDeadline[] {
  const found: ContractDeadline[] = [];
  if (facts.statusPks === 'DIBATALKAN') return found;
  const firstPayment = firstPaymentDeadline(facts);
  const isProven = facts.proofUploadedOn !== null || facts.proofRejected;
  if (firstPayment !== null && !isProven) {
    found.push({ clause: 'failedPayment', lastDay: firstPayment, closedBy: 'uploadProof' });
  }
  const laterPayment = laterPaymentDeadline(facts);
  if (laterPayment !== null) {
    found.push({ clause: 'payment', lastDay: laterPayment, closedBy: 'paySecondHalf' });
  }
  if (facts.statusPks === 'PERINGATAN' && facts.breachNoticeOn !== null) {
    found.push({
      clause: 'breach',
      lastDay: addDays(facts.breachNoticeOn, clauseDays.cure),
      closedBy: 'cure',
    });
  }
  if (facts.statusPks === 'PEMBERITAHUAN_AKHIR' && facts.terminationNoticeOn !== null) {
    found.push({
      clause: 'termination',
      lastDay: addDays(facts.terminationNoticeOn, clauseDays.terminationNotice),
      closedBy: 'terminate',
    });
  }
  if (expiringStates.some(state => state === facts.statusPks) && facts.validUntil !== null) {
    found.push({ clause: 'termination', lastDay: facts.validUntil, closedBy: 'expire' });
  }
  return found.sort((a, b) => (a.lastDay < b.lastDay ? -1 : a.lastDay > b.lastDay ? 1 : 0));
}
