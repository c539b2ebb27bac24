import { deliveryOrders, paidBoosterFrom } from './demo-delivery-orders.ts';
import { moneyOrders } from './demo-money-orders.ts';
import { signedFrom, type DemoOrder } from './demo-order.ts';

const booster = { product: 'SINO-BOOSTER', scheme: 'PENUH_100' } as const;
const underBoosterPks = { ...booster, company: 0, isUnderBoosterPks: true } as const;

/** An order whose doses are in use. */
const inUse = {
  daysAgo: 96,
  scheme: 'PENUH_100',
  steps: [
    ...signedFrom(96),
    ['payAll', 88],
    ['shipNewest', 80],
    ['receive', 79],
    ['beginUse', 74],
    ['useDoses', 0],
  ],
} as const satisfies Partial<DemoOrder>;

/** Orders and agreements in every state, and agreements near each of their deadlines. */
export const demoOrders: readonly DemoOrder[] = [
  {
    company: 1,
    daysAgo: 400,
    people: [130],
    steps: [
      ...signedFrom(400),
      ['payHalf', 394],
      ['payAll', 388],
      ['shipAll', 386],
      ['receive', 384],
      ['beginUse', 380],
      ['reportLeftover', 202],
      ['close', 200],
      ['expire', 30],
    ],
  },
  {
    company: 0,
    daysAgo: 364,
    people: [150, 100],
    isPackage: true,
    scheme: 'PENUH_100',
    steps: [
      ...signedFrom(364),
      ['payAll', 358],
      ['shipAll', 350],
      ['receive', 348],
      ['beginUse', 346],
      ['useDoses', 0],
      ['quarantine', 1],
    ],
  },
  {
    company: 0,
    daysAgo: 240,
    people: [60, 40],
    ...booster,
    steps: [
      ...signedFrom(240),
      ['payAll', 234],
      ['shipAll', 226],
      ['receive', 225],
      ['beginUse', 220],
      ['useDoses', 0],
      ['countWrong', 2],
    ],
  },
  // The doses of the demo visits.
  { company: 0, ...inUse, people: [300, 240] },
  { company: 1, ...inUse, people: [260] },
  { ...underBoosterPks, daysAgo: 80, people: [50], steps: paidBoosterFrom(80) },
  {
    ...underBoosterPks,
    daysAgo: 60,
    people: [45],
    steps: [...paidBoosterFrom(60), ['schedule', 1]],
  },
  {
    ...underBoosterPks,
    daysAgo: 55,
    people: [80, 60],
    steps: [...paidBoosterFrom(55), ['schedule', 3], ['shipPart', 1]],
  },
  {
    ...underBoosterPks,
    daysAgo: 50,
    people: [70],
    steps: [...paidBoosterFrom(50), ['schedule', 5], ['shipAll', 3], ['receiveShort', 1]],
  },
  {
    ...underBoosterPks,
    daysAgo: 45,
    people: [90],
    steps: [
      ...paidBoosterFrom(45),
      ['schedule', 40],
      ['shipAll', 34],
      ['receive', 32],
      ['useDoses', 0],
    ],
  },
  {
    company: 1,
    daysAgo: 70,
    people: [120],
    steps: [
      ...signedFrom(70),
      ['payHalf', 65],
      ['warn', 50],
      ['giveNotice', 34],
      ['terminate', 26],
    ],
  },
  {
    company: 1,
    daysAgo: 40,
    people: [90],
    steps: [...signedFrom(40), ['cancelUnpaid', 33]],
  },
  {
    company: 0,
    daysAgo: 30,
    people: [200, 120],
    steps: [...signedFrom(30), ['payHalf', 24]],
    amendment: {
      daysAgo: 16,
      people: [240, 160],
      reason: 'Keluarga karyawan ikut serta',
      steps: signedFrom(16),
    },
  },
  {
    company: 0,
    daysAgo: 22,
    people: [100],
    deliveryIn: 4,
    isPackage: true,
    steps: [...signedFrom(22), ['payHalf', 16]],
  },
  {
    company: 1,
    daysAgo: 20,
    people: [75],
    scheme: 'PENUH_100',
    steps: [...signedFrom(20), ['payAll', 14], ['warn', 8]],
  },
  {
    company: 1,
    daysAgo: 19,
    people: [50],
    scheme: 'PENUH_100',
    steps: [...signedFrom(19), ['payAll', 13], ['giveVouchers', 12], ['suspend', 2]],
  },
  {
    company: 1,
    daysAgo: 28,
    people: [65],
    steps: [...signedFrom(28), ['payHalf', 23], ['warn', 20], ['giveNotice', 4]],
  },
  {
    company: 0,
    daysAgo: 7,
    people: [60],
    steps: [...signedFrom(7), ['extendDeadline', 0]],
  },
  {
    company: 1,
    daysAgo: 6,
    people: [80],
    // The first payment is due today.
    steps: [...signedFrom(6).slice(0, 4), ['signSeller', 0], ['verify', 0]],
  },
  { company: 0, daysAgo: 5, people: [110], steps: signedFrom(5).slice(0, 5) },
  { company: 1, daysAgo: 4, people: [40], steps: signedFrom(4).slice(0, 4) },
  { company: 0, daysAgo: 3, people: [55], steps: signedFrom(3).slice(0, 3) },
  { company: 1, daysAgo: 3, people: [35], steps: signedFrom(3).slice(0, 2) },
  {
    company: 0,
    daysAgo: 2,
    people: [70],
    steps: [
      ['accept', 2],
      ['draftPks', 1],
    ],
  },
  { ...underBoosterPks, daysAgo: 2, people: [30], steps: [['accept', 1]] },
  {
    company: 1,
    daysAgo: 2,
    people: [160],
    steps: [
      ['adjust', 2],
      ['acknowledge', 1],
    ],
  },
  { company: 0, daysAgo: 1, people: [180], steps: [['adjust', 0]] },
  { company: 1, daysAgo: 9, people: [25], steps: [['reject', 8]] },
  {
    company: 0,
    daysAgo: 12,
    people: [45],
    steps: [
      ['accept', 11],
      ['withdraw', 10],
    ],
  },
  ...deliveryOrders,
  ...moneyOrders,
  {
    company: 1,
    daysAgo: 31,
    people: [30],
    ...booster,
    steps: [...signedFrom(31), ['payAll', 25]],
    amendment: {
      daysAgo: 18,
      people: [45],
      reason: 'Karyawan kantor cabang ikut serta',
      steps: signedFrom(18),
    },
  },
  { company: 1, daysAgo: 1, people: [95], steps: [] },
];
