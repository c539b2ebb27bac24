import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#contract/core/values/day.ts';
import type { Task } from '#contract/domains/dashboard/index.ts';
import { buildPeserta } from '../../builders/peserta.ts';
import { buildOrderWorld, signedCopy, type OrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
});
afterAll(() => server.stop());

type Caller = keyof OrderWorld['tokens'];

const orderTasks: readonly Task[] = [
  'pesananDiputuskan',
  'penyesuaianDisetujui',
  'pksDiterbitkan',
  'pksBelumDikirim',
  'pesertaKurang',
  'pksDitandatangani',
  'pksDitandatanganiPenjual',
  'pksDiverifikasi',
  'pembayaranDitunggu',
  'pembayaranPertama',
  'invoiceDibayar',
];

/** Returns the caller's tasks of orders and agreements with their counts. */
async function readTasks(role: Caller): Promise<Partial<Record<Task, number>>> {
  const { json } = await world.request(role, 'GET', '/Dashboard/pekerjaan');
  const data = json['data'] as { jenis: Task; jumlah: number }[];
  return Object.fromEntries(
    data.filter(({ jenis }) => orderTasks.includes(jenis)).map(one => [one.jenis, one.jumlah]),
  );
}

const send = async (role: Caller, method: string, path: string, body: unknown): Promise<number> => {
  const { status, text, json } = await world.request(role, method, path, body);
  expect(status, text).toBeLessThan(400);
  return Number(json['id']);
};

describe('the pending tasks of orders', () => {
  it('go from the decision to the payment, to the role that acts next', async () => {
    const { id, baris } = await world.submit();
    expect(await readTasks('LEGAL')).toEqual({ pesananDiputuskan: 1 });
    expect(await readTasks('BHBU')).toEqual({});

    await send('LEGAL', 'PUT', `/Order/sesuaikan/${id}`, {
      alasan: 'Persediaan terbatas',
      baris: baris.map(line => ({ id: line.id, qtyDisetujui: 150 })),
    });
    expect(await readTasks('BHBU')).toEqual({ penyesuaianDisetujui: 1 });
    // Staff may act for the company, but it is not their task.
    expect(await readTasks('ADMIN')).toEqual({});

    await send('BHBU', 'PUT', `/Order/keadaan/${id}`, { event: 'acknowledge' });
    expect(await readTasks('LEGAL')).toEqual({ pksDiterbitkan: 1 });

    const pks = await send('LEGAL', 'POST', '/PKS/GeneratePKS', { idOrder: id });
    expect(await readTasks('LEGAL')).toEqual({ pksBelumDikirim: 1 });
    await send('LEGAL', 'PUT', `/PKS/keadaan/${pks}`, { event: 'sendForSignature' });
    expect(await readTasks('BHBU')).toEqual({ pksDitandatangani: 1 });

    const copy = `/Order/UploadFile/${id}`;
    await send('BHBU', 'POST', `${copy}/1`, signedCopy('filePksBHBU', '2030-01-02'));
    expect(await readTasks('LEGAL')).toEqual({ pksDitandatanganiPenjual: 1 });

    await send('LEGAL', 'POST', `${copy}/2`, signedCopy('filePksKF', '2030-01-02'));
    expect(await readTasks('VERIFICATOR')).toEqual({ pksDiverifikasi: 1 });
    // The second copy issues the first invoice.
    expect(await readTasks('BHBU')).toEqual({ pembayaranPertama: 1, pesertaKurang: 1 });
  });

  it('count an order until the company has as many valid participants as it ordered courses for', async () => {
    const listed = async () => {
      const { json } = await world.request('BHBU', 'GET', '/Order?pesertaKurang=true');
      return (json['data'] as { id: number }[]).map(({ id }) => id);
    };
    const [id = 0] = await listed();
    const check = async () => {
      const { json } = await world.request('LEGAL', 'GET', `/WorkOrder/cekpeserta/${id}`);
      return json;
    };
    expect(await check()).toMatchObject({ valid: 0, cukup: false });
    const { json } = await world.request('BHBU', 'GET', '/Dashboard/pekerjaan');
    expect(json['data']).toContainEqual(
      expect.objectContaining({ jenis: 'pesertaKurang', tenggat: addDays(world.day, -1) }),
    );
    const { pesertaDibutuhkan } = await check();
    const { id: userId } = await server.signIn({ role: 'AM' });
    for (let at = 1; at < Number(pesertaDibutuhkan); at += 1) {
      await buildPeserta(server.deps, { userId, bhbuId: world.bhbuId });
    }
    expect(await listed()).toEqual([id]);
    await buildPeserta(server.deps, { userId, bhbuId: world.bhbuId });
    expect(await check()).toMatchObject({ cukup: true });
    expect(await listed()).toEqual([]);
  });
});
