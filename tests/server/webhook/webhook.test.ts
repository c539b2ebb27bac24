import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failureDays, maxTestsPerHour, maxWebhooks } from '#contract/domains/webhook/index.ts';
import {
  deliverNextEvent,
  startWebhookWorker,
  type WebhookDeliveryOptions,
} from '#server/domains/webhook/index.ts';
import {
  auditLog,
  bhbu,
  notification,
  outbox,
  webhook,
  webhookDelivery,
} from '#server/platform/db/schema/index.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { createManualTimers } from '../harness/manual-timers.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { isSigned, startReceiver, type Receiver } from './receiver.ts';

const dayMs = 86_400_000;

let receiver: Receiver;
let server: TestServer;
let world: MoneyWorld;
let address: string;

beforeAll(async () => {
  receiver = await startReceiver();
  address = `http://127.0.0.1:${receiver.port}/hook`;
  server = await startTestServer({
    webhookHosts: [
      `http://127.0.0.1:${receiver.port}`,
      `http://penerima.internal:${receiver.port}`,
      'hris.contoh.co.id',
      '*.mitra.example',
    ],
  });
  world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answer = response => response.end('ok');
});
afterEach(() => server.db.delete(webhook));

type Role = Parameters<MoneyWorld['request']>[0];

const create = (role: Role, body: Readonly<Record<string, unknown>> = {}) =>
  world.request(role, 'POST', '/Webhook', {
    nama: 'HRIS Contoh',
    alamat: address,
    peristiwa: role === 'FASKES' ? ['workOrder'] : ['order'],
    ...body,
  });

/** Makes a webhook and returns its id and its secret. */
async function make(role: Role, body: Readonly<Record<string, unknown>> = {}) {
  const made = await create(role, body);
  expect(made.status, made.text).toBe(201);
  return { id: Number(made.json['id']), secret: String(made.json['rahasia']), json: made.json };
}

const stored = async (id: number) => {
  const [row] = await server.db.select().from(webhook).where(eq(webhook.id, id));
  if (!row) throw new Error('There is no such webhook.');
  return row;
};
const deliveries = (id: number) =>
  server.db
    .select()
    .from(webhookDelivery)
    .where(eq(webhookDelivery.webhookId, id))
    .orderBy(webhookDelivery.id);
const test = (role: Role, id: number) => world.request(role, 'POST', `/Webhook/uji/${id}`, {});

/** Delivers the next due event as a worker does. */
const deliver = (options: Partial<WebhookDeliveryOptions> = {}): Promise<boolean> =>
  deliverNextEvent({
    ...server.deps,
    resolve: () => Promise.reject(new Error('no name is to be resolved')),
    signal: new AbortController().signal,
    turns: { last: 0 },
    timeoutMs: 5_000,
    ...options,
  });
async function deliverAll(): Promise<void> {
  while (await deliver());
}

describe('an event', () => {
  it('tells the company which record changed its state, signed, without personal data', async () => {
    const { id, secret } = await make('BHBU');
    const order = await world.submit();
    await deliverAll();
    const [first] = receiver.received;
    expect(receiver.received).toHaveLength(1);
    expect(first?.body).toEqual({
      id: expect.any(String) as string,
      nama: 'order.DIAJUKAN',
      waktu: server.now().toISOString(),
      data: {
        jenis: 'order',
        id: order.id,
        nomor: order.noOrder,
        peristiwa: expect.any(String) as string,
        dari: 'DRAFT',
        ke: 'DIAJUKAN',
        urutan: expect.any(Number) as number,
        idBHBU: world.bhbuId,
        idFaskes: null,
      },
    });
    expect(first && isSigned(first, secret)).toBe(true);
    expect(first && isSigned(first, `${secret}x`)).toBe(false);
    expect(first?.headers['portal-event-id']).toBe(first?.body.id);
    expect(first?.text).not.toMatch(/Bagas|Sekar|0812|contoh\.example/);
    const log = await world.request('BHBU', 'GET', `/Webhook/${id}/pengiriman`);
    expect(log.json['data']).toMatchObject([
      { nama: 'order.DIAJUKAN', status: 'TERKIRIM', percobaan: 1, statusHttp: 200 },
    ]);
  });

  it('is not saved when the change is rolled back', async () => {
    const { id } = await make('BHBU');
    const order = await world.submit();
    await server.db.delete(webhookDelivery);
    const refused = await world.request('LEGAL', 'PUT', `/Order/tolak/${order.id}`, {});
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(await deliveries(id)).toEqual([]);
  });

  it('reaches no other company, and a draft only the seller', async () => {
    const other = await buildBhbu(server.db);
    const { id: foreign } = await make('ADMIN', { idBHBU: other, peristiwa: ['order', 'invoice'] });
    const { id: own } = await make('BHBU', { peristiwa: ['order', 'invoice'] });
    const { id: sellers } = await make('ADMIN', { peristiwa: ['order', 'invoice'] });
    const { id: idOrder } = await world.sign();
    await world.settle((await world.firstInvoice(idOrder)).id);
    expect(await deliveries(foreign)).toEqual([]);
    const invoiceStates = async (id: number) =>
      (await deliveries(id)).flatMap(({ nama }) => (nama.startsWith('invoice.') ? [nama] : []));
    expect(await invoiceStates(own)).toEqual(['invoice.TERBIT', 'invoice.LUNAS']);
    // Each term is a draft first, which the company does not see.
    expect((await invoiceStates(sellers)).sort()).toEqual([
      'invoice.DRAFT',
      'invoice.DRAFT',
      'invoice.LUNAS',
      'invoice.TERBIT',
    ]);
    const told = async (id: number) => new Set((await deliveries(id)).map(row => row.eventId));
    const toldSellers = await told(sellers);
    expect([...(await told(own))].filter(event => !toldSellers.has(event))).toEqual([]);
  });

  it('is not made while the company is deactivated', async () => {
    const { id } = await make('BHBU');
    await server.db.update(bhbu).set({ isActive: false }).where(eq(bhbu.id, world.bhbuId));
    await test('ADMIN', id);
    expect(await deliver()).toBe(false);
    await server.db.update(bhbu).set({ isActive: true }).where(eq(bhbu.id, world.bhbuId));
    expect(await deliver()).toBe(true);
  });
});

describe('the secret', () => {
  it('is shown once, encrypted in the database, and in no log', async () => {
    const { id, secret } = await make('BHBU');
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    const row = await stored(id);
    expect(row.secret.includes(Buffer.from(secret))).toBe(false);
    const got = await world.request('BHBU', 'GET', `/Webhook/${id}`);
    expect(got.text).not.toContain(secret);
    expect(JSON.stringify(await server.db.select().from(auditLog))).not.toContain(secret);
    expect(server.readLogs()).not.toContain(secret);
  });

  it('is changed with an overlap, in which both sign', async () => {
    const { id, secret } = await make('BHBU');
    const changed = await world.request('BHBU', 'POST', `/Webhook/rahasia/${id}`, {
      rahasiaLamaJam: '24',
    });
    const fresh = String(changed.json['rahasia']);
    const send = async () => {
      await test('BHBU', id);
      await deliverAll();
      return receiver.received.at(-1);
    };
    const both = await send();
    expect(both && isSigned(both, secret) && isSigned(both, fresh)).toBe(true);
    server.advanceTime(25 * 3_600_000);
    const one = await send();
    expect(one && isSigned(one, fresh)).toBe(true);
    expect(one && isSigned(one, secret)).toBe(false);
  });
});

describe('an address', () => {
  it.each([
    'https://lain.example/hook',
    'https://mitra.example/hook',
    'https://xmitra.example/hook',
    'https://a.mitra.example:8443/hook',
    'https://hris.contoh.co.id.jahat.example/',
    'https://hris.contoh.co.id@jahat.example/',
    'https://jahat.example\\@hris.contoh.co.id/',
    'http://hris.contoh.co.id/',
    'http://127.0.0.1:1/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'ftp://hris.contoh.co.id/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://hris.contoh.co.id/#x',
    'https://hris.contoh.co.id/3273010203040506',
  ])('is refused outside the allowed hosts: %s', async alamat => {
    const refused = await create('BHBU', { alamat });
    expect(refused.status, alamat).toBe(422);
    expect(refused.text).toContain('"alamat"');
  });

  it.each(['https://hris.contoh.co.id/hook?a=1', 'https://a.b.mitra.example/'])(
    'is taken on an allowed host: %s',
    async alamat => {
      expect((await create('BHBU', { alamat })).status).toBe(201);
    },
  );

  it.each([['127.0.0.1'], ['10.1.2.3'], ['169.254.169.254'], ['fd00::1'], ['::ffff:127.0.0.1']])(
    'that a name leads to is refused when it is private: %s',
    async found => {
      const { id } = await make('BHBU', { alamat: 'https://hris.contoh.co.id/' });
      await test('BHBU', id);
      // One private address among public ones is enough.
      await deliver({ resolve: () => Promise.resolve(['93.184.216.34', found]) });
      expect(await deliveries(id)).toMatchObject([
        { status: 'MENUNGGU', failure: 'ALAMAT_PRIBADI', httpStatus: null },
      ]);
    },
  );

  it('is resolved once, and the connection goes to what was checked', async () => {
    const { id } = await make('BHBU', {
      alamat: `http://penerima.internal:${receiver.port}/hook`,
    });
    await test('BHBU', id);
    const answers = [['127.0.0.1'], ['10.255.255.1']];
    let asked = 0;
    await deliver({ resolve: () => Promise.resolve(answers[asked++] ?? []) });
    expect(asked).toBe(1);
    expect(receiver.received.map(({ headers }) => headers.host)).toEqual([
      `penerima.internal:${receiver.port}`,
    ]);
  });

  it('is refused when its host is allowed no longer', async () => {
    const { id } = await make('BHBU');
    await test('BHBU', id);
    await deliver({ config: { webhookHosts: [] } });
    expect(receiver.received).toEqual([]);
    expect(await deliveries(id)).toMatchObject([{ failure: 'HOST_DITOLAK' }]);
  });
});

describe('a delivery', () => {
  it('follows no redirect', async () => {
    const { id } = await make('BHBU');
    await test('BHBU', id);
    receiver.answer = response => response.writeHead(302, { location: '/lain' }).end();
    await deliver();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
    expect(await deliveries(id)).toMatchObject([{ failure: 'DIALIHKAN', httpStatus: 302 }]);
  });

  it('ends when the receiver is slow', async () => {
    const { id } = await make('BHBU');
    await test('BHBU', id);
    receiver.answer = () => undefined;
    await deliver({ timeoutMs: 100 });
    expect(await deliveries(id)).toMatchObject([{ failure: 'HABIS_WAKTU', attempts: 1 }]);
  });

  it('reads little of an answer without end', async () => {
    const { id } = await make('BHBU');
    await test('BHBU', id);
    let written = 0;
    let isClosed = false;
    receiver.answer = response => {
      response.on('close', () => (isClosed = true));
      const chunk = Buffer.alloc(16_384);
      const write = (): void => {
        while (!isClosed && response.write(chunk)) written += chunk.length;
        response.once('drain', write);
      };
      write();
    };
    await deliver();
    await waitUntil(() => isClosed);
    expect(written).toBeLessThan(20_000_000);
    expect(await deliveries(id)).toMatchObject([{ status: 'TERKIRIM', httpStatus: 200 }]);
  });

  it('is tried again with growing pauses and the same id, and once more by hand', async () => {
    const { id } = await make('BHBU');
    await test('BHBU', id);
    receiver.answer = response => response.writeHead(500).end();
    await deliver();
    expect(await deliver()).toBe(false);
    server.advanceTime(61_000);
    await deliver();
    server.advanceTime(61_000);
    expect(await deliver()).toBe(false);
    receiver.answer = response => response.end();
    const [waiting] = await deliveries(id);
    expect(waiting).toMatchObject({ status: 'MENUNGGU', attempts: 2, httpStatus: 500 });
    const path = `/Webhook/pengiriman/ulang/${waiting?.id}`;
    expect((await world.request('BHBU', 'POST', path, {})).status).toBe(200);
    await deliver();
    expect(new Set(receiver.received.map(({ body }) => body.id)).size).toBe(1);
    expect(receiver.received).toHaveLength(3);
    expect(await deliveries(id)).toMatchObject([{ status: 'TERKIRIM', attempts: 1 }]);
    expect((await stored(id)).gagalSejak).toBeNull();
  });

  it('goes out once with several workers, and one at a time to one address', async () => {
    const { id } = await make('BHBU');
    for (let count = 0; count < 6; count += 1) await test('BHBU', id);
    let open = 0;
    let most = 0;
    receiver.answer = response => {
      most = Math.max(most, (open += 1));
      setTimeout(() => {
        open -= 1;
        response.end();
      }, 5);
    };
    const worker = async (): Promise<void> => {
      while ((await deliveries(id)).some(({ status }) => status === 'MENUNGGU')) await deliver();
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(receiver.received).toHaveLength(6);
    expect(most).toBeLessThanOrEqual(2);
  });

  it('that the stopping server aborts is due as before', async () => {
    const { id } = await make('BHBU');
    await test('BHBU', id);
    receiver.answer = () => undefined;
    const timers = createManualTimers();
    const worker = startWebhookWorker(
      { ...server.deps, resolve: () => Promise.resolve([]) },
      { intervalMs: 60_000, stopMs: 1_000, timers },
    );
    await waitUntil(() => receiver.received.length === 1);
    const stopped = worker.stop();
    timers.advance(1_000);
    await stopped;
    expect(await deliveries(id)).toMatchObject([
      { status: 'MENUNGGU', attempts: 0, leasedUntil: null, failure: null },
    ]);
  });
});

describe('a webhook that fails', () => {
  it('is turned off at once when its address is gone, and tells its owner', async () => {
    await server.signIn({ role: 'BHBU', bhbuId: world.bhbuId, email: 'sistem@contoh.example' });
    const { id } = await make('BHBU', { nama: 'HRIS Hilang' });
    await test('BHBU', id);
    await test('BHBU', id);
    receiver.answer = response => response.writeHead(410).end();
    await deliver();
    expect((await stored(id)).status).toBe('GAGAL');
    expect((await deliveries(id)).map(({ status }) => status)).toEqual(['GAGAL', 'GAGAL']);
    const told = await server.db
      .select()
      .from(notification)
      .where(and(eq(notification.resource, 'webhook'), eq(notification.recordId, String(id))));
    expect(told.length).toBeGreaterThan(0);
    expect(JSON.stringify(await server.db.select().from(outbox))).toContain('HRIS Hilang');
    const tasks = await world.request('BHBU', 'GET', '/Dashboard/pekerjaan');
    expect(tasks.text).toContain('webhookGagal');
    // What it missed is sent again once it is on.
    receiver.answer = response => response.end();
    const again = `/Webhook/ulang/${id}`;
    expect((await world.request('BHBU', 'POST', again, {})).status).toBe(409);
    const { version } = await stored(id);
    await world.request('BHBU', 'PUT', `/Webhook/status/${id}`, { event: 'turnOn', version });
    const sent = await world.request('BHBU', 'POST', again, {});
    expect(sent.json).toEqual({ jumlah: 2 });
    await deliverAll();
    expect((await deliveries(id)).map(({ status }) => status)).toEqual(['TERKIRIM', 'TERKIRIM']);
  });

  it('is turned off after days without a success, and not before', async () => {
    const { id } = await make('BHBU');
    await test('BHBU', id);
    receiver.answer = response => response.writeHead(503).end();
    const started = server.now().getTime();
    while ((await stored(id)).status === 'AKTIF') {
      const [row] = await deliveries(id);
      server.advanceTime(
        Math.max(0, Date.parse(row?.nextAttemptAt ?? '') - server.now().getTime()),
      );
      expect(await deliver()).toBe(true);
    }
    const days = (server.now().getTime() - started) / dayMs;
    expect(days).toBeGreaterThanOrEqual(failureDays);
    expect(days).toBeLessThan(failureDays + 1);
  });
});

describe('the rights', () => {
  it('a company and a facility have their own only, with the kinds that concern them', async () => {
    const { id } = await make('BHBU');
    expect((await world.request('FASKES', 'GET', `/Webhook/${id}`)).status).toBe(404);
    expect((await world.request('FASKES', 'POST', `/Webhook/ulang/${id}`, {})).status).toBe(404);
    expect((await create('BHBU', { peristiwa: ['batch'] })).status).toBe(422);
    expect((await create('FASKES', { peristiwa: ['invoice'] })).status).toBe(422);
    expect((await create('FASKES')).status).toBe(201);
    const member = await server.signIn({ role: 'BHBU', bhbuId: world.bhbuId, hak: ['MEMESAN'] });
    expect((await server.request('GET', '/Webhook', { token: member.token })).status).toBe(403);
    const other = await buildBhbu(server.db);
    expect((await create('BHBU', { idBHBU: other })).status).toBe(422);
  });

  it('a delivery of another organisation is not sent again', async () => {
    const { id: foreign } = await make('ADMIN');
    await test('ADMIN', foreign);
    const [row] = await deliveries(foreign);
    const sent = await world.request('BHBU', 'POST', `/Webhook/pengiriman/ulang/${row?.id}`, {});
    expect(sent.status).toBe(404);
  });

  it('has limits: webhooks of an organisation, and tests within an hour', async () => {
    const { id } = await make('BHBU');
    for (let count = 1; count < maxWebhooks; count += 1) await make('BHBU');
    expect((await create('BHBU')).status).toBe(409);
    for (let count = 0; count < maxTestsPerHour; count += 1) {
      expect((await test('BHBU', id)).status).toBe(200);
    }
    expect((await test('BHBU', id)).status).toBe(429);
    const removed = await world.request('BHBU', 'DELETE', `/Webhook/${id}`);
    expect(removed.status).toBe(200);
    expect(await deliveries(id)).toEqual([]);
  });
});
