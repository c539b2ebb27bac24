import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appUser, faskes, peserta } from '#server/platform/db/schema/index.ts';
import { transaction } from '#server/platform/db/client.ts';
import { canChooseFaskes } from '#server/domains/faskes/query/choices.ts';
import { buildBhbu, buildFaskes, buildPeserta, personBody } from '../../builders/peserta.ts';
import { sheetLine } from '../../builders/sheet-file.ts';
import { startTestServer, type TestServer, type TestResponse } from '../harness/server.ts';
import { waitUntil } from '../harness/wait-until.ts';
import {
  importOf,
  requestOnImport,
  saveUpload,
  uploadFile,
  type ImportFixture,
} from '../import/fixture.ts';

let server: TestServer;
let admin: { id: number; token: string };

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn({ role: 'ADMIN' });
});
afterAll(() => server.stop());

const token = () => admin.token;
const remove = (id: number) =>
  server.request('DELETE', `/Faskes/deleteById/${id}`, { token: token() });
const restore = (id: number) =>
  server.request('POST', `/Faskes/pulihkan/${id}`, { token: token() });
const deactivate = (id: number) =>
  server.request('PUT', `/Faskes/updatenonaktif/${id}`, {
    token: token(),
    body: { isActive: false, alasan: 'Renovasi' },
  });
const registerAtFaskes = (idFaskes: number) =>
  server.request('POST', '/Peserta', { token: token(), body: personBody({ idFaskes }) });

describe('an unused facility', () => {
  it('is deleted and restored', async () => {
    const id = await buildFaskes(server.db);
    expect((await remove(id)).json['deletedAt']).not.toBeNull();
    for (const path of [`getbyId/${id}`, `${id}/pernyataan`]) {
      expect((await server.request('GET', `/Faskes/${path}`, { token: token() })).status).toBe(404);
    }
    expect((await remove(id)).status).toBe(404);
    expect((await registerAtFaskes(id)).json['errors']).toHaveProperty('idFaskes');
    expect((await restore(id)).json).toMatchObject({ id, deletedAt: null, version: 3 });
    expect((await registerAtFaskes(id)).status).toBe(201);
  });

  it('is not offered after its deletion, even by id', async () => {
    const id = await buildFaskes(server.db);
    await remove(id);
    const result = await server.request('GET', `/Faskes/GetFaskes?id=${id}`, { token: token() });
    expect(result.json).toEqual([]);
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
    const result = await remove(id);
    expect(result.json).toMatchObject({ status: 409, code: 'MASIH_DIPAKAI' });
    expect(result.json['detail']).toContain('2 peserta, 1 akun, dan 1 perusahaan yang dilayani');
    const { json } = await server.request('GET', `/Faskes/getbyId/${id}`, { token: token() });
    expect(json['dipakai']).toBe(true);
  });

  it('is deactivated with a reason and not offered, and its participants keep it', async () => {
    const id = await buildFaskes(server.db);
    const there = await registerAtFaskes(id);
    const bare = await server.request('PUT', `/Faskes/updatenonaktif/${id}`, {
      token: token(),
      body: { isActive: false },
    });
    expect(bare.json['errors']).toHaveProperty('alasan');
    expect((await deactivate(id)).json).toMatchObject({
      isActive: false,
      alasanNonaktif: 'Renovasi',
    });
    expect((await registerAtFaskes(id)).json['errors']).toHaveProperty('idFaskes');
    const saved = await server.request('PUT', `/Peserta/${String(there.json['id'])}`, {
      token: token(),
      body: personBody({ idFaskes: id }),
    });
    expect(saved.json['errors']).toBeUndefined();
    const back = await server.request('PUT', `/Faskes/updatenonaktif/${id}`, {
      token: token(),
      body: { isActive: true },
    });
    expect(back.json).toMatchObject({ isActive: true, alasanNonaktif: null });
  });

  it('is deleted after its users are, who are restored only after it', async () => {
    const id = await buildFaskes(server.db);
    const one = await registerAtFaskes(id);
    const staff = await server.signIn({ role: 'FASKES', faskesId: id });
    const person = String(one.json['id']);
    await server.request('DELETE', `/Peserta/${person}`, { token: token() });
    await server.request('DELETE', `/GTC/deletebyid/${staff.id}`, { token: token() });
    expect((await remove(id)).status).toBe(200);
    const back = [`/Peserta/pulihkan/${person}`, `/GTC/pulihkan/${staff.id}`];
    for (const path of back) {
      expect((await server.request('POST', path, { token: token() })).status).toBe(409);
    }
    await restore(id);
    for (const path of back) {
      expect((await server.request('POST', path, { token: token() })).status).toBe(200);
    }
  });
});

/** Waits until a query in this database waits for a lock. */
const waitForBlockedQuery = () =>
  waitUntil(async () => {
    const { rows } = await server.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });

describe('concurrent requests', () => {
  it.each([
    ['deleted', remove, 409],
    // Deactivating is allowed in use: it waits, and the choice stays.
    ['deactivated', deactivate, 200],
  ])(
    'a choice that comes first completes before the facility is %s',
    async (_, command, status) => {
      const id = await buildFaskes(server.db);
      let result: Promise<TestResponse> | undefined;
      await transaction(server.db, async tx => {
        expect(await canChooseFaskes(tx, id, null)).toBe(true);
        result = command(id);
        await waitForBlockedQuery();
        await buildPeserta({ ...server.deps, db: tx }, { userId: admin.id, idFaskes: id });
      });
      expect((await result)?.status).toBe(status);
      expect(await server.db.$count(peserta, eq(peserta.faskesId, id))).toBe(1);
    },
  );

  it.each([
    ['deleted', { deletedAt: '2030-01-01T00:00:00Z' }],
    ['deactivated', { isActive: false }],
  ])('a choice that comes second fails when the facility was %s', async (_, change) => {
    const id = await buildFaskes(server.db);
    let result: Promise<TestResponse> | undefined;
    await transaction(server.db, async tx => {
      await tx.select().from(faskes).where(eq(faskes.id, id)).for('update');
      await tx.update(faskes).set(change).where(eq(faskes.id, id));
      result = registerAtFaskes(id);
      await waitForBlockedQuery();
    });
    expect((await result)?.json['errors']).toHaveProperty('idFaskes');
    expect(await server.db.$count(peserta, eq(peserta.faskesId, id))).toBe(0);
  });

  it('either a choice or new account succeeds, or the deletion', async () => {
    const account = (idReferensi: number, roleId: number) =>
      server.request('POST', '/GTC/Register', {
        token: token(),
        body: {
          userName: `petugas.${idReferensi}`,
          fullName: 'Petugas Contoh',
          roleId,
          idReferensi,
        },
      });
    const roles = await server.request('GET', '/Role?q=FASKES', { token: token() });
    const roleId = (roles.json['data'] as { id: number }[])[0]?.id ?? 0;
    for (let round = 0; round < 12; round++) {
      const id = await buildFaskes(server.db);
      const competing = round % 2 === 0 ? () => registerAtFaskes(id) : () => account(id, roleId);
      const [chosen, gone] = await Promise.all(
        round % 4 < 2 ? [competing(), remove(id)] : [remove(id), competing()].reverse(),
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
    const result = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(result.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('choosing a facility does not block its form', async () => {
    const id = await buildFaskes(server.db);
    await transaction(server.db, async tx => {
      await canChooseFaskes(tx, id, null);
      const result = await server.request('PUT', `/Faskes/${id}/pernyataan/IZIN`, {
        token: token(),
        body: { jawaban: true },
      });
      expect(result.status).toBe(200);
    });
  });
});

describe('an import of participants', () => {
  const createFixture = async (): Promise<ImportFixture> => {
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
    const there = await createFixture();
    const code = `HPS${there.faskesId}`;
    await server.db.update(faskes).set({ kodePcare: code }).where(eq(faskes.id, there.faskesId));
    const file = importOf(await uploadFile(there, [sheetLine({ kodeFaskes: code }), sheetLine()]));
    expect(file.jumlah).toMatchObject({ baru: 2, tidakValid: 0 });
    await goes(there.faskesId);
    expect((await saveUpload(there, file)).status).toBe(409);
    expect(importOf(await requestOnImport(there, file, 'GET', '')).jumlah).toMatchObject({
      baru: 1,
      tidakValid: 1,
    });
    expect((await saveUpload(there, file)).status).toBe(200);
  });

  it('for a deleted facility is rejected', async () => {
    const there = await createFixture();
    const path = `/Peserta/Import/${there.faskesId}?preview=true`;
    const file = importOf(await uploadFile(there, [sheetLine()], { path }));
    await goes(there.faskesId);
    const result = await saveUpload(there, file);
    expect(result.status).toBe(409);
    expect(result.json['detail']).toContain('sudah dihapus');
  });
});
