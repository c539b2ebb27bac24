import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#server/app/app.ts';
import { createLiveHub, type LiveLimits } from '#server/platform/live/hub.ts';
import { buildFaskes } from '../../builders/peserta.ts';
import { createManualTimers } from '../harness/manual-timers.ts';
import { requestTo, startTestServer, type TestServer } from '../harness/server.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { readStream } from './read-stream.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Starts an application with streams, whose announcements and time the test makes. */
function startHub(limits?: LiveLimits) {
  const timers = createManualTimers();
  const hub = createLiveHub({ ...server.deps, timers }, limits);
  hub.setConnected(true);
  const app = createApp({ ...server.deps, live: hub });
  return {
    hub,
    timers,
    request: requestTo(app),
    open: (token: string) => readStream(request => app.fetch(request), token),
    /** Hands over announcements as PostgreSQL does. */
    announce(...messages: object[]) {
      for (const one of messages) hub.receive(JSON.stringify(one));
      timers.advance(100);
    },
  };
}

const change = { change: 'workOrder', faskes: 1, bhbu: 2 };

it('lets the oldest stream of a session and of an account give way', async () => {
  const { open } = startHub({ all: 10, perAccount: 3, perSession: 2 });
  const { token } = await server.signIn({ role: 'EM' });
  const [first, second, third] = [await open(token), await open(token), await open(token)];
  await first.waitFor('replaced');
  await waitUntil(() => first.hasEnded());
  expect([second.hasEnded(), third.hasEnded()]).toEqual([false, false]);
});

it('refuses streams beyond those of the server, and while it hears of no changes', async () => {
  const { hub, open } = startHub({ all: 1, perAccount: 3, perSession: 2 });
  const [one, other] = [await server.signIn(), await server.signIn()];
  const stream = await open(one.token);
  expect((await open(other.token)).status).toBe(429);
  hub.setConnected(false);
  await waitUntil(() => stream.hasEnded());
  expect((await open(one.token)).status).toBe(503);
});

it('sends equal announcements once, and ignores those that it does not know', async () => {
  const { open, announce, hub } = startHub();
  const stream = await open((await server.signIn({ role: 'EM' })).token);
  hub.receive('no JSON');
  announce(change, change, { change: 'yangBaru', faskes: null, bhbu: null }, change);
  await stream.waitFor('change workOrder');
  announce({ change: 'stock', faskes: null, bhbu: null });
  await stream.waitFor('change stock');
  expect(stream.events).toEqual(['change workOrder', 'change stock']);
});

it('sends a change of another facility, or of what the role may not read, to nobody', async () => {
  const { open, announce } = startHub();
  const faskesId = await buildFaskes(server.db);
  const clinic = await open((await server.signIn({ role: 'FASKES', faskesId })).token);
  const legal = await open((await server.signIn({ role: 'LEGAL' })).token);
  announce(
    { change: 'vaksinasi', faskes: faskesId, bhbu: null },
    { change: 'stock', faskes: faskesId + 1, bhbu: null },
    // The seller's own record.
    { change: 'batch', faskes: null, bhbu: null },
  );
  await clinic.waitFor('change vaksinasi');
  await legal.waitFor('change batch');
  expect(clinic.events).toEqual(['change vaksinasi']);
  expect(legal.events).toEqual(['change stock', 'change batch']);
});

it('ends the stream of an ended session at the next sign of life', async () => {
  const { open, timers, request } = startHub();
  const [left, staying] = [await server.signIn(), await server.signIn()];
  const streams = [await open(left.token), await open(staying.token)] as const;
  await request('POST', '/gtc/logout', { token: left.token, body: {} });
  timers.advance(25_000);
  await waitUntil(() => streams[0].hasEnded());
  expect(streams[1].hasEnded()).toBe(false);
});

it('forgets an open record a minute after the last sign of life', async () => {
  const { open, announce, timers, request } = startHub();
  const { token } = await server.signIn({ role: 'EM' });
  const stream = await open(token);
  const presence = {
    tab: '0198c1de-5a7e-7cc4-9f6d-9a5d4d0f9d11',
    user: (await server.signIn({ role: 'PS', fullName: 'Putra Contoh' })).id,
    faskes: null,
    bhbu: null,
    open: { topic: 'workOrder', id: 7 },
  };
  const seen = async () => {
    const path = `/langsung/dibuka?tab=${stream.tab}`;
    return (await request('GET', path, { token })).json['data'];
  };
  announce({ presences: [presence] });
  await stream.waitFor('presence workOrder');
  expect(await seen()).toEqual([
    { sumber: 'workOrder', id: 7, nama: 'Putra Contoh', akunSendiri: false },
  ]);
  timers.advance(50_000);
  expect(await seen()).toHaveLength(1);
  timers.advance(25_000);
  await waitUntil(async () => {
    timers.advance(25_000);
    return ((await seen()) as unknown[]).length === 0;
  });
});
