import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { addProduct, buildOrderWorld, orderLineBody } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: MoneyWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
});
afterAll(() => server.stop());

const read = (id: number, body: object) =>
  world.request('BHBU', 'POST', `/Invoice/buktiPotong/${id}`, body);

describe('the withholding slips of an invoice', () => {
  it('state what the buyer withholds, for the import into Coretax', async () => {
    const idProduk = await addProduct(server, world.tokens.ADMIN, { kelasPajak: 'PPN' });
    await server.db.execute(sql`update bhbu set bentuk = 'BUMN' where id = ${world.bhbuId}`);
    const order = await world.sign({
      skema: 'PENUH_100',
      baris: [orderLineBody(world, { idProduk })],
    });
    await server.db.execute(sql`update bhbu set bentuk = 'PT' where id = ${world.bhbuId}`);
    const invoice = await world.firstInvoice(order.id);
    expect(invoice.harusBuktiPotong).toBe(900_000);

    const missing = await read(invoice.id, { tanggalPotong: '2030-01-31' });
    expect([missing.status, Object.keys(missing.json['errors'] as object)]).toEqual([
      422,
      ['kodePph22'],
    ]);
    const kodePph22 = '22-100-01';
    const wrong = await read(invoice.id, { kodePph22: '22.100', tanggalPotong: '2030-01-31' });
    expect(wrong.status).toBe(422);
    const { json } = await read(invoice.id, { kodePph22, tanggalPotong: '2030-01-31' });
    expect(json['namaBerkas']).toBe(`Bukti-Potong-${invoice.noInvoice?.replaceAll('/', '-')}.xml`);
    const xml = json['xml'] as string;
    const valuesOf = (name: string) =>
      [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value]) => value);
    expect(valuesOf('TIN')[0]).toMatch(/^\d{16}$/);
    expect(valuesOf('CounterpartTin')).toEqual(['0021832415051000']);
    expect(valuesOf('IDPlaceOfBusinessActivity')[0]).toMatch(/^\d{16}000000$/);
    expect(valuesOf('TaxPeriodMonth')).toEqual(['1']);
    expect(valuesOf('TaxObjectCode')).toEqual([kodePph22]);
    expect(valuesOf('DocumentNumber')).toEqual([invoice.noInvoice]);
    expect(valuesOf('WithholdingDate')).toEqual(['2030-01-31']);
    const [base, rate] = [Number(valuesOf('TaxBase')[0]), Number(valuesOf('Rate')[0])];
    expect((base * rate) / 100).toBe(900_000);
  });

  it('are none without withheld tax', async () => {
    const invoice = await world.firstInvoice((await world.sign()).id);
    const answer = await read(invoice.id, { tanggalPotong: '2030-01-31' });
    expect(answer.json).toMatchObject({ status: 409, reason: 'withheld' });
  });
});
