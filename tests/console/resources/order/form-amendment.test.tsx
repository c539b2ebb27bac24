import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Order } from '#contract/domains/order/record.ts';
import { order as orders, orderLine } from '#server/platform/db/schema/index.ts';
import { buildOrderWorld, type OrderWorld } from '../../../builders/order.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import { fillCell, openOrderScreen, waitForRecordPath } from '../../harness/openOrderForm.tsx';
import { fillField, resetPortal } from '../../harness/renderPortal.tsx';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
});
afterEach(resetPortal);
afterAll(() => server.stop());

const amendPath = ({ id }: Pick<Order, 'id'>) => `/dashboard/pemesanan/amandemen/${id}`;
const open = (at: string) => openOrderScreen(server, world, at);

/** Submits an order of 40 people and accepts it. */
async function acceptedOrder(): Promise<Order> {
  const order = await world.submit();
  const answer = await world.request('LEGAL', 'PUT', `/Order/keadaan/${order.id}`, {
    event: 'accept',
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as unknown as Order;
}

describe('an amendment', () => {
  it('shows what it changes and costs, and becomes a version of its own', async () => {
    const order = await acceptedOrder();
    const { user, address } = await open(amendPath(order));
    expect(await screen.findByText('Belum ada perubahan.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ubah baris 1' }));
    await fillCell(user, 'Peserta', '120');
    const delta = screen.getByRole('region', { name: 'Perubahan' });
    await within(delta).findByText(/^Baris 1 \(.+\), Peserta: 100 → 120$/);
    expect(within(delta).getByText('Tambah')).toBeTruthy();
    expect(within(delta).getByText(/^Tambahan yang harus dibayar: Rp\s12\.000\.000$/)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Ajukan amandemen' }));
    expect(await screen.findByRole('link', { name: /^Alasan amandemen: / })).toBeTruthy();
    await fillField(user, 'Alasan amandemen', 'Karyawan bertambah');
    await user.click(screen.getByRole('button', { name: 'Ajukan amandemen' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /^Ajukan senilai/ }));
    const id = await waitForRecordPath(address, '/dashboard/pemesanan/detail/');
    const { json } = await world.request('ADMIN', 'GET', `/Order/${id}`);
    expect(json).toMatchObject({
      amandemenDari: order.id,
      alasanAmandemen: 'Karyawan bertambah',
      jumlahPeserta: 120,
      status: 'DIAJUKAN',
    });
  });

  it('is saved as a draft that still shows its changes', async () => {
    const order = await acceptedOrder();
    const { user, address } = await open(amendPath(order));
    await fillField(user, 'Alasan amandemen', 'Penanggung jawab berganti');
    await fillField(user, 'Penanggung jawab', 'Nama Baru');
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    await waitForRecordPath(address, '/dashboard/pemesanan/edit/');
    const delta = await screen.findByRole('region', { name: 'Perubahan' });
    await waitFor(() =>
      expect(within(delta).getByText('Penanggung jawab: Bagas Prasetyo → Nama Baru')).toBeTruthy(),
    );
    expect(within(delta).queryByText(/^Baris/)).toBeNull();
  });

  it('says while typing what is shipped or paid and cannot be taken back', async () => {
    const order = await acceptedOrder();
    await server.db.update(orders).set({ dibayar: 20_000_000 }).where(eq(orders.id, order.id));
    await server.db.update(orderLine).set({ qtyKirim: 150 }).where(eq(orderLine.idOrder, order.id));
    const { user } = await open(amendPath(order));
    await user.click(await screen.findByRole('button', { name: 'Ubah baris 1' }));
    await fillCell(user, 'Dosis', '40');
    expect(await screen.findByText(/jumlah yang sudah dibayar Rp\s20\.000\.000/i)).toBeTruthy();
    await user.tab();
    // It is read with the field, and shown below the row.
    await screen.findAllByText(/paling sedikit 150 dosis, yang sudah dikirim/i);
    await fillCell(user, 'Dosis', '180');
    await waitFor(() => expect(screen.queryAllByText(/paling sedikit 150/i)).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Hapus baris 1' }));
    expect(await screen.findByText(/sudah dikirim 150 dosis dan tidak dapat dihapus/)).toBeTruthy();
  });

  it('is not offered for an order that is not accepted', async () => {
    const order = await world.submit();
    await open(amendPath(order));
    expect(await screen.findByText(/tidak dapat diamandemen/)).toBeTruthy();
  });
});
