import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#server/app/app.ts';
import { createManualTimers } from '../harness/manual-timers.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { waitUntil } from '../harness/wait-until.ts';

let server: TestServer;
const tokens: string[] = [];
beforeAll(async () => {
  server = await startTestServer();
  for (let i = 0; i < 5; i++) tokens.push((await server.signIn({ role: 'ADMIN' })).token);
});
afterAll(() => server.stop());

const path = 'http://portal.test/api/Peserta/Export';
const download = (account: number, app = server.app): Promise<Response> =>
  app.fetch(new Request(path, { headers: { authorization: `Bearer ${tokens[account]}` } }));

/** Asks for a ticket; returns it, or the position in the queue. */
async function askTicket(account: number): Promise<{ ticket?: string; position?: unknown }> {
  const body = { panggilan: 'Export', kueri: {} };
  const token = tokens[account];
  const { status, json } = await server.request('POST', '/Peserta/tiketEkspor', { token, body });
  return status === 200 ? { ticket: String(json['tiket']) } : { position: json['antrean'] };
}
const redeem = (ticket = ''): Promise<Response> =>
  server.app.fetch(new Request(`${path}?tiket=${ticket}`));

let running: Response[] = [];
/** Starts an export that its client does not read. */
async function start(account: number): Promise<Response> {
  const answer = await download(account);
  expect(answer.status).toBe(200);
  running.push(answer);
  return answer;
}
beforeEach(async () => {
  for (const { body } of running) await body?.cancel();
  running = [];
  // Places and reservations of the last test expire.
  server.advanceTime(120_000);
});

describe('exports', () => {
  it('wait with a position that repeated calls keep', async () => {
    const first = await start(0);
    await start(1);
    const refused = await download(2);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await refused.json()).toMatchObject({ code: 'BELUM_SIAP', antrean: 1 });
    expect(await askTicket(3)).toEqual({ position: 2 });
    expect(await askTicket(2)).toEqual({ position: 1 });

    await first.body?.cancel();
    expect(await askTicket(3)).toEqual({ position: 2 });
    const { ticket } = await askTicket(2);
    expect(ticket).toBeDefined();
    // The slot is reserved for the ticket.
    expect(await askTicket(3)).toEqual({ position: 1 });
    const file = await redeem(ticket);
    expect(file.status).toBe(200);
    running.push(file);
  });

  it('take turns by account', async () => {
    const [first, second] = [await start(0), await start(0)];
    expect(await askTicket(0)).toEqual({ position: 1 });
    expect(await askTicket(1)).toEqual({ position: 1 });
    expect(await askTicket(0)).toEqual({ position: 2 });
    await first.body?.cancel();
    expect(await askTicket(0)).toEqual({ position: 2 });
    expect((await askTicket(1)).ticket).toBeDefined();
    await second.body?.cancel();
    expect((await askTicket(0)).ticket).toBeDefined();
  });

  it('pass over a client that no longer asks, which keeps its place for a while', async () => {
    const first = await start(0);
    await start(1);
    expect(await askTicket(2)).toEqual({ position: 1 });
    expect(await askTicket(3)).toEqual({ position: 2 });
    server.advanceTime(11_000);
    expect(await askTicket(3)).toEqual({ position: 1 });
    expect(await askTicket(2)).toEqual({ position: 1 });
    expect(await askTicket(3)).toEqual({ position: 2 });
    server.advanceTime(91_000);
    expect(await askTicket(3)).toEqual({ position: 1 });
    expect(await askTicket(2)).toEqual({ position: 2 });
    await first.body?.cancel();
  });

  it('that are not fetched with their ticket free the slot again', async () => {
    await start(0);
    expect((await askTicket(1)).ticket).toBeDefined();
    expect(await askTicket(2)).toEqual({ position: 1 });
    server.advanceTime(21_000);
    expect((await askTicket(2)).ticket).toBeDefined();
  });

  it('hold the slot of a ticket for its time only, however often the account asks', async () => {
    await start(0);
    expect((await askTicket(1)).ticket).toBeDefined();
    server.advanceTime(9_000);
    expect(await askTicket(2)).toEqual({ position: 1 });
    expect(await askTicket(1)).toEqual({ position: 2 });
    server.advanceTime(9_000);
    expect(await askTicket(2)).toEqual({ position: 1 });
    expect(await askTicket(1)).toEqual({ position: 2 });
    server.advanceTime(3_000);
    expect(await askTicket(1)).toEqual({ position: 2 });
    expect((await askTicket(2)).ticket).toBeDefined();
  });

  it('have a slot for each ticket, which no other export takes', async () => {
    const { ticket } = await askTicket(0);
    const second = await askTicket(0);
    expect([ticket, second.ticket]).not.toContain(undefined);
    expect(await askTicket(1)).toEqual({ position: 1 });
    const direct = await download(0);
    expect(direct.status).toBe(503);
    for (const one of [ticket, second.ticket]) {
      const file = await redeem(one);
      expect(file.status).toBe(200);
      running.push(file);
    }
  });
});

describe('an export that its client does not read', () => {
  it('for a minute and a half goes on, because a full send buffer empties slowly', async () => {
    const timers = createManualTimers();
    const unread = await download(0, createApp({ ...server.deps, timers }));
    running.push(unread);
    await waitUntil(() => timers.count() === 2);
    timers.advance(59_000);
    expect(timers.count()).toBe(2);
  });

  it.each([
    ['for two minutes', 120_000],
    ['in a quarter of an hour', 15 * 60_000],
  ])('%s is aborted and releases its slot and its connection', async (_, ms) => {
    const timers = createManualTimers();
    const app = createApp({ ...server.deps, timers });
    const unread = [await download(0, app), await download(1, app)];
    expect(unread.map(({ status }) => status)).toEqual([200, 200]);
    expect((await download(2)).status).toBe(503);
    await waitUntil(() => timers.count() === 4);
    timers.advance(ms);
    for (const { body } of unread) await expect(body?.getReader().read()).rejects.toThrow('slow');
    await waitUntil(async () => {
      const answer = await download(2);
      await answer.body?.cancel();
      return answer.status === 200;
    });
    await waitUntil(() => server.db.$client.idleCount === server.db.$client.totalCount);
    expect(timers.count()).toBe(0);
  });
});
