import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/audit/index.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

let server: TestServer;
let running: Response[];
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  // The slot reserved by the last test expires.
  server.advanceTime(120_000);
  const { token } = await server.signIn({ role: 'ADMIN' });
  const headers = { authorization: `Bearer ${token}` };
  const start = () =>
    server.app.fetch(new Request('http://portal.test/api/audit/ekspor', { headers }));
  running = [await start(), await start()];
  expect(running.map(({ status }) => status)).toEqual([200, 200]);
});
afterEach(async () => {
  for (const { body } of running) await body?.cancel();
  resetPortal();
});
afterAll(() => server.stop());

/** Opens the audit log and asks for an export; waits are shortened to a second. */
async function startExport() {
  await startSignedInSession(server, { role: 'ADMIN' });
  const realFetch = serverFetch(server);
  const portal = renderPortal({
    at: '/admin/audit',
    fetch: async (input, init) => {
      const response = await realFetch(input, init);
      if (response.headers.has('retry-after')) response.headers.set('retry-after', '1');
      return response;
    },
  });
  const anchorClick = vi
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  await portal.user.click(await screen.findByRole('button', { name: 'Ekspor' }));
  const dialog = await screen.findByRole('dialog', { name: 'Menunggu giliran unduhan' });
  return { ...portal, dialog, anchorClick };
}

it('an export waits for its turn and then starts by itself', async () => {
  const { dialog, anchorClick } = await startExport();
  expect(dialog.textContent).toContain('Giliran Anda berikutnya.');
  await running[0]?.body?.cancel();
  await screen.findByText('Berkas sedang disiapkan; unduhannya segera dimulai.');
  const link = anchorClick.mock.contexts[0] as HTMLAnchorElement;
  anchorClick.mockRestore();
  expect(link.getAttribute('href')).toMatch(/^\/api\/audit\/ekspor\?tiket=/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a waiting export says how many are before it and can be cancelled', async () => {
  const { token } = await server.signIn({ role: 'ADMIN' });
  const ask = () => server.request('POST', '/audit/tiketEkspor', { token, body: { kueri: {} } });
  expect((await ask()).json['antrean']).toBe(1);
  const { user, anchorClick } = await startExport();
  await screen.findByText('Menunggu giliran: 1 unduhan di depan Anda.');
  await user.click(screen.getByRole('button', { name: 'Batal' }));
  await screen.findByText('Ekspor dihentikan; tidak ada berkas yang dibuat.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(anchorClick).not.toHaveBeenCalled();
  anchorClick.mockRestore();
});
