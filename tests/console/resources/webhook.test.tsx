import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/webhook/index.ts';
import { deliverNextEvent } from '#server/domains/webhook/index.ts';
import { buildBhbu } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import { isSigned, startReceiver, type Receiver } from '../../server/webhook/receiver.ts';
import {
  fillField,
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

let receiver: Receiver;
let server: TestServer;
beforeAll(async () => {
  receiver = await startReceiver();
  server = await startTestServer({ webhookHosts: [`http://127.0.0.1:${receiver.port}`] });
});
afterEach(resetPortal);
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});

const deliver = () =>
  deliverNextEvent({
    ...server.deps,
    resolve: () => Promise.resolve([]),
    signal: new AbortController().signal,
    turns: { last: 0 },
  });

it('a company registers an address, tests it, and sends a failed event again', async () => {
  const bhbuId = await buildBhbu(server.db);
  await startSignedInSession(server, { role: 'BHBU', bhbuId });
  const { user } = renderPortal({ at: '/dashboard/webhook/add', fetch: serverFetch(server) });
  await fillField(user, 'Nama sistem', 'HRIS Contoh');
  await fillField(user, 'Alamat', 'https://lain.example/hook');
  expect(screen.queryByRole('checkbox', { name: 'Batch vaksin' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Invoice' }));
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findAllByText(/Host lain\.example belum diizinkan/)).not.toHaveLength(0);
  await fillField(user, 'Alamat', `http://127.0.0.1:${receiver.port}/hook`);
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rahasia HRIS Contoh' }));
  const secret = dialog.getByRole('status', { name: 'Rahasia' }).textContent;
  await user.click(dialog.getByRole('button', { name: 'Sudah saya catat' }));

  await user.click(await screen.findByRole('link', { name: 'HRIS Contoh' }));
  receiver.answer = response => response.writeHead(500).end();
  await user.click(await screen.findByRole('button', { name: 'Kirim peristiwa uji' }));
  await screen.findByText('webhook.UJI');
  await deliver();
  const [first] = receiver.received;
  expect(first && isSigned(first, secret)).toBe(true);

  receiver.answer = response => response.end();
  await user.click(screen.getByRole('button', { name: 'Lainnya' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Matikan' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Matikan/ }));
  expect(await screen.findAllByText('Dimatikan')).not.toHaveLength(0);
  await screen.findByText(/HTTP 500/);
  expect(screen.queryByRole('button', { name: 'Kirim ulang webhook.UJI' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Lainnya' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Nyalakan' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Nyalakan/ }));
  await user.click(await screen.findByRole('button', { name: 'Kirim ulang webhook.UJI' }));
  await screen.findByText('Peristiwa dikirim ulang');
  await deliver();
  expect(receiver.received.map(({ body }) => body.id)).toEqual([first?.body.id, first?.body.id]);
});
