import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Task } from '#contract/domains/dashboard/index.ts';
import type { Order } from '#contract/domains/order/record.ts';
import type { CompanyRight } from '#contract/policy.ts';
import { appUser, notification, stateHistory } from '#server/platform/db/schema/index.ts';
import { buildOrderWorld, orderLineBody, type OrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

type Account = Awaited<ReturnType<TestServer['signIn']>>;

let server: TestServer;
let world: OrderWorld;
/** Two people who order, and one who does not. */
let author: Account;
let approver: Account;
let payer: Account;

const signIn = (fullName: string, hak: readonly CompanyRight[]) =>
  server.signIn({ role: 'BHBU', bhbuId: world.bhbuId, fullName, hak });

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server, { stock: 1_000_000 });
  // The world's own account of the company leaves, so that these are all who order.
  await server.db.update(appUser).set({ isActive: false }).where(eq(appUser.bhbuId, world.bhbuId));
  author = await signIn('Andi Penyusun', ['MEMESAN', 'MENGELOLA_AKUN']);
  approver = await signIn('Budi Penyetuju', ['MEMESAN']);
  payer = await signIn('Cici Pembayar', ['MEMBAYAR']);
});
afterAll(() => server.stop());

const setApproval = async (persetujuanPesanan: boolean) => {
  const path = `/AkunPerusahaan/persetujuan/${world.bhbuId}`;
  const { status, text } = await server.request('PUT', path, {
    token: author.token,
    body: { persetujuanPesanan },
  });
  expect(status, text).toBe(200);
};
beforeEach(() => setApproval(true));

const ask = (account: Account, method: string, path: string, body?: unknown) =>
  server.request(method, path, { token: account.token, body });
const change = (account: Account, { id }: Pick<Order, 'id'>, event: string, alasan?: string) =>
  ask(account, 'PUT', `/Order/keadaan/${id}`, { event, alasan });
const submit = async (account = author): Promise<Order> => {
  const response = await ask(account, 'POST', '/Order', world.body());
  expect(response.status, response.text).toBe(201);
  return response.json as unknown as Order;
};
const historyOf = async (id: number) =>
  (
    await server.db
      .select({ event: stateHistory.event, by: stateHistory.actorName })
      .from(stateHistory)
      .where(and(eq(stateHistory.resource, 'order'), eq(stateHistory.recordId, String(id))))
      .orderBy(stateHistory.id)
  ).map(({ event, by }) => `${event}: ${by}`);

async function countTask(account: Account): Promise<number> {
  const { json } = await ask(account, 'GET', '/Dashboard/pekerjaan');
  const data = json['data'] as { jenis: Task; jumlah: number }[];
  return data.find(({ jenis }) => jenis === 'pesananDisetujui')?.jumlah ?? 0;
}

describe('an order of a company that requires an approval', () => {
  it('waits for another person who may order, without a number', async () => {
    const order = await submit();
    expect(order).toMatchObject({
      status: 'MENUNGGU_PERSETUJUAN',
      noOrder: null,
      tanggalOrder: null,
      totalHarga: expect.any(Number) as number,
      persetujuan: {
        peminta: 'Andi Penyusun',
        penyetuju: [{ id: approver.id, nama: 'Budi Penyetuju' }],
      },
    });
    const approved = await change(approver, order, 'approve');
    expect(approved.json, approved.text).toMatchObject({
      status: 'DIAJUKAN',
      noOrder: expect.any(String) as string,
      tanggalOrder: '2030-01-02',
      persetujuan: null,
    });
    expect(await historyOf(order.id)).toEqual([
      'create: Andi Penyusun',
      'requestApproval: Andi Penyusun',
      'approve: Budi Penyetuju',
    ]);
  });

  it('is a task of those who may approve it, and they are notified', async () => {
    const before = await countTask(approver);
    const order = await submit();
    expect(await countTask(approver)).toBe(before + 1);
    expect(await countTask(author)).toBe(0);
    expect(await countTask(payer)).toBe(0);
    const listed = await ask(approver, 'GET', '/Order?perluSetuju=true&pageSize=100');
    expect((listed.json['data'] as Order[]).map(({ id }) => id)).toContain(order.id);
    const told = await server.db
      .select({ userId: notification.userId })
      .from(notification)
      .where(
        and(
          eq(notification.message, 'order.requestApproval'),
          eq(notification.recordId, String(order.id)),
        ),
      );
    expect(told).toEqual([{ userId: approver.id }]);
    await change(approver, order, 'approve');
    expect(await countTask(approver)).toBe(before);
  });

  it('is approved neither by its author, nor by a colleague without the right, nor by the staff', async () => {
    const order = await submit();
    const own = await change(author, order, 'approve');
    expect(own.status).toBe(409);
    expect(own.json).toMatchObject({ reason: 'byAnotherPerson' });
    expect(own.json['detail']).toContain('Budi Penyetuju');
    expect((await change(payer, order, 'approve')).status).toBe(403);
    for (const role of ['AM', 'ADMIN', 'LEGAL'] as const) {
      const { status } = await world.request(role, 'PUT', `/Order/keadaan/${order.id}`, {
        event: 'approve',
      });
      expect(status, role).toBe(403);
    }
    // The seller cannot decide before.
    const accepted = await world.request('LEGAL', 'PUT', `/Order/keadaan/${order.id}`, {
      event: 'accept',
    });
    expect(accepted.status).toBe(409);
  });

  it('goes back to a draft with a reason, and is then changed and approved', async () => {
    const order = await submit();
    expect((await change(approver, order, 'disapprove')).status).toBe(422);
    const back = await change(approver, order, 'disapprove', 'Terlalu banyak dosis');
    expect(back.json, back.text).toMatchObject({
      status: 'DRAFT',
      alasan: 'Terlalu banyak dosis',
      totalHarga: null,
    });
    const again = await ask(author, 'PUT', '/Order', {
      ...world.body({ jumlahPeserta: 50, jumlahDosis: 100 }),
      idOrder: order.id,
      baris: [orderLineBody(world, { jumlahPeserta: 50, jumlahDosis: 100 })],
    });
    expect(again.json, again.text).toMatchObject({ status: 'MENUNGGU_PERSETUJUAN', alasan: null });
    expect((await change(approver, order, 'approve')).json).toMatchObject({ jumlahDosis: 100 });
  });

  it('is taken back by its author, and cannot be changed while it waits', async () => {
    const order = await submit();
    const edited = await ask(author, 'PUT', '/Order', { ...world.body(), idOrder: order.id });
    expect(edited.status).toBe(409);
    expect((await change(author, order, 'recall')).json).toMatchObject({ status: 'DRAFT' });
  });

  it('is approved once, when two approve at once', async () => {
    const third = await signIn('Dedi Penyetuju', ['MEMESAN']);
    const order = await submit();
    const outcomes = await Promise.all([
      change(approver, order, 'approve'),
      change(third, order, 'approve'),
      change(approver, order, 'disapprove', 'Tidak jadi dipesan'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await historyOf(order.id)).toHaveLength(3);
    await server.db.update(appUser).set({ isActive: false }).where(eq(appUser.id, third.id));
  });

  it('is not submitted by the only person who could approve it', async () => {
    const draft = await ask(author, 'POST', '/Order', { ...world.body(), draft: true });
    const submitted = await ask(approver, 'PUT', '/Order', {
      ...world.body(),
      idOrder: draft.json['id'],
    });
    expect(submitted.status).toBe(409);
    expect(submitted.json['detail']).toContain('Andi Penyusun');
    const kept = await ask(author, 'GET', `/Order/${String(draft.json['id'])}`);
    expect(kept.json).toMatchObject({ status: 'DRAFT', totalHarga: null });
  });

  it('waits also when the staff submit it', async () => {
    const body = world.body({ bhbuId: world.bhbuId });
    const submitted = await world.request('AM', 'POST', '/Order', body);
    expect(submitted.json, submitted.text).toMatchObject({ status: 'MENUNGGU_PERSETUJUAN' });
    const order = submitted.json as unknown as Order;
    expect(order.persetujuan?.penyetuju.map(({ id }) => id)).toEqual([author.id, approver.id]);
    expect((await change(author, order, 'approve')).status).toBe(200);
  });

  it('is hidden from the facility until it is settled', async () => {
    const order = await submit();
    expect((await world.request('FASKES', 'GET', `/Order/${order.id}`)).status).toBe(404);
  });
});

describe('an amendment', () => {
  it('waits for the approval alike', async () => {
    await setApproval(false);
    const original = await submit();
    expect(original.status).toBe('DIAJUKAN');
    await world.request('LEGAL', 'PUT', `/Order/keadaan/${original.id}`, { event: 'accept' });
    await setApproval(true);
    const amended = await ask(author, 'POST', '/Order/CreateAmandemen', {
      ...world.body({ jumlahPeserta: 150, jumlahDosis: 300 }),
      idOrder: original.id,
      alasanAmandemen: 'Jumlah karyawan bertambah',
      baris: [
        orderLineBody(world, {
          id: original.baris[0]?.id,
          jumlahPeserta: 150,
          jumlahDosis: 300,
        }),
      ],
    });
    expect(amended.json, amended.text).toMatchObject({ status: 'MENUNGGU_PERSETUJUAN' });
    const approved = await change(approver, amended.json as unknown as Order, 'approve');
    expect(approved.json, approved.text).toMatchObject({ status: 'DIAJUKAN', nomorAmandemen: 1 });
  });
});

describe('an order that waits when the approval is switched off', () => {
  it('is still approved or taken back, and a new one is submitted directly', async () => {
    const waiting = await submit();
    await setApproval(false);
    expect((await change(author, waiting, 'recall')).status).toBe(200);
    expect((await submit()).status).toBe('DIAJUKAN');
  });
});
