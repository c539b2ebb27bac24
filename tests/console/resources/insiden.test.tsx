import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/insiden/index.ts';
import '#src/resources/insiden/AddPeopleDialog.tsx';
import '#src/resources/insiden/FindReadsDialog.tsx';
import type { Insiden } from '#contract/domains/insiden/index.ts';
import { buildBhbu, buildPeserta } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
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

it('takes an incident from those affected to the notice', async () => {
  const { id: userId, token } = await startSignedInSession(server, { role: 'ADMIN' });
  const bhbuId = await buildBhbu(server.db);
  await buildPeserta(server.deps, {
    userId,
    bhbuId,
    nama: 'Sari Contoh',
    email: 'sari@contoh.example',
  });
  const created = await server.request('POST', '/Insiden', {
    token,
    body: {
      judul: 'Berkas salah kirim',
      hariDiketahui: '2030-01-02',
      jamDiketahui: '09:00',
      caraDiketahui: 'Laporan pegawai',
      uraian: 'Daftar peserta terkirim ke orang lain.',
      jenisData: ['NAMA_KONTAK'],
      penanganan: 'Penerima menghapus berkas.',
      pemulihan: 'Pengiriman diperiksa dua orang.',
    },
  });
  const { id, nomor } = created.json as unknown as Insiden;
  const { user } = renderPortal({ at: `/admin/insiden/${id}`, fetch: serverFetch(server) });

  await user.click(await screen.findByRole('button', { name: 'Tambah peserta' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: 'Sari Contoh' }));
  await user.click(dialog.getByRole('button', { name: 'Tambahkan 1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('link', { name: 'Sari Contoh' })).toBeTruthy();

  await user.click(await screen.findByRole('button', { name: 'Beri tahu' }));
  const notice = within(await screen.findByRole('dialog'));
  expect(await notice.findByText(/1 peserta dan 0 akun/)).toBeTruthy();
  await user.click(notice.getByRole('button', { name: /^Beri tahu/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/Surat dikirim/)).toBeTruthy();
  const { json } = await server.request('GET', `/Insiden/${id}`, { token });
  expect(json).toMatchObject({ nomor, status: 'DIBERITAHUKAN', jumlahSurat: 1 });
});
