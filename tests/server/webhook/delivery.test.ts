import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failureDays } from '#contract/domains/webhook/index.ts';
import { startWebhookWorker } from '#server/domains/webhook/index.ts';
import { notification, outbox } from '#server/platform/db/schema/index.ts';
import { createManualTimers } from '../harness/manual-timers.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { startWebhookWorld, type WebhookWorld } from './webhook-world.ts';

const dayMs = 86_400_000;

let at: WebhookWorld;
beforeAll(async () => {
  at = await startWebhookWorld();
});
afterAll(() => at.stop());
beforeEach(() => at.reset());

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
    const refused = await at.create('BHBU', { alamat });
    expect(refused.status, alamat).toBe(422);
    expect(refused.text).toContain('"alamat"');
  });

  it.each(['https://hris.contoh.co.id/hook?a=1', 'https://a.b.mitra.example/'])(
    'is taken on an allowed host: %s',
    async alamat => {
      expect((await at.create('BHBU', { alamat })).status).toBe(201);
    },
  );

  it.each([['127.0.0.1'], ['10.1.2.3'], ['169.254.169.254'], ['fd00::1'], ['::ffff:127.0.0.1']])(
    'that a name leads to is refused when it is private: %s',
    async found => {
      const { id } = await at.make('BHBU', { alamat: 'https://hris.contoh.co.id/' });
      await at.test('BHBU', id);
      // One private address among public ones is enough.
      await at.deliver({ resolve: () => Promise.resolve(['93.184.216.34', found]) });
      expect(await at.deliveries(id)).toMatchObject([
        { status: 'MENUNGGU', failure: 'ALAMAT_PRIBADI', httpStatus: null },
      ]);
    },
  );

  it('is resolved once, and the connection goes to what was checked', async () => {
    const { id } = await at.make('BHBU', {
      alamat: `http://penerima.internal:${at.receiver.port}/hook`,
    });
    await at.test('BHBU', id);
    const answers = [['127.0.0.1'], ['10.255.255.1']];
    let asked = 0;
    await at.deliver({ resolve: () => Promise.resolve(answers[asked++] ?? []) });
    expect(asked).toBe(1);
    expect(at.receiver.received.map(({ headers }) => headers.host)).toEqual([
      `penerima.internal:${at.receiver.port}`,
    ]);
  });

  it('is refused when its host is allowed no longer', async () => {
    const { id } = await at.make('BHBU');
    await at.test('BHBU', id);
    await at.deliver({ config: { webhookHosts: [] } });
    expect(at.receiver.received).toEqual([]);
    expect(await at.deliveries(id)).toMatchObject([{ failure: 'HOST_DITOLAK' }]);
  });
});

describe('a delivery', () => {
  it('follows no redirect', async () => {
    const { id } = await at.make('BHBU');
    await at.test('BHBU', id);
    at.receiver.answer = response => response.writeHead(302, { location: '/lain' }).end();
    await at.deliver();
    expect(at.receiver.received.map(({ path }) => path)).toEqual(['/hook']);
    expect(await at.deliveries(id)).toMatchObject([{ failure: 'DIALIHKAN', httpStatus: 302 }]);
  });

  it('ends when the receiver is slow', async () => {
    const { id } = await at.make('BHBU');
    await at.test('BHBU', id);
    at.receiver.answer = () => undefined;
    await at.deliver({ timeoutMs: 100 });
    expect(await at.deliveries(id)).toMatchObject([{ failure: 'HABIS_WAKTU', attempts: 1 }]);
  });

  it('does not read an answer without end', async () => {
    const { id } = await at.make('BHBU');
    await at.test('BHBU', id);
    let written = 0;
    let isClosed = false;
    at.receiver.answer = response => {
      response.on('close', () => (isClosed = true));
      const chunk = Buffer.alloc(16_384);
      const write = (): void => {
        while (!isClosed && response.write(chunk)) written += chunk.length;
        response.once('drain', write);
      };
      write();
    };
    await at.deliver();
    await waitUntil(() => isClosed);
    expect(written).toBeLessThan(20_000_000);
    expect(await at.deliveries(id)).toMatchObject([{ status: 'TERKIRIM', httpStatus: 200 }]);
  });

  it('is tried again with growing pauses and the same id, and once more by hand', async () => {
    const { id } = await at.make('BHBU');
    await at.test('BHBU', id);
    at.receiver.answer = response => response.writeHead(500).end();
    await at.deliver();
    expect(await at.deliver()).toBe(false);
    at.server.advanceTime(61_000);
    await at.deliver();
    at.server.advanceTime(61_000);
    expect(await at.deliver()).toBe(false);
    at.receiver.answer = response => response.end();
    const [waiting] = await at.deliveries(id);
    expect(waiting).toMatchObject({ status: 'MENUNGGU', attempts: 2, httpStatus: 500 });
    const path = `/Webhook/pengiriman/ulang/${waiting?.id}`;
    expect((await at.world.request('BHBU', 'POST', path, {})).status).toBe(200);
    await at.deliver();
    expect(new Set(at.receiver.received.map(({ body }) => body.id)).size).toBe(1);
    expect(at.receiver.received).toHaveLength(3);
    expect(await at.deliveries(id)).toMatchObject([{ status: 'TERKIRIM', attempts: 1 }]);
    expect((await at.stored(id)).gagalSejak).toBeNull();
  });

  it('that the stopping server aborts is due as before', async () => {
    const { id } = await at.make('BHBU');
    await at.test('BHBU', id);
    at.receiver.answer = () => undefined;
    const timers = createManualTimers();
    const worker = startWebhookWorker(
      { ...at.server.deps, resolve: () => Promise.resolve([]) },
      { intervalMs: 60_000, stopMs: 1_000, timers },
    );
    await waitUntil(() => at.receiver.received.length === 1);
    const stopped = worker.stop();
    timers.advance(1_000);
    await stopped;
    expect(await at.deliveries(id)).toMatchObject([
      { status: 'MENUNGGU', attempts: 0, leasedUntil: null, failure: null },
    ]);
  });
});

describe('a webhook that fails', () => {
  it('is turned off at once when its address is gone, and its owner is notified', async () => {
    await at.server.signIn({
      role: 'BHBU',
      bhbuId: at.world.bhbuId,
      email: 'sistem@contoh.example',
    });
    const { id } = await at.make('BHBU', { nama: 'HRIS Hilang' });
    await at.test('BHBU', id);
    await at.test('BHBU', id);
    at.receiver.answer = response => response.writeHead(410).end();
    await at.deliver();
    expect((await at.stored(id)).status).toBe('GAGAL');
    expect((await at.deliveries(id)).map(({ status }) => status)).toEqual(['GAGAL', 'GAGAL']);
    const notified = await at.server.db
      .select()
      .from(notification)
      .where(and(eq(notification.resource, 'webhook'), eq(notification.recordId, String(id))));
    expect(notified.length).toBeGreaterThan(0);
    expect(JSON.stringify(await at.server.db.select().from(outbox))).toContain('HRIS Hilang');
    const tasks = await at.world.request('BHBU', 'GET', '/Dashboard/pekerjaan');
    expect(tasks.text).toContain('webhookGagal');
    // What it missed is sent again once it is on.
    at.receiver.answer = response => response.end();
    const again = `/Webhook/ulang/${id}`;
    expect((await at.world.request('BHBU', 'POST', again, {})).status).toBe(409);
    const { version } = await at.stored(id);
    await at.world.request('BHBU', 'PUT', `/Webhook/status/${id}`, { event: 'turnOn', version });
    const sent = await at.world.request('BHBU', 'POST', again, {});
    expect(sent.json).toEqual({ jumlah: 2 });
    await at.deliverAll();
    expect((await at.deliveries(id)).map(({ status }) => status)).toEqual(['TERKIRIM', 'TERKIRIM']);
  });

  it('is turned off after days without a success, and not before', async () => {
    const { id } = await at.make('BHBU');
    await at.test('BHBU', id);
    at.receiver.answer = response => response.writeHead(503).end();
    const started = at.server.now().getTime();
    while ((await at.stored(id)).status === 'AKTIF') {
      const [row] = await at.deliveries(id);
      at.server.advanceTime(
        Math.max(0, Date.parse(row?.nextAttemptAt ?? '') - at.server.now().getTime()),
      );
      expect(await at.deliver()).toBe(true);
    }
    const days = (at.server.now().getTime() - started) / dayMs;
    expect(days).toBeGreaterThanOrEqual(failureDays);
    expect(days).toBeLessThan(failureDays + 1);
  });
});
