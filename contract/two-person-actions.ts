/**
 * The decisions that two persons make, by the action of the audit log that they cause (`resource.event`); their rules are
 * in `twoPersons`, which the console does not load.
 */
export const twoPersonActions = [
  'payment.verify',
  'payment.approveReversal',
  'payment.refund',
  'bhbu.verifySkb',
  'nota.approve',
  'nota.approveCancel',
  'pks.verify',
  'seller.approve',
  'usulanPerubahan.accept',
  'stock.explain',
  'workOrder.reviewTemperature',
  'workOrder.sign',
  'penahanan.approveEnd',
] as const;

/** A decision that two persons make. */
export type TwoPersonAction = (typeof twoPersonActions)[number];
