import { importCalls, type ImportRow } from '#contract/import/index.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { runSerially } from '../../runSerially.ts';
import { useImportCache } from '../../useImport.ts';

export type RowFix = NonNullable<CallInput<typeof importCalls.fixRow>['body']>;

const isDuplicate = ({ temuan }: ImportRow): boolean => temuan.some(({ code }) => code === 'E04');

/** Returns a function that saves a row correction and caches the row. @throws CallError */
export function useFixRow(id: number): (row: ImportRow, fix: RowFix) => Promise<ImportRow> {
  const { call } = useApi();
  const cache = useImportCache(id);
  return async (row, fix) => {
    const params = { id, nomor: row.nomor };
    const { impor: importRecord, baris } = await runSerially(id, () =>
      call(importCalls.fixRow, { params, body: fix }),
    );
    cache.setImport(importRecord);
    cache.setRow(baris);
    cache.invalidateCounts();
    // The server also revalidates the other row of the same person.
    if (isDuplicate(row) || isDuplicate(baris)) void cache.invalidateRows();
    return baris;
  };
}
