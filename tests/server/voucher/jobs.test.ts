import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#contract/core/values/day.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { runJob } from '#server/platform/scheduler/scheduler.ts';
import { expireVouchers } from '#server/domains/voucher/index.ts';
import { buildVoucherWorld, type VoucherWorld } from '../../builders/voucher.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: VoucherWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildVoucherWorld(server);
});
afterAll(() => server.stop());

const hour = 3_600_000;

describe('vouchers', () => {
  it('expire at midnight in Jakarta, return no quota and are noted once per transaction', async () => {
    const expire = () =>
      runJob({ db: server.db, clock: server.now, log: server.deps.log }, expireVouchers);
    const { id: idContract } = await world.contract();
    const tomorrow = addDays(dayInJakarta(server.now()), 1);
    const transaction = await world.activeTransaction(idContract, 3, { validUntil: tomorrow });
    const later = await world.activeTransaction(idContract, 1);
    // 10:00 in Jakarta; the last day ends in 38 hours.
    server.advanceTime(38 * hour - 1);
    await expire();
    expect(await world.getTransaction(transaction.id)).toMatchObject({ aktif: 3, kedaluwarsa: 0 });
    server.advanceTime(1);
    // Too late for printing and voiding, although the job has not run yet.
    const printed = await world.request(
      'BHBU',
      'GET',
      `/Voucher/print?VoucherTransactionId=${transaction.id}`,
    );
    expect(printed.json['totalRecords']).toBe(0);
    expect((await world.move(transaction.id, 'void')).json).toMatchObject({ status: 409 });
    const [one] = await world.vouchersOf(transaction.id);
    const body = { event: 'void', alasan: 'Salah cetak' };
    const voided = await world.request('BHBU', 'PUT', `/Voucher/keadaan/${one?.id ?? 0}`, body);
    expect(voided.json).toMatchObject({ status: 409, reason: 'isNotOver' });
    await expire();
    await expire();
    expect(await world.getTransaction(transaction.id)).toMatchObject({
      kedaluwarsa: 3,
      status: 'HABIS',
    });
    expect(await world.getTransaction(later.id)).toMatchObject({ aktif: 1, status: 'TERBIT' });
    expect(await world.getContract(idContract)).toMatchObject({ diterbitkan: 4, sisa: 6 });
    const { rows } = await server.db.execute(sql`
      select actor_name, after from audit_log where action = 'voucherTransaction.expire'`);
    expect(rows).toEqual([{ actor_name: 'Sistem', after: { kedaluwarsa: 3 } }]);
  });
});
