import type { Identifier } from 'react-admin';
import { maxPageSize } from '#contract/core/list.ts';
import type { AppDataProvider } from '#src/providers/data/dataProvider.ts';
import type { AnyRecord } from '../resource/definition.ts';

/** Which rows to fetch: those matching a filter, in sort order, or those with the given ids. */
export interface RowQuery {
  readonly resource: string;
  readonly filter: object;
  readonly sort: { field: string; order: 'ASC' | 'DESC' };
  readonly ids?: readonly Identifier[];
}

interface CollectOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

type ListReader = Pick<AppDataProvider, 'getList' | 'getMany'>;

/**
 * Fetches all rows of a list page by page. Rows are deduplicated by id because inserts during the
 * run shift pages.
 * @throws the abort reason when `signal` aborts
 */
export async function collectRows(
  provider: ListReader,
  { resource, filter, sort, ids }: RowQuery,
  { signal, onProgress }: CollectOptions,
): Promise<AnyRecord[]> {
  const rows = new Map<AnyRecord['id'], AnyRecord>();
  const add = (batch: readonly AnyRecord[], total = rows.size + batch.length) => {
    for (const row of batch) if (!rows.has(row.id)) rows.set(row.id, row);
    onProgress(rows.size, total);
  };
  if (ids) {
    for (let from = 0; from < ids.length; from += maxPageSize) {
      const batch = ids.slice(from, from + maxPageSize);
      const { data } = await provider.getMany<AnyRecord>(resource, { ids: batch, signal });
      signal.throwIfAborted();
      add(data, ids.length);
    }
    return [...rows.values()];
  }
  for (let page = 1; ; page += 1) {
    const pagination = { page, perPage: maxPageSize };
    const listParams = { pagination, sort, filter, signal };
    const { data, total } = await provider.getList<AnyRecord>(resource, listParams);
    signal.throwIfAborted();
    add(data, total);
    if (data.length < maxPageSize || page * maxPageSize === total) return [...rows.values()];
  }
}
