import type { Endpoint } from '#contract/core/endpoint.ts';
import { maxPageSize } from '#contract/core/list.ts';
import { z } from '#contract/core/zod.ts';
import type { ResourceDescriptor } from './descriptors.ts';

export type RequestValues = Record<string, unknown>;

const keysOf = (schema: z.ZodType | undefined): ReadonlySet<string> =>
  new Set(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

const acceptsValue = (schema: z.ZodType | undefined, key: string, value: unknown): boolean => {
  const field: unknown =
    schema instanceof z.ZodObject ? (schema.shape as Record<string, unknown>)[key] : undefined;
  return field instanceof z.ZodType && field.safeParse(value).success;
};

/** react-admin's list parameters. */
export interface ListParams {
  readonly pagination?: { readonly page: number; readonly perPage: number };
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly filter?: unknown;
}

/**
 * Converts list parameters to a call's query. URLs can be edited by hand: an unknown sort or filter
 * is dropped, while a known filter with an invalid value is sent so that the server reports it.
 */
export function toListQuery(descriptor: ResourceDescriptor, params: ListParams): RequestValues {
  const { pagination, sort } = params;
  const filter = (params.filter ?? {}) as RequestValues;
  const query: RequestValues = {};
  if (pagination) {
    query['pageNumber'] = Math.max(1, Math.trunc(pagination.page));
    query['pageSize'] = Math.min(maxPageSize, Math.max(1, Math.trunc(pagination.perPage)));
  }
  if (sort && acceptsValue(descriptor.list.query, 'sortBy', sort.field)) {
    query['sortBy'] = sort.field;
    query['sortOrder'] = sort.order === 'DESC' ? 'desc' : 'asc';
  }
  const known = keysOf(descriptor.list.query);
  for (const [key, value] of Object.entries(descriptor.filters?.(filter) ?? filter)) {
    if (known.has(key) && !Object.hasOwn(query, key)) query[key] = value;
  }
  return query;
}

/** Builds the request body: the keys of the call's schema, and the version that was read. */
export function toBody(
  endpoint: Endpoint,
  data: RequestValues,
  previous?: RequestValues,
): RequestValues {
  const known = keysOf(endpoint.body);
  const body = Object.fromEntries(
    Object.entries(data).filter(([key, value]) => known.has(key) && value !== undefined),
  );
  const version = previous?.['version'];
  if (known.has('version') && body['version'] === undefined && version !== undefined) {
    body['version'] = version;
  }
  return body;
}

/** Returns the `If-Match` header for a record's version. */
export function ifMatch(previous: RequestValues | undefined): Record<string, string> {
  const version = previous?.['version'];
  return typeof version === 'number' ? { 'if-match': `W/"${version}"` } : {};
}
