import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/domains/order/record.ts';
import type { Role } from '#contract/policy.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/pks/index.ts';
import { applicationDocuments } from '../../builders/application.ts';
import { buildOrderWorld, orderLineBody, type OrderWorld } from '../../builders/order.ts';
import { acceptedOrder, issuedPks, verifiedPks } from '../../builders/pks.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  fillField,
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server, { stock: 1_000_000 });
});
afterEach(resetPortal);
afterAll(() => server.stop());

async function openPage(at: string, role: Role = 'LEGAL') {
  await startSignedInSession(server, {
    role,
    ...(role === 'BHBU' ? { bhbuId: world.bhbuId } : {}),
  });
  return renderPortal({ at, fetch: serverFetch(server) });
}

type User = Awaited<ReturnType<typeof openPage>>['user'];

async function openDialog(user: User, action: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Lainnya' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return await screen.findByRole('dialog');
}

/** The day as the date field takes it. */
const typedToday = (): string => dayInJakarta(server.now()).split('-').reverse().join('-');

describe('an agreement', () => {
  it('is drafted for an accepted order, and issued from its page', async () => {
    const order = await acceptedOrder(world);
    const { user, address } = await openPage(`/admin/pks/add/${order.id}`);
    await screen.findByText('Semua data lengkap; PKS dapat diterbitkan.');
    expect(document.body.textContent).toContain(order.noOrder);
    expect(document.body.textContent).toContain('100 peserta, 200 dosis');
    await fillField(user, 'Tanggal PKS', typedToday());
    await fillField(user, 'Berlaku sampai', '31-12-2031');
    await fillField(user, 'Catatan legal (opsional)', 'Periksa meterai');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(address()).toMatch(/^\/admin\/pks\/detail\/\d+$/));
    await screen.findByRole('heading', { level: 1, name: /^Draf PKS untuk PO/ });
    expect(await screen.findByText('Periksa meterai')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Terbitkan' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Terbitkan PKS' }));
    await screen.findByRole('heading', { level: 1, name: /\/PKS-VGR\/BF\/I\/2030$/ });
    const amounts = screen.getByRole('region', { name: 'Nilai' });
    expect(amounts.textContent).toMatch(/rupiah/i);
    const orders = screen.getByRole('region', { name: 'Pesanan' });
    expect(await within(orders).findByRole('link', { name: order.noOrder ?? '' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Kirim untuk ditandatangani' }));
    const send = await screen.findByRole('dialog');
    await user.click(within(send).getByRole('button', { name: 'Kirim untuk ditandatangani' }));
    const timeline = await screen.findByRole('region', { name: 'Riwayat status' });
    await within(timeline).findByText('Menunggu tanda tangan perusahaan');
  });

  it('ends after it begins, and is not drafted twice', async () => {
    const order = await acceptedOrder(world);
    const { user } = await openPage(`/admin/pks/add/${order.id}`);
    await fillField(user, 'Tanggal PKS', typedToday());
    await fillField(user, 'Berlaku sampai', typedToday());
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect((await screen.findAllByText(/Isi hari sesudah tanggal PKS/)).length).toBeGreaterThan(0);
    resetPortal();
    const { idOrder, id } = await issuedPks(world);
    await openPage(`/admin/pks/add/${idOrder}`);
    await screen.findByText('Pesanan ini sudah punya PKS.');
    expect(screen.getByRole('link', { name: 'Buka PKS' }).getAttribute('href')).toBe(
      `/admin/pks/detail/${id}`,
    );
  });

  it('names what is missing, with links to where it is entered', async () => {
    const order = await world.submit();
    await openPage(`/admin/pks/add/${order.id}`);
    const link = await screen.findByRole('link', { name: /pesanan yang diterima/ });
    expect(link.getAttribute('href')).toBe(`/dashboard/pemesanan/detail/${order.id}`);
  });

  it('cannot be edited after it was issued', async () => {
    const { id } = await issuedPks(world);
    await openPage(`/admin/pks/edit/${id}`);
    expect(await screen.findByText(/PKS ini sudah terbit/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
  });

  it('leads whose turn it is to the copies', async () => {
    const { id, idOrder } = await issuedPks(world);
    await openPage(`/dashboard/pks/detail/${id}`, 'BHBU');
    const upload = await screen.findByRole('link', { name: 'Unggah salinan perusahaan' });
    expect(upload.getAttribute('href')).toBe(`/dashboard/pemesanan/upload-pks/${idOrder}`);
    const next = within(screen.getByRole('region', { name: 'Berikutnya' }));
    expect(next.getByText('Giliran Anda')).toBeTruthy();
    const print = next.getByRole('link', { name: 'Cetak' });
    expect(print.getAttribute('href')).toBe(`/dashboard/pks/print-pks/${id}`);

    resetPortal();
    await openPage(`/admin/pks/detail/${id}`, 'LEGAL');
    const waiting = within(await screen.findByRole('region', { name: 'Berikutnya' }));
    expect(waiting.getByText('Menunggu perusahaan')).toBeTruthy();
    expect(waiting.queryByRole('link')).toBeNull();
  });
});

describe('an agreement in force', () => {
  it('is warned about with a letter, and shows the clause and its last day', async () => {
    const { id, noPKS } = await verifiedPks(server, world);
    const { user } = await openPage(`/admin/pks/detail/${id}`);
    await screen.findByRole('heading', { level: 1, name: noPKS ?? '' });
    const signatures = screen.getByRole('region', { name: 'Tanda tangan' });
    expect(within(signatures).getAllByText(/Bagas Prasetyo, Direktur/).length).toBe(2);

    const dialog = await openDialog(user, 'Beri peringatan');
    expect(dialog.textContent).toContain('Pasal 16: pihak lain mendapat 14 hari kalender');
    const confirm = within(dialog).getByRole('button', { name: 'Beri peringatan' });
    await user.click(confirm);
    expect(within(dialog).getByLabelText('Surat atau bukti').getAttribute('aria-invalid')).toBe(
      'true',
    );
    await user.type(within(dialog).getByLabelText('Alasan'), 'Tagihan tidak dibayar');
    await user.type(within(dialog).getByLabelText('Surat atau bukti'), 'Surat 12/LEG');
    await user.click(confirm);
    const deadlines = await screen.findByRole('region', { name: 'Tenggat' });
    await within(deadlines).findByText('Pemulihan pelanggaran');
    expect(deadlines.textContent).toContain('Pasal 16, pelanggaran');
    expect(deadlines.textContent).toContain('dapat mengakhiri PKS.');
    expect(await screen.findByText('Bukti: Surat 12/LEG')).toBeTruthy();
    const timeline = screen.getByRole('region', { name: 'Riwayat status' });
    expect(await within(timeline).findByText(/Pasal 16/)).toBeTruthy();

    resetPortal();
    const company = await openPage(`/dashboard/pks/detail/${id}`, 'BHBU');
    await company.user.click(await screen.findByRole('button', { name: 'Lainnya' }));
    const cure = await screen.findByRole('menuitem', { name: /^Nyatakan pulih/ });
    expect(cure.getAttribute('aria-disabled')).toBe('true');
    expect(cure.textContent).toContain('Hanya pihak yang memberi peringatan');
    expect(screen.queryByRole('menuitem', { name: /^Tangguhkan/ })).toBeNull();
  });

  it('is given notice with a cause, which the server checks against the clauses', async () => {
    const { id } = await verifiedPks(server, world);
    const { user } = await openPage(`/admin/pks/detail/${id}`);
    const dialog = await openDialog(user, 'Beritahukan pengakhiran');
    expect(dialog.textContent).toContain('Pasal 15');
    await user.click(within(dialog).getByLabelText('Sebab'));
    await user.click(
      await screen.findByRole('option', { name: 'Pelanggaran yang tidak dipulihkan' }),
    );
    await user.type(within(dialog).getByLabelText('Alasan'), 'Tidak dibayar');
    await user.type(within(dialog).getByLabelText('Surat atau bukti'), 'Surat 13');
    await user.click(within(dialog).getByRole('button', { name: 'Beritahukan pengakhiran PKS' }));
    expect(
      await within(dialog).findByText(/Pasal 16: pengakhiran karena pelanggaran/),
    ).toBeTruthy();
  });

  it('has letters and other evidence', async () => {
    const { id } = await verifiedPks(server, world);
    const { user } = await openPage(`/admin/pks/detail/${id}`);
    expect(await screen.findByText('Belum ada surat atau bukti.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Unggah surat atau bukti' }));
    const dialog = await screen.findByRole('dialog');
    const input = await waitFor(() => {
      const found = dialog.querySelector<HTMLInputElement>('input[type="file"]');
      if (!found) throw new Error('The file field is not there yet.');
      return found;
    });
    await user.upload(input, applicationDocuments('surat')['fileNPWP'] as File);
    await user.click(within(dialog).getByRole('button', { name: 'Unggah' }));
    const files = await screen.findByRole('list', { name: 'Surat dan bukti' });
    expect(within(files).getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('the agreement of an amendment', () => {
  it('shows what it amends, and what changes against it', async () => {
    const original = await verifiedPks(server, world);
    const before = await world.request('ADMIN', 'GET', `/Order/${original.idOrder}`);
    const [line] = (before.json as unknown as Order).baris;
    const amended = await world.request('BHBU', 'POST', '/Order/CreateAmandemen', {
      ...world.body({ jumlahPeserta: 150, jumlahDosis: 300 }),
      idOrder: original.idOrder,
      alasanAmandemen: 'Jumlah karyawan bertambah',
      baris: [orderLineBody(world, { id: line?.id, jumlahPeserta: 150, jumlahDosis: 300 })],
    });
    expect(amended.status, amended.text).toBe(201);
    const id = Number(amended.json['id']);
    await world.request('LEGAL', 'PUT', `/Order/keadaan/${id}`, { event: 'accept' });
    await openPage(`/admin/pks/amandemen/add/${id}`);
    const parent = await screen.findByRole('link', {
      name: `Mengamandemen PKS ${original.noPKS}`,
    });
    expect(parent.getAttribute('href')).toBe(`/admin/pks/detail/${original.id}`);
    expect(await screen.findByText('Alasan: Jumlah karyawan bertambah')).toBeTruthy();
    expect(screen.getAllByText(/100 → 150/).length).toBeGreaterThan(0);
    expect(screen.getByText(/^Tambahan yang harus dibayar: Rp/)).toBeTruthy();
  });
});

describe('the list of agreements', () => {
  it('shows a company its own, with the nearest deadline', async () => {
    const { noPKS } = await verifiedPks(server, world);
    await openPage('/dashboard/pks/list-pks', 'BHBU');
    const link = await screen.findByRole('link', { name: noPKS ?? '' });
    expect(link.getAttribute('href')).toMatch(/^\/dashboard\/pks\/detail\/\d+$/);
    expect(screen.queryByRole('columnheader', { name: 'Perusahaan' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Tenggat terdekat' })).toBeTruthy();
  });

  it('leads staff from the list of a company to all, with the filter', async () => {
    const { address } = await openPage('/dashboard/pks/list-pks?filter=%7B%7D');
    await waitFor(() => expect(address()).toBe('/admin/pks/list-pks?filter=%7B%7D'));
  });
});
