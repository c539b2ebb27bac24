import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/peserta/index.ts';
import { saveRegistrations } from '#server/domains/peserta/index.ts';
import { person } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  renderPortal,
} from '../harness/renderPortal.tsx';

/** Number of participants with the same name; two pages of the list. */
const pesertaCount = 30;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { id: userId } = await server.signIn({ role: 'ADMIN' });
  const { deps } = server;
  await saveRegistrations(
    { db: deps.db, deps, now: deps.clock(), user: { fullName: 'Contoh' } },
    Array.from({ length: pesertaCount }, (_, i) => ({
      id: null,
      bhbuId: null,
      vaccinationType: 0 as const,
      person: person({ nama: `SEKAWAN CONTOH ${i}` }),
      issues: [],
      userId,
      importId: null,
      saluran: 'FORMULIR' as const,
    })),
  );
});
afterEach(resetPortal);
afterAll(() => server.stop());

const searchPath = '/admin/peserta/list-upload?filter={"q":"sekawan"}';

/** Opens the list of these participants; `answerCount` answers the count request. */
async function openList(answerCount: (realFetch: () => Promise<Response>) => Promise<Response>) {
  await startSignedInSession(server, { role: 'ADMIN' });
  const realFetch = serverFetch(server);
  return renderPortal({
    at: searchPath,
    fetch: (input, init) => {
      const fetchAnswer = () => realFetch(input, init);
      const isCountRequest =
        /Peserta\/jumlah/.test(input as string) && !/INVALID/.test(input as string);
      return isCountRequest ? answerCount(fetchAnswer) : fetchAnswer();
    },
  });
}

it('the rows are shown before the total is loaded', async () => {
  let releaseCount = (): void => undefined;
  const countReleased = new Promise<void>(resolve => (releaseCount = resolve));
  await openList(async realFetch => {
    await countReleased;
    return await realFetch();
  });
  await waitFor(() => expect(screen.getAllByText(/^SEKAWAN CONTOH/)).toHaveLength(25));
  expect(screen.getByText('Menghitung…')).toBeTruthy();
  expect(screen.queryByText(/dari 30/)).toBeNull();
  releaseCount();
  expect(await screen.findByText('1–25 dari 30')).toBeTruthy();
  expect(screen.queryByText('Menghitung…')).toBeNull();
});

it('a total that is a lower bound is shown as such, and its last page has a next one', async () => {
  const counted = { totalRecords: 25, isLowerBound: true };
  const { user } = await openList(() => Promise.resolve(Response.json(counted)));
  expect(await screen.findByText(/^Lebih dari 25 peserta sesuai filter/)).toBeTruthy();
  expect(await screen.findByText('1–25 dari lebih dari 25')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
  expect(await screen.findByText('26–30 dari 30')).toBeTruthy();
  expect(await screen.findByText(/^30 peserta sesuai filter/)).toBeTruthy();
});

it('the total of previous filters is hidden while new rows are loading', async () => {
  let isHolding = false;
  let releaseRows = (): void => undefined;
  const rowsReleased = new Promise<void>(resolve => (releaseRows = resolve));
  await startSignedInSession(server, { role: 'ADMIN' });
  const realFetch = serverFetch(server);
  const { user } = renderPortal({
    at: searchPath,
    fetch: async (input, init) => {
      if (isHolding && /Peserta/.test(input as string)) await rowsReleased;
      return await realFetch(input, init);
    },
  });
  await screen.findByText('30 peserta sesuai filter');
  isHolding = true;
  await user.type(screen.getByRole('searchbox'), ' contoh 29');
  await screen.findByText('Menghitung…');
  expect(screen.queryByText(/sesuai filter/)).toBeNull();
  releaseRows();
  await screen.findByText('1 peserta sesuai filter');
});

it('the next page can be opened when the total fails to load', async () => {
  const { user } = await openList(() =>
    Promise.resolve(Response.json({ title: 'Gangguan', detail: 'Gangguan' }, { status: 500 })),
  );
  // No number is made up for what was not counted.
  expect(await screen.findByText('Jumlahnya tidak dapat dihitung sekarang')).toBeTruthy();
  expect(screen.getByText('1–25')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Halaman berikutnya' }));
  await waitFor(() =>
    expect(screen.getAllByText(/^SEKAWAN CONTOH/)).toHaveLength(pesertaCount - 25),
  );
  expect(await screen.findByText('26–30 dari 30')).toBeTruthy();
});
