import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for the page to load.
import '#src/account/dataRequest/DataRequestPage.tsx';
import { permintaanData } from '#server/platform/db/schema/index.ts';
import { startTestServer, type TestServer } from '../server/harness/server.ts';
import { mockCaptchaWorker } from './harness/mockCaptchaWorker.ts';
import {
  fillField,
  renderPortal,
  resetPortal,
  serverFetch,
  solveCaptcha,
} from './harness/renderPortal.tsx';

let server: TestServer;
beforeAll(async () => {
  mockCaptchaWorker();
  server = await startTestServer();
});
afterEach(resetPortal);
afterAll(() => server.stop());

it('the public page says what is missing at its field, gives a receipt, and reads the state with it', async () => {
  const { user } = renderPortal({ at: '/data-pribadi', fetch: serverFetch(server) });
  await fillField(user, 'Nama lengkap', 'Budi Umum');
  await fillField(user, 'NIK (16 angka)', '123');
  const send = () => user.click(screen.getByRole('button', { name: 'Kirim permintaan' }));
  await solveCaptcha(user);
  await send();
  await screen.findByText(/^Isi 16 angka NIK/);
  await screen.findByText(/^Isi alamat email atau nomor HP, agar jawabannya sampai/, {
    selector: '.Mui-error',
  });
  await fillField(user, 'NIK (16 angka)', '3273124101900007');
  await fillField(user, 'Email', 'budi@contoh.example');
  await solveCaptcha(user);
  await send();
  await screen.findByText('Permintaan Anda diterima');
  const [stored] = await server.db.select().from(permintaanData);
  await screen.findByText(stored?.nomor ?? '');
  for (const store of [localStorage, sessionStorage]) {
    const values = Array.from({ length: store.length }, (_, at) =>
      store.getItem(store.key(at) ?? ''),
    );
    expect(values.join()).not.toContain('3273124101900007');
  }

  await user.click(screen.getByRole('tab', { name: 'Lihat status' }));
  await user.click(await screen.findByRole('button', { name: 'Lihat' }));
  await screen.findByText('Diterima, identitas belum diperiksa');
});
