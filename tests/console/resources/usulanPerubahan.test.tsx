import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Product } from '#contract/domains/product.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/product/index.ts';
import '#src/resources/usulanPerubahan/index.ts';
import { productBody } from '../../builders/product.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  fillField,
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

let server: TestServer;
let product: Product;
let adminToken: string;

beforeAll(async () => {
  server = await startTestServer({ secondPerson: true });
  adminToken = (await server.signIn({ role: 'ADMIN', fullName: 'Orang Lain' })).token;
  const created = await server.request('POST', '/Product', {
    token: adminToken,
    body: productBody(),
  });
  product = created.json as unknown as Product;
});
afterEach(resetPortal);
afterAll(() => server.stop());

const open = async (at: string, fullName: string) => {
  await startSignedInSession(server, { role: 'ADMIN', fullName });
  return renderPortal({ at, fetch: serverFetch(server) });
};
const prices = async () => {
  const path = `/Product/${product.id}`;
  const { json } = await server.request('GET', path, { token: adminToken });
  return (json as unknown as Product).riwayatHarga;
};

it('a price is proposed where two persons are needed, and made once another one accepts it', async () => {
  const { user } = await open(`/admin/product/edit/${product.id}`, 'Wulan Satu');
  await user.click(await screen.findByRole('button', { name: 'Tambah harga' }));
  const form = await screen.findByRole('dialog', { name: 'Tambah harga' });
  await fillField(user, 'Harga per dosis', '310000');
  await fillField(user, 'Berlaku mulai', '2031-02-01');
  await fillField(user, 'Nomor SK', 'SK-DIR/9/2031');
  await user.click(within(form).getByRole('button', { name: 'Tambah harga' }));

  const asking = await screen.findByRole('dialog', { name: 'Ajukan sebagai usulan' });
  await user.click(within(asking).getByRole('button', { name: 'Ajukan' }));
  expect(within(asking).getByRole('alert').textContent).toContain('paling sedikit 3 huruf');
  await user.type(within(asking).getByRole('textbox', { name: /Alasan/ }), 'SK direksi 9');
  await user.click(within(asking).getByRole('button', { name: 'Ajukan' }));
  expect(await screen.findByText(/Usulan sudah dikirim; datanya belum berubah/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await prices()).toHaveLength(1);
  resetPortal();

  const page = await open(`/admin/product/detail/${product.id}`, 'Bagus Dua');
  const notice = await screen.findByText(/Tambah harga produk diusulkan Wulan Satu/);
  await page.user.click(within(notice).getByRole('link', { name: 'Buka usulan' }));
  expect(await screen.findByText('SK direksi 9')).toBeTruthy();
  const change = await screen.findByRole('table', { name: 'Yang berubah' });
  expect(change.textContent).toContain('310.000');
  await page.user.click(await screen.findByRole('button', { name: 'Terima' }));
  const confirming = await screen.findByRole('dialog');
  await page.user.click(within(confirming).getByRole('button', { name: /^Terima/ }));
  await waitFor(async () => expect(await prices()).toHaveLength(2));
});
