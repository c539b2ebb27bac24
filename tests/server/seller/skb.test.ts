import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#contract/core/values/day.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { documentText } from '#tests/builders/printed.ts';
import { invoiceDocument } from '#documents/invoice/invoice.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { sellerBody } from '../../builders/seller.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: MoneyWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
});
afterAll(() => server.stop());

const day = 86_400_000;
const billed = async () => world.firstInvoice((await world.sign()).id);

it('a state-owned company withholds nothing from a seller with an SKB of its own', async () => {
  const before = await billed();
  await server.db.update(bhbu).set({ bentuk: 'BUMN' }).where(eq(bhbu.id, before.idBHBU));
  const withheld = await billed();
  expect(withheld.pphDipotong).toBeGreaterThan(0);
  expect(withheld.skbPenjual).toBeNull();

  const tomorrow = addDays(dayInJakarta(server.now()), 1);
  const skb = { noSKB: 'KET-00007/SKB/2030', skbBerlakuSampai: addDays(tomorrow, 1) };
  const propose = (overrides: object) =>
    world.request('ADMIN', 'POST', '/Seller', sellerBody({ berlakuMulai: tomorrow, ...overrides }));
  expect((await propose({ noSKB: skb.noSKB })).json).toMatchObject({
    errors: {
      skbBerlakuSampai: ['Isi nomor SKB dan hari terakhirnya, atau kosongkan keduanya'],
    },
  });
  const { json } = await propose(skb);
  const approval = { event: 'approve', version: json['version'] };
  const path = `/Seller/keadaan/${Number(json['id'])}`;
  expect((await world.request('SUPERADMIN', 'PUT', path, approval)).status).toBe(200);

  server.advanceTime(day);
  const free = await billed();
  expect(free).toMatchObject({
    pphDipotong: 0,
    harusBuktiPotong: 0,
    skbPenjual: { noSKB: skb.noSKB, berlakuSampai: skb.skbBerlakuSampai },
  });
  expect(documentText(invoiceDocument(free, null))).toContain(
    `PPh tidak dipotong Pembeli karena SKB Penjual ${skb.noSKB}`,
  );
  // After its last day, companies withhold again; what was issued stays.
  server.advanceTime(2 * day);
  expect((await billed()).pphDipotong).toBeGreaterThan(0);
  expect((await world.invoice(free.id)).skbPenjual).toEqual(free.skbPenjual);
});
