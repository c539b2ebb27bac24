import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/machineAccount/index.ts';
import { sharedView } from '#server/platform/db/schema/index.ts';
import { buildBhbu } from '../../builders/peserta.ts';
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

it('an administrator shares a saved filter with a role, whose accounts apply and copy it', async () => {
  const filter = encodeURIComponent('{"status":"DICABUT"}');
  await startSignedInSession(server, { role: 'ADMIN' });
  const { user } = renderPortal({
    at: `/admin/akun-mesin?filter=${filter}`,
    fetch: serverFetch(server),
  });
  await user.click(await screen.findByRole('button', { name: 'Filter tersimpan' }));
  await user.click(await screen.findByRole('button', { name: 'Simpan filter ini…' }));
  await user.type(await screen.findByLabelText('Nama filter'), 'Sudah dicabut');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await user.click(await screen.findByRole('button', { name: 'Filter tersimpan: Sudah dicabut' }));
  await user.click(await screen.findByRole('button', { name: 'Bagikan "Sudah dicabut"' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bagikan "Sudah dicabut"' }));
  await user.click(dialog.getByRole('button', { name: 'Bagikan' }));
  await dialog.findByText('Pilih sedikitnya satu peran.');
  await user.click(dialog.getByRole('checkbox', { name: 'BHBU' }));
  await user.click(dialog.getByRole('button', { name: 'Bagikan' }));
  await screen.findByText('"Sudah dicabut" dibagikan');
  resetPortal();

  const bhbuId = await buildBhbu(server.db);
  await startSignedInSession(server, { role: 'BHBU', bhbuId });
  const company = renderPortal({ at: '/dashboard/akun-mesin', fetch: serverFetch(server) }).user;
  const open = async () =>
    await company.click(await screen.findByRole('button', { name: /^Filter tersimpan/ }));
  await open();
  await screen.findByText('Dibagikan kepada Anda');
  expect(screen.queryByRole('button', { name: /^Berhenti membagikan/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Bagikan/ })).toBeNull();
  await company.click(
    screen.getByRole('button', { name: 'Simpan salinan "Sudah dicabut" untuk saya' }),
  );
  await screen.findByRole('button', { name: 'Hapus filter "Sudah dicabut"' });
  // A copy does not replace one's own filter of the same name.
  await company.click(
    screen.getByRole('button', { name: 'Simpan salinan "Sudah dicabut" untuk saya' }),
  );
  await screen.findByRole('button', { name: 'Hapus filter "Sudah dicabut (2)"' });
  screen.getByRole('button', { name: 'Hapus filter "Sudah dicabut"' });
  await company.click(screen.getByRole('button', { name: /^Sudah dicabut oleh/ }));
  // The list shows it now.
  await screen.findByRole('button', { name: 'Filter tersimpan: Sudah dicabut' });
});

it('an administrator is asked before a filter is no longer shared', async () => {
  await startSignedInSession(server, { role: 'ADMIN' });
  await server.db.insert(sharedView).values({
    daftar: 'machineAccount',
    nama: 'Masih aktif',
    peran: ['BHBU'],
    tampilan: { filter: { status: 'AKTIF' }, sort: null, columns: null },
  });
  const { user } = renderPortal({ at: '/admin/akun-mesin', fetch: serverFetch(server) });
  await user.click(await screen.findByRole('button', { name: /^Filter tersimpan/ }));
  const name = 'Berhenti membagikan "Masih aktif"';
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name: `${name}?` }));
  };
  await user.click((await ask()).getByRole('button', { name: 'Batal' }));
  await screen.findByRole('button', { name });
  expect(await server.db.$count(sharedView, eq(sharedView.nama, 'Masih aktif'))).toBe(1);
  await user.click((await ask()).getByRole('button', { name: 'Berhenti membagikan' }));
  await screen.findByText('"Masih aktif" tidak dibagikan lagi');
  expect(await server.db.$count(sharedView, eq(sharedView.nama, 'Masih aktif'))).toBe(0);
});
