import type { Permission } from './policy.ts';

/** Who may not decide on a record, because they did something to it before. */
export interface TwoPersons {
  /** What moves by the decision. */
  readonly moves: 'money' | 'stock' | 'liability' | 'rights' | 'evidence';
  /** Actions of the audit log whose actors may not decide. */
  readonly after: readonly string[];
  /** Only what was done after the last action of this name counts, such as a proposal after the last refusal. */
  readonly since?: string;
  /**
   * The right to decide. While only one account has it, that account decides alone, and the audit entry says so: an
   * installation begins with one administrator. Without it two persons are always needed.
   */
  readonly unlessAlone?: Permission;
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
  // The seller's bank account, name and NPWP, which buyers find on agreements and invoices.
  'seller.approve': {
    moves: 'money',
    after: ['seller.create', 'seller.update'],
    unlessAlone: 'seller.update',
  },
  // Prices, and the rights of accounts, see `proposableChanges`.
  'usulanPerubahan.accept': { moves: 'rights', after: ['usulanPerubahan.create'] },
  // The seller accepts a shortage that its own staff could have caused.
  'stock.explain': {
    moves: 'stock',
    after: ['stock.act', 'stock.reverse'],
    unlessAlone: 'stock.explain',
  },
  // Whether doses that arrived too warm or too cold count is not decided by who shipped them.
  'workOrder.reviewTemperature': {
    moves: 'stock',
    after: ['workOrder.ship'],
    unlessAlone: 'workOrder.reviewTemperature',
  },
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

/**
 * Calls that change prices and rights at once. Where two persons are required (`SECOND_PERSON`), one proposes the
 * change and another accepts it, by the right named here. Which inputs need it, such as a new role of an account, the
 * server says (`server/domains/usulan-perubahan/changes.ts`).
 */
export const proposableChanges = {
  'product.addPrice': { moves: 'money', right: 'product.update' },
  'product.changePrice': { moves: 'money', right: 'product.update' },
  'product.removePrice': { moves: 'money', right: 'product.update' },
  'service.addPrice': { moves: 'money', right: 'service.update' },
  'service.changePrice': { moves: 'money', right: 'service.update' },
  'service.removePrice': { moves: 'money', right: 'service.update' },
  'user.create': { moves: 'rights', right: 'user.create' },
  'user.update': { moves: 'rights', right: 'user.update' },
  'role.update': { moves: 'rights', right: 'role.update' },
} as const satisfies Readonly<
  Record<string, Pick<TwoPersons, 'moves'> & { readonly right: Permission }>
>;

/** A change that one person proposes and another accepts. */
export type ProposableChange = keyof typeof proposableChanges;

export const proposableChangeNames = Object.keys(proposableChanges) as [
  ProposableChange,
  ...ProposableChange[],
];

/**
 * Actions by which one account gets hold of another: it makes or resets its password, or removes its second factor. A
 * changed address counts too.
 */
export const accountTakingActions = [
  'user.create',
  'user.resetPassword',
  'user.removeFactor',
] as const;

/** Days for which two accounts count as one person after one of them was made or reset by the other. */
export const accountLinkDays = 7;
