import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/domains/invoice/record.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import '#src/resources/invoice/index.ts';
import '#src/resources/payment/index.ts';
import { amountDue, kindsDue } from '#src/resources/payment/ofInvoice/amountDue.ts';
import { toFormData } from '../../builders/application.ts';
import { moneyWorld, proofFile, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { openOrderScreen, typedDay } from '../harness/openOrderForm.tsx';
import { fillField, resetPortal } from '../harness/renderPortal.tsx';

let server: TestServer;
let world: MoneyWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server));
});
afterEach(resetPortal);
afterAll(() => server.stop());

const open = (at: string, role: 'BHBU' | 'FINANCE' = 'FINANCE') =>
  openOrderScreen(server, world, at, role);

/** Has an agreement signed and returns the first invoice of its order. */
const firstInvoice = async (): Promise<Invoice> => world.firstInvoice((await world.sign()).id);

/** Uploads a file as the proof of a payment that the company enters. */
async function payWith({ id: idInvoice }: Invoice, jumlah: number, file: File): Promise<void> {
  const created = await world.request('BHBU', 'POST', '/Payment', {
    idInvoice,
    tanggalBayar: dayInJakarta(server.now()),
    jumlah,
    bankPengirim: 'Bank Contoh',
    namaPengirim: 'PT Contoh',
  });
  const path = `/Payment/upload/${Number(created.json['id'])}`;
  const uploaded = await world.request('BHBU', 'PUT', path, toFormData({ fileBukti: file }));
  expect(uploaded.status, uploaded.text).toBe(200);
}

const fileInput = (): Promise<HTMLInputElement> =>
  waitFor(() => {
    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
    if (!input) throw new Error('The file field is not there yet.');
    return input;
  });

const confirm = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

describe('what is still to be paid', () => {
  const shares = { harusTransfer: 98, harusBuktiPotong: 2, harusSspPpn: 0 };
  const invoice = { id: 7, sisa: 100, ...shares };
  const transfer = {
    id: 1,
    idInvoice: 7,
    jenis: 'TRANSFER',
    jumlah: 40,
    status: 'BUKTI_DIUNGGAH',
    alokasi: [],
  } as const;

  it('leaves out payments of other kinds, and those that were entered and not rejected', () => {
    const slip = { ...transfer, id: 2, jenis: 'BUKTI_POTONG', jumlah: 2 } as const;
    expect(kindsDue(invoice)).toEqual(['TRANSFER', 'BUKTI_POTONG']);
    expect(amountDue('TRANSFER', invoice)).toBe(98);
    expect(amountDue('BUKTI_POTONG', invoice)).toBe(2);
    expect(amountDue('TRANSFER', invoice, [transfer, slip])).toBe(58);
    expect(amountDue('BUKTI_POTONG', invoice, [transfer, slip])).toBe(0);
    expect(amountDue('TRANSFER', invoice, [transfer, slip], 1)).toBe(98);
    expect(amountDue('TRANSFER', invoice, [{ ...transfer, status: 'DITOLAK' }])).toBe(98);
  });

  it('leaves out only the part of another payment that was used for the invoice', () => {
    const other = {
      ...transfer,
      idInvoice: 8,
      jumlah: 500,
      status: 'TERVERIFIKASI' as const,
      alokasi: [
        { idInvoice: 8, jumlah: 470 },
        { idInvoice: 7, jumlah: 10 },
      ],
    };
    expect(amountDue('TRANSFER', { ...invoice, sisa: 90 }, [other])).toBe(88);
  });
});

describe('the payments of an invoice', () => {
  it('tell a company how to pay, and take its payment with the proof', async () => {
    const { id, noInvoice } = await firstInvoice();
    const { user } = await open(`/dashboard/invoice/payment/${id}`, 'BHBU');
    const how = await screen.findByRole('region', { name: 'Cara membayar' });
    expect(within(how).getByText(new RegExp(`^Tulis ${noInvoice}`))).toBeTruthy();
    expect(within(how).getByRole('button', { name: 'Salin nomor rekening' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Catat pembayaran' }));
    await confirm(user, 'Simpan dan kirim bukti');
    expect(await screen.findByRole('link', { name: /^Bank pengirim/ })).toBeTruthy();
    // The invoice is settled by transfers only.
    expect(screen.queryByLabelText('Cara penyelesaian')).toBeNull();
    await fillField(user, 'Tanggal bayar', typedDay(dayInJakarta(server.now())));
    await fillField(user, 'Bank pengirim', 'Bank Contoh');
    await fillField(user, 'Nama pemilik rekening', 'PT Contoh');
    await user.upload(await fileInput(), proofFile('transfer pertama'));
    await confirm(user, 'Simpan dan kirim bukti');
    const list = await screen.findByRole('region', { name: 'Pembayaran yang tercatat' });
    expect(await within(list).findByText('Menunggu verifikasi')).toBeTruthy();
    expect(within(list).queryByRole('button', { name: 'Verifikasi' })).toBeNull();
    // What was transferred is not asked for again, and its deadline threatens no more.
    expect(how.textContent).toMatch(/Seluruh transfer invoice ini sudah dicatat\.$/);
    const next = screen.getByRole('region', { name: 'Berikutnya' });
    expect(next.textContent).toMatch(/Keuangan memeriksa bukti pembayaran Anda\.$/);
  });

  it('begin the next payment with its proof and with the sender of the last one', async () => {
    const invoice = await firstInvoice();
    await payWith(invoice, 1_000_000, proofFile('pembayaran pertama'));
    const { user } = await open(`/dashboard/invoice/payment/${invoice.id}`, 'BHBU');
    const how = await screen.findByRole('region', { name: 'Cara membayar' });
    const rest = invoice.harusTransfer - 1_000_000;
    await within(how).findByText(new RegExp(formatNumber(rest)));
    await user.click(within(how).getByRole('button', { name: 'Salin jumlah transfer' }));
    expect(await navigator.clipboard.readText()).toBe(String(rest));
    await user.click(within(how).getByRole('button', { name: 'Salin nomor invoice' }));
    expect(await navigator.clipboard.readText()).toBe(invoice.noInvoice);
    await user.click(await screen.findByRole('button', { name: 'Catat pembayaran' }));
    const bank = await screen.findByLabelText<HTMLInputElement>('Bank pengirim');
    expect(bank.value).toBe('Bank Contoh');
    const proof = await fileInput();
    expect(proof.compareDocumentPosition(bank)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('show why a proof was rejected, and take the right one', async () => {
    const invoice = await firstInvoice();
    const payment = await world.pay(invoice.id, invoice.sisa);
    const rejected = await world.request('FINANCE', 'PUT', `/Payment/verify/${payment.id}`, {
      disetujui: false,
      alasan: 'Fotonya buram',
    });
    expect(rejected.status, rejected.text).toBe(200);
    const { user } = await open(`/dashboard/invoice/payment/${invoice.id}`, 'BHBU');
    expect(await screen.findByText('Alasan: Fotonya buram')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Unggah bukti yang benar' }));
    await user.upload(await fileInput(), proofFile('bukti yang benar'));
    await confirm(user, 'Unggah');
    expect(await screen.findByText('Keuangan memeriksa bukti ini.')).toBeTruthy();
  });

  it('warn when the same file is the proof of another payment', async () => {
    const invoice = await firstInvoice();
    await payWith(invoice, 1_000_000, proofFile('sama'));
    await payWith(invoice, 2_000_000, proofFile('sama'));
    await open(`/admin/invoice/payment/${invoice.id}`);
    expect((await screen.findAllByText(/Pastikan satu transfer tidak dihitung/)).length).toBe(2);
  });
});

describe('the verification of a payment', () => {
  it('is made from the worklist by FINANCE, and settles the invoice', async () => {
    const invoice = await firstInvoice();
    const { id } = await world.pay(invoice.id, invoice.sisa);
    const { user, go } = await open('/admin/invoice/verifikasi');
    expect(await screen.findByRole('columnheader', { name: /Bukti diunggah/ })).toBeTruthy();
    await go(`/admin/invoice/pembayaran/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Verifikasi' }));
    await confirm(user, 'Verifikasi pembayaran');
    expect(await screen.findByText('Pembayaran ini sudah dihitung.')).toBeTruthy();
    await go(`/admin/invoice/detail/${invoice.id}`);
    expect(await screen.findByText('Invoice ini lunas.')).toBeTruthy();
    const payments = await screen.findByRole('region', { name: 'Pembayaran' });
    const link = await within(payments).findByRole('link', { name: /^Rp/ });
    expect(link.getAttribute('href')).toBe(`/admin/invoice/pembayaran/${id}`);
  });

  it('is left to another person than the one who uploaded the proof', async () => {
    const invoice = await firstInvoice();
    const { user } = await open(`/admin/invoice/payment/${invoice.id}`);
    await user.click(await screen.findByRole('button', { name: 'Catat pembayaran' }));
    await fillField(user, 'Tanggal bayar', typedDay(dayInJakarta(server.now())));
    await fillField(user, 'Bank pengirim', 'Bank Contoh');
    await fillField(user, 'Nama pemilik rekening', 'PT Contoh');
    await user.upload(await fileInput(), proofFile('dicatat keuangan'));
    await confirm(user, 'Simpan dan kirim bukti');
    await user.click(await screen.findByRole('link', { name: /^Rp/ }));
    expect(await screen.findByText(/orang lain yang memeriksanya/)).toBeTruthy();
  });
});

describe('an excess', () => {
  it('is recorded as refunded with its proof', async () => {
    const invoice = await firstInvoice();
    const payment = await world.pay(invoice.id, invoice.sisa + 50_000);
    expect((await world.verify(payment.id)).status).toBe(200);
    const { user } = await open(`/admin/invoice/pembayaran/${payment.id}`);
    await user.click(await screen.findByRole('button', { name: 'Catat pengembalian' }));
    await fillField(user, 'Tanggal', typedDay(dayInJakarta(server.now())));
    await fillField(user, 'Nomor referensi', 'TRX-123');
    await fillField(user, 'Alasan', 'Kelebihan transfer');
    await user.upload(await fileInput(), proofFile('kembali'));
    await confirm(user, 'Catat pengembalian');
    const used = await screen.findByRole('region', { name: 'Dipakai untuk' });
    expect(await within(used).findByText(/Dikembalikan kepada perusahaan/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Catat pengembalian' })).toBeNull();
  });

  it('is used for another invoice of the company', async () => {
    const other = await firstInvoice();
    const invoice = await firstInvoice();
    const payment = await world.pay(invoice.id, invoice.sisa + 70_000);
    expect((await world.verify(payment.id)).status).toBe(200);
    const { user } = await open(`/admin/invoice/pembayaran/${payment.id}`);
    await user.click(await screen.findByRole('button', { name: 'Pakai untuk invoice lain' }));
    await user.click(await screen.findByRole('combobox', { name: /^Invoice yang belum lunas/ }));
    await user.click(
      await screen.findByRole('option', { name: new RegExp(`^${other.noInvoice}`) }),
    );
    await fillField(user, 'Alasan', 'Dipakai untuk pesanan lain');
    await confirm(user, 'Pakai kelebihan');
    const used = await screen.findByRole('region', { name: 'Dipakai untuk' });
    expect(await within(used).findByRole('link', { name: other.noInvoice ?? '-' })).toBeTruthy();
  });
});
