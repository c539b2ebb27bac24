import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegistrationBreakdowns } from '#contract/domains/dashboard/index.ts';
import { appUser, bhbu, dose, faskes } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

type Account = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
let ownOrganization: { bhbuId: number; faskesId: number };
let other: typeof ownOrganization;
let admin: Account;
let company: Account;
let colleague: Account;
let facility: Account;
let manager: Account;

const invalidFields = { noHP: '12', issues: [{ code: 'E09' as const, field: 'noHP' }] };

beforeAll(async () => {
  server = await startTestServer();
  const make = async () => {
    const bhbuId = await buildBhbu(server.db);
    return { bhbuId, faskesId: await buildFaskes(server.db, { serves: [bhbuId] }) };
  };
  ownOrganization = await make();
  other = await make();
  admin = await server.signIn({ role: 'ADMIN' });
  manager = await server.signIn({ role: 'AM' });
  company = await server.signIn({ role: 'BHBU', bhbuId: ownOrganization.bhbuId });
  colleague = await server.signIn({ role: 'BHBU', bhbuId: ownOrganization.bhbuId });
  facility = await server.signIn({ role: 'FASKES', faskesId: ownOrganization.faskesId });
  const register = (userId: number, at: typeof ownOrganization, more = {}) =>
    buildPeserta(server.deps, { userId, bhbuId: at.bhbuId, idFaskes: at.faskesId, ...more });
  // The own company has four: two by `company`, one by `colleague`, one by `manager`.
  const { id } = await register(company.id, ownOrganization);
  await register(company.id, ownOrganization, invalidFields);
  await register(colleague.id, ownOrganization, { idFaskes: other.faskesId });
  await register(manager.id, ownOrganization);
  await register(manager.id, other, { idFaskes: ownOrganization.faskesId });
  await register(manager.id, other, { vaccinationType: 1, vaksinPrimer: 'X', jenisBooster: 'Y' });
  for (const number of [1, 2]) {
    await server.db.insert(dose).values({
      pesertaId: id,
      bhbuId: ownOrganization.bhbuId,
      userId: company.id,
      vaccinationType: 0,
      faskesId: ownOrganization.faskesId,
      dosisKe: number,
      hasil: 'DIBERIKAN',
      tanggal: '2029-12-20',
      jam: '09:00',
    });
  }
});
afterAll(() => server.stop());

const requestDashboard = (path: string, { token }: { token: string }) =>
  server.request('GET', `/Dashboard/${path}`, { token });
const readCounter = async (path: string, caller: { token: string }) => {
  const { status, json } = await requestDashboard(path, caller);
  return status === 200 ? json['jumlah'] : status;
};

describe('the counters with scope all', () => {
  it('count the regular programme unless another type is requested', async () => {
    expect(await readCounter('DataTeruploadByAdmin', admin)).toBe(5);
    expect(await readCounter('dataTERUPLOADbyadmin/?vaccinationtype=1', admin)).toBe(1);
    expect(await readCounter('DataTeruploadByAdmin?VaccinationType=2', admin)).toBe(0);
    expect(await readCounter('DataTeruploadByAdmin?VaccinationType=3', admin)).toBe(422);
    expect(await readCounter('DataInvalidByAdmin', admin)).toBe(1);
    expect(await readCounter('DataValidByAdmin', admin)).toBe(4);
    expect(await readCounter('DoneByAdmin', admin)).toBe(1);
  });

  it('are rejected for roles with scope own', async () => {
    for (const caller of [company, facility]) {
      expect(await readCounter('DataTeruploadByAdmin', caller)).toBe(403);
      expect(await readCounter('PerusahaanTerdaftarByAdmin', caller)).toBe(403);
    }
    for (const caller of [manager, company, facility]) {
      expect(await readCounter('FaskesTerdaftarByAdmin', caller)).toBe(403);
    }
  });

  it('count active facilities and companies like their lists', async () => {
    const asideFaskes = await buildFaskes(server.db, { isActive: false });
    const goneBhbu = await buildBhbu(server.db);
    await server.db
      .update(bhbu)
      .set({ deletedAt: server.now().toISOString() })
      .where(eq(bhbu.id, goneBhbu));
    expect(await readCounter('FaskesTerdaftarByAdmin', admin)).toBe(2);
    expect(await readCounter('PerusahaanTerdaftarByAdmin', manager)).toBe(2);
    const listed = async (path: string) =>
      (await server.request('GET', path, { token: admin.token })).json['totalRecords'];
    expect(await listed('/Faskes?isActive=true')).toBe(2);
    expect(await listed('/bhbu?isActive=true')).toBe(2);
    await server.db.delete(faskes).where(eq(faskes.id, asideFaskes));
  });
});

describe('the counters of a facility', () => {
  it('are limited to the own facility or to roles with scope all', async () => {
    expect(await readCounter(`DataTeruploadByFaskes/${ownOrganization.faskesId}`, facility)).toBe(
      4,
    );
    expect(await readCounter(`DataTeruploadByFaskes/${ownOrganization.faskesId}`, admin)).toBe(4);
    expect(await readCounter(`DataTeruploadByFaskes/${other.faskesId}`, admin)).toBe(1);
    expect(
      await readCounter(`PerusahaanTerdaftarByFaskes/${ownOrganization.faskesId}`, facility),
    ).toBe(1);
    for (const path of ['DataTerupload', 'DataValid', 'DataInvalid', 'Done']) {
      expect(await readCounter(`${path}ByFaskes/${other.faskesId}`, facility)).toBe(404);
    }
    expect(await readCounter(`PerusahaanTerdaftarByFaskes/${other.faskesId}`, facility)).toBe(404);
    expect(await readCounter('DataTeruploadByFaskes/999999', admin)).toBe(404);
  });

  it('count the participants of a company at a facility that serves it', async () => {
    expect(await readCounter(`DataTeruploadByFaskes/${ownOrganization.faskesId}`, company)).toBe(3);
    expect(await readCounter(`DataTeruploadByFaskes/${other.faskesId}`, company)).toBe(404);
  });
});

describe('the counters of a user', () => {
  it('count the whole company for a company account', async () => {
    expect(await readCounter(`DataTeruploadByUser/${company.id}`, company)).toBe(4);
    expect(await readCounter(`DataInvalidByUser/${colleague.id}`, colleague)).toBe(1);
    expect(await readCounter(`DoneByUser/${company.id}`, company)).toBe(1);
    expect(await readCounter(`DataTeruploadByUser/${colleague.id}`, company)).toBe(404);
    expect(await readCounter(`DataTeruploadByUser/${manager.id}`, company)).toBe(404);
  });

  it('count the uploads of one account for scope all, also after its deletion', async () => {
    expect(await readCounter(`DataTeruploadByUser/${company.id}`, admin)).toBe(2);
    expect(await readCounter(`DataTeruploadByUser/${manager.id}`, manager)).toBe(2);
    expect(await readCounter('DataTeruploadByUser/999999', admin)).toBe(404);
    await server.db
      .update(appUser)
      .set({ deletedAt: server.now().toISOString() })
      .where(eq(appUser.id, colleague.id));
    expect(await readCounter(`DataTeruploadByUser/${colleague.id}`, admin)).toBe(1);
  });

  it('count the company of an external member and nothing for other externals', async () => {
    const member = await server.signIn({ role: 'EXTERNAL', bhbuId: ownOrganization.bhbuId });
    expect(await readCounter(`DataTeruploadByUser/${member.id}`, member)).toBe(4);
    const stranger = await server.signIn({ role: 'EXTERNAL' });
    expect(await readCounter(`DataTeruploadByUser/${stranger.id}`, stranger)).toBe(0);
    expect(await readCounter(`DataTeruploadByFaskes/${ownOrganization.faskesId}`, stranger)).toBe(
      404,
    );
    const { json } = await requestDashboard('sebaran', stranger);
    expect(json).toEqual({ faskes: null, perusahaan: null });
    expect((await requestDashboard('pekerjaan', stranger)).json).toEqual({ data: [] });
  });
});

describe('the distribution of a company and a facility', () => {
  it('contains only records in scope', async () => {
    const own = (await requestDashboard('sebaran', company))
      .json as unknown as RegistrationBreakdowns;
    expect(own.perusahaan).toBeNull();
    expect(own.faskes?.data).toEqual([
      {
        id: ownOrganization.faskesId,
        nama: expect.any(String) as string,
        terunggah: 3,
        valid: 2,
        selesai: 1,
      },
      {
        id: other.faskesId,
        nama: expect.any(String) as string,
        terunggah: 1,
        valid: 1,
        selesai: 0,
      },
    ]);
    const at = (await requestDashboard('sebaran', facility))
      .json as unknown as RegistrationBreakdowns;
    expect(at.faskes).toBeNull();
    expect(at.perusahaan?.data.map(({ id, terunggah }) => [id, terunggah])).toEqual([
      [ownOrganization.bhbuId, 3],
      [other.bhbuId, 1],
    ]);
  });
});
