import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/permintaanData/index.ts';
import '#src/resources/permintaanData/SearchDialog.tsx';
import { buildBhbu, buildPeserta } from '../../builders/peserta.ts';
import { createRequestSteps } from '../../server/permintaan-data/fixture.ts';
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

it('takes a request from the identity over the participant to its answer', async () => {
  const { id: userId, token } = await startSignedInSession(server, { role: 'ADMIN' });
  const bhbuId = await buildBhbu(server.db);
  const { nik } = await buildPeserta(server.deps, { userId, bhbuId, nama: 'Sari Contoh' });
  const steps = createRequestSteps(server, () => token);
  const { id, nomor } = await steps.register('PEMBATASAN', { nik });
  const { user } = renderPortal({ at: `/admin/permintaan-data/${id}`, fetch: serverFetch(server) });

  await user.click(await screen.findByRole('button', { name: 'Identitas terbukti' }));
  const proof = within(await screen.findByRole('dialog'));
  await user.click(await proof.findByRole('combobox', { name: /Identitas diperiksa dengan/ }));
  await user.click(await screen.findByRole('option', { name: 'KTP' }));
  await user.click(proof.getByRole('button', { name: /^Identitas terbukti/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(await screen.findByRole('button', { name: 'Cari peserta' }));
  const search = within(await screen.findByRole('dialog'));
  await user.click(search.getByRole('button', { name: 'Cari' }));
  const choose = within(await screen.findByRole('dialog', { name: /Peserta mana/ }));
  await user.click(await choose.findByRole('checkbox', { name: 'Sari Contoh' }));
  await user.click(choose.getByRole('button', { name: 'Tetapkan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(await screen.findByRole('button', { name: 'Kerjakan' }));
  const start = within(await screen.findByRole('dialog'));
  await user.click(start.getByRole('button', { name: /^Kerjakan/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(await screen.findByRole('button', { name: 'Jawab' }));
  const answer = within(await screen.findByRole('dialog'));
  // What the answer does is said before.
  await answer.findByText(/tetap terlihat, tetapi tidak di antrean/);
  await user.type(await answer.findByLabelText(/^Jawaban/), 'Sudah dibatasi.');
  await user.click(answer.getByRole('button', { name: /^Jawab/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Dibatasi: tidak diproses');
  const { json } = await server.request('GET', `/PermintaanData/${id}`, { token });
  expect(json).toMatchObject({ nomor, status: 'DIJAWAB', jawaban: 'Sudah dibatasi.' });
});
