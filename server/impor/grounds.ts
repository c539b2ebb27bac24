import { draftGrounds } from '#contract/peserta-columns/index.ts';
import type { Context } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { faskesByCode } from '../faskes/codes.ts';
import { openWeekdays } from '../jadwal/index.ts';
import { known, lookupLists } from '../lookup/index.ts';
import { mappingOf, type Match } from './columns.ts';
import type { RowGrounds } from './judge-row.ts';

const lists = draftGrounds(lookupLists);

/** What the rows of one file are judged by, at this moment. */
export async function groundsOf(
  ctx: Pick<Context, 'db' | 'now'>,
  file: { readonly bhbuId: number | null; readonly faskesId: number | null },
  columns: readonly Match[],
): Promise<RowGrounds> {
  return {
    mapping: mappingOf(columns),
    draft: lists,
    judge: { today: dayInJakarta(ctx.now), ...known },
    faskes: await faskesByCode(ctx.db, file.bhbuId),
    openWeekdays: await openWeekdays(ctx.db),
    faskesId: file.faskesId,
  };
}
