import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downloadTicket, session } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildPeserta, newNik } from '../../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../harness/server.ts';
import { downloadFile as fetchFrom, rowsOfFile } from './download-file.ts';

let server: TestServer;
let bhbuId: number;
let company: { token: string; id: number };

beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  company = await server.signIn({ role: 'BHBU', bhbuId });
});
afterAll(() => server.stop());

const download = (path: string) => fetchFrom(server, path);
const createPeserta = (overrides = {}) =>
  buildPeserta(server.deps, { userId: company.id, bhbuId, ...overrides });

describe('the ticket of an export', () => {
  const issue = async (kueri: object = {}, panggilan = 'Export') =>
    await server.request('POST', '/Peserta/tiketEkspor', {
      token: company.token,
      body: { panggilan, kueri },
    });

  it('downloads once what it was issued for, ignoring other query parameters', async () => {
    const nik = newNik();
    await createPeserta({ nik });
    await createPeserta();
    const issued = await issue({ nik, ExportVersion: '2', isWNI: 'true' });
    expect(issued.status).toBe(200);
    const path = `/Peserta/Export?tiket=${String(issued.json['tiket'])}`;
    const file = await download(`${path}&nik=&isWNI=false`);
    expect(file.status).toBe(200);
    expect((await rowsOfFile(file)).map(row => row[0])).toEqual(['NIK', nik]);
    expect((await download(path)).status).toBe(401);
  });

  it('is limited to one call, one minute and an open session', async () => {
    const statusOf = async (issued: Awaited<ReturnType<typeof issue>>, call = 'Export') =>
      (await download(`/Peserta/${call}?tiket=${String(issued.json['tiket'])}`)).status;
    expect(await statusOf(await issue({}, 'exportByUserId'))).toBe(401);
    expect(await statusOf(await issue({}, 'exportByUserId'), 'exportByUserId')).toBe(200);
    const late = await issue();
    server.advanceTime(61_000);
    expect(await statusOf(late)).toBe(401);
    const closed = await issue();
    await server.db
      .update(session)
      .set({ endedAt: server.now().toISOString() })
      .where(eq(session.userId, company.id));
    expect(await statusOf(closed)).toBe(401);
    company = { ...company, ...(await server.signIn({ role: 'BHBU', bhbuId })) };
    expect((await download('/Peserta/Export?tiket=karangan')).status).toBe(401);
    const elsewhere = await issue();
    const other = `/Peserta?tiket=${String(elsewhere.json['tiket'])}`;
    expect((await download(other)).status).toBe(401);
  });

  it('works for one of several simultaneous requests', async () => {
    // The slots of the tickets that were not redeemed are free again.
    server.advanceTime(20_000);
    const issued = await issue();
    const path = `/Peserta/Export?tiket=${String(issued.json['tiket'])}`;
    const files = await Promise.all(Array.from({ length: 6 }, () => download(path)));
    expect(files.filter(file => file.status === 200)).toHaveLength(1);
  });

  it('is stored as a hash, with its query encrypted', async () => {
    const issued = await issue({ q: 'rahasia sekali' });
    const rows = await server.db.select().from(downloadTicket);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row.id).not.toBe(issued.json['tiket']);
      expect(row.query.toString('latin1')).not.toContain('rahasia');
    }
  });

  it('validates the query like the call', async () => {
    const issued = await issue({ isWNI: 'mungkin', tiket: 'x' });
    expect(issued.status).toBe(422);
    expect(Object.keys(issued.json['errors'] as object).sort()).toEqual([
      'kueri.isWNI',
      'kueri.tiket',
    ]);
  });
});
