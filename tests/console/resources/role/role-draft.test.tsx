import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { endSessionsOfUser } from '#server/platform/auth/session.ts';
import { saveSession } from '#src/providers/session.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import { createRole, openRoleScreen } from '../../harness/openRoleScreen.ts';
import { startSignedInSession, resetPortal, fillField } from '../../harness/renderPortal.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(resetPortal);
afterAll(() => server.stop());

it('a draft survives the end of the session and keeps the version it was based on', async () => {
  const { token } = await startSignedInSession(server);
  const created = await createRole(server, token, { name: 'Mitra', keterangan: 'Lama' });
  const editPath = `/admin/role/edit/${created.id}`;
  const portal = await openRoleScreen(server, editPath);
  await fillField(portal.user, 'Keterangan (opsional)', 'Setengah jadi');

  await endSessionsOfUser(server.db, portal.account.id, 'tidak dipakai', server.now());
  await portal.user.click(screen.getByRole('button', { name: 'Simpan' }));
  const alert = await screen.findByRole('alertdialog', { name: 'Session Expired' });
  expect(screen.queryByText('Terdapat kesalahan')).toBeNull();
  await portal.user.click(within(alert).getByRole('button', { name: 'Masuk kembali' }));
  await screen.findByRole('heading', { level: 1, name: 'Masuk' });
  expect(
    JSON.stringify(Object.entries(localStorage).concat(Object.entries(sessionStorage))),
  ).not.toContain('Setengah jadi');

  // Another user saves meanwhile, then the first user signs in again.
  const otherAccount = await server.signIn();
  const body = { name: 'Mitra', peranDasar: 'PS', keterangan: 'Kantor' };
  await server.request('PUT', `/Role/${created.id}`, { token: otherAccount.token, body });
  const newSession = await server.signIn();
  saveSession({
    ...newSession,
    id: portal.account.id,
    fullName: 'Bagas Prasetya',
    roleName: 'ADMIN',
    idReferensi: null,
    zona: 'WIB',
    hak: [],
    isChangedUser: 'True',
  });
  await portal.go(editPath);
  await screen.findByText('Isian Anda yang belum disimpan dikembalikan.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Keterangan (opsional)').value).toBe(
    'Setengah jadi',
  );
  await portal.user.click(screen.getByRole('button', { name: 'Simpan' }));
  const conflict = await screen.findByRole('dialog', { name: 'Mitra sudah diubah orang lain' });
  expect(within(conflict).getByRole('radio', { name: 'Milik Anda: Setengah jadi' })).toBeDefined();
  expect(within(conflict).getByRole('radio', { name: /: Kantor$/ })).toBeDefined();
  // A field that only the other user changed is adopted without a question.
  expect(conflict.textContent).toContain('Perubahan yang ikut dipakai: Peran dasar.');
});
