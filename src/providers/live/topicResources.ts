import type { LiveTopic } from '#contract/domains/live.ts';

/**
 * The resources of the console whose queries a change of a topic outdates. Topics without any change the tasks
 * alone: their lists are read again as before, when they are opened or seen again.
 */
export const topicResources: Partial<Record<LiveTopic, readonly string[]>> = {
  vaksinasi: ['vaksinasi'],
  // The queue shows the people of the facility.
  peserta: ['vaksinasi'],
  import: ['vaksinasi'],
  batch: ['vaksinasi'],
  stock: ['stock', 'stockOwn'],
  voucher: ['voucher', 'voucherOwn'],
  workOrder: ['workOrder', 'workOrderOwn'],
  notification: ['notification'],
};
