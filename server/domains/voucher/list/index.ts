import type { voucherCalls } from '#contract/domains/voucher/calls.ts';
import type { Handlers } from '#server/platform/context.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { voucherRecords } from '../records.ts';
import { exportHandlers } from './export.ts';
import { get, list } from './list.ts';
import { print } from './print.ts';
import { create } from './replace.ts';
import { participants, summary } from './reports.ts';

export { findByCode, getByCode } from './list.ts';

export const listHandlers = {
  list,
  get,
  create,
  print,
  participants,
  summary,
  history: createHistoryHandler('voucher', voucherRecords),
  ...exportHandlers,
} satisfies Partial<Handlers<typeof voucherCalls>>;
