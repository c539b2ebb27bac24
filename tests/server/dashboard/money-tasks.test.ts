import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Task } from '#contract/domains/dashboard/index.ts';
import { markOverdueInvoices } from '#server/domains/invoice/index.ts';
import { runRecordJob } from '#server/platform/scheduler/scheduler.ts';
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
  'invoiceTerlambatDibayar',
  'pembayaranDibalik',
  'pembayaranPertama',
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
  expect(await readTasks('BHBU')).toEqual(['pembayaranPertama']);
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

  const approval = { event: 'approveReversal' };
  await world.request('ADMIN', 'PUT', `/Payment/keadaan/${id}`, approval);
  expect(await readTasks('FINANCE')).toContain('pembayaranDibalik');
  const { json } = await world.request('FINANCE', 'GET', '/Order?dibalik=true');
  expect(json['data']).toMatchObject([{ id: idOrder, status: 'MENUNGGU_BAYAR', dibalik: true }]);
  expect(await readTasks('BHBU')).toEqual(['invoiceDibayar']);
});

it('an overdue invoice is an own task of the company, and lists show what the tasks count', async () => {
  const company = await buildOrderWorld(server);
  const late = moneyWorld(server, company);
  const { id: idOrder } = await late.sign();
  const invoice = await late.firstInvoice(idOrder);
  const readOwn = async () => {
    const { json } = await late.request('BHBU', 'GET', '/Dashboard/pekerjaan');
    const data = json['data'] as { jenis: Task; jumlah: number; tertua: string | null }[];
    return data.filter(({ jenis }) => moneyTasks.includes(jenis));
  };
  const listed = async (menunggu: string) =>
    (await late.request('BHBU', 'GET', `/Invoice?menunggu=${menunggu}`)).json['totalRecords'];
  const first = { jenis: 'pembayaranPertama', jumlah: 1, tenggat: invoice.hariTerakhir };
  expect(await readOwn()).toMatchObject([first]);
  expect([await listed('PEMBAYARAN_PERTAMA'), await listed('PEMBAYARAN_TERLAMBAT')]).toEqual([
    1, 0,
  ]);

  server.advanceTime(7 * 86_400_000);
  await runRecordJob(server.deps, markOverdueInvoices);
  expect(await readOwn()).toEqual([
    {
      jenis: 'invoiceTerlambatDibayar',
      jumlah: 1,
      tertua: invoice.jatuhTempo,
      tenggat: invoice.hariTerakhir,
    },
  ]);
  expect([await listed('PEMBAYARAN_PERTAMA'), await listed('PEMBAYARAN_TERLAMBAT')]).toEqual([
    0, 1,
  ]);
  // Finance has its own task for it.
  const { json } = await late.request('ADMIN', 'GET', '/Dashboard/pekerjaan');
  const ofStaff = (json['data'] as { jenis: Task }[]).map(({ jenis }) => jenis);
  expect(ofStaff).toContain('invoiceLewatTempo');
  expect(ofStaff).not.toContain('invoiceTerlambatDibayar');
});
