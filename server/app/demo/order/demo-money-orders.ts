import { signedFrom, type DemoOrder, type Steps } from './demo-order.ts';

/** The steps of an order that is signed by both parties today. */
const signedToday = (daysAgo: number): Steps => [
  ...signedFrom(daysAgo).slice(0, 4),
  ['signSeller', 0],
  ['verify', 0],
];

/** Orders whose invoices and payments need a decision, or were settled in an unusual way. */
export const moneyOrders: readonly DemoOrder[] = [
  {
    // A withholding slip and an SSP settle the invoice together with the transfer.
    company: 0,
    daysAgo: 26,
    people: [40],
    isPackage: true,
    service: 'LOGISTIK',
    scheme: 'PENUH_100',
    steps: [...signedFrom(26), ['payAll', 21]],
  },
  {
    company: 1,
    daysAgo: 11,
    people: [30],
    scheme: 'PENUH_100',
    steps: [...signedFrom(11), ['rejectProof', 6]],
  },
  {
    company: 0,
    daysAgo: 14,
    people: [35],
    deliveryIn: 12,
    steps: [...signedFrom(14), ['payHalf', 9], ['issueRest', 8], ['payPartly', 3]],
  },
  {
    company: 0,
    daysAgo: 13,
    people: [25],
    scheme: 'PENUH_100',
    steps: [...signedFrom(13), ['payExcess', 8]],
  },
  {
    company: 1,
    daysAgo: 17,
    people: [20],
    scheme: 'PENUH_100',
    steps: [...signedFrom(17), ['payAll', 12], ['reversePayment', 9], ['becomeOverdue', 8]],
  },
  {
    company: 0,
    daysAgo: 16,
    people: [15],
    scheme: 'PENUH_100',
    steps: [...signedFrom(16), ['payAll', 11], ['proposeReversal', 1]],
  },
  {
    company: 1,
    daysAgo: 48,
    people: [45],
    steps: [...signedFrom(48), ['payHalf', 43], ['issueRest', 42], ['becomeOverdue', 20]],
  },
  {
    company: 1,
    daysAgo: 6,
    people: [18],
    scheme: 'PENUH_100',
    steps: [...signedToday(6), ['enterProof', 0]],
  },
  {
    company: 0,
    daysAgo: 6,
    people: [12],
    scheme: 'PENUH_100',
    steps: [...signedToday(6), ['stampInvoice', 0], ['discardPayment', 0], ['enterPayment', 0]],
  },
];
