import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import '#src/resources/bankLine/index.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import { openOrderScreen } from '../harness/openOrderForm.tsx';
import { resetPortal } from '../harness/renderPortal.tsx';

let server: TestServer;
let world: MoneyWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server));
});
afterEach(resetPortal);
afterAll(() => server.stop());

it('a statement is uploaded, and a line booked as its explanation', async () => {
  const invoice = await world.firstInvoice((await world.sign()).id);
  const { user } = await openOrderScreen(server, world, '/admin/invoice/rekening-koran', 'FINANCE');
  const day = dayInJakarta(server.now());
  const csv = `Tanggal,Keterangan,Jumlah,D/K\n${day},BAYAR ${invoice.noInvoice},${invoice.harusTransfer},K\nxx,y,1,K\n`;
  const input = await screen.findByLabelText<HTMLInputElement>('Rekening koran');
  await user.upload(input, new File([csv], 'koran.csv', { type: 'text/csv' }));
  await user.click(screen.getByRole('button', { name: 'Tambahkan' }));
  expect(await screen.findByText(/^Berkas ini tidak menyebut nomor rekeningnya/)).toBeTruthy();
  await user.type(screen.getByLabelText('Nomor rekening'), '1310012345678');
  await user.click(screen.getByRole('button', { name: 'Tambahkan' }));
  expect(await screen.findByText('1 uang masuk baru')).toBeTruthy();
  expect(screen.getByText('Baris 3: Tanggal tidak terbaca')).toBeTruthy();

  await user.click(screen.getByRole('link', { name: 'Buka rekonsiliasi' }));
  await user.click(await screen.findByRole('link', { name: /^Rp/ }));
  const explanations = await screen.findByRole('region', { name: 'Penjelasan yang mungkin' });
  expect(within(explanations).getByText(/menyebut nomor invoice/)).toBeTruthy();
  await user.click(within(explanations).getByRole('button', { name: /^Pilih/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Catat pembayaran' }));
  const payments = await screen.findByRole('region', { name: 'Pembayaran yang dibuktikannya' });
  expect(within(payments).getByText('Menunggu verifikasi')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
