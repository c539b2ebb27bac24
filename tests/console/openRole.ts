import { roleCalls } from '#contract/role.ts';
import type { RoleRecord } from '#contract/role.ts';
import type { TestServer } from '../server/harness/server.ts';
// Loaded with the test file, or its first test would wait for all of react-admin.
import '#src/App.tsx';
import '#src/resources/role/index.ts';
import { beSignedIn, fetchFrom, renderPortal } from './renderPortal.tsx';

// A table of rows takes its time to be laid out and searched by role, and the machine may be busy.

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
    /** From now on some calls are answered with a fault. */
    breakCalls: (with_: typeof broken) => {
      broken = with_;
    },
    /** Holds the answer of the next such call back until it is released; resolves when it is there. */
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
