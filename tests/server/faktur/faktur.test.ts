import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { Faktur, FakturListItem, ReadBackResult } from '#contract/domains/faktur/record.ts';
import { createMissingFakturs } from '#server/domains/invoice/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { runRecordJob } from '#server/platform/scheduler/scheduler.ts';
import { toFormData } from '../../builders/application.ts';
import { decreeBody } from '../../builders/decree.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { addProduct, buildOrderWorld, orderLineBody } from '../../builders/order.ts';
import { findDangers } from '../spreadsheet/find-dangers.ts';
import { buildSingleSheetXlsx, textRowXml } from '../spreadsheet/build-workbook.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { readTaxInvoices } from './tax-invoice-schema.ts';

let server: TestServer;
let world: MoneyWorld;
let idProduk: number;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
  idProduk = await addProduct(
    server,
    world.tokens.ADMIN,
    { kelasPajak: 'PPN', hargaSatuan: 321_660 },
    1_000_000,
  );
});
afterAll(() => server.stop());

const day = 86_400_000;
const today = () => dayInJakarta(server.now());

/** Signs an order of vaccine with PPN and its exempt injection, billed in two halves. */
const signPackage = (doses = 150) =>
  world.sign({
    model: 'PAKET_LAYANAN',
    jumlahPeserta: doses / 2,
    jumlahDosis: doses,
    baris: [
      orderLineBody(world, {
        idProduk,
        idLayanan: world.idLayanan,
        jumlahPeserta: doses / 2,
        jumlahDosis: doses,
      }),
    ],
  });

const faktursOf = async (idInvoice: number) => (await world.invoice(idInvoice)).faktur;
const read = async (id: number) =>
  (await world.request('FINANCE', 'GET', `/Faktur/${id}`)).json as unknown as Faktur;
const list = async (query: string) =>
  (await world.request('FINANCE', 'GET', `/Faktur?pageSize=500&${query}`)).json[
    'data'
  ] as FakturListItem[];
const put = (id: number, body: object) => world.request('FINANCE', 'PUT', `/Faktur/${id}`, body);

interface Exported {
  readonly berkas: { readonly id: number; readonly jumlah: number; readonly masa: string }[];
  readonly gagal: { readonly id: number; readonly alasan: string }[];
}
const exportFakturs = async (id: readonly number[], options: object = {}) => {
  const response = await world.request('FINANCE', 'POST', '/Faktur/ekspor', {
    idFaktur: id,
    ...options,
  });
  expect(response.status, response.text).toBe(200);
  return response.json as unknown as Exported;
};
const downloadXml = async (idFile: number) => {
  const path = `/Faktur/berkas/xml/${idFile}`;
  const issued = await world.request('FINANCE', 'POST', `/Faktur/berkas/tiket/${idFile}`, {
    bentuk: 'xml',
  });
  const response = await server.app.fetch(
    new Request(`http://portal.test/api${path}?tiket=${String(issued.json['tiket'])}`),
  );
  expect(response.status).toBe(200);
  return await response.text();
};

/** Sends the list that Coretax exports. */
const readBack = async (...rows: readonly (readonly [string, string, string, string])[]) => {
  const head = ['Nomor Faktur Pajak', 'Tanggal Faktur Pajak', 'Status Faktur', 'Referensi'];
  const xml = [head, ...rows].map((cells, at) => textRowXml(at + 1, ...cells)).join('');
  const fileCoretax = new File([Uint8Array.from(buildSingleSheetXlsx(xml))], 'keluaran.xlsx');
  const response = await world.request(
    'FINANCE',
    'POST',
    '/Faktur/hasilCoretax',
    toFormData({ fileCoretax }),
  );
  expect(response.status, response.text).toBe(200);
  return response.json as unknown as ReadBackResult;
};

/** Signs and pays the first half of a package. */
async function paidHalf() {
  const order = await signPackage();
  const first = await world.firstInvoice(order.id);
  await world.settle(first.id);
  const fakturs = await faktursOf(first.id);
  return { order, invoice: first, fakturs, ids: fakturs.map(({ id }) => id) };
}

describe('the tax invoices of an invoice', () => {
  it('are one for each code, and due with the first payment, until the 20th of the next month', async () => {
    const order = await signPackage();
    const { id, noInvoice } = await world.firstInvoice(order.id);
    const before = await faktursOf(id);
    expect(before.map(({ kode, tahap }) => [kode, tahap])).toEqual([
      ['04', 'MENUNGGU'],
      ['08', 'MENUNGGU'],
    ]);
    const { sisa } = await world.invoice(id);
    const paidOn = today();
    const payment = await world.pay(id, sisa, { tanggalBayar: paidOn });
    server.advanceTime(day);
    expect((await world.verify(payment.id)).status).toBe(200);
    const [ppn] = await list(`q=${encodeURIComponent(`${noInvoice}/04`)}`);
    expect(ppn).toMatchObject({
      referensi: `${noInvoice}/04`,
      tahap: 'SIAP',
      tanggalFaktur: paidOn,
      dasarTanggal: 'PEMBAYARAN',
      tenggat: '2030-02-20',
      terlambat: false,
    });
  });

  it('are due with the delivery when it comes first', async () => {
    const order = await signPackage();
    const { id } = await world.firstInvoice(order.id);
    await server.db.execute(sql`
      insert into work_order (jenis, status, id_order, id_root, id_bhbu, id_faskes, waktu_tiba)
      values ('KIRIM', 'DRAFT', ${order.id}, ${order.id}, ${world.bhbuId}, ${world.idFaskes},
        '2030-01-03T18:00:00Z')`);
    const [faktur] = await faktursOf(id);
    expect(faktur).toMatchObject({ tanggalFaktur: '2030-01-04', tahap: 'SIAP' });
    expect(await read(faktur?.id ?? 0)).toMatchObject({ dasarTanggal: 'PENYERAHAN' });
  });

  it('are made for invoices that were issued before the portal made them', async () => {
    const order = await signPackage();
    const { id } = await world.firstInvoice(order.id);
    await server.db.execute(sql`delete from faktur where id_invoice = ${id}`);
    await runRecordJob(server.deps, createMissingFakturs);
    expect(await faktursOf(id)).toHaveLength(2);
  });
});

describe('the number of the only tax invoice of an invoice', () => {
  it('is that of the invoice, wherever it is entered', async () => {
    const { id: idOrder } = await world.sign({
      baris: [orderLineBody(world, { idProduk })],
    });
    const { id } = await world.firstInvoice(idOrder);
    const enter = (noFakturPajak: string) =>
      world.request('FINANCE', 'PUT', `/Invoice/${id}`, { noFakturPajak });
    const wrong = await enter('03003000000000123');
    expect(wrong.json['errors']).toHaveProperty('noFakturPajak');
    expect((await enter('04003000000000123')).json).toMatchObject({
      noFakturPajak: '04003000000000123',
      faktur: [{ nomor: '04003000000000123', tahap: 'BERNOMOR' }],
    });
    const [faktur] = await faktursOf(id);
    const changed = await put(faktur?.id ?? 0, { kode: '01', nomor: '01003000000000123' });
    expect(changed.status, changed.text).toBe(200);
    expect(await world.invoice(id)).toMatchObject({
      noFakturPajak: '01003000000000123',
      kodeFaktur: '01',
    });
  });

  it('cannot be entered at an invoice with several, nor twice', async () => {
    const { id: idOrder } = await signPackage();
    const { id } = await world.firstInvoice(idOrder);
    const refused = await world.request('FINANCE', 'PUT', `/Invoice/${id}`, {
      noFakturPajak: '04003000000000777',
    });
    expect(refused.json['errors']).toHaveProperty('noFakturPajak');
    const [ppn, exempt] = await faktursOf(id);
    const number = '04003000000000778';
    expect((await put(ppn?.id ?? 0, { kode: '04', nomor: number })).status).toBe(200);
    const twice = await put(exempt?.id ?? 0, { kode: '04', nomor: number });
    expect(twice.status).toBe(422);
  });
});

describe('the export', () => {
  it('writes what Coretax imports, and the sums are those of the invoice', async () => {
    const { invoice, ids } = await paidHalf();
    const { berkas, gagal } = await exportFakturs(ids);
    expect(gagal).toEqual([]);
    expect(berkas).toMatchObject([{ jumlah: 2, masa: today().slice(0, 7) }]);
    const invoices = readTaxInvoices(await downloadXml(berkas[0]?.id ?? 0));
    expect(invoices.map(({ code, date }) => [code, date])).toEqual([
      ['04', today()],
      ['08', today()],
    ]);
    const goods = invoices.flatMap(one => one.goods);
    expect(goods.reduce((sum, { base }) => sum + base, 0)).toBe(invoice.subTotal);
    expect(invoices[0]?.goods.reduce((sum, { vat }) => sum + vat, 0)).toBe(invoice.ppn);
    expect(invoices[1]).toMatchObject({ AddInfo: 'TD.00510', FacilityStamp: 'TD.01110' });
  });

  it('bills the order to the rupiah in two halves', async () => {
    const { order, ids } = await paidHalf();
    const second = await world.issue(order.id);
    await world.settle(second.id);
    const rest = (await faktursOf(second.id)).map(({ id }) => id);
    const { berkas } = await exportFakturs([...ids, ...rest]);
    const invoices = readTaxInvoices(await downloadXml(berkas[0]?.id ?? 0));
    const billed = invoices.flatMap(({ goods }) => goods).reduce((sum, { base }) => sum + base, 0);
    expect(billed).toBe(150 * 321_660 + 150 * 100_000);
  });

  it('takes a tax invoice once, unless asked', async () => {
    const { ids } = await paidHalf();
    await exportFakturs(ids);
    const again = await exportFakturs(ids);
    expect(again.berkas).toEqual([]);
    expect(again.gagal.map(({ alasan }) => alasan)).toEqual([
      expect.stringContaining('Sudah ada dalam berkas'),
      expect.stringContaining('Sudah ada dalam berkas'),
    ]);
    expect((await exportFakturs(ids, { ulang: true })).berkas).toMatchObject([{ jumlah: 2 }]);
  });

  it('names what is missing, and where it is entered', async () => {
    const { ids } = await paidHalf();
    const [id = 0] = ids;
    await server.db.execute(sql`update product set kode_barang_jasa = null where id = ${idProduk}`);
    const { kekurangan } = await read(id);
    expect(kekurangan).toMatchObject([{ tempat: 'product', id: idProduk }]);
    expect(kekurangan[0]?.pesan).toContain('Kode barang');
    const { gagal } = await exportFakturs(ids);
    await server.db.execute(
      sql`update product set kode_barang_jasa = '300200' where id = ${idProduk}`,
    );
    expect(gagal).toMatchObject([{ id }]);
    expect(gagal[0]?.alasan).toContain('Kode barang');
  });

  it('takes a late one only when asked, and cites the article', async () => {
    const { ids } = await paidHalf();
    server.advanceTime(60 * day);
    const { gagal } = await exportFakturs(ids);
    expect(gagal[0]?.alasan).toContain('PER-11/PJ/2025 Pasal 44');
    expect(await list('terlambat=true')).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: ids[0], terlambat: true })]),
    );
    expect((await exportFakturs(ids, { terlambat: true })).gagal).toEqual([]);
  });

  it('leaves out a tax invoice 07 without its facility code until it is entered', async () => {
    const { id: idOrder } = await world.sign();
    const { id: idInvoice } = await world.firstInvoice(idOrder);
    await world.settle(idInvoice);
    const [faktur] = await faktursOf(idInvoice);
    const id = faktur?.id ?? 0;
    expect(await read(id)).toMatchObject({ kode: '07', fasilitas: decreeBody.fasilitas });
    await put(id, { kode: '07', fasilitas: null });
    const { gagal } = await exportFakturs([id]);
    expect(gagal[0]?.alasan).toContain('kode fasilitas');
    const noStamp = await put(id, { kode: '07', fasilitas: '24' });
    expect(noStamp.json['errors']).toHaveProperty('fasilitas');
    expect((await put(id, { kode: '07', fasilitas: '20' })).status).toBe(200);
    const { berkas } = await exportFakturs([id]);
    const [exported] = readTaxInvoices(await downloadXml(berkas[0]?.id ?? 0));
    expect(exported).toMatchObject({ AddInfo: 'TD.00520', FacilityStamp: 'TD.01120' });
  });
});

describe('the list of Coretax', () => {
  it('fills in numbers and states; reading it again changes nothing', async () => {
    const { fakturs, ids } = await paidHalf();
    await exportFakturs(ids);
    const [ppn] = fakturs;
    const { referensi } = await read(ppn?.id ?? 0);
    const row = ['04003000000001001', today(), 'APPROVED', referensi] as const;
    expect(await readBack(row)).toMatchObject({ diperbarui: 1, tetap: 0, berselisih: [] });
    const numbered = await read(ppn?.id ?? 0);
    expect(numbered).toMatchObject({ nomor: row[0], tahap: 'BERNOMOR', statusCoretax: 'APPROVED' });
    expect(await readBack(row)).toMatchObject({ diperbarui: 0, tetap: 1 });
    expect((await read(ppn?.id ?? 0)).version).toBe(numbered.version);
  });

  it('makes differences tasks of finance, until they are explained', async () => {
    const { fakturs, ids } = await paidHalf();
    await exportFakturs(ids);
    const id = fakturs[0]?.id ?? 0;
    const { referensi } = await read(id);
    await readBack(['04003000000001002', '2030-01-01', 'APPROVED', referensi]);
    expect(await read(id)).toMatchObject({
      tahap: 'SELISIH',
      selisih: [{ jenis: 'TANGGAL', coretax: '2030-01-01' }],
    });
    const tasks = async () => {
      const { json } = await world.request('FINANCE', 'GET', '/Dashboard/pekerjaan');
      return (json['data'] as { jenis: string }[]).map(({ jenis }) => jenis);
    };
    expect(await tasks()).toContain('fakturBerselisih');
    const explained = await world.request('FINANCE', 'PUT', `/Faktur/selisih/${id}`, {
      alasan: 'Tanggal di Coretax dibetulkan dengan penggantian',
    });
    expect(explained.json).toMatchObject({ tahap: 'BERNOMOR' });
    expect(await tasks()).not.toContain('fakturBerselisih');
  });

  it('says row by row what it cannot use', async () => {
    const { fakturs } = await paidHalf();
    const { referensi } = await read(fakturs[0]?.id ?? 0);
    const { ditolak } = await readBack(
      ['04003000000001003', today(), 'APPROVED', 'INV/LAIN/1/04'],
      ['12', today(), 'APPROVED', referensi],
      ['04003000000001001', today(), 'APPROVED', referensi],
    );
    expect(ditolak.map(({ baris }) => baris)).toEqual([3, 2, 4]);
    const bad = await world.request(
      'FINANCE',
      'POST',
      '/Faktur/hasilCoretax',
      toFormData({ fileCoretax: new File(['bukan'], 'keluaran.xlsx') }),
    );
    expect(bad.json['errors']).toHaveProperty('fileCoretax');
  });
});

describe('the workbook for the converter', () => {
  it('has names that look like formulas as texts', async () => {
    await server.db
      .update(bhbu)
      .set({ namaBHBU: '=1+1', alamat: '+62 Jalan Contoh' })
      .where(eq(bhbu.id, world.bhbuId));
    const { ids } = await paidHalf();
    const { berkas } = await exportFakturs(ids);
    const { token } = await server.signIn({ role: 'FINANCE' });
    const response = await server.app.fetch(
      new Request(`http://portal.test/api/Faktur/berkas/xlsx/${berkas[0]?.id ?? 0}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    );
    const dangers = await findDangers(new Uint8Array(await response.arrayBuffer()));
    expect(dangers).toMatchObject({ formulas: 0, unprotected: [] });
    expect(dangers.hostile).toBeGreaterThan(0);
  });
});
