import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '#contract/policy.ts';
import type { Stock } from '#contract/domains/stock/record.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/stock/index.ts';
import '#src/resources/workOrder/index.ts';
import '#src/kit/record/RecordPage.tsx';
import { buildStockWorld, type StockWorld } from '../../builders/stock.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import { openOrderScreen } from '../harness/openOrderForm.tsx';
import {
  fillField,
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

let server: TestServer;
let world: StockWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildStockWorld(server);
});
afterEach(() => {
  resetPortal();
  vi.unstubAllGlobals();
});
afterAll(() => server.stop());

/** Receives an order of 200 doses. */
async function received() {
  const { paid } = await world.receive();
  const [row] = await world.stockOf(paid);
  if (!row) throw new Error('nothing was received');
  return { paid, row };
}

const get = async (id: number) =>
  (await world.request('PS', 'GET', `/Stok/${id}`)).json as unknown as Stock;

/** Opens a page as staff, as the company or as the facility of the world. */
async function open(at: string, role: Role = 'FASKES') {
  if (role !== 'FASKES') return await openOrderScreen(server, world, at, role);
  await startSignedInSession(server, { role, faskesId: world.idFaskes });
  return renderPortal({ at, fetch: serverFetch(server) });
}

type User = Awaited<ReturnType<typeof open>>['user'];

/** Opens a dialog, fills in its fields and confirms it. */
async function act(
  user: User,
  button: string,
  fields: Readonly<Record<string, string>>,
  confirmation = button,
) {
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  for (const [label, text] of Object.entries(fields)) await fillField(user, label, text);
  await user.click(within(dialog).getByRole('button', { name: confirmation }));
}

describe('the list of stock', () => {
  it('sums the doses of the own facility, without a column for it', async () => {
    const { row } = await received();
    await world.act('PS', row.id, 'KARANTINA', 20);
    await open('/dashboard/stok/list-stok');
    expect(
      await screen.findByText(/Diterima [\d.]+ = (?:rusak \d+ \+ )?dikarantina 20 \+ sisa [\d.]+/),
    ).toBeTruthy();
    const heads = screen.getAllByRole('columnheader').map(head => head.textContent);
    expect(heads).toContain('Perusahaan');
    expect(heads).not.toContain('Faskes');
    expect(
      screen.getAllByRole('link', { name: row.nomorBatch ?? '' })[0]?.getAttribute('href'),
    ).toMatch(/^\/dashboard\/stok\/\d+$/);
  });

  it('leads the staff to the stock of all facilities, which can be filtered by problem', async () => {
    const { address } = await open('/dashboard/stok/list-stok', 'EM');
    await waitFor(() => expect(address()).toMatch(/^\/admin\/stok\/list-stok/));
    expect(await screen.findByRole('columnheader', { name: /Faskes/ })).toBeTruthy();
  });
});

describe('the page of a stock', () => {
  it('records damaged doses, explains the balance, and takes a wrong entry back', async () => {
    const { row } = await received();
    const { user } = await open(`/dashboard/stok/${row.id}`);
    expect(await screen.findByText('Diterima 200 = sisa 200')).toBeTruthy();
    await act(user, 'Catat rusak', { 'Jumlah dosis': '201', 'Apa yang terjadi?': 'Vial jatuh' });
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('combobox', { name: 'Sebab' }));
    await user.click(await screen.findByRole('option', { name: 'Vial tertutup: pecah' }));
    await user.click(within(dialog).getByRole('button', { name: 'Catat rusak' }));
    expect(await screen.findByText('Paling banyak 200 dosis, yaitu sisanya')).toBeTruthy();
    await fillField(user, 'Jumlah dosis', '2');
    await user.click(within(dialog).getByRole('button', { name: 'Catat rusak' }));
    expect(await screen.findByText('Diterima 200 = rusak 2 + sisa 198')).toBeTruthy();
    const entries = within(await screen.findByRole('region', { name: 'Mutasi' }));
    expect(await entries.findByText('“Vial jatuh”')).toBeTruthy();
    await user.click(await entries.findByRole('button', { name: /^Batalkan Rusak pada/ }));
    const question = within(await screen.findByRole('dialog'));
    await fillField(user, 'Mengapa catatan ini keliru?', 'Salah vial');
    await user.click(question.getByRole('button', { name: 'Batalkan catatan' }));
    expect(await screen.findByText('Diterima 200 = sisa 200')).toBeTruthy();
    expect(await entries.findByText('Catatan rusak dibatalkan')).toBeTruthy();
    expect(entries.queryByRole('button', { name: /^Batalkan Rusak pada/ })).toBeNull();
  });

  it('compares the count with the ledger, and says what a difference asks for', async () => {
    const { row } = await received();
    const { user } = await open(`/dashboard/stok/${row.id}`);
    await user.click(await screen.findByRole('button', { name: 'Hitung dan laporkan sisa' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fillField(user, 'Dosis yang dihitung', '200');
    expect(await dialog.findByText('Sesuai dengan catatan.')).toBeTruthy();
    await fillField(user, 'Dosis yang dihitung', '197');
    expect(await dialog.findByText(/sisanya 200 dosis, berbeda 3/)).toBeTruthy();
    await user.click(dialog.getByRole('combobox', { name: 'Rencana untuk sisanya' }));
    await user.click(await screen.findByRole('option', { name: 'Menunggu arahan penjual' }));
    await user.click(dialog.getByRole('button', { name: 'Laporkan sisa' }));
    expect(await screen.findByText(/^Hitungan sisa berbeda 3 dosis dengan catatan/)).toBeTruthy();
    expect(await get(row.id)).toMatchObject({ dihitung: 197, masalah: 'SELISIH_HITUNG' });
  });

  it('offers what the facility and the seller each decide about quarantined doses', async () => {
    const { row } = await received();
    await world.act('PS', row.id, 'KARANTINA', 200);
    await open(`/dashboard/stok/${row.id}`);
    expect(await screen.findByText(/penjual yang memutuskan/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Catat dimusnahkan' })).toBeTruthy();
    for (const name of ['Lepas', 'Catat rusak', 'Catat dikembalikan']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
    resetPortal();
    const seller = await open(`/admin/stok/${row.id}`, 'PS');
    await act(seller.user, 'Lepas', {
      'Jumlah dosis': '200',
      'Mengapa aman dipakai?': 'Suhu aman',
    });
    expect(await screen.findByText('Diterima 200 = sisa 200')).toBeTruthy();
  });
});

describe('the dose ledger of an order', () => {
  it('lists what keeps the order open, each with the page that resolves it', async () => {
    const { paid, row } = await received();
    const { user, address } = await open(`/dashboard/pengiriman/detail/${paid.id}`, 'BHBU');
    await user.click(await screen.findByRole('link', { name: 'Neraca dosis' }));
    expect(await screen.findByText('Belum seimbang')).toBeTruthy();
    expect(address()).toBe(`/dashboard/stok/neraca/${paid.id}`);
    expect(
      within(screen.getByRole('region', { name: 'Seluruh pesanan' })).getByText(
        /^Dipesan 200 · dibayar 200 · dikirim 200 = diterima 200/,
      ),
    ).toBeTruthy();
    const task = within(await screen.findByRole('region', { name: 'Yang perlu diselesaikan' }));
    const link = task.getByRole('link', { name: 'Hitung dan laporkan' });
    expect(link.getAttribute('href')).toBe(`/dashboard/stok/${row.id}`);
    const body = { dihitung: 200, rencanaSisa: 'DISIMPAN', catatanSisa: null };
    await world.request('FASKES', 'PUT', `/Stok/sisa/${row.id}`, body);
    resetPortal();
    await open(`/admin/stok/neraca/${paid.id}`, 'LEGAL');
    expect(await screen.findByText('Seimbang')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Yang perlu diselesaikan' })).toBeNull();
  });
});

describe('the recall of a batch', () => {
  it('shows whom to call, and holds what is left once the batch is held', async () => {
    const { row } = await received();
    await open(`/admin/batch/${world.idBatch}/penarikan`, 'PS');
    expect(await screen.findByText(/^Batch ini masih dapat dipakai/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Karantina semua sisa' })).toBeNull();
    const facilities = within(await screen.findByRole('region', { name: 'Faskes yang dihubungi' }));
    expect(facilities.getByText(row.namaFaskes)).toBeTruthy();
    resetPortal();
    await world.request('PS', 'PUT', `/Batch/keadaan/${world.idBatch}`, {
      event: 'hold',
      alasan: 'Laporan KIPI',
    });
    const { user } = await open(`/admin/batch/${world.idBatch}/penarikan`, 'PS');
    await act(user, 'Karantina semua sisa', { 'Mengapa dikarantina?': 'Laporan KIPI' });
    expect(await screen.findByText(/Tidak ada lagi dosis batch ini/)).toBeTruthy();
    expect(await get(row.id)).toMatchObject({ sisa: 0 });
  });
});
