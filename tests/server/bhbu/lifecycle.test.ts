import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { appUser } from '#server/platform/db/schema/index.ts';
import { buildFaskes, buildPeserta, personBody } from '../../builders/peserta.ts';
import { registerCompany } from '../../builders/application.ts';
import { errorsOf, useBhbuFixture } from './fixture.ts';

const fixture = useBhbuFixture();
const password = 'kunci rumah warna hijau';

describe('a deactivated company', () => {
  it('needs a reason, and its accounts sign in again only after it is activated', async () => {
    const { server, newCompany, get, setActive } = fixture();
    const { id } = await newCompany();
    const { token, userName } = await server.signIn({ role: 'BHBU', bhbuId: id, password });
    expect((await get(id, token)).status).toBe(200);

    expect(errorsOf(await setActive(id, { isActive: false }))).toHaveProperty('alasan');
    const response = await setActive(id, { isActive: false, alasan: 'Program selesai' });
    expect(response.json).toMatchObject({
      status: 'NONAKTIF',
      isActive: false,
      alasanNonaktif: 'Program selesai',
    });
    expect((await get(id, token)).status).toBe(401);
    const signIn = (candidate = password) =>
      server.request('POST', '/gtc/logingtc', {
        body: { Username: userName, Password: candidate, ApplicationCode: 'GTRY' },
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
    const { server, admin, newCompany, setActive } = fixture();
    const { id } = await newCompany();
    await setActive(id, { isActive: false, alasan: 'Program selesai' });
    const response = await server.request('POST', '/Peserta', {
      token: admin,
      body: personBody({ idBHBU: id }),
    });
    expect(errorsOf(response)).toHaveProperty('idBHBU');
    const { text } = await server.request('GET', '/Bhbu/GetAll', { token: admin });
    expect(text).not.toContain(`"id":${id},`);
  });

  it('is not deactivated by roles that may only update it', async () => {
    const { server, newCompany, setActive } = fixture();
    const { id } = await newCompany();
    for (const role of ['AM', 'VERIFICATOR', 'FINANCE'] as const) {
      const { token } = await server.signIn({ role });
      expect((await setActive(id, { isActive: false, alasan: 'Coba' }, token)).status).toBe(403);
    }
  });
});

describe('a deleted company', () => {
  it('is hidden everywhere and is restored unchanged', async () => {
    const { server, admin, newCompany, get, remove } = fixture();
    const { id, body } = await newCompany();
    expect((await remove(id)).status).toBe(200);
    expect((await get(id)).status).toBe(404);
    expect((await remove(id)).status).toBe(404);
    const listed = await server.request('GET', `/bhbu?q=${encodeURIComponent(body.namaBHBU)}`, {
      token: admin,
    });
    expect(listed.json['totalRecords']).toBe(0);
    const account = await server.request('POST', '/GTC/Register', {
      token: admin,
      body: { userName: 'baru.sekali', fullName: 'Baru', roleId: 5, idReferensi: id },
    });
    expect(account.status).toBe(422);

    const back = await server.request('POST', `/bhbu/pulihkan/${id}`, { token: admin });
    expect(back.json).toMatchObject({ id, status: 'AKTIF' });
    expect((await get(id)).json['namaBHBU']).toBe(body.namaBHBU);
  });

  it('releases its NPWP and is not restored when another company has it', async () => {
    const { server, admin, newCompany, remove } = fixture();
    const { id, body } = await newCompany();
    await remove(id);
    await newCompany({ npwp: body.npwp });
    const back = await server.request('POST', `/bhbu/pulihkan/${id}`, { token: admin });
    expect(back.status).toBe(422);
  });

  it('is rejected while it has participants or accounts, with their counts', async () => {
    const { server, newCompany, remove } = fixture();
    const { id, body } = await newCompany();
    const { id: userId } = await server.signIn({ role: 'BHBU', bhbuId: id });
    const people = [1, 2].map(() => buildPeserta(server.deps, { userId, bhbuId: id }));
    const [first, second] = await Promise.all(people);
    const response = await remove(id);
    expect(response.status).toBe(409);
    expect(response.json).toMatchObject({ code: 'MASIH_DIPAKAI' });
    expect(response.json['detail']).toContain(
      `${body.namaBHBU} masih memiliki 2 peserta dan 1 akun`,
    );

    const { admin } = fixture();
    for (const one of [first, second]) {
      await server.request('DELETE', `/Peserta/${one?.id ?? 0}`, { token: admin });
    }
    await server.db
      .update(appUser)
      .set({ deletedAt: server.now().toISOString() })
      .where(eq(appUser.id, userId));
    expect((await remove(id)).status).toBe(200);
    // Its deleted records can be restored only after the company.
    const person = await server.request('POST', `/Peserta/pulihkan/${first?.id ?? 0}`, {
      token: admin,
    });
    expect(person.status).toBe(409);
    const account = await server.request('POST', `/GTC/pulihkan/${userId}`, { token: admin });
    expect(account.status).toBe(409);
    expect(account.json['detail']).toContain(body.namaBHBU);
  });

  it('is rejected until its application is decided', async () => {
    const { server, remove } = fixture();
    const { id } = await registerCompany(server);
    expect((await remove(id)).json['detail']).toContain('belum diputuskan');
  });
});

describe('the list of companies', () => {
  it('is filtered by activity, status, account manager and SKB', async () => {
    const { server, admin, newCompany, setActive } = fixture();
    const { id: am } = await server.signIn({ role: 'AM' });
    const a = await newCompany({ accountManagerId: am, namaPIC: 'Satu Dari Dua' });
    const b = await newCompany({ accountManagerId: am, namaPIC: 'Dua Dari Dua' });
    await setActive(b.id, { isActive: false, alasan: 'Program selesai' });
    const found = async (query: string) => {
      const { json } = await server.request('GET', `/bhbu?accountManagerId=${am}&${query}`, {
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
    const { server, admin, newCompany } = fixture();
    const { id: am } = await server.signIn({ role: 'AM' });
    const [few, many] = [
      await newCompany({ accountManagerId: am, namaBHBU: 'PT Aaa' }),
      await newCompany({ accountManagerId: am, namaBHBU: 'PT Zzz' }),
    ];
    const { id: userId } = await server.signIn({ role: 'ADMIN' });
    await buildPeserta(server.deps, { userId, bhbuId: many.id });
    const { json } = await server.request(
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
    const { server, newCompany } = fixture();
    const [ownCompany, other] = [await newCompany(), await newCompany()];
    const faskesId = await buildFaskes(server.db, { serves: [ownCompany.id] });
    const { token } = await server.signIn({ role: 'FASKES', faskesId });
    for (const path of ['/bhbu', `/bhbu/getBHBURequestbyid/${ownCompany.id}`]) {
      expect((await server.request('GET', path, { token })).status).toBe(403);
    }
    const { text } = await server.request('GET', '/Bhbu/GetAll', { token });
    expect(JSON.parse(text)).toEqual([{ id: ownCompany.id, name: ownCompany.body.namaBHBU }]);
    expect(text).not.toContain(other.body.namaBHBU);
  });
});
