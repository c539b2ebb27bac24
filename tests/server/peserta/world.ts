import { afterAll, beforeAll, expect } from 'vitest';
import type { Peserta } from '#contract/peserta/index.ts';
import { buildBhbu, buildFaskes, personBody } from '../../builders/peserta.ts';
import { startTestServer, type Told, type TestServer } from '../harness/server.ts';

interface Account {
  readonly token: string;
  readonly id: number;
}

type Overrides = Parameters<typeof personBody>[0];

/** A server with two companies, a facility that serves the first, and an account of each. */
export interface World {
  readonly server: TestServer;
  readonly bhbuId: number;
  readonly otherBhbuId: number;
  readonly faskesId: number;
  readonly admin: Account;
  readonly company: Account;
  readonly otherCompany: Account;
  readonly facility: Account;
  /** Sends a valid person with `overrides` as the company. */
  readonly register: (overrides?: Overrides, token?: string) => Promise<Told>;
  /** Like `register`, but expects success and returns the record. */
  readonly made: (overrides?: Overrides, token?: string) => Promise<Peserta>;
  readonly save: (one: { id: number }, body: object, token?: string) => Promise<Told>;
  readonly get: (id: number, token?: string) => Promise<Told>;
  readonly total: (query: string, token?: string) => Promise<unknown>;
}

/** Starts the fixture before the tests of a file. @returns a getter that throws outside of tests */
export function useWorld(): () => World {
  let world: World | undefined;
  beforeAll(async () => {
    world = await makeWorld();
  });
  afterAll(() => world?.server.stop());
  return () => {
    if (!world) throw new Error('The world is there only while tests run.');
    return world;
  };
}

async function makeWorld(): Promise<World> {
  const server = await startTestServer();
  const bhbuId = await buildBhbu(server.db);
  const otherBhbuId = await buildBhbu(server.db);
  const faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  const admin = await server.signIn({ role: 'ADMIN' });
  const company = await server.signIn({ role: 'BHBU', bhbuId });
  const otherCompany = await server.signIn({ role: 'BHBU', bhbuId: otherBhbuId });
  const facility = await server.signIn({ role: 'FASKES', faskesId });
  const register: World['register'] = (overrides = {}, token = company.token) =>
    server.ask('POST', '/Peserta', { token, body: personBody(overrides) });
  return {
    server,
    bhbuId,
    otherBhbuId,
    faskesId,
    admin,
    company,
    otherCompany,
    facility,
    register,
    async made(overrides, token) {
      const told = await register(overrides, token);
      expect(told.json['errors']).toBeUndefined();
      expect(told.status).toBe(201);
      return told.json as unknown as Peserta;
    },
    save: (one, body, token = company.token) =>
      server.ask('PUT', `/Peserta/${one.id}`, { token, body }),
    get: (id, token = admin.token) => server.ask('GET', `/Peserta/GetById/${id}`, { token }),
    async total(query, token = admin.token) {
      return (await server.ask('GET', `/Peserta?${query}`, { token })).json['totalRecords'];
    },
  };
}

/** Returns the validation errors by field. */
export const errorsOf = ({ json }: Told) => json['errors'] as Record<string, string[]> | undefined;
