import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '#server/platform/db/schema/index.ts';
import {
  enqueueMails,
  enqueueMessage,
  enqueueSecretMail,
  eraseSecretsOfUser,
  maxMailsPerDay,
  type Mail,
} from '#server/platform/outbox/outbox.ts';
import {
  deliverNextMessage,
  startOutboxWorker,
  type MessageDelivery,
} from '#server/platform/outbox/worker.ts';
import { createManualTimers } from '../harness/manual-timers.ts';
import { deliverNext } from '../harness/outbox.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { waitUntil } from '../harness/wait-until.ts';

let server: TestServer;
const mail: Mail = { to: 'a@contoh.test', subject: 'Halo', text: 'Isi' };

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.db.delete(outbox));
afterAll(() => server.stop());

const deliver = (send: MessageDelivery['mail']) => deliverNext(server, send);
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

/** Delivers everything that is due. @returns the subjects in the order of delivery */
async function deliverAll(): Promise<string[]> {
  const sent: string[] = [];
  const turns = { last: 0 };
  const send: MessageDelivery['mail'] = ({ subject }) => {
    sent.push(subject);
    return Promise.resolve('delivered');
  };
  const { signal } = new AbortController();
  while (await deliverNextMessage({ ...server.deps, deliver: { mail: send }, signal, turns }));
  return sent;
}

const enqueue = (senderId: number, subjects: readonly string[]) =>
  enqueueMails(
    server.db,
    server.now(),
    subjects.map(subject => ({ ...mail, subject })),
    senderId,
  );

describe('a sender of many mails', () => {
  it('takes turns with the others, and mails about accounts come first', async () => {
    const one = await server.signIn();
    const two = await server.signIn();
    await enqueue(one.id, ['a1', 'a2', 'a3', 'a4']);
    await enqueue(two.id, ['b1', 'b2']);
    await enqueueMessage(server.db, server.now(), 'mail', { ...mail, subject: 'sistem' });
    await enqueueSecretMail(
      server.db,
      server.now(),
      server.deps.keys,
      { ...mail, subject: 'kata sandi' },
      {
        userId: two.id,
        senderId: one.id,
        expiresAt: new Date(server.now().getTime() + 60_000).toISOString(),
      },
    );
    const order = await deliverAll();
    expect(order[0]).toBe('kata sandi');
    expect(order.slice(1, 4).map(subject => subject.slice(0, 1))).toEqual(['a', 'b', 's']);
    expect(order.slice(4).map(subject => subject.slice(0, 1))).toEqual(['a', 'b', 'a', 'a']);
  });

  it('is refused beyond a number within a day', async () => {
    const { id } = await server.signIn();
    const many = Array.from({ length: maxMailsPerDay }, () => 'tiket');
    await enqueue(id, many.slice(1));
    await expect(enqueue(id, ['satu', 'dua'])).rejects.toMatchObject({ code: 'TERLALU_SERING' });
    await enqueue(id, ['satu']);
    server.advanceTime(86_400_001);
    await enqueue(id, ['besok']);
  });
});

describe('a mail server that does not answer', () => {
  const stalls = () => {
    let aborted = 0;
    const send: MessageDelivery['mail'] = ({ subject }, signal) =>
      subject === 'akun'
        ? Promise.resolve('delivered')
        : new Promise((_, reject) => {
            signal.addEventListener('abort', () => {
              aborted += 1;
              reject(new Error('aborted'));
            });
          });
    return { send, aborted: () => aborted };
  };
  const isLeased = async () => (await rows()).some(({ leasedUntil }) => leasedUntil !== null);

  it('holds no connection and no lock, and keeps no other mail waiting', async () => {
    const { send } = stalls();
    await enqueueMessage(server.db, server.now(), 'mail', mail);
    const controller = new AbortController();
    const options = { ...server.deps, deliver: { mail: send }, turns: { last: 0 } };
    const stalled = deliverNextMessage({ ...options, signal: controller.signal });
    await waitUntil(isLeased);
    await server.db.update(outbox).set({ lastError: 'not locked' });
    await enqueueMessage(server.db, server.now(), 'mail', { ...mail, subject: 'akun' });
    expect(await deliver(send)).toBe(true);
    expect(await deliver(send)).toBe(false);
    controller.abort();
    expect(await stalled).toBe(true);
    // The stop of the server is no failed attempt.
    expect((await rows()).find(({ status }) => status === 'pending')).toMatchObject({
      attempts: 0,
      leasedUntil: null,
    });
  });

  it('keeps neither an account mail waiting nor the stop of the server', async () => {
    const { send, aborted } = stalls();
    const timers = createManualTimers();
    for (let count = 0; count < 6; count += 1)
      await enqueueMessage(server.db, server.now(), 'mail', mail);
    const worker = startOutboxWorker(
      { ...server.deps, deliver: { mail: send } },
      { intervalMs: 20, atOnce: 2, stopMs: 5_000, timers },
    );
    await waitUntil(
      async () => (await rows()).filter(({ leasedUntil }) => leasedUntil !== null).length === 2,
    );
    const account = { ...mail, subject: 'akun' };
    await enqueueMessage(server.db, server.now(), 'mail', account, { isAccountMail: true });
    await waitUntil(async () => (await rows()).some(({ status }) => status === 'done'));
    const stopped = worker.stop();
    timers.advance(4_999);
    expect(aborted()).toBe(0);
    timers.advance(1);
    await stopped;
    expect(aborted()).toBe(2);
  });

  it('erases expired passwords once in an interval, however many mails are delivered meanwhile', async () => {
    for (let count = 0; count < 5; count += 1)
      await enqueueMessage(server.db, server.now(), 'mail', mail, { isAccountMail: true });
    let readings = 0;
    const worker = startOutboxWorker(
      {
        ...server.deps,
        clock: () => {
          readings += 1;
          return server.now();
        },
        deliver: { mail: () => Promise.resolve('delivered') },
      },
      { intervalMs: 60_000, atOnce: 0, stopMs: 1_000, timers: createManualTimers() },
    );
    await waitUntil(async () => (await rows()).every(({ status }) => status === 'done'));
    await worker.stop();
    // One for each delivery, one that finds no more, and one to erase.
    expect(readings).toBeLessThanOrEqual(7);
  });

  it('is asked again after the lease when the worker died', async () => {
    await enqueueMessage(server.db, server.now(), 'mail', mail);
    const keys: string[] = [];
    const controller = new AbortController();
    const died = deliverNextMessage({
      ...server.deps,
      deliver: {
        mail: ({ key }, signal) => {
          keys.push(key);
          return new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(new Error('aborted')));
          });
        },
      },
      turns: { last: 0 },
      signal: controller.signal,
    });
    await waitUntil(isLeased);
    server.advanceTime(180_000);
    const again: MessageDelivery['mail'] = ({ key }) => {
      keys.push(key);
      return Promise.resolve('delivered');
    };
    expect(await deliver(again)).toBe(true);
    controller.abort();
    await died;
    // The late worker changes nothing, and both mails have the same key.
    expect((await rows())[0]).toMatchObject({ status: 'done', attempts: 1 });
    expect(new Set(keys).size).toBe(1);
  });

  it('loses no secret that is erased meanwhile', async () => {
    const { id } = await server.signIn();
    await enqueueSecretMail(server.db, server.now(), server.deps.keys, mail, {
      userId: id,
      senderId: null,
      expiresAt: new Date(server.now().getTime() + 60_000).toISOString(),
    });
    expect(
      await deliver(async () => {
        await eraseSecretsOfUser(server.db, server.now(), id);
        return 'delivered';
      }),
    ).toBe(true);
    expect((await rows())[0]).toMatchObject({ status: 'done', sealed: null });
  });
});
