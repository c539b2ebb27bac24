import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { appUser } from '#server/db/schema/index.ts';
import { buildFaskes, buildPeserta, personBody } from '../../builders/peserta.ts';
import { apply } from '../../builders/application.ts';
import { errorsOf, useWorld } from './world.ts';

const world = useWorld();
const password = 'kunci rumah warna hijau';

describe('a deactivated company', () => {
  it('needs a reason, and its accounts sign in again only after it is activated', async () => {
    const { server, made, get, setActive } = world();
    const { id } = await made();
    const { token, userName } = await server.signIn({ role: 'BHBU', bhbuId: id, password });
    expect((await get(id, token)).status).toBe(200);

    expect(errorsOf(await setActive(id, { isActive: false }))).toHaveProperty('alasan');
    const told = await setActive(id, { isActive: false, alasan: 'Program selesai' });
    expect(told.json).toMatchObject({
      status: 'NONAKTIF',
      isActive: false,
      alasanNonaktif: 'Program selesai',
    });
    expect((await get(id, token)).status).toBe(401);
    const signIn = (said = password) =>
      server.ask('POST', '/gtc/logingtc', {
        body: { Username: userName, Password: said, ApplicationCode: 'GTRY' },
      });
    const refused = await signIn();
    expect(refused.status).toBe(401);
    expect(refused.json['detail']).toContain('dinonaktifkan');
    // The reason is hidden without the correct password.
    expect((await signIn('tebakan saja tidak benar')).json['detail']).not.toContain(
      'dinonaktifkan',
    );

    expect((await setActive(id, { isActive: false, alasan: 'Lagi' })).status).toBe(409);
    expect((await setActive(id, { isActive: true })).json).toMatchObject({
      status: 'AKTIF',
      alasanNonaktif: null,
    });
    expect((await signIn()).status).toBe(200);
    // An ended session stays ended.
    expect((await get(id, token)).status).toBe(401);
  });

  it('accepts no participants and is not listed as a choice', async () => {
    const { server, admin, made, setActive } = world();
    const { id } = await made();
    await setActive(id, { isActive: false, alasan: 'Program selesai' });
    const told = await server.ask('POST', '/Peserta', {
      token: admin,
      body: personBody({ idBHBU: id }),
    });
    expect(errorsOf(told)).toHaveProperty('idBHBU');
    const { text } = await server.ask('GET', '/Bhbu/GetAll', { token: admin });
    expect(text).not.toContain(`"id":${id},`);
  });

  it('is not deactivated by roles that may only update it', async () => {
    const { server, made, setActive } = world();
    const { id } = await made();
    for (const role of ['AM', 'VERIFICATOR', 'FINANCE'] as const) {
      const { token } = await server.signIn({ role });
      expect((await setActive(id, { isActive: false, alasan: 'Coba' }, token)).status).toBe(403);
    }
  });
});

describe('a deleted company', () => {
  it('is hidden everywhere and is restored unchanged', async () => {
    const { server, admin, made, get, remove } = world();
    const { id, body } = await made();
    expect((await remove(id)).status).toBe(200);
    expect((await get(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    const listed = await server.ask('GET', `/bhbu?q=${encodeURIComponent(body.namaBHBU)}`, {
      token: admin,
    });
    expect(listed.json['totalRecords']).toBe(0);
    const account = await server.ask('POST', '/GTC/Register', {
      token: admin,
      body: { userName: 'baru.sekali', fullName: 'Baru', roleId: 5, idReferensi: id },
    });
    expect(account.status).toBe(422);

    const back = await server.ask('POST', `/bhbu/pulihkan/${id}`, { token: admin });
    expect(back.json).toMatchObject({ id, status: 'AKTIF' });
    expect((await get(id)).json['namaBHBU']).toBe(body.namaBHBU);
  });

  it('releases its NPWP and is not restored when another company has it', async () => {
    const { server, admin, made, remove } = world();
    const { id, body } = await made();
    await remove(id);
    await made({ npwp: body.npwp });
    const back = await server.ask('POST', `/bhbu/pulihkan/${id}`, { token: admin });
    expect(back.status).toBe(422);
  });

  it('is rejected while it has participants or accounts, with their counts', async () => {
    const { server, made, remove } = world();
    const { id, body } = await made();
    const { id: userId } = await server.signIn({ role: 'BHBU', bhbuId: id });
    const people = [1, 2].map(() => buildPeserta(server.deps, { userId, bhbuId: id }));
    const [first, second] = await Promise.all(people);
    const told = await remove(id);
    expect(told.status).toBe(409);
    expect(told.json).toMatchObject({ code: 'MASIH_DIPAKAI' });
    expect(told.json['detail']).toContain(`${body.namaBHBU} masih memiliki 2 peserta dan 1 akun`);

    const { admin } = world();
    for (const one of [first, second]) {
      await server.ask('DELETE', `/Peserta/${one?.id ?? 0}`, { token: admin });
    }
    await server.db
      .update(appUser)
      .set({ deletedAt: server.now().toISOString() })
      .where(eq(appUser.id, userId));
    expect((await remove(id)).status).toBe(200);
    // Its deleted records can be restored only after the company.
    const person = await server.ask('POST', `/Peserta/pulihkan/${first?.id ?? 0}`, {
      token: admin,
    });
    expect(person.status).toBe(409);
    const account = await server.ask('POST', `/GTC/pulihkan/${userId}`, { token: admin });
    expect(account.status).toBe(409);
    expect(account.json['detail']).toContain(body.namaBHBU);
  });

  it('is rejected until its application is decided', async () => {
    const { server, remove } = world();
    const { id } = await apply(server);
    expect((await remove(id)).json['detail']).toContain('belum diputuskan');
  });
});

describe('the list of companies', () => {
  it('is filtered by activity, status, account manager and SKB', async () => {
    const { server, admin, made, setActive } = world();
    const { id: am } = await server.signIn({ role: 'AM' });
    const a = await made({ accountManagerId: am, namaPIC: 'Satu Dari Dua' });
    const b = await made({ accountManagerId: am, namaPIC: 'Dua Dari Dua' });
    await setActive(b.id, { isActive: false, alasan: 'Program selesai' });
    const found = async (query: string) => {
      const { json } = await server.ask('GET', `/bhbu?accountManagerId=${am}&${query}`, {
        token: admin,
      });
      return (json['data'] as { id: number }[]).map(({ id }) => id).sort();
    };
    const both = [a.id, b.id].sort();
    expect(await found('isActive=-1')).toEqual(both);
    expect(await found('')).toEqual(both);
    expect(await found('isActive=1')).toEqual([a.id]);
    expect(await found('isActive=0')).toEqual([b.id]);
    expect(await found('status=nonaktif')).toEqual([b.id]);
    expect(await found(`idBhbu=${a.id}`)).toEqual([a.id]);
    expect(await found('q=satu dari')).toEqual([a.id]);
    expect(await found(`q=${a.body.npwp}`)).toEqual([a.id]);
    expect(await found('skbBerakhir=true')).toEqual([]);
  });

  it('is sorted as requested, with counts', async () => {
    const { server, admin, made } = world();
    const { id: am } = await server.signIn({ role: 'AM' });
    const [few, many] = [
      await made({ accountManagerId: am, namaBHBU: 'PT Aaa' }),
      await made({ accountManagerId: am, namaBHBU: 'PT Zzz' }),
    ];
    const { id: userId } = await server.signIn({ role: 'ADMIN' });
    await buildPeserta(server.deps, { userId, bhbuId: many.id });
    const { json } = await server.ask(
      'GET',
      `/bhbu?accountManagerId=${am}&sortBy=jumlahPeserta&sortOrder=desc`,
      { token: admin },
    );
    expect(json['data']).toMatchObject([
      { id: many.id, jumlahPeserta: 1 },
      { id: few.id, jumlahPeserta: 0 },
    ]);
  });

  it('is closed to a facility, which sees the names of the companies it serves', async () => {
    const { server, made } = world();
    const [mine, other] = [await made(), await made()];
    const faskesId = await buildFaskes(server.db, { serves: [mine.id] });
    const { token } = await server.signIn({ role: 'FASKES', faskesId });
    for (const path of ['/bhbu', `/bhbu/getBHBURequestbyid/${mine.id}`]) {
      expect((await server.ask('GET', path, { token })).status).toBe(403);
    }
    const { text } = await server.ask('GET', '/Bhbu/GetAll', { token });
    expect(JSON.parse(text)).toEqual([{ id: mine.id, name: mine.body.namaBHBU }]);
    expect(text).not.toContain(other.body.namaBHBU);
  });
});
