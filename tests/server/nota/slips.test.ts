import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { toFormData } from '../../builders/application.ts';
import { moneyWorld, proofFile, type MoneyWorld } from '../../builders/invoice.ts';
import { notaWorld, type NotaWorld } from '../../builders/nota.ts';
import { addProduct, buildOrderWorld, orderLineBody } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: MoneyWorld;
let notes: NotaWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
  notes = notaWorld(world);
});
afterAll(() => server.stop());

const refund = (id: number, jumlah: number) =>
  world.request(
    'ADMIN',
    'POST',
    `/Payment/kembalikan/${id}`,
    toFormData({
      jumlah: String(jumlah),
      tanggal: dayInJakarta(server.now()),
      noReferensi: 'RF-1',
      alasan: 'Kelebihan',
      filePengembalian: proofFile('pengembalian'),
    }),
  );

it('gives back of a transfer and of a withholding slip what each exceeds its part by', async () => {
  const idProduk = await addProduct(server, world.tokens.ADMIN, { kelasPajak: 'PPN' });
  await server.db.execute(sql`update bhbu set bentuk = 'BUMN' where id = ${world.bhbuId}`);
  const order = await world.sign({
    skema: 'PENUH_100',
    baris: [orderLineBody(world, { idProduk })],
  });
  await server.db.execute(sql`update bhbu set bentuk = 'PT' where id = ${world.bhbuId}`);
  const invoice = await notes.number(await world.firstInvoice(order.id));
  expect(invoice.harusBuktiPotong).toBe(900_000);
  const transfer = await world.pay(invoice.id, invoice.harusTransfer);
  await world.verify(transfer.id);
  const slip = await world.pay(invoice.id, 900_000, { jenis: 'BUKTI_POTONG', noReferensi: 'BP-1' });
  await world.verify(slip.id);

  const line = invoice.baris.find(({ pph }) => pph > 0);
  const nota = await notes.approved(
    await notes.retur(invoice.id, line?.id ?? 0, Math.floor((line?.qty ?? 0) / 4)),
  );
  const after = await world.invoice(invoice.id);
  expect(after).toMatchObject({ sisa: 0, status: 'LUNAS' });
  expect(after.harusBuktiPotong).toBe(900_000 - nota.pphDipotong);
  expect((await world.payment(slip.id)).lebih).toBe(nota.pphDipotong);
  expect((await world.payment(transfer.id)).lebih).toBe(nota.total);
  expect(nota.total + nota.pphDipotong).toBe(nota.nilaiTagihan);

  // A slip is no money; the company corrects it.
  const refused = await refund(slip.id, nota.pphDipotong);
  expect([refused.status, refused.json['reason']]).toEqual([409, 'jenis']);
  expect((await refund(transfer.id, nota.total)).status).toBe(200);
  const xml = await world.request('BHBU', 'POST', `/Invoice/buktiPotong/${invoice.id}`, {
    kodePph22: '22-100-01',
    tanggalPotong: '2030-01-31',
  });
  const base = Number(/<TaxBase>(\d+)</.exec(String(xml.json['xml']))?.[1]);
  expect(base).toBe((line?.nilai ?? 0) - nota.subTotal);
});
