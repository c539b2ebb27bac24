import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '#contract/policy.ts';
import type { Product } from '#contract/domains/product.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/product/index.ts';
import '#src/resources/product/page/pageDefinition.tsx';
import '#src/resources/user/page/pageDefinition.tsx';
import '#src/kit/form/FormPages.tsx';
import { productBody } from '../../builders/product.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  fillField,
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';
import { stubWideWindow } from '../harness/stubWindow.ts';

let server: TestServer;
let adminToken: string;
let product: Product;

beforeAll(async () => {
  server = await startTestServer();
  adminToken = (await server.signIn({ role: 'ADMIN', fullName: 'Orang Lain' })).token;
});
beforeEach(async () => {
  const { json } = await server.request('POST', '/Product', {
    token: adminToken,
    body: productBody(),
  });
  product = json as unknown as Product;
});
afterEach(() => {
  vi.unstubAllGlobals();
  resetPortal();
});
afterAll(() => server.stop());

async function open(at: string, role: Role = 'ADMIN') {
  await startSignedInSession(server, { role, fullName: 'Bagas Prasetya' });
  return renderPortal({ at, fetch: serverFetch(server) });
}
const pagePath = () => `/admin/product/detail/${product.id}`;
const editPath = () => `/admin/product/edit/${product.id}`;
const findTitle = () => screen.findByRole('heading', { level: 1, name: product.nama });

describe('the page of a record', () => {
  it('shows state, number, related records and changes, and links to its sections', async () => {
    const { user } = await open(pagePath());
    await findTitle();
    expect(screen.getByText('Aktif')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Salin kode produk' })).toBeTruthy();
    const batches = within(await screen.findByRole('region', { name: 'Batch' }));
    expect(await batches.findByText('Belum ada batch')).toBeTruthy();
    const changes = within(screen.getByRole('region', { name: 'Riwayat perubahan' }));
    expect(await changes.findByText(/^Orang Lain,/)).toBeTruthy();

    const links = within(screen.getByRole('navigation', { name: 'Bagian halaman ini' }));
    expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Produk',
      'Pajak',
      'Asal dan izin',
      'Kemasan dan pemberian',
      'Penyimpanan',
      'Harga',
      'Batch',
      'Riwayat perubahan',
    ]);
    await user.click(links.getByRole('link', { name: 'Harga' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Harga' }));
    expect(links.getByRole('link', { current: 'location' }).textContent).toBe('Harga');
  });

  it('leads to the form, which returns to it', async () => {
    const { user, address } = await open(pagePath());
    await user.click(await screen.findByRole('link', { name: 'Ubah' }));
    await waitFor(() => expect(address()).toBe(editPath()));
    await fillField(user, 'Nama produk', 'Vaksin Berganti');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(address()).toBe(pagePath()));
    await screen.findByRole('heading', { level: 1, name: 'Vaksin Berganti' });
  });

  it('hides the audit log and the form from roles without these rights', async () => {
    await open(pagePath(), 'PS');
    await findTitle();
    expect(screen.queryByRole('region', { name: 'Riwayat perubahan' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ubah' })).toBeNull();
  });

  it('lists the open sessions of an account', async () => {
    const { id } = await server.signIn({ role: 'LEGAL' });
    await open(`/admin/user/detail/${id}`);
    const sessions = within(await screen.findByRole('region', { name: 'Sesi yang terbuka' }));
    expect(await sessions.findAllByText(/terakhir dipakai/i)).toHaveLength(1);
  });
});

describe('the form of a record', () => {
  it('shows the facts of the record and its sections beside it in a wide window', async () => {
    stubWideWindow();
    await open(editPath());
    await findTitle();
    const aside = within(await screen.findByRole('complementary', { name: 'Tentang data ini' }));
    expect(aside.getByText('Aktif')).toBeTruthy();
    expect(aside.getByText(/^Orang Lain,/)).toBeTruthy();
    expect(aside.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Buka halaman datanya',
      'Harga',
      'Produk',
      'Pajak',
      'Asal dan izin',
      'Kemasan dan pemberian',
      'Penyimpanan',
    ]);
    expect(screen.getAllByText('Aktif')).toHaveLength(1);
  });

  it('shows them above it in a narrow window', async () => {
    await open(editPath());
    await findTitle();
    expect(screen.queryByRole('complementary', { name: 'Tentang data ini' })).toBeNull();
    expect(screen.getByText('Aktif')).toBeTruthy();
    expect(screen.getByText(/Dibuat: Orang Lain,/)).toBeTruthy();
  });
});
