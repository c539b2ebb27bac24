import { judgeRows, type JudgeContext, type JudgedRow, type NumberedRow } from './judge-rows.ts';
import type { RowGrounds } from './judge-row.ts';
import { judgeSmart } from './judge-smart.ts';
import { targetOf, type ImporRow } from './scope.ts';
import type { Seen } from './seen.ts';

/** Validates rows by the rules of their kind of file. */
export const judgeOf = (
  ctx: JudgeContext,
  file: Pick<ImporRow, 'kind' | 'bhbuId' | 'vaccinationType'>,
  rows: readonly NumberedRow[],
  grounds: RowGrounds,
  seen: Seen,
): Promise<JudgedRow[]> =>
  file.kind === 'smartChecking'
    ? judgeSmart(ctx, rows, grounds, seen)
    : judgeRows(ctx, targetOf(file), rows, grounds, seen);
