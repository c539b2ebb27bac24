/** Who may not decide on a record, because they did something to it before. */
export interface TwoPersons {
  /** What moves by the decision. */
  readonly moves: 'money' | 'stock' | 'liability' | 'evidence';
  /** Actions of the audit log whose actors may not decide. */
  readonly after: readonly string[];
  /** Only what was done after the last action of this name counts, such as a proposal after the last refusal. */
  readonly since?: string;
}

/**
 * The decisions that two persons make, by the action of the audit log that they cause (`resource.event`). The server
 * refuses them to an account that did one of the other actions, and to one whose password, address or existence comes
 * from such an account, see `accountLinkDays`. Where one role does both by the specification, another account of the
 * role decides.
 */
export const twoPersons = {
  'payment.verify': {
    moves: 'money',
    after: ['payment.create', 'payment.update', 'payment.upload', 'payment.uploadProof'],
  },
  'payment.approveReversal': {
    moves: 'money',
    after: ['payment.proposeReversal'],
    since: 'payment.refuseReversal',
  },
  // Verifying a payment of too much makes the excess that is refunded.
  'payment.refund': { moves: 'money', after: ['payment.verify'] },
  // An SKB lowers the taxes of the company's invoices.
  'bhbu.verifySkb': { moves: 'money', after: ['bhbu.enterSkb'] },
  'nota.approve': { moves: 'money', after: ['nota.create', 'nota.propose'] },
  'nota.approveCancel': {
    moves: 'money',
    after: ['nota.proposeCancel'],
    since: 'nota.refuseCancel',
  },
  'pks.verify': { moves: 'liability', after: ['pks.signByBuyer', 'pks.signBySeller'] },
  // The handover record ends the seller's liability for what it shipped.
  'workOrder.sign': { moves: 'stock', after: ['workOrder.ship'] },
  // The end of a legal hold lets the data be erased that may be evidence.
  'penahanan.approveEnd': {
    moves: 'evidence',
    after: ['penahanan.proposeEnd'],
    since: 'penahanan.refuseEnd',
  },
} as const satisfies Readonly<Record<string, TwoPersons>>;

/** A decision that two persons make. */
export type TwoPersonAction = keyof typeof twoPersons;

/** Actions by which one account gets hold of another: it makes or resets its password, or changes its address. */
export const accountTakingActions = ['user.create', 'user.resetPassword'] as const;

/** Days for which two accounts count as one person after one of them was made or reset by the other. */
export const accountLinkDays = 7;
