import { onlineManager } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import { openRoleScreen } from '../harness/openRoleScreen.ts';
import { resetPortal, fillField } from '../harness/renderPortal.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => {
  onlineManager.setOnline(true);
  resetPortal();
});
afterAll(() => server.stop());

// The browser's online state says nothing about the server, which may be on the same machine.
it('requests are sent and their errors shown while the browser reports to be offline', async () => {
  onlineManager.setOnline(false);
  const portal = await openRoleScreen(server, '/admin/role/edit/1');
  await screen.findByRole('heading', { level: 1 });
  await portal.go('/admin/role/add?peranDasar=AM');
  await fillField(portal.user, 'Nama peran', 'Mitra Jauh');
  portal.breakCalls(path => {
    if (path === '/Role') throw new TypeError('The line broke.');
    return undefined;
  });
  await portal.user.click(screen.getByRole('button', { name: 'Simpan' }));
  await screen.findByText(/Server tidak dapat dihubungi/);
  expect(screen.getByLabelText<HTMLInputElement>('Nama peran').value).toBe('Mitra Jauh');

  portal.breakCalls(undefined);
  await portal.user.click(await screen.findByRole('button', { name: 'Simpan' }));
  await screen.findByText('Mitra Jauh ditambahkan');
  const keys = portal.asked
    .filter(({ method, path }) => method === 'POST' && path === '/Role')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});
