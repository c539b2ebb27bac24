import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays } from '#contract/core/values/day.ts';
import { buildOrderWorld, type OrderWorld } from '../../../builders/order.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import {
  fillFirstLine,
  fillCell,
  findCell,
  openOrderScreen,
  typedDay,
  waitForRecordPath,
} from '../../harness/openOrderForm.tsx';
import { resetPortal } from '../../harness/renderPortal.tsx';
import { stubPhoneWindow } from '../../harness/stubWindow.ts';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
});
afterEach(() => {
  vi.unstubAllGlobals();
  resetPortal();
});
afterAll(() => server.stop());

const addPath = () => `/dashboard/pemesanan/add/${world.bhbuId}`;
const openForm = (role: 'ADMIN' | 'BHBU' = 'ADMIN') =>
  openOrderScreen(server, world, addPath(), role);

/** Finds an input of the header; a group of the side menu can have the same name. */
const header = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
const submit = async (user: Awaited<ReturnType<typeof openForm>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Ajukan pesanan' }));

describe('a new order', () => {
  it('fills in what follows, says what it costs, and is submitted after a confirmation', async () => {
    const { user, address } = await openForm('BHBU');
    await fillFirstLine(user, world);
    expect((await findCell('Dosis')).value).toBe('80');
    expect((await findCell('PIC perusahaan')).value).toBe('Bima Pradana');
    expect((await header('Penanggung jawab')).value).toBe('Sekar Wulandari');
    const totals = screen.getByRole('region', { name: 'Perkiraan biaya' });
    expect(within(totals).getAllByText(/Rp\s24\.000\.000/).length).toBeGreaterThan(0);
    expect(within(totals).getByText(/dua puluh empat juta rupiah$/i)).toBeTruthy();
    expect(within(totals).getAllByText('Cara hitung').length).toBeGreaterThan(1);

    await submit(user);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^Ajukan pesanan senilai Rp\s24\.000\.000\?$/)).toBeTruthy();
    expect(within(dialog).getByText(/^Termin pertama \(50%\) harus dibayar/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: /^Ajukan senilai/ }));
    const id = await waitForRecordPath(address, '/dashboard/pemesanan/detail/');
    const { json } = await world.request('ADMIN', 'GET', `/Order/${id}`);
    expect(json).toMatchObject({
      status: 'DIAJUKAN',
      bhbuId: world.bhbuId,
      jumlahPeserta: 40,
      jumlahDosis: 80,
      totalHarga: 24_000_000,
      baris: [{ idFaskes: world.idFaskes, idProduk: world.idProduk, jumlahDosis: 80 }],
    });
  });

  it('has the messages of the server at the cells, and a link to each', async () => {
    const { user } = await openForm();
    await fillFirstLine(user, world);
    const tooEarly = addDays(world.day, -9);
    await fillCell(user, 'Mulai vaksinasi', typedDay(tooEarly));
    await fillCell(user, 'Ponsel PIC faskes', '12');
    await user.tab();
    await waitFor(async () =>
      expect((await findCell('Mulai vaksinasi')).getAttribute('aria-invalid')).toBe('true'),
    );
    await fillCell(user, 'Ponsel PIC faskes', '081234567801');
    await submit(user);
    const link = await screen.findByRole('link', {
      name: /^Baris 1, Mulai vaksinasi: Pilih hari paling awal/,
    });
    // The links may be there before the attempt ends, which moves the focus to them.
    await waitFor(() => expect(link.closest('[role="alert"]')).toBe(document.activeElement));
    await user.click(link);
    expect(document.activeElement).toBe(await findCell('Mulai vaksinasi'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('selects what was typed when Tab leaves a cell', async () => {
    const { user } = await openForm();
    await fillFirstLine(user, world);
    const facility = await findCell('Faskes');
    const name = facility.value;
    await user.clear(facility);
    await user.type(facility, name.slice(0, 5).toLowerCase());
    await user.tab();
    await waitFor(() => expect(facility.value).toBe(name));
    expect(document.activeElement).toBe(await findCell('Produk'));
  });

  it('asks for a reason when the doses are not those of complete courses', async () => {
    const { user } = await openForm();
    await fillFirstLine(user, world);
    expect(screen.queryByLabelText(/^Alasan jumlah dosis/)).toBeNull();
    await fillCell(user, 'Dosis', '50');
    await screen.findByLabelText(/^Alasan jumlah dosis/);
    await submit(user);
    expect(
      await screen.findByRole('link', { name: /^Alasan jumlah dosis: Dosis lengkap/ }),
    ).toBeTruthy();
  });

  it('divides a line over the open days of its facility', async () => {
    const { user } = await openForm();
    await fillFirstLine(user, world, '120');
    await screen.findByText(/^Perlu 3 hari buka, /);
    await user.click(screen.getByRole('button', { name: 'Bagi ke hari buka' }));
    await screen.findByRole('button', { name: 'Ubah baris 3' });
    expect((await findCell('Peserta')).value).toBe('50');
    expect(await screen.findByText('240')).toBeTruthy();
    expect(screen.queryByText(/^Perlu 3 hari buka/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ubah baris 3' }));
    expect((await findCell('Mulai vaksinasi', 3)).value).toBe(typedDay(addDays(world.day, 2)));
  });

  it('starts from an earlier order', async () => {
    const earlier = await world.submit();
    const { user } = await openForm();
    await user.click(await screen.findByRole('button', { name: 'Salin dari pesanan sebelumnya' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByLabelText(new RegExp(earlier.noOrder ?? '-')));
    await user.click(within(dialog).getByRole('button', { name: 'Salin pesanan ini' }));
    await screen.findByText('200');
    await user.click(screen.getByRole('button', { name: 'Ubah baris 1' }));
    expect((await findCell('PIC faskes')).value).toBe('Sekar Ayuningtyas');
    expect((await header('Penanggung jawab')).value).toBe('Bagas Prasetyo');
  });

  it('needs a service for each line of a package only', async () => {
    const { user } = await openForm();
    await fillFirstLine(user, world);
    expect(screen.queryByRole('columnheader', { name: 'Layanan' })).toBeNull();
    await user.click(await screen.findByRole('combobox', { name: /^Model/ }));
    await user.click(await screen.findByRole('option', { name: 'Paket vaksin dan layanan' }));
    await screen.findByRole('columnheader', { name: 'Layanan' });
    await submit(user);
    expect(
      await screen.findByRole('link', { name: /^Baris 1, Layanan: Pilih layanan penyuntikan/ }),
    ).toBeTruthy();
  });

  it('is not offered to another company', async () => {
    await openOrderScreen(server, world, '/dashboard/pemesanan/add/999999', 'BHBU');
    expect(await screen.findByRole('heading', { name: 'Akses ditolak' })).toBeTruthy();
  });
});

describe('a booster order', () => {
  it('offers booster agreements and no vaccine of the first course', async () => {
    await openOrderScreen(server, world, `/dashboard/pemesanan-booster/add/${world.bhbuId}`);
    expect(await screen.findByLabelText(/^PKS booster/)).toBeTruthy();
    expect((await findCell('Produk')).value).toBe('');
  });
});

describe('the order form on a phone', () => {
  it('shows the lines as cards', async () => {
    stubPhoneWindow();
    const { user } = await openForm();
    await user.click(await screen.findByRole('button', { name: /^Baris 1/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Baris 1' });
    await user.type(within(dialog).getByLabelText('Peserta'), '40');
    await user.click(within(dialog).getByRole('button', { name: 'Selesai' }));
    const card = await screen.findByRole('button', { name: /^Baris 1/ });
    expect(card.textContent).toContain('Peserta: 40');
    expect(card.textContent).toContain('Dosis: 80');
  });
});
