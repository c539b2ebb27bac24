import { callScope, type Endpoint } from '#contract/core/endpoint.ts';
import { fillPath, paramNames } from '#contract/core/path.ts';
import { roles, type Role } from '#contract/policy.ts';
import type { TestServer } from '../harness/server.ts';

/**
 * Whether some role has scope `own` on a call with an id, so that records of others must stay
 * hidden.
 */
export const isScoped = (endpoint: Endpoint): boolean =>
  paramNames(endpoint.path).includes('id') &&
  roles.some(role => callScope(role, endpoint) === 'own');

/** An id that no record has. */
const unknownId = 2_000_000_000;

/** Path parameters that are not numbers. */
const otherParams: Readonly<Record<string, string>> = { key: 'kolom.role', butir: 'IZIN' };

/** Calls an endpoint with the smallest input its path allows. @returns the status and body */
export async function probe(
  server: TestServer,
  endpoint: Endpoint,
  token: string | undefined,
  id: number | string = unknownId,
  body: unknown = {},
): Promise<{ status: number; text: string }> {
  const params = Object.fromEntries(
    paramNames(endpoint.path).map(name => [name, name === 'id' ? id : (otherParams[name] ?? 2)]),
  );
  const { status, text } = await server.request(endpoint.method, fillPath(endpoint.path, params), {
    token,
    ...(endpoint.body ? { body } : {}),
  });
  return { status, text };
}

/** The callers of the sweep: anonymous, a disabled account, and one account of each role. */
export const sweepCallers = ['anonymous', 'disabled', ...roles] as const;
export type SweepCaller = (typeof sweepCallers)[number];
export const roleOfCaller = (caller: SweepCaller): Role | undefined =>
  roles.find(role => role === caller);
