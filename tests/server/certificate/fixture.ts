import { afterAll, beforeAll } from 'vitest';
import type { Certificate } from '#contract/domains/certificate/record.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { startTestServer, type TestResponse, type TestServer } from '../harness/server.ts';

type Person = Partial<Parameters<typeof buildPeserta>[1]>;

/** A company with a facility, and participants of both with doses. */
export interface CertificateFixture {
  readonly server: TestServer;
  readonly bhbuId: number;
  readonly faskesId: number;
  readonly tokens: Readonly<Record<'admin' | 'nurse' | 'company', string>>;
  /** Registers a participant with a number of given doses. @returns the id */
  readonly vaccinated: (person?: Person, doses?: number) => Promise<number>;
  readonly request: (
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ) => Promise<TestResponse>;
  readonly issue: (idPeserta: number, more?: object, token?: string) => Promise<TestResponse>;
  /** Issues a proof that has to succeed. */
  readonly issued: (idPeserta: number, alasan?: string) => Promise<Certificate>;
  readonly get: (id: number) => Promise<Certificate>;
  /** Returns the ids of the waiting registrations of the company. */
  readonly waiting: (token?: string) => Promise<number[]>;
}

/** Starts the fixture before the tests of a file. @returns a getter that throws outside of tests */
export function useCertificateFixture(): () => CertificateFixture {
  let fixture: CertificateFixture | undefined;
  beforeAll(async () => {
    const server = await startTestServer();
    const bhbuId = await buildBhbu(server.db);
    const faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
    const admin = await server.signIn({ role: 'ADMIN' });
    const nurse = await server.signIn({ role: 'FASKES', faskesId, fullName: 'Ns. Rini' });
    const company = await server.signIn({ role: 'BHBU', bhbuId });
    const tokens = { admin: admin.token, nurse: nurse.token, company: company.token };
    const request: CertificateFixture['request'] = (method, path, body, token = admin.token) =>
      server.request(method, path, { token, body });
    const issue: CertificateFixture['issue'] = (idPeserta, more, token = nurse.token) =>
      request('POST', '/Sertifikat', { idPeserta, ...more }, token);
    fixture = {
      server,
      bhbuId,
      faskesId,
      tokens,
      async vaccinated(person, doses = 1) {
        const { id } = await buildPeserta(server.deps, {
          userId: admin.id,
          bhbuId,
          idFaskes: faskesId,
          ...person,
        });
        for (let dosisKe = 1; dosisKe <= doses; dosisKe += 1) {
          await buildDose(server.db, {
            pesertaId: id,
            faskesId: person?.idFaskes ?? faskesId,
            dosisKe,
            tanggal: `2029-12-0${dosisKe}`,
            vaksin: 'Sinopharm',
            batch: `B-${dosisKe}`,
          });
        }
        return id;
      },
      request,
      issue,
      async issued(idPeserta, alasan) {
        const { status, text, json } = await issue(idPeserta, { alasan });
        if (status !== 201) throw new Error(text);
        return json as unknown as Certificate;
      },
      get: async id => (await request('GET', `/Sertifikat/${id}`)).json as unknown as Certificate,
      async waiting(token) {
        const path = `/Sertifikat/belum?pageSize=500&idBHBU=${bhbuId}`;
        const { json } = await request('GET', path, undefined, token);
        return (json['data'] as { id: number }[]).map(({ id }) => id);
      },
    };
  });
  afterAll(() => fixture?.server.stop());
  return () => {
    if (!fixture) throw new Error('The fixture exists only while tests run.');
    return fixture;
  };
}
