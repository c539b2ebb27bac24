import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { endSessionsOf } from '#server/auth/session.ts';
import { saveSession } from '#src/providers/session.ts';
import { startTestServer, type TestServer } from '../server/harness/server.ts';
import { makeRole, openRole } from './openRole.ts';
import { beSignedIn, clean, fillIn } from './renderPortal.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(clean);
afterAll(() => server.stop());

it('a draft survives the end of the session and keeps the version it was based on', async () => {
  const { token } = await beSignedIn(server);
  const made = await makeRole(server, token, { name: 'Mitra', keterangan: 'Lama' });
  const page = `/admin/role/edit/${made.id}`;
  const portal = await openRole(server, page);
  await fillIn(portal.user, 'Keterangan (opsional)', 'Setengah jadi');

  await endSessionsOf(server.db, portal.account.id, 'tidak dipakai', server.now());
  await portal.user.click(screen.getByRole('button', { name: 'Simpan' }));
  const alert = await screen.findByRole('alertdialog', { name: 'Session Expired' });
  expect(screen.queryByText('Terdapat kesalahan')).toBeNull();
  await portal.user.click(within(alert).getByRole('button', { name: 'Masuk kembali' }));
  await screen.findByRole('heading', { level: 1, name: 'Masuk' });
  expect(
    JSON.stringify(Object.entries(localStorage).concat(Object.entries(sessionStorage))),
  ).not.toContain('Setengah jadi');

  // Another user saves meanwhile, then the first user signs in again.
  const other = await server.signIn();
  const body = { name: 'Mitra', peranDasar: 'PS', keterangan: 'Lama' };
  await server.ask('PUT', `/Role/${made.id}`, { token: other.token, body });
  const again = await server.signIn();
  saveSession({
    ...again,
    id: portal.account.id,
    fullName: 'Bagas Prasetya',
    roleName: 'ADMIN',
    idReferensi: null,
    isChangedUser: 'True',
  });
  await portal.go(page);
  await screen.findByText('Isian Anda yang belum disimpan dikembalikan.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Keterangan (opsional)').value).toBe(
    'Setengah jadi',
  );
  await portal.user.click(screen.getByRole('button', { name: 'Simpan' }));
  const conflict = await screen.findByRole('dialog', { name: 'Mitra sudah diubah orang lain' });
  expect(within(conflict).getByRole('radio', { name: 'Milik Anda: Setengah jadi' })).toBeDefined();
  // A field that only the other user changed defaults to the stored value.
  const base = within(conflict).getByRole<HTMLInputElement>('radio', { name: /Staf PS$/ });
  expect(base.checked).toBe(true);
});
