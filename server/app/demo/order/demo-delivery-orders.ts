import type { DemoOrder, Steps } from './demo-order.ts';

/** The steps of a booster order under its agreement, until it is paid. */
export const paidBoosterFrom = (daysAgo: number): Steps => [
  ['accept', daysAgo],
  ['signBuyer', daysAgo - 1],
  ['payAll', daysAgo - 1],
];

const underBoosterPks = {
  company: 0,
  product: 'SINO-BOOSTER',
  scheme: 'PENUH_100',
  isUnderBoosterPks: true,
} as const;

/** Orders whose work orders are in every stage, with every kind of follow-up. */
export const deliveryOrders: readonly DemoOrder[] = [
  {
    ...underBoosterPks,
    daysAgo: 58,
    people: [120],
    steps: [...paidBoosterFrom(58), ['shipStages', 0]],
  },
  {
    ...underBoosterPks,
    daysAgo: 47,
    people: [65],
    steps: [...paidBoosterFrom(47), ['schedule', 12], ['shipAll', 9], ['receiveSurplus', 7]],
  },
];
