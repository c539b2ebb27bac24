import type { LiveTopic } from '#contract/domains/live.ts';

/**
 * The resources of the console whose queries a change of a topic outdates: the lists whose rows it changes, and the
 * pages of its records. A topic without any changes the tasks alone.
 */
export const topicResources: Readonly<Record<LiveTopic, readonly string[]>> = {
  vaksinasi: ['vaksinasi'],
  // The queue shows the people of the facility.
  peserta: ['vaksinasi', 'peserta', 'pesertaOwn', 'booster', 'boosterOwn'],
  contact: ['absentee', 'recipient', 'batch'],
  // The rows of an upload are read by the page that corrects them, whose user alone changes them.
  import: ['vaksinasi'],
  batch: ['vaksinasi', 'batch'],
  stock: ['stock'],
  temperature: [],
  voucher: ['voucher'],
  voucherTransaction: ['voucherTransaction', 'voucherTransactionOwn'],
  voucherContract: ['voucherContract'],
  certificate: ['certificate', 'certificateWaiting'],
  workOrder: ['workOrder'],
  order: ['order'],
  // An agreement changes the state of its order.
  pks: ['pks', 'order'],
  surat: ['surat'],
  pertanyaan: ['pertanyaan'],
  permintaanData: ['permintaanData'],
  insiden: ['insiden'],
  // Money changes the state of an order.
  invoice: ['invoice', 'order'],
  payment: ['payment', 'paymentToVerify', 'invoice', 'order'],
  nota: ['nota', 'invoice'],
  bankLine: ['bankLine'],
  settlement: ['order'],
  notulen: [],
  faskes: ['faskes'],
  jadwal: [],
  // Applications are companies that are not approved yet.
  bhbu: ['bhbu', 'application'],
  notification: ['notification'],
};
