import { use } from 'react';
import type { CallInput } from '#contract/core/endpoint.ts';
import type { ColumnField } from '#contract/domains/import/columns/index.ts';
import { importCalls, type ImportRow } from '#contract/domains/import/index.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { runSerially } from '../../runSerially.ts';
import { useImportCache } from '../../useImport.ts';
import { RuleOffersContext } from '../rules/useRuleOffers.ts';

export type RowFix = NonNullable<CallInput<typeof importCalls.fixRow>['body']>;

/** Whether the row shares its identity number with other rows. */
const isDuplicate = ({ temuan }: ImportRow): boolean =>
  temuan.some(({ code }) => code === 'E04' || code === 'E20');

/** Returns a function that saves a row correction and caches the row. @throws CallError */
export function useFixRow(id: number): (row: ImportRow, fix: RowFix) => Promise<ImportRow> {
  const { call } = useApi();
  const cache = useImportCache(id);
  const offers = use(RuleOffersContext);
  return async (row, fix) => {
    const params = { id, nomor: row.nomor };
    const { impor: importRecord, baris } = await runSerially(id, () =>
      call(importCalls.fixRow, { params, body: fix }),
    );
    cache.setImport(importRecord);
    cache.setRows([baris]);
    cache.invalidateCounts();
    // The server also revalidates the other rows of the same person.
    if (isDuplicate(row) || isDuplicate(baris)) void cache.invalidateRows();
    const [field, ...others] = Object.keys(fix.nilai ?? {}) as ColumnField[];
    if (field && others.length === 0) offers?.propose(row.nomor, field);
    return baris;
  };
}
