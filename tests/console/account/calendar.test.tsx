import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
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

it('an account makes, replaces and revokes its calendar address', async () => {
  const bhbuId = await buildBhbu(server.db);
  await startSignedInSession(server, { role: 'BHBU', bhbuId });
  const { user } = renderPortal({ at: '/dashboard/user/calendar', fetch: serverFetch(server) });
  const press = async (name: string): Promise<void> => {
    await user.click(await screen.findByRole('button', { name }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name }));
  };
  const shownAddress = async (): Promise<string> => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Alamat kalender Anda' }));
    const address = dialog.getByRole('status', { name: 'Alamat kalender' }).textContent;
    await user.click(dialog.getByRole('button', { name: 'Sudah saya catat' }));
    return new URL(address).pathname.replace('/api', '');
  };
  const read = async (path: string) => (await server.request('GET', path)).status;

  await screen.findByText('Anda belum punya alamat kalender.');
  await press('Buat alamat kalender');
  const first = await shownAddress();
  expect(await read(first)).toBe(200);
  await press('Ganti alamat');
  const second = await shownAddress();
  expect([await read(first), await read(second)]).toEqual([404, 200]);
  await press('Cabut alamat');
  await screen.findByText('Anda belum punya alamat kalender.');
  expect(await read(second)).toBe(404);
});
