import type { EventOf, NotificationRule, StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

const sellerRoles = ['SUPERADMIN', 'ADMIN', 'AM', 'LEGAL'] as const satisfies readonly Role[];
/** The company, and the staff who order on its behalf. */
const buyerRoles = ['BHBU', 'SUPERADMIN', 'ADMIN', 'AM'] as const satisfies readonly Role[];
const financeRoles = ['SUPERADMIN', 'ADMIN', 'FINANCE'] as const satisfies readonly Role[];

const sellerBell = { to: ['ADMIN', 'AM', 'LEGAL'], by: 'bell' } as const satisfies NotificationRule;
/** The company's accounts that order, pay, or all of them, which also lose an order together. */
const ordererBell = {
  to: ['ownerBhbu'],
  by: 'bell',
  right: 'order.changeState',
} as const satisfies NotificationRule;
const ordererMail = { ...ordererBell, by: 'mail' } as const satisfies NotificationRule;
const payerBell = { ...ordererBell, right: 'payment.create' } as const satisfies NotificationRule;
const payerMail = { ...payerBell, by: 'mail' } as const satisfies NotificationRule;
const buyerBell = { to: ['ownerBhbu'], by: 'bell' } as const satisfies NotificationRule;
const buyerMail = { to: ['ownerBhbu'], by: 'mail' } as const satisfies NotificationRule;

/** Orders that still bind the seller's doses, from the seller's decision to the end. */
export const allocatingOrderStates = [
  'DISESUAIKAN',
  'DITERIMA',
  'PKS_DIBUAT',
  'PKS_DITANDATANGANI',
  'MENUNGGU_BAYAR',
  'DIBAYAR_SEBAGIAN',
  'LUNAS',
  'DIJADWALKAN',
  'DIKIRIM_SEBAGIAN',
] as const;

/** Orders with a signed agreement, which an amendment can change and a termination ends. */
export const bindingStates = [
  'PKS_DITANDATANGANI',
  'MENUNGGU_BAYAR',
  'DIBAYAR_SEBAGIAN',
  'LUNAS',
  'DIJADWALKAN',
  'DIKIRIM_SEBAGIAN',
  'DIKIRIM_SEMUA',
  'DITERIMA_PEMBELI',
  'PELAKSANAAN',
] as const;

/** States of an amendment that has not replaced the earlier version yet. */
export const openAmendmentStates = [
  'DRAFT',
  'MENUNGGU_PERSETUJUAN',
  'DIAJUKAN',
  'DISESUAIKAN',
  'DITERIMA',
  'PKS_DIBUAT',
  'PKS_DITANDATANGANI',
] as const;

/** States in which an order can be amended: it is accepted and not yet completely shipped. */
const amendableStates = [
  'DITERIMA',
  'PKS_DIBUAT',
  'PKS_DITANDATANGANI',
  'MENUNGGU_BAYAR',
  'DIBAYAR_SEBAGIAN',
  'LUNAS',
  'DIJADWALKAN',
  'DIKIRIM_SEBAGIAN',
] as const;

const withdrawal = {
  event: 'withdraw',
  to: 'DIBATALKAN',
  by: buyerRoles,
  guard: 'notSignedByBuyer',
  notifies: [sellerBell],
} as const;

const cancellation = {
  event: 'cancel',
  to: 'DIBATALKAN',
  by: [...sellerRoles, 'sistem'],
  needsReason: true,
  notifies: [buyerBell, buyerMail],
} as const;

const reversal = {
  by: ['sistem'],
  notifies: [{ to: ['ADMIN', 'AM', 'FINANCE', 'PS', 'EM'], by: 'bell' }],
} as const satisfies {
  readonly by: readonly ['sistem'];
  readonly notifies: readonly NotificationRule[];
};

/**
 * Lifecycle of an order: submitted by the company, decided by the seller, signed, paid, shipped,
 * received and used. Money and deliveries move it on by themselves (`sistem`). The new version of an
 * amended order goes through the same states; the earlier version ends when its agreement is active.
 */
export const orderStates = {
  names: [
    'DRAFT',
    'MENUNGGU_PERSETUJUAN',
    'DIAJUKAN',
    'DISESUAIKAN',
    'DITERIMA',
    'PKS_DIBUAT',
    'PKS_DITANDATANGANI',
    'MENUNGGU_BAYAR',
    'DIBAYAR_SEBAGIAN',
    'LUNAS',
    'DIJADWALKAN',
    'DIKIRIM_SEBAGIAN',
    'DIKIRIM_SEMUA',
    'DITERIMA_PEMBELI',
    'PELAKSANAAN',
    'SELESAI',
    'DITOLAK',
    'DIBATALKAN',
    'BATAL_GAGAL_BAYAR',
    'DIAKHIRI',
    'DIAMANDEMEN',
  ],
  initial: 'DRAFT',
  transitions: [
    {
      from: 'DRAFT',
      event: 'submit',
      to: 'DIAJUKAN',
      by: buyerRoles,
      notifies: [sellerBell],
    },
    { from: 'DRAFT', event: 'discard', to: 'DIBATALKAN', by: buyerRoles },
    // A company may require that a second person of it approves what is submitted.
    {
      from: 'DRAFT',
      event: 'requestApproval',
      to: 'MENUNGGU_PERSETUJUAN',
      by: buyerRoles,
      guard: 'hasApprover',
      notifies: [ordererBell, ordererMail],
    },
    {
      from: 'MENUNGGU_PERSETUJUAN',
      event: 'approve',
      to: 'DIAJUKAN',
      by: ['BHBU'],
      guard: 'byAnotherPerson',
      notifies: [sellerBell, ordererBell],
    },
    {
      from: 'MENUNGGU_PERSETUJUAN',
      event: 'disapprove',
      to: 'DRAFT',
      by: ['BHBU'],
      guard: 'byAnotherPerson',
      needsReason: true,
      notifies: [ordererBell, ordererMail],
    },
    { from: 'MENUNGGU_PERSETUJUAN', event: 'recall', to: 'DRAFT', by: buyerRoles },
    {
      from: 'DIAJUKAN',
      event: 'accept',
      to: 'DITERIMA',
      by: sellerRoles,
      guard: 'inStock',
      notifies: [ordererBell, ordererMail],
    },
    {
      from: 'DIAJUKAN',
      event: 'adjust',
      to: 'DISESUAIKAN',
      by: sellerRoles,
      guard: 'inStock',
      needsReason: true,
      notifies: [ordererBell, ordererMail],
    },
    {
      from: 'DIAJUKAN',
      event: 'reject',
      to: 'DITOLAK',
      by: sellerRoles,
      needsReason: true,
      notifies: [ordererBell, ordererMail],
    },
    // The adjustment is final: the company acknowledges it, withdraws, or it takes effect by itself.
    {
      from: 'DISESUAIKAN',
      event: 'acknowledge',
      to: 'DITERIMA',
      by: [...buyerRoles, 'sistem'],
      // Who cut the doses does not agree for the company.
      guard: 'notAdjuster',
      notifies: [sellerBell],
    },
    { from: 'DITERIMA', event: 'generatePks', to: 'PKS_DIBUAT', by: sellerRoles },
    // An agreement that no party has signed is cancelled, and another one can be issued.
    { from: 'PKS_DIBUAT', event: 'revokePks', to: 'DITERIMA', by: [...sellerRoles, 'sistem'] },
    {
      from: 'PKS_DIBUAT',
      event: 'sign',
      to: 'PKS_DITANDATANGANI',
      by: [...sellerRoles, 'sistem'],
      guard: 'hasBothCopies',
    },
    // A booster order under an active booster agreement; its signed Lampiran III is copy 1.
    {
      from: 'DITERIMA',
      event: 'awaitPayment',
      to: 'MENUNGGU_BAYAR',
      by: ['sistem'],
      guard: 'underBoosterPks',
      notifies: [payerBell, payerMail],
    },
    {
      from: 'PKS_DITANDATANGANI',
      event: 'awaitPayment',
      to: 'MENUNGGU_BAYAR',
      by: ['sistem'],
      notifies: [payerBell, payerMail],
    },
    { from: 'MENUNGGU_BAYAR', event: 'payPart', to: 'DIBAYAR_SEBAGIAN', by: ['sistem'] },
    { from: 'MENUNGGU_BAYAR', event: 'payFull', to: 'LUNAS', by: ['sistem'] },
    { from: 'DIBAYAR_SEBAGIAN', event: 'payFull', to: 'LUNAS', by: ['sistem'] },
    // A payment was reversed; what has not left waits for it again.
    { from: 'DIBAYAR_SEBAGIAN', ...reversal, event: 'unpay', to: 'MENUNGGU_BAYAR' },
    { from: 'LUNAS', ...reversal, event: 'unpayPart', to: 'DIBAYAR_SEBAGIAN' },
    { from: 'DIJADWALKAN', ...reversal, event: 'unpayPart', to: 'DIBAYAR_SEBAGIAN' },
    {
      // No payment is due before the first invoice, so only a person decides this.
      from: 'PKS_DITANDATANGANI',
      event: 'failPayment',
      to: 'BATAL_GAGAL_BAYAR',
      by: financeRoles,
      needsReason: true,
      notifies: [buyerBell, buyerMail, sellerBell],
    },
    {
      from: 'MENUNGGU_BAYAR',
      event: 'failPayment',
      to: 'BATAL_GAGAL_BAYAR',
      by: [...financeRoles, 'sistem'],
      needsReason: true,
      notifies: [buyerBell, buyerMail, sellerBell],
    },
    { from: 'LUNAS', event: 'schedule', to: 'DIJADWALKAN', by: ['sistem'] },
    // An amendment that is not paid yet stops nothing of what was paid before it.
    { from: 'DIBAYAR_SEBAGIAN', event: 'schedule', to: 'DIJADWALKAN', by: ['sistem'] },
    { from: 'DIJADWALKAN', event: 'shipPart', to: 'DIKIRIM_SEBAGIAN', by: ['sistem'] },
    { from: 'DIJADWALKAN', event: 'shipAll', to: 'DIKIRIM_SEMUA', by: ['sistem'] },
    { from: 'DIKIRIM_SEBAGIAN', event: 'shipAll', to: 'DIKIRIM_SEMUA', by: ['sistem'] },
    { from: 'DIKIRIM_SEMUA', event: 'receive', to: 'DITERIMA_PEMBELI', by: ['sistem'] },
    { from: 'DITERIMA_PEMBELI', event: 'beginUse', to: 'PELAKSANAAN', by: ['sistem'] },
    {
      from: 'PELAKSANAAN',
      event: 'close',
      to: 'SELESAI',
      by: ['SUPERADMIN', 'ADMIN', 'AM'],
    },
    { from: 'DIAJUKAN', ...withdrawal },
    { from: 'DISESUAIKAN', ...withdrawal },
    { from: 'DITERIMA', ...withdrawal },
    { from: 'PKS_DIBUAT', ...withdrawal },
    { from: 'DIAJUKAN', ...cancellation },
    { from: 'DISESUAIKAN', ...cancellation },
    { from: 'DITERIMA', ...cancellation },
    { from: 'PKS_DIBUAT', ...cancellation },
    // An amendment that is not in force can be cancelled, and ends with the order that it amends.
    { from: 'DRAFT', ...cancellation, by: ['sistem'] },
    { from: 'MENUNGGU_PERSETUJUAN', ...cancellation, by: ['sistem'] },
    { from: 'PKS_DITANDATANGANI', ...cancellation },
    ...bindingStates.map(
      from => ({ from, event: 'terminate', to: 'DIAKHIRI', by: ['sistem'] }) as const,
    ),
    ...amendableStates.map(
      from => ({ from, event: 'supersede', to: 'DIAMANDEMEN', by: ['sistem'] }) as const,
    ),
  ],
  waitsFor: {
    DRAFT: { side: 'buyer', right: 'order.update', event: 'submit' },
    MENUNGGU_PERSETUJUAN: { side: 'buyer', right: 'order.changeState', event: 'approve' },
    DIAJUKAN: { side: 'seller', right: 'order.decide', event: 'accept' },
    DISESUAIKAN: { side: 'buyer', right: 'order.changeState', event: 'acknowledge' },
    DITERIMA: { side: 'seller', right: 'pks.issue', event: 'generatePks' },
    PKS_DIBUAT: { side: 'seller', right: 'pks.issue', event: 'sign' },
    PKS_DITANDATANGANI: { side: 'seller', right: 'order.extendDeadline', event: 'awaitPayment' },
    MENUNGGU_BAYAR: { side: 'buyer', right: 'payment.create', event: 'payFull' },
    DIBAYAR_SEBAGIAN: { side: 'buyer', right: 'payment.create', event: 'payFull' },
    LUNAS: { side: 'seller', right: 'workOrder.update', event: 'schedule' },
    DIJADWALKAN: { side: 'seller', right: 'workOrder.update', event: 'shipAll' },
    DIKIRIM_SEBAGIAN: { side: 'seller', right: 'workOrder.update', event: 'shipAll' },
    DIKIRIM_SEMUA: null,
    DITERIMA_PEMBELI: null,
    PELAKSANAAN: null,
    SELESAI: null,
    DITOLAK: null,
    DIBATALKAN: null,
    BATAL_GAGAL_BAYAR: null,
    DIAKHIRI: null,
    DIAMANDEMEN: null,
  },
} as const satisfies StateTable<
  | 'DRAFT'
  | 'MENUNGGU_PERSETUJUAN'
  | 'DIAJUKAN'
  | 'DISESUAIKAN'
  | 'DITOLAK'
  | 'DITERIMA'
  | 'PKS_DIBUAT'
  | 'PKS_DITANDATANGANI'
  | 'MENUNGGU_BAYAR'
  | 'DIBAYAR_SEBAGIAN'
  | 'LUNAS'
  | 'DIJADWALKAN'
  | 'DIKIRIM_SEBAGIAN'
  | 'DIKIRIM_SEMUA'
  | 'DITERIMA_PEMBELI'
  | 'PELAKSANAAN'
  | 'SELESAI'
  | 'DIBATALKAN'
  | 'BATAL_GAGAL_BAYAR'
  | 'DIAKHIRI'
  | 'DIAMANDEMEN',
  | 'submit'
  | 'discard'
  | 'requestApproval'
  | 'approve'
  | 'disapprove'
  | 'recall'
  | 'accept'
  | 'adjust'
  | 'acknowledge'
  | 'reject'
  | 'withdraw'
  | 'cancel'
  | 'generatePks'
  | 'revokePks'
  | 'sign'
  | 'awaitPayment'
  | 'payPart'
  | 'payFull'
  | 'unpay'
  | 'unpayPart'
  | 'failPayment'
  | 'schedule'
  | 'shipPart'
  | 'shipAll'
  | 'receive'
  | 'beginUse'
  | 'close'
  | 'terminate'
  | 'supersede',
  | 'hasApprover'
  | 'byAnotherPerson'
  | 'inStock'
  | 'notAdjuster'
  | 'notSignedByBuyer'
  | 'hasBothCopies'
  | 'underBoosterPks'
>;

export type OrderState = StateOf<typeof orderStates>;
export type OrderEvent = EventOf<typeof orderStates>;

/** States in which an order was accepted and has not ended. */
export const acceptedOrderStates = [
  'DITERIMA',
  'PKS_DIBUAT',
  ...bindingStates,
] as const satisfies readonly OrderState[];

/** States of an amendment that is not in force: not yet, never, or no longer. */
export const ineffectiveAmendmentStates = [
  ...openAmendmentStates,
  'DITOLAK',
  'DIBATALKAN',
  'DIAMANDEMEN',
] as const satisfies readonly OrderState[];

/** States of an order that never took effect. */
export const cancelledOrderStates = [
  'DITOLAK',
  'DIBATALKAN',
  'BATAL_GAGAL_BAYAR',
] as const satisfies readonly OrderState[];

/** States in which an order has ended, or was replaced by an amendment. */
export const endedOrderStates = [
  'SELESAI',
  'DITOLAK',
  'DIBATALKAN',
  'BATAL_GAGAL_BAYAR',
  'DIAKHIRI',
  'DIAMANDEMEN',
] as const satisfies readonly OrderState[];
