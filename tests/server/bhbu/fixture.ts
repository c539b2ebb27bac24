import { afterAll, beforeAll } from 'vitest';
import { createBhbu } from '../../builders/bhbu.ts';
import { startTestServer, type TestServer, type TestResponse } from '../harness/server.ts';

/** A server with an administrator, and functions that call the company endpoints. */
export interface BhbuFixture {
  readonly server: TestServer;
  readonly admin: string;
  /** Creates a company with unique data. */
  readonly newCompany: (
    overrides?: Parameters<typeof createBhbu>[2],
  ) => Promise<Awaited<ReturnType<typeof createBhbu>>>;
  readonly get: (id: number, token?: string) => Promise<TestResponse>;
  readonly put: (id: number, body: object, token?: string) => Promise<TestResponse>;
  readonly remove: (id: number, token?: string) => Promise<TestResponse>;
  readonly setActive: (id: number, body: object, token?: string) => Promise<TestResponse>;
}

/** Starts the fixture before the tests of a file. @returns a getter that throws outside of tests */
export function useBhbuFixture(): () => BhbuFixture {
  let fixture: BhbuFixture | undefined;
  beforeAll(async () => {
    const server = await startTestServer();
    const { token: admin } = await server.signIn({ role: 'ADMIN' });
    fixture = {
      server,
      admin,
      newCompany: overrides => createBhbu(server, admin, overrides),
      get: (id, token = admin) =>
        server.request('GET', `/bhbu/getBHBURequestbyid/${id}`, { token }),
      put: (id, body, token = admin) =>
        server.request('PUT', '/bhbu/updateBHBURequest', { token, body: { id, ...body } }),
      remove: (id, token = admin) => server.request('DELETE', `/bhbu/deletebyid/${id}`, { token }),
      setActive: (id, body, token = admin) =>
        server.request('PUT', `/bhbu/updateAktif/${id}`, { token, body }),
    };
  });
  afterAll(() => fixture?.server.stop());
  return () => {
    if (!fixture) throw new Error('The fixture exists only while tests run.');
    return fixture;
  };
}

/** Returns the validation errors by field. */
export const errorsOf = ({ json }: TestResponse) =>
  json['errors'] as Record<string, string[]> | undefined;

/** Returns the sorted statuses of simultaneous calls. */
export const sortedStatuses = (responses: readonly TestResponse[]): number[] =>
  responses.map(one => one.status).sort();
