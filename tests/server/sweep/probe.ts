import type { Endpoint } from '#contract/endpoint.ts';
import { fillPath, paramNames } from '#contract/path.ts';
import { canAccess, roles, type Permission, type Role } from '#contract/policy.ts';
import type { TestServer } from '../harness/server.ts';

/** Whether a role reaches a call's records only as far as they are its own, so that a stranger's must stay hidden. */
export const isScoped = (endpoint: Endpoint): boolean =>
  endpoint.access !== 'public' &&
  paramNames(endpoint.path).includes('id') &&
  roles.some(role => canAccess(role, endpoint.access as Permission) === 'own');

/** A number no record has. */
const nowhere = 2_000_000_000;

/** Parameters that are no numbers. */
const others: Readonly<Record<string, string>> = { key: 'kolom.role', butir: 'IZIN' };

/** What a call answers one who asks, by status; the input is the emptiest the path allows, unless a body is given. */
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

/** Who sweeps: nobody, an account that was disabled, and one of each role. */
export const callers = ['anonymous', 'disabled', ...roles] as const;
export type Caller = (typeof callers)[number];
export const asRoleOf = (caller: Caller): Role | undefined => roles.find(role => role === caller);
