import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { batch, product, stateHistory } from '#server/platform/db/schema/index.ts';
import { buildBatch, buildProduct } from '../../builders/batch.ts';
import { buildDose, doseBody, jakartaDay } from '../../builders/vaksinasi.ts';
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

describe('a dose of a registered batch', () => {
  it('takes product, number and last day from the register', async () => {
    const idBatch = await buildBatch(server.db, {
      idProduk,
      nomor: 'VGR77',
      kedaluwarsa: '2030-06-30',
    });
    const result = await record({ idBatch, batch: 'LAIN-9', kadaluarsa: '2031-01-01' });
    expect(result).toMatchObject({
      status: 201,
      json: {
        idProduk,
        idBatch,
        vaksin: 'Vaksin COVID-19 Sinopharm',
        batch: 'VGR77',
        kadaluarsa: '2030-06-30',
        batchTidakTerdaftar: false,
      },
    });
  });

  it('is linked by its number and product, also when they are sent as text', async () => {
    const idBatch = await buildBatch(server.db, { idProduk, nomor: 'TEKS-1' });
    const byProduct = await record({ idProduk, batch: 'teks-1' });
    expect(byProduct.json).toMatchObject({ idBatch, batch: 'TEKS-1' });
    const byName = await record({ vaksin: 'vaksin covid-19 sinopharm', batch: 'TEKS-1' });
    expect(byName.json).toMatchObject({ idProduk, idBatch });
  });

  it.each([
    ['DIPERIKSA', undefined, /masih diperiksa/],
    ['DITAHAN', 'Uji ulang', /ditahan.*Uji ulang/],
    ['DITARIK', 'Edaran BPOM', /ditarik.*Edaran BPOM/],
    ['DITOLAK', 'Kemasan rusak', /ditolak.*Kemasan rusak/],
  ] as const)('is refused at the batch in state %s, also by its number', async (...row) => {
    const [status, reason, expected] = row;
    const nomor = `TIDAK-${status}`;
    const idBatch = await buildBatch(server.db, {
      idProduk,
      nomor,
      status,
      ...(reason ? { reason } : {}),
    });
    for (const input of [
      { idBatch },
      { idProduk, batch: nomor, kadaluarsa: '2031-01-31', alasanBatch: 'Tetap dipakai' },
      { vaksin: 'Novel', alasanVaksin: 'Donasi', batch: nomor, kadaluarsa: '2031-01-31' },
      {
        idProduk: await buildProduct(server.db),
        batch: nomor,
        kadaluarsa: '2031-01-31',
        alasanBatch: 'Tetap dipakai',
      },
    ]) {
      const result = await record(input);
      expect(result.status).toBe(422);
      expect(Object.keys(errorsOf(result))).toEqual(['batch']);
      expect(errorsOf(result)['batch']?.[0]).toMatch(expected);
    }
  });

  it('is judged by the day of the injection', async () => {
    const lastDay = jakartaDay(server.now(), -5);
    const expired = { idProduk, kedaluwarsa: lastDay, status: 'KEDALUWARSA' } as const;
    const idBatch = await buildBatch(server.db, expired);
    const heldBefore = await buildBatch(server.db, { ...expired, previousState: 'DITAHAN' });
    expect(errorsOf(await record({ idBatch }))['batch']?.[0]).toMatch(/hanya boleh dipakai sampai/);
    const then = { tanggal: lastDay, jam: '09:00' };
    expect((await record({ idBatch, ...then })).status).toBe(201);
    expect(errorsOf(await record({ idBatch: heldBefore, ...then }))['batch']?.[0]).toMatch(
      /ditahan/,
    );
  });

  it.each([
    ['DITAHAN', /ditahan sesudah/],
    ['DITARIK', /ditarik sesudah/],
  ] as const)('in state %s may be recorded for an earlier day when confirmed', async (...row) => {
    const [status, warning] = row;
    const idBatch = await buildBatch(server.db, { idProduk });
    const withdrawn = jakartaDay(server.now(), -3);
    await server.db.update(batch).set({ status }).where(eq(batch.id, idBatch));
    await server.db.insert(stateHistory).values({
      resource: 'batch',
      recordId: String(idBatch),
      at: `${withdrawn}T01:00:00+07:00`,
      actorName: 'Siti',
      actorRole: 'PS',
      event: 'uji',
      fromState: 'TERSEDIA',
      toState: status,
      reason: 'Edaran',
    });
    const on = (day: number) => ({ idBatch, tanggal: jakartaDay(server.now(), day), jam: '09:00' });
    const sameDay = await record({ ...on(-3), konfirmasi: true });
    expect(errorsOf(sameDay)['batch']?.[0]).toMatch(/Edaran/);
    expect(errorsOf(await record(on(-4)))['konfirmasi']?.[0]).toMatch(warning);
    expect((await record({ ...on(-4), konfirmasi: true })).status).toBe(201);
    const choiceOn = async (day: number) =>
      (await choices(`tanggal=${on(day).tanggal}`)).batch.find(({ id }) => id === idBatch);
    expect((await choiceOn(-4))?.peringatan).toMatch(warning);
    expect(await choiceOn(-3)).toBeUndefined();
  });

  it('of a product that was deactivated later is recorded when confirmed', async () => {
    const other = await buildProduct(server.db);
    const idBatch = await buildBatch(server.db, { idProduk: other });
    await server.db
      .update(product)
      .set({ isActive: false, modifiedAt: `${jakartaDay(server.now(), -3)}T01:00:00+07:00` })
      .where(eq(product.id, other));
    const on = (day: number) => ({ idBatch, tanggal: jakartaDay(server.now(), day), jam: '09:00' });
    expect(errorsOf(await record(on(-3)))['batch']?.[0]).toMatch(/dinonaktifkan/);
    expect(errorsOf(await record(on(-4)))['konfirmasi']?.[0]).toMatch(/dinonaktifkan/);
    expect((await record({ ...on(-4), konfirmasi: true })).status).toBe(201);
  });

  it('that has expired is also refused by its number with another vaccine', async () => {
    const lastDay = jakartaDay(server.now(), -5);
    const expired = { idProduk, kedaluwarsa: lastDay, status: 'KEDALUWARSA' } as const;
    await buildBatch(server.db, { ...expired, nomor: 'LEWAT-1' });
    await buildBatch(server.db, { ...expired, nomor: 'LEWAT-2', previousState: 'DITAHAN' });
    await buildBatch(server.db, { ...expired, nomor: 'LEWAT-3', previousState: 'DIPERIKSA' });
    const then = { tanggal: lastDay, jam: '09:00' };
    const reasonFor = async (nomor: string, more: object = {}) =>
      errorsOf(
        await record({
          vaksin: 'Novel',
          alasanVaksin: 'Donasi',
          batch: nomor.toLowerCase(),
          kadaluarsa: '2031-01-31',
          ...more,
        }),
      )['batch']?.[0];
    expect(await reasonFor('LEWAT-1')).toMatch(/hanya boleh dipakai sampai/);
    expect(await reasonFor('LEWAT-2', then)).toMatch(/ditahan/);
    expect(await reasonFor('LEWAT-3', then)).toMatch(/masih diperiksa/);
    expect(await reasonFor('LEWAT-1', then)).toBeUndefined();
  });

  it('is refused for another product, an inactive product and an unknown batch', async () => {
    const other = await buildProduct(server.db);
    const idBatch = await buildBatch(server.db, { idProduk: other });
    expect(Object.keys(errorsOf(await record({ idProduk, idBatch })))).toEqual(['batch']);
    await server.db.update(product).set({ isActive: false }).where(eq(product.id, other));
    expect(errorsOf(await record({ idBatch }))['batch']?.[0]).toMatch(/dinonaktifkan/);
    expect(Object.keys(errorsOf(await record({ idProduk: other, batch: 'X1' })))).toEqual([
      'vaksin',
    ]);
    expect(errorsOf(await record({ idBatch: 2_000_000 }))['batch']?.[0]).toMatch(/tidak ada/);
  });
});

describe('a dose of an unregistered batch', () => {
  it('needs a reason and is flagged', async () => {
    const input = { idProduk, batch: 'BARU-1', kadaluarsa: '2031-01-31' };
    expect(Object.keys(errorsOf(await record(input)))).toEqual(['alasanBatch']);
    const result = await record({ ...input, alasanBatch: 'Kiriman belum dicatat' });
    expect(result.json).toMatchObject({
      idProduk,
      idBatch: null,
      vaksin: 'Vaksin COVID-19 Sinopharm',
      batch: 'BARU-1',
      batchTidakTerdaftar: true,
      alasanBatch: 'Kiriman belum dicatat',
    });
  });

  it('of a product named by text takes the reason of the vaccine', async () => {
    const result = await record({
      vaksin: 'vaksin covid-19 sinopharm',
      alasanVaksin: 'Donasi',
      batch: 'BARU-2',
      kadaluarsa: '2031-01-31',
    });
    expect(result.json).toMatchObject({ idProduk, alasanVaksin: null, alasanBatch: 'Donasi' });
  });

  it('of a vaccine that is no product needs its name and a reason', async () => {
    const input = { vaksin: 'Novavax', batch: 'NV-1', kadaluarsa: '2031-01-31' };
    expect(Object.keys(errorsOf(await record(input)))).toEqual(['alasanVaksin']);
    expect((await record({ ...input, alasanVaksin: 'Donasi' })).json).toMatchObject({
      idProduk: null,
      vaksin: 'Novavax',
      alasanVaksin: 'Donasi',
      batchTidakTerdaftar: true,
    });
  });

  it.each([
    ['batch', { batch: '=1+1' }],
    ['batch', { batch: '-A1' }],
    ['batch', { batch: 'A' }],
    ['batch', { batch: 'Batch 😀' }],
    ['batch', { batch: '3273050101900001' }],
    ['vaksin', { vaksin: 'Sinovaksin abal 😀' }],
    ['vaksin', { vaksin: '=HYPERLINK(1)' }],
  ])('is refused at %s with %j', async (field, overrides) => {
    const result = await record({
      vaksin: 'Novavax',
      alasanVaksin: 'Donasi',
      batch: 'NV-1',
      kadaluarsa: '2031-01-31',
      ...overrides,
    });
    expect(result.status).toBe(422);
    expect(Object.keys(errorsOf(result))).toEqual([field]);
  });
});

describe('a second dose', () => {
  it('of another vaccine has to be confirmed', async () => {
    const one = await fixture().createPeserta();
    await buildDose(server.db, {
      pesertaId: one.id,
      faskesId,
      tanggal: jakartaDay(server.now(), -25),
      vaksin: 'Sinopharm',
    });
    const send = (more: object) =>
      fixture().record(doseBody(one.id, faskesId, { ...empty, dosisKe: 2, ...more }));
    const other = {
      vaksin: 'Moderna',
      alasanVaksin: 'Donasi',
      batch: 'M1',
      kadaluarsa: '2031-01-31',
    };
    expect(errorsOf(await send(other))['konfirmasi']?.[0]).toMatch(/memakai Sinopharm/);
    // The product is named differently, but is the same vaccine.
    const idBatch = await buildBatch(server.db, { idProduk });
    expect((await send({ idBatch })).status).toBe(201);
  });
});
