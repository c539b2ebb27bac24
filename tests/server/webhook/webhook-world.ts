import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { deliverNextEvent, type WebhookDeliveryOptions } from '#server/domains/webhook/index.ts';
import { webhook, webhookDelivery } from '#server/platform/db/schema/index.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { startReceiver } from './receiver.ts';

type Role = Parameters<MoneyWorld['request']>[0];
type Body = Readonly<Record<string, unknown>>;

/** Starts a server with a company that can order, and a receiver on an allowed host of this machine. */
export async function startWebhookWorld() {
  const receiver = await startReceiver();
  const server: TestServer = await startTestServer({
    webhookHosts: [
      `http://127.0.0.1:${receiver.port}`,
      `http://penerima.internal:${receiver.port}`,
      'hris.contoh.co.id',
      '*.mitra.example',
    ],
  });
  const world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
  const create = (role: Role, body: Body = {}) =>
    world.request(role, 'POST', '/Webhook', {
      nama: 'HRIS Contoh',
      alamat: `http://127.0.0.1:${receiver.port}/hook`,
      peristiwa: role === 'FASKES' ? ['workOrder'] : ['order'],
      ...body,
    });
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
  return {
    receiver,
    server,
    world,
    create,
    deliver,
    /** Makes a webhook and returns its id and its secret. */
    async make(role: Role, body: Body = {}) {
      const made = await create(role, body);
      expect(made.status, made.text).toBe(201);
      return { id: Number(made.json['id']), secret: String(made.json['rahasia']) };
    },
    async stored(id: number) {
      const [row] = await server.db.select().from(webhook).where(eq(webhook.id, id));
      if (!row) throw new Error('There is no such webhook.');
      return row;
    },
    deliveries: (id: number) =>
      server.db
        .select()
        .from(webhookDelivery)
        .where(eq(webhookDelivery.webhookId, id))
        .orderBy(webhookDelivery.id),
    test: (role: Role, id: number) => world.request(role, 'POST', `/Webhook/uji/${id}`, {}),
    async deliverAll() {
      while (await deliver());
    },
    /** Brings the receiver and the table back to their start. */
    async reset() {
      await server.db.delete(webhook);
      receiver.received.length = 0;
      receiver.answer = response => response.end('ok');
    },
    async stop() {
      await server.stop();
      await receiver.stop();
    },
  };
}

export type WebhookWorld = Awaited<ReturnType<typeof startWebhookWorld>>;
