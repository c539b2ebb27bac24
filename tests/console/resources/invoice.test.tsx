import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import { decree } from '#server/platform/db/schema/index.ts';
import { invoiceStep } from '#src/resources/invoice/page/useInvoiceTurn.ts';
import '#src/resources/invoice/index.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import { openOrderScreen, waitForRecordPath } from '../harness/openOrderForm.tsx';
import { fillField, resetPortal } from '../harness/renderPortal.tsx';

let server: TestServer;
let world: MoneyWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server));
});
afterEach(resetPortal);
afterAll(() => server.stop());

const open = (at: string, role: 'BHBU' | 'FINANCE' | 'LEGAL' = 'FINANCE') =>
  openOrderScreen(server, world, at, role);

/** Has an agreement signed and returns the first invoice of its order. */
const firstInvoice = async (): Promise<Invoice> => world.firstInvoice((await world.sign()).id);

const region = (name: string) => screen.findByRole('region', { name });

describe('what an invoice waits for', () => {
  const invoice = { status: 'TERBIT', sisa: 20_000, dibayar: 0, hariLewat: 0 } as const;

  it('is a payment, then its verification, and after a rejection the right proof', () => {
    expect(invoiceStep(invoice)).toBe('PAY');
    expect(invoiceStep({ ...invoice, hariLewat: 3 })).toBe('LATE');
    expect(invoiceStep(invoice, [{ status: 'BUKTI_DIUNGGAH', jumlah: 20_000 }])).toBe('VERIFY');
    expect(invoiceStep(invoice, [{ status: 'DITOLAK', jumlah: 20_000 }])).toBe('FIX');
    expect(invoiceStep({ ...invoice, status: 'LUNAS' })).toBe('LUNAS');
  });

  it('is a decision of FINANCE when only as much as a bank fee is left', () => {
    const short = { ...invoice, dibayar: 1_000_000, sisa: 5_000, hariLewat: 3 };
    expect(invoiceStep(short)).toBe('SHORT');
    expect(invoiceStep({ ...short, sisa: 10_001 })).toBe('LATE');
    expect(invoiceStep({ ...short, dibayar: 0 })).toBe('LATE');
  });
});

describe('the list of invoices', () => {
  it('shows a company its own invoices with their sums', async () => {
    const { noInvoice } = await firstInvoice();
    const { address } = await open('/admin/invoice/list-invoice', 'BHBU');
    await waitFor(() => expect(address()).toBe('/dashboard/invoice/list-invoice'));
    expect(await screen.findByRole('link', { name: noInvoice ?? '' })).toBeTruthy();
    expect(await screen.findByText(/ditagih Rp.*dibayar Rp.*sisa Rp/)).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Perusahaan' })).toBeNull();
  });
});

describe('the page of an invoice', () => {
  it('tells the company what to do next and explains every amount', async () => {
    const { id } = await firstInvoice();
    const { user } = await open(`/dashboard/invoice/detail/${id}`, 'BHBU');
    const next = await region('Berikutnya');
    await within(next).findByText(/^Transfer ke rekening penjual/);
    await screen.findByText(/^Ditandatangani /);
    expect(within(next).getByText('Giliran Anda')).toBeTruthy();
    const amounts = await region('Jumlah');
    expect(within(amounts).getByText(/^Terbilang: .* rupiah$/)).toBeTruthy();
    await user.click(within(amounts).getByRole('button', { name: 'Cara hitung' }));
    await waitFor(() => expect(within(amounts).getAllByRole('listitem').length).toBeGreaterThan(1));
    expect(screen.queryByRole('link', { name: 'Faktur kode 07' })).toBeNull();
  });

  it('leads FINANCE to its tax invoice, whose number is that of the invoice', async () => {
    const { id } = await firstInvoice();
    const { user } = await open(`/admin/invoice/detail/${id}`);
    await user.click(await screen.findByRole('link', { name: 'Faktur kode 07' }));
    await screen.findByRole('heading', { level: 1, name: /07$/ });
    await user.click(screen.getByRole('button', { name: 'Lainnya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ubah' }));
    await fillField(user, 'Nomor seri faktur pajak (opsional)', '0400002612345678');
    await user.click(await screen.findByRole('button', { name: 'Simpan' }));
    expect((await screen.findAllByText(/diawali 07/)).length).toBeGreaterThan(0);
    await fillField(user, 'Nomor seri faktur pajak (opsional)', '070.000-26.12345678');
    await user.click(await screen.findByRole('button', { name: 'Simpan' }));
    await waitFor(async () =>
      expect((await world.invoice(id)).noFakturPajak).toBe('0700002612345678'),
    );
  });

  it('cancels an unpaid invoice with a reason', async () => {
    const { id } = await firstInvoice();
    const { user } = await open(`/admin/invoice/detail/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Lainnya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Batalkan' }));
    const dialog = await screen.findByRole('dialog');
    await fillField(user, 'Mengapa invoice ini dibatalkan?', 'Alamat pembeli salah');
    await user.click(within(dialog).getByRole('button', { name: 'Batalkan invoice' }));
    expect(await screen.findByText('Alasan batal: Alamat pembeli salah')).toBeTruthy();
    // Nothing is owed any more.
    const list = await world.request('FINANCE', 'GET', '/Invoice?status=BATAL');
    expect(list.json['jumlah']).toEqual({ nilaiTagihan: 0, dikredit: 0, dibayar: 0, sisa: 0 });
    expect(screen.queryByRole('region', { name: 'Penyelesaian' })).toBeNull();
  });
});

describe('the page of an invoice with a payment', () => {
  it('offers to write off a rest like a bank fee, but not to cancel', async () => {
    const { id, sisa } = await firstInvoice();
    const payment = await world.pay(id, sisa - 5_000);
    expect((await world.verify(payment.id)).status).toBe(200);
    const { user } = await open(`/admin/invoice/detail/${id}`);
    const next = await region('Berikutnya');
    expect(await within(next).findByText(/^Sisanya sekecil biaya bank/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lainnya' }));
    const cancel = await screen.findByRole('menuitem', { name: /^Batalkan/ });
    expect(cancel.textContent).toContain('pembayaran terverifikasi tidak dapat dibatalkan');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Hapus kekurangan bayar' }));
    await fillField(user, 'Mengapa kekurangannya dihapus?', 'Biaya bank');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /^Hapus kekurangan/ }));
    expect(await screen.findByText('Invoice ini lunas.')).toBeTruthy();
  });
});

describe('the next invoice of an order', () => {
  it('is drafted from the order, which lists it, and then issued', async () => {
    const { idOrder, total } = await firstInvoice();
    const { user, address, go } = await open(`/dashboard/pemesanan/detail/${idOrder}`);
    const section = await region('Invoice dan pembayaran');
    expect(await within(section).findByText(/^Ditagih Rp.*, dibayar Rp.*, sisa Rp/)).toBeTruthy();
    await user.click(within(section).getByRole('link', { name: 'Susun invoice' }));
    const billed = await region('Yang akan ditagih');
    expect(within(billed).getByText('Termin 2, 50% dari nilai pesanan')).toBeTruthy();
    await fillField(user, 'Jatuh tempo (opsional)', '31-12-2030');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    const id = await waitForRecordPath(address, '/admin/invoice/detail/');
    // A draft is named after its order, and its form leads back to it.
    const { noOrder } = await world.invoice(id);
    await screen.findByRole('heading', { level: 1, name: `Draf untuk ${noOrder ?? ''}` });
    await user.click(screen.getByRole('button', { name: 'Lainnya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Ubah' }));
    await waitFor(() => expect(address()).toContain('/admin/invoice/edit/'));
    await fillField(user, 'Catatan (opsional)', 'Tagih sesudah libur');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(address()).toBe(`/admin/invoice/detail/${id}`));
    await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Terbitkan invoice' }));
    await waitFor(async () => {
      expect(await world.invoice(id)).toMatchObject({
        status: 'TERBIT',
        termin: '2',
        jatuhTempo: '2030-12-31',
        total,
      });
    });
    await go(`/admin/invoice/add/${idOrder}`);
    expect(await screen.findByText(/Semua nilai pesanan ini sudah ditagih|belum dapat disusun/));
  });
});

describe('the overview', () => {
  it('shows FINANCE the money by month and company, and what the columns count', async () => {
    await firstInvoice();
    const { user } = await open('/admin/invoice/ringkasan');
    const table = await screen.findByRole('group', { name: /^Ringkasan uang/ });
    expect(within(table).getAllByRole('link').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Cara hitung' }));
    expect(await screen.findByText(/^Selisih: diterbitkan/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ekspor' })).toBeTruthy();
  });

  it('says when no money was recorded in the chosen months', async () => {
    await open('/admin/invoice/ringkasan?dari=2020-01&sampai=2020-02');
    expect(await screen.findByText(/^Tidak ada uang yang tercatat/)).toBeTruthy();
  });
});

describe('a draft whose VAT the government would bear without a decree', () => {
  it('says so on its page and before it is issued', async () => {
    const first = await firstInvoice();
    await server.db.delete(decree);
    await world.settle(first.id);
    const draft = (await world.invoicesOf(first.idOrder)).find(({ status }) => status === 'DRAFT');
    const { user } = await open(`/admin/invoice/detail/${draft?.id}`);
    const warning = /tidak ada peraturan yang berlaku hari ini/;
    expect(await screen.findByText(warning)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
    expect(await within(await screen.findByRole('dialog')).findByText(warning)).toBeTruthy();
  });
});
