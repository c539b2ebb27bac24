import type { Endpoint } from '#contract/endpoint.ts';

/** Filter values of a list, by field. */
export type FilterValues = Readonly<Record<string, unknown>>;

/**
 * Maps react-admin's operations of a resource to contract calls; an operation without a call is
 * unsupported.
 */
export interface ResourceDescriptor {
  readonly list: Endpoint;
  /** Counts separately, so that a page does not wait for the total. */
  readonly total?: Endpoint;
  readonly get?: Endpoint;
  readonly create?: Endpoint;
  readonly update?: Endpoint;
  readonly remove?: Endpoint;
  /** Converts list filters to query parameters, when they differ. */
  readonly filters?: (filter: FilterValues) => FilterValues;
}

export type DescriptorOperation = keyof Omit<ResourceDescriptor, 'filters'>;

/**
 * Returns the call for an operation.
 * @throws when the resource does not support it
 */
export function endpointFor(
  descriptor: ResourceDescriptor,
  name: DescriptorOperation,
  resource: string,
): Endpoint {
  const endpoint = descriptor[name];
  if (!endpoint) throw new Error(`${resource} has no call to ${name}`);
  return endpoint;
}
