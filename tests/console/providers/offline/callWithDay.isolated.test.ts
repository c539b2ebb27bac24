import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallInput, Endpoint } from '#contract/core/endpoint.ts';
import { vaksinasiCalls, type QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { CallError, type Call } from '#src/providers/api/http.ts';
import { withOfflineDay } from '#src/providers/offline/offlineCall.ts';
import type { OfflineDay } from '#src/providers/offline/offlineDay.ts';
import { sendActs } from '#src/providers/offline/sendActs.ts';
import { clearSession, saveSession } from '#src/providers/session.ts';
import { screeningAnswers } from '../../../builders/vaksinasi.ts';
import { createOfflineWorld, preparedDay, preparedPerson } from './offlineWorld.ts';

const browser = vi.hoisted(() => ({ day: undefined as OfflineDay | undefined }));
vi.mock('#src/providers/offline/browserDay.ts', () => ({
  browserDay: new Proxy({}, { get: (_none, name) => browser.day?.[name as keyof OfflineDay] }),
}));

beforeEach(() => {
  localStorage.clear();
  saveSession({
    ...{ token: 'token-satu', id: 1, userName: 'faskes', fullName: 'Ns. Rini', roleName: 'FASKES' },
    ...{ idReferensi: 9, zona: 'WIB', hak: [], isChangedUser: 'True' },
  });
  vi.useFakeTimers({ now: new Date('2030-01-02T00:55:00.000Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  clearSession();
  localStorage.clear();
});

const unreachable = () => Promise.reject(new CallError(0, 'away', null));
const entries = [1, 2, 3].map(id => preparedPerson(id).antrean);
const counts = {
  ...{ semua: 30, sisa: 28, diberikan: 2, ditunda: 0, ditolak: 0, lengkap: 0 },
  ...{ rencana: 30, jatuhTempo: 0, tanpaRencana: 0, terlambat: 0 },
};
const queue = (data: readonly QueueEntry[]) => ({
  ...{ data, pageNumber: 1, pageSize: 20, totalRecords: 28, totalPages: 2 },
  ...{ tanggal: '2030-01-02', idFaskes: 9, namaFaskes: 'Klinik Uji', tutup: null },
  hitungan: counts,
});
const doseOf = (idPeserta: number) => ({
  ...{ idPeserta, idFaskes: 9, dosisKe: 1, hasil: 'DIBERIKAN' as const, sesudah: null },
  ...{ skrining: screeningAnswers(), idBatch: 5, lokasi: 'LENGAN_KIRI' as const },
  ...{ vaksinator: 'Ns. Uji', konfirmasi: false },
});

/** A browser whose calls a server answers, which may be away; with a prepared day unless the options say otherwise. */
async function openBrowser({ isPrepared = true } = {}) {
  const world = createOfflineWorld(preparedDay([1, 2, 3].map(id => preparedPerson(id))));
  browser.day = world.browserDay;
  const server = {
    availability: 'up' as 'away' | 'up',
    asked: [] as Endpoint[],
    answer: (_endpoint: Endpoint): Promise<unknown> => Promise.resolve(queue(entries)),
    unavailable: 0,
  };
  if (isPrepared) await world.browserDay.prepare(world.call);
  const call = withOfflineDay(
    ((endpoint: Endpoint) => {
      server.asked.push(endpoint);
      return server.answer(endpoint);
    }) as Call,
    {
      read: () => ({ availability: server.availability }) as never,
      recordUnavailable: () => {
        server.unavailable += 1;
      },
    },
  );
  const list = (query: CallInput<typeof vaksinasiCalls.list>['query'] = {}) =>
    call(vaksinasiCalls.list, { query });
  const give = (id: number) => call(vaksinasiCalls.record, { body: doseOf(id) });
  const send = () => sendActs(world.browserDay, world.call);
  return { ...world, server, call, list, give, send };
}

describe('a browser without a prepared day', () => {
  it('makes its calls at once, and shows their failures', async () => {
    const { server, list } = await openBrowser({ isPrepared: false });
    expect((await list()).hitungan).toEqual(counts);
    server.answer = unreachable;
    await expect(list()).rejects.toMatchObject({ status: 0 });
    expect(server.asked).toHaveLength(2);
  });
});

describe('a browser with a prepared day', () => {
  it('takes what the server answers while it is there', async () => {
    const { server, list } = await openBrowser();
    expect(await list()).toEqual(queue(entries));
    server.answer = () => Promise.reject(new CallError(422, 'refused', null));
    await expect(list()).rejects.toMatchObject({ status: 422 });
  });

  it.each([0, 502, 503, 504])('answers itself when a call fails with %i', async status => {
    const { server, list, give, browserDay } = await openBrowser();
    server.answer = () => Promise.reject(new CallError(status, 'away', null));
    expect((await list()).hitungan.semua).toBe(3);
    await give(1);
    expect(await browserDay.acts()).toHaveLength(1);
    // The call may have reached the server, which alone can cancel it.
    expect(await browserDay.takeBack(1)).toBe(false);
  });

  it('asks a server that is away for nothing, and does not answer what the day does not have', async () => {
    const { server, list, give, call, browserDay } = await openBrowser();
    server.availability = 'away';
    await give(1);
    expect((await list()).hitungan.diberikan).toBe(1);
    expect(server.asked).toEqual([]);
    expect(await browserDay.takeBack(1)).toBe(true);
    server.answer = unreachable;
    await expect(call(vaksinasiCalls.detail, { params: { id: 1 } })).rejects.toMatchObject({
      status: 0,
    });
    expect(server.asked).toEqual([vaksinasiCalls.detail]);
  });

  it('answers itself when the server does not answer in 15 seconds, and notes that it is away', async () => {
    const { server, list } = await openBrowser();
    const patience = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    server.answer = () => {
      patience.abort();
      return Promise.reject(new DOMException('The time is over.', 'TimeoutError'));
    };
    expect((await list()).hitungan.semua).toBe(3);
    expect(timeout).toHaveBeenCalledWith(15_000);
    expect(server.unavailable).toBe(1);
    timeout.mockRestore();
  });

  it('ends with its own call when that is cancelled', async () => {
    const { server, call } = await openBrowser();
    const control = new AbortController();
    server.answer = () => {
      control.abort();
      return unreachable();
    };
    const asked = call(vaksinasiCalls.list, {}, { signal: control.signal });
    await expect(asked).rejects.toMatchObject({ status: 0 });
  });
});

describe('acts that wait while the server is there', () => {
  it('are shown in what it answers, until they are sent', async () => {
    const { server, list, give, call, send } = await openBrowser();
    server.availability = 'away';
    await give(1);
    server.availability = 'up';
    const shown = await list();
    expect(shown.data.map(({ kunjungan }) => kunjungan?.id ?? null)).toEqual([-1, null, null]);
    expect(shown.hitungan).toEqual({ ...counts, sisa: 27, diberikan: 3 });

    const waiting = await list({ status: 'BELUM' });
    expect(waiting.data.map(({ id }) => id)).toEqual([2, 3]);
    expect(waiting.totalRecords).toBe(27);
    server.answer = () => Promise.resolve(queue(entries.slice(1)));
    const given = await list({ status: 'DIBERIKAN' });
    expect(given.data[0]).toMatchObject({ id: 1, kunjungan: { id: -1 } });
    const otherDay = { ...queue(entries), tanggal: '2030-01-03' };
    server.answer = () => Promise.resolve(otherDay);
    expect(await list({ tanggal: '2030-01-03' })).toEqual(otherDay);

    server.answer = () => Promise.resolve({ data: entries, lebih: false });
    const { data } = await call(vaksinasiCalls.find, { body: { cari: 'Peserta' } });
    expect(data[0]).toMatchObject({ kunjungan: { id: -1 }, dosisDiberikan: 1 });
    server.answer = () => Promise.resolve({ peserta: entries[0], dosis: [] });
    const { dosis } = await call(vaksinasiCalls.ofPeserta, { params: { id: 1 } });
    expect(dosis.map(({ id }) => id)).toEqual([-1]);
    server.answer = () => Promise.resolve({ batch: [{ id: 5, stok: 2 }], produk: [] });
    const { batch } = await call(vaksinasiCalls.vaccines, { query: { idPeserta: 2 } });
    expect(batch).toMatchObject([{ stok: 1 }]);

    expect(await send()).toMatchObject({ accepted: 1 });
    server.answer = () => Promise.resolve(queue(entries));
    expect(await list()).toEqual(queue(entries));
  });

  it('are followed by what is recorded for the same person, and by nothing else', async () => {
    const { server, give, call, browserDay } = await openBrowser();
    server.availability = 'away';
    await give(1);
    server.availability = 'up';
    await expect(give(1)).rejects.toMatchObject({ status: 409 });
    await call(vaksinasiCalls.arrive, { params: { id: 1 }, body: { hadir: true } });
    expect(server.asked).toEqual([]);
    expect((await browserDay.acts()).map(({ act }) => act.jenis)).toEqual(['KUNJUNGAN', 'HADIR']);
    await give(2);
    expect(server.asked).toEqual([vaksinasiCalls.record]);
  });
});
