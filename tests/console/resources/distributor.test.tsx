import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/distributor/index.ts';
import '#src/kit/input/LookupInput.tsx';
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

async function open(at: string) {
  const { token } = await startSignedInSession(server, { role: 'PS' });
  return { token, ...renderPortal({ at, fetch: serverFetch(server) }) };
}

describe('distributors', () => {
  it('are added with their permit', async () => {
    const { user, token } = await open('/admin/distributor/add');
    await fillField(user, 'Nama distributor', 'PT Kurir Contoh');
    await fillField(user, 'NPWP', '0312345678901234');
    await fillField(user, 'Alamat', 'Jalan Anggrek Nomor 7, Bandung');
    await user.type(await screen.findByLabelText('Kab/kota'), 'Bandung');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await fillField(user, 'Nama kontak', 'Rangga Wicaksono');
    await fillField(user, 'Nomor HP kontak', '081234567810');
    await fillField(user, 'Nomor izin PBF', 'PBF-77');
    await fillField(user, 'Izin berlaku sampai', '31-12-2099');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(async () => {
      const { json } = await server.request('GET', '/Distributor?q=PT%20Kurir', { token });
      expect(json).toMatchObject({ data: [{ noIzin: 'PBF-77', isActive: true }] });
    });
  });
});
