import type { Task } from './domains/dashboard/tasks.ts';
import type { Permission } from './policy.ts';
import type { TwoPersonAction } from './two-person-actions.ts';

/** Who may not decide on a record, because they did something to it before. */
export interface TwoPersons {
  /** What moves by the decision. */
  readonly moves: 'money' | 'stock' | 'liability' | 'rights' | 'evidence';
  /** Actions of the audit log whose actors may not decide. */
  readonly after: readonly string[];
  /** Only what was done after the last action of this name counts, such as a proposal after the last refusal. */
  readonly since?: string;
  /** The right to decide. */
  readonly right: Permission;
  /** The task by which the second person learns on the dashboard that a record waits. */
  readonly task: Task;
  /**
   * While only one account has the right, that account decides alone, and the audit entry says so: an installation
   * begins with one administrator. Without it two persons are always needed.
   */
  readonly unlessAlone?: true;
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
    right: 'payment.verify',
    task: 'pembayaranDiverifikasi',
    after: ['payment.create', 'payment.update', 'payment.upload', 'payment.uploadProof'],
  },
  'payment.approveReversal': {
    moves: 'money',
    right: 'payment.verify',
    task: 'pembalikanDisetujui',
    after: ['payment.proposeReversal'],
    since: 'payment.refuseReversal',
  },
  // Verifying a payment of too much makes the excess that is refunded.
  'payment.refund': {
    moves: 'money',
    right: 'payment.settle',
    task: 'kelebihanDiselesaikan',
    after: ['payment.verify'],
  },
  // An SKB lowers the taxes of the company's invoices.
  'bhbu.verifySkb': {
    moves: 'money',
    right: 'bhbu.verifySkb',
    task: 'skbDiperiksa',
    after: ['bhbu.enterSkb'],
  },
  'nota.approve': {
    moves: 'money',
    right: 'nota.changeState',
    task: 'notaDisetujui',
    after: ['nota.create', 'nota.propose'],
  },
  'nota.approveCancel': {
    moves: 'money',
    right: 'nota.changeState',
    task: 'notaDisetujui',
    after: ['nota.proposeCancel'],
    since: 'nota.refuseCancel',
  },
  'pks.verify': {
    moves: 'liability',
    right: 'pks.verify',
    task: 'pksDiverifikasi',
    after: ['pks.signByBuyer', 'pks.signBySeller'],
  },
  // The seller's bank account, name and NPWP, which buyers find on agreements and invoices.
  'seller.approve': {
    moves: 'money',
    right: 'seller.update',
    task: 'penjualDisetujui',
    after: ['seller.create', 'seller.update'],
    unlessAlone: true,
  },
  // Prices, and the rights of accounts, see `proposableChanges`.
  'usulanPerubahan.accept': {
    moves: 'rights',
    right: 'usulanPerubahan.update',
    task: 'usulanPerubahanDiputuskan',
    after: ['usulanPerubahan.create'],
  },
  // The seller accepts a shortage that its own staff could have caused.
  'stock.explain': {
    moves: 'stock',
    right: 'stock.explain',
    task: 'stokTidakSeimbang',
    after: ['stock.act', 'stock.reverse'],
    unlessAlone: true,
  },
  // Whether doses that arrived too warm or too cold count is not decided by who shipped them.
  'workOrder.reviewTemperature': {
    moves: 'stock',
    right: 'workOrder.reviewTemperature',
    task: 'suhuKirimanDitanggapi',
    after: ['workOrder.ship'],
    unlessAlone: true,
  },
  // The handover record ends the seller's liability for what it shipped.
  'workOrder.sign': {
    moves: 'stock',
    right: 'workOrder.receive',
    task: 'kirimanDihitung',
    after: ['workOrder.ship'],
  },
  // The end of a legal hold lets the data be erased that may be evidence.
  'penahanan.approveEnd': {
    moves: 'evidence',
    right: 'penahanan.end',
    task: 'penahananBerakhir',
    after: ['penahanan.proposeEnd'],
    since: 'penahanan.refuseEnd',
  },
} as const satisfies Readonly<Record<TwoPersonAction, TwoPersons>>;

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
