import type { NotificationRule, StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

const adminRoles = ['SUPERADMIN', 'ADMIN'] as const satisfies readonly Role[];
const managerRoles = [...adminRoles, 'AM'] as const satisfies readonly Role[];
/** The company that gives its vouchers away, and the staff who do so on its behalf. */
const issuerRoles = [...managerRoles, 'BHBU'] as const satisfies readonly Role[];
/** Facilities that accept vouchers, and the staff who help them. */
const clinicRoles = [...managerRoles, 'FASKES'] as const satisfies readonly Role[];

const managerBell = { to: ['ADMIN', 'AM'], by: 'bell' } as const satisfies NotificationRule;
const ownerBell = {
  to: ['ownerBhbu'],
  by: 'bell',
  right: 'voucher.issue',
} as const satisfies NotificationRule;

/**
 * Lifecycle of a voucher contract: drafted, active with its quota, used up while no quota is left,
 * and ended after its last day.
 */
export const voucherContractStates = {
  names: ['DRAFT', 'AKTIF', 'HABIS_KUOTA', 'BERAKHIR', 'DIBATALKAN'],
  initial: 'DRAFT',
  transitions: [
    {
      from: 'DRAFT',
      event: 'activate',
      to: 'AKTIF',
      by: managerRoles,
      guard: 'isPaid',
      notifies: [ownerBell],
    },
    { from: 'DRAFT', event: 'cancel', to: 'DIBATALKAN', by: managerRoles, needsReason: true },
    ...(['AKTIF', 'HABIS_KUOTA'] as const).flatMap(
      from =>
        [
          {
            from,
            event: 'cancel',
            to: 'DIBATALKAN',
            by: managerRoles,
            guard: 'isUnused',
            needsReason: true,
            notifies: [ownerBell],
          },
          { from, event: 'end', to: 'BERAKHIR', by: ['sistem'], notifies: [ownerBell] },
        ] as const,
    ),
    // The quota is used up by the last voucher, and left again when one is voided.
    {
      from: 'AKTIF',
      event: 'exhaust',
      to: 'HABIS_KUOTA',
      by: ['sistem'],
      notifies: [ownerBell, managerBell],
    },
    { from: 'HABIS_KUOTA', event: 'replenish', to: 'AKTIF', by: ['sistem'] },
  ],
} as const satisfies StateTable<
  'DRAFT' | 'AKTIF' | 'HABIS_KUOTA' | 'BERAKHIR' | 'DIBATALKAN',
  'activate' | 'cancel' | 'end' | 'exhaust' | 'replenish',
  'isPaid' | 'isUnused'
>;

export type VoucherContractState = StateOf<typeof voucherContractStates>;

/** Events of a voucher contract that a person triggers. */
export const voucherContractEvents = ['activate', 'cancel'] as const;

/** States of a batch of vouchers, which follow from those of its vouchers. */
export const voucherTransactionStates = [
  'TERBIT',
  'SEBAGIAN_TERPAKAI',
  'HABIS',
  'DIBATALKAN',
] as const;
export type VoucherTransactionState = (typeof voucherTransactionStates)[number];

/** Events of a batch, which concern all of its vouchers that are in the right state. */
export const voucherTransactionEvents = ['activate', 'void'] as const;

const expiry = { event: 'expire', to: 'KEDALUWARSA', by: ['sistem'] } as const;

const freezing = {
  event: 'freeze',
  to: 'DIBEKUKAN',
  // The server freezes a voucher that was checked in vain too often.
  by: [...managerRoles, 'sistem'],
  needsReason: true,
  notifies: [managerBell, ownerBell],
} as const;

/** Voids a voucher before anybody holds it. One that has expired returns no quota. */
const voidUnbound = {
  event: 'void',
  to: 'DIBATALKAN',
  by: issuerRoles,
  guard: 'isNotOver',
  needsReason: true,
} as const;

const voidByManager = { ...voidUnbound, by: managerRoles } as const;

/**
 * Lifecycle of a voucher: issued, activated, bound to a participant and used once. The states of a
 * used, voided and expired voucher are final, apart from a use that is reversed or arrives late.
 */
export const voucherStates = {
  names: ['BARU', 'AKTIF', 'TERIKAT', 'TERPAKAI', 'DIBATALKAN', 'KEDALUWARSA', 'DIBEKUKAN'],
  initial: 'BARU',
  transitions: [
    { from: 'BARU', event: 'activate', to: 'AKTIF', by: issuerRoles, guard: 'mayCirculate' },
    { from: 'AKTIF', event: 'bind', to: 'TERIKAT', by: clinicRoles, guard: 'mayCirculate' },
    {
      from: 'TERIKAT',
      event: 'unbind',
      to: 'AKTIF',
      by: clinicRoles,
      needsReason: true,
    },
    { from: 'TERIKAT', event: 'use', to: 'TERPAKAI', by: clinicRoles, guard: 'mayCirculate' },
    // It was used without network on a day on which it was valid, and the use arrived later.
    { from: 'KEDALUWARSA', event: 'use', to: 'TERPAKAI', by: clinicRoles, guard: 'mayCirculate' },
    // Within 24 hours.
    {
      from: 'TERPAKAI',
      event: 'reverseUse',
      to: 'TERIKAT',
      by: adminRoles,
      guard: 'isRecentUse',
      needsReason: true,
      notifies: [ownerBell],
    },
    // The record of its dose was cancelled.
    { from: 'TERPAKAI', event: 'undoUse', to: 'TERIKAT', by: ['sistem'] },
    { from: 'BARU', ...voidUnbound },
    { from: 'AKTIF', ...voidUnbound },
    { from: 'TERIKAT', ...voidByManager },
    { from: 'DIBEKUKAN', ...voidByManager },
    { from: 'AKTIF', ...freezing },
    { from: 'TERIKAT', ...freezing },
    { from: 'DIBEKUKAN', event: 'release', to: 'AKTIF', by: managerRoles, needsReason: true },
    // For a voucher that was bound when it was frozen.
    {
      from: 'DIBEKUKAN',
      event: 'releaseBound',
      to: 'TERIKAT',
      by: managerRoles,
      needsReason: true,
    },
    { from: 'BARU', ...expiry },
    { from: 'AKTIF', ...expiry },
    { from: 'TERIKAT', ...expiry },
    { from: 'DIBEKUKAN', ...expiry },
  ],
} as const satisfies StateTable<
  'BARU' | 'AKTIF' | 'TERIKAT' | 'TERPAKAI' | 'DIBATALKAN' | 'KEDALUWARSA' | 'DIBEKUKAN',
  | 'activate'
  | 'bind'
  | 'unbind'
  | 'use'
  | 'reverseUse'
  | 'undoUse'
  | 'void'
  | 'freeze'
  | 'release'
  | 'releaseBound'
  | 'expire',
  'mayCirculate' | 'isNotOver' | 'isRecentUse'
>;

export type VoucherState = StateOf<typeof voucherStates>;

/**
 * Events of a voucher that have no call of their own. `release` returns a frozen voucher to the state
 * in which it was frozen.
 */
export const voucherEvents = ['void', 'freeze', 'release', 'unbind', 'reverseUse'] as const;

/** States of vouchers that may still be used. */
export const openVoucherStates = ['BARU', 'AKTIF', 'TERIKAT', 'DIBEKUKAN'] as const;
