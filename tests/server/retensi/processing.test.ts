import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pemrosesan } from '#contract/domains/pemrosesan/index.ts';
import { fieldsOfClass } from '#contract/processing.ts';
import { fieldsOfCall, processingRegister } from '#server/domains/pemrosesan/register.ts';
import { allCalls } from '../../all-calls.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn({ role: 'LEGAL' }));
});
afterAll(() => server.stop());

const list = async (query: string) =>
  (await server.request('GET', `/Pemrosesan?pageSize=500&${query}`, { token })).json as unknown as {
    data: Pemrosesan[];
    totalRecords: number;
  };
const entry = (panggilan: string) => processingRegister.find(one => one.panggilan === panggilan);

describe('the register of processing', () => {
  it('is made from the contract: classes from the schemas, roles from the policy', () => {
    expect(entry('peserta.get')).toMatchObject({
      kelasData: ['IDENTITAS', 'KESEHATAN', 'PRIBADI', 'KONTAK'],
      tujuan: 'PENDAFTARAN',
      masaSimpan: ['pesertaTanpaDosis', 'rekamMedis'],
    });
    expect(entry('peserta.get')?.peran).toContain('FASKES');
    expect(entry('permintaanData.register')?.peran).toEqual(['PUBLIK']);
    // A file of participants has no schema, and carries what the calls of participants do.
    expect(
      processingRegister.find(one => one.panggilan === 'permintaanData.copy')?.kelasData,
    ).toContain('IDENTITAS');
  });

  it('leaves out calls without personal data', () => {
    for (const name of ['lookup.kabKota', 'libur.list', 'decree.list'])
      expect(entry(name), name).toBeUndefined();
  });

  it('looks for fields that some call has, so that a renamed field is noticed', () => {
    const names = new Set(allCalls.flatMap(({ endpoint }) => [...fieldsOfCall(endpoint)]));
    const unknown = Object.values(fieldsOfClass)
      .flat()
      .filter(field => !names.has(field));
    expect(unknown).toEqual([]);
  });

  it('is filtered by class, role and purpose', async () => {
    const health = await list('kelasData=KESEHATAN&peran=FASKES');
    expect(health.data.length).toBeGreaterThan(0);
    for (const one of health.data) {
      expect(one.kelasData).toContain('KESEHATAN');
      expect(one.peran).toContain('FASKES');
    }
    const money = await list('tujuan=KEUANGAN');
    expect(new Set(money.data.map(one => one.tujuan))).toEqual(new Set(['KEUANGAN']));
    expect((await list('')).totalRecords).toBe(processingRegister.length);
    const [first] = money.data;
    const shown = await server.request('GET', `/Pemrosesan/${first?.id}`, { token });
    expect(shown.json).toEqual(first);
    expect((await server.request('GET', '/Pemrosesan/999999', { token })).status).toBe(404);
    expect((await list('q=tidak ada yang begini')).totalRecords).toBe(0);
  });
});
