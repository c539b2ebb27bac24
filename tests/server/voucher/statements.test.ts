import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useClinicFixture, type ClinicFixture } from './clinic-fixture.ts';

// The spy is installed before any connection exists, because a connection keeps the query function
// it finds.
const querySpy = vi.spyOn(pg.Client.prototype, 'query');

const fixture = useClinicFixture();
let world: ClinicFixture['world'];
beforeAll(() => {
  ({ world } = fixture());
});
afterAll(() => {
  querySpy.mockRestore();
});

/** Returns how many statements a call makes. */
async function countStatements(call: () => Promise<{ readonly status: number }>): Promise<number> {
  querySpy.mockClear();
  expect((await call()).status).toBe(200);
  return querySpy.mock.calls.length;
}

const lists = ['/VoucherContract', '/VoucherTransaction'];
const list = (path: string, pageSize: number) =>
  world.request('ADMIN', 'GET', `${path}?pageSize=${pageSize}`);

/** Issues a voucher of a new contract of a new order. @returns the id of the contract */
async function issueOfNewOrder(): Promise<number> {
  const { id } = await world.contract({}, await world.paidOrder());
  await world.activeTransaction(id, 1);
  return id;
}

describe('the statements', () => {
  it('of a check are few', async () => {
    const { code } = await fixture().oneVoucher();
    const { code: boundCode } = await fixture().bound();
    await fixture().check(code);
    const check = (one: string) => countStatements(() => fixture().check(one));
    expect(await check(code)).toBeLessThanOrEqual(8);
    expect(await check(boundCode)).toBeLessThanOrEqual(8);
  });

  it('of a page do not grow with its contracts', async () => {
    for (let n = 0; n < 3; n += 1) await issueOfNewOrder();
    for (const path of lists) {
      const one = await countStatements(() => list(path, 1));
      expect([path, await countStatements(() => list(path, 3))]).toEqual([path, one]);
    }
  });
});

describe('a page', () => {
  it('says of each contract and transaction what forbids its vouchers', async () => {
    const { voucherContractId } = await fixture().oneVoucher();
    const other = await issueOfNewOrder();
    await fixture().setAgreement('DITANGGUHKAN');
    const pages: unknown[] = [];
    for (const path of lists) pages.push((await list(path, 100)).json['data']);
    await fixture().setAgreement('AKTIF');
    const [contracts, transactions] = pages.map(data => data as Record<string, unknown>[]);
    const obstacleOf = (rows: Record<string, unknown>[] | undefined, key: string, id: number) =>
      rows?.find(row => row[key] === id)?.['halangan'];
    expect(obstacleOf(contracts, 'id', voucherContractId)).toContain('ditangguhkan');
    expect(obstacleOf(contracts, 'id', other)).toBeNull();
    expect(obstacleOf(transactions, 'voucherContractId', voucherContractId)).toContain(
      'ditangguhkan',
    );
    expect(obstacleOf(transactions, 'voucherContractId', other)).toBeNull();
  });
});
