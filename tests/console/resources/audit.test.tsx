import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/audit/index.ts';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';
import { stubPhoneWindow } from '../harness/stubWindow.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  resetPortal();
});
afterAll(() => server.stop());

it('the cards of the audit log on a phone say what was done in words', async () => {
  stubPhoneWindow();
  const { token } = await startSignedInSession(server, { role: 'ADMIN' });
  const name = 'Pengamat Stok';
  const body = { name, peranDasar: 'PS', keterangan: 'Untuk gudang' };
  expect((await server.request('POST', '/Role', { token, body })).status).toBe(201);
  renderPortal({ at: '/admin/audit', fetch: serverFetch(server) });
  const card = await screen.findByRole('link', { name: new RegExp(name) });
  within(card).getByText('Menambah peran');
  expect(card.textContent).not.toContain('role.create');
});

it('an entry shows amounts as money and other numbers as they are', async () => {
  await startSignedInSession(server, { role: 'ADMIN' });
  const [entry] = await server.db
    .insert(auditLog)
    .values({
      actorName: 'Keuangan Contoh',
      actorRole: 'FINANCE',
      action: 'payment.create',
      resource: 'payment',
      recordId: '7',
      recordLabel: 'INV/7',
      after: { jumlah: 22_516_200, idInvoice: 12_345 },
    })
    .returning({ id: auditLog.id });
  renderPortal({ at: `/admin/audit/${entry?.id}`, fetch: serverFetch(server) });
  expect(await screen.findByRole('cell', { name: /^Rp\s22\.516\.200$/ })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '12345' })).toBeTruthy();
});
