import { createPublicKey, verify } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { luringCalls } from '#contract/domains/luring/index.ts';
import { CallError, type Call } from '#src/providers/api/http.ts';
import type { NewAct } from '#src/providers/offline/offlineDay.ts';
import { readOfflineState } from '#src/providers/offline/offlineState.ts';
import { clearSession, saveSession } from '#src/providers/session.ts';
import { sendActs } from '#src/providers/offline/sendActs.ts';
import { createOfflineWorld, preparedDay, preparedPerson, storedText } from './offlineWorld.ts';

beforeEach(() => {
  clearSession();
  localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

const arrival = (idPeserta: number): NewAct => ({
  id: crypto.randomUUID(),
  idPeserta,
  nama: `Peserta ${idPeserta}`,
  jenis: 'HADIR',
  isi: { hadir: true },
});
const world = () => createOfflineWorld(preparedDay([preparedPerson(1), preparedPerson(2)]));

describe('the prepared day of a browser', () => {
  it('is read again after the browser was killed, and nothing of it is readable in its tables', async () => {
    const { browserDay, reopen, call, tables } = world();
    await browserDay.prepare(call);
    await browserDay.add(arrival(1));
    const again = reopen();
    expect((await again.read())?.orang).toHaveLength(2);
    expect(await again.acts()).toMatchObject([{ status: 'MENUNGGU', act: { idPeserta: 1 } }]);
    const text = storedText(tables);
    expect(text).not.toMatch(/Peserta|3273|PT Contoh|Klinik/);
    expect(text).toContain('MENUNGGU');
    expect(JSON.stringify(localStorage)).not.toMatch(/Peserta|3273/);
  });

  it('is noted again after a kill, which loses what was last written to local storage', async () => {
    const { browserDay, reopen, call, state } = world();
    saveSession({
      ...{
        token: 'token-satu',
        id: 1,
        userName: 'faskes',
        fullName: 'Ns. Rini',
        roleName: 'FASKES',
      },
      ...{ idReferensi: 9, zona: 'WIB', hak: [], isChangedUser: 'True' },
    });
    await browserDay.prepare(call);
    await browserDay.add(arrival(1));
    localStorage.removeItem('luring');
    vi.useFakeTimers({ now: state.now, toFake: ['Date'] });
    expect(readOfflineState()).toEqual({ day: null, waiting: 0 });
    await reopen().restoreNotes();
    expect(readOfflineState()).toEqual({
      day: { disiapkan: '2030-01-02T00:55:00.000Z', berlakuSampai: '2030-01-02T17:00:00.000Z' },
      waiting: 1,
    });
  });

  it('has keys that cannot be exported', async () => {
    const { browserDay, call, store } = world();
    await browserDay.prepare(call);
    const keys = await store.get('kunci', 1);
    for (const key of [keys?.penanda, keys?.pengikat]) {
      expect(key?.extractable).toBe(false);
    }
  });

  it.each([
    ['another session of the account', { id: 1, token: 'token-lain' }],
    ['another account', { id: 2, token: 'token-satu' }],
    ['no one', null],
  ])('is not readable for %s', async (_who, session) => {
    const { browserDay, reopen, call, state } = world();
    await browserDay.prepare(call);
    state.session = session;
    for (const day of [browserDay, reopen()]) {
      expect(await day.read()).toBeUndefined();
      expect(await day.acts()).toEqual([]);
    }
  });

  it('is gone at midnight, with what opens it', async () => {
    const { browserDay, call, state, tables } = world();
    await browserDay.prepare(call);
    state.now = new Date('2030-01-02T17:00:00.000Z');
    expect(await browserDay.read()).toBeUndefined();
    expect(tables['hari']?.size).toBe(0);
    expect([...(tables['kunci']?.values() ?? [])]).toMatchObject([{ terbungkus: undefined }]);
    expect(readOfflineState().day).toBeNull();
    await expect(browserDay.add(arrival(1))).rejects.toThrow('no prepared day');
  });

  it.each([-90, 90])(
    'writes the time of the server when its clock is %i minutes off, also after a slow preparation',
    async off => {
      const { browserDay, reopen, call, state } = world();
      state.now = new Date(Date.parse('2030-01-02T00:55:00.000Z') + off * 60_000);
      // Made in half a minute, and loaded in another one.
      const slow: Call = (endpoint, input, options) => {
        if (endpoint.path !== luringCalls.prepare.path) return call(endpoint, input);
        state.now = new Date(state.now.getTime() + 30_000);
        options?.onHead?.(new Headers({ date: 'Wed, 02 Jan 2030 00:55:30 GMT' }));
        state.now = new Date(state.now.getTime() + 30_000);
        return call(endpoint, input);
      };
      await browserDay.prepare(slow);
      state.now = new Date(state.now.getTime() + 600_000);
      await reopen().add(arrival(1));
      expect((await browserDay.acts())[0]?.act.pada).toBe('2030-01-02T01:06:00.000Z');
      expect(await reopen().read()).toBeDefined();
    },
  );

  it('leaves acts that wait, for the same account when it signs in again', async () => {
    const { browserDay, reopen, call, state, tables } = world();
    await browserDay.prepare(call);
    await browserDay.add(arrival(1));
    await browserDay.forget();
    state.session = { id: 2, token: 'token-dua' };
    const ofOther = reopen();
    await ofOther.unlock(call);
    expect(await ofOther.acts()).toEqual([]);
    expect((await sendActs(ofOther, call)).accepted).toBe(0);
    expect(tables['tindakan']?.size).toBe(1);
    state.session = { id: 1, token: 'token-tiga' };
    const ofSame = reopen();
    expect(await sendActs(ofSame, call)).toMatchObject({ accepted: 1, refused: 0 });
    expect(state.sent).toHaveLength(1);
  });

  it('signs each act with the key that it registered', async () => {
    const { browserDay, call, store } = world();
    await browserDay.prepare(call);
    const { teks, tandaTangan } = await browserDay.add(arrival(1));
    const key = createPublicKey({
      key: Buffer.from((await store.get('kunci', 1))?.kunciPublik ?? '', 'base64url'),
      format: 'der',
      type: 'spki',
    });
    const check = (text: string) =>
      verify(
        'sha256',
        Buffer.from(text),
        { key, dsaEncoding: 'ieee-p1363' },
        Buffer.from(tandaTangan, 'base64url'),
      );
    expect(check(teks)).toBe(true);
    expect(check(teks.replace('"hadir":true', '"hadir":false'))).toBe(false);
  });
});

describe('the keys of a browser', () => {
  it('are those of one of two tabs that prepare for the first time at the same moment', async () => {
    const { browserDay, reopen, call, tables, secrets } = world();
    const other = reopen();
    await Promise.all([browserDay.prepare(call), other.prepare(call)]);
    expect([tables['kunci']?.size, secrets.size]).toEqual([1, 1]);
    for (const day of [browserDay, other]) await day.add(arrival(1));
    expect(await sendActs(browserDay, call)).toMatchObject({ accepted: 2 });
  });

  it('take the acts with them that wait when the server has forgotten the browser', async () => {
    const { browserDay, reopen, call, state, secrets } = world();
    await browserDay.prepare(call);
    await browserDay.add(arrival(1));
    secrets.clear();
    const other = reopen();
    expect(await other.acts()).toHaveLength(1);
    expect(await sendActs(browserDay, call)).toMatchObject({ accepted: 1 });
    // A tab that was open all the time reads and writes with the new key.
    await other.add(arrival(2));
    expect(await reopen().acts()).toHaveLength(2);
    expect((await reopen().read())?.orang).toHaveLength(2);
    expect(state.sent).toHaveLength(1);
  });

  it('that are lost leave their acts unreadable, which hold back no others', async () => {
    const { browserDay, reopen, call, state, secrets, tables } = world();
    await browserDay.prepare(call);
    await browserDay.add(arrival(1));
    await browserDay.forget();
    secrets.clear();
    state.session = { id: 1, token: 'token-baru' };
    const again = reopen();
    await again.prepare(call);
    await again.add(arrival(2));
    expect([(await again.acts()).length, await again.countUnreadable()]).toEqual([1, 1]);
    expect(await sendActs(again, call)).toMatchObject({ accepted: 1, error: undefined });
    expect(await again.countUnreadable()).toBe(1);
    expect(tables['tindakan']?.size).toBe(2);
  });
});

describe('sending the acts', () => {
  it('goes in their order, and what was sent leaves with the next preparation', async () => {
    const { browserDay, call, state, tables } = world();
    await browserDay.prepare(call);
    for (const id of [2, 1]) await browserDay.add(arrival(id));
    state.answer = ({ tindakan }) =>
      (JSON.parse(tindakan) as { idPeserta: number }).idPeserta === 1 ? { status: 'KONFLIK' } : {};
    expect(await sendActs(browserDay, call)).toMatchObject({ accepted: 1, refused: 1 });
    expect((await browserDay.acts()).map(({ status }) => status)).toEqual(['TERKIRIM', 'DITOLAK']);
    expect((await sendActs(browserDay, call)).accepted).toBe(0);
    await browserDay.prepare(call);
    expect(tables['tindakan']?.size).toBe(0);
  });

  it('stops without network and goes on where it stopped', async () => {
    const { browserDay, call, state } = world();
    await browserDay.prepare(call);
    for (const id of [1, 2]) await browserDay.add(arrival(id));
    const away = new CallError(0, 'away', null);
    state.answer = () => (state.sent.length === 1 ? away : {});
    expect(await sendActs(browserDay, call)).toEqual({ accepted: 1, refused: 0, error: away });
    state.answer = () => ({});
    expect(await sendActs(browserDay, call)).toMatchObject({ accepted: 1, error: undefined });
    expect(state.sent).toHaveLength(2);
  });

  it('leaves out an act that is taken back while another one is sent', async () => {
    const { browserDay, call, state } = world();
    await browserDay.prepare(call);
    const [first, second] = [await browserDay.add(arrival(1)), await browserDay.add(arrival(2))];
    const taken: boolean[] = [];
    const takingBack: Call = async (endpoint, input) => {
      if (endpoint.path === luringCalls.send.path) {
        for (const { nomor } of [first, second]) taken.push(await browserDay.takeBack(nomor));
      }
      return await call(endpoint, input);
    };
    expect(await sendActs(browserDay, takingBack)).toMatchObject({ accepted: 1, refused: 0 });
    // The first is on its way, and only the server can cancel it.
    expect(taken).toEqual([false, true]);
    expect(state.sent.map(({ tindakan }) => tindakan)).toEqual([first.teks]);
    expect(await browserDay.acts()).toMatchObject([{ nomor: first.nomor, status: 'TERKIRIM' }]);
  });

  it('leaves to the server an act that may have reached it', async () => {
    const { browserDay, call, state } = world();
    await browserDay.prepare(call);
    const direct = await browserDay.add(arrival(1), { mayHaveArrived: true });
    const sent = await browserDay.add(arrival(2));
    const waiting = await browserDay.add(arrival(1));
    expect(await browserDay.takeBack(direct.nomor)).toBe(false);
    state.answer = ({ tindakan }) => (tindakan === sent.teks ? new CallError(0, 'away', null) : {});
    await sendActs(browserDay, call);
    expect(await browserDay.takeBack(sent.nomor)).toBe(false);
    expect(await browserDay.takeBack(waiting.nomor)).toBe(true);
  });

  it.each([
    ...[400, 403, 404, 409, 413, 422, 500].map(
      status => [status, 'is not held back by', 1] as const,
    ),
    ...[0, 401, 429, 502, 503, 504].map(status => [status, 'stops at', 0] as const),
  ])('that is answered with %i %s this act, which waits', async (status, _what, accepted) => {
    const { browserDay, call, state } = world();
    await browserDay.prepare(call);
    for (const id of [1, 2]) await browserDay.add(arrival(id));
    state.answer = ({ tindakan }) =>
      (JSON.parse(tindakan) as { idPeserta: number }).idPeserta === 1
        ? new CallError(status, 'failed', null)
        : {};
    expect(await sendActs(browserDay, call)).toMatchObject({
      accepted,
      error: { message: 'failed' },
    });
    expect((await browserDay.acts()).map(one => one.status)).toEqual([
      'MENUNGGU',
      accepted === 1 ? 'TERKIRIM' : 'MENUNGGU',
    ]);
  });

  it('goes on with what is recorded meanwhile', async () => {
    const { browserDay, call, state } = world();
    await browserDay.prepare(call);
    await browserDay.add(arrival(1));
    const recording: Call = async (endpoint, input) => {
      const isFirst = endpoint.path === luringCalls.send.path && state.sent.length === 0;
      if (isFirst) await browserDay.add(arrival(2));
      return await call(endpoint, input);
    };
    expect(await sendActs(browserDay, recording)).toMatchObject({ accepted: 2, error: undefined });
    expect(state.sent).toHaveLength(2);
  });
});
