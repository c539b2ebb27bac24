import { roleCalls } from '#contract/role.ts';
import type { RoleRecord } from '#contract/role.ts';
import type { TestServer } from '../server/harness/server.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/App.tsx';
import '#src/resources/role/index.ts';
import { beSignedIn, fetchFrom, renderPortal } from './renderPortal.tsx';

/** A request sent by the console. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Renders the portal for an administrator, records its requests, and can fail or delay calls. */
export async function openRole(server: TestServer, at: string) {
  const account = await beSignedIn(server, { role: 'ADMIN', fullName: 'Bagas Prasetya' });
  const asked: Asked[] = [];
  const real = fetchFrom(server);
  let held: { which: (path: string) => boolean; take: (release: () => void) => void } | undefined;
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
      if (fault) return Promise.resolve(fault);
      const answer = real(input, init);
      if (!held?.which(path)) return answer;
      const { take } = held;
      held = undefined;
      return answer.then(response => new Promise(pass => take(() => pass(response))));
    },
  });
  return {
    ...portal,
    account,
    asked,
    /** Sets which paths get an error response from now on; undefined ends it. */
    breakCalls: (with_: typeof broken) => {
      broken = with_;
    },
    /** Delays the next matching response until `release` is called; resolves once it is delayed. */
    hold: (which: (path: string) => boolean, onHeld: (release: () => void) => void) =>
      new Promise<void>(resolve => {
        held = {
          which,
          take: release => {
            onHeld(release);
            resolve();
          },
        };
      }),
    /** Sends a request with the administrator's token, outside the console. */
    ask: (method: string, path: string, body?: unknown) =>
      server.ask(method, path, { token: account.token, body }),
  };
}

/** Creates a role through the API. */
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
