import type { Identifier, RaRecord } from 'react-admin';
import type { Endpoint } from '#contract/endpoint.ts';
import { fillPath } from '#contract/path.ts';
import type { ApiFetch, Call } from '../api/http.ts';
import { callOf, type CallName } from './descriptor.ts';
import { describe } from './descriptors.ts';
import { createRegular, regularName } from './regular.ts';
import { ifMatch, toBody, toListQuery, type ListQuestion } from './shape.ts';

/** API access of the data provider. `apiFetch` prepends `baseUrl` to every path. */
export interface Reach {
  readonly call: Call;
  readonly apiFetch: ApiFetch;
  readonly baseUrl: string;
}

export type Values = Record<string, unknown>;

interface Page<R> {
  readonly data: R[];
  readonly totalRecords: number;
}

/** The smallest page that still returns the total. */
const one = { page: 1, perPage: 1 };

interface Cancellable {
  readonly signal?: AbortSignal;
}

/**
 * Reads and writes records of any resource. Calls with REST-style paths go through
 * ra-data-simple-rest; others are mapped to contract calls.
 */
export function createRecords({ call, apiFetch }: Pick<Reach, 'call' | 'apiFetch'>) {
  const regular = createRegular(apiFetch);

  const find = async (name: CallName, resource: string): Promise<Endpoint> =>
    callOf(await describe(resource), name, resource);

  return {
    /** Fetches a page of a list; `more` is added to the query unchanged. */
    async page<R>(resource: string, asked: ListQuestion, more: Values, { signal }: Cancellable) {
      const descriptor = await describe(resource);
      const query = { ...toListQuery(descriptor, asked), ...more };
      return (await call(descriptor.list, { query }, { signal })) as Page<R>;
    },

    /** Fetches a page without waiting for the total, where the resource counts separately. */
    async quickPage<R>(resource: string, asked: ListQuestion, given: Cancellable) {
      const { total } = await describe(resource);
      const page = await this.page<R>(resource, asked, total ? { tanpaTotal: true } : {}, given);
      const shown = (asked.pagination?.page ?? 1) * (asked.pagination?.perPage ?? 0);
      // Without a count the server reports at most one row more than the pages so far.
      return { ...page, isCounted: !total || page.totalRecords !== shown + 1 };
    },

    /** Fetches the total of a list. */
    async total(resource: string, filter: Values, given: Cancellable): Promise<number> {
      const descriptor = await describe(resource);
      const { total: list } = descriptor;
      if (!list)
        return (await this.page(resource, { pagination: one, filter }, {}, given)).totalRecords;
      const query = toListQuery({ ...descriptor, list }, { filter });
      return ((await call(list, { query }, given)) as Page<unknown>).totalRecords;
    },

    async get<R extends RaRecord>(resource: string, id: Identifier, { signal }: Cancellable) {
      const endpoint = await find('get', resource);
      const name = regularName('get', endpoint);
      if (name) return (await regular().getOne<R>(name, { id, signal })).data;
      return (await call(endpoint, { params: { id } }, { signal })) as R;
    },

    async create<R extends RaRecord>(resource: string, data: Values, idempotencyKey?: string) {
      const endpoint = await find('create', resource);
      const body = toBody(endpoint, data);
      const name = regularName('create', endpoint);
      if (!name) return (await call(endpoint, { body }, { idempotencyKey })) as R;
      const rest = regular(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {});
      return (await rest.create<Omit<R, 'id'>, R>(name, { data: body })).data;
    },

    async update<R extends RaRecord>(
      resource: string,
      id: Identifier,
      data: Values,
      previous?: Values,
    ) {
      const endpoint = await find('update', resource);
      const body = toBody(endpoint, data, previous);
      const name = regularName('update', endpoint);
      if (!name) return (await call(endpoint, { params: { id }, body })) as R;
      const previousData = { id } as R;
      return (await regular().update<R>(name, { id, data: body as Partial<R>, previousData })).data;
    },

    async remove<R extends RaRecord>(resource: string, id: Identifier, previous?: Values) {
      const endpoint = await find('remove', resource);
      const headers = ifMatch(previous);
      const name = regularName('remove', endpoint);
      if (name) return (await regular(headers).delete<R>(name, { id })).data;
      const path = fillPath(endpoint.path, { id });
      const response = await apiFetch(path, { method: endpoint.method, headers });
      return (await response.json()) as R;
    },
  };
}
