import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { kipi } from '#server/platform/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/vaksinasi/index.ts';
import { jakartaDay } from '#src/kit/format/date.ts';
import { buildBatch, buildProduct } from '../../../builders/batch.ts';
import { buildFaskes, buildPeserta } from '../../../builders/peserta.ts';
import { buildDose } from '../../../builders/vaksinasi.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import {
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../../harness/renderPortal.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const idProduk = await buildProduct(server.db, { nama: 'Vaksin Sinopharm' });
  await buildBatch(server.db, { idProduk, nomor: 'B1', kedaluwarsa: '2099-01-31' });
});
afterEach(() => {
  resetPortal();
  sessionStorage.clear();
});
afterAll(() => server.stop());

// The page takes today's date from the browser's clock.
const today = jakartaDay(new Date());

/** Opens the queue of a facility of its own with people planned for today, and the vaccine chosen. */
async function openQueue(names: readonly string[]) {
  const faskesId = await buildFaskes(server.db);
  const account = await startSignedInSession(server, { role: 'FASKES', faskesId });
  const ids: number[] = [];
  for (const nama of names) {
    const one = { userId: account.id, idFaskes: faskesId, rencanaTanggal: today, nama };
    ids.push((await buildPeserta(server.deps, one)).id);
  }
  const portal = renderPortal({ at: '/dashboard/vaksinasi', fetch: serverFetch(server) });
  const { user } = portal;
  await screen.findByRole('button', { name: new RegExp(names[0] ?? '') });
  await user.click(screen.getByRole('button', { name: 'Pilih vaksin' }));
  await user.type(await screen.findByLabelText('Cari atau pindai nomor batch'), 'B1{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const open = async (name: string): Promise<void> => {
    await user.click(screen.getByRole('button', { name: new RegExp(name) }));
    await screen.findByText(name, { selector: 'h2' });
  };
  return { ...portal, faskesId, ids, open };
}

it('keeps a dose that a colleague overtook, and records both injections as a double dose', async () => {
  const { user, faskesId, ids, open } = await openQueue(['Ayu Lestari']);
  await open('Ayu Lestari');
  await user.keyboard('{Alt>}t{/Alt}');
  await buildDose(server.db, {
    pesertaId: ids[0] ?? 0,
    faskesId,
    tanggal: today,
    jam: '00:01',
    batch: 'RKN-7',
    vaksinator: 'Ns. Rekan',
    createdBy: 'Ns. Rekan',
  });
  await user.keyboard('{Control>}{Enter}{/Control}');
  // The person is read again, and the refusal still stands beside what was entered.
  const alert = (await screen.findByText('Catatan Anda tidak disimpan')).closest('[role="alert"]');
  if (!(alert instanceof HTMLElement)) throw new Error('The refusal is no alert.');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(alert.textContent).toContain(
    'Dosis 1 Ayu Lestari sudah dicatat diberikan pukul 00:01 WIB oleh Ns. Rekan.',
  );
  const batches = within(alert).getByRole('row', { name: /^Nomor batch/ });
  expect(batches.textContent).toMatch(/RKN-7B1$/);

  await user.click(screen.getByRole('button', { name: 'Keduanya disuntik' }));
  await user.click(await screen.findByRole('button', { name: 'Catat dosis ganda sebagai KIPI' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^KIPI sesudah dosis 1/ }));
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Uraian kejadian (opsional)').value).toMatch(
    /^Dosis ganda .* Suntikan kedua: Vaksin Sinopharm, B1, lengan kiri, /,
  );
  await user.click(dialog.getByRole('button', { name: 'Simpan KIPI' }));
  await screen.findByText('Dosis ganda tercatat sebagai KIPI');
  expect(await server.db.$count(kipi)).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Selesai' }));
  await waitFor(() => expect(screen.queryByText('Catatan Anda tidak disimpan')).toBeNull());
  await screen.findByText('1 KIPI');
});
