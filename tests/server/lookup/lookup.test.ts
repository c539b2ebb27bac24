import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LookupItem, KabKota } from '#contract/domains/lookup.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signIn({ role: 'BHBU' })).token;
});
afterAll(() => server.stop());

const list = async <T extends LookupItem>(path: string, as?: string): Promise<T[]> => {
  const response = await server.request('GET', path, { token: as });
  return JSON.parse(response.text) as T[];
};

describe('the lists to choose from', () => {
  it('contain all 514 kabupaten and kota with their 38 provinces', async () => {
    const all = await list<KabKota>('/kabkota', token);
    expect(all).toHaveLength(514);
    expect(new Set(all.map(one => one.id)).size).toBe(514);
    expect(new Set(all.map(one => one.provinsi)).size).toBe(38);
    expect(all.every(one => /^\d{2}\.\d{2}$/.test(one.id) && one.provinsi !== '')).toBe(true);
    expect(all).toContainEqual({
      id: '32.73',
      name: 'Kota Bandung',
      kodeProvinsi: '32',
      provinsi: 'Jawa Barat',
    });
  });

  it('are the same for visitors without an account', async () => {
    expect(await list('/public/getKabKota')).toEqual(await list('/kabkota', token));
  });

  it('name the countries in Indonesian in alphabetical order', async () => {
    const all = await list('/negara', token);
    expect(all.length).toBeGreaterThan(240);
    expect(all).toContainEqual({ id: 'JP', name: 'Jepang' });
    const names = all.map(one => one.name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'id')));
  });

  it('contain the categories of participants', async () => {
    expect((await list('/kategori', token)).map(one => one.id)).toEqual([
      'KARYAWAN',
      'KELUARGA',
      'INDIVIDU_TERKAIT',
      'MASYARAKAT_CSR',
      'WNA_KARYAWAN',
    ]);
  });
});
