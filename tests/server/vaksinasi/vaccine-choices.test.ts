import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { batch, stockEntry } from '#server/platform/db/schema/index.ts';
import { buildBatch, buildProduct } from '../../builders/batch.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { buildStock } from '../../builders/stock.ts';
import { doseBody } from '../../builders/vaksinasi.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from './fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let faskesId: number;
let idProduk: number;
beforeAll(async () => {
  ({ server, faskesId } = fixture());
  idProduk = await buildProduct(server.db, { nama: 'Vaksin COVID-19 Sinopharm' });
});

/** A body without vaccine and batch. */
const empty = {
  idProduk: null,
  idBatch: null,
  vaksin: null,
  alasanVaksin: null,
  batch: null,
  kadaluarsa: null,
};
const record = async (overrides: Readonly<Record<string, unknown>>, token?: string) => {
  const { id } = await fixture().createPeserta();
  return await fixture().record(doseBody(id, faskesId, { ...empty, ...overrides }), token);
};
const errorsOf = ({ json }: { json: Record<string, unknown> }) =>
  (json['errors'] ?? {}) as Record<string, string[]>;
const choices = async (query = '', token = fixture().nurse.token) => {
  const { json } = await server.request('GET', `/Vaksinasi/vaksin?${query}`, { token });
  return json as unknown as {
    produk: { id: number; name: string }[];
    batch: { id: number; stok: number | null; peringatan: string | null }[];
    perusahaan: string | null;
    halangan: string | null;
  };
};

describe('the choices of a facility', () => {
  it('are the usable batches, first to expire first; without any delivery no figure', async () => {
    const { otherNurse, otherFaskesId, admin } = fixture();
    const own = await buildProduct(server.db, { nama: 'Vaksin Pilihan' });
    const build = (more: Partial<typeof batch.$inferInsert>) =>
      buildBatch(server.db, { idProduk: own, ...more });
    const late = await build({ kedaluwarsa: '2098-01-01' });
    const early = await build({ kedaluwarsa: '2097-01-01' });
    const used = await build({ kedaluwarsa: '2099-01-01' });
    const expired = await build({ kedaluwarsa: '2030-01-01' });
    const recalled = await build({ status: 'DITARIK' });
    await record({ idBatch: used });
    const idsOf = async (query?: string, token?: string) =>
      (await choices(query, token)).batch
        .map(({ id }) => id)
        .filter(id => [late, early, used, expired, recalled].includes(id));
    expect(await idsOf()).toEqual([early, late, used]);
    expect(await idsOf('', otherNurse.token)).toEqual([early, late, used]);
    expect(await idsOf(`idFaskes=${otherFaskesId}`, admin.token)).toEqual([early, late, used]);
    expect(await idsOf('tanggal=2030-01-01')).toEqual([expired, early, late, used]);
    expect((await choices()).produk).toContainEqual({
      id: own,
      name: 'Vaksin Pilihan',
      tipe: 'VAKSIN_PRIMER',
    });
    expect((await choices()).batch.every(({ stok }) => stok === null)).toBe(true);
    expect((await choices(`idBatch=${used}`)).halangan).toBeNull();
    expect((await choices(`idBatch=${recalled}`)).halangan).toMatch(/sudah ditarik/);
    const foreign = await server.request('GET', `/Vaksinasi/vaksin?idFaskes=${otherFaskesId}`, {
      token: fixture().nurse.token,
    });
    expect(foreign.status).toBe(404);
  });
});

describe('the choices for a participant', () => {
  it('are the batches delivered for their company, with what it has left there', async () => {
    const { bhbuId, createPeserta, admin } = fixture();
    const clinic = await buildFaskes(server.db, { serves: [bhbuId] });
    const otherCompany = await buildBhbu(server.db);
    const deliver = async (of: number, doses: number, kedaluwarsa: string) => {
      const { id, idBatch } = await buildStock(server.db, {
        bhbuId: of,
        faskesId: clinic,
        doses,
        productId: idProduk,
      });
      await server.db.update(batch).set({ kedaluwarsa }).where(eq(batch.id, idBatch));
      return { id, idBatch };
    };
    const late = await deliver(bhbuId, 40, '2098-01-01');
    const soon = await deliver(bhbuId, 60, '2097-01-01');
    const foreign = await deliver(otherCompany, 90, '2096-01-01');
    const usedUp = await deliver(bhbuId, 5, '2096-06-01');
    const held = await deliver(bhbuId, 7, '2096-06-01');
    const move = (idStok: number, jenis: 'KARANTINA' | 'RUSAK', jumlah: number) =>
      server.db.insert(stockEntry).values({
        idStok,
        jenis,
        jumlah,
        tanggal: '2029-12-01',
        waktu: '2029-12-01T02:00:00.000Z',
      });
    await move(usedUp.id, 'RUSAK', 5);
    await move(held.id, 'KARANTINA', 7);
    const read = async (idPeserta?: number) => {
      const query = `idFaskes=${clinic}${idPeserta ? `&idPeserta=${idPeserta}` : ''}`;
      const { batch: offered, perusahaan } = await choices(query, admin.token);
      return { offered: offered.map(({ id, stok }) => [id, stok]), perusahaan };
    };
    const person = await createPeserta({ idFaskes: clinic });
    const { offered, perusahaan } = await read(person.id);
    expect(offered).toEqual([
      [soon.idBatch, 60],
      [late.idBatch, 40],
      [usedUp.idBatch, 0],
    ]);
    expect(perusahaan).toEqual(expect.any(String));
    expect(await read()).toEqual({
      offered: [
        [foreign.idBatch, 90],
        [soon.idBatch, 60],
        [late.idBatch, 40],
        [usedUp.idBatch, 0],
      ],
      perusahaan: null,
    });
    const newcomer = await createPeserta({
      idFaskes: clinic,
      bhbuId: await buildBhbu(server.db),
    });
    expect((await read(newcomer.id)).offered).toEqual([]);
    const elsewhere = await createPeserta({ idFaskes: fixture().otherFaskesId });
    const hidden = await server.request('GET', `/Vaksinasi/vaksin?idPeserta=${elsewhere.id}`, {
      token: fixture().nurse.token,
    });
    expect(hidden.status).toBe(404);
  });

  it('offers batches for the other type of registration last', async () => {
    const { createPeserta } = fixture();
    const booster = await buildProduct(server.db, { tipe: 'VAKSIN_BOOSTER' });
    const [boosters, primaries] = [
      await buildBatch(server.db, { idProduk: booster, kedaluwarsa: '2095-01-01' }),
      await buildBatch(server.db, { idProduk, kedaluwarsa: '2095-02-01' }),
    ];
    const { id } = await createPeserta();
    const ids = (await choices(`idPeserta=${id}`)).batch.map(one => one.id);
    expect(ids.indexOf(boosters)).toBeGreaterThan(ids.indexOf(primaries));
  });
});

describe('a vaccine for the other type of registration', () => {
  it.each([
    ['VAKSIN_BOOSTER', {}, /untuk booster/],
    ['VAKSIN_PRIMER', { vaccinationType: 1, tanggalDosis2: '2029-01-01' }, /untuk dosis reguler/],
  ] as const)('%s is given with a reason and a confirmation only', async (...row) => {
    const [tipe, registration, warning] = row;
    const { createPeserta } = fixture();
    const product = await buildProduct(server.db, { tipe, nama: `Vaksin Lain ${tipe}` });
    const idBatch = await buildBatch(server.db, { idProduk: product });
    const { id } = await createPeserta(registration);
    const send = (more: object) =>
      fixture().record(doseBody(id, faskesId, { ...empty, idBatch, ...more }));
    const refused = errorsOf(await send({}));
    expect(Object.keys(refused).sort()).toEqual(['alasanVaksin', 'konfirmasi']);
    expect(refused['konfirmasi']?.[0]).toMatch(warning);
    const reason = { alasanVaksin: 'Stok vaksin lain habis; disetujui dokter' };
    expect(Object.keys(errorsOf(await send(reason)))).toEqual(['konfirmasi']);
    const given = await send({ ...reason, konfirmasi: true });
    expect(given.json).toMatchObject({ idBatch, ...reason });
  });

  it('is told by its number too, and its reason is stored for no other dose', async () => {
    const { createPeserta } = fixture();
    const product = await buildProduct(server.db, { tipe: 'VAKSIN_BOOSTER' });
    await buildBatch(server.db, { idProduk: product, nomor: 'BST-TEKS' });
    const { id } = await createPeserta();
    const byNumber = { idProduk: product, batch: 'bst-teks', alasanBatch: 'Tidak di daftar' };
    const refused = await fixture().record(doseBody(id, faskesId, { ...empty, ...byNumber }));
    expect(Object.keys(errorsOf(refused)).sort()).toEqual(['alasanVaksin', 'konfirmasi']);
    const idBatch = await buildBatch(server.db, { idProduk });
    const plain = await record({ idBatch, alasanVaksin: 'Tidak perlu' });
    expect(plain.json).toMatchObject({ alasanVaksin: null });
  });
});
