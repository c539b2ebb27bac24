import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  Identifier,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'react-admin';
import { createLookup } from './lookup.ts';
import { runForEach, PartialFailure, type BatchOutcome } from './runForEach.ts';
import { createRecordClient, type ApiClient, type RecordValues } from './recordClient.ts';

/** Options of a write, passed in `meta`. */
export interface WriteMeta {
  /** Sent as Idempotency-Key; the server runs repeated requests once. */
  readonly idempotencyKey?: string;
  /** Aborts a batch before the next item. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: BatchOutcome<Identifier>) => void;
}

interface Cancellable {
  readonly signal?: AbortSignal;
}

const writeMeta = (params: { meta?: unknown }): WriteMeta => params.meta ?? {};

async function runMany(
  ids: Identifier[],
  command: (id: Identifier) => Promise<unknown>,
  { signal, onProgress }: WriteMeta,
): Promise<{ data: Identifier[] }> {
  const outcome = await runForEach(ids, command, { signal, onProgress });
  if (outcome.failed.length > 0) throw new PartialFailure(outcome);
  return { data: [...outcome.done] };
}

/**
 * Creates react-admin's data provider, extended by `getTotal` and `lookup`. Resource specifics are
 * in the descriptors.
 */
export function createDataProvider(apiClient: ApiClient) {
  const records = createRecordClient(apiClient);

  /** Fetches the current rows, whose versions a batch of writes needs. */
  const fetchLatest = async (
    resource: string,
    ids: Identifier[],
  ): Promise<Map<string, RaRecord>> => {
    const { data } = await records.page<RaRecord>(resource, singlePage(ids), { id: ids }, {});
    return new Map(data.map(record => [String(record.id), record]));
  };

  const provider = {
    // Off in development, where StrictMode mounts twice and would abort and repeat the first
    // request.
    supportAbortSignal: import.meta.env.PROD,

    async getList<R extends RaRecord>(resource: string, params: GetListParams & Cancellable) {
      const { data, totalRecords, isCounted } = await records.quickPage<R>(
        resource,
        params,
        params,
      );
      if (isCounted) return { data, total: totalRecords };
      const hasPreviousPage = (params.pagination?.page ?? 1) > 1;
      return { data, pageInfo: { hasNextPage: true, hasPreviousPage } };
    },

    /** Total of a list whose pages do not include one. */
    getTotal: (resource: string, filter: RecordValues, options: Cancellable) =>
      records.total(resource, filter, options),

    async getOne<R extends RaRecord>(resource: string, params: GetOneParams<R> & Cancellable) {
      return { data: await records.get<R>(resource, params.id, params) };
    },

    async getMany<R extends RaRecord>(resource: string, params: GetManyParams<R> & Cancellable) {
      const { ids } = params;
      return { data: (await records.page<R>(resource, singlePage(ids), { id: ids }, params)).data };
    },

    async getManyReference<R extends RaRecord>(
      resource: string,
      params: GetManyReferenceParams & Cancellable,
    ) {
      const filter = { ...(params.filter as RecordValues), [params.target]: params.id };
      const page = await records.page<R>(resource, { ...params, filter }, {}, params);
      return { data: page.data, total: page.totalRecords };
    },

    async create<T, R extends RaRecord = T & RaRecord>(resource: string, params: CreateParams<T>) {
      const { idempotencyKey } = writeMeta(params);
      return { data: await records.create<R>(resource, params.data, idempotencyKey) };
    },

    async update<R extends RaRecord>(resource: string, params: UpdateParams<R>) {
      const { id, data, previousData } = params;
      return { data: await records.update<R>(resource, id, data, previousData) };
    },

    async updateMany(resource: string, params: UpdateManyParams) {
      const rows = await fetchLatest(resource, params.ids);
      const command = (id: Identifier) => {
        const row = rows.get(String(id));
        return records.update(resource, id, { ...row, ...(params.data as RecordValues) }, row);
      };
      return await runMany(params.ids, command, writeMeta(params));
    },

    async delete<R extends RaRecord>(resource: string, { id, previousData }: DeleteParams<R>) {
      return { data: await records.remove<R>(resource, id, previousData) };
    },

    async deleteMany(resource: string, params: { ids: Identifier[]; meta?: unknown }) {
      const rows = await fetchLatest(resource, params.ids);
      const command = (id: Identifier) => records.remove(resource, id, rows.get(String(id)));
      return await runMany(params.ids, command, writeMeta(params));
    },

    lookup: createLookup(apiClient),
  } satisfies DataProvider;
  return provider;
}

const singlePage = (ids: readonly Identifier[]) => ({
  pagination: { page: 1, perPage: ids.length },
});

/** Type argument for `useDataProvider<AppDataProvider>()`. */
export type AppDataProvider = ReturnType<typeof createDataProvider>;
