import type { bulkEditCalls } from '#contract/domains/bulk-edit/index.ts';
import { withNikGuessLimit } from '#server/domains/peserta/index.ts';
import { withoutTransaction, type Handlers } from '#server/platform/context.ts';
import { preview, resume, start } from './handlers.ts';
import { get, list } from './records.ts';
import type { BulkEditInput } from './selection.ts';
import { undo } from './undo.ts';

const nikTextsOf = ({ body }: { readonly body: BulkEditInput }) => [
  body.pilihan.saringan?.nik,
  body.pilihan.saringan?.q,
];

export const bulkEditHandlers: Handlers<typeof bulkEditCalls> = {
  preview: withNikGuessLimit(preview, nikTextsOf),
  start: withoutTransaction(withNikGuessLimit(start, nikTextsOf)),
  list,
  get,
  resume,
  undo,
};
