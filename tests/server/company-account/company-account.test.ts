import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyAccount } from '#contract/domains/company-account.ts';
import type { Printable } from '#contract/core/document/calls.ts';
import type { InvoiceListItem } from '#contract/domains/invoice/record.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { fc, runs } from '#tests/properties.ts';
import { toFormData } from '../../builders/application.ts';
import { moneyWorld, proofFile, type MoneyWorld } from '../../builders/invoice.ts';
import { notaWorld, type NotaWorld } from '../../builders/nota.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { documentText } from '../../builders/printed.ts';
import { downloadFile, rowsOfFile } from '../peserta/export/download-file.ts';
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

const day = 86_400_000;
const today = () => dayInJakarta(server.now());

type Role = Parameters<MoneyWorld['request']>[0];

const ask = (query = '', role: Role = 'FINANCE') =>
  world.request(role, 'GET', `/RekeningPelanggan/${world.bhbuId}${query}`);
const account = async (query = ''): Promise<CompanyAccount> => {
  const { json, status, text } = await ask(query);
  expect(status, text).toBe(200);
  return json as unknown as CompanyAccount;
};
const billed = async (overrides?: Readonly<Record<string, unknown>>) => {
  const order = await world.sign(overrides);
  return await world.firstInvoice(order.id);
};
const cancel = (id: number) =>
  world.request('FINANCE', 'PUT', `/Invoice/keadaan/${id}`, {
    event: 'cancel',
    alasan: 'Salah data',
  });
const refund = (id: number, jumlah: number) =>
  world.request(
    'ADMIN',
    'POST',
    `/Payment/kembalikan/${id}`,
    toFormData({
      jumlah: String(jumlah),
      tanggal: today(),
      noReferensi: 'RF-1',
      alasan: 'Kelebihan',
      filePengembalian: proofFile(`pengembalian ${id} ${jumlah}`),
    }),
  );
const allocate = (id: number, idInvoice: number, jumlah: number) =>
  world.request('FINANCE', 'POST', `/Payment/alihkan/${id}`, {
    idInvoice,
    jumlah,
    alasan: 'Kelebihan',
  });
const writeOff = (id: number) =>
  world.request('FINANCE', 'PUT', `/Invoice/penghapusan/${id}`, { alasan: 'Biaya bank' });

/** The movements of an answer as short texts. */
const shown = ({ mutasi }: CompanyAccount) =>
  mutasi.map(({ jenis, perubahan }) => `${jenis} ${perubahan}`);

describe('the account of a company', () => {
  it('has every movement on its day, and the balance after each', async () => {
    const from = today();
    const before = (await account()).saldoAkhir;
    const first = await billed();
    const due = first.nilaiTagihan;
    server.advanceTime(day);
    const { id } = await world.pay(first.id, due + 5_000_000);
    await world.verify(id);
    server.advanceTime(day);
    const second = await billed();
    expect((await allocate(id, second.id, 3_000_000)).status).toBe(200);
    expect((await refund(id, 500_000)).status).toBe(200);
    server.advanceTime(day);
    const third = await billed();
    expect((await cancel(third.id)).status).toBe(200);
    const short = await world.pay(second.id, second.nilaiTagihan - 3_000_000 - 2_500);
    await world.verify(short.id);
    server.advanceTime(day);
    expect((await writeOff(second.id)).status).toBe(200);
    server.advanceTime(day);
    await world.reverse(short.id);

    const found = await account(`?dari=${from}`);
    expect(found.saldoAwal).toBe(before);
    expect(shown(found)).toEqual([
      `INVOICE ${due}`,
      `TRANSFER ${-due - 5_000_000}`,
      `INVOICE ${second.nilaiTagihan}`,
      'ALIHAN 0',
      'PENGEMBALIAN 500000',
      `INVOICE ${third.nilaiTagihan}`,
      `TRANSFER ${-short.jumlah}`,
      `INVOICE_BATAL ${-third.nilaiTagihan}`,
      'PENGHAPUSAN -2500',
      'PENGHAPUSAN_BATAL 2500',
      `PEMBALIKAN ${short.jumlah}`,
    ]);
    expect(found.mutasi[3]).toMatchObject({ nilai: 3_000_000, noInvoice: second.noInvoice });
    expect(found.mutasi.at(-1)?.tanggal).toBe(today());
    expect(found.saldoAkhir).toBe(found.saldoAwal + found.bertambah - found.berkurang);
    expect(found.saldoAkhir).toBe(found.saldoKini);
    expect(found.kelebihan.jumlah).toBe(1_500_000);

    const until = found.mutasi[7]?.tanggal ?? '';
    const earlier = await account(`?dari=${from}&sampai=${until}`);
    expect(earlier.saldoAkhir).toBe(found.mutasi[7]?.saldo);
    const later = await account(`?dari=${found.mutasi[8]?.tanggal}`);
    expect(later.saldoAwal).toBe(earlier.saldoAkhir);
    expect(later.saldoAkhir).toBe(found.saldoAkhir);
  });

  it('is read by FINANCE, the company and its account manager, and by nobody else', async () => {
    await server.db.execute(
      sql`update bhbu set account_manager_id = null where id = ${world.bhbuId}`,
    );
    const manager = await server.signIn({ role: 'AM' });
    const path = `/RekeningPelanggan/${world.bhbuId}`;
    const asManager = async () => (await server.request('GET', path, manager)).status;
    expect(await asManager()).toBe(404);
    await server.db.execute(
      sql`update bhbu set account_manager_id = ${manager.id} where id = ${world.bhbuId}`,
    );
    expect(await asManager()).toBe(200);
    expect((await ask('', 'BHBU')).status).toBe(200);
    expect((await ask('', 'LEGAL')).status).toBe(403);
  });

  it('refuses days to come, reversed ones and too long a period', async () => {
    const errors = async (query: string) => (await ask(query)).json['errors'];
    expect(await errors('?sampai=2031-01-01')).toHaveProperty('sampai');
    expect(await errors('?dari=2030-01-03&sampai=2030-01-02')).toHaveProperty('sampai');
    expect(await errors('?dari=2028-01-01')).toHaveProperty('dari');
    expect((await ask('?dari=2029-01-03&sampai=2030-01-02')).status).toBe(200);
  });

  it('is printed with its moment, and exported', async () => {
    const path = '/RekeningPelanggan';
    const printed = await world.request('BHBU', 'GET', `${path}/cetak/${world.bhbuId}`);
    const { dokumen, berkas } = printed.json as unknown as Printable;
    expect(berkas).toBeNull();
    expect(documentText(dokumen)).toMatch(/Per \d+ Januari 2030 pukul \d\d\.\d\d WIB/);
    const ticket = await world.request('BHBU', 'POST', `${path}/tiketEkspor/${world.bhbuId}`, {
      kueri: { dari: '2030-01-01' },
    });
    const file = await downloadFile(
      server,
      `${path}/Export/${world.bhbuId}?tiket=${String(ticket.json['tiket'])}`,
    );
    const { mutasi, saldoAkhir } = await account('?dari=2030-01-01');
    const [, opening, first, ...rest] = await rowsOfFile(file);
    expect(opening?.[1]).toBe('Saldo awal');
    expect(first?.[0]).toBeInstanceOf(Date);
    expect(first?.[4]).toBe(mutasi[0]?.nilai);
    expect(rest.at(-1)?.[7]).toBe(saldoAkhir);
  });
});

const steps = [
  'issue',
  'pay',
  'payMuch',
  'payAlmost',
  'verify',
  'allocate',
  'refund',
  'writeOff',
  'propose',
  'approve',
  'refuse',
  'cancel',
  'retur',
  'kredit',
  'approveNota',
  'cancelNota',
  'wait',
] as const;

it('equals the open invoices less the unused excesses after any steps', async () => {
  const numbered = async (overrides?: Readonly<Record<string, unknown>>) =>
    (await notes.number(await billed(overrides))).id;
  const invoices: number[] = [await numbered(), await numbered({ skema: 'PENUH_100' })];
  const payments: number[] = [];
  const proposed: number[] = [];
  const pick = (list: readonly number[], at: number) => list[at % Math.max(1, list.length)] ?? 0;
  const changeState = async (id: number, event: string, role: Role) =>
    (
      await world.request(role, 'PUT', `/Payment/keadaan/${id}`, {
        event,
        alasan: 'Salah rekening',
      })
    ).status;
  const run = async (step: (typeof steps)[number], at: number, amount: number): Promise<number> => {
    const id = pick(payments, at);
    const idInvoice = pick(invoices, at);
    switch (step) {
      case 'issue':
        if (invoices.length < 5) invoices.push(await numbered());
        return 200;
      case 'pay':
      case 'payMuch':
      case 'payAlmost': {
        const { sisa, status } = await world.invoice(idInvoice);
        if (sisa === 0 || status === 'BATAL') return 200;
        const amounts = {
          pay: Math.min(amount, sisa),
          payMuch: sisa + amount,
          payAlmost: Math.max(1, sisa - (amount % 10_001)),
        };
        payments.push((await world.pay(idInvoice, amounts[step])).id);
        return 200;
      }
      case 'verify':
        return (await world.verify(id)).status;
      case 'allocate':
        return (await allocate(id, idInvoice, amount)).status;
      case 'refund': {
        const { lebih } = await world.payment(id);
        return (await refund(id, Math.max(1, Math.min(lebih, amount)))).status;
      }
      case 'writeOff':
        return (await writeOff(idInvoice)).status;
      case 'propose':
        return await changeState(id, 'proposeReversal', 'FINANCE');
      case 'approve':
        return await changeState(id, 'approveReversal', 'ADMIN');
      case 'refuse':
        return await changeState(id, 'refuseReversal', 'FINANCE');
      case 'cancel':
        return (await cancel(idInvoice)).status;
      case 'retur':
      case 'kredit': {
        const { status, nota } = await notes.random(idInvoice, step === 'retur', amount);
        if (nota !== undefined) proposed.push(nota);
        return status;
      }
      case 'approveNota':
        return (await notes.decide('ADMIN', pick(proposed, at), 'approve')).status;
      case 'cancelNota':
        await notes.decide('FINANCE', pick(proposed, at), 'proposeCancel');
        return (await notes.decide('ADMIN', pick(proposed, at), 'approveCancel')).status;
      case 'wait':
        server.advanceTime(day);
        return 200;
    }
  };
  const sumOfList = async (path: string, name: string): Promise<number> => {
    const { json } = await world.request('FINANCE', 'GET', path);
    return (json['jumlah'] as Record<string, number>)[name] ?? Number.NaN;
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(fc.constantFrom(...steps), fc.nat(8), fc.integer({ min: 1, max: 20_000_000 })),
        { minLength: 12, maxLength: 20 },
      ),
      async sequence => {
        for (const [step, at, amount] of sequence) {
          if (payments.length === 0 && !/^(pay|issue|wait|retur|kredit|.*Nota)/.test(step))
            continue;
          expect(await run(step, at, amount), step).toBeLessThan(500);
        }
        const found = await account();
        const ofCompany = `?idBHBU=${world.bhbuId}&pageSize=500`;
        const open = `/Invoice${ofCompany}&belumLunas=true`;
        const rest = await sumOfList(open, 'sisa');
        const unused = await sumOfList(`/Payment${ofCompany}`, 'lebih');
        const proposed = found.kelebihan.baris.filter(one => one.status === 'DIUSULKAN_BALIK');
        expect(found.belumLunas.jumlah).toBe(rest);
        expect(found.kelebihan.jumlah).toBe(
          unused + proposed.reduce((sum, one) => sum + one.sisa, 0),
        );
        expect(found.saldoAkhir).toBe(found.saldoKini);
        expect(found.saldoKini).toBe(rest - found.kelebihan.jumlah);
        // The overview says the same of the invoices, whenever they were paid.
        const overview = `/Invoice/ringkasan?idBHBU=${world.bhbuId}&dari=2020-01&sampai=2040-12`;
        expect(await sumOfList(overview, 'selisih')).toBe(rest);
        for (const { umur, jumlah, banyak } of found.umur) {
          expect(await sumOfList(`${open}&umur=${umur}`, 'sisa'), umur).toBe(jumlah);
          const rows = found.belumLunas.baris.filter(row => row.umur === umur);
          expect(rows).toHaveLength(banyak);
        }
        const { json } = await world.request('FINANCE', 'GET', open);
        const listed = json['data'] as InvoiceListItem[];
        expect(found.belumLunas.baris.map(({ id }) => id).sort()).toEqual(
          listed.map(({ id }) => id).sort(),
        );
        const split = await account(`?dari=${today()}`);
        expect(split.saldoAkhir).toBe(found.saldoAkhir);
        expect(split.saldoAwal + split.bertambah - split.berkurang).toBe(split.saldoAkhir);
      },
    ),
    { numRuns: runs(2) },
  );
});
