import type { Endpoint } from '#contract/core/endpoint.ts';
import type { z } from '#contract/core/zod.ts';

/** Filter values of a list, by field. */
type FilterValues = Readonly<Record<string, unknown>>;

/** A call that counts the rows of a list. */
type CountEndpoint = Endpoint<
  z.ZodType,
  z.ZodType,
  z.ZodType,
  z.ZodType<{ totalRecords: number; isLowerBound: boolean }>
>;

/**
 * Maps react-admin's operations of a resource to contract calls; an operation without a call is
 * unsupported.
 */
export interface ResourceDescriptor {
  readonly list: Endpoint;
  /** Counts separately, so that a page does not wait for the total. */
  readonly total?: CountEndpoint;
  readonly get?: Endpoint;
  readonly create?: Endpoint;
  readonly update?: Endpoint;
  readonly remove?: Endpoint;
  /** Converts list filters to query parameters, when they differ. */
  readonly filters?: (filter: FilterValues) => FilterValues;
}

/** The operations on single records. */
type Operation = 'get' | 'create' | 'update' | 'remove';

const methods = { get: 'GET', create: 'POST', update: 'PUT', remove: 'DELETE' } as const;

/**
 * Whether ra-data-simple-rest can make a call: `GET /Role/{id}` beside the list `/Role`. The specification has other
 * paths for many operations (`/GTC/Register`, `/bhbu/deletebyid/{id}`), and a form with a file is no JSON. Lists are
 * never regular, because they page by `pageNumber` and `pageSize`.
 */
function isRegular(list: Endpoint, operation: Operation, { method, path, multipart }: Endpoint) {
  const regularPath = operation === 'create' ? list.path : `${list.path}/{id}`;
  return method === methods[operation] && path === regularPath && multipart === undefined;
}

/** Finds and loads the descriptors of resources; they are not loaded at startup, because they import the schemas. */
export interface Descriptors {
  /** @throws for an unknown resource */
  readonly load: (resource: string) => Promise<ResourceDescriptor>;
  /**
   * Loads the call for an operation on a single record. `restName` is the resource's name for ra-data-simple-rest, where
   * that serves the call.
   * @throws when the resource does not support the operation
   */
  readonly loadCall: (
    resource: string,
    operation: Operation,
  ) => Promise<{ endpoint: Endpoint; restName?: string }>;
}

/** Creates the descriptors of the registered resources from what loads them, by the name of the resource. */
export function createDescriptors(
  loaders: Readonly<Record<string, () => Promise<ResourceDescriptor>>>,
): Descriptors {
  // Importing a module takes some turns of the event loop even when it is loaded, and a request would wait for them.
  const loaded = new Map<string, ResourceDescriptor>();
  const load = async (resource: string): Promise<ResourceDescriptor> => {
    const known = loaded.get(resource);
    if (known) return known;
    const loader = Object.hasOwn(loaders, resource) ? loaders[resource] : undefined;
    if (!loader) throw new Error(`${resource} is no resource`);
    const descriptor = await loader();
    loaded.set(resource, descriptor);
    return descriptor;
  };
  return {
    load,
    loadCall: async (resource, operation) => {
      const { list, [operation]: endpoint } = await load(resource);
      if (!endpoint) throw new Error(`${resource} has no call to ${operation}`);
      const restName = list.path.slice(1);
      return { endpoint, ...(isRegular(list, operation, endpoint) ? { restName } : {}) };
    },
  };
}
