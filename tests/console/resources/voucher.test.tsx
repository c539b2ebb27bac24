import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Role } from '#contract/policy.ts';
import { formatCode } from '#contract/domains/voucher/code.ts';
import { formatVoucherDate } from '#src/kit/format/date.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/voucher/transaction/transactionPages.tsx';
import '#src/resources/voucher/index.ts';
import '#src/resources/voucher/issue/issueForm.tsx';
import '#src/resources/voucher/print/TicketsPage.tsx';
import '#src/resources/voucher/recipients/SendDialog.tsx';
import '#src/resources/voucher/voucher/voucherPages.tsx';
import '#src/kit/form/FormPages.tsx';
import '#src/kit/record/RecordPage.tsx';
import { buildPeserta } from '../../builders/peserta.ts';
import { buildVoucherWorld, type PaidOrder, type VoucherWorld } from '../../builders/voucher.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import { openOrderScreen, waitForRecordPath } from '../harness/openOrderForm.tsx';
import { fillField, resetPortal, serverFetch } from '../harness/renderPortal.tsx';
import { stubPhoneWindow } from '../harness/stubWindow.ts';

let server: TestServer;
let world: VoucherWorld;
let paid: PaidOrder;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildVoucherWorld(server);
  paid = await world.paidOrder();
});
afterEach(() => {
  resetPortal();
  vi.unstubAllGlobals();
});
afterAll(() => server.stop());

const open = (at: string, role: Role = 'ADMIN', fetch = serverFetch(server)) =>
  openOrderScreen(server, world, at, role, fetch);

const contract = (overrides = {}) => world.contract({ kuotaVoucher: 4, ...overrides }, paid);

describe('issuing vouchers', () => {
  it('shows a company what is left while it types, and opens the new transaction', async () => {
    const { id, noKontrak } = await contract();
    const { user, address } = await open(`/dashboard/voucher/add?voucherContractId=${id}`, 'BHBU');
    const chosen = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Kontrak' });
    await waitFor(() => expect(chosen.value).toContain(noKontrak));
    await fillField(user, 'Jumlah', '5');
    expect(await screen.findByText(/^Paling banyak 4 voucher/)).toBeTruthy();
    await fillField(user, 'Jumlah', '3');
    expect(await screen.findByText('Sisa kuota 4 voucher, sesudah ini 1.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    const dialog = within(await screen.findByRole('dialog', { name: '3 voucher terbit' }));
    await user.click(dialog.getByRole('link', { name: 'Buka transaksi' }));
    const idTransaction = await waitForRecordPath(address, '/admin/voucher/detail/');
    const transaction = await world.getTransaction(idTransaction);
    expect(transaction).toMatchObject({ jumlah: 3, baru: 3, voucherContractId: id });
    expect(
      await screen.findByRole('heading', { level: 1, name: transaction.noTransaksi }),
    ).toBeTruthy();
  });
});

describe('the list of transactions', () => {
  it('shows a company its figures and what is left of its contracts', async () => {
    const { noKontrak } = await contract();
    await open('/dashboard/voucher/list-voucher', 'BHBU');
    const contracts = within(await screen.findByRole('region', { name: 'Kontrak berjalan' }));
    expect(contracts.getByRole('link', { name: noKontrak ?? '' })).toBeTruthy();
    expect(contracts.getAllByText('Sisa 4 dari 4')).not.toHaveLength(0);
    expect(await screen.findByText('Kedaluwarsa dalam 30 hari')).toBeTruthy();
  });
});

it('vouchers on a phone can be sorted, and be put in their initial order again', async () => {
  stubPhoneWindow();
  await world.issueTransaction((await contract()).id, 2);
  const { user } = await open('/admin/voucher/semua');
  await user.click(await screen.findByRole('button', { name: 'Filter dan tindakan' }));
  const order = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Urutan' });
  const chosen = () => order.options[order.selectedIndex]?.textContent;
  expect(chosen()).toBe('Urutan awal');
  const requested = vi.spyOn(server.app, 'fetch');
  onTestFinished(() => requested.mockRestore());
  const sortedBy = () =>
    requested.mock.calls
      .map(([{ url }]) => new URL(url).searchParams.get('sortBy'))
      .findLast(field => field !== null);
  await user.selectOptions(order, 'Status, menurun');
  await waitFor(() => expect(chosen()).toBe('Status, menurun'));
  await waitFor(() => expect(sortedBy()).toBe('status'));
  await user.selectOptions(order, 'Urutan awal');
  await waitFor(() => expect(chosen()).toBe('Urutan awal'));
});

describe('the page of a transaction', () => {
  it('activates all vouchers, and shows them by state', async () => {
    const { id } = await world.issueTransaction((await contract()).id, 2);
    const { user } = await open(`/admin/voucher/detail/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Aktifkan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Aktifkan transaksi voucher' }));
    expect(await screen.findByRole('link', { name: 'Cetak tiket' })).toBeTruthy();
    const [one] = await world.vouchersOf(id);
    expect(await screen.findByRole('link', { name: formatCode(one?.code ?? '') })).toBeTruthy();
    expect(await world.getTransaction(id)).toMatchObject({ aktif: 2, baru: 0 });
  });

  it('checks the recipients row by row, and sends each a ticket', async () => {
    const { id } = await world.activeTransaction((await contract()).id, 2);
    const { user } = await open(`/admin/voucher/detail/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Kirim tiket' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fillField(
      user,
      'Daftar penerima',
      'Budi <budi@contoh.test>\nSiti\nBudi B; budi@contoh.test',
    );
    expect(await dialog.findByText(/Tidak ada alamat email di baris ini/)).toBeTruthy();
    expect(await dialog.findByText('Ganda: alamat ini sudah ada di baris 1.')).toBeTruthy();
    // The row that can be sent is sent; the others stay.
    await user.click(await dialog.findByRole('button', { name: 'Kirim 1 tiket' }));
    const list = screen.getByLabelText<HTMLTextAreaElement>('Daftar penerima');
    await waitFor(() => expect(list.value).toBe('Siti\nBudi B; budi@contoh.test'));
    expect(await dialog.findByText('Alamat ini sudah mendapat tiket.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^Kirim/ })).toBeNull();
    await fillField(user, 'Daftar penerima', 'Siti,siti@contoh.test');
    await user.click(await dialog.findByRole('button', { name: 'Kirim 1 tiket' }));
    const recipients = within(await screen.findByRole('region', { name: 'Penerima' }));
    expect(await recipients.findByText('Siti')).toBeTruthy();
    expect((await world.getTransaction(id)).penerima).toBe(2);
  });

  it('leaves those in the list whom the server refuses, and sends the others', async () => {
    const { id } = await world.activeTransaction((await contract()).id, 3);
    await world.request('BHBU', 'POST', `/VoucherTransaction/penerima/${id}`, {
      metode: 'EMAIL',
      penerima: [{ nama: 'Budi', email: 'budi@contoh.test' }],
    });
    const { user } = await open(`/admin/voucher/detail/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Kirim tiket' }));
    const dialog = within(await screen.findByRole('dialog'));
    const enough = 'Siti,siti@contoh.test\nBudi,budi@contoh.test';
    await fillField(user, 'Daftar penerima', `${enough}\nTono,tono@contoh.test`);
    // Two of the three vouchers have no recipient.
    expect(await dialog.findByText(/Tidak ada voucher aktif yang tersisa/)).toBeTruthy();
    await fillField(user, 'Daftar penerima', enough);
    await user.click(await dialog.findByRole('button', { name: 'Kirim 2 tiket' }));
    expect(await dialog.findByText(/sudah (?:mendapat|mempunyai|punya)/)).toBeTruthy();
    await user.click(await dialog.findByRole('button', { name: 'Kirim 1 tiket' }));
    const list = screen.getByLabelText<HTMLTextAreaElement>('Daftar penerima');
    await waitFor(() => expect(list.value).toBe('Budi,budi@contoh.test'));
    expect((await world.getTransaction(id)).penerima).toBe(2);
  });

  it('offers the participants of the company as recipients', async () => {
    const { id } = await world.activeTransaction((await contract()).id, 2);
    const { id: userId } = await server.signIn();
    for (const [nama, email] of [
      ['Ani Contoh', 'ani@contoh.test'],
      ['Beni Contoh', null],
    ] as const) {
      await buildPeserta(server.deps, { userId, bhbuId: world.bhbuId, nama, email });
    }
    const { user } = await open(`/admin/voucher/detail/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Kirim tiket' }));
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Pilih dari peserta' }));
    const title = 'Pilih penerima dari peserta';
    const picker = within(await screen.findByRole('dialog', { name: title }));
    await fillField(user, 'Cari nama peserta', 'contoh');
    const ani = await picker.findByRole('checkbox', { name: /^Ani Contoh.*ani@contoh\.test/ });
    const beni = await picker.findByRole<HTMLInputElement>('checkbox', { name: /Belum ada email/ });
    expect(beni.disabled).toBe(true);
    await user.click(ani);
    await user.click(await picker.findByRole('button', { name: 'Tambahkan 1 penerima' }));
    const list = screen.getByLabelText<HTMLTextAreaElement>('Daftar penerima');
    await waitFor(() => expect(list.value).toBe('Ani Contoh, ani@contoh.test'));
    await user.click(await screen.findByRole('button', { name: 'Kirim 1 tiket' }));
    const recipients = within(await screen.findByRole('region', { name: 'Penerima' }));
    expect(await recipients.findByText('Ani Contoh')).toBeTruthy();
  });

  it('opens WhatsApp with the text, and notes that the ticket was sent', async () => {
    const { id } = await world.activeTransaction((await contract()).id, 1, {
      metodeKirim: 'WA_LINK',
    });
    const { user } = await open(`/admin/voucher/detail/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Kirim tiket' }));
    await screen.findByRole('dialog');
    await fillField(user, 'Daftar penerima', 'Budi;081234567890');
    await user.click(await screen.findByRole('button', { name: 'Kirim 1 tiket' }));
    const link = await screen.findByRole('link', { name: 'Buka WhatsApp untuk Budi' });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/6281234567890\?text=/);
    // The test's browser has no WhatsApp.
    link.addEventListener('click', event => event.preventDefault());
    await user.click(link);
    expect(await screen.findByText('1 penerima: Terkirim 1.')).toBeTruthy();
  });
});

describe('the tickets', () => {
  it('ask to activate the transaction first', async () => {
    const { id } = await world.issueTransaction((await contract()).id, 1);
    await open(`/admin/voucher/print/${id}`);
    expect(await screen.findByText(/[Aa]ktifkan/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cetak' })).toBeNull();
  });

  it('have company, last day, code and QR code, eight on a sheet', async () => {
    const { id, bhbuName, validUntil } = await world.activeTransaction(
      (await contract({ kuotaVoucher: 9 })).id,
      9,
    );
    const [first, , third] = await world.vouchersOf(id);
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user, address, go } = await open(`/admin/voucher/print/${id}`);
    expect(await screen.findAllByRole('article')).toHaveLength(9);
    expect(screen.getByRole('heading', { name: 'Lembar 2 dari 2' })).toBeTruthy();
    const ticket = within(
      screen.getByRole('article', { name: formatCode(first?.code ?? 'missing') }),
    );
    expect(ticket.getByText(bhbuName)).toBeTruthy();
    expect(ticket.getByText(formatVoucherDate(validUntil))).toBeTruthy();
    expect(ticket.getByTitle('Kode QR voucher')).toBeTruthy();
    expect(screen.queryByText(/sudah dikirim/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cetak' }));
    expect(print).toHaveBeenCalledOnce();
    await go(`/admin/voucher/print/${id}?voucher=${third?.id}`);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(address()).not.toContain(third?.code);
  });
});

it('the tickets name their recipients, and those that were sent can be left out', async () => {
  const { id } = await world.activeTransaction((await contract()).id, 2);
  await world.request('BHBU', 'POST', `/VoucherTransaction/penerima/${id}`, {
    metode: 'EMAIL',
    penerima: [{ nama: 'Citra', email: 'citra@contoh.test' }],
  });
  const { user } = await open(`/admin/voucher/print/${id}`);
  expect(await screen.findByText('Untuk Citra')).toBeTruthy();
  expect(screen.getByText(/^1 dari 2 tiket ini sudah dikirim/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Jangan cetak yang sudah dikirim' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByText('Untuk Citra')).toBeNull();
});

describe('the page of a voucher', () => {
  it('opens by its code, which is never in the address or the title', async () => {
    const { id } = await world.activeTransaction((await contract()).id, 1);
    const [one] = await world.vouchersOf(id);
    const code = one?.code ?? '';
    const asked: string[] = [];
    const fetch = serverFetch(server);
    const { user, address } = await open('/admin/voucher/semua', 'AM', (input, init) => {
      asked.push(input as string);
      return fetch(input, init);
    });
    const wrong = code.startsWith('V') ? `A${code.slice(1)}` : `V${code.slice(1)}`;
    await fillField(user, 'Buka menurut kode', wrong);
    await user.click(screen.getByRole('button', { name: 'Buka' }));
    expect(await screen.findByText(/salah ketik/)).toBeTruthy();
    expect(asked.filter(url => url.endsWith('/code'))).toEqual([]);
    await fillField(user, 'Buka menurut kode', formatCode(code).toLowerCase());
    await user.click(screen.getByRole('button', { name: 'Buka' }));
    await waitFor(() => expect(address()).toBe(`/admin/voucher/kode/${one?.id}`));
    expect(await screen.findAllByText(formatCode(code))).not.toHaveLength(0);
    expect(document.title).not.toContain(formatCode(code));
  });

  it('freezes a voucher with a reason, and replaces a lost one', async () => {
    const { id } = await world.activeTransaction((await contract()).id, 1);
    const [one] = await world.vouchersOf(id);
    const { user, address } = await open(`/admin/voucher/kode/${one?.id}`);
    await user.click(await screen.findByRole('button', { name: 'Lainnya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Bekukan' }));
    await fillField(user, 'Mengapa voucher ini dibekukan?', 'Kode tersebar');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Bekukan voucher' }));
    expect(
      await screen.findByText(/dibekukan dan tidak dapat dipakai: Kode tersebar/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Terbitkan pengganti' }));
    await fillField(user, 'Mengapa voucher ini diganti?', 'Hilang');
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Terbitkan pengganti' }));
    await waitFor(() => expect(address()).not.toContain(`/${one?.id}`));
    const vouchers = await world.vouchersOf(id);
    expect(vouchers.map(({ status }) => status).sort()).toEqual(['AKTIF', 'DIBATALKAN']);
  });
});
