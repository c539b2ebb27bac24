import { screen, waitFor, within } from '@testing-library/react';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { dose } from '#server/platform/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/vaksinasi/index.ts';
import { jakartaDay } from '#src/kit/format/date.ts';
import { buildBatch, buildProduct } from '../../../builders/batch.ts';
import { buildFaskes, buildPeserta } from '../../../builders/peserta.ts';
import { doseBody, screeningAnswers } from '../../../builders/vaksinasi.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import {
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../../harness/renderPortal.tsx';

let server: TestServer;
let faskesId: number;
let batches: Record<'primary' | 'other' | 'booster', number>;

beforeAll(async () => {
  server = await startTestServer();
  faskesId = await buildFaskes(server.db);
  const primary = await buildProduct(server.db, { nama: 'Vaksin Rubah' });
  const booster = await buildProduct(server.db, { nama: 'Vaksin Musang', tipe: 'VAKSIN_BOOSTER' });
  batches = {
    primary: await buildBatch(server.db, { idProduk: primary, nomor: 'RUBAH-1' }),
    other: await buildBatch(server.db, { idProduk: primary, nomor: 'RUBAH-2' }),
    booster: await buildBatch(server.db, { idProduk: booster, nomor: 'MUSANG-1' }),
  };
});
// A facility corrects what it recorded today, by the clock of the server.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: server.now() }));
afterEach(() => {
  vi.useRealTimers();
  resetPortal();
});
afterAll(() => server.stop());

/** Records a dose of today and opens its correction. */
async function openCorrection(nama: string) {
  const account = await startSignedInSession(server, { role: 'FASKES', faskesId });
  const day = jakartaDay(new Date());
  const person = await buildPeserta(server.deps, {
    userId: account.id,
    idFaskes: faskesId,
    nama,
    jenisKelamin: 'P',
    rencanaTanggal: day,
  });
  const noVaccine = { vaksin: null, alasanVaksin: null, batch: null, kadaluarsa: null };
  const recorded = await server.request('POST', '/Vaksinasi', {
    token: account.token,
    body: doseBody(person.id, faskesId, {
      ...noVaccine,
      idBatch: batches.primary,
      skrining: screeningAnswers([], day),
    }),
  });
  expect(recorded.status, recorded.text).toBe(201);
  const { user } = renderPortal({
    at: `/dashboard/vaksinasi?peserta=${person.id}`,
    fetch: serverFetch(server),
  });
  const actions = await screen.findByRole('group', {
    name: /^Tindakan untuk dosis 1 /,
  });
  await user.click(within(actions).getByRole('button', { name: 'Perbaiki' }));
  const reason = await screen.findByRole('textbox', { name: 'Alasan perbaikan' });
  const dialog = within(screen.getByRole('dialog', { name: /Perbaiki catatan/ }));
  return { user, dialog, reason, person };
}
const stored = async (id: number) =>
  (await server.db.select().from(dose).where(eq(dose.pesertaId, id)))[0];

it('a record is corrected with its answers filled in, and a vaccine for boosters needs a reason', async () => {
  const { user, dialog, reason, person } = await openCorrection('Sekar Arum');
  await user.click(dialog.getByRole('button', { name: 'Ganti vaksin atau batch' }));
  await user.click(await screen.findByRole('button', { name: /MUSANG-1.*untuk booster/ }));
  await user.click(await dialog.findByRole('button', { name: 'Simpan perbaikan' }));
  await dialog.findByRole('link', { name: /Alasan perbaikan/ });
  dialog.getByRole('link', { name: /Mengapa vaksin ini dipakai/ });
  await user.type(reason, 'Salah pilih batch');
  await user.type(
    dialog.getByRole('textbox', { name: 'Mengapa vaksin ini dipakai untuk dosis ini' }),
    'Vaksin lain habis',
  );
  await user.click(dialog.getByRole('checkbox', { name: /Vaksin ini untuk booster/ }));
  await user.click(dialog.getByRole('button', { name: 'Simpan perbaikan' }));
  await screen.findByText('Catatan Sekar Arum diperbaiki');
  expect(await stored(person.id)).toMatchObject({
    idBatch: batches.booster,
    alasanVaksin: 'Vaksin lain habis',
    lokasi: 'LENGAN_KIRI',
  });
  await screen.findByText(/Salah pilih batch/);
  await user.click(screen.getByRole('button', { name: 'Lihat skrining dan KIPI' }));
  const detail = within(await screen.findByRole('dialog'));
  await detail.findByText('RUBAH-1');
  detail.getByText('MUSANG-1');
});

it('a correction of what somebody else changed meanwhile is refused, and the message stays', async () => {
  const { user, dialog, reason, person } = await openCorrection('Bayu Arum');
  await server.db.execute(
    sql`update dose set version = version + 1, lokasi = 'LENGAN_KANAN' where peserta_id = ${person.id}`,
  );
  await user.type(reason, 'Salah pilih batch');
  await user.click(dialog.getByRole('button', { name: 'Ganti vaksin atau batch' }));
  await user.click(await screen.findByRole('button', { name: /RUBAH-2/ }));
  await user.click(await dialog.findByRole('button', { name: 'Simpan perbaikan' }));
  const alert = await dialog.findByRole('alert');
  await waitFor(() => expect(alert.textContent).toMatch(/orang lain|berubah/));
  expect(await stored(person.id)).toMatchObject({ idBatch: batches.primary });
  expect(screen.getByRole('dialog', { name: /Perbaiki catatan/ })).toBeDefined();
});
