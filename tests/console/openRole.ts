import { roleCalls } from '#contract/role.ts';
import type { RoleRecord } from '#contract/role.ts';
import type { TestServer } from '../server/harness/server.ts';
// Loaded with the test file, or its first test would wait for all of react-admin.
import '#src/App.tsx';
import '#src/resources/role/index.ts';
import { beSignedIn, fetchFrom, renderPortal } from './renderPortal.tsx';

export const trace: string[] = [];
/** A request that the console made. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The portal as an administrator opens it, with all that it asks the server written down. */
export async function openRole(server: TestServer, at: string) {
  const account = await beSignedIn(server, { role: 'ADMIN', fullName: 'Bagas Prasetya' });
  const asked: Asked[] = [];
  const real = fetchFrom(server);
  let broken: ((path: string) => Response | undefined) | undefined;
  const portal = renderPortal({
    at,
    fetch: (input, init) => {
      const path = (input as string).replace(/^\/api/, '');
      const { method = 'GET', body } = init ?? {};
      const headers = new Headers(init?.headers);
      asked.push({
        method,
        path,
        headers,
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      });
      const fault = broken?.(path);
      const t0 = performance.now();
      const r = fault ? Promise.resolve(fault) : real(input, init);
      void r.then(x => x.clone().text()).then(tx => trace.push(`${Math.round(t0)}..${Math.round(performance.now())} ${method} ${path} ${tx.match(/totalRecords":\d+/)?.[0] ?? ''}`));
      return r;
    },
  });
  return {
    ...portal,
    account,
    asked,
    /** From now on some calls are answered with a fault. */
    breakCalls: (with_: typeof broken) => {
      broken = with_;
    },
    /** Does something behind the console's back. */
    ask: (method: string, path: string, body?: unknown) =>
      server.ask(method, path, { token: account.token, body }),
  };
}

/** Makes a role without the console. */
export async function makeRole(
  server: TestServer,
  token: string,
  role: Partial<RoleRecord>,
): Promise<RoleRecord> {
  const body = { peranDasar: 'AM', keterangan: null, ...role };
  const { json } = await server.ask(roleCalls.create.method, roleCalls.create.path, {
    token,
    body,
  });
  return json as RoleRecord;
}
