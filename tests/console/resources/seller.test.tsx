import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contract/policy.ts';
import type { Seller } from '#contract/domains/seller.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/seller/index.ts';
import { sellerBody } from '../../builders/seller.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  fillField,
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(resetPortal);
afterAll(() => server.stop());

async function openPage(at: string, role: Role = 'ADMIN') {
  await startSignedInSession(server, { role });
  return renderPortal({ at, fetch: serverFetch(server) });
}

/** Proposes a version, by another account unless a token is given. */
async function propose(overrides: Parameters<typeof sellerBody>[0] = {}, by?: string) {
  const token = by ?? (await server.signIn({ role: 'FINANCE' })).token;
  const body = sellerBody({ berlakuMulai: '2030-05-01', ...overrides });
  const { json } = await server.request('POST', '/Seller', { token, body });
  return json as unknown as Seller;
}

/** Proposes a version, and approves it by another account. */
async function approved(overrides: Parameters<typeof sellerBody>[0]) {
  const { id, version } = await propose(overrides);
  const { token } = await server.signIn({ role: 'ADMIN' });
  const body = { event: 'approve', version };
  const response = await server.request('PUT', `/Seller/keadaan/${id}`, { token, body });
  expect(response.status, response.text).toBe(200);
  return id;
}

describe("the seller's data", () => {
  it('are approved by another person', async () => {
    const { id } = await propose({ berlakuMulai: '2030-01-02' });
    const { user } = await openPage(`/admin/penjual/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Setujui' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Setujui data penjual' }));
    const timeline = await screen.findByRole('region', { name: 'Riwayat status' });
    expect(await within(timeline).findByText('Disetujui')).toBeTruthy();
  });

  it('are proposed from the present ones, and a new account needs another person', async () => {
    const { user } = await openPage('/admin/penjual/add');
    const name = await screen.findByLabelText<HTMLInputElement>('Nama penjual');
    await waitFor(() => expect(name.value).toBe('PT Vaksin Contoh (Persero)'));
    await user.clear(screen.getByLabelText('Nomor rekening'));
    await fillField(user, 'Nomor rekening', '131-00-7654321-0');
    await fillField(user, 'Mulai berlaku', '01-03-2030');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));

    await user.click(await screen.findByRole('link', { name: /mulai 01-Mar-2030$/ }));
    await screen.findByText('Rekening berubah');
    // Whether there is another person, and who, the server knows.
    await waitFor(() =>
      expect(document.body.textContent).toMatch(
        /Setujui: Anda, .* orang lain yang memutuskan\. Yang boleh: \S/,
      ),
    );
    expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Lainnya' }));
    const item = await screen.findByRole('menuitem', { name: /^Setujui/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
  });

  it('are proposed from the latest approved ones, from the first possible day', async () => {
    await approved({ nama: 'PT Vaksin Mendatang', berlakuMulai: '2030-02-01' });
    await openPage('/admin/penjual/add');
    const name = await screen.findByLabelText<HTMLInputElement>('Nama penjual');
    await waitFor(() => expect(name.value).toBe('PT Vaksin Mendatang'));
    expect(await screen.findByText('Tanggal mulai paling cepat 02-Feb-2030.')).toBeTruthy();
  });

  it('are cancelled before their first day only, and the latest first', async () => {
    const coming = await approved({ berlakuMulai: '2030-02-10' });
    const latest = await approved({ berlakuMulai: '2030-02-20' });
    const { token } = await server.signIn({ role: 'ADMIN' });
    const { json } = await server.request('GET', '/Seller/berlaku', { token });
    const cancelItem = async (id: number) => {
      const { user } = await openPage(`/admin/penjual/${id}`);
      await user.click(await screen.findByRole('button', { name: 'Lainnya' }));
      const item = await screen.findByRole('menuitem', { name: /^Batalkan/ });
      const [text, isDisabled] = [item.textContent, item.getAttribute('aria-disabled')];
      resetPortal();
      return { text, isDisabled };
    };
    expect(await cancelItem(Number(json['id']))).toEqual({
      text: 'BatalkanData ini sudah mulai berlaku. Ajukan penggantinya.',
      isDisabled: 'true',
    });
    expect(await cancelItem(coming)).toEqual({
      text: 'BatalkanSesudahnya sudah disetujui data lain. Batalkan dahulu versi sesudahnya.',
      isDisabled: 'true',
    });
    expect(await cancelItem(latest)).toEqual({ text: 'Batalkan', isDisabled: null });
  });

  it('warn of a wrong check digit of the NPWP, in the form and before approval', async () => {
    const { user } = await openPage('/admin/penjual/add');
    await screen.findByLabelText('NPWP');
    const warning = 'Angka pemeriksa NPWP tidak sesuai: bandingkan dengan kartunya.';
    expect(screen.queryByText(warning)).toBeNull();
    await user.clear(screen.getByLabelText('NPWP'));
    await fillField(user, 'NPWP', '02.183.241.6-051.000');
    await screen.findByText(warning);
    resetPortal();
    const { id } = await propose({ npwp: '02.183.241.6-051.000' });
    await openPage(`/admin/penjual/${id}`);
    await screen.findByRole('button', { name: 'Setujui' });
    expect(screen.getByText(warning)).toBeTruthy();
  });

  it('get files and changes from their proposer only', async () => {
    const { token } = await startSignedInSession(server, { role: 'FINANCE' });
    const own = await propose({}, token);
    const others = await propose();
    const offered = async (id: number) => {
      const { user } = renderPortal({ at: `/admin/penjual/${id}`, fetch: serverFetch(server) });
      await screen.findByRole('heading', { name: 'Berkas' });
      await screen.findByText('Logo');
      const upload = screen.queryByRole('button', { name: /Unggah/ });
      await user.click(screen.getByRole('button', { name: 'Lainnya' }));
      await screen.findByRole('menuitem', { name: 'Tolak' });
      return [upload !== null, screen.queryAllByRole('menuitem', { name: 'Ubah' }).length];
    };
    expect(await offered(own.id)).toEqual([true, 1]);
    cleanup();
    expect(await offered(others.id)).toEqual([false, 0]);
  });

  it('are edited by their proposer only', async () => {
    const { id } = await propose();
    await openPage(`/admin/penjual/edit/${id}`);
    await screen.findByRole('heading', { level: 1, name: /^PT Vaksin Contoh/ });
    expect(
      await screen.findByText('Hanya pengusulnya yang dapat mengubah usulan ini.'),
    ).toBeTruthy();
    expect(screen.getByText('02.183.241.5-051.000')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
  });

  it('are read-only for LEGAL, and closed to others', async () => {
    const { id } = await propose();
    await openPage(`/admin/penjual/${id}`, 'LEGAL');
    await screen.findByRole('heading', { level: 1, name: /^PT Vaksin Contoh/ });
    expect(screen.queryByRole('button', { name: /Setujui|Unggah/ })).toBeNull();
    resetPortal();
    await openPage('/admin/penjual', 'AM');
    expect(await screen.findByRole('heading', { name: 'Akses ditolak' })).toBeTruthy();
  });
});
