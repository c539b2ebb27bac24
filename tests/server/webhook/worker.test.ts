import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxResendsPerHour } from '#contract/domains/webhook/index.ts';
import { throttle, webhook, webhookDelivery } from '#server/platform/db/schema/index.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { startWebhookWorld, type WebhookWorld } from './webhook-world.ts';

let at: WebhookWorld;
beforeAll(async () => {
  at = await startWebhookWorld();
});
afterAll(() => at.stop());
beforeEach(async () => {
  await at.reset();
  await at.server.db.delete(throttle);
});

/** Lets the receiver wait with its answers until the returned function is called. */
function holdAnswers(status = 200): () => void {
  const answers: (() => void)[] = [];
  at.receiver.answer = response => void answers.push(() => response.writeHead(status).end());
  return () => {
    for (const answer of answers.splice(0)) answer();
  };
}
const hasArrived = (count = 1) => waitUntil(() => at.receiver.received.length === count);
const switchTo = async (id: number, event: string) => {
  const { version } = await at.stored(id);
  const path = `/Webhook/status/${id}`;
  const changed = await at.world.request('BHBU', 'PUT', path, { event, version });
  expect(changed.status, changed.text).toBe(200);
};
const resend = (id: number) =>
  at.world.request('BHBU', 'POST', `/Webhook/pengiriman/ulang/${id}`, {});

/** Waits until a statement of another connection waits for a lock. */
const waitForLock = () =>
  waitUntil(async () => {
    const { rows } = await at.server.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });

describe('a webhook', () => {
  it('gets one event at a time, with however many workers', async () => {
    const { id } = await at.make('BHBU');
    for (let count = 0; count < 12; count += 1) await at.test('BHBU', id);
    let open = 0;
    let most = 0;
    at.receiver.answer = response => {
      most = Math.max(most, (open += 1));
      setTimeout(() => {
        open -= 1;
        response.end();
      }, 5);
    };
    const worker = async (): Promise<void> => {
      while ((await at.deliveries(id)).some(({ status }) => status === 'MENUNGGU'))
        await at.deliver();
    };
    await Promise.all(Array.from({ length: 4 }, worker));
    expect(at.receiver.received).toHaveLength(12);
    expect(most).toBe(1);
  });

  it('lets others take their turn while its receiver is slow', async () => {
    const { id: slow } = await at.make('BHBU');
    const { id: other } = await at.make('BHBU');
    for (const id of [slow, slow, other]) await at.test('BHBU', id);
    const answer = holdAnswers();
    const first = at.deliver();
    await hasArrived();
    const second = at.deliver();
    await hasArrived(2);
    expect(await at.deliver()).toBe(false);
    answer();
    await Promise.all([first, second]);
    expect((await at.deliveries(slow)).map(({ status }) => status)).toEqual([
      'TERKIRIM',
      'MENUNGGU',
    ]);
    expect((await at.deliveries(other)).map(({ status }) => status)).toEqual(['TERKIRIM']);
  });

  it('that was turned off meanwhile does not get back what has failed', async () => {
    const { id } = await at.make('BHBU');
    await at.test('BHBU', id);
    const answer = holdAnswers(500);
    const sent = at.deliver();
    await hasArrived();
    await switchTo(id, 'turnOff');
    expect(await at.deliveries(id)).toMatchObject([{ status: 'GAGAL', leasedUntil: null }]);
    answer();
    await sent;
    expect(await at.deliveries(id)).toMatchObject([{ status: 'GAGAL', attempts: 0 }]);
  });

  it('that was deleted while its receiver answers is no failure of the worker', async () => {
    const { id } = await at.make('BHBU');
    await at.test('BHBU', id);
    const answer = holdAnswers(410);
    const sent = at.deliver();
    await hasArrived();
    await at.server.db.delete(webhook);
    answer();
    expect(await sent).toBe(true);
  });

  it('with a secret that cannot be decrypted says so, and stops no other', async () => {
    const { id } = await at.make('BHBU');
    const { id: other } = await at.make('BHBU');
    await at.test('BHBU', id);
    await at.test('BHBU', other);
    await at.server.db
      .update(webhook)
      .set({ secret: Buffer.from('rusak') })
      .where(eq(webhook.id, id));
    await at.deliverAll();
    expect(await at.deliveries(id)).toMatchObject([
      { status: 'MENUNGGU', failure: 'RAHASIA_RUSAK', attempts: 1, leasedUntil: null },
    ]);
    expect(await at.deliveries(other)).toMatchObject([{ status: 'TERKIRIM' }]);
    // With a new secret it is delivered, though the earlier one is still unreadable.
    await at.world.request('BHBU', 'POST', `/Webhook/rahasia/${id}`, { rahasiaLamaJam: '24' });
    at.server.advanceTime(61_000);
    await at.deliverAll();
    expect(await at.deliveries(id)).toMatchObject([{ status: 'TERKIRIM', failure: null }]);
  });

  it('that is deleted beside a change of a record does not stop the change', async () => {
    const { id } = await at.make('BHBU');
    let submitted: Promise<{ id: number }> | undefined;
    await at.server.db.transaction(async tx => {
      await tx.delete(webhook).where(eq(webhook.id, id));
      submitted = at.world.submit();
      await waitForLock();
    });
    expect((await submitted)?.id).toBeGreaterThan(0);
    expect(await at.server.db.$count(webhookDelivery)).toBe(0);
  });
});

describe('an event that is sent again', () => {
  it('has the values of the event, not those of the record now', async () => {
    const { id } = await at.make('BHBU');
    const { id: idOrder, version } = await at.world.submit();
    await at.deliverAll();
    const [first] = at.receiver.received;
    const withdrawal = { event: 'withdraw', alasan: 'Tidak jadi', version };
    const path = `/Order/keadaan/${idOrder}`;
    const withdrawn = await at.world.request('BHBU', 'PUT', path, withdrawal);
    expect(withdrawn.status, withdrawn.text).toBe(200);
    at.server.advanceTime(86_400_000);
    const [row] = await at.deliveries(id);
    expect((await resend(row?.id ?? 0)).status).toBe(200);
    at.receiver.received.length = 0;
    await at.deliverAll();
    expect(at.receiver.received.map(({ body }) => body)).toContainEqual(first?.body);
  });

  it('is not sent a second time while it is on its way', async () => {
    const { id } = await at.make('BHBU');
    await at.test('BHBU', id);
    const answer = holdAnswers();
    const sent = at.deliver();
    await hasArrived();
    const [row] = await at.deliveries(id);
    expect((await resend(row?.id ?? 0)).json).toMatchObject({ status: 'MENUNGGU' });
    expect(await at.deliver()).toBe(false);
    answer();
    await sent;
    expect(await at.deliver()).toBe(false);
    expect(await at.deliveries(id)).toMatchObject([{ status: 'TERKIRIM', attempts: 1 }]);
  });

  it('is one of a bounded number within an hour', async () => {
    const { id } = await at.make('BHBU');
    await at.test('BHBU', id);
    const [row] = await at.deliveries(id);
    for (let count = 0; count < maxResendsPerHour; count += 1) {
      expect((await resend(row?.id ?? 0)).status).toBe(200);
    }
    const refused = await resend(row?.id ?? 0);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const all = await at.world.request('BHBU', 'POST', `/Webhook/ulang/${id}`, {});
    expect(all.status).toBe(429);
  });
});
