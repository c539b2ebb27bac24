import type { Identifier, RaRecord } from 'react-admin';
import type { Endpoint } from '#contract/endpoint.ts';
import { fillPath } from '#contract/path.ts';
import type { ApiFetch, Call } from '../api/http.ts';
import { endpointFor, type DescriptorOperation } from './resourceDescriptor.ts';
import { loadDescriptor } from './loadDescriptor.ts';
import { createSimpleRest, simpleRestResource } from './simpleRest.ts';
import { ifMatch, toBody, toListQuery, type ListParams } from './requestShape.ts';

/** API access of the data provider. `apiFetch` prepends `baseUrl` to every path. */
export interface ApiClient {
  readonly call: Call;
  readonly apiFetch: ApiFetch;
  readonly baseUrl: string;
}

export type RecordValues = Record<string, unknown>;

interface ListPage<R> {
  readonly data: R[];
  readonly totalRecords: number;
}

/** The smallest page that still returns the total. */
const singleRow = { page: 1, perPage: 1 };

interface Cancellable {
  readonly signal?: AbortSignal;
}

/**
 * Reads and writes records of any resource. Calls with REST-style paths go through
 * ra-data-simple-rest; others are mapped to contract calls.
 */
export function createRecordClient({ call, apiFetch }: Pick<ApiClient, 'call' | 'apiFetch'>) {
  const simpleRest = createSimpleRest(apiFetch);

  const getEndpoint = async (name: DescriptorOperation, resource: string): Promise<Endpoint> =>
    endpointFor(await loadDescriptor(resource), name, resource);

  return {
    /** Fetches a page of a list; `more` is added to the query unchanged. */
    async page<R>(
      resource: string,
      listParams: ListParams,
      more: RecordValues,
      { signal }: Cancellable,
    ) {
      const descriptor = await loadDescriptor(resource);
      const query = { ...toListQuery(descriptor, listParams), ...more };
      return (await call(descriptor.list, { query }, { signal })) as ListPage<R>;
    },

    /** Fetches a page without waiting for the total, where the resource counts separately. */
    async quickPage<R>(resource: string, listParams: ListParams, options: Cancellable) {
      const { total } = await loadDescriptor(resource);
      const page = await this.page<R>(
        resource,
        listParams,
        total ? { tanpaTotal: true } : {},
        options,
      );
      const rowsSoFar = (listParams.pagination?.page ?? 1) * (listParams.pagination?.perPage ?? 0);
      // Without a count the server reports at most one row more than the pages so far.
      return { ...page, isCounted: !total || page.totalRecords !== rowsSoFar + 1 };
    },

    /** Fetches the total of a list. */
    async total(resource: string, filter: RecordValues, options: Cancellable): Promise<number> {
      const descriptor = await loadDescriptor(resource);
      const { total: list } = descriptor;
      if (!list)
        return (await this.page(resource, { pagination: singleRow, filter }, {}, options))
          .totalRecords;
      const query = toListQuery({ ...descriptor, list }, { filter });
      return ((await call(list, { query }, options)) as ListPage<unknown>).totalRecords;
    },

    async get<R extends RaRecord>(resource: string, id: Identifier, { signal }: Cancellable) {
      const endpoint = await getEndpoint('get', resource);
      const name = simpleRestResource('get', endpoint);
      if (name) return (await simpleRest().getOne<R>(name, { id, signal })).data;
      return (await call(endpoint, { params: { id } }, { signal })) as R;
    },

    async create<R extends RaRecord>(
      resource: string,
      data: RecordValues,
      idempotencyKey?: string,
    ) {
      const endpoint = await getEndpoint('create', resource);
      const body = toBody(endpoint, data);
      const name = simpleRestResource('create', endpoint);
      if (!name) return (await call(endpoint, { body }, { idempotencyKey })) as R;
      const rest = simpleRest(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {});
      return (await rest.create<Omit<R, 'id'>, R>(name, { data: body })).data;
    },

    async update<R extends RaRecord>(
      resource: string,
      id: Identifier,
      data: RecordValues,
      previous?: RecordValues,
    ) {
      const endpoint = await getEndpoint('update', resource);
      const body = toBody(endpoint, data, previous);
      const name = simpleRestResource('update', endpoint);
      if (!name) return (await call(endpoint, { params: { id }, body })) as R;
      const previousData = { id } as R;
      return (await simpleRest().update<R>(name, { id, data: body as Partial<R>, previousData }))
        .data;
    },

    async remove<R extends RaRecord>(resource: string, id: Identifier, previous?: RecordValues) {
      const endpoint = await getEndpoint('remove', resource);
      const headers = ifMatch(previous);
      const name = simpleRestResource('remove', endpoint);
      if (name) return (await simpleRest(headers).delete<R>(name, { id })).data;
      const path = fillPath(endpoint.path, { id });
      const response = await apiFetch(path, { method: endpoint.method, headers });
      return (await response.json()) as R;
    },
  };
}
