import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/companyUser/index.ts';
import '#src/resources/order/index.ts';
import type { CompanyRight } from '#contract/policy.ts';
import { appUser } from '#server/platform/db/schema/index.ts';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
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
  world = await buildOrderWorld(server);
});
// Each test has the accounts that it signs in.
beforeEach(() =>
  server.db.update(appUser).set({ isActive: false }).where(eq(appUser.bhbuId, world.bhbuId)),
);
afterEach(resetPortal);
afterAll(() => server.stop());

const company = (fullName: string, hak?: readonly CompanyRight[]) => ({
  role: 'BHBU' as const,
  bhbuId: world.bhbuId,
  fullName,
  ...(hak && { hak }),
});

async function open(at: string, ...who: Parameters<typeof company>) {
  const account = await startSignedInSession(server, company(...who));
  return { account, ...renderPortal({ at, fetch: serverFetch(server) }) };
}

it('a manager invites a colleague, changes the rights and deactivates the account', async () => {
  const { user } = await open('/dashboard/bhbu/akun', 'Indah Pengelola');
  await user.click(await screen.findByRole('button', { name: 'Undang rekan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fillField(user, 'Nama lengkap', 'Sari Rekan');
  await fillField(user, 'Email', 'sari@contoh.example');
  await user.click(dialog.getByRole('checkbox', { name: 'Membayar invoice' }));
  await user.click(dialog.getByRole('button', { name: 'Undang rekan' }));
  const list = within(await screen.findByRole('list', { name: 'Akun perusahaan' }));
  const row = async () => {
    const item = (await list.findByText('Sari Rekan')).closest('li');
    if (!item) throw new Error('The name is in no row.');
    return item;
  };
  expect((await row()).textContent).toContain('Membayar invoice');

  await user.click(await list.findByRole('button', { name: 'Ubah hak: Sari Rekan' }));
  const rights = within(await screen.findByRole('dialog'));
  await user.click(rights.getByRole('checkbox', { name: 'Memesan dan mengamandemen' }));
  await user.click(rights.getByRole('button', { name: 'Simpan' }));
  await waitFor(async () =>
    expect((await row()).textContent).toContain('Memesan dan mengamandemen · Membayar invoice'),
  );

  await user.click(await list.findByRole('button', { name: 'Nonaktifkan: Sari Rekan' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Nonaktifkan' }));
  await waitFor(async () => expect((await row()).textContent).toContain('Nonaktif'));
});

it('an account without a right reads who has it, in the list and on a page it may not open', async () => {
  await server.signIn(company('Budi Pemesan', ['MEMESAN']));
  const { go } = await open(`/dashboard/pemesanan/list-pemesanan/${world.bhbuId}`, 'Cici', []);
  expect(await screen.findByText('Memesan di perusahaan Anda: Budi Pemesan.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Tambah pesanan' })).toBeNull();
  await go(`/dashboard/pemesanan/add/${world.bhbuId}`);
  expect(await screen.findByRole('heading', { name: 'Akses ditolak' })).toBeTruthy();
  expect(await screen.findByText('Memesan di perusahaan Anda: Budi Pemesan.')).toBeTruthy();
});

it('the page of an order names who approves it; its author cannot, a colleague can', async () => {
  const author = await server.signIn(company('Andi Penyusun'));
  await server.signIn(company('Budi Penyetuju', ['MEMESAN']));
  await server.request('PUT', `/AkunPerusahaan/persetujuan/${world.bhbuId}`, {
    token: author.token,
    body: { persetujuanPesanan: true },
  });
  const { json } = await server.request('POST', '/Order', {
    token: author.token,
    body: world.body(),
  });
  const path = `/dashboard/pemesanan/detail/${String(json['id'])}`;
  const { user } = await open(path, 'Dewi Penyetuju', ['MEMESAN']);
  const panel = within(await screen.findByRole('region', { name: 'Berikutnya' }));
  await panel.findByText(/Yang dapat menyetujui: Budi Penyetuju, Dewi Penyetuju/);
  expect(panel.getByText('Giliran Anda')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Setujui dan ajukan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Setujui dan ajukan pesanan' }));
  await waitFor(() => expect(screen.getAllByText('Diajukan').length).toBeGreaterThan(0));
});
