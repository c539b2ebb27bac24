import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import { buildBhbu, buildFaskes, personBody } from '../../builders/peserta.ts';
import { startTestServer, type TestResponse, type TestServer } from '../harness/server.ts';

interface TestAccount {
  readonly token: string;
  readonly id: number;
}

type Overrides = Parameters<typeof personBody>[0];

/** A server with two companies, a facility that serves the first, and an account of each. */
export interface PesertaFixture {
  readonly server: TestServer;
  readonly bhbuId: number;
  readonly otherBhbuId: number;
  readonly faskesId: number;
  readonly admin: TestAccount;
  readonly company: TestAccount;
  readonly otherCompany: TestAccount;
  readonly facility: TestAccount;
  /** Sends a valid person with `overrides` as the company. */
  readonly register: (overrides?: Overrides, token?: string) => Promise<TestResponse>;
  /** Like `register`, but expects success and returns the record. */
  readonly createPeserta: (overrides?: Overrides, token?: string) => Promise<Peserta>;
  readonly save: (one: { id: number }, body: object, token?: string) => Promise<TestResponse>;
  readonly get: (id: number, token?: string) => Promise<TestResponse>;
  readonly totalRecords: (query: string, token?: string) => Promise<unknown>;
}

/** Starts the fixture before the tests of a file. @returns a getter that throws outside of tests */
export function usePesertaFixture(): () => PesertaFixture {
  let fixture: PesertaFixture | undefined;
  beforeAll(async () => {
    fixture = await createFixture();
  });
  afterAll(() => fixture?.server.stop());
  return () => {
    if (!fixture) throw new Error('The fixture exists only while tests run.');
    return fixture;
  };
}

/**
 * Copies a registration many times in one statement, to other persons.
 * @param name SQL of a copy's name; `i` is its number from 1
 */
export async function copyPeserta(
  { db }: Pick<TestServer, 'db'>,
  id: number,
  copies: number,
  name: SQL,
): Promise<void> {
  await db.execute(sql`
    insert into peserta (bhbu_id, faskes_id, user_id, vaccination_type, is_wni, person_key, nama,
      tanggal_lahir, jenis_kelamin, no_hp, alamat, kab_kota, kategori, is_valid)
    select bhbu_id, faskes_id, user_id, vaccination_type, is_wni, decode(md5(id || ' ' || i), 'hex'),
      ${name}, tanggal_lahir, jenis_kelamin, no_hp, alamat, kab_kota, kategori, true
    from peserta, generate_series(1, ${copies}) i where id = ${id}`);
}

async function createFixture(): Promise<PesertaFixture> {
  const server = await startTestServer();
  const bhbuId = await buildBhbu(server.db);
  const otherBhbuId = await buildBhbu(server.db);
  const faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  const admin = await server.signIn({ role: 'ADMIN' });
  const company = await server.signIn({ role: 'BHBU', bhbuId });
  const otherCompany = await server.signIn({ role: 'BHBU', bhbuId: otherBhbuId });
  const facility = await server.signIn({ role: 'FASKES', faskesId });
  const register: PesertaFixture['register'] = (overrides = {}, token = company.token) =>
    server.request('POST', '/Peserta', { token, body: personBody(overrides) });
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
    async createPeserta(overrides, token) {
      const response = await register(overrides, token);
      expect(response.json['errors']).toBeUndefined();
      expect(response.status).toBe(201);
      return response.json as unknown as Peserta;
    },
    save: (one, body, token = company.token) =>
      server.request('PUT', `/Peserta/${one.id}`, { token, body }),
    get: (id, token = admin.token) => server.request('GET', `/Peserta/GetById/${id}`, { token }),
    async totalRecords(query, token = admin.token) {
      return (await server.request('GET', `/Peserta?${query}`, { token })).json['totalRecords'];
    },
  };
}

/** Returns the validation errors by field. */
export const errorsOf = ({ json }: TestResponse) =>
  json['errors'] as Record<string, string[]> | undefined;
