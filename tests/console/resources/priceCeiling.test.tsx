import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Product } from '#contract/domains/product.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/priceCeiling/index.ts';
import '#src/resources/product/index.ts';
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

beforeAll(async () => {
  server = await startTestServer();
  const { token } = await server.signIn({ role: 'ADMIN' });
  product = (await server.request('POST', '/Product', { token, body: productBody() }))
    .json as unknown as Product;
});
afterEach(resetPortal);
afterAll(() => server.stop());

it('LEGAL enters a decree in force once and for all, and the prices that exceed it are named', async () => {
  await startSignedInSession(server, { role: 'LEGAL' });
  const { user } = renderPortal({ at: '/admin/batas-harga/add', fetch: serverFetch(server) });
  await fillField(user, 'Nomor KMK', 'HK.01.07/MENKES/5/2022');
  await fillField(user, 'Tanggal keputusan', '03-01-2022');
  await fillField(user, 'Judul', 'Harga tertinggi contoh');
  await fillField(user, 'Berlaku mulai', '03-01-2022');
  await fillField(user, 'Batas harga vaksin (opsional)', '299999');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/tidak dapat diubah atau dihapus/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Catat keputusan' }));
  expect(await screen.findByText(new RegExp(`Harga ${product.nama}.*melampaui`))).toBeTruthy();
  const row = await screen.findByRole('row', { name: /MENKES\/5\/2022/ });
  expect(row.textContent.replace(/\u00a0/g, ' ')).toMatch(/03-Jan-2022.*Rp 299\.999/);
  await user.click(within(row).getByRole('link'));
  expect(await screen.findByText(/Keputusan ini sudah berlaku/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
});

it('the page of a product says which price exceeds which decree', async () => {
  await startSignedInSession(server, { role: 'AM' });
  renderPortal({ at: `/admin/product/edit/${product.id}`, fetch: serverFetch(server) });
  const warning = await screen.findByText(/^Melampaui batas/);
  expect(warning.textContent.replace(/\u00a0/g, ' ')).toBe(
    'Melampaui batas Rp 299.999 sejak 03-Jan-2022 (KMK HK.01.07/MENKES/5/2022).',
  );
});
