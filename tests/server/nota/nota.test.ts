import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyAccount } from '#contract/domains/company-account.ts';
import type { Faktur } from '#contract/domains/faktur/record.ts';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import type { Creditable, Nota } from '#contract/domains/nota/record.ts';
import type { Printable } from '#contract/core/document/calls.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { notaWorld, type NotaWorld } from '../../builders/nota.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { documentText } from '../../builders/printed.ts';
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

/** An issued invoice whose tax invoices have numbers. */
async function billed(overrides?: Readonly<Record<string, unknown>>): Promise<Invoice> {
  const order = await world.sign(overrides);
  return await notes.number(await world.firstInvoice(order.id));
}

const goodsOf = (invoice: Invoice) => {
  const line = invoice.baris.find(({ jenis }) => jenis === 'PRODUK');
  if (!line) throw new Error('The invoice has no goods.');
  return line;
};

const account = async (): Promise<CompanyAccount> =>
  (await world.request('FINANCE', 'GET', `/RekeningPelanggan/${world.bhbuId}`))
    .json as unknown as CompanyAccount;

describe('a note of an invoice', () => {
  it('is proposed by one person, approved by another, numbered and filed', async () => {
    const invoice = await billed();
    const line = goodsOf(invoice);
    const named = await world.request('FINANCE', 'POST', '/Nota', {
      idInvoice: invoice.id,
      jenis: 'RETUR',
      alasan: 'Dosis peserta 3273054403930001 kembali',
      baris: [{ idBaris: line.id, qty: 10 }],
    });
    expect([named.status, named.json]).toMatchObject([
      422,
      { errors: { alasan: ['Jangan tulis nomor identitas di sini'] } },
    ]);
    const proposed = await notes.retur(invoice.id, line.id, 10);
    expect(proposed).toMatchObject({ status: 'DIAJUKAN', noNota: null });
    expect((await world.invoice(invoice.id)).sisa).toBe(invoice.sisa);
    const own = await notes.decide('FINANCE', proposed.id, 'approve');
    expect(own.status).toBe(409);
    expect(own.json['reason']).toBe('notProposer');
    const approved = (await notes.decide('ADMIN', proposed.id, 'approve')).json as unknown as Nota;
    expect(approved.noNota).toMatch(/^NR\/VGR\/2030\/\d{5}$/);
    const [faktur] = (await world.invoice(invoice.id)).faktur.filter(({ nomor }) => nomor);
    expect(approved.noFaktur).toBe(faktur?.nomor);
    const after = await world.invoice(invoice.id);
    expect(after.dikredit).toBe(approved.nilaiTagihan);
    expect(after.sisa).toBe(invoice.sisa - approved.nilaiTagihan);
    expect(after.harusTransfer + after.harusBuktiPotong + after.harusSspPpn).toBe(after.sisa);

    const printed = await world.request('BHBU', 'GET', `/Nota/cetak/${approved.id}`);
    expect(printed.status, printed.text).toBe(200);
    const { dokumen, berkas } = printed.json as unknown as Printable;
    expect(berkas?.keadaan).toBe('BERLAKU');
    const text = documentText(dokumen);
    expect(text).toContain('NOTA RETUR');
    expect(text).toContain(approved.noNota);
    expect(text).toContain(approved.noFaktur);
    const history = await world.request('FINANCE', 'GET', `/Nota/riwayat/${approved.id}`);
    expect(history.status).toBe(200);
  });

  it('credits an invoice in several notes to the rupiah, and never more', async () => {
    const invoice = await billed({ skema: 'PENUH_100' });
    const line = goodsOf(invoice);
    for (const qty of [7, 11]) await notes.approved(await notes.retur(invoice.id, line.id, qty));
    const tooMany = await notes.propose('FINANCE', invoice.id, 'RETUR', [
      { idBaris: line.id, qty: line.qty },
    ]);
    expect(tooMany.status).toBe(422);
    expect(tooMany.json['errors']).toHaveProperty(['baris.0.qty']);
    const left = await notes.creditable(invoice.id);
    expect(left.find(({ idBaris }) => idBaris === line.id)?.sisaQty).toBe(line.qty - 18);
    await notes.creditAll(invoice.id);
    const after = await world.invoice(invoice.id);
    expect(after).toMatchObject({ sisa: 0, status: 'LUNAS', dikredit: invoice.nilaiTagihan });
    expect([after.harusTransfer, after.harusBuktiPotong, after.harusSspPpn]).toEqual([0, 0, 0]);
    const { json } = await world.request('FINANCE', 'GET', `/Nota?idInvoice=${invoice.id}`);
    const sums = (name: 'dpp' | 'ppn' | 'subTotal') =>
      (json['data'] as Nota[]).reduce((sum, one) => sum + one[name], 0);
    expect([sums('subTotal'), sums('dpp'), sums('ppn')]).toEqual([
      invoice.subTotal,
      invoice.dpp,
      invoice.ppn,
    ]);
  });

  it('makes an excess of what was paid, which is refunded or used for another invoice', async () => {
    const invoice = await billed();
    const { id } = await world.pay(invoice.id, invoice.sisa);
    await world.verify(id);
    const before = (await account()).saldoKini;
    const nota = await notes.approved(await notes.retur(invoice.id, goodsOf(invoice).id, 10));
    const paid = await world.payment(id);
    expect(paid.lebih).toBe(nota.nilaiTagihan);
    expect(paid.alokasi.map(({ jenis, jumlah }) => [jenis, jumlah])).toEqual([
      ['TAGIHAN', invoice.nilaiTagihan],
      ['NOTA', -nota.nilaiTagihan],
    ]);
    expect(await world.invoice(invoice.id)).toMatchObject({ status: 'LUNAS', sisa: 0 });
    const other = await billed();
    const part = Math.min(1_000, nota.nilaiTagihan);
    const used = await world.request('FINANCE', 'POST', `/Payment/alihkan/${id}`, {
      idInvoice: other.id,
      jumlah: part,
      alasan: 'Kelebihan karena nota',
    });
    expect(used.status, used.text).toBe(200);
    expect((await world.payment(id)).lebih).toBe(nota.nilaiTagihan - part);
    const now = await account();
    expect(now.saldoKini).toBe(before - nota.nilaiTagihan + other.nilaiTagihan);
    expect(now.saldoAkhir).toBe(now.saldoKini);
    const movement = { jenis: 'NOTA', noReferensi: nota.noNota, perubahan: -nota.nilaiTagihan };
    expect(now.mutasi).toContainEqual(expect.objectContaining(movement));
  });

  it('is cancelled by two persons, and its money counts for the invoice again', async () => {
    const invoice = await billed();
    const { id } = await world.pay(invoice.id, invoice.sisa);
    await world.verify(id);
    const nota = await notes.approved(await notes.retur(invoice.id, goodsOf(invoice).id, 10));
    const withoutReason = await notes.decide('FINANCE', nota.id, 'proposeCancel', null);
    expect(withoutReason.status).toBe(422);
    await notes.decide('FINANCE', nota.id, 'proposeCancel');
    expect((await notes.decide('FINANCE', nota.id, 'approveCancel')).status).toBe(409);
    const done = await notes.decide('ADMIN', nota.id, 'approveCancel');
    expect(done.json['status'], done.text).toBe('DIBATALKAN');
    expect(await world.invoice(invoice.id)).toMatchObject({
      dikredit: 0,
      sisa: 0,
      dibayar: invoice.nilaiTagihan,
      status: 'LUNAS',
    });
    expect((await world.payment(id)).lebih).toBe(0);
    const printed = await world.request('FINANCE', 'GET', `/Nota/cetak/${nota.id}`);
    expect((printed.json as unknown as Printable).berkas?.keadaan).toBe('DIBATALKAN');
    const found = await account();
    expect(found.saldoAkhir).toBe(found.saldoKini);
    expect(found.mutasi.map(({ jenis }) => jenis)).toContain('NOTA_BATAL');
  });

  it('lets an invoice be owed again when its released money was used elsewhere', async () => {
    const invoice = await billed();
    const { id } = await world.pay(invoice.id, invoice.sisa);
    await world.verify(id);
    const nota = await notes.approved(await notes.retur(invoice.id, goodsOf(invoice).id, 10));
    const other = await billed();
    await world.request('FINANCE', 'POST', `/Payment/alihkan/${id}`, {
      idInvoice: other.id,
      jumlah: nota.nilaiTagihan,
      alasan: 'Kelebihan karena nota',
    });
    await notes.decide('FINANCE', nota.id, 'proposeCancel');
    await notes.decide('ADMIN', nota.id, 'approveCancel');
    expect(await world.invoice(invoice.id)).toMatchObject({
      status: 'DIBAYAR_SEBAGIAN',
      sisa: nota.nilaiTagihan,
    });
  });

  it('is refused, which frees what it credited', async () => {
    const invoice = await billed();
    const line = goodsOf(invoice);
    const nota = await notes.retur(invoice.id, line.id, line.qty);
    expect((await notes.creditable(invoice.id)).find(one => one.idBaris === line.id)?.sisaQty).toBe(
      0,
    );
    const refused = await notes.decide('FINANCE', nota.id, 'refuse');
    expect(refused.json).toMatchObject({ status: 'DITOLAK', noNota: null });
    expect((await notes.creditable(invoice.id)).find(one => one.idBaris === line.id)?.sisaQty).toBe(
      line.qty,
    );
  });

  it('keeps its invoice from being cancelled, and is of issued invoices only', async () => {
    const invoice = await billed();
    const cancel = () =>
      world.request('FINANCE', 'PUT', `/Invoice/keadaan/${invoice.id}`, {
        event: 'cancel',
        alasan: 'Salah data',
      });
    const nota = await notes.retur(invoice.id, goodsOf(invoice).id, 1);
    expect((await cancel()).json['reason']).toBe('hasProposedNota');
    await notes.approved(nota);
    expect((await cancel()).json['reason']).toBe('notPaid');
    const other = await billed();
    await world.request('FINANCE', 'PUT', `/Invoice/keadaan/${other.id}`, {
      event: 'cancel',
      alasan: 'Salah data',
    });
    const late = await notes.propose('FINANCE', other.id, 'RETUR', [
      { idBaris: goodsOf(other).id, qty: 1 },
    ]);
    expect(late.status).toBe(409);
  });

  it('states the number of its tax invoice, and lowers the figure of the desk', async () => {
    const order = await world.sign();
    const invoice = await world.firstInvoice(order.id);
    const line = goodsOf(invoice);
    const early = await notes.propose('FINANCE', invoice.id, 'RETUR', [
      { idBaris: line.id, qty: 1 },
    ]);
    expect(early.json['errors']).toHaveProperty('baris');
    await notes.number(invoice);
    const nota = await notes.approved(await notes.retur(invoice.id, line.id, 3));
    const { faktur } = await world.invoice(invoice.id);
    const figures = [];
    for (const { id } of faktur) {
      const { json } = await world.request('FINANCE', 'GET', `/Faktur/${id}`);
      figures.push((json as unknown as Faktur).dikredit);
    }
    expect(figures.reduce((a, b) => a + b, 0)).toBe(nota.subTotal);
  });

  it('shows a company its own approved notes only', async () => {
    const invoice = await billed();
    const nota = await notes.retur(invoice.id, goodsOf(invoice).id, 1);
    const read = () => world.request('BHBU', 'GET', `/Nota/${nota.id}`);
    expect((await read()).status).toBe(404);
    await notes.approved(nota);
    expect((await read()).status).toBe(200);
    const denied = await notes.propose('BHBU', invoice.id, 'RETUR', [
      { idBaris: goodsOf(invoice).id, qty: 1 },
    ]);
    expect(denied.status).toBe(403);
  });

  it('credits by amount, and names what is wrong at its field', async () => {
    const invoice = await billed();
    const line: Creditable | undefined = (await notes.creditable(invoice.id))[0];
    if (!line) throw new Error('no line');
    const ask = (baris: readonly Readonly<Record<string, unknown>>[], jenis = 'KREDIT') =>
      notes.propose('FINANCE', invoice.id, jenis, baris);
    const errors = async (...question: Parameters<typeof ask>) =>
      (await ask(...question)).json['errors'];
    expect(await errors([])).toHaveProperty('baris');
    expect(await errors([{ idBaris: line.idBaris }])).toHaveProperty(['baris.0.nilai']);
    expect(await errors([{ idBaris: line.idBaris, nilai: line.nilai + 1 }])).toHaveProperty([
      'baris.0.nilai',
    ]);
    expect(await errors([{ idBaris: 999_999, nilai: 1 }])).toHaveProperty(['baris.0.nilai']);
    const made = await ask([{ idBaris: line.idBaris, nilai: 1_000 }]);
    expect(made.status, made.text).toBe(201);
    const nota = await notes.approved(made.json as unknown as Nota);
    expect(nota.subTotal).toBe(1_000);
  });
});

describe('the tax invoice of goods whose price is lowered', () => {
  const readFaktur = async (id: number) =>
    (await world.request('FINANCE', 'GET', `/Faktur/${id}`)).json as unknown as Faktur;

  // The base is eleven twelfths of a million.
  it('waits for its replacement in Coretax until the note is cancelled', async () => {
    const invoice = await billed();
    const line = goodsOf(invoice);
    const proposed = await notes.propose('FINANCE', invoice.id, 'KREDIT', [
      { idBaris: line.id, nilai: 1_000_000 },
    ]);
    const { id } = await notes.approved(proposed.json as unknown as Nota);
    const { faktur } = await world.invoice(invoice.id);
    const numbered = faktur.find(one => one.nomor !== null);
    const lowered = await readFaktur(numbered?.id ?? 0);
    expect(lowered).toMatchObject({ tahap: 'SELISIH', perluPengganti: true });
    expect(lowered.selisih).toEqual([
      { jenis: 'DPP', portal: String(lowered.dpp - 916_667), coretax: String(lowered.dpp) },
      expect.objectContaining({ jenis: 'PPN', coretax: String(lowered.ppn) }),
    ]);
    await notes.decide('FINANCE', id, 'proposeCancel', 'Salah harga');
    const cancelled = await notes.decide('ADMIN', id, 'approveCancel');
    expect(cancelled.status, cancelled.text).toBe(200);
    expect(await readFaktur(numbered?.id ?? 0)).toMatchObject({
      tahap: 'BERNOMOR',
      selisih: [],
      perluPengganti: false,
    });
  });

  it('waits for nothing when goods come back, which the nota retur of the buyer credits', async () => {
    const invoice = await billed();
    await notes.approved(await notes.retur(invoice.id, goodsOf(invoice).id, 5));
    const { faktur } = await world.invoice(invoice.id);
    for (const { id } of faktur) expect((await readFaktur(id)).selisih).toEqual([]);
  });
});
