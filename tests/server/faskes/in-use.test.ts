import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appUser, faskes, peserta } from '#server/db/schema/index.ts';
import { transaction } from '#server/db/client.ts';
import { mayChooseFaskes } from '#server/faskes/choices.ts';
import { buildBhbu, buildFaskes, buildPeserta, personBody } from '../../builders/peserta.ts';
import { sheetLine } from '../../builders/sheet.ts';
import { startTestServer, type TestServer, type Told } from '../harness/server.ts';
import { until } from '../harness/until.ts';
import { imporOf, on, saveIt, send, type ImporWorld } from '../impor/world.ts';

let server: TestServer;
let admin: { id: number; token: string };

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn({ role: 'ADMIN' });
});
afterAll(() => server.stop());

const token = () => admin.token;
const remove = (id: number) => server.ask('DELETE', `/Faskes/deleteById/${id}`, { token: token() });
const restore = (id: number) => server.ask('POST', `/Faskes/pulihkan/${id}`, { token: token() });
const deactivate = (id: number) =>
  server.ask('PUT', `/Faskes/updatenonaktif/${id}`, {
    token: token(),
    body: { isActive: false, alasan: 'Renovasi' },
  });
const choose = (idFaskes: number) =>
  server.ask('POST', '/Peserta', { token: token(), body: personBody({ idFaskes }) });

describe('an unused facility', () => {
  it('is deleted and restored', async () => {
    const id = await buildFaskes(server.db);
    expect((await remove(id)).json['deletedAt']).not.toBeNull();
    for (const path of [`getbyId/${id}`, `${id}/pernyataan`]) {
      expect((await server.ask('GET', `/Faskes/${path}`, { token: token() })).status).toBe(404);
    }
    expect((await remove(id)).status).toBe(404);
    expect((await choose(id)).json['errors']).toHaveProperty('idFaskes');
    expect((await restore(id)).json).toMatchObject({ id, deletedAt: null, version: 3 });
    expect((await choose(id)).status).toBe(201);
  });

  it('is not offered after its deletion, even by id', async () => {
    const id = await buildFaskes(server.db);
    await remove(id);
    const told = await server.ask('GET', `/Faskes/GetFaskes?id=${id}`, { token: token() });
    expect(told.json).toEqual([]);
  });
});

describe('a facility in use', () => {
  it('is not deleted, and the reason counts its users', async () => {
    const bhbuId = await buildBhbu(server.db);
    const id = await buildFaskes(server.db, { serves: [bhbuId] });
    await server.signIn({ role: 'FASKES', faskesId: id });
    for (let i = 0; i < 2; i++) {
      await buildPeserta(server.deps, { userId: admin.id, bhbuId, idFaskes: id });
    }
    const told = await remove(id);
    expect(told.json).toMatchObject({ status: 409, code: 'MASIH_DIPAKAI' });
    expect(told.json['detail']).toContain('2 peserta, 1 akun, dan 1 BHBU yang dilayani');
    const { json } = await server.ask('GET', `/Faskes/getbyId/${id}`, { token: token() });
    expect(json['dipakai']).toBe(true);
  });

  it('is deactivated with a reason and not offered, and its participants keep it', async () => {
    const id = await buildFaskes(server.db);
    const there = await choose(id);
    const bare = await server.ask('PUT', `/Faskes/updatenonaktif/${id}`, {
      token: token(),
      body: { isActive: false },
    });
    expect(bare.json['errors']).toHaveProperty('alasan');
    expect((await deactivate(id)).json).toMatchObject({
      isActive: false,
      alasanNonaktif: 'Renovasi',
    });
    expect((await choose(id)).json['errors']).toHaveProperty('idFaskes');
    const kept = await server.ask('PUT', `/Peserta/${String(there.json['id'])}`, {
      token: token(),
      body: personBody({ idFaskes: id }),
    });
    expect(kept.json['errors']).toBeUndefined();
    const back = await server.ask('PUT', `/Faskes/updatenonaktif/${id}`, {
      token: token(),
      body: { isActive: true },
    });
    expect(back.json).toMatchObject({ isActive: true, alasanNonaktif: null });
  });

  it('is deleted after its users are, who are restored only after it', async () => {
    const id = await buildFaskes(server.db);
    const one = await choose(id);
    const staff = await server.signIn({ role: 'FASKES', faskesId: id });
    const person = String(one.json['id']);
    await server.ask('DELETE', `/Peserta/${person}`, { token: token() });
    await server.ask('DELETE', `/GTC/deletebyid/${staff.id}`, { token: token() });
    expect((await remove(id)).status).toBe(200);
    const back = [`/Peserta/pulihkan/${person}`, `/GTC/pulihkan/${staff.id}`];
    for (const path of back) {
      expect((await server.ask('POST', path, { token: token() })).status).toBe(409);
    }
    await restore(id);
    for (const path of back) {
      expect((await server.ask('POST', path, { token: token() })).status).toBe(200);
    }
  });
});

/** Waits until a query in this database waits for a lock. */
const somebodyWaits = () =>
  until(async () => {
    const { rows } = await server.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });

describe('concurrent requests', () => {
  it.each([
    ['deleted', remove, 409],
    // Deactivating is allowed in use: it waits, and the choice stays.
    ['set aside', deactivate, 200],
  ])('a choice that comes first completes before the facility is %s', async (_, deed, status) => {
    const id = await buildFaskes(server.db);
    let told: Promise<Told> | undefined;
    await transaction(server.db, async tx => {
      expect(await mayChooseFaskes(tx, id, null)).toBe(true);
      told = deed(id);
      await somebodyWaits();
      await buildPeserta({ ...server.deps, db: tx as never }, { userId: admin.id, idFaskes: id });
    });
    expect((await told)?.status).toBe(status);
    expect(await server.db.$count(peserta, eq(peserta.faskesId, id))).toBe(1);
  });

  it.each([
    ['deleted', { deletedAt: '2030-01-01T00:00:00Z' }],
    ['set aside', { isActive: false }],
  ])('a choice that comes second fails when the facility was %s', async (_, change) => {
    const id = await buildFaskes(server.db);
    let told: Promise<Told> | undefined;
    await transaction(server.db, async tx => {
      await tx.select().from(faskes).where(eq(faskes.id, id)).for('update');
      await tx.update(faskes).set(change).where(eq(faskes.id, id));
      told = choose(id);
      await somebodyWaits();
    });
    expect((await told)?.json['errors']).toHaveProperty('idFaskes');
    expect(await server.db.$count(peserta, eq(peserta.faskesId, id))).toBe(0);
  });

  it('either a choice or new account succeeds, or the deletion', async () => {
    const account = (idReferensi: number, roleId: number) =>
      server.ask('POST', '/GTC/Register', {
        token: token(),
        body: {
          userName: `petugas.${idReferensi}`,
          fullName: 'Petugas Contoh',
          roleId,
          idReferensi,
        },
      });
    const roles = await server.ask('GET', '/Role?q=FASKES', { token: token() });
    const roleId = (roles.json['data'] as { id: number }[])[0]?.id ?? 0;
    for (let round = 0; round < 12; round++) {
      const id = await buildFaskes(server.db);
      const asked = round % 2 === 0 ? () => choose(id) : () => account(id, roleId);
      const [chosen, gone] = await Promise.all(
        round % 4 < 2 ? [asked(), remove(id)] : [remove(id), asked()].reverse(),
      );
      expect([chosen?.status, gone?.status].sort()).toSatisfy(
        (all: number[]) => String(all) === '201,409' || String(all) === '200,422',
      );
      const there =
        (await server.db.$count(peserta, eq(peserta.faskesId, id))) +
        (await server.db.$count(appUser, eq(appUser.faskesId, id)));
      expect(there).toBe(gone?.status === 200 ? 0 : 1);
    }
  });

  it('one of several deletions succeeds', async () => {
    const id = await buildFaskes(server.db);
    const told = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(told.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('choosing a facility does not block its form', async () => {
    const id = await buildFaskes(server.db);
    await transaction(server.db, async tx => {
      await mayChooseFaskes(tx, id, null);
      const told = await server.ask('PUT', `/Faskes/${id}/pernyataan/IZIN`, {
        token: token(),
        body: { jawaban: true },
      });
      expect(told.status).toBe(200);
    });
  });
});

describe('an import of participants', () => {
  const world = async (): Promise<ImporWorld> => {
    const bhbuId = await buildBhbu(server.db);
    const faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
    const company = await server.signIn({ role: 'BHBU', bhbuId });
    return { server, bhbuId, faskesId, company, admin };
  };
  const goes = (id: number) =>
    server.db
      .update(faskes)
      .set({ deletedAt: server.now().toISOString() })
      .where(eq(faskes.id, id));

  it('with a deleted facility in a row is validated again before it is saved', async () => {
    const there = await world();
    const code = `HPS${there.faskesId}`;
    await server.db.update(faskes).set({ pcareCode: code }).where(eq(faskes.id, there.faskesId));
    const file = imporOf(await send(there, [sheetLine({ kodeFaskes: code }), sheetLine()]));
    expect(file.jumlah).toMatchObject({ baru: 2, tidakValid: 0 });
    await goes(there.faskesId);
    expect((await saveIt(there, file)).status).toBe(409);
    expect(imporOf(await on(there, file, 'GET', '')).jumlah).toMatchObject({
      baru: 1,
      tidakValid: 1,
    });
    expect((await saveIt(there, file)).status).toBe(200);
  });

  it('for a deleted facility is rejected', async () => {
    const there = await world();
    const path = `/Peserta/Import/${there.faskesId}?preview=true`;
    const file = imporOf(await send(there, [sheetLine()], { path }));
    await goes(there.faskesId);
    const told = await saveIt(there, file);
    expect(told.status).toBe(409);
    expect(told.json['detail']).toContain('sudah dihapus');
  });
});
