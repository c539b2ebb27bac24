import { describe, expect, it } from 'vitest';
import { auditLog, throttle } from '#server/db/schema/index.ts';
import { eq } from 'drizzle-orm';
import { newNik } from '../../builders/peserta.ts';
import { useWorld } from './world.ts';

const the = useWorld();
const tenMinutes = 600_000;

/** The limit of one account in ten minutes. */
const most = 60;

async function account() {
  const { server } = the();
  // The clock moves to the start of a ten-minute window.
  server.pass(tenMinutes - (server.now().getTime() % tenMinutes));
  return await server.signIn({ role: 'BHBU', bhbuId: the().bhbuId });
}

const inTurn = async <T>(n: number, ask: (i: number) => Promise<T>): Promise<T[]> => {
  const told: T[] = [];
  for (let i = 0; i < n; i++) told.push(await ask(i));
  return told;
};

describe('revealing identity numbers', () => {
  it('is limited per account and works again after the window', async () => {
    const { server, made, company } = the();
    const one = await made();
    const { token } = await account();
    const reveal = (as = token, id = one.id) =>
      server.ask('POST', `/Peserta/identitas/${id}`, { token: as });
    const told = await inTurn(most, () => reveal());
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200]));
    server.pass(tenMinutes - 150_000);
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
    expect(shown).toBe(most + 1);
    server.pass(150_000);
    expect((await reveal()).status).toBe(200);
  });

  it('counts missing records, and holds for simultaneous requests', async () => {
    const { server, made } = the();
    const one = await made();
    const { token } = await account();
    const reveal = (id: number) => server.ask('POST', `/Peserta/identitas/${id}`, { token });
    expect((await reveal(999_999)).status).toBe(404);
    const told = await Promise.all(Array.from({ length: most + 10 }, () => reveal(one.id)));
    expect(told.filter(({ status }) => status === 200)).toHaveLength(most - 1);
    expect(told.filter(({ status }) => status === 429)).toHaveLength(11);
  });
});

describe('searching by a whole NIK', () => {
  it('is limited across all calls when no one is found', async () => {
    const { server, made } = the();
    const nik = newNik();
    await made({ nik });
    const { token } = await account();
    const ask = (path: string) => server.ask('GET', path, { token });
    const find = (number: string) => [
      `/Peserta?nik=${number}`,
      `/Peserta/getByUserId?q=${number}`,
      `/Peserta/GetAllFaskesBooster?nik=${number}`,
      `/Peserta/jumlah?nik=${number}`,
      `/Peserta/Export?nik=${number}`,
    ];
    await inTurn(most, async i => {
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
    server.pass(tenMinutes);
    expect((await ask(`/Peserta?nik=${nik}`)).json['totalRecords']).toBe(1);
  });

  it('does not count found NIKs, nor the same NIK twice', async () => {
    const { server, made } = the();
    const nik = newNik();
    await made({ nik });
    const { token } = await account();
    const ask = (query: string) => server.ask('GET', `/Peserta?${query}`, { token });
    await inTurn(most + 5, () => ask(`nik=${nik}&statusData=INVALID`));
    const unknown = newNik();
    await inTurn(most + 5, () => ask(`nik=${unknown}`));
    const told = await inTurn(most, () => ask(`nik=${newNik()}`));
    expect(told.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('is also limited in the queue of a facility', async () => {
    const { server, faskesId } = the();
    await account();
    const { token } = await server.signIn({ role: 'FASKES', faskesId });
    const told = await inTurn(most + 1, () =>
      server.ask('POST', '/Vaksinasi/cari', { token, body: { cari: newNik() } }),
    );
    expect(told.map(({ status }) => status).filter(status => status !== 200)).toEqual([429]);
  });

  it('stores no identity number in the counters', async () => {
    const { server } = the();
    const { token, id } = await account();
    const nik = newNik();
    await server.ask('GET', `/Peserta?nik=${nik}`, { token });
    const kept = (await server.db.select().from(throttle)).map(({ key }) => key);
    expect(kept.length).toBeGreaterThan(0);
    for (const key of kept) {
      expect(key).toMatch(/^[a-z]+:[\w-]{43}$/);
      expect(key).not.toContain(nik);
      expect(key).not.toContain(` ${id} `);
    }
  });

  it('removes expired counters', async () => {
    const { server } = the();
    const { token } = await account();
    await server.ask('GET', `/Peserta?nik=${newNik()}`, { token });
    const key = 'guesses:over';
    await server.db.insert(throttle).values({ key, points: 3, expire: Date.now() - 1 });
    const before = await server.db.$count(throttle);
    await server.deps.throttle.forget();
    expect(await server.db.$count(throttle)).toBe(before - 1);
    expect(await server.db.$count(throttle, eq(throttle.key, key))).toBe(0);
  });
});
