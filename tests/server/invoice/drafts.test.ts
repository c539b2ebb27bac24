import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#contract/core/values/day.ts';
import { invoiceNeeds } from '#contract/domains/invoice/needs.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld, orderLineBody } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: MoneyWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
});
afterAll(() => server.stop());

/** Returns the last invoice of an order. */
const last = async (idOrder: number) => {
  const found = (await world.invoicesOf(idOrder)).at(-1);
  return await world.invoice(found?.id ?? 0);
};

/** Returns a line of an order or amendment. */
const line = (jumlahDosis: number, more: Readonly<Record<string, unknown>> = {}) => ({
  ...orderLineBody(world, { jumlahDosis, jumlahPeserta: jumlahDosis / 2 }),
  jumlahDosis,
  jumlahPeserta: jumlahDosis / 2,
  ...more,
});

describe('the second term', () => {
  it('is drafted when the first one is paid, and issued by FINANCE', async () => {
    const { id } = await world.sign();
    await world.settle((await world.firstInvoice(id)).id);
    const draft = await last(id);
    expect(draft).toMatchObject({ status: 'DRAFT', termin: '2', subTotal: 30_000_000 });
    const hidden = await world.request('BHBU', 'GET', `/Invoice/getbyid/${draft.id}`);
    expect(hidden.status).toBe(404);
    const next = await world.request('FINANCE', 'GET', `/Invoice/berikutnya/${id}`);
    expect(next.json).toMatchObject({ idDraf: draft.id });
    expect(await world.issue(id)).toMatchObject({ id: draft.id, status: 'TERBIT' });
    await world.settle(draft.id);
    expect(await world.invoicesOf(id)).toHaveLength(2);
  });

  it('is issued once by 50 people at the same time', async () => {
    const { id } = await world.sign();
    const issue = () =>
      world.request('FINANCE', 'POST', '/Invoice/generateinvoice', { idOrder: id });
    const answers = await Promise.all(Array.from({ length: 50 }, issue));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect((await world.invoicesOf(id)).map(({ termin }) => termin)).toEqual(['1', '2']);
  });
});

describe('an amendment that comes into force', () => {
  it('changes the draft of the rest', async () => {
    const { id, idDetail } = await world.sign();
    await world.settle((await world.firstInvoice(id)).id);
    const { id: idDraft } = await last(id);
    await world.amend(id, [line(300, { id: idDetail })]);
    expect(await world.invoice(idDraft)).toMatchObject({ termin: '2', subTotal: 60_000_000 });
  });

  it('drafts the added doses, also while the earlier invoices are not paid', async () => {
    const { id, idDetail } = await world.sign();
    await world.issue(id);
    await world.amend(id, [line(300, { id: idDetail })]);
    expect(await last(id)).toMatchObject({
      status: 'DRAFT',
      termin: 'AMANDEMEN',
      subTotal: 30_000_000,
    });
  });

  it('cancels a draft that bills nothing any more', async () => {
    const { id, idDetail } = await world.sign();
    await world.settle((await world.firstInvoice(id)).id);
    const { id: idDraft } = await last(id);
    const amendment = await world.amend(id, [line(100, { id: idDetail })]);
    expect(await world.invoice(idDraft)).toMatchObject({ status: 'BATAL', noInvoice: null });
    expect(await world.stateOf(amendment)).toBe('LUNAS');
  });

  it('bills the rest after it replaced a line whose half is paid', async () => {
    const nextDay = addDays(world.day, 1);
    const baris = [line(100), line(100, { tanggalVaksinasi: nextDay })];
    const { id, idDetail } = await world.sign({ baris });
    await world.settle((await world.firstInvoice(id)).id);
    await world.amend(id, [line(200, { id: idDetail })]);
    expect(await last(id)).toMatchObject({ status: 'DRAFT', termin: '2', subTotal: 30_000_000 });
  });
});

describe('an order that ends', () => {
  it('takes its draft and its unpaid invoices with it when its agreement is terminated', async () => {
    const terminate = async (idOrder: number) => {
      const { json } = await world.request('LEGAL', 'GET', `/PKS/getByIdOrder/${idOrder}`);
      const path = `/PKS/keadaan/${Number(json['id'])}`;
      await world.request('VERIFICATOR', 'POST', `/PKS/verifikasipks/${Number(json['id'])}`, {});
      const bukti = { alasan: 'Data peserta dibuat-buat', bukti: 'Laporan 1' };
      await world.request('LEGAL', 'PUT', path, { event: 'suspend', ...bukti });
      const ended = await world.request('LEGAL', 'PUT', path, { event: 'terminate', ...bukti });
      expect(ended.status, ended.text).toBe(200);
    };
    const unpaid = await world.sign();
    await terminate(unpaid.id);
    expect(await world.firstInvoice(unpaid.id)).toMatchObject({ status: 'BATAL' });
    const { id } = await world.sign();
    await world.settle((await world.firstInvoice(id)).id);
    await terminate(id);
    const states = (await world.invoicesOf(id)).map(({ status }) => status);
    expect(states).toEqual(['LUNAS', 'BATAL']);
  });
});

describe('the lists', () => {
  it('filter by what an invoice waits for', async () => {
    const { id } = await world.sign();
    const invoice = await world.firstInvoice(id);
    const needOf = async (): Promise<string[]> => {
      const found = [];
      for (const need of invoiceNeeds) {
        const path = `/Invoice?menunggu=${need}&idOrder=${id}`;
        const { json } = await world.request('FINANCE', 'GET', path);
        found.push(...Array.from({ length: Number(json['totalRecords']) }, () => need));
      }
      return found;
    };
    expect(await needOf()).toEqual(['PEMBAYARAN_PERTAMA']);
    const payment = await world.pay(invoice.id, invoice.sisa);
    expect(await needOf()).toEqual(['VERIFIKASI']);
    await world.request('FINANCE', 'PUT', `/Payment/verify/${payment.id}`, {
      disetujui: false,
      alasan: 'Tidak terbaca',
    });
    expect(await needOf()).toEqual(['BUKTI_BARU']);
    await world.settle(invoice.id);
    expect(await needOf()).toEqual(['PENERBITAN']);
  });
});
