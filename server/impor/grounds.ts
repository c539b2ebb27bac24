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

/** Builds the context that all rows of a file are validated with. */
export async function groundsOf(
  ctx: Pick<Context, 'db' | 'now'>,
  file: Pick<ImporRow, 'bhbuId' | 'faskesId' | 'vaccinationType' | 'userId'>,
  columns: readonly Match[],
): Promise<RowGrounds> {
  // Files uploaded by a facility account are limited to that facility.
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
