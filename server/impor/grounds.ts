import { draftGrounds } from '#contract/peserta-columns/index.ts';
import type { VaccinationType } from '#contract/peserta/index.ts';
import type { Context } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import { faskesByCode } from '../faskes/codes.ts';
import { openWeekdays } from '../jadwal/index.ts';
import { known, lookupLists } from '../lookup/index.ts';
import { mappingOf, type Match } from './columns.ts';
import { faskesOfAccount } from '../user/holders.ts';
import type { RowGrounds } from './judge-row.ts';
import type { ImporRow } from './scope.ts';

const lists = draftGrounds(lookupLists);

/** What the rows of one file are judged by, at this moment. */
export async function groundsOf(
  ctx: Pick<Context, 'db' | 'now'>,
  file: Pick<ImporRow, 'bhbuId' | 'faskesId' | 'vaccinationType' | 'userId'>,
  columns: readonly Match[],
): Promise<RowGrounds> {
  // Files of an account that belongs to a facility are for no other one.
  const within = await faskesOfAccount(ctx.db, file.userId);
  const faskes = await faskesByCode(ctx.db, file.bhbuId);
  return {
    mapping: mappingOf(columns),
    draft: lists,
    judge: { today: dayInJakarta(ctx.now), ...known },
    vaccinationType: file.vaccinationType as VaccinationType,
    faskes: within === null ? faskes : new Map([...faskes].filter(([, { id }]) => id === within)),
    within,
    openWeekdays: await openWeekdays(ctx.db),
    faskesId: file.faskesId,
  };
}
