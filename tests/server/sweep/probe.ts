import { callScope, type Endpoint } from '#contract/core/endpoint.ts';
import { fillPath, paramNames } from '#contract/core/path.ts';
import { companyRightNames, companyRole, roles, type RightsHolder } from '#contract/policy.ts';
import type { TestServer } from '../harness/server.ts';

/**
 * Whether some role has scope `own` on a call with an id, so that records of others must stay
 * hidden.
 */
export const isScoped = (endpoint: Endpoint): boolean =>
  paramNames(endpoint.path).includes('id') &&
  roles.some(role => callScope(holderOf(role), endpoint) === 'own');

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

/**
 * The callers of the sweep: anonymous, a disabled account, one account of each role, and one of a company with each
 * single right.
 */
export const sweepCallers = ['anonymous', 'disabled', ...roles, ...companyRightNames] as const;
export type SweepCaller = (typeof sweepCallers)[number];

/** An account of a role; that of a company has every right, that of a right has it alone. */
export function holderOf(caller: SweepCaller): RightsHolder {
  const right = companyRightNames.find(one => one === caller);
  if (right) return { role: companyRole, hak: [right] };
  return { role: roles.find(role => role === caller) ?? 'ADMIN', hak: companyRightNames };
}

/** Whether a caller is signed in with an account that is not disabled. */
export const isSignedIn = (caller: SweepCaller): boolean =>
  caller !== 'anonymous' && caller !== 'disabled';
