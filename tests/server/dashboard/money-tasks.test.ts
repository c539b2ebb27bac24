import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Task } from '#contract/dashboard/index.ts';
import { toFormData } from '../../builders/application.ts';
import { moneyWorld, proofFile, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: MoneyWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server));
});
afterAll(() => server.stop());

const moneyTasks: readonly Task[] = [
  'invoiceDibayar',
  'buktiDiganti',
  'pembayaranDiverifikasi',
  'pembalikanDisetujui',
  'invoiceDiterbitkan',
  'invoiceLewatTempo',
  'kelebihanDiselesaikan',
];

/** Returns the names of the caller's tasks about money, each with one record. */
async function readTasks(role: 'ADMIN' | 'BHBU' | 'FINANCE'): Promise<Task[]> {
  const { json } = await world.request(role, 'GET', '/Dashboard/pekerjaan');
  const data = json['data'] as { jenis: Task; jumlah: number }[];
  const found = data.filter(({ jenis }) => moneyTasks.includes(jenis));
  expect(found.every(({ jumlah }) => jumlah === 1)).toBe(true);
  return found.map(({ jenis }) => jenis);
}

it('the pending tasks of money go from the invoice to the second person of a reversal', async () => {
  const { id: idOrder } = await world.sign();
  const invoice = await world.firstInvoice(idOrder);
  expect(await readTasks('BHBU')).toEqual(['invoiceDibayar']);
  expect(await readTasks('FINANCE')).toEqual([]);

  const { id } = await world.pay(invoice.id, invoice.sisa + 1_000);
  expect(await readTasks('BHBU')).toEqual([]);
  expect(await readTasks('FINANCE')).toEqual(['pembayaranDiverifikasi']);

  await world.request('FINANCE', 'PUT', `/Payment/verify/${id}`, {
    disetujui: false,
    alasan: 'Tidak terbaca',
  });
  expect(await readTasks('BHBU')).toEqual(['buktiDiganti']);

  // The person who uploaded a proof does not verify it.
  const body = toFormData({ fileBukti: proofFile('terbaca') });
  await world.request('FINANCE', 'PUT', `/Payment/upload/${id}`, body);
  expect(await readTasks('FINANCE')).toEqual([]);
  expect(await readTasks('ADMIN')).toEqual(['pembayaranDiverifikasi']);

  await world.verify(id, 'ADMIN');
  expect(await readTasks('FINANCE')).toEqual(['invoiceDiterbitkan', 'kelebihanDiselesaikan']);

  const proposal = { event: 'proposeReversal', alasan: 'Dibatalkan bank' };
  await world.request('FINANCE', 'PUT', `/Payment/keadaan/${id}`, proposal);
  expect(await readTasks('FINANCE')).toEqual(['invoiceDiterbitkan']);
  expect(await readTasks('ADMIN')).toEqual(['pembalikanDisetujui', 'invoiceDiterbitkan']);
});
