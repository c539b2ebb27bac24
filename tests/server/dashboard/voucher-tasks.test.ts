import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#contract/core/values/day.ts';
import type { Task } from '#contract/domains/dashboard/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { outbox } from '#server/platform/db/schema/index.ts';
import { buildVoucherWorld, type VoucherWorld } from '../../builders/voucher.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: VoucherWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildVoucherWorld(server);
});
afterAll(() => server.stop());

const voucherTasks: readonly Task[] = [
  'kontrakVoucherDiaktifkan',
  'transaksiVoucherDiaktifkan',
  'tiketGagal',
  'voucherDibekukan',
  'voucherSegeraKedaluwarsa',
];

/** Returns the caller's tasks about vouchers with their numbers. */
async function readTasks(role: keyof VoucherWorld['tokens']) {
  const { json } = await world.request(role, 'GET', '/Dashboard/pekerjaan');
  const data = json['data'] as { jenis: Task; jumlah: number }[];
  return Object.fromEntries(
    data.filter(({ jenis }) => voucherTasks.includes(jenis)).map(one => [one.jenis, one.jumlah]),
  );
}

it('the tasks about vouchers are those of each role, with the totals of their lists', async () => {
  const paid = await world.paidOrder();
  await world.draft(paid.idInvoice, { kuotaVoucher: 1 });
  const { id } = await world.contract({ kuotaVoucher: 9 }, paid);
  await world.issueTransaction(id, 2);
  const soon = addDays(dayInJakarta(server.now()), 30);
  const sent = await world.activeTransaction(id, 3, { validUntil: soon });
  await world.request('BHBU', 'POST', `/VoucherTransaction/penerima/${sent.id}`, {
    metode: 'EMAIL',
    penerima: [{ nama: 'Ayu Contoh', email: 'ayu@contoh.test' }],
  });
  const vouchers = await world.vouchersOf(sent.id);
  await world.request('ADMIN', 'PUT', `/Voucher/keadaan/${vouchers[2]?.id}`, {
    event: 'freeze',
    alasan: 'Kode beredar',
  });
  const ofCompany = { transaksiVoucherDiaktifkan: 1, voucherSegeraKedaluwarsa: 3 };
  expect(await readTasks('BHBU')).toEqual(ofCompany);
  const ofStaff = {
    kontrakVoucherDiaktifkan: 1,
    transaksiVoucherDiaktifkan: 1,
    voucherDibekukan: 1,
  };
  expect(await readTasks('ADMIN')).toEqual(ofStaff);
  expect(await readTasks('FASKES')).toEqual({});

  // A mail without a transport is held, as one that failed.
  for (const status of ['held', 'dead'] as const) {
    await server.db.update(outbox).set({ status }).where(eq(outbox.kind, 'mail'));
    expect(await readTasks('BHBU')).toEqual({ ...ofCompany, tiketGagal: 1 });
  }
  const lists = [
    ['tiketGagal', 'BHBU', '/VoucherTransaction/getByIdBHBU?tiketGagal=true'],
    ['transaksiVoucherDiaktifkan', 'BHBU', '/VoucherTransaction/getByIdBHBU?belumAktif=true'],
    ['voucherSegeraKedaluwarsa', 'BHBU', '/Voucher?belumDipakai=true&kedaluwarsaDalam=30'],
    ['voucherDibekukan', 'ADMIN', '/Voucher?status=DIBEKUKAN'],
    ['kontrakVoucherDiaktifkan', 'ADMIN', '/VoucherContract?status=DRAFT'],
  ] as const;
  for (const [task, role, path] of lists) {
    const { json } = await world.request(role, 'GET', path);
    expect([task, json['totalRecords']]).toEqual([task, (await readTasks(role))[task]]);
  }
});
