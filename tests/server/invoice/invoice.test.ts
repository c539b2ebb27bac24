import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { terbilangRupiah } from '#contract/core/terbilang.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { markOverdueInvoices, remindOfInvoices } from '#server/domains/invoice/index.ts';
import { runJob, runRecordJob } from '#server/platform/scheduler/scheduler.ts';
import { applicationDocuments, toFormData } from '../../builders/application.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { addProduct, buildOrderWorld, orderLineBody } from '../../builders/order.ts';
import { acceptedOrder } from '../../builders/pks.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { numberCell, readExport } from '../spreadsheet/read-export.ts';

let server: TestServer;
let world: MoneyWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
});
afterAll(() => server.stop());

const day = 86_400_000;
const today = () => dayInJakarta(server.now());
const cancel = (id: number, alasan = 'Salah jumlah') =>
  world.request('FINANCE', 'PUT', `/Invoice/keadaan/${id}`, { event: 'cancel', alasan });

/** Downloads a file with a ticket, as a browser does. */
async function exported(path: string, ticketPath: string, kueri: object) {
  const { json } = await world.request('FINANCE', 'POST', ticketPath, { kueri });
  const query = `tiket=${String(json['tiket'])}`;
  return await readExport(
    await server.app.fetch(new Request(`http://portal.test/api${path}?${query}`)),
  );
}

describe('the invoices of an order', () => {
  it('begin with a draft at the agreement, which the second signature issues', async () => {
    const { id } = await acceptedOrder(world);
    await world.request('LEGAL', 'POST', '/PKS/GeneratePKS', { idOrder: id });
    const draft = await world.firstInvoice(id);
    expect(draft).toMatchObject({ status: 'DRAFT', termin: '1', noInvoice: null });
    const hidden = await world.request('BHBU', 'GET', `/Invoice/getbyid/${draft.id}`);
    expect(hidden.status).toBe(404);

    const order = await world.sign();
    const first = await world.firstInvoice(order.id);
    expect(first).toMatchObject({
      status: 'TERBIT',
      tanggalInvoice: today(),
      jatuhTempo: today(),
      subTotal: 30_000_000,
      terbilang: terbilangRupiah(first.total),
      rekeningTujuan: { cabang: 'Bandung' },
    });
    expect(first.noInvoice).toMatch(/^INV\/VGR\/2030\/\d{5}$/);
    expect(first.total).toBe(first.subTotal + first.ppn - first.ppnDTP);
    expect(await world.stateOf(order.id)).toBe('MENUNGGU_BAYAR');
    const seen = await world.request('BHBU', 'GET', `/Invoice/getbyid/${first.id}`);
    expect(seen.status).toBe(200);
    const explained = await world.request('BHBU', 'GET', `/Invoice/hitungan/${first.id}`);
    expect(explained.json['nilai']).toEqual([expect.stringContaining('Termin 1 menagih 50%')]);
  });

  it('bill half, then the rest, and nothing more', async () => {
    const { id } = await world.sign();
    const second = await world.issue(id);
    expect(second).toMatchObject({ termin: '2', subTotal: 30_000_000 });
    const again = await world.request('FINANCE', 'POST', '/Invoice/generateinvoice', {
      idOrder: id,
    });
    expect(again.json).toMatchObject({ status: 409, reason: 'allInvoiced' });
    const next = await world.request('FINANCE', 'GET', `/Invoice/berikutnya/${id}`);
    expect(next.json).toMatchObject({ termin: null, subTotal: 0, subTotalDitagih: 60_000_000 });
  });

  it('are not offered before the agreement is issued, and the reason is said', async () => {
    const { id } = await world.submit();
    const next = await world.request('FINANCE', 'GET', `/Invoice/berikutnya/${id}`);
    expect(next.json).toMatchObject({ termin: null, total: 0 });
    expect(next.json['halangan']).toMatch(
      /^Pesanan berstatus .* Invoice disusun sesudah PKS dibuat/,
    );
  });

  it('bill everything at once when the scheme says so', async () => {
    const { id } = await world.sign({ skema: 'PENUH_100' });
    expect(await world.firstInvoice(id)).toMatchObject({ termin: 'PENUH', subTotal: 60_000_000 });
  });

  it('bill what an amendment adds', async () => {
    const { id, idDetail } = await world.sign({ skema: 'PENUH_100' });
    await world.settle((await world.firstInvoice(id)).id);
    expect(await world.stateOf(id)).toBe('LUNAS');
    const amended = await world.request('BHBU', 'POST', '/Order/CreateAmandemen', {
      ...world.body({ jumlahPeserta: 150, jumlahDosis: 300, skema: 'PENUH_100' }),
      idOrder: id,
      alasanAmandemen: 'Jumlah karyawan bertambah',
      baris: [orderLineBody(world, { id: idDetail, jumlahPeserta: 150, jumlahDosis: 300 })],
    });
    expect(amended.status, amended.text).toBe(201);
    const idAmendment = Number(amended.json['id']);
    await world.request('LEGAL', 'PUT', `/Order/keadaan/${idAmendment}`, { event: 'accept' });
    const early = await world.request('FINANCE', 'POST', '/Invoice/generateinvoice', {
      idOrder: id,
    });
    expect(early.json).toMatchObject({ status: 409, reason: 'allInvoiced' });
    await world.finishAgreement(idAmendment);
    // The first invoice of the family is paid.
    expect(await world.stateOf(idAmendment)).toBe('DIBAYAR_SEBAGIAN');
    const added = await world.issue(idAmendment);
    expect(added).toMatchObject({ termin: 'AMANDEMEN', subTotal: 30_000_000, idRoot: id });
    await world.settle(added.id);
    expect(await world.stateOf(idAmendment)).toBe('LUNAS');
  });
});

describe('taxes of an invoice', () => {
  it('follow the company: withholding of a state-owned one, and PPN that it pays itself', async () => {
    const idProduk = await addProduct(server, world.tokens.ADMIN, { kelasPajak: 'PPN' });
    const { id: idOrder } = await acceptedOrder(world, {
      baris: [orderLineBody(world, { idProduk })],
    });
    await server.db.execute(sql`
      update bhbu set bentuk = 'BUMN', pemungut_ppn = true where id = ${world.bhbuId}`);
    await world.request('LEGAL', 'POST', '/PKS/GeneratePKS', { idOrder });
    const draft = await world.firstInvoice(idOrder);
    await server.db.execute(sql`
      update bhbu set bentuk = 'PT', pemungut_ppn = false where id = ${world.bhbuId}`);
    expect(draft).toMatchObject({ pphDipotong: 450_000, pphDipungut: 0, pemungutPPN: true });
    expect(draft.total).toBe(draft.subTotal + draft.ppn - 450_000);
    expect(draft.nilaiTagihan).toBe(draft.subTotal + draft.ppn);
    expect(draft).toMatchObject({ ppnDTP: 0, harusSspPpn: draft.ppn, kodeFaktur: '03' });
    expect(draft.harusTransfer).toBe(draft.subTotal - 450_000);
  });

  it('leave the PPN of a small order to the seller, although the company collects PPN', async () => {
    const idProduk = await addProduct(server, world.tokens.ADMIN, { kelasPajak: 'PPN' });
    const small = { jumlahPeserta: 10, jumlahDosis: 20 };
    const { id: idOrder } = await acceptedOrder(world, {
      ...small,
      baris: [orderLineBody(world, { idProduk, ...small })],
    });
    await server.db.execute(sql`update bhbu set pemungut_ppn = true where id = ${world.bhbuId}`);
    await world.request('LEGAL', 'POST', '/PKS/GeneratePKS', { idOrder });
    const draft = await world.firstInvoice(idOrder);
    await server.db.execute(sql`update bhbu set pemungut_ppn = false where id = ${world.bhbuId}`);
    expect(draft).toMatchObject({ pemungutPPN: false, harusSspPpn: 0, kodeFaktur: '04' });
    expect(draft.harusTransfer).toBe(draft.subTotal + draft.ppn);
  });

  it('add PPh that the seller collects, unless an SKB is valid on the day of the invoice', async () => {
    const { id: idOrder } = await acceptedOrder(world);
    await world.request('LEGAL', 'POST', '/PKS/GeneratePKS', { idOrder });
    const { id } = await world.firstInvoice(idOrder);
    const choose = async () =>
      (await world.request('FINANCE', 'PUT', `/Invoice/${id}`, { pphProduk: 'PPH22_FARMASI' }))
        .json;
    const taxed = await choose();
    expect(Number(taxed['pphDipungut'])).toBeGreaterThan(0);
    // The government bears the PPN.
    expect(taxed['total']).toBe(Number(taxed['subTotal']) + Number(taxed['pphDipungut']));
    const setSkb = (until: string | null, isChecked = true) =>
      server.db.execute(sql`
        update bhbu set no_skb = ${until && 'KET-7'}, skb_berlaku_sampai = ${until},
          skb_diperiksa_pada = ${isChecked && until ? server.now().toISOString() : null}
        where id = ${world.bhbuId}`);
    await setSkb(today(), false);
    expect(await choose()).toMatchObject({ pphDipungut: taxed['pphDipungut'], noSKB: null });
    await setSkb(today());
    expect(await choose()).toMatchObject({ pphDipungut: 0, noSKB: 'KET-7' });
    await setSkb('2029-12-31');
    expect(await choose()).toMatchObject({ pphDipungut: taxed['pphDipungut'], noSKB: null });
    await setSkb(null);
  });
});

describe('an issued invoice', () => {
  it('keeps its content, but takes a tax invoice and a stamped file', async () => {
    const { id: idOrder } = await world.sign();
    const { id } = await world.firstInvoice(idOrder);
    const refused = await world.request('FINANCE', 'PUT', `/Invoice/${id}`, {
      jatuhTempo: '2031-01-01',
    });
    expect(refused.status).toBe(409);
    const saved = await world.request('FINANCE', 'PUT', '/Invoice', {
      idInvoice: id,
      noFakturPajak: '010.000-30.12345678',
      kodeFaktur: '01',
    });
    expect(saved.json, saved.text).toMatchObject({ noFakturPajak: '0100003012345678' });
    const file = toFormData({ fileInvoice: applicationDocuments('stempel')['fileNPWP'] ?? '' });
    const stamped = await world.request('FINANCE', 'POST', `/Invoice/uploadInvoice/${id}`, file);
    expect(stamped.json, stamped.text).toMatchObject({ status: 'DISTEMPEL', adaFile: true });
    for (const change of [
      sql`update invoice set total = total + 1 where id = ${id}`,
      sql`update invoice_line set nilai = nilai + 1 where id_invoice = ${id}`,
      sql`delete from invoice where id = ${id}`,
    ]) {
      await expect(server.db.execute(change)).rejects.toThrow();
    }
  });

  it('is cancelled only without payments, and issued again with the next number', async () => {
    const { id: idOrder } = await world.sign();
    const first = await world.firstInvoice(idOrder);
    expect((await cancel(first.id)).json).toMatchObject({ status: 'BATAL' });
    server.advanceTime(day);
    const second = await world.issue(idOrder);
    expect(second).toMatchObject({ termin: '1', subTotal: 30_000_000, jatuhTempo: today() });
    expect(second.noInvoice).not.toBe(first.noInvoice);
    const waiting = await world.pay(second.id, 1_000);
    expect((await cancel(second.id)).json).toMatchObject({ status: 409, reason: 'notPaid' });
    await world.verify(waiting.id);
    expect((await cancel(second.id)).status).toBe(409);
  });

  it('is cancelled with an order that is not paid', async () => {
    const { id: idOrder } = await world.sign();
    server.advanceTime(day);
    await world.request('FINANCE', 'PUT', `/Order/keadaan/${idOrder}`, {
      event: 'failPayment',
      alasan: 'Tidak dibayar',
    });
    expect(await world.firstInvoice(idOrder)).toMatchObject({ status: 'BATAL' });
  });

  it('is reminded of, becomes overdue by itself, and ages', async () => {
    const { id: idOrder } = await world.sign();
    const { id } = await world.firstInvoice(idOrder);
    server.advanceTime(7 * day);
    await runRecordJob(server.deps, markOverdueInvoices);
    await runJob(server.deps, remindOfInvoices);
    await runJob(server.deps, remindOfInvoices);
    expect(await world.invoice(id)).toMatchObject({
      status: 'LEWAT_TEMPO',
      hariLewat: 7,
      umur: '1_30',
    });
    const { rows } = await server.db.execute(
      sql`select 1 from notification where message = 'invoice.due' and record_id = ${String(id)}`,
    );
    expect(rows).toHaveLength(1);
    const listed = await world.request('FINANCE', 'GET', '/Invoice?umur=1_30&pageSize=500');
    expect(listed.json['data']).toContainEqual(expect.objectContaining({ id }));
    await world.settle(id);
    expect(await world.invoice(id)).toMatchObject({ status: 'LUNAS', hariLewat: 0 });
  });

  it('is in the overview and its export', async () => {
    const period = `dari=2030-01&sampai=2030-12&idBHBU=${world.bhbuId}`;
    const overview = await world.request('FINANCE', 'GET', `/Invoice/ringkasan?${period}`);
    expect(overview.status, overview.text).toBe(200);
    const sum = overview.json['jumlah'] as Record<string, number>;
    const { rows } = await server.db.execute<{ issued: number; paid: number }>(sql`
      select sum(nilai_tagihan)::float8 as issued, sum(dibayar)::float8 as paid from invoice
      where status not in ('DRAFT', 'BATAL')`);
    expect(sum['diterbitkan']).toBe(rows[0]?.issued);
    expect(sum['dibayar']).toBe(rows[0]?.paid);
    expect(sum['selisih']).toBe((sum['diterbitkan'] ?? 0) - (sum['dibayar'] ?? 0));
    // A page after the last one has the same sums.
    const after = await world.request(
      'FINANCE',
      'GET',
      `/Invoice/ringkasan?${period}&pageNumber=9`,
    );
    expect(after.json).toMatchObject({ data: [], jumlah: sum });
    const months = await exported('/Invoice/ringkasan/Export', '/Invoice/ringkasan/tiketEkspor', {
      dari: '2030-01',
      sampai: '2030-12',
    });
    expect(months.fileName).toMatch(/^ReportRingkasanUangVGR-\d{4}-\d\d-\d\d\.xlsx$/);
    expect(months.rows[0]).toMatchObject({
      Bulan: { value: expect.any(Date) as Date, format: 'mm\\-yyyy' },
      'Diterbitkan (Rp)': { value: expect.any(Number) as number, format: '#,##0' },
    });
    const invoices = await exported('/Invoice/Export', '/Invoice/tiketEkspor', {
      status: 'LUNAS',
    });
    expect(invoices.rows[0]).toMatchObject({
      Tanggal: { value: expect.any(Date) as Date, format: 'dd\\-mm\\-yyyy' },
      Termin: { value: expect.stringMatching(/^(Termin [12]|Penuh)$/) as string },
      Status: { value: 'Lunas' },
      'Sisa (Rp)': numberCell(0),
    });
    expect((await world.request('BHBU', 'GET', '/Invoice/ringkasan')).status).toBe(403);
  });
});
