import type { Endpoint } from '#contract/endpoint.ts';
import { fillPath, paramNames } from '#contract/path.ts';
import { canAccess, roles, type Permission, type Role } from '#contract/policy.ts';
import type { TestServer } from '../harness/server.ts';

/**
 * Whether some role has scope `own` on a call with an id, so that records of others must stay
 * hidden.
 */
export const isScoped = (endpoint: Endpoint): boolean =>
  endpoint.access !== 'public' &&
  paramNames(endpoint.path).includes('id') &&
  roles.some(role => canAccess(role, endpoint.access as Permission) === 'own');

/** An id that no record has. */
const nowhere = 2_000_000_000;

/** Path parameters that are not numbers. */
const others: Readonly<Record<string, string>> = { key: 'kolom.role', butir: 'IZIN' };

/** Calls an endpoint with the smallest input its path allows. @returns the status and body */
export async function probe(
  server: TestServer,
  endpoint: Endpoint,
  token: string | undefined,
  id: number | string = nowhere,
  body: unknown = {},
): Promise<{ status: number; text: string }> {
  const params = Object.fromEntries(
    paramNames(endpoint.path).map(name => [name, name === 'id' ? id : (others[name] ?? 2)]),
  );
  const { status, text } = await server.ask(endpoint.method, fillPath(endpoint.path, params), {
    token,
    ...(endpoint.body ? { body } : {}),
  });
  return { status, text };
}

/** The callers of the sweep: anonymous, a disabled account, and one account of each role. */
export const callers = ['anonymous', 'disabled', ...roles] as const;
export type Caller = (typeof callers)[number];
export const asRoleOf = (caller: Caller): Role | undefined => roles.find(role => role === caller);
