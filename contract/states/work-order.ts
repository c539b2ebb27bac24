import type { NotificationRule, StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

/** The staff who ship. */
const shipperRoles = ['SUPERADMIN', 'ADMIN', 'AM', 'PS', 'EM'] as const satisfies readonly Role[];
/** The facility, and the staff who act on its behalf. */
const facilityRoles = ['FASKES', 'SUPERADMIN', 'ADMIN', 'AM'] as const satisfies readonly Role[];
/** Those who receive for the buyer. */
const receiverRoles = [
  'FASKES',
  'BHBU',
  'SUPERADMIN',
  'ADMIN',
  'AM',
] as const satisfies readonly Role[];

const shipperBell = { to: ['EM', 'PS'], by: 'bell' } as const satisfies NotificationRule;
const discrepancyBell = {
  to: ['EM', 'PS', 'AM', 'ADMIN'],
  by: 'bell',
} as const satisfies NotificationRule;
const facilityBell = { to: ['ownerFaskes'], by: 'bell' } as const satisfies NotificationRule;
const facilityMail = { to: ['ownerFaskes'], by: 'mail' } as const satisfies NotificationRule;
const buyerBell = {
  to: ['ownerBhbu'],
  by: 'bell',
  right: 'workOrder.receive',
} as const satisfies NotificationRule;
const buyerMail = { ...buyerBell, by: 'mail' } as const satisfies NotificationRule;

/** States before the departure, in which a work order can be changed and cancelled. */
export const plannedWorkOrderStates = [
  'DRAFT',
  'TERBIT',
  'DIKONFIRMASI_FASKES',
  'DIKEMAS',
] as const;

/** States from the departure on, in which the doses have left the seller. */
export const shippedWorkOrderStates = [
  'DIKIRIM',
  'TIBA',
  'SELISIH',
  'DITERIMA',
  'SELESAI',
] as const;

/** States after the handover record (BAST) was signed. */
export const receivedWorkOrderStates = ['DITERIMA', 'SELESAI'] as const;

const cancellation = {
  event: 'cancel',
  to: 'DIBATALKAN',
  by: [...shipperRoles, 'sistem'],
  needsReason: true,
  notifies: [facilityBell, facilityMail, buyerBell],
} as const;

const signature = {
  event: 'sign',
  to: 'DITERIMA',
  by: receiverRoles,
  notifies: [shipperBell, buyerBell, buyerMail, facilityBell],
} as const;

/**
 * Lifecycle of a work order: issued with its number, confirmed by the facility, packed, shipped,
 * counted on arrival, and received with a signed handover record (BAST), after which nothing goes
 * back.
 */
export const workOrderStates = {
  names: [
    'DRAFT',
    'TERBIT',
    'DIKONFIRMASI_FASKES',
    'DIKEMAS',
    'DIKIRIM',
    'TIBA',
    'SELISIH',
    'DITERIMA',
    'SELESAI',
    'DIBATALKAN',
  ],
  initial: 'DRAFT',
  // A delivery is announced when it is issued; a follow-up waits for the seller.
  creation: { event: 'followUp', by: [...receiverRoles, 'PS', 'EM'], notifies: [shipperBell] },
  transitions: [
    {
      from: 'DRAFT',
      event: 'issue',
      to: 'TERBIT',
      by: shipperRoles,
      guard: 'mayBeIssued',
      notifies: [facilityBell, facilityMail, buyerBell],
    },
    {
      from: 'TERBIT',
      event: 'confirm',
      to: 'DIKONFIRMASI_FASKES',
      by: facilityRoles,
      guard: 'fitsChiller',
      notifies: [shipperBell],
    },
    // The seller answers by another day, or cancels.
    {
      from: 'TERBIT',
      event: 'decline',
      to: 'TERBIT',
      by: facilityRoles,
      guard: 'mayBeDeclined',
      needsReason: true,
      notifies: [shipperBell],
    },
    {
      from: 'TERBIT',
      event: 'propose',
      to: 'TERBIT',
      by: facilityRoles,
      needsReason: true,
      notifies: [shipperBell],
    },
    {
      from: 'DIKONFIRMASI_FASKES',
      event: 'pack',
      to: 'DIKEMAS',
      by: shipperRoles,
      guard: 'mayBePacked',
    },
    {
      from: 'DIKEMAS',
      event: 'ship',
      to: 'DIKIRIM',
      by: shipperRoles,
      guard: 'mayBeShipped',
      notifies: [facilityBell, facilityMail, buyerBell, buyerMail],
    },
    {
      from: 'DIKIRIM',
      event: 'arrive',
      to: 'TIBA',
      by: [...receiverRoles, 'PS', 'EM'],
      notifies: [facilityBell, buyerBell],
    },
    {
      from: 'TIBA',
      event: 'reportDiscrepancy',
      to: 'SELISIH',
      by: receiverRoles,
      guard: 'hasDiscrepancy',
      notifies: [discrepancyBell, buyerBell, buyerMail, facilityBell],
    },
    {
      from: 'SELISIH',
      event: 'recount',
      to: 'TIBA',
      by: receiverRoles,
      guard: 'mayBeRecounted',
      needsReason: true,
      notifies: [discrepancyBell],
    },
    { from: 'TIBA', ...signature, guard: 'hasNoDiscrepancy' },
    // One act signs the discrepancy report and the handover record.
    { from: 'SELISIH', ...signature },
    // The doses are accounted for when the order closes.
    { from: 'DITERIMA', event: 'close', to: 'SELESAI', by: ['sistem'] },
    // Only the seller sees a draft.
    { from: 'DRAFT', ...cancellation, notifies: [] },
    { from: 'TERBIT', ...cancellation },
    { from: 'DIKONFIRMASI_FASKES', ...cancellation },
    { from: 'DIKEMAS', ...cancellation },
  ],
  waitsFor: {
    DRAFT: { side: 'seller', right: 'workOrder.update', event: 'issue' },
    TERBIT: { side: 'facility', right: 'workOrder.receive', event: 'confirm' },
    DIKONFIRMASI_FASKES: { side: 'seller', right: 'workOrder.update', event: 'pack' },
    DIKEMAS: { side: 'seller', right: 'workOrder.update', event: 'ship' },
    DIKIRIM: { side: 'receiver', right: 'workOrder.receive', event: 'arrive' },
    TIBA: { side: 'receiver', right: 'workOrder.receive', event: 'sign' },
    SELISIH: { side: 'receiver', right: 'workOrder.receive', event: 'sign' },
    DITERIMA: null,
    SELESAI: null,
    DIBATALKAN: null,
  },
} as const satisfies StateTable<
  | 'DRAFT'
  | 'TERBIT'
  | 'DIKONFIRMASI_FASKES'
  | 'DIKEMAS'
  | 'DIKIRIM'
  | 'TIBA'
  | 'SELISIH'
  | 'DITERIMA'
  | 'SELESAI'
  | 'DIBATALKAN',
  | 'issue'
  | 'confirm'
  | 'decline'
  | 'propose'
  | 'pack'
  | 'ship'
  | 'arrive'
  | 'reportDiscrepancy'
  | 'recount'
  | 'sign'
  | 'close'
  | 'cancel',
  | 'mayBeIssued'
  | 'fitsChiller'
  | 'mayBeDeclined'
  | 'mayBePacked'
  | 'mayBeShipped'
  | 'hasDiscrepancy'
  | 'mayBeRecounted'
  | 'hasNoDiscrepancy'
>;

export type WorkOrderState = StateOf<typeof workOrderStates>;

/** Whether a work order has not departed and is not cancelled. */
export const isPlanned = (state: WorkOrderState): boolean =>
  plannedWorkOrderStates.some(planned => planned === state);

/** Whether the handover record (BAST) of a work order is signed. */
export const isReceived = (state: WorkOrderState): boolean =>
  receivedWorkOrderStates.some(received => received === state);
