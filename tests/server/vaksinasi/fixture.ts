import { afterAll, beforeAll } from 'vitest';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { startTestServer, type TestServer, type TestResponse } from '../harness/server.ts';

interface TestAccount {
  readonly id: number;
  readonly token: string;
}

type Overrides = Partial<Parameters<typeof buildPeserta>[1]>;

/** A server with two facilities and their nurses, a company they serve, and an administrator. */
export interface VaksinasiFixture {
  readonly server: TestServer;
  readonly bhbuId: number;
  readonly faskesId: number;
  readonly otherFaskesId: number;
  readonly admin: TestAccount;
  readonly nurse: TestAccount;
  readonly otherNurse: TestAccount;
  /** Registers a valid participant at the facility. */
  readonly createPeserta: (overrides?: Overrides) => Promise<{ id: number; nik: string }>;
  readonly record: (body: object, token?: string, key?: string) => Promise<TestResponse>;
}

/** Starts the fixture before the tests of a file. @returns a getter that throws outside of tests */
export function useVaksinasiFixture(): () => VaksinasiFixture {
  let fixture: VaksinasiFixture | undefined;
  beforeAll(async () => {
    const server = await startTestServer();
    const bhbuId = await buildBhbu(server.db);
    const faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
    const otherFaskesId = await buildFaskes(server.db, { serves: [bhbuId] });
    const admin = await server.signIn({ role: 'ADMIN' });
    const nurse = await server.signIn({ role: 'FASKES', faskesId, fullName: 'Ns. Rini' });
    const otherNurse = await server.signIn({ role: 'FASKES', faskesId: otherFaskesId });
    fixture = {
      server,
      bhbuId,
      faskesId,
      otherFaskesId,
      admin,
      nurse,
      otherNurse,
      createPeserta: overrides =>
        buildPeserta(server.deps, { userId: admin.id, bhbuId, idFaskes: faskesId, ...overrides }),
      record: (body, token = nurse.token, key) =>
        server.request('POST', '/Vaksinasi', {
          token,
          body,
          ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
        }),
    };
  });
  afterAll(() => fixture?.server.stop());
  return () => {
    if (!fixture) throw new Error('The fixture exists only while tests run.');
    return fixture;
  };
}
