import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Stock, StockEntry } from '#contract/domains/stock/record.ts';
import { batch, notification, stock, stockEntry } from '#server/platform/db/schema/index.ts';
import { runRecordJob } from '#server/platform/scheduler/scheduler.ts';
import { expireStock } from '#server/domains/stock/index.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { buildBatch, buildProduct } from '../../builders/batch.ts';
import { drawnSigning } from '../../builders/workOrder.ts';
import { buildStockWorld, type StockWorld } from '../../builders/stock.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: StockWorld;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
// A company of its own for each test: the orders of another test are no source of its doses.
beforeEach(async () => {
  world = await buildStockWorld(server);
});

const received = async (count?: Parameters<StockWorld['receive']>[0]) => {
  const { paid } = await world.receive(count);
  const [row] = await world.stockOf(paid);
  if (!row) throw new Error('nothing was received');
  return { paid, row };
};
const get = async (id: number) =>
  (await world.request('PS', 'GET', `/Stok/${id}`)).json as unknown as Stock;
const entriesOf = async (id: number) =>
  (await world.request('PS', 'GET', `/Stok/mutasi/${id}`)).json['data'] as StockEntry[];

describe('the stock of a facility', () => {
  it('is what the handover record says was accepted', async () => {
    const { row } = await received({ qtyTiba: 190, bocor: 2 });
    expect(row).toMatchObject({
      diterima: 188,
      sisa: 188,
      idBatch: world.idBatch,
      masalah: null,
      noOrder: expect.stringMatching(/^PO\//) as string,
    });
    expect(await entriesOf(row.id)).toMatchObject([
      { jenis: 'TERIMA', jumlah: 188, noWO: expect.stringMatching(/^WO\//) as string },
    ]);
  });

  it('decreases with a dose that is given and increases when it is cancelled', async () => {
    const { row } = await received();
    const given = await world.inject();
    expect(given.status, given.text).toBe(201);
    expect(await get(row.id)).toMatchObject({ diberikan: 1, sisa: 199 });
    const cancelled = await world.request(
      'FASKES',
      'PUT',
      `/Vaksinasi/batal/${Number(given.json['id'])}`,
      {
        alasan: 'Salah orang',
      },
    );
    expect(cancelled.status, cancelled.text).toBe(200);
    expect(await get(row.id)).toMatchObject({ diberikan: 0, sisa: 200 });
  });

  it('is taken from the oldest order of the company first, never from another company', async () => {
    const first = await received();
    const second = await received();
    await world.act('PS', first.row.id, 'RUSAK', 199);
    for (let n = 0; n < 2; n += 1) await world.inject();
    expect(await get(first.row.id)).toMatchObject({ diberikan: 1, sisa: 0 });
    expect(await get(second.row.id)).toMatchObject({ diberikan: 1 });
    const other = await buildBhbu(server.db);
    expect((await world.inject({}, other)).status).toBe(201);
    expect(await get(second.row.id)).toMatchObject({ diberikan: 1 });
  });

  it('never refuses a dose: without one left it asks for a reason and becomes an imbalance', async () => {
    const { row } = await received();
    await world.act('PS', row.id, 'RUSAK', 200);
    const refused = await world.inject();
    expect(refused).toMatchObject({
      status: 422,
      json: { errors: { alasanBatch: [expect.stringContaining('habis') as string] } },
    });
    const given = await world.inject({ alasanBatch: 'Vial dipinjam dari lemari lain' });
    expect(given.json).toMatchObject({ alasanBatch: 'Vial dipinjam dari lemari lain' });
    expect(await get(row.id)).toMatchObject({ sisa: -1, masalah: 'LEBIH_DARI_DITERIMA' });
  });

  it('names doses of a batch that was never received, or that is not registered', async () => {
    const { paid } = await received();
    const foreign = await buildBatch(server.db, { idProduk: world.idProduk });
    expect((await world.inject({ idBatch: foreign })).json).toMatchObject({
      errors: { alasanBatch: [expect.stringContaining('belum pernah diterima') as string] },
    });
    await world.inject({ idBatch: foreign, alasanBatch: 'Dari kiriman lama' });
    await world.inject({
      idBatch: null,
      idProduk: world.idProduk,
      batch: 'TANPA-DAFTAR',
      kadaluarsa: '2031-01-31',
      alasanBatch: 'Label lepas',
    });
    const problems = (await world.stockOf(paid)).map(({ masalah }) => masalah);
    expect(problems.toSorted()).toEqual(['BATCH_TIDAK_DITERIMA', 'BATCH_TIDAK_TERDAFTAR', null]);
  });

  it('refuses the rest that is quarantined, also with a reason', async () => {
    const { row } = await received();
    await world.act('FASKES', row.id, 'KARANTINA', 200);
    expect((await world.inject({ alasanBatch: 'Vial cadangan' })).json).toMatchObject({
      errors: { batch: [expect.stringContaining('dikarantina') as string] },
    });
    expect(await get(row.id)).toMatchObject({ dikarantina: 200, diberikan: 0 });
  });

  it('of one product is no concern of doses of another product', async () => {
    const { paid } = await received();
    const idProduk = await buildProduct(server.db);
    const foreign = await buildBatch(server.db, { idProduk });
    expect((await world.inject({ idBatch: foreign })).status).toBe(201);
    expect(await world.stockOf(paid)).toMatchObject([{ diberikan: 0, masalah: null }]);
  });

  it('goes into quarantine when its batch is held before it is received', async () => {
    const paid = await world.paidOrder();
    const { id } = await world.moveTo((await world.draft(paid)).id, 'TIBA');
    await server.db.update(batch).set({ status: 'DITARIK' }).where(eq(batch.id, world.idBatch));
    await world.count(id);
    await world.request('FASKES', 'POST', `/WorkOrder/bast/${id}`, drawnSigning());
    expect(await world.stockOf(paid)).toMatchObject([{ dikarantina: 200, sisa: 0 }]);
  });

  it('that does not balance is accepted by the seller with an explanation, until it changes', async () => {
    const { row } = await received();
    await world.act('PS', row.id, 'RUSAK', 200);
    await world.inject({ alasanBatch: 'Vial dipinjam' });
    const explain = (role: 'ADMIN' | 'FASKES' | 'PS') =>
      world.request(role, 'PUT', `/Stok/penjelasan/${row.id}`, {
        penjelasan: 'Satu vial berisi dosis tambahan',
      });
    expect((await explain('FASKES')).status).toBe(403);
    // Who took doses from it does not accept what is missing.
    expect((await explain('PS')).json).toMatchObject({ status: 409, reason: 'twoPersons' });
    expect((await explain('ADMIN')).json).toMatchObject({ masalah: null, sisa: -1 });
    expect((await explain('ADMIN')).json).toMatchObject({ status: 409, reason: 'state' });
    await world.inject({ alasanBatch: 'Vial dipinjam' });
    expect(await get(row.id)).toMatchObject({ masalah: 'LEBIH_DARI_DITERIMA', penjelasan: null });
  });

  it('does not count a dose before the first receipt', async () => {
    const { row } = await received();
    await world.inject({ tanggal: '2029-12-30', jam: '09:00' });
    expect(await get(row.id)).toMatchObject({ diberikan: 0 });
  });

  it('expires with its batch; a dose recorded late is taken from the expired ones', async () => {
    const { row } = await received();
    await world.act('PS', row.id, 'KARANTINA', 50);
    const yesterday = new Date(server.now().getTime() - 86_400_000).toISOString().slice(0, 10);
    await server.db
      .update(batch)
      .set({ kedaluwarsa: yesterday })
      .where(eq(batch.id, world.idBatch));
    await runRecordJob({ ...server.deps, clock: server.now }, expireStock);
    expect(await get(row.id)).toMatchObject({ kedaluwarsa: 200, dikarantina: 0, sisa: 0 });
    await server.db
      .update(batch)
      .set({ kedaluwarsa: '2099-06-30', status: 'TERSEDIA' })
      .where(eq(batch.id, world.idBatch));
    expect((await world.inject()).status).toBe(201);
    expect(await get(row.id)).toMatchObject({ diberikan: 1, kedaluwarsa: 199, masalah: null });
  });
});

describe('what a person does with doses', () => {
  it('takes no more than there are, and quarantine goes by the seller', async () => {
    const { row } = await received();
    expect((await world.act('FASKES', row.id, 'RUSAK', 201)).json).toMatchObject({
      errors: { jumlah: ['Paling banyak 200 dosis, yaitu sisanya'] },
    });
    expect((await world.act('FASKES', row.id, 'KARANTINA', 60)).json).toMatchObject({ sisa: 140 });
    expect((await world.act('FASKES', row.id, 'LEPAS', 60)).status).toBe(409);
    expect((await world.act('PS', row.id, 'LEPAS', 20)).json).toMatchObject({
      dikarantina: 40,
      sisa: 160,
    });
    expect((await world.act('PS', row.id, 'KEMBALI', 1)).status).toBe(409);
    expect((await world.act('FASKES', row.id, 'MUSNAH', 40)).json).toMatchObject({
      dikarantina: 0,
      rusak: 40,
    });
    expect((await world.act('BHBU', row.id, 'RUSAK', 1)).status).toBe(403);
  });

  it('takes back damaged doses that were recorded by mistake, once', async () => {
    const { row } = await received();
    await world.act('FASKES', row.id, 'RUSAK', 5);
    const [entry] = await entriesOf(row.id);
    const body = { alasan: 'Salah hitung' };
    const path = `/Stok/mutasi/${entry?.id ?? 0}`;
    expect((await world.request('FASKES', 'PUT', path, body)).json).toMatchObject({ rusak: 0 });
    expect((await world.request('FASKES', 'PUT', path, body)).status).toBe(409);
    expect(await entriesOf(row.id)).toMatchObject([
      { jumlah: -5, idDibalik: entry?.id },
      { jumlah: 5, dibalik: true },
      { jenis: 'TERIMA' },
    ]);
  });

  it('reports the leftover; a difference is an imbalance, and later entries outdate the count', async () => {
    const { row } = await received();
    const report = (dihitung: number) =>
      world.request('FASKES', 'PUT', `/Stok/sisa/${row.id}`, {
        dihitung,
        rencanaSisa: 'DISIMPAN',
      });
    expect((await report(198)).json).toMatchObject({ masalah: 'SELISIH_HITUNG', dihitung: 198 });
    await world.act('FASKES', row.id, 'RUSAK', 2);
    expect(await get(row.id)).toMatchObject({ masalah: null, dihitung: null });
    expect((await report(198)).json).toMatchObject({ masalah: null, dihitung: 198 });
    const sent = await server.db
      .select({ message: notification.message })
      .from(notification)
      .where(eq(notification.resource, 'stock'));
    expect(new Set(sent.map(one => one.message))).toEqual(
      new Set(['stock.report', 'stock.reportDifference']),
    );
  });

  it('of 50 callers who take the last dose, one succeeds', async () => {
    const { row } = await received();
    await world.act('PS', row.id, 'RUSAK', 199);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => world.act('PS', row.id, 'RUSAK', 1)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await get(row.id)).toMatchObject({ rusak: 200, sisa: 0 });
  });
});

it('the database refuses a change of an entry and of a quantity', async () => {
  const { row } = await received();
  await expect(server.db.update(stockEntry).set({ jumlah: 1 })).rejects.toThrow();
  await expect(
    server.db.update(stock).set({ diberikan: 5 }).where(eq(stock.id, row.id)),
  ).rejects.toThrow();
});
