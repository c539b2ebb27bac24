import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AddedStatement, BankLine, BankLineItem } from '#contract/domains/bank/record.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: MoneyWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
});
afterAll(() => server.stop());

const account = 'Account Number,: 1310012345678';
const upload = (rows: readonly string[], head: readonly string[] = [account]) => {
  const day = dayInJakarta(server.now());
  const lines = rows.map(row => `${day},${row}`);
  const text = [...head, 'Post Date,Description,Amount,Db/Cr,Balance', ...lines].join('\n');
  const body = new FormData();
  body.set('fileRekeningKoran', new File([text], 'koran.csv', { type: 'text/csv' }));
  return world.request('FINANCE', 'POST', '/RekeningKoran', body);
};

/** Uploads a line and returns it as the list shows it. */
async function received(jumlah: number, keterangan: string): Promise<BankLineItem> {
  const added = await upload([`${keterangan},${jumlah},K,`]);
  expect(added.status, added.text).toBe(201);
  const { json } = await world.request('FINANCE', 'GET', '/RekeningKoran?status=BARU&pageSize=500');
  const found = (json['data'] as BankLineItem[]).find(
    one => one.jumlah === jumlah && one.keterangan === keterangan,
  );
  if (!found) throw new Error('The line is not listed.');
  return found;
}
const book = (line: BankLineItem, kunci = line.penjelasan?.kunci) =>
  world.request('FINANCE', 'PUT', `/RekeningKoran/catat/${line.id}`, {
    kunci,
    version: line.version,
  });
const change = (id: number, event: string, alasan?: string) =>
  world.request('FINANCE', 'PUT', `/RekeningKoran/keadaan/${id}`, { event, alasan });
const billed = async () => world.firstInvoice((await world.sign()).id);

it('a statement adds its lines once; money that leaves is not ours, and bad rows are named', async () => {
  const rows = ['SETORAN,1000001,K,1', 'SETORAN,1000001,K,2', 'BIAYA,6500,D,3', 'RUSAK,x,K,4'];
  const first = await upload(rows);
  expect(first.json as unknown as AddedStatement).toMatchObject({
    rekening: ['1310012345678'],
    jumlahBaris: 4,
    masuk: 2,
    keluar: 1,
    sudahAda: 0,
    ditolak: [{ baris: 6, pesan: 'Jumlah tidak terbaca' }],
  });
  const overlapping = await upload([...rows.slice(1, 3), 'SETORAN,1000001,K,5']);
  expect(overlapping.json).toMatchObject({ masuk: 1, keluar: 0, sudahAda: 2 });
  const out = await world.request('FINANCE', 'GET', '/RekeningKoran?status=KELUAR');
  const [line] = out.json['data'] as BankLineItem[];
  expect(line).toMatchObject({ jumlah: 6_500, penjelasan: null });
  expect((await change(line?.id ?? 0, 'setAside', 'Biaya bank')).status).toBe(409);
  expect((await upload(['x,1,K,'], [])).json).toMatchObject({
    errors: { rekening: ['Berkas ini tidak menyebut nomor rekeningnya; isi di sini'] },
  });
});

it('a statement of an account that is not the seller’s is refused', async () => {
  const other = (field: string) => ({
    errors: {
      [field]: [
        'Rekening 9990001112223 bukan rekening penjual. Unggah rekening koran penjual, atau ajukan dahulu rekening barunya di Penjual',
      ],
    },
  });
  const file = await upload(['x,1,K,'], ['Account Number,: 9990001112223']);
  expect([file.status, file.json]).toMatchObject([422, other('fileRekeningKoran')]);
});

it('a line is booked as the payments of several invoices, which another person verifies', async () => {
  const [a, b] = [await billed(), await billed()];
  const fee = 2_500;
  const text = `DARI 1220001234567 PT INDUK USAHA BAYAR ${a.noInvoice} ${b.noInvoice}`;
  const line = await received(a.harusTransfer + b.harusTransfer - fee, text);
  expect(line.penjelasan?.bagian.map(({ idInvoice }) => idInvoice).sort()).toEqual(
    [a.id, b.id].sort(),
  );
  expect(line.penjelasan).toMatchObject({ biaya: fee });
  expect(line.penjelasan?.persamaan).toMatch(/^INV.* \+ INV.* − biaya bank Rp\s?2\.500 = Rp/);

  // Two at once: one books, the others learn that it is done.
  const answers = await Promise.all(Array.from({ length: 4 }, () => book(line)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  const booked = answers.find(({ status }) => status === 200)?.json as unknown as BankLine;
  expect(booked).toMatchObject({ status: 'DICOCOKKAN', idBHBU: a.idBHBU, kemungkinan: [] });
  expect(booked.pembayaran.map(({ status }) => status)).toEqual([
    'BUKTI_DIUNGGAH',
    'BUKTI_DIUNGGAH',
  ]);
  expect(booked.pembayaran.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(line.jumlah);

  const [first] = booked.pembayaran;
  const id = first?.idPayment ?? 0;
  expect(await world.payment(id)).toMatchObject({
    jenis: 'TRANSFER',
    namaPengirim: 'PT INDUK USAHA',
    barisRekening: { id: line.id, jumlah: line.jumlah },
  });
  expect((await world.verify(id)).json).toMatchObject({ status: 409, reason: 'notUploader' });
  expect((await world.verify(id, 'ADMIN')).status).toBe(200);
  expect((await change(line.id, 'release', 'Keliru')).json).toMatchObject({
    reason: 'nothingRestsOnIt',
  });

  // The payer is known from now on, although the text says nothing else.
  const next = await billed();
  const later = await received(next.harusTransfer, 'DARI 1220001234567 PT INDUK USAHA');
  expect(later.penjelasan).toMatchObject({ idBHBU: a.idBHBU, biaya: 0 });
  expect(later.penjelasan?.alasan).toContain('PENGIRIM_DIKENAL');
});

it('a line proves a payment that was entered already, and no other is entered', async () => {
  const invoice = await billed();
  const entered = await world.pay(invoice.id, invoice.sisa, { noReferensi: 'BCA-REF-77' });
  const line = await received(invoice.sisa, 'TRSF BCAREF77');
  expect(line.penjelasan?.bagian).toMatchObject([{ idPayment: entered.id }]);
  expect((await book(line)).json).toMatchObject({ pembayaran: [{ idPayment: entered.id }] });
  expect(await world.payment(entered.id)).toMatchObject({ status: 'BUKTI_DIUNGGAH' });
  const again = await received(invoice.sisa, 'TRSF KEDUA');
  expect(again.penjelasan?.bagian.map(({ idInvoice }) => idInvoice)).not.toContain(invoice.id);
  // It has a proof of its own, so that the line can be released.
  expect((await change(line.id, 'release', 'Salah baris')).json).toMatchObject({
    status: 'BARU',
    pembayaran: [],
  });
});

it('an explanation that no longer holds is refused, and a line can be booked for one invoice', async () => {
  const invoice = await billed();
  const line = await received(invoice.harusTransfer, `BAYAR ${invoice.noInvoice}`);
  await world.pay(invoice.id, 1_000);
  expect((await book(line)).json).toMatchObject({ status: 409, reason: 'explanation' });
  const body = { idInvoice: invoice.id, version: line.version };
  const path = `/RekeningKoran/catatInvoice/${line.id}`;
  const booked = await world.request('FINANCE', 'PUT', path, body);
  expect(booked.json).toMatchObject({
    status: 'DICOCOKKAN',
    pembayaran: [{ idInvoice: invoice.id, jumlah: line.jumlah }],
  });
  const idPayment = (booked.json as unknown as BankLine).pembayaran[0]?.idPayment ?? 0;
  await world.request('ADMIN', 'PUT', `/Payment/verify/${idPayment}`, {
    disetujui: false,
    alasan: 'Bukan untuk invoice ini',
  });
  expect((await change(line.id, 'release', 'Ditolak')).json).toMatchObject({ status: 'BARU' });
});

it('a line is set aside with a reason, and brought back', async () => {
  const line = await received(77_777, 'BUNGA DEPOSITO');
  expect((await change(line.id, 'setAside')).status).toBe(422);
  expect((await change(line.id, 'setAside', 'Bunga')).json).toMatchObject({
    status: 'DISISIHKAN',
    alasan: 'Bunga',
  });
  expect((await book(line, 'T:i1:0')).status).toBe(412);
  expect((await change(line.id, 'restore')).json).toMatchObject({ status: 'BARU', alasan: null });
});
