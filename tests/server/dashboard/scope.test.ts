import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Spread } from '#contract/dashboard/index.ts';
import { appUser, bhbu, dosis, faskes } from '#server/db/schema/index.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

type Account = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
let mine: { bhbuId: number; faskesId: number };
let other: typeof mine;
let admin: Account;
let company: Account;
let colleague: Account;
let facility: Account;
let manager: Account;

const flaw = { noHP: '12', findings: [{ code: 'E09' as const, field: 'noHP' }] };

beforeAll(async () => {
  server = await startTestServer();
  const make = async () => {
    const bhbuId = await buildBhbu(server.db);
    return { bhbuId, faskesId: await buildFaskes(server.db, { serves: [bhbuId] }) };
  };
  mine = await make();
  other = await make();
  admin = await server.signIn({ role: 'ADMIN' });
  manager = await server.signIn({ role: 'AM' });
  company = await server.signIn({ role: 'BHBU', bhbuId: mine.bhbuId });
  colleague = await server.signIn({ role: 'BHBU', bhbuId: mine.bhbuId });
  facility = await server.signIn({ role: 'FASKES', faskesId: mine.faskesId });
  const register = (userId: number, at: typeof mine, more = {}) =>
    buildPeserta(server.deps, { userId, bhbuId: at.bhbuId, idFaskes: at.faskesId, ...more });
  // The own company has four: two by `company`, one by `colleague`, one by `manager`.
  const { id } = await register(company.id, mine);
  await register(company.id, mine, flaw);
  await register(colleague.id, mine, { idFaskes: other.faskesId });
  await register(manager.id, mine);
  await register(manager.id, other, { idFaskes: mine.faskesId });
  await register(manager.id, other, { vaccinationType: 1, vaksinPrimer: 'X', jenisBooster: 'Y' });
  for (const number of [1, 2]) {
    await server.db.insert(dosis).values({
      pesertaId: id,
      bhbuId: mine.bhbuId,
      userId: company.id,
      vaccinationType: 0,
      faskesId: mine.faskesId,
      number,
      result: 'DIBERIKAN',
      givenOn: '2029-12-20',
      givenAt: '09:00',
    });
  }
});
afterAll(() => server.stop());

const ask = (path: string, { token }: { token: string }) =>
  server.ask('GET', `/Dashboard/${path}`, { token });
const numberOf = async (path: string, who: { token: string }) => {
  const { status, json } = await ask(path, who);
  return status === 200 ? json['jumlah'] : status;
};

describe('the counters with scope all', () => {
  it('count the regular programme unless another type is requested', async () => {
    expect(await numberOf('DataTeruploadByAdmin', admin)).toBe(5);
    expect(await numberOf('dataTERUPLOADbyadmin/?vaccinationtype=1', admin)).toBe(1);
    expect(await numberOf('DataTeruploadByAdmin?VaccinationType=2', admin)).toBe(0);
    expect(await numberOf('DataTeruploadByAdmin?VaccinationType=3', admin)).toBe(422);
    expect(await numberOf('DataInvalidByAdmin', admin)).toBe(1);
    expect(await numberOf('DataValidByAdmin', admin)).toBe(4);
    expect(await numberOf('DoneByAdmin', admin)).toBe(1);
  });

  it('are rejected for roles with scope own', async () => {
    for (const who of [company, facility]) {
      expect(await numberOf('DataTeruploadByAdmin', who)).toBe(403);
      expect(await numberOf('PerusahaanTerdaftarByAdmin', who)).toBe(403);
    }
    for (const who of [manager, company, facility]) {
      expect(await numberOf('FaskesTerdaftarByAdmin', who)).toBe(403);
    }
  });

  it('count active facilities and companies like their lists', async () => {
    const asideFaskes = await buildFaskes(server.db, { isActive: false });
    const goneBhbu = await buildBhbu(server.db);
    await server.db
      .update(bhbu)
      .set({ deletedAt: server.now().toISOString() })
      .where(eq(bhbu.id, goneBhbu));
    expect(await numberOf('FaskesTerdaftarByAdmin', admin)).toBe(2);
    expect(await numberOf('PerusahaanTerdaftarByAdmin', manager)).toBe(2);
    const listed = async (path: string) =>
      (await server.ask('GET', path, { token: admin.token })).json['totalRecords'];
    expect(await listed('/Faskes?isActive=true')).toBe(2);
    expect(await listed('/bhbu?isActive=true')).toBe(2);
    await server.db.delete(faskes).where(eq(faskes.id, asideFaskes));
  });
});

describe('the counters of a facility', () => {
  it('are limited to the own facility or to roles with scope all', async () => {
    expect(await numberOf(`DataTeruploadByFaskes/${mine.faskesId}`, facility)).toBe(4);
    expect(await numberOf(`DataTeruploadByFaskes/${mine.faskesId}`, admin)).toBe(4);
    expect(await numberOf(`DataTeruploadByFaskes/${other.faskesId}`, admin)).toBe(1);
    expect(await numberOf(`PerusahaanTerdaftarByFaskes/${mine.faskesId}`, facility)).toBe(1);
    for (const path of ['DataTerupload', 'DataValid', 'DataInvalid', 'Done']) {
      expect(await numberOf(`${path}ByFaskes/${other.faskesId}`, facility)).toBe(404);
    }
    expect(await numberOf(`PerusahaanTerdaftarByFaskes/${other.faskesId}`, facility)).toBe(404);
    expect(await numberOf('DataTeruploadByFaskes/999999', admin)).toBe(404);
  });

  it('count the participants of a company at a facility that serves it', async () => {
    expect(await numberOf(`DataTeruploadByFaskes/${mine.faskesId}`, company)).toBe(3);
    expect(await numberOf(`DataTeruploadByFaskes/${other.faskesId}`, company)).toBe(404);
  });
});

describe('the counters of a user', () => {
  it('count the whole company for a company account', async () => {
    expect(await numberOf(`DataTeruploadByUser/${company.id}`, company)).toBe(4);
    expect(await numberOf(`DataInvalidByUser/${colleague.id}`, colleague)).toBe(1);
    expect(await numberOf(`DoneByUser/${company.id}`, company)).toBe(1);
    expect(await numberOf(`DataTeruploadByUser/${colleague.id}`, company)).toBe(404);
    expect(await numberOf(`DataTeruploadByUser/${manager.id}`, company)).toBe(404);
  });

  it('count the uploads of one account for scope all, also after its deletion', async () => {
    expect(await numberOf(`DataTeruploadByUser/${company.id}`, admin)).toBe(2);
    expect(await numberOf(`DataTeruploadByUser/${manager.id}`, manager)).toBe(2);
    expect(await numberOf('DataTeruploadByUser/999999', admin)).toBe(404);
    await server.db
      .update(appUser)
      .set({ deletedAt: server.now().toISOString() })
      .where(eq(appUser.id, colleague.id));
    expect(await numberOf(`DataTeruploadByUser/${colleague.id}`, admin)).toBe(1);
  });

  it('count the company of an external member and nothing for other externals', async () => {
    const member = await server.signIn({ role: 'EXTERNAL', bhbuId: mine.bhbuId });
    expect(await numberOf(`DataTeruploadByUser/${member.id}`, member)).toBe(4);
    const stranger = await server.signIn({ role: 'EXTERNAL' });
    expect(await numberOf(`DataTeruploadByUser/${stranger.id}`, stranger)).toBe(0);
    expect(await numberOf(`DataTeruploadByFaskes/${mine.faskesId}`, stranger)).toBe(404);
    const { json } = await ask('sebaran', stranger);
    expect(json).toEqual({ faskes: null, perusahaan: null });
    expect((await ask('pekerjaan', stranger)).json).toEqual({ data: [] });
  });
});

describe('the distribution of a company and a facility', () => {
  it('contains only records in scope', async () => {
    const own = (await ask('sebaran', company)).json as unknown as Spread;
    expect(own.perusahaan).toBeNull();
    expect(own.faskes?.data).toEqual([
      { id: mine.faskesId, nama: expect.any(String) as string, terunggah: 3, valid: 2, selesai: 1 },
      {
        id: other.faskesId,
        nama: expect.any(String) as string,
        terunggah: 1,
        valid: 1,
        selesai: 0,
      },
    ]);
    const at = (await ask('sebaran', facility)).json as unknown as Spread;
    expect(at.faskes).toBeNull();
    expect(at.perusahaan?.data.map(({ id, terunggah }) => [id, terunggah])).toEqual([
      [mine.bhbuId, 3],
      [other.bhbuId, 1],
    ]);
  });
});
