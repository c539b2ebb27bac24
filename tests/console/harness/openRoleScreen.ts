import { roleCalls } from '#contract/domains/role.ts';
import type { RoleRecord } from '#contract/domains/role.ts';
import type { TestServer } from '../../server/harness/server.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/role/definition.ts';
import { startSignedInSession, serverFetch, renderPortal } from './renderPortal.tsx';

/** A request sent by the console. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Renders the portal for an administrator, records its requests, and can fail or delay calls. */
export async function openRoleScreen(server: TestServer, at: string) {
  const account = await startSignedInSession(server, { role: 'ADMIN', fullName: 'Bagas Prasetya' });
  const requests: RecordedRequest[] = [];
  const realFetch = serverFetch(server);
  let delayed:
    { which: (path: string) => boolean; take: (release: () => void) => void } | undefined;
  let findFailure: ((path: string) => Response | undefined) | undefined;
  const portal = renderPortal({
    at,
    fetch: (input, init) => {
      const path = (input as string).replace(/^\/api/, '');
      const { method = 'GET', body } = init ?? {};
      const headers = new Headers(init?.headers);
      requests.push({
        method,
        path,
        headers,
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      });
      const failure = findFailure?.(path);
      if (failure) return Promise.resolve(failure);
      const answer = realFetch(input, init);
      if (!delayed?.which(path)) return answer;
      const { take: onDelayed } = delayed;
      delayed = undefined;
      return answer.then(response => new Promise(deliver => onDelayed(() => deliver(response))));
    },
  });
  return {
    ...portal,
    account,
    asked: requests,
    /** Sets which paths get an error response from now on; undefined ends it. */
    breakCalls: (failureFor: typeof findFailure) => {
      findFailure = failureFor;
    },
    /** Delays the next matching response until `release` is called; resolves once it is delayed. */
    hold: (matches: (path: string) => boolean, onReady: (release: () => void) => void) =>
      new Promise<void>(resolve => {
        delayed = {
          which: matches,
          take: release => {
            onReady(release);
            resolve();
          },
        };
      }),
    /** Sends a request with the administrator's token, outside the console. */
    ask: (method: string, path: string, body?: unknown) =>
      server.request(method, path, { token: account.token, body }),
  };
}

/** Creates a role through the API. */
export async function createRole(
  server: TestServer,
  token: string,
  role: Partial<RoleRecord>,
): Promise<RoleRecord> {
  const body = { peranDasar: 'AM', keterangan: null, ...role };
  const { json } = await server.request(roleCalls.create.method, roleCalls.create.path, {
    token,
    body,
  });
  return json as RoleRecord;
}
