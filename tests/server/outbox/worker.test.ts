import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '#server/platform/db/schema/index.ts';
import { enqueueMessage, type Mail } from '#server/platform/outbox/outbox.ts';
import { deliverNextMessage } from '#server/platform/outbox/worker.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
const mail: Mail = { to: 'a@contoh.test', subject: 'Halo', text: 'Isi' };

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.db.delete(outbox));
afterAll(() => server.stop());

const deliver = (send: (mail: Mail) => Promise<'delivered' | 'held'>) =>
  deliverNextMessage({ ...server.deps, deliver: { mail: send } });
const rows = () => server.db.select().from(outbox);

describe('the outbox', () => {
  it('saves a message only with its transaction', async () => {
    await expect(
      server.db.transaction(async tx => {
        await enqueueMessage(tx, server.now(), 'mail', mail);
        throw new Error('not so');
      }),
    ).rejects.toThrow('not so');
    expect(await rows()).toEqual([]);
  });

  it('delivers each message once with several workers', async () => {
    for (let i = 0; i < 12; i += 1)
      await enqueueMessage(server.db, server.now(), 'mail', { ...mail, subject: String(i) });
    const sent: string[] = [];
    const worker = async (): Promise<void> => {
      while (
        await deliver(one => {
          sent.push(one.subject);
          return Promise.resolve('delivered');
        })
      );
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(sent.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i));
    expect(
      (await rows()).every(
        row => row.status === 'done' && JSON.stringify(row.payload).includes(mail.to),
      ),
    ).toBe(true);
    expect(JSON.stringify(await rows())).not.toContain(mail.text);
  });

  it('retries with growing delays and finally fails', async () => {
    await enqueueMessage(server.db, server.now(), 'mail', mail);
    const fail = () => Promise.reject(new Error('no route'));
    const waits: number[] = [];
    for (;;) {
      expect(await deliver(fail)).toBe(true);
      const [row] = await rows();
      if (row?.status === 'dead') break;
      expect(await deliver(fail)).toBe(false);
      const wait = Date.parse(row?.nextAttemptAt ?? '') - server.now().getTime();
      waits.push(wait);
      server.advanceTime(wait);
    }
    expect(waits).toHaveLength(7);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect((await rows())[0]).toMatchObject({ attempts: 8, lastError: 'Error: no route' });
  });

  it('ends a mail with the address of the page it leads to', async () => {
    const path = '/dashboard/invoice/detail/7';
    await enqueueMessage(server.db, server.now(), 'mail', { ...mail, path });
    const texts: string[] = [];
    await deliver(({ text }) => {
      texts.push(text);
      return Promise.resolve('delivered');
    });
    expect(texts).toEqual([`Isi\n\nBuka di Portal Vaksin: ${server.deps.config.publicUrl}${path}`]);
    expect((await rows())[0]?.payload).toEqual({ to: mail.to, subject: mail.subject, path });
  });

  it('holds a message without a route for manual reading', async () => {
    await enqueueMessage(server.db, server.now(), 'mail', mail);
    await deliver(() => Promise.resolve('held'));
    expect((await rows())[0]).toMatchObject({ status: 'held', payload: mail });
  });
});
