import { asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bhbuStates } from '#contract/states.ts';
import type { Issue } from '#contract/peserta/index.ts';
import { appUser, bhbu, peserta } from '#server/db/schema/index.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { openSession } from '#server/auth/session.ts';
import { doseCountDifferences } from '../vaksinasi/count-differences.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { handlerContext } from '../../builders/context.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.db, server.deps);
});
afterAll(() => server.stop());

async function tokenOf(userName: string): Promise<string> {
  const [user] = await server.db.select().from(appUser).where(eq(appUser.userName, userName));
  return await openSession(handlerContext(server.deps), { id: user?.id ?? 0, role: 'BHBU' });
}

describe('the demo data', () => {
  it.each(['bhbu', 'bhbu2', 'faskes', 'faskes2', 'am', 'admin'])(
    'has participants of every kind for %s',
    async userName => {
      const token = await tokenOf(userName);
      const total = async (query: string) =>
        (await server.request('GET', `/Peserta?pageSize=1&${query}`, { token })).json[
          'totalRecords'
        ];
      for (const query of ['statusData=VALID', 'statusData=INVALID', 'isWNI=false', 'isActive=0']) {
        expect(await total(query), query).toBeGreaterThan(0);
      }
    },
  );

  it('has a queue with given doses for each facility today', async () => {
    for (const userName of ['faskes', 'faskes2']) {
      const token = await tokenOf(userName);
      const { json } = await server.request('GET', '/Vaksinasi/daftar', { token });
      const counts = json['hitungan'] as Record<string, number>;
      expect(counts['sisa']).toBeGreaterThan(2);
      expect(counts['diberikan']).toBeGreaterThan(0);
      expect(counts['jatuhTempo']).toBeGreaterThan(0);
      expect(counts['terlambat']).toBeGreaterThan(0);
      const expected = (counts['rencana'] ?? 0) + (counts['jatuhTempo'] ?? 0);
      expect(expected).toBeGreaterThan(counts['sisa'] ?? 0);
    }
    expect(await doseCountDifferences(server.db)).toEqual([]);
  });

  it('contains every issue that can be saved', async () => {
    const rows = await server.db.select({ alasan: peserta.alasan }).from(peserta);
    const codes = new Set(rows.flatMap(row => (row.alasan as Issue[]).map(one => one.code)));
    expect([...codes].sort()).toEqual(
      expect.arrayContaining(['E02', 'E05', 'E08', 'E09', 'E10', 'E11', 'E07', 'W01']),
    );
  });

  it('is the same each time', async () => {
    const again = await startTestServer();
    await seedDemo(again.db, again.deps);
    const people = (one: TestServer) =>
      one.db
        .select({ name: peserta.nama, born: peserta.tanggalLahir, key: peserta.personKey })
        .from(peserta)
        .orderBy(asc(peserta.nama), asc(peserta.personKey));
    expect(await people(again)).toEqual(await people(server));
    await again.stop();
  });

  it('encrypts every NIK', async () => {
    const encryptedCount = await server.db.$count(peserta, isNotNull(peserta.nikEncrypted));
    const citizenCount = await server.db.$count(peserta, eq(peserta.isWNI, true));
    expect(encryptedCount).toBe(citizenCount);
  });
});

describe('the demo companies', () => {
  it('have every state, and some applications have waited for days', async () => {
    const rows = await server.db.select({ status: bhbu.status }).from(bhbu);
    expect([...new Set(rows.map(({ status }) => status))].sort()).toEqual(
      [...bhbuStates.names].sort(),
    );
    const token = await tokenOf('verificator');
    const { json } = await server.request('GET', '/bhbu/pendaftaran?status=MENUNGGU', { token });
    const ages = (json['data'] as { umurHari: number }[]).map(({ umurHari }) => umurHari);
    expect(ages).toEqual([6, 2, 0]);
  });
});

describe('the demo products and services', () => {
  it('cost the ceiling of the ministry, and some have a price history', async () => {
    const token = await tokenOf('admin');
    const sold = async (path: string) =>
      (await server.request('GET', path, { token })).json['data'] as {
        kode: string;
        hargaSatuan?: number;
        tarifPerDosis?: number;
        riwayatHarga: unknown[];
      }[];
    const products = await sold('/Product');
    const services = await sold('/Service');
    expect(products.find(({ kode }) => kode === 'SINO-PRIMER')?.hargaSatuan).toBe(321_660);
    expect(services.find(({ kode }) => kode === 'SUNTIK-KLINIK')?.tarifPerDosis).toBe(117_910);
    for (const some of [products, services]) {
      expect(some.some(({ riwayatHarga }) => riwayatHarga.length > 1)).toBe(true);
    }
  });
});
