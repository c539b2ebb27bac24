import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/domains/order/record.ts';
import type { Role } from '#contract/policy.ts';
import { addDays } from '#contract/core/values/day.ts';
import { order as orderTable, settlement } from '#server/platform/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/order/index.ts';
import { applicationDocuments } from '../../../builders/application.ts';
import { moneyWorld } from '../../../builders/invoice.ts';
import { buildOrderWorld, orderLineBody, type OrderWorld } from '../../../builders/order.ts';
import { confirmPic } from '../../../builders/pic.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import {
  fillField,
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../../harness/renderPortal.tsx';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
});
afterEach(resetPortal);
afterAll(() => server.stop());

async function openPage(at: string, role: Role = 'LEGAL') {
  const { id: userId } = await startSignedInSession(server, {
    role,
    ...(role === 'BHBU' ? { bhbuId: world.bhbuId } : {}),
    ...(role === 'FASKES' ? { faskesId: world.idFaskes } : {}),
  });
  if (role === 'BHBU') {
    await confirmPic(server.db, { userId, bhbuId: world.bhbuId });
  }
  return renderPortal({ at, fetch: serverFetch(server) });
}

const pageOf = ({ id }: Pick<Order, 'id'>) => `/dashboard/pemesanan/detail/${id}`;
const ownList = () => `/dashboard/pemesanan/list-pemesanan/${world.bhbuId}`;

const accept = async ({ id }: Pick<Order, 'id'>): Promise<void> => {
  const answer = await world.request('LEGAL', 'PUT', `/Order/keadaan/${id}`, { event: 'accept' });
  expect(answer.status, answer.text).toBe(200);
};

/** Returns the section of what happens next, once it says what is expected. */
async function nextStep(text: RegExp | string): Promise<HTMLElement> {
  const section = await screen.findByRole('region', { name: 'Berikutnya' });
  await within(section).findByText(text);
  return section;
}

describe('the list of orders', () => {
  it('shows a company its own orders with their sums, and no other company', async () => {
    const { noOrder } = await world.submit();
    await openPage(ownList(), 'BHBU');
    expect(await screen.findByRole('link', { name: noOrder ?? '' })).toBeTruthy();
    expect(await screen.findByText(/peserta, .* dosis, Rp/)).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Perusahaan' })).toBeNull();
    resetPortal();
    await openPage('/dashboard/pemesanan/list-pemesanan/999999', 'BHBU');
    expect(await screen.findByRole('heading', { name: 'Akses ditolak' })).toBeTruthy();
  });

  it('leads a company from the list of all orders to its own', async () => {
    const { address } = await openPage('/admin/pemesanan/list-pemesanan', 'BHBU');
    await waitFor(() => expect(address()).toBe(ownList()));
  });

  it('asks staff for the company before an order is placed', async () => {
    const { user, address } = await openPage('/admin/pemesanan/list-pemesanan', 'AM');
    await user.click(await screen.findByRole('link', { name: 'Tambah pesanan' }));
    await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
    const company = await screen.findByRole('combobox', { name: 'Perusahaan' });
    expect(company.getAttribute('aria-invalid')).toBe('true');
    await user.click(company);
    const [option] = await screen.findAllByRole('option');
    if (option) await user.click(option);
    await user.click(screen.getByRole('button', { name: 'Lanjutkan' }));
    await waitFor(() => expect(address()).toMatch(/^\/dashboard\/pemesanan\/add\/\d+$/));
  });

  it('shows a facility neither prices nor what a company does with its orders', async () => {
    const order = await world.submit();
    await accept(order);
    await openPage(`/dashboard/pemesanan/list-pemesanan/${world.idFaskes}`, 'FASKES');
    expect(await screen.findByRole('link', { name: order.noOrder ?? '' })).toBeTruthy();
    expect(screen.getByRole('columnheader', { name: /Perusahaan/ })).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Jumlah' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Tambah pesanan' })).toBeNull();
  });

  it('leads staff from the list of one company to all orders, filtered', async () => {
    const { address } = await openPage(ownList());
    await waitFor(() => expect(address()).toMatch(/^\/admin\/pemesanan\/list-pemesanan\?filter=/));
    expect(await screen.findByRole('columnheader', { name: /Perusahaan/ })).toBeTruthy();
  });
});

describe('the page of an order', () => {
  it('says whose turn it is, and accepts the order', async () => {
    const order = await world.submit();
    const { user } = await openPage(pageOf(order));
    const section = await nextStep(/Terima pesanan ini/);
    expect(within(section).getByText('Giliran Anda')).toBeTruthy();
    const invoices = await screen.findByRole('region', { name: 'Invoice dan pembayaran' });
    expect(await within(invoices).findByText(/^Invoice pertama terbit/)).toBeTruthy();
    const shipments = screen.getByRole('region', { name: 'Pengiriman' });
    expect(await within(shipments).findByText(/^Belum ada pengiriman/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Terima' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Terima pesanan' }));
    await nextStep('Terbitkan PKS untuk pesanan ini.');
    const timeline = await screen.findByRole('region', { name: 'Riwayat status' });
    expect(await within(timeline).findByText('Diterima')).toBeTruthy();
  });

  it('reduces the doses of lines, which the company acknowledges', async () => {
    const order = await world.submit();
    const { user } = await openPage(pageOf(order));
    await user.click(await screen.findByRole('button', { name: 'Sesuaikan jumlah' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/tersedia .* dosis/)).toBeTruthy();
    const doses = within(dialog).getByLabelText(/^Dosis disetujui untuk/);
    await user.clear(doses);
    await user.type(doses, '900');
    await user.type(within(dialog).getByLabelText('Mengapa jumlahnya dikurangi?'), 'Stok terbatas');
    await user.click(within(dialog).getByRole('button', { name: 'Sesuaikan pesanan' }));
    expect(await within(dialog).findByText(/0 sampai jumlah yang dipesan/)).toBeTruthy();
    await user.clear(doses);
    await user.type(doses, '150');
    await user.click(within(dialog).getByRole('button', { name: 'Sesuaikan pesanan' }));
    expect(await screen.findByText('dipesan 200, disetujui 150')).toBeTruthy();
    expect(await screen.findByText('Alasan: Stok terbatas')).toBeTruthy();
    resetPortal();
    const company = await openPage(pageOf(order), 'BHBU');
    await nextStep(/^Setujui penyesuaian ini/);
    // The page is below the own list of the company.
    const breadcrumb = screen.getByRole('navigation', { name: 'Letak halaman' });
    const parent = within(breadcrumb).getByRole('link', { name: 'Pemesanan' });
    expect(parent.getAttribute('href')).toBe(ownList());
    await company.user.click(await screen.findByRole('button', { name: 'Setujui penyesuaian' }));
    const confirm = await screen.findByRole('dialog');
    await company.user.click(
      within(confirm).getByRole('button', { name: 'Setujui penyesuaian pesanan' }),
    );
    await nextStep('Penjual menerbitkan PKS untuk pesanan ini.');
  });

  it('gets another payment deadline from FINANCE', async () => {
    const { user } = await openPage(pageOf(await moneyWorld(server, world).sign()), 'FINANCE');
    await user.click(await screen.findByRole('button', { name: 'Lainnya' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Tetapkan tenggat bayar/ }));
    const dialog = await screen.findByRole('dialog');
    await fillField(user, 'Tenggat bayar', '15-01-2030');
    await fillField(user, 'Mengapa tenggatnya diubah?', 'Bukti pertama tidak terbaca');
    await user.click(within(dialog).getByRole('button', { name: /^Tetapkan tenggat bayar/ }));
    await waitFor(async () =>
      expect((await nextStep(/Paling lambat/)).textContent).toContain('Paling lambat 15-Jan-2030'),
    );
  });

  it('shows what an amendment changes from the earlier version', async () => {
    const order = await world.submit();
    await accept(order);
    const tanggalVaksinasi = addDays(world.day, 7);
    const amendment = await world.request('BHBU', 'POST', '/Order/CreateAmandemen', {
      ...world.body(),
      idOrder: order.id,
      alasanAmandemen: 'Faskes tutup pada hari itu',
      baris: [orderLineBody(world, { id: order.baris[0]?.id, tanggalVaksinasi })],
    });
    expect(amendment.status, amendment.text).toBe(201);
    await openPage(pageOf(amendment.json as unknown as Order));
    const versions = await screen.findByRole('region', { name: 'Amandemen' });
    expect(await within(versions).findByText(/Mulai vaksinasi: .* → /)).toBeTruthy();
    expect(within(versions).getByRole('link', { name: order.noOrder ?? '' })).toBeTruthy();
  });

  it('explains the amounts step by step', async () => {
    const order = await world.submit();
    const { user } = await openPage(pageOf(order), 'FINANCE');
    const how = await screen.findByRole('button', { name: 'Cara hitung' });
    await user.click(how);
    const amounts = screen.getByRole('region', { name: 'Jumlah' });
    await waitFor(() => expect(within(amounts).getAllByRole('listitem').length).toBeGreaterThan(1));
    expect(within(amounts).getByText(/^Terbilang: .* rupiah$/)).toBeTruthy();
  });

  it('compares the participants of the company with those ordered', async () => {
    await openPage(pageOf(await world.submit()), 'AM');
    const section = await screen.findByRole('region', { name: 'Peserta dan dosis' });
    expect(await within(section).findByText(/^Pesanan ini untuk 100 peserta/)).toBeTruthy();
    expect(within(section).getByText('Masih kurang 100 peserta.')).toBeTruthy();
  });

  it('settles the paid doses that a terminated order leaves', async () => {
    const order = await world.submit();
    await server.db
      .update(orderTable)
      .set({ status: 'DIAKHIRI' })
      .where(eq(orderTable.id, order.id));
    await server.db.insert(settlement).values({
      idOrder: order.id,
      dibayar: 5_000_000,
      dosisDibayar: 200,
      dosisDikirim: 150,
      dosisTersisa: 50,
      nilai: 1_250_000,
    });
    const { user } = await openPage('/admin/pemesanan/penyelesaian', 'FINANCE');
    await user.click(await screen.findByRole('link', { name: order.noOrder ?? '' }));
    const section = await screen.findByRole('region', { name: 'Penyelesaian' });
    const settle = await within(section).findByRole('button', { name: 'Catat penyelesaian' });
    await user.click(settle);
    const dialog = await screen.findByRole('dialog');
    const note = within(dialog).getByLabelText('Apa yang disepakati?');
    await user.type(note, 'Dikirim ke faskes lain');
    await user.click(within(dialog).getByRole('button', { name: 'Catat penyelesaian' }));
    expect(await within(section).findByText('“Dikirim ke faskes lain”')).toBeTruthy();
    expect(within(section).queryByRole('button')).toBeNull();
  });

  it('hides prices, agreement and notes from a facility', async () => {
    const order = await world.submit();
    await accept(order);
    await openPage(pageOf(order), 'FASKES');
    await screen.findByRole('region', { name: 'Baris pesanan' });
    expect(screen.queryByText(/Rp/)).toBeNull();
    for (const name of ['PKS', 'Berkas', 'Catatan', 'Jumlah', 'Berikutnya']) {
      expect(screen.queryByRole('region', { name })).toBeNull();
    }
  });
});

describe('the agreement of an order', () => {
  it('is issued from the page, and its copies are uploaded one after the other', async () => {
    const order = await world.submit();
    await accept(order);
    const { user } = await openPage(pageOf(order));
    await user.click(await screen.findByRole('button', { name: 'Terbitkan PKS' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/isinya tidak berubah lagi/);
    await user.click(within(dialog).getByRole('button', { name: 'Terbitkan PKS' }));
    await nextStep(/kirim untuk ditandatangani/);
    const pks = (await world.request('LEGAL', 'GET', `/PKS/getByIdOrder/${order.id}`)).json;
    await world.request('LEGAL', 'PUT', `/PKS/keadaan/${Number(pks['id'])}`, {
      event: 'sendForSignature',
    });
    resetPortal();
    await uploadCopy('/dashboard/pemesanan/upload-pks', order, 'BHBU');
    await nextStep('Penjual menandatangani PKS dan mengunggah salinannya.');
    resetPortal();
    await uploadCopy('/admin/pemesanan/upload-pks', order, 'LEGAL');
    await nextStep(/^Periksa kedua salinan PKS/);
    const files = screen.getByRole('region', { name: 'Berkas' });
    expect(await within(files).findAllByText(/^Diunggah oleh /)).toHaveLength(2);
  });

  it('expects no copy before it is sent for signature', async () => {
    const order = await world.submit();
    await openPage(`/dashboard/pemesanan/upload-pks/${order.id}`, 'BHBU');
    expect(await screen.findByText(/tidak menunggu salinan tersebut/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Unggah salinan' })).toBeNull();
  });
});

/** Fills in and sends the form of a signed copy. */
async function uploadCopy(path: string, { id }: Order, role: Role): Promise<void> {
  const { user, container, address } = await openPage(`${path}/${id}`, role);
  const name = await screen.findByLabelText<HTMLInputElement>('Nama penanda tangan');
  expect(name.value).not.toBe('');
  await user.click(screen.getByRole('button', { name: 'Unggah salinan' }));
  await screen.findByRole('alert');
  await fillField(user, 'Tanggal tanda tangan', '02-01-2030');
  await user.click(screen.getByRole('combobox', { name: 'Cara tanda tangan' }));
  await user.click(await screen.findByRole('option', { name: 'Tanda tangan basah' }));
  const file = await waitFor(() => {
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('The file field is not there yet.');
    return input;
  });
  await user.upload(file, applicationDocuments('ttd')['fileNPWP'] as File);
  await user.click(screen.getByRole('button', { name: 'Unggah salinan' }));
  await waitFor(() => expect(address()).toBe(`/dashboard/pemesanan/detail/${id}`));
}
