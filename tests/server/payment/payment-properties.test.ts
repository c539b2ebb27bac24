import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { fc, runs } from '#tests/properties.ts';
import { toFormData } from '../../builders/application.ts';
import { moneyWorld, proofFile, type MoneyWorld } from '../../builders/invoice.ts';
import { notaWorld, type NotaWorld } from '../../builders/nota.ts';
import { buildOrderWorld } from '../../builders/order.ts';
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

const steps = [
  'pay',
  'payMuch',
  'payAlmost',
  'verify',
  'reject',
  'allocate',
  'refund',
  'writeOff',
  'propose',
  'approve',
  'refuse',
  'retur',
  'kredit',
  'approveNota',
  'cancelNota',
] as const;

/** Counts what does not add up: per invoice, per payment and per order. */
async function imbalances(): Promise<number> {
  const { rows } = await server.db.execute<{ n: number }>(sql`
    with counted as (
      select a.id_invoice, a.jumlah from payment_allocation a
      join payment p on p.id = a.id_payment and p.status in ('TERVERIFIKASI', 'DIUSULKAN_BALIK'))
    select (
      (select count(*) from invoice i where i.dibayar <> coalesce(
        (select sum(jumlah) from counted where id_invoice = i.id), 0))
      + (select count(*) from invoice i where i.status not in ('DRAFT', 'BATAL')
        and (i.status = 'LUNAS') <> (i.dibayar + i.penghapusan + i.dikredit = i.nilai_tagihan))
      + (select count(*) from invoice i where i.dikredit <> coalesce((
        select sum(nilai_tagihan) from nota where id_invoice = i.id
          and status in ('DISETUJUI', 'DIUSULKAN_BATAL')), 0))
      + (select count(*) from invoice_line l where l.nilai < (
        select coalesce(sum(n.nilai), 0) from nota_line n join nota on nota.id = n.id_nota
        where n.id_baris = l.id and nota.status in ('DIAJUKAN', 'DISETUJUI', 'DIUSULKAN_BATAL')))
      + (select count(*) from payment p where p.teralokasi <> coalesce(
        (select sum(jumlah) from payment_allocation where id_payment = p.id), 0))
      + (select count(*) from "order" o where o.root_id is null and o.dibayar <> coalesce(
        (select sum(dibayar) from invoice where id_root = o.id and status <> 'BATAL'), 0))
      + (select count(*) from (
        select (select coalesce(sum(jumlah), 0) from payment
          where status in ('TERVERIFIKASI', 'DIUSULKAN_BALIK')) as verified,
        (select coalesce(sum(dibayar), 0) from invoice) as counted,
        (select coalesce(sum(jumlah), 0) from payment_allocation
          where jenis = 'PENGEMBALIAN') as refunded,
        (select coalesce(sum(jumlah - teralokasi), 0) from payment
          where status in ('TERVERIFIKASI', 'DIUSULKAN_BALIK')) as excess) sums
        where verified <> counted + refunded + excess)
    )::int as n`);
  return rows[0]?.n ?? -1;
}

it('keeps verified payments, invoices and orders equal after any steps', async () => {
  const orders = [await world.sign(), await world.sign({ skema: 'PENUH_100' })];
  const invoices: number[] = [];
  for (const { id } of orders) {
    invoices.push((await notes.number(await world.firstInvoice(id))).id);
  }
  const payments: number[] = [];
  const proposed: number[] = [];
  const pick = (list: readonly number[], at: number) => list[at % Math.max(1, list.length)] ?? 0;
  const run = async (step: (typeof steps)[number], at: number, amount: number): Promise<number> => {
    const id = pick(payments, at);
    const idInvoice = pick(invoices, at);
    switch (step) {
      case 'pay':
      case 'payMuch':
      case 'payAlmost': {
        const { sisa } = await world.invoice(idInvoice);
        if (sisa === 0) return 200;
        const amounts = {
          pay: Math.min(amount, sisa),
          payMuch: sisa + amount,
          payAlmost: Math.max(1, sisa - (amount % 10_001)),
        };
        const jumlah = amounts[step];
        payments.push((await world.pay(idInvoice, jumlah)).id);
        return 200;
      }
      case 'verify':
        return (await world.verify(id)).status;
      case 'reject': {
        const body = { disetujui: false, alasan: 'Tidak terbaca' };
        return (await world.request('FINANCE', 'PUT', `/Payment/verify/${id}`, body)).status;
      }
      case 'allocate': {
        const body = { idInvoice, jumlah: amount, alasan: 'Kelebihan' };
        return (await world.request('FINANCE', 'POST', `/Payment/alihkan/${id}`, body)).status;
      }
      case 'refund': {
        const { lebih } = await world.payment(id);
        const body = toFormData({
          jumlah: String(Math.max(1, Math.min(lebih, amount))),
          tanggal: dayInJakarta(server.now()),
          noReferensi: 'RF-1',
          alasan: 'Kelebihan',
          filePengembalian: proofFile('pengembalian'),
        });
        return (await world.request('FINANCE', 'POST', `/Payment/kembalikan/${id}`, body)).status;
      }
      case 'writeOff': {
        const path = `/Invoice/penghapusan/${idInvoice}`;
        return (await world.request('FINANCE', 'PUT', path, { alasan: 'Biaya bank' })).status;
      }
      case 'retur':
      case 'kredit': {
        const { status, nota } = await notes.random(idInvoice, step === 'retur', amount);
        if (nota !== undefined) proposed.push(nota);
        return status;
      }
      case 'approveNota':
      case 'cancelNota': {
        const idNota = pick(proposed, at);
        if (step === 'approveNota') return (await notes.decide('ADMIN', idNota, 'approve')).status;
        await notes.decide('FINANCE', idNota, 'proposeCancel');
        return (await notes.decide('ADMIN', idNota, 'approveCancel')).status;
      }
      case 'propose':
      case 'approve':
      case 'refuse': {
        const event = `${step}Reversal`;
        const role = step === 'approve' ? 'ADMIN' : 'FINANCE';
        const body = { event, alasan: 'Salah rekening' };
        return (await world.request(role, 'PUT', `/Payment/keadaan/${id}`, body)).status;
      }
    }
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(fc.constantFrom(...steps), fc.nat(8), fc.integer({ min: 1, max: 20_000_000 })),
        { minLength: 12, maxLength: 20 },
      ),
      async sequence => {
        for (const [step, at, amount] of sequence) {
          if (payments.length === 0 && !/^(pay|retur|kredit|.*Nota)/.test(step)) continue;
          expect(await run(step, at, amount), step).toBeLessThan(500);
        }
        expect(await imbalances()).toBe(0);
        for (const id of invoices) {
          const { dibayar, penghapusan, dikredit, sisa, nilaiTagihan } = await world.invoice(id);
          expect(dibayar + penghapusan + dikredit + sisa).toBe(nilaiTagihan);
          expect(Math.min(dibayar, penghapusan, sisa)).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: runs(2) },
  );
});
