import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/jadwal/index.ts';
import '#src/resources/libur/index.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  fillField,
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

let server: TestServer;
let faskesId: number;
let nationalId: number;

beforeAll(async () => {
  server = await startTestServer();
  faskesId = await buildFaskes(server.db);
  const { token, id: userId } = await server.signIn({ role: 'ADMIN' });
  const national = await server.request('POST', '/Libur', {
    token,
    body: { tanggal: '2099-08-17', nama: 'Proklamasi Kemerdekaan' },
  });
  nationalId = Number(national.json['id']);
  await buildPeserta(server.deps, {
    userId,
    bhbuId: await buildBhbu(server.db),
    idFaskes: faskesId,
    rencanaTanggal: '2099-03-07',
  });
});
afterEach(resetPortal);
afterAll(() => server.stop());

async function openAsFacility(at: string) {
  await startSignedInSession(server, { role: 'FASKES', faskesId });
  return renderPortal({ at, fetch: serverFetch(server) });
}

it('a facility sets its own holiday, and learns how many people are planned on it', async () => {
  const { user } = await openAsFacility('/dashboard/libur/add');
  await fillField(user, 'Tanggal', '07-03-2099');
  await fillField(user, 'Nama hari libur', 'Pelatihan');
  expect(screen.queryByLabelText(/Faskes/, { selector: 'input' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/1 peserta direncanakan pada hari itu/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Simpan hari libur' }));
  const table = await screen.findByRole('table');
  const row = await within(table).findByRole('row', { name: /Pelatihan/ });
  expect(row.textContent).toContain('Faskes');
});

it('a facility reads a national holiday and the reason why it cannot change it', async () => {
  await openAsFacility(`/dashboard/libur/edit/${nationalId}`);
  expect(
    await screen.findByText('Libur nasional hanya diubah oleh pengelola portal.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
});

it('the schedule of a facility shows its coming holidays', async () => {
  await openAsFacility(`/dashboard/faskes/edit-jadwal/${faskesId}`);
  const section = await screen.findByRole('region', { name: 'Libur mendatang' });
  await waitFor(() =>
    expect(
      within(section)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual([
      'PelatihanSabtu, 07-Mar-2099faskes ini',
      'Proklamasi KemerdekaanSenin, 17-Agu-2099nasional',
    ]),
  );
});
