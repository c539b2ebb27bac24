import simpleRest from 'ra-data-simple-rest';
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
import type { Api } from '../api/ApiContext.ts';
import { readJson } from '../api/http.ts';
import type { Descriptors } from './descriptors.ts';
import { createLookup } from './lookup.ts';
import { runForEach, PartialFailure, type BatchOutcome } from './runForEach.ts';
import {
  ifMatch,
  toBody,
  toListQuery,
  type ListParams,
  type RequestValues,
} from './requestShape.ts';

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

interface ListPage<R> {
  readonly data: R[];
  readonly totalRecords: number;
}

/** Number of rows of a list. */
export interface ListTotal {
  readonly total: number;
  /** There are more rows than were counted. */
  readonly isLowerBound: boolean;
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
 * Creates react-admin's data provider, extended by `getTotal` and `lookup`. It maps react-admin's
 * methods to the contract calls in a resource's descriptor.
 */
export function createDataProvider(
  { call, apiFetch }: Pick<Api, 'call' | 'apiFetch'>,
  { load: loadDescriptor, loadCall }: Descriptors,
) {
  /** Fetches a page of a list; `extra` is added to the query unchanged. */
  async function fetchPage<R extends RaRecord>(
    resource: string,
    params: ListParams & Cancellable,
    extra: RequestValues = {},
  ) {
    const descriptor = await loadDescriptor(resource);
    const query = { ...toListQuery(descriptor, params), ...extra };
    const { signal } = params;
    return (await call(descriptor.list, { query }, { signal })) as ListPage<R>;
  }

  const fetchByIds = <R extends RaRecord>(
    resource: string,
    ids: readonly Identifier[],
    { signal }: Cancellable = {},
  ) =>
    fetchPage<R>(resource, { pagination: { page: 1, perPage: ids.length }, signal }, { id: ids });

  /** Fetches the current rows, whose versions a batch of writes needs. */
  async function fetchLatest(resource: string, ids: Identifier[]) {
    const { data } = await fetchByIds(resource, ids);
    return new Map(data.map(record => [String(record.id), record]));
  }

  /** ra-data-simple-rest on top of `apiFetch`, which adds the token and converts errors. */
  const rest = (extraHeaders: Record<string, string> = {}): DataProvider =>
    simpleRest('', async (url: string, options: RequestInit = {}) => {
      const headers = new Headers(options.headers);
      if (options.body) headers.set('content-type', 'application/json');
      for (const [name, value] of Object.entries(extraHeaders)) headers.set(name, value);
      const response = await apiFetch(url, { ...options, headers });
      const json = await readJson(response, options.signal);
      return { status: response.status, headers: response.headers, body: '', json };
    });

  const provider = {
    // Off in development, where StrictMode mounts twice and would abort and repeat the first
    // request.
    supportAbortSignal: import.meta.env.PROD,

    async getList<R extends RaRecord>(resource: string, params: GetListParams & Cancellable) {
      const { page = 1, perPage = 0 } = params.pagination ?? {};
      const { total: countCall } = await loadDescriptor(resource);
      const { data, totalRecords } = await fetchPage<R>(
        resource,
        params,
        countCall && { tanpaTotal: true },
      );
      // Without a count the server reports at most one row more than the pages so far.
      return countCall && totalRecords === page * perPage + 1
        ? { data, pageInfo: { hasNextPage: true, hasPreviousPage: page > 1 } }
        : { data, total: totalRecords };
    },

    /** Total of a list whose pages do not include one. */
    async getTotal(
      resource: string,
      filter: RequestValues,
      { signal }: Cancellable,
    ): Promise<ListTotal> {
      const descriptor = await loadDescriptor(resource);
      const { total: countCall } = descriptor;
      if (!countCall) {
        // The smallest page that still returns the total.
        const pagination = { page: 1, perPage: 1 };
        const { totalRecords } = await fetchPage(resource, { pagination, filter, signal });
        return { total: totalRecords, isLowerBound: false };
      }
      const query = toListQuery({ ...descriptor, list: countCall }, { filter });
      const { totalRecords, isLowerBound } = await call(countCall, { query }, { signal });
      return { total: totalRecords, isLowerBound };
    },

    async getOne<R extends RaRecord>(
      resource: string,
      { id, signal }: GetOneParams<R> & Cancellable,
    ) {
      const { endpoint, restName } = await loadCall(resource, 'get');
      if (restName) return await rest().getOne<R>(restName, { id, signal });
      return { data: (await call(endpoint, { params: { id } }, { signal })) as R };
    },

    async getMany<R extends RaRecord>(resource: string, params: GetManyParams<R> & Cancellable) {
      return { data: (await fetchByIds<R>(resource, params.ids, params)).data };
    },

    async getManyReference<R extends RaRecord>(
      resource: string,
      params: GetManyReferenceParams & Cancellable,
    ) {
      const filter = { ...(params.filter as RequestValues), [params.target]: params.id };
      const { data, totalRecords } = await fetchPage<R>(resource, { ...params, filter });
      return { data, total: totalRecords };
    },

    async create<T, R extends RaRecord = T & RaRecord>(resource: string, params: CreateParams<T>) {
      const { endpoint, restName } = await loadCall(resource, 'create');
      const body = toBody(endpoint, params.data);
      const { idempotencyKey } = writeMeta(params);
      if (!restName) return { data: (await call(endpoint, { body }, { idempotencyKey })) as R };
      const headers = idempotencyKey ? { 'idempotency-key': idempotencyKey } : undefined;
      return await rest(headers).create<Omit<R, 'id'>, R>(restName, { data: body });
    },

    async update<R extends RaRecord>(resource: string, params: UpdateParams<R>) {
      const { endpoint, restName } = await loadCall(resource, 'update');
      const { id, data, previousData } = params;
      const body = toBody(endpoint, data, previousData);
      if (!restName) return { data: (await call(endpoint, { params: { id }, body })) as R };
      return await rest().update<R>(restName, { id, data: body as Partial<R>, previousData });
    },

    async updateMany(resource: string, params: UpdateManyParams) {
      const rows = await fetchLatest(resource, params.ids);
      const command = (id: Identifier): Promise<unknown> => {
        const previousData = rows.get(String(id)) ?? { id };
        const data = { ...previousData, ...(params.data as RequestValues) };
        return provider.update(resource, { id, data, previousData });
      };
      return await runMany(params.ids, command, writeMeta(params));
    },

    async delete<R extends RaRecord>(resource: string, { id, previousData }: DeleteParams<R>) {
      const { endpoint, restName } = await loadCall(resource, 'remove');
      const headers = ifMatch(previousData);
      if (restName) return await rest(headers).delete<R>(restName, { id });
      return { data: (await call(endpoint, { params: { id } }, { headers })) as R };
    },

    async deleteMany(resource: string, params: { ids: Identifier[]; meta?: unknown }) {
      const rows = await fetchLatest(resource, params.ids);
      const command = (id: Identifier): Promise<unknown> =>
        provider.delete(resource, { id, previousData: rows.get(String(id)) });
      return await runMany(params.ids, command, writeMeta(params));
    },

    lookup: createLookup(call),
  } satisfies DataProvider;
  return provider;
}

/** Type argument for `useDataProvider<AppDataProvider>()`. */
export type AppDataProvider = ReturnType<typeof createDataProvider>;
