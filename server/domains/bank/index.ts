import type { bankLineCalls } from '#contract/domains/bank/calls.ts';
import type { Handlers } from '#server/platform/context.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { addStatement } from './add-statement.ts';
import { bookHandlers } from './book.ts';
import { getBankLine, listLines } from './read-lines.ts';
import { bankLines } from './records.ts';

export { countNewLines } from './read-lines.ts';

export const bankLineHandlers: Handlers<typeof bankLineCalls> = {
  list: listLines,
  get: (ctx, { params }) => getBankLine(ctx, params.id),
  upload: addStatement,
  ...bookHandlers,
  history: createHistoryHandler('bankLine', bankLines),
};
