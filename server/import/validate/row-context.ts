import { createLookupFinders } from '#contract/import/columns/index.ts';
import type { VaccinationType } from '#contract/peserta/index.ts';
import type { Context } from '../../context.ts';
import { dayInJakarta } from '../../jakarta-day.ts';
import { mapFaskesByCode } from '../../faskes/index.ts';
import { openWeekdays } from '../../jadwal/index.ts';
import { lookupCodes, lookupLists } from '../../lookup/index.ts';
import { toColumnMapping, type ColumnMatch } from '../read/column-mapping.ts';
import { findFaskesIdOfAccount } from '../../user/index.ts';
import type { RowContext } from './validate-row.ts';
import type { ImportFile } from '../scope.ts';

const sharedLookupFinders = createLookupFinders(lookupLists);

/** Builds the context that all rows of a file are validated with. */
export async function createRowContext(
  ctx: Pick<Context, 'db' | 'now'>,
  file: Pick<ImportFile, 'bhbuId' | 'faskesId' | 'vaccinationType' | 'userId'>,
  columns: readonly ColumnMatch[],
): Promise<RowContext> {
  // Files uploaded by a facility account are limited to that facility.
  const accountFaskesId = await findFaskesIdOfAccount(ctx.db, file.userId);
  const faskes = await mapFaskesByCode(ctx.db, file.bhbuId);
  return {
    mapping: toColumnMapping(columns),
    lookupFinders: sharedLookupFinders,
    validation: { today: dayInJakarta(ctx.now), ...lookupCodes },
    vaccinationType: file.vaccinationType as VaccinationType,
    faskes:
      accountFaskesId === null
        ? faskes
        : new Map([...faskes].filter(([, { id }]) => id === accountFaskesId)),
    onlyFaskesId: accountFaskesId,
    openWeekdays: await openWeekdays(ctx.db),
    faskesId: file.faskesId,
  };
}
