import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { createCode } from '#contract/domains/voucher/code.ts';
import type { Voucher } from '#contract/domains/voucher/record.ts';
import { auditLog, pks } from '#server/platform/db/schema/index.ts';
import { buildFaskes, personBody } from '../../builders/peserta.ts';
import { buildVoucherWorld, type PaidOrder, type VoucherWorld } from '../../builders/voucher.ts';
import { doseBody } from '../../builders/vaksinasi.ts';
import { startTestServer, type TestResponse, type TestServer } from '../harness/server.ts';

type Body = Readonly<Record<string, unknown>>;
type Role = keyof VoucherWorld['tokens'];

/** A company with vouchers, a clinic that accepts them, and another one. */
export interface ClinicFixture {
  readonly server: TestServer;
  readonly world: VoucherWorld;
  readonly paid: PaidOrder;
  readonly otherFaskesId: number;
  /** Makes a request as the nurse of the other clinic. */
  readonly atOtherClinic: (method: string, path: string, body?: unknown) => Promise<TestResponse>;
  /** Issues active vouchers of a new contract. */
  readonly vouchers: (count: number, contract?: Body, transaction?: Body) => Promise<Voucher[]>;
  /** Issues one active voucher of a new contract. */
  readonly oneVoucher: (contract?: Body, transaction?: Body) => Promise<Voucher>;
  readonly bind: (code: string, person?: Body, role?: Role) => Promise<TestResponse>;
  /** Issues a voucher and binds it to a new person at the clinic. */
  readonly bound: (contract?: Body, transaction?: Body) => Promise<Voucher>;
  readonly use: (id: number, body?: unknown, role?: Role) => Promise<TestResponse>;
  readonly change: (id: number, event: string, role?: Role) => Promise<TestResponse>;
  readonly check: (code: string, role?: Role) => Promise<TestResponse>;
  readonly get: (id: number) => Promise<Voucher>;
  /** Suspends the agreement of the paid order, or resumes it. */
  readonly setAgreement: (status: 'AKTIF' | 'DITANGGUHKAN') => Promise<void>;
  readonly auditOf: (action: string, id: number) => Promise<number>;
}

let sequence = 0;

/** Returns a well-formed code that no voucher has. */
export function unknownCode(): string {
  sequence += 1;
  const random = new Uint8Array(12);
  new DataView(random.buffer).setUint32(0, sequence);
  return createCode('TDK', random);
}

/** Returns the body that binds a voucher to a new person; overrides replace the person's fields. */
export function bindBody(kode: string, overrides: Body = {}): Record<string, unknown> {
  const { tanggalBooster: _on, batch: _batch, faskesPelaksana: _at, ...person } = personBody();
  return { kode, ...person, ...overrides };
}

/** Returns a given dose as `use` takes it. */
export function paidDose(overrides: Body = {}): Record<string, unknown> {
  const { idPeserta: _person, idFaskes: _facility, ...dose } = doseBody(0, 0, overrides);
  return dose;
}

const succeed = (response: TestResponse): Record<string, unknown> => {
  if (response.status >= 400) throw new Error(response.text);
  return response.json;
};

/** Starts the fixture before the tests of a file. @returns a getter that throws outside of tests */
export function useClinicFixture(): () => ClinicFixture {
  let fixture: ClinicFixture | undefined;
  beforeAll(async () => {
    const server = await startTestServer();
    const world = await buildVoucherWorld(server);
    const paid = await world.paidOrder();
    const otherFaskesId = await buildFaskes(server.db);
    const other = await server.signIn({ role: 'FASKES', faskesId: otherFaskesId });
    const { request } = world;
    const vouchers: ClinicFixture['vouchers'] = async (count, contract, transaction) => {
      const { id } = await world.contract({ jenisPenerima: 'UMUM', ...contract }, paid);
      const issued = await world.activeTransaction(id, count, transaction);
      return await world.vouchersOf(issued.id);
    };
    const oneVoucher: ClinicFixture['oneVoucher'] = async (contract, transaction) => {
      const [one] = await vouchers(1, { kuotaVoucher: 1, ...contract }, transaction);
      if (!one) throw new Error('No voucher was issued.');
      return one;
    };
    const bind: ClinicFixture['bind'] = (code, person, role = 'FASKES') =>
      request(role, 'POST', '/peserta/pesertavoucher', bindBody(code, person));
    fixture = {
      server,
      world,
      paid,
      otherFaskesId,
      atOtherClinic: (method, path, body) =>
        server.request(method, path, { token: other.token, body }),
      vouchers,
      oneVoucher,
      bind,
      bound: async (contract, transaction) => {
        const { code } = await oneVoucher(contract, transaction);
        return succeed(await bind(code)) as unknown as Voucher;
      },
      use: (id, body, role = 'FASKES') => request(role, 'PUT', `/Voucher/${id}/use`, body),
      change: (id, event, role = 'ADMIN') =>
        request(role, 'PUT', `/Voucher/keadaan/${id}`, { event, alasan: 'Salah orang' }),
      check: (code, role = 'FASKES') => request(role, 'GET', `/Voucher/checkvoucher/${code}`),
      get: async id =>
        succeed(await request('ADMIN', 'GET', `/Voucher/${id}`)) as unknown as Voucher,
      setAgreement: async status => {
        await server.db.update(pks).set({ status }).where(eq(pks.idOrder, paid.idOrder));
      },
      auditOf: async (action, id) =>
        (await server.db.select().from(auditLog)).filter(
          entry => entry.action === action && entry.recordId === String(id),
        ).length,
    };
  });
  afterAll(() => fixture?.server.stop());
  return () => {
    if (!fixture) throw new Error('The fixture exists only while tests run.');
    return fixture;
  };
}
