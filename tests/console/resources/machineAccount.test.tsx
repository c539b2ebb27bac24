import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/machineAccount/index.ts';
import { buildBhbu } from '../../builders/peserta.ts';
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

it('a company makes a token for its HR system, replaces it and revokes the account', async () => {
  const bhbuId = await buildBhbu(server.db);
  await startSignedInSession(server, { role: 'BHBU', bhbuId });
  const { user } = renderPortal({ at: '/dashboard/akun-mesin/add', fetch: serverFetch(server) });
  await fillField(user, 'Nama sistem', 'HRIS Contoh');
  expect(screen.queryByRole('checkbox', { name: 'Mencatat suhu' })).toBeNull();
  expect(screen.queryByLabelText(/^Faskes/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Membaca peserta dan bukti vaksinasi' }));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const tokenIn = async (): Promise<string> => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Token HRIS Contoh' }));
    const token = dialog.getByRole('status', { name: 'Token' }).textContent;
    await user.click(dialog.getByRole('button', { name: 'Sudah saya catat' }));
    return token;
  };
  const read = async (token: string) => (await server.request('GET', '/Peserta', { token })).status;
  const first = await tokenIn();
  expect(await read(first)).toBe(200);

  await user.click(await screen.findByRole('link', { name: 'HRIS Contoh' }));
  const newToken = await screen.findByRole('button', { name: 'Buat token baru' });
  // The page of a record is not called like its list.
  const path = within(screen.getByRole('navigation', { name: 'Letak halaman' }));
  expect(path.getAllByRole('listitem').at(-1)?.textContent).toBe('HRIS Contoh');
  await user.click(newToken);
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Buat token baru' }));
  const second = await tokenIn();
  expect(await read(second)).toBe(200);
  expect(await read(first)).toBe(200);

  await user.click(screen.getByRole('button', { name: 'Lainnya' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cabut' }));
  await fillField(user, 'Alasan', 'Sistem diganti');
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Cabut akun mesin' }),
  );
  expect(await screen.findAllByText('Dicabut')).not.toHaveLength(0);
  expect(await read(second)).toBe(401);
});
