import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { readExport } from '../spreadsheet/read-export.ts';

let server: TestServer;
let world: OrderWorld;
let total: number;
let day: string;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
  const [submitted, accepted, refused] = [
    await world.submit(),
    await world.submit(),
    await world.submit(),
  ];
  await world.request('LEGAL', 'PUT', `/Order/keadaan/${accepted.id}`, { event: 'accept' });
  await world.request('LEGAL', 'PUT', `/Order/keadaan/${refused.id}`, {
    event: 'reject',
    alasan: 'Data belum lengkap.',
  });
  total = submitted.totalHarga ?? 0;
  day = submitted.tanggalOrder ?? '';
});
afterAll(() => server.stop());

const ask = async (query: string, role: keyof OrderWorld['tokens'] = 'LEGAL') =>
  await world.request(role, 'GET', `/Order?${query}`);
const count = async (query: string, role?: keyof OrderWorld['tokens']) =>
  (await ask(query, role)).json['totalRecords'];

describe('the filters of a list', () => {
  it('take several options in any case, each once', async () => {
    expect(await count('status=DIAJUKAN')).toBe(1);
    expect(await count('status=DIAJUKAN,diterima,DIAJUKAN')).toBe(2);
    expect(await count('status=DIAJUKAN,DITERIMA,DITOLAK')).toBe(3);
  });

  it('take ranges of days and amounts with both ends or one', async () => {
    for (const range of [day, `${day}..${day}`, `${day}..`, `..${day}`]) {
      expect([range, await count(`tanggalOrder=${range}`)]).toEqual([range, 3]);
    }
    expect(await count('tanggalOrder=2019-01-01..2019-12-31')).toBe(0);
    expect(await count(`totalHarga=${total}..${total}`)).toBe(3);
    expect(await count(`totalHarga=..${total - 1}`)).toBe(0);
    expect(await count(`totalHarga=${total + 1}..`)).toBe(0);
  });

  it('tell a facility nothing about prices', async () => {
    const all = await count('', 'FASKES');
    expect(await count(`totalHarga=..1`, 'FASKES')).toBe(all);
  });

  it('refuse other values and say why', async () => {
    const refusals = {
      'status=DIAJUKAN,LAIN': 'Pilih salah satu dari yang tersedia',
      'tanggalOrder=kemarin': 'Tulis tanggal sebagai TTTT-BB-HH',
      'tanggalOrder=2030-02-30..': 'Tulis tanggal sebagai TTTT-BB-HH',
      'tanggalOrder=..': 'Isi awal atau akhir rentangnya',
      'tanggalOrder=2030-02-02..2030-02-01': 'Awal rentang sesudah akhirnya',
      'totalHarga=1e9': 'Tulis jumlah rupiah dengan angka saja, paling banyak 13 angka',
      'totalHarga=3204112101900001':
        'Tulis jumlah rupiah dengan angka saja, paling banyak 13 angka',
      'totalHarga=20..10': 'Awal rentang sesudah akhirnya',
    };
    const messages = await Promise.all(
      Object.keys(refusals).map(async query => {
        const { status, json } = await ask(query);
        expect([query, status]).toEqual([query, 422]);
        const errors = Object.values(json['errors'] as Record<string, string[]>).flat();
        return [query, errors[0]];
      }),
    );
    expect(Object.fromEntries(messages)).toEqual(refusals);
  });

  it('limit the export to the same rows', async () => {
    const kueri = {
      status: 'DIAJUKAN,DITERIMA',
      tanggalOrder: `${day}..`,
      totalHarga: `..${total}`,
    };
    const { json } = await world.request('LEGAL', 'POST', '/Order/tiketEkspor', { kueri });
    const answer = await server.app.fetch(
      new Request(`http://portal.test/api/Order/Export?tiket=${String(json['tiket'])}`),
    );
    const { rows } = await readExport(answer);
    expect(rows.map(row => row['Status']?.value).sort()).toEqual(['Diajukan', 'Diterima']);
  });

  it('limit records to the companies of an account manager', async () => {
    const manager = await server.signIn({ role: 'AM' });
    expect(await count(`accountManagerId=${manager.id}`)).toBe(0);
    await server.db
      .update(bhbu)
      .set({ accountManagerId: manager.id })
      .where(eq(bhbu.id, world.bhbuId));
    expect(await count(`accountManagerId=${manager.id}`)).toBe(3);
    expect(await count(`accountManagerId=${manager.id}&status=DITOLAK`)).toBe(1);
    const { json } = await server.request(
      'GET',
      `/Dashboard/transaksi?accountManagerId=${manager.id}`,
      {
        token: manager.token,
      },
    );
    expect(json['pesanan']).toHaveLength(2);
    const other = await server.signIn({ role: 'AM' });
    const nothing = await server.request(
      'GET',
      `/Dashboard/transaksi?accountManagerId=${other.id}`,
      {
        token: other.token,
      },
    );
    expect(nothing.json['pesanan']).toEqual([]);
  });
});
