import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { checkPerson } from '#server/platform/lifecycle/two-persons.ts';
import type { TwoPersonAction } from '#contract/two-person-actions.ts';
import { accountLinkDays, twoPersons, type TwoPersons } from '#contract/two-persons.ts';
import { buildDeliveryWorld, drawnSigning } from '../../builders/workOrder.ts';
import { moneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { applicationDocuments, toFormData } from '../../builders/application.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let sequence = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const decisions = Object.keys(twoPersons) as TwoPersonAction[];

/** Writes an audit entry as the action of an account would. */
const act = (action: string, recordId: number, actorId: number, after: object | null = null) =>
  server.db.insert(auditLog).values({
    at: server.now().toISOString(),
    action,
    resource: action.split('.')[0] ?? '',
    recordId: String(recordId),
    actorId,
    actorName: 'Contoh',
    actorRole: 'ADMIN',
    after,
  });

const account = async () => (await server.signIn({ role: 'ADMIN' })).id;

/** Returns why an account may not decide; undefined when it may. */
async function refusal(action: TwoPersonAction, recordId: number, id: number) {
  const user = { id, fullName: 'Contoh', role: 'ADMIN' } as const;
  const { refusal: found } = await checkPerson(
    { db: server.db, now: server.now(), user },
    action,
    recordId,
  );
  return found?.key;
}

describe.each(decisions)('%s', action => {
  const { after, since }: TwoPersons = twoPersons[action];

  it.each(after)('is refused to who did %s, and to no one else', async earlier => {
    const recordId = (sequence += 1);
    const [one, two] = [await account(), await account()];
    await act(earlier, recordId, one);
    expect(await refusal(action, recordId, one)).toBe('lifecycle.samePerson');
    expect(await refusal(action, recordId, two)).toBeUndefined();
    // Of several who did it, each is refused.
    await act(earlier, recordId, two);
    expect(await refusal(action, recordId, one)).toBe('lifecycle.samePerson');
    expect(await refusal(action, recordId, recordId + 100_000)).toBeUndefined();
    if (since === undefined) return;
    await act(since, recordId, two);
    expect(await refusal(action, recordId, one)).toBeUndefined();
  });

  it('is refused to an account that the other made, reset or changed the address of lately', async () => {
    const [earlier = ''] = after;
    for (const [taking, fields] of [
      ['user.create', null],
      ['user.resetPassword', null],
      ['user.removeFactor', null],
      ['user.update', { email: 'lain@contoh.test' }],
    ] as const) {
      const recordId = (sequence += 1);
      const [one, two, third] = [await account(), await account(), await account()];
      await act(earlier, recordId, one);
      await act(taking, two, one, fields);
      expect(await refusal(action, recordId, two), taking).toBe('lifecycle.linkedAccount');
      expect(await refusal(action, recordId, third)).toBeUndefined();
      // And the other way: who reset the one that entered.
      await act(taking, one, third, fields);
      expect(await refusal(action, recordId, third), taking).toBe('lifecycle.linkedAccount');
      server.advanceTime((accountLinkDays + 1) * 86_400_000);
      expect(await refusal(action, recordId, two)).toBeUndefined();
    }
  });

  it('is refused when someone reset both accounts', async () => {
    const [earlier = ''] = after;
    const recordId = (sequence += 1);
    const [one, two, admin] = [await account(), await account(), await account()];
    await act(earlier, recordId, one);
    await act('user.resetPassword', one, admin);
    expect(await refusal(action, recordId, two)).toBeUndefined();
    await act('user.resetPassword', two, admin);
    expect(await refusal(action, recordId, two)).toBe('lifecycle.linkedAccount');
  });
});

describe('with one person', () => {
  let current: TestServer;
  beforeEach(async () => {
    current = await startTestServer();
  });
  afterEach(() => current.stop());
  const today = () => current.now().toISOString().slice(0, 10);

  it('a payment is not verified after it was saved by two and proved by one of them', async () => {
    const world = moneyWorld(current, await buildOrderWorld(current, { stock: 1_000_000 }));
    const order = await world.sign();
    const invoice = await world.firstInvoice(order.id);
    const values = {
      idInvoice: invoice.id,
      tanggalBayar: today(),
      jumlah: 1_000,
      bankPengirim: 'Bank Contoh',
      namaPengirim: 'PT Contoh',
    };
    const entered = await world.request('FINANCE', 'POST', '/Payment', values);
    const id = Number(entered.json['id']);
    await world.request('ADMIN', 'PUT', `/Payment/${id}`, { ...values, version: 1 });
    await world.request(
      'ADMIN',
      'PUT',
      `/payment/upload/${id}`,
      toFormData({ fileBukti: applicationDocuments('b')['fileNPWP'] ?? '' }),
    );
    const verify = (role: 'FINANCE' | 'SUPERADMIN') =>
      world.request(role, 'PUT', `/payment/verify/${id}`, { disetujui: true });
    expect((await verify('FINANCE')).json).toMatchObject({ status: 409, reason: 'twoPersons' });
    expect((await verify('SUPERADMIN')).status).toBe(200);
  });

  it('the handover record is not signed by who shipped', async () => {
    const world = await buildDeliveryWorld(current);
    const { id } = await world.draft(await world.paidOrder());
    await world.moveTo(id, 'DIKEMAS');
    const shipped = await world.request('AM', 'PUT', `/WorkOrder/kirim/${id}`, {
      suhuMuat: 5,
      namaKurir: 'Rangga Wicaksono',
      hpKurir: '081234567811',
      noKendaraan: 'D 1234 ABC',
    });
    expect(shipped.status).toBe(200);
    await world.moveTo(id, 'TIBA');
    await world.count(id);
    const sign = (role: 'AM' | 'FASKES') =>
      world.request(role, 'POST', `/WorkOrder/bast/${id}`, drawnSigning());
    expect((await sign('AM')).json).toMatchObject({ status: 409, reason: 'twoPersons' });
    expect((await sign('FASKES')).status).toBe(200);
  });

  it('an excess is not refunded by who verified the payment', async () => {
    const world = moneyWorld(current, await buildOrderWorld(current, { stock: 1_000_000 }));
    const order = await world.sign();
    const invoice = await world.firstInvoice(order.id);
    const { id } = await world.pay(invoice.id, invoice.sisa + 5_000);
    expect((await world.verify(id)).status).toBe(200);
    const refund = (role: 'FINANCE' | 'ADMIN') =>
      world.request(
        role,
        'POST',
        `/Payment/kembalikan/${id}`,
        toFormData({
          jumlah: '5000',
          tanggal: today(),
          noReferensi: 'TRF-1',
          alasan: 'Kelebihan bayar',
          filePengembalian: applicationDocuments('r')['fileNPWP'] ?? '',
        }),
      );
    expect((await refund('FINANCE')).json).toMatchObject({ status: 409, reason: 'twoPersons' });
    expect((await refund('ADMIN')).status).toBe(200);
  });
});
