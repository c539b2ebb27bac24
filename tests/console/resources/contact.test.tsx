import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/dashboard/index.ts';
import '#src/resources/contact/index.ts';
import { batch, libur } from '#server/platform/db/schema/index.ts';
import { buildBatch, buildProduct } from '../../builders/batch.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { buildDose, jakartaDay } from '../../builders/vaksinasi.ts';
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
let bhbuId: number;
let userId: number;
beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  ({ id: userId } = await server.signIn({ role: 'ADMIN' }));
});
afterEach(resetPortal);
afterAll(() => server.stop());

const day = (days: number): string => jakartaDay(server.now(), days);

const register = (nama: string, rencanaTanggal: string | null = null) =>
  buildPeserta(server.deps, { userId, bhbuId, idFaskes: faskesId, nama, rencanaTanggal });

const openPage = async (at: string) => {
  await startSignedInSession(server, { role: 'FASKES', fullName: 'Ns. Rini', faskesId });
  return renderPortal({ at, fetch: serverFetch(server) });
};

it('a facility calls those who did not come, and plans several of them again', async () => {
  await server.db.insert(libur).values({ tanggal: '2030-01-04', nama: 'Libur contoh' });
  await register('Agus Firmansyah', day(-1));
  await register('Budi Santoso', day(-2));
  await register('Citra Lestari', day(-3));
  const { user, address } = await openPage('/dashboard');
  await user.click(
    await screen.findByRole('link', { name: /^3 peserta belum hadir atau ditunda/ }),
  );
  expect(address()).toBe('/dashboard/vaksinasi/dihubungi');
  const list = await screen.findByRole('list', { name: 'Belum hadir atau ditunda' });
  expect(
    within(list)
      .getByRole('link', { name: /^Telepon Agus/ })
      .getAttribute('href'),
  ).toMatch(/^tel:\+62812/);
  const whatsapp = within(list).getByRole('link', { name: /^Tulis WhatsApp kepada Agus/ });
  const message = new URL(whatsapp.getAttribute('href') ?? '').searchParams.get('text') ?? '';
  expect(message).toContain('Yth. Bapak/Ibu Agus Firmansyah, kami dari Klinik Contoh');
  expect(message).not.toMatch(/vaksin|dosis|\d{16}/i);

  await user.click(within(list).getByRole('button', { name: 'Sudah dihubungi: Agus Firmansyah' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: 'Hasil' }));
  await user.click(await screen.findByRole('option', { name: 'Menolak' }));
  await fillField(user, 'Catatan (opsional)', 'Sudah di kantor lain');
  await user.click(dialog.getByRole('button', { name: /^Sudah dihubungi/ }));
  await screen.findByText(/anggilan kepada .*Agus Firmansyah.* dicatat/);
  await screen.findByRole('button', { name: 'Belum hadir atau ditunda (2)' });

  await user.click(screen.getByRole('button', { name: 'Pilih semua di halaman ini' }));
  await screen.findByText('2 dipilih');
  const selection = within(screen.getByRole('group', { name: 'Pilihan' }));
  await user.click(selection.getByRole('button', { name: 'Jadwalkan lagi' }));
  // The calendar does not offer a holiday.
  await fillField(user, 'Rencana baru', '03-01-2030');
  await user.click(await screen.findByRole('button', { name: 'Pilih tanggal' }));
  const offers = async (day: string): Promise<boolean> =>
    !(await screen.findByRole<HTMLButtonElement>('gridcell', { name: day })).disabled;
  await waitFor(async () => expect(await offers('4')).toBe(false));
  expect(await offers('5')).toBe(true);
  await user.click(await screen.findByRole('gridcell', { name: '5' }));
  const bulk = within(await screen.findByRole('dialog'));
  await user.click(bulk.getByRole('button', { name: /^Jadwalkan lagi/ }));
  await screen.findByText(/dijadwalkan lagi/);
  await screen.findByText('Tidak ada yang belum hadir atau ditunda tanpa rencana baru.');
});

it('the recipients of a recalled batch are listed until they were called', async () => {
  const idProduk = await buildProduct(server.db, { nama: 'Vaksin COVID-19 Sinopharm' });
  const idBatch = await buildBatch(server.db, { idProduk, nomor: 'TARIK-1' });
  const { id: pesertaId } = await register('Dewi Anggraini');
  await buildDose(server.db, { pesertaId, faskesId, idBatch });
  await server.db.update(batch).set({ status: 'DITARIK' });
  const { user } = await openPage('/dashboard');
  await user.click(
    await screen.findByRole('link', { name: /^1 penerima batch yang ditarik belum dihubungi/ }),
  );
  await screen.findByText('0 dari 1 penerima sudah dihubungi.');
  await user.click(screen.getByRole('button', { name: 'Sudah dihubungi: Dewi Anggraini' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('combobox', { name: 'Hasil' }));
  await user.click(await screen.findByRole('option', { name: 'Sudah diberi tahu' }));
  await user.click(dialog.getByRole('button', { name: /^Sudah dihubungi/ }));
  await screen.findByText('1 dari 1 penerima sudah dihubungi.');
});
