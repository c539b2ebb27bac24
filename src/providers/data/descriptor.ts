import type { Endpoint } from '#contract/endpoint.ts';

/** A filter's values as a list holds them, by field. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** Which calls of the contract a resource's reads and writes are. What it lacks cannot be done to it. */
export interface ResourceDescriptor {
  readonly list: Endpoint;
  /** How many there are, where a page of the list need not wait for that. */
  readonly total?: Endpoint;
  readonly get?: Endpoint;
  readonly create?: Endpoint;
  readonly update?: Endpoint;
  readonly remove?: Endpoint;
  /** Says a list's filter in the words of its call, where they differ. */
  readonly filters?: (filter: FilterValues) => FilterValues;
}

export type CallName = keyof Omit<ResourceDescriptor, 'filters'>;

/** The call behind a deed. @throws when the resource has none */
export function callOf(descriptor: ResourceDescriptor, name: CallName, resource: string): Endpoint {
  const endpoint = descriptor[name];
  if (!endpoint) throw new Error(`${resource} has no call to ${name}`);
  return endpoint;
}
