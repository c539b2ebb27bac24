import { createLookupFinders } from '#contract/domains/import/columns/index.ts';
import type { VaccinationType } from '#contract/domains/peserta/index.ts';
import { mapFaskesByCode } from '#server/domains/faskes/index.ts';
import { findOpenings } from '#server/domains/jadwal/index.ts';
import { lookupCodes, lookupLists } from '#server/domains/lookup/index.ts';
import { findFaskesIdOfAccount } from '#server/domains/user/index.ts';
import type { Context } from '#server/platform/context.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { findReferenceColumn, toColumnMapping, type ColumnMatch } from '../read/column-mapping.ts';
import type { ImportFile } from '../scope.ts';
import type { RowContext } from './validate-row.ts';

const sharedLookupFinders = createLookupFinders(lookupLists);

/** Builds the context that all rows of a file are validated with. */
export async function createRowContext(
  ctx: Pick<Context, 'db' | 'now'>,
  file: Pick<ImportFile, 'bhbuId' | 'faskesId' | 'vaccinationType' | 'userId' | 'headers'>,
  columns: readonly ColumnMatch[],
): Promise<RowContext> {
  // Files uploaded by a facility account are limited to that facility.
  const accountFaskesId = await findFaskesIdOfAccount(ctx.db, file.userId);
  const faskes = await mapFaskesByCode(ctx.db, file.bhbuId);
  const today = dayInJakarta(ctx.now);
  return {
    mapping: toColumnMapping(columns),
    referenceColumn: findReferenceColumn(file.headers as string[]),
    lookupFinders: sharedLookupFinders,
    validation: { today, ...lookupCodes },
    vaccinationType: file.vaccinationType as VaccinationType,
    faskes:
      accountFaskesId === null
        ? faskes
        : new Map([...faskes].filter(([, { id }]) => id === accountFaskesId)),
    onlyFaskesId: accountFaskesId,
    openings: await findOpenings(ctx.db, today),
    faskesId: file.faskesId,
  };
}
