import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import { openOrderScreen } from '../harness/openOrderForm.tsx';
import { fillField, resetPortal } from '../harness/renderPortal.tsx';

let server: TestServer;
let world: MoneyWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server));
});
afterEach(resetPortal);
afterAll(() => server.stop());

const open = (at: string, role: 'BHBU' | 'FINANCE') => openOrderScreen(server, world, at, role);

it('leads a company from its invoices to its account, and from a payment to those of its invoice', async () => {
  const invoice = await world.firstInvoice((await world.sign()).id);
  const { id } = await world.pay(invoice.id, invoice.nilaiTagihan);
  await world.verify(id);
  const { user, address } = await open('/dashboard/invoice/list-invoice', 'BHBU');
  await user.click(await screen.findByRole('link', { name: 'Rekening pelanggan' }));
  const table = await screen.findByRole('group', { name: 'Mutasi' });
  expect(within(table).getAllByRole('link', { name: invoice.noInvoice ?? '' })).toHaveLength(2);
  await user.click(within(table).getByRole('link', { name: 'Pembayaran' }));
  await waitFor(() => expect(address()).toBe(`/dashboard/invoice/payment/${invoice.id}`));
});

it('tells FINANCE at the field which days it refuses, and keeps them in the address', async () => {
  const path = `/dashboard/invoice/rekening/${world.bhbuId}`;
  const { user, address } = await open(path, 'FINANCE');
  await screen.findByRole('heading', { name: 'Posisi sekarang' });
  await fillField(user, 'Sampai hari', '01-01-2031');
  expect(await screen.findByText('Isi hari ini atau hari sebelumnya')).toBeTruthy();
  await fillField(user, 'Sampai hari', '01-01-2030');
  await waitFor(() => expect(address()).toBe(`${path}?sampai=2030-01-01`));
  expect(await screen.findByText('Tidak ada mutasi pada hari-hari ini.')).toBeTruthy();
});
