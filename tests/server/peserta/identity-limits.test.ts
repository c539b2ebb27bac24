import { describe, expect, it } from 'vitest';
import { auditLog, throttle } from '#server/platform/db/schema/index.ts';
import { and, eq } from 'drizzle-orm';
import { newNik } from '../../builders/peserta.ts';
import { usePesertaFixture } from './fixture.ts';

const fixture = usePesertaFixture();
const tenMinutes = 600_000;

/** The limit of one account in ten minutes. */
const maxPerWindow = 60;

async function signInFresh() {
  const { server } = fixture();
  // The clock moves to the start of a ten-minute window.
  server.advanceTime(tenMinutes - (server.now().getTime() % tenMinutes));
  return await server.signIn({ role: 'BHBU', bhbuId: fixture().bhbuId });
}

const inSequence = async <T>(n: number, ask: (i: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let i = 0; i < n; i++) results.push(await ask(i));
  return results;
};

describe('revealing identity numbers', () => {
  it('is limited per account and works again after the window', async () => {
    const { server, createPeserta, company } = fixture();
    const one = await createPeserta();
    const { token } = await signInFresh();
    const reveal = (as = token, id = one.id) =>
      server.request('POST', `/Peserta/identitas/${id}`, { token: as });
    const results = await inSequence(maxPerWindow, () => reveal());
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200]));
    server.advanceTime(tenMinutes - 150_000);
    const refused = await reveal();
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({
      code: 'TERLALU_SERING',
      detail:
        'Terlalu banyak nomor identitas diperlihatkan dengan akun ini. Coba lagi dalam 3 menit.',
    });
    expect(refused.headers.get('retry-after')).toBe('150');
    expect((await reveal(company.token)).status).toBe(200);
    const shown = await server.db.$count(auditLog, eq(auditLog.action, 'peserta.reveal'));
    expect(shown).toBe(maxPerWindow + 1);
    server.advanceTime(150_000);
    expect((await reveal()).status).toBe(200);
  });

  it('counts missing records, and holds for simultaneous requests', async () => {
    const { server, createPeserta } = fixture();
    const one = await createPeserta();
    const { token } = await signInFresh();
    const reveal = (id: number) => server.request('POST', `/Peserta/identitas/${id}`, { token });
    // One call after the other, because an account has a limit of simultaneous calls.
    for (let i = 0; i < 20; i++) expect((await reveal(999_999)).status).toBe(404);
    const left = maxPerWindow - 20;
    const results = await Promise.all(Array.from({ length: left + 10 }, () => reveal(one.id)));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(left);
    expect(results.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe('searching by a whole NIK', () => {
  it('is limited across all calls when no one is found', async () => {
    const { server, createPeserta } = fixture();
    const nik = newNik();
    await createPeserta({ nik });
    const { token } = await signInFresh();
    const ask = (path: string) => server.request('GET', path, { token });
    const find = (number: string) => [
      `/Peserta?nik=${number}`,
      `/Peserta/getByUserId?q=${number}`,
      `/Peserta/GetAllFaskesBooster?nik=${number}`,
      `/Peserta/jumlah?nik=${number}`,
      `/Peserta/Export?nik=${number}`,
    ];
    await inSequence(maxPerWindow, async i => {
      const [path = ''] = [find(newNik())[i % 5]];
      expect((await ask(path)).status, path).toBe(200);
    });
    for (const path of [...find(newNik()), ...find(nik)]) {
      const { status, json } = await ask(path);
      expect(status, path).toBe(429);
      expect(json['detail']).toBe(
        'Terlalu banyak NIK dicari dengan akun ini tanpa menemukan siapa pun. Coba lagi dalam 10 menit.',
      );
    }
    expect((await ask('/Peserta?q=peserta')).status).toBe(200);
    expect((await ask('/Peserta?nik=32730501')).status).toBe(200);
    server.advanceTime(tenMinutes);
    expect((await ask(`/Peserta?nik=${nik}`)).json['totalRecords']).toBe(1);
  });

  it('does not count found NIKs, nor the same NIK twice', async () => {
    const { server, createPeserta } = fixture();
    const nik = newNik();
    await createPeserta({ nik });
    const { token } = await signInFresh();
    const ask = (query: string) => server.request('GET', `/Peserta?${query}`, { token });
    await inSequence(maxPerWindow + 5, () => ask(`nik=${nik}&statusData=INVALID`));
    const unknown = newNik();
    await inSequence(maxPerWindow + 5, () => ask(`nik=${unknown}`));
    const results = await inSequence(maxPerWindow, () => ask(`nik=${newNik()}`));
    expect(results.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('writes no counter for a NIK that is found', async () => {
    const { server, createPeserta } = fixture();
    const nik = newNik();
    await createPeserta({ nik });
    const { token } = await signInFresh();
    const before = await server.db.select().from(throttle);
    await server.request('GET', `/Peserta?nik=${nik}`, { token });
    expect(await server.db.select().from(throttle)).toEqual(before);
  });

  it('is also limited in the queue of a facility', async () => {
    const { server, faskesId } = fixture();
    await signInFresh();
    const { token } = await server.signIn({ role: 'FASKES', faskesId });
    const results = await inSequence(maxPerWindow + 1, () =>
      server.request('POST', '/Vaksinasi/cari', { token, body: { cari: newNik() } }),
    );
    expect(results.map(({ status }) => status).filter(status => status !== 200)).toEqual([429]);
  });

  it('stores no identity number in the counters', async () => {
    const { server } = fixture();
    const { token, id } = await signInFresh();
    const nik = newNik();
    await server.request('GET', `/Peserta?nik=${nik}`, { token });
    const storedKeys = (await server.db.select().from(throttle)).map(({ key }) => key);
    expect(storedKeys.length).toBeGreaterThan(0);
    for (const key of storedKeys) {
      expect(key).toMatch(/^[a-z]+:[\w-]{43}$/);
      expect(key).not.toContain(nik);
      expect(key).not.toContain(` ${id} `);
    }
  });
});

describe('a search by a full identity number', () => {
  it('is in the audit log, however it is made, and without the number', async () => {
    const { server, createPeserta } = fixture();
    const nik = newNik();
    const reader = await signInFresh();
    await createPeserta({ nik }, reader.token);
    const searches = async () =>
      await server.db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.actorId, reader.id), eq(auditLog.action, 'peserta.lookup')));
    for (const [n, path] of [`/Peserta?nik=${nik}`, `/Peserta/getByUserId?nik=${nik}`].entries()) {
      expect((await server.request('GET', path, reader)).json['totalRecords'], path).toBe(1);
      expect(await searches(), path).toHaveLength(n + 1);
    }
    // A part of a number finds no one by it, and is no such search.
    await server.request('GET', `/Peserta?nik=${nik.slice(0, 8)}`, reader);
    const entries = await searches();
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toContain(nik);
  });
});
