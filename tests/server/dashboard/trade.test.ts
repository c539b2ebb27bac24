import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FirstSteps, TradeFigures } from '#contract/domains/dashboard/index.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
import { buildBhbu, buildPeserta } from '../../builders/peserta.ts';
import { confirmPic } from '../../builders/pic.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: OrderWorld;
let money: MoneyWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
  money = moneyWorld(server, world);
  await world.submit();
  const { id } = await money.sign();
  const invoice = await money.firstInvoice(id);
  const paid = await money.pay(invoice.id, 1_000_000);
  await money.verify(paid.id, 'ADMIN');
});
afterAll(() => server.stop());

async function readTrade(token: string): Promise<TradeFigures> {
  const { status, json } = await server.request('GET', '/Dashboard/transaksi', { token });
  expect(status).toBe(200);
  return json as unknown as TradeFigures;
}

describe('the figures of orders, money and deliveries', () => {
  it('count running orders by state and sum the invoices, with the totals of the lists', async () => {
    const { pesanan, uang, pengiriman } = await readTrade(world.tokens.ADMIN);
    expect(Object.fromEntries((pesanan ?? []).map(one => [one.status, one.jumlah]))).toEqual({
      DIAJUKAN: 1,
      MENUNGGU_BAYAR: 1,
    });
    expect(pengiriman).toEqual([]);
    const { json } = await world.request('ADMIN', 'GET', '/Invoice?belumLunas=true');
    const open = json['jumlah'] as { nilaiTagihan: number; dibayar: number; sisa: number };
    expect(uang).toMatchObject({
      ditagih: open.nilaiTagihan,
      dibayar: 1_000_000,
      belumDibayar: { jumlah: 1, nilai: open.sisa },
      lewatTempo: { jumlah: 0, nilai: 0 },
    });
    expect(uang?.jatuhTempoBerikutnya).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('are those of the own company, and only what the menu of a role lists', async () => {
    const own = await readTrade(world.tokens.BHBU);
    expect(own.pesanan).toHaveLength(2);
    expect(own.uang?.belumDibayar.jumlah).toBe(1);
    const other = await server.signIn({ role: 'BHBU', bhbuId: await buildBhbu(server.db) });
    expect(await readTrade(other.token)).toMatchObject({
      pesanan: [],
      uang: { ditagih: 0, belumDibayar: { jumlah: 0, nilai: 0 } },
      pengiriman: [],
    });
    const facility = await readTrade(world.tokens.FASKES);
    expect([facility.pesanan, facility.uang]).toEqual([null, null]);
    const verifier = await server.signIn({ role: 'VERIFICATOR' });
    const nothing = { pesanan: null, uang: null, pengiriman: null };
    expect(await readTrade(verifier.token)).toEqual(nothing);
  });
});

/** Returns the names of the first steps that are done, and whether there are participants. */
async function readSteps(token: string): Promise<[string[], boolean]> {
  const { json } = await server.request('GET', '/Dashboard/langkahAwal', { token });
  const { langkah, adaPeserta } = json as unknown as FirstSteps;
  return [langkah.filter(({ selesai }) => selesai).map(({ jenis }) => jenis), adaPeserta];
}

describe('the first steps', () => {
  it('of a company follow what it has done', async () => {
    const bhbuId = await buildBhbu(server.db);
    const { id: userId, token } = await server.signIn({ role: 'BHBU', bhbuId });
    expect(await readSteps(token)).toEqual([[], false]);
    await confirmPic(server.db, { userId, bhbuId });
    await buildPeserta(server.deps, { userId, bhbuId });
    expect(await readSteps(token)).toEqual([['pic', 'unggahPeserta'], true]);
    // Participants can be uploaded at once; there is no agreement to sign yet.
    const { json } = await server.request('GET', '/Dashboard/langkahAwal', { token });
    const waiting = (json as unknown as FirstSteps).langkah.filter(one => !one.bisaSekarang);
    expect(waiting.map(({ jenis }) => jenis)).toEqual(['tandaTangan']);
    const [ofBuyer] = await readSteps(world.tokens.BHBU);
    expect(ofBuyer).toEqual(expect.arrayContaining(['pesanan', 'tandaTangan']));
  });

  it('of a facility are its own five, and staff have none', async () => {
    const { json } = await world.request('FASKES', 'GET', '/Dashboard/langkahAwal');
    const names = (json as unknown as FirstSteps).langkah.map(({ jenis }) => jenis);
    expect(names).toEqual(['dataFaskes', 'bukti', 'jadwal', 'stok', 'vaksinasi']);
    const staff = await world.request('LEGAL', 'GET', '/Dashboard/langkahAwal');
    expect(staff.json['langkah']).toEqual([]);
  });
});
