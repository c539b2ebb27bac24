import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/App.tsx';
import '#src/resources/peserta/index.ts';
import { saveRegistrations } from '#server/peserta/index.ts';
import { person } from '../builders/peserta.ts';
import { startTestServer, type TestServer } from '../server/harness/server.ts';
import { beSignedIn, clean, fetchFrom, renderPortal } from './renderPortal.tsx';

/** Number of participants with the same name; two pages of the list. */
const many = 30;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { id: userId } = await server.signIn({ role: 'ADMIN' });
  const { deps } = server;
  await saveRegistrations(
    { db: deps.db, deps, now: deps.clock(), user: { fullName: 'Contoh' } },
    Array.from({ length: many }, (_, i) => ({
      id: null,
      bhbuId: null,
      vaccinationType: 0 as const,
      person: person({ nama: `SEKAWAN CONTOH ${i}` }),
      findings: [],
      userId,
      importId: null,
    })),
  );
});
afterEach(clean);
afterAll(() => server.stop());

const searched = '/admin/peserta/list-upload?filter={"q":"sekawan"}';

/** Opens the list of these participants; `answerCount` answers the count request. */
async function open(number: (real: () => Promise<Response>) => Promise<Response>) {
  await beSignedIn(server, { role: 'ADMIN' });
  const real = fetchFrom(server);
  return renderPortal({
    at: searched,
    fetch: (input, init) => {
      const answer = () => real(input, init);
      const isNumber = /Peserta\/jumlah/.test(input as string) && !/INVALID/.test(input as string);
      return isNumber ? number(answer) : answer();
    },
  });
}

it('the rows are shown before the total is loaded', async () => {
  let count = (): void => undefined;
  const counted = new Promise<void>(resolve => (count = resolve));
  await open(async real => {
    await counted;
    return await real();
  });
  await waitFor(() => expect(screen.getAllByText(/^SEKAWAN CONTOH/)).toHaveLength(25));
  expect(screen.getByText('Menghitung…')).toBeTruthy();
  expect(screen.queryByText(/dari 30/)).toBeNull();
  count();
  expect(await screen.findByText('1–25 dari 30')).toBeTruthy();
  expect(screen.queryByText('Menghitung…')).toBeNull();
});

it('the total of previous filters is hidden while new rows are loading', async () => {
  let isHeld = false;
  let goOn = (): void => undefined;
  const held = new Promise<void>(resolve => (goOn = resolve));
  await beSignedIn(server, { role: 'ADMIN' });
  const real = fetchFrom(server);
  const { user } = renderPortal({
    at: searched,
    fetch: async (input, init) => {
      if (isHeld && /Peserta/.test(input as string)) await held;
      return await real(input, init);
    },
  });
  await screen.findByText('30 peserta sesuai filter');
  isHeld = true;
  await user.type(screen.getByRole('searchbox'), ' contoh 29');
  await screen.findByText('Menghitung…');
  expect(screen.queryByText(/sesuai filter/)).toBeNull();
  goOn();
  await screen.findByText('1 peserta sesuai filter');
});

it('the next page can be opened when the total fails to load', async () => {
  const { user } = await open(() =>
    Promise.resolve(Response.json({ title: 'Gangguan', detail: 'Gangguan' }, { status: 500 })),
  );
  await user.click(await screen.findByRole('button', { name: 'Halaman berikutnya' }));
  await waitFor(() => expect(screen.getAllByText(/^SEKAWAN CONTOH/)).toHaveLength(many - 25));
  expect(await screen.findByText('26–30 dari 30')).toBeTruthy();
});
