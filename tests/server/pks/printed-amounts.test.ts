import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Printable } from '#contract/core/document/calls.ts';
import { bhbu, pks } from '#server/platform/db/schema/index.ts';
import { recomputeAgreement } from '../../builders/agreementTotals.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld, orderLineBody } from '../../builders/order.ts';
import { documentText } from '../../builders/printed.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: MoneyWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
});
afterAll(() => server.stop());

/** Returns the latest agreement of an order with its document. */
async function agreementOf(idOrder: number) {
  const [row] = await server.db
    .select({ id: pks.id })
    .from(pks)
    .where(eq(pks.idOrder, idOrder))
    .orderBy(desc(pks.id));
  const printed = await world.request('LEGAL', 'GET', `/PKS/cetak/${row?.id}`);
  expect(printed.status, printed.text).toBe(200);
  return (printed.json as unknown as Printable).dokumen;
}

describe('the amounts of a printed agreement', () => {
  it('follow from its own lines, and the PPh that the buyer withholds is a part of the price', async () => {
    await server.db.update(bhbu).set({ bentuk: 'BUMN' });
    const { id, totalHarga } = await world.sign();
    const document = await agreementOf(id);
    const { computed, printed } = recomputeAgreement(document);
    expect(computed).toEqual(printed);
    const invoice = await world.firstInvoice(id);
    expect(invoice.pphDipotong).toBeGreaterThan(0);
    expect(printed.total).toBeGreaterThan(totalHarga);
    expect(documentText(document)).toContain('Pemotongan itu bukan pengurangan harga');
  });

  it('of an amendment are what was billed, and the rest with its due day', async () => {
    await server.db.update(bhbu).set({ bentuk: 'PT' });
    const { id, idDetail } = await world.sign();
    const first = await world.firstInvoice(id);
    await world.settle(first.id);
    const line = {
      ...orderLineBody(world, { jumlahDosis: 300, jumlahPeserta: 150 }),
      jumlahDosis: 300,
      jumlahPeserta: 150,
      id: idDetail,
    };
    const amended = await world.amend(id, [line]);
    const document = await agreementOf(amended);
    const { computed, printed } = recomputeAgreement(document);
    expect(computed).toEqual(printed);
    const text = documentText(document);
    expect(text).toContain(`Sudah ditagih dengan invoice ${first.noInvoice}`);
    const rest = await world.issue(amended);
    expect(text).toContain(`Rp${rest.nilaiTagihan.toLocaleString('id-ID')}`);
  });
});
