import { afterAll, beforeAll } from 'vitest';
import { makeBhbu } from '../../builders/bhbu.ts';
import { startTestServer, type TestServer, type Told } from '../harness/server.ts';

/** A server with an administrator, and functions that call the company endpoints. */
export interface World {
  readonly server: TestServer;
  readonly admin: string;
  /** Creates a company with unique data. */
  readonly made: (
    overrides?: Parameters<typeof makeBhbu>[2],
  ) => Promise<Awaited<ReturnType<typeof makeBhbu>>>;
  readonly get: (id: number, token?: string) => Promise<Told>;
  readonly put: (id: number, body: object, token?: string) => Promise<Told>;
  readonly remove: (id: number, token?: string) => Promise<Told>;
  readonly setActive: (id: number, body: object, token?: string) => Promise<Told>;
}

/** Starts the fixture before the tests of a file. @returns a getter that throws outside of tests */
export function useWorld(): () => World {
  let world: World | undefined;
  beforeAll(async () => {
    const server = await startTestServer();
    const { token: admin } = await server.signIn({ role: 'ADMIN' });
    world = {
      server,
      admin,
      made: overrides => makeBhbu(server, admin, overrides),
      get: (id, token = admin) => server.ask('GET', `/bhbu/getBHBURequestbyid/${id}`, { token }),
      put: (id, body, token = admin) =>
        server.ask('PUT', '/bhbu/updateBHBURequest', { token, body: { id, ...body } }),
      remove: (id, token = admin) => server.ask('DELETE', `/bhbu/deletebyid/${id}`, { token }),
      setActive: (id, body, token = admin) =>
        server.ask('PUT', `/bhbu/updateAktif/${id}`, { token, body }),
    };
  });
  afterAll(() => world?.server.stop());
  return () => {
    if (!world) throw new Error('The world is there only while tests run.');
    return world;
  };
}

/** Returns the validation errors by field. */
export const errorsOf = ({ json }: Told) => json['errors'] as Record<string, string[]> | undefined;

/** Returns the sorted statuses of simultaneous calls. */
export const statuses = (told: readonly Told[]): number[] => told.map(one => one.status).sort();
