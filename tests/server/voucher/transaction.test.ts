import { randomBytes } from 'node:crypto';
import { count, eq, sql, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findCodeProblem } from '#contract/domains/voucher/code.ts';
import { addDays } from '#contract/core/values/day.ts';
import { transaction } from '#server/platform/db/client.ts';
import { voucher, voucherContract, voucherQuotaEntry } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { insertVouchers } from '#server/domains/voucher/transaction/codes.ts';
import { fc, runs } from '#tests/properties.ts';
import { buildVoucherWorld, orderOfDoses, type VoucherWorld } from '../../builders/voucher.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { waitUntil } from '../harness/wait-until.ts';

let server: TestServer;
let world: VoucherWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildVoucherWorld(server);
});
afterAll(() => server.stop());

const today = () => dayInJakarta(server.now());
const post = (voucherContractId: number, jumlah: number, overrides: object = {}, of = world) =>
  of.request('BHBU', 'POST', '/VoucherTransaction', { voucherContractId, jumlah, ...overrides });
const replace = (body: object, role: 'ADMIN' | 'BHBU' = 'BHBU') =>
  world.request(role, 'POST', '/Voucher', { alasan: 'Hilang', ...body });
const update = (id: number, validUntil: string) =>
  world.request('BHBU', 'PUT', `/VoucherTransaction/${id}`, { validUntil });
const auditOf = async (action: string, id: number) =>
  (
    await server.db.execute<{ after: Record<string, unknown>; reason: string | null }>(sql`
      select after, reason from audit_log
      where action = ${`voucherTransaction.${action}`} and record_id = ${String(id)}`)
  ).rows;

/** Returns what the contract, its ledger and its vouchers say about the quota. */
async function quotaOf(idContract: number) {
  const [contract] = await server.db
    .select()
    .from(voucherContract)
    .where(eq(voucherContract.id, idContract));
  const [ledger] = await server.db
    .select({ total: sum(voucherQuotaEntry.jumlah).mapWith(Number) })
    .from(voucherQuotaEntry)
    .where(eq(voucherQuotaEntry.idContract, idContract));
  const [issued] = await server.db
    .select({ n: count() })
    .from(voucher)
    .where(
      sql`${voucher.status} <> 'DIBATALKAN' and ${voucher.VoucherTransactionId} in (
        select id from voucher_transaction where voucher_contract_id = ${idContract})`,
    );
  return {
    sisa: contract?.sisa,
    diterbitkan: contract?.diterbitkan,
    ledger: ledger?.total,
    vouchers: issued?.n,
    status: contract?.status,
  };
}

describe('a transaction', () => {
  it('is issued by the company within its own contract, with codes of the contract', async () => {
    const { id: idContract } = await world.contract({ prefixKode: 'KLM', masaBerlakuHari: 30 });
    const issued = await post(idContract, 3, { keterangan: 'Kantor pusat' });
    expect(issued.status, issued.text).toBe(201);
    expect(issued.json).toMatchObject({
      jumlah: 3,
      baru: 3,
      status: 'TERBIT',
      tanggal: today(),
      validUntil: addDays(today(), 29),
      idBHBU: world.bhbuId,
      halangan: null,
    });
    expect(issued.json['noTransaksi']).toMatch(/^VT\/VGR\/2030\/\d{5}$/);
    const id = Number(issued.json['id']);
    const vouchers = await world.vouchersOf(id, 'BHBU');
    for (const { code, status } of vouchers) {
      expect(findCodeProblem(code)).toBeUndefined();
      expect(code).toMatch(/^KLM/);
      expect(status).toBe('BARU');
    }
    expect(new Set(vouchers.map(({ code }) => code)).size).toBe(3);
    const stranger = await buildVoucherWorld(server);
    for (const path of [`/VoucherTransaction/${id}`, `/Voucher/peserta/${id}`]) {
      expect((await stranger.request('BHBU', 'GET', path)).status).toBe(404);
    }
    expect((await post(idContract, 1, {}, stranger)).status).toBe(404);
    expect((await stranger.move(id, 'void', 'BHBU')).status).toBe(404);
    const listed = await stranger.request('BHBU', 'GET', '/VoucherTransaction/getByIdBHBU');
    expect(listed.json['totalRecords']).toBe(0);
    expect((await world.request('BHBU', 'GET', '/VoucherTransaction')).status).toBe(403);
    // The codes are nowhere in the audit log.
    const { rows } = await server.db.execute<{ n: number }>(sql`
      select count(*)::int as n from audit_log where after::text like '%KLM%' or record_label like 'KLM%'
        and resource <> 'voucherContract'`);
    expect(rows[0]?.n).toBe(1);
  });

  it('has 100,000 different codes in one call', async () => {
    const { idProduk, order } = await orderOfDoses(server, world, 100_000);
    const { idInvoice } = await world.paidOrder(order);
    const { id } = await world.draft(idInvoice, { productId: idProduk, kuotaVoucher: 100_000 });
    await world.request('ADMIN', 'PUT', `/VoucherContract/keadaan/${id}`, { event: 'activate' });
    const transaction = await world.issueTransaction(id, 100_000);
    expect(transaction).toMatchObject({ jumlah: 100_000, baru: 100_000 });
    const { rows } = await server.db.execute<{ n: number }>(sql`
      select count(distinct code)::int as n from voucher where voucher_transaction_id = ${transaction.id}`);
    expect(rows[0]?.n).toBe(100_000);
    expect(await quotaOf(id)).toEqual({
      sisa: 0,
      diterbitkan: 100_000,
      ledger: 0,
      vouchers: 100_000,
      status: 'HABIS_KUOTA',
    });
  });

  it('gets another code for one that exists already', async () => {
    const { id } = await world.contract();
    const issued = await world.issueTransaction(id, 1);
    const fixed = new Uint8Array(12).fill(3);
    const draws = [fixed, new Uint8Array([...fixed, ...randomBytes(12)]), randomBytes(12)];
    const insert = (of: number) =>
      transaction(server.db, db =>
        insertVouchers(
          { db, now: server.now(), user: { fullName: 'Uji' } },
          {
            idTransaction: issued.id,
            idBHBU: world.bhbuId,
            prefix: 'VGR',
            validUntil: issued.validUntil,
            count: of,
          },
          () => draws.shift() ?? randomBytes(12),
        ),
      );
    await insert(1);
    expect(await insert(2)).toHaveLength(2);
    expect(draws).toHaveLength(0);
    expect(await world.getTransaction(issued.id)).toMatchObject({ jumlah: 4 });
  });

  it('takes the last quota once, of two calls at the same time', async () => {
    const { id } = await world.contract({ kuotaVoucher: 5 });
    const both = await Promise.all([post(id, 3), post(id, 3)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.json).toMatchObject({ reason: 'quota', currentState: 'AKTIF' });
    expect(refused?.json['detail']).toContain('tinggal 2 voucher');
    expect(await quotaOf(id)).toMatchObject({ sisa: 2, ledger: 2, vouchers: 3 });
  });

  it('is valid within its contract, and moves its open vouchers to another day', async () => {
    const start = addDays(today(), 5);
    const end = addDays(today(), 60);
    const { id } = await world.contract({ tanggalMulai: start, tanggalSelesai: end });
    for (const validUntil of [addDays(today(), -1), addDays(start, -1), addDays(end, 1)]) {
      const refused = await post(id, 1, { validUntil });
      expect(Object.keys(refused.json['errors'] as object)).toEqual(['validUntil']);
    }
    const transaction = await world.activeTransaction(id, 2);
    expect(transaction.validUntil).toBe(end);
    const [first] = await world.vouchersOf(transaction.id);
    await server.db.execute(sql`update voucher set status = 'KEDALUWARSA' where id = ${first?.id}`);
    expect((await update(transaction.id, addDays(end, 1))).status).toBe(422);
    const moved = await update(transaction.id, addDays(start, 1));
    expect(moved.json, moved.text).toMatchObject({ validUntil: addDays(start, 1) });
    expect((await world.vouchersOf(transaction.id)).map(({ validUntil }) => validUntil)).toEqual([
      end,
      addDays(start, 1),
    ]);
  });

  it('is activated once, and voided with a reason and never twice', async () => {
    const { id } = await world.contract();
    const transaction = await world.activeTransaction(id, 2);
    expect(transaction).toMatchObject({ aktif: 2, activatedAt: server.now().toISOString() });
    expect(await auditOf('activate', transaction.id)).toMatchObject([{ after: { jumlah: 2 } }]);
    expect((await world.move(transaction.id, 'activate')).json).toMatchObject({ status: 409 });
    const path = `/VoucherTransaction/keadaan/${transaction.id}`;
    expect((await world.request('BHBU', 'PUT', path, { event: 'void' })).status).toBe(422);
    expect((await world.move(transaction.id, 'void', 'BHBU')).json).toMatchObject({
      dibatalkan: 2,
    });
    expect((await world.move(transaction.id, 'void', 'BHBU')).json).toMatchObject({ status: 409 });
    expect(await auditOf('void', transaction.id)).toMatchObject([
      { after: { dibatalkan: 2 }, reason: 'Salah cetak' },
    ]);
    expect(await quotaOf(id)).toMatchObject({ sisa: 10, ledger: 10 });
  });
});

describe('a replacement', () => {
  it('voids the voucher that it replaces and takes its quota', async () => {
    const { id } = await world.contract({ kuotaVoucher: 2 });
    const transaction = await world.activeTransaction(id, 2);
    const [lost, other] = await world.vouchersOf(transaction.id);
    const short = await replace({ VoucherTransactionId: transaction.id });
    expect(short.json).toMatchObject({ status: 409, reason: 'quota' });
    const made = await replace({ VoucherTransactionId: transaction.id, menggantikan: lost?.id });
    expect(made.status, made.text).toBe(201);
    expect(made.json).toMatchObject({ status: 'AKTIF', menggantikan: lost?.id });
    const voided = await world.request('BHBU', 'GET', `/Voucher/${lost?.id}`);
    expect(voided.json).toMatchObject({ status: 'DIBATALKAN', voidReason: 'Hilang' });
    expect(await quotaOf(id)).toMatchObject({ sisa: 0, ledger: 0, vouchers: 2 });
    const again = await replace({ VoucherTransactionId: transaction.id, menggantikan: lost?.id });
    expect(again.status).toBe(409);
    const elsewhere = await world.activeTransaction((await world.contract()).id, 1);
    const wrong = await replace({ VoucherTransactionId: elsewhere.id, menggantikan: other?.id });
    expect(wrong.status).toBe(422);
  });
});

describe('the locks of changes', () => {
  /** Locks a row until the test ends, and returns whether another row is free. */
  async function hold(transaction: number) {
    const client = await server.db.$client.connect();
    onTestFinished(() => client.release(true));
    await client.query('begin');
    await client.query('select from voucher_transaction where id = $1 for update', [transaction]);
    return {
      isFree: async (contract: number) => {
        const found = await client.query(
          'select from voucher_contract where id = $1 for update skip locked',
          [contract],
        );
        return found.rowCount === 1;
      },
      release: () => client.query('rollback'),
    };
  }
  const waitForBlockedQuery = () =>
    waitUntil(async () => {
      const { rows } = await server.db.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows.length > 0;
    });

  it.each([
    [
      'a replacement',
      (_: number, transaction: number) => replace({ VoucherTransactionId: transaction }),
    ],
    [
      'a new last day',
      (_: number, transaction: number) => update(transaction, addDays(today(), 9)),
    ],
    [
      'the end of a contract',
      (contract: number) =>
        world.request('ADMIN', 'PUT', `/VoucherContract/keadaan/${contract}`, {
          event: 'cancel',
          alasan: 'Batal',
        }),
    ],
  ])('of %s are those of the transaction, then of the contract', async (_, act) => {
    const { id } = await world.contract();
    const transaction = await world.activeTransaction(id, 1);
    const { isFree, release } = await hold(transaction.id);
    const acting = act(id, transaction.id);
    await waitForBlockedQuery();
    expect(await isFree(id)).toBe(true);
    await release();
    expect((await acting).status).toBeLessThan(300);
  });
});

describe('the quota', () => {
  it('is conserved whatever is done in whatever order', async () => {
    const step = fc.oneof(
      fc.record({ act: fc.constant('issue' as const), n: fc.integer({ min: 1, max: 6 }) }),
      fc.record({
        act: fc.constantFrom('activate', 'voidTransaction', 'voidOne', 'replace'),
        n: fc.nat(20),
      }),
      fc.record({ act: fc.constant('quota' as const), n: fc.integer({ min: 1, max: 15 }) }),
    );
    const { idInvoice } = await world.paidOrder();
    const { id } = await world.contract({ kuotaVoucher: 8 }, { idOrder: 0, idInvoice });
    const transactions: number[] = [];
    const act = async ({ act: kind, n }: { readonly act: string; readonly n: number }) => {
      const transaction = transactions[n % Math.max(1, transactions.length)] ?? 0;
      switch (kind) {
        case 'issue': {
          const issued = await post(id, n);
          if (issued.status === 201) transactions.push(Number(issued.json['id']));
          return issued.status;
        }
        case 'activate':
          return (await world.move(transaction, 'activate')).status;
        case 'voidTransaction':
          return (await world.move(transaction, 'void')).status;
        case 'quota': {
          const body = { ...(await world.getContract(id)), kuotaVoucher: n };
          return (await world.request('ADMIN', 'PUT', `/VoucherContract/${id}`, body)).status;
        }
        default: {
          if (transaction === 0) return 404;
          const vouchers = await world.vouchersOf(transaction);
          const chosen = vouchers[n % Math.max(1, vouchers.length)]?.id;
          if (kind === 'replace') {
            return (await replace({ VoucherTransactionId: transaction, menggantikan: chosen }))
              .status;
          }
          const body = { event: 'void', alasan: 'Salah' };
          return (await world.request('BHBU', 'PUT', `/Voucher/keadaan/${chosen}`, body)).status;
        }
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async steps => {
        for (const one of steps) expect(await act(one)).toBeLessThan(500);
        const found = await quotaOf(id);
        expect(found.ledger).toBe(found.sisa);
        expect(found.vouchers).toBe(found.diterbitkan);
        expect(found.sisa).toBeGreaterThanOrEqual(0);
        expect(found.status).toBe(found.sisa === 0 ? 'HABIS_KUOTA' : 'AKTIF');
      }),
      { numRuns: runs(4) },
    );
  });
});
