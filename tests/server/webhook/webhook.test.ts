import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxTestsPerHour, maxWebhooks } from '#contract/domains/webhook/index.ts';
import { auditLog, bhbu, webhookDelivery } from '#server/platform/db/schema/index.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { isSigned } from './receiver.ts';
import { startWebhookWorld, type WebhookWorld } from './webhook-world.ts';

let at: WebhookWorld;
beforeAll(async () => {
  at = await startWebhookWorld();
});
afterAll(() => at.stop());
beforeEach(() => at.reset());

describe('an event', () => {
  it('says to the company which record changed its state, signed, without personal data', async () => {
    const { id, secret } = await at.make('BHBU');
    const order = await at.world.submit();
    await at.deliverAll();
    const [first] = at.receiver.received;
    expect(at.receiver.received).toHaveLength(1);
    expect(first?.body).toEqual({
      id: expect.any(String) as string,
      nama: 'order.DIAJUKAN',
      waktu: at.server.now().toISOString(),
      data: {
        jenis: 'order',
        id: order.id,
        nomor: order.noOrder,
        peristiwa: expect.any(String) as string,
        dari: 'DRAFT',
        ke: 'DIAJUKAN',
        urutan: expect.any(Number) as number,
        idBHBU: at.world.bhbuId,
        idFaskes: null,
      },
    });
    expect(first && isSigned(first, secret)).toBe(true);
    expect(first && isSigned(first, `${secret}x`)).toBe(false);
    expect(first?.headers['portal-event-id']).toBe(first?.body.id);
    expect(first?.text).not.toMatch(/Bagas|Sekar|0812|contoh\.example/);
    const log = await at.world.request('BHBU', 'GET', `/Webhook/${id}/pengiriman`);
    expect(log.json['data']).toMatchObject([
      { nama: 'order.DIAJUKAN', status: 'TERKIRIM', percobaan: 1, statusHttp: 200 },
    ]);
  });

  it('is not saved when the change is rolled back', async () => {
    const { id } = await at.make('BHBU');
    const { id: idOrder, version } = await at.world.submit();
    await at.server.db.delete(webhookDelivery);
    const withdraw = () =>
      at.world.request('BHBU', 'PUT', `/Order/keadaan/${idOrder}`, {
        event: 'withdraw',
        alasan: 'Tidak jadi',
        version,
      });
    // Fails when the transaction ends, after everything was written.
    const owner = new pg.Client({ connectionString: at.server.ownerConnectionString });
    await owner.connect();
    await owner.query(`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'refused by the test'; end $$`);
    await owner.query(`create constraint trigger refuse after update on "order"
      deferrable initially deferred for each row execute function refuse()`);
    expect((await withdraw()).status).toBe(500);
    expect(await at.deliveries(id)).toEqual([]);
    await owner.query('drop function refuse cascade');
    await owner.end();
    expect((await withdraw()).status).toBe(200);
    expect(await at.deliveries(id)).toMatchObject([{ nama: 'order.DIBATALKAN' }]);
  });

  it('reaches no other company, and a draft only the seller', async () => {
    const other = await buildBhbu(at.server.db);
    const { id: foreign } = await at.make('ADMIN', {
      idBHBU: other,
      peristiwa: ['order', 'invoice'],
    });
    const { id: own } = await at.make('BHBU', { peristiwa: ['order', 'invoice'] });
    const { id: sellers } = await at.make('ADMIN', { peristiwa: ['order', 'invoice'] });
    const { id: idOrder } = await at.world.sign();
    await at.world.settle((await at.world.firstInvoice(idOrder)).id);
    expect(await at.deliveries(foreign)).toEqual([]);
    const invoiceStates = async (id: number) =>
      (await at.deliveries(id)).flatMap(({ nama }) => (nama.startsWith('invoice.') ? [nama] : []));
    expect(await invoiceStates(own)).toEqual(['invoice.TERBIT', 'invoice.LUNAS']);
    // Each term is a draft first, which the company does not see.
    expect((await invoiceStates(sellers)).sort()).toEqual([
      'invoice.DRAFT',
      'invoice.DRAFT',
      'invoice.LUNAS',
      'invoice.TERBIT',
    ]);
    const eventsOf = async (id: number) => (await at.deliveries(id)).map(row => row.eventId);
    const ofSellers = new Set(await eventsOf(sellers));
    const ofOwn = await eventsOf(own);
    expect(ofOwn).not.toEqual([]);
    expect(ofOwn.filter(event => !ofSellers.has(event))).toEqual([]);
  });

  it('is neither made nor sent while the company is deactivated', async () => {
    const { id } = await at.make('BHBU');
    const { id: sellers } = await at.make('ADMIN');
    const { id: idOrder, version } = await at.world.submit();
    const setActive = (isActive: boolean) =>
      at.server.db.update(bhbu).set({ isActive }).where(eq(bhbu.id, at.world.bhbuId));
    await setActive(false);
    const rejected = await at.world.request('AM', 'PUT', `/Order/keadaan/${idOrder}`, {
      event: 'reject',
      alasan: 'Perusahaan dinonaktifkan',
      version,
    });
    expect(rejected.status, rejected.text).toBe(200);
    const namesOf = async (one: number) => (await at.deliveries(one)).map(({ nama }) => nama);
    expect(await namesOf(sellers)).toContain('order.DITOLAK');
    expect(await namesOf(id)).toEqual(['order.DIAJUKAN']);
    await at.deliverAll();
    expect(await at.deliveries(id)).toMatchObject([{ status: 'MENUNGGU', attempts: 0 }]);
    await setActive(true);
    await at.deliverAll();
    expect(await at.deliveries(id)).toMatchObject([{ status: 'TERKIRIM', attempts: 1 }]);
  });
});

describe('the secret', () => {
  it('is shown once, encrypted in the database, and in no log', async () => {
    const { id, secret } = await at.make('BHBU');
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    const row = await at.stored(id);
    expect(row.secret.includes(Buffer.from(secret))).toBe(false);
    const got = await at.world.request('BHBU', 'GET', `/Webhook/${id}`);
    expect(got.text).not.toContain(secret);
    expect(JSON.stringify(await at.server.db.select().from(auditLog))).not.toContain(secret);
    expect(at.server.readLogs()).not.toContain(secret);
  });

  it('is changed with an overlap, in which both sign', async () => {
    const { id, secret } = await at.make('BHBU');
    const changed = await at.world.request('BHBU', 'POST', `/Webhook/rahasia/${id}`, {
      rahasiaLamaJam: '24',
    });
    const fresh = String(changed.json['rahasia']);
    const send = async () => {
      await at.test('BHBU', id);
      await at.deliverAll();
      return at.receiver.received.at(-1);
    };
    const both = await send();
    expect(both && isSigned(both, secret) && isSigned(both, fresh)).toBe(true);
    at.server.advanceTime(25 * 3_600_000);
    const one = await send();
    expect(one && isSigned(one, fresh)).toBe(true);
    expect(one && isSigned(one, secret)).toBe(false);
  });
});

describe('the rights', () => {
  it('a company and a facility have their own only, with the kinds that concern them', async () => {
    const { id } = await at.make('BHBU');
    expect((await at.world.request('FASKES', 'GET', `/Webhook/${id}`)).status).toBe(404);
    expect((await at.world.request('FASKES', 'POST', `/Webhook/ulang/${id}`, {})).status).toBe(404);
    expect((await at.create('BHBU', { peristiwa: ['batch'] })).status).toBe(422);
    expect((await at.create('FASKES', { peristiwa: ['invoice'] })).status).toBe(422);
    expect((await at.create('FASKES')).status).toBe(201);
    const member = await at.server.signIn({
      role: 'BHBU',
      bhbuId: at.world.bhbuId,
      hak: ['MEMESAN'],
    });
    expect((await at.server.request('GET', '/Webhook', { token: member.token })).status).toBe(403);
    const other = await buildBhbu(at.server.db);
    expect((await at.create('BHBU', { idBHBU: other })).status).toBe(422);
  });

  it('a delivery of another organisation is not sent again', async () => {
    const { id: foreign } = await at.make('ADMIN');
    await at.test('ADMIN', foreign);
    const [row] = await at.deliveries(foreign);
    const sent = await at.world.request('BHBU', 'POST', `/Webhook/pengiriman/ulang/${row?.id}`, {});
    expect(sent.status).toBe(404);
  });

  it('has limits: webhooks of an organisation, and tests within an hour', async () => {
    const { id } = await at.make('BHBU');
    for (let count = 1; count < maxWebhooks; count += 1) await at.make('BHBU');
    expect((await at.create('BHBU')).status).toBe(409);
    for (let count = 0; count < maxTestsPerHour; count += 1) {
      expect((await at.test('BHBU', id)).status).toBe(200);
    }
    expect((await at.test('BHBU', id)).status).toBe(429);
    const removed = await at.world.request('BHBU', 'DELETE', `/Webhook/${id}`);
    expect(removed.status).toBe(200);
    expect(await at.deliveries(id)).toEqual([]);
  });
});
