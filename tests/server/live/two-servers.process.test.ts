import { expect, it } from 'vitest';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { buildUser } from '../../builders/user.ts';
import { jakartaDay, postponedBody } from '../../builders/vaksinasi.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { shareDatabase, type RunningTestServer } from '../scale/servers.ts';
import { readStream } from './read-stream.ts';

/** Sends a request to a server, whatever its address says. */
const sendTo =
  ({ url }: RunningTestServer) =>
  (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    return fetch(`${url}${pathname}${search}`, {
      headers: request.headers,
      signal: request.signal,
    });
  };

it('tells of changes and open records across servers, only those who may read them', async () => {
  const shared = await shareDatabase();
  const { db, deps } = shared;
  const [first, second] = [await shared.start(), await shared.start()];
  const bhbuId = await buildBhbu(db);
  const [clinic, otherClinic] = [await buildFaskes(db), await buildFaskes(db)];
  const nurse = await buildUser(deps, { role: 'FASKES', faskesId: clinic });
  const fullName = 'Siti Contoh';
  const colleague = await buildUser(deps, { role: 'FASKES', faskesId: clinic, fullName });
  const stranger = await buildUser(deps, { role: 'FASKES', faskesId: otherClinic });
  const buyer = await buildUser(deps, { role: 'BHBU', bhbuId });
  const { id } = await buildPeserta(deps, {
    userId: buyer.id,
    bhbuId,
    idFaskes: clinic,
    rencanaTanggal: jakartaDay(new Date()),
  });
  // Servers begin to listen while they start.
  const open = async (server: RunningTestServer, token: string) => {
    await waitUntil(async () => {
      const probe = await readStream(sendTo(server), token);
      probe.leave();
      return probe.status === 200;
    });
    return await readStream(sendTo(server), token);
  };
  const nurseTab = await open(first, nurse.token);
  const colleagueTab = await open(second, colleague.token);
  const strangerTab = await open(first, stranger.token);
  const buyerTab = await open(second, buyer.token);

  const saved = await second.request('POST', '/Vaksinasi', {
    token: colleague.token,
    body: postponedBody(id, clinic),
  });
  expect(saved.status).toBeLessThan(300);
  await nurseTab.waitFor('change vaksinasi');
  await colleagueTab.waitFor('change vaksinasi');

  const look = { tab: colleagueTab.tab, data: { sumber: 'peserta', id } };
  const opened = await first.request('POST', '/langsung/dibuka', {
    token: colleague.token,
    body: look,
  });
  expect(opened.status).toBe(200);
  await nurseTab.waitFor('presence peserta');
  const seen = await first.request('GET', `/langsung/dibuka?tab=${nurseTab.tab}`, {
    token: nurse.token,
  });
  expect(seen.json['data']).toEqual([
    { sumber: 'peserta', id, nama: fullName, akunSendiri: false },
  ]);
  const foreign = await first.request('POST', '/langsung/dibuka', {
    token: stranger.token,
    body: { ...look, tab: strangerTab.tab },
  });
  expect(foreign.status).toBe(404);

  colleagueTab.leave();
  const openNow = async (): Promise<unknown> => {
    const path = `/langsung/dibuka?tab=${nurseTab.tab}`;
    return (await first.request('GET', path, { token: nurse.token })).json['data'];
  };
  await waitUntil(async () => JSON.stringify(await openNow()) === '[]');

  // Neither another facility nor the company, which has no queue, learned of anything.
  expect(strangerTab.events).toEqual([]);
  expect(buyerTab.events.filter(event => event.includes('vaksinasi'))).toEqual([]);

  // Open streams do not hold up a server that stops.
  await Promise.all([first.stop(), second.stop()]);
  await waitUntil(() => nurseTab.hasEnded() && strangerTab.hasEnded());
});
