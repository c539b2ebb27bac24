import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/stock/index.ts';
import '#src/kit/input/LookupInput.tsx';
import '#src/resources/stock/temperature/TemperatureScreen.tsx';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { buildStock } from '../../builders/stock.ts';
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

beforeAll(async () => {
  server = await startTestServer();
  faskesId = await buildFaskes(server.db);
});
afterEach(resetPortal);
afterAll(() => server.stop());

async function open(at: string, role: 'FASKES' | 'PS' = 'FASKES') {
  await startSignedInSession(server, role === 'FASKES' ? { role, faskesId } : { role });
  return renderPortal({ at, fetch: serverFetch(server) });
}

/** Fills in the open dialog and saves it. */
async function record(
  user: Awaited<ReturnType<typeof open>>['user'],
  fields: Readonly<Record<string, string>>,
) {
  for (const [label, text] of Object.entries(fields)) await fillField(user, label, text);
  await user.click(screen.getByRole('button', { name: 'Simpan suhu' }));
}

describe('the storage temperatures', () => {
  it('are recorded with a day and a time, and one outside the limits is handled at once', async () => {
    await buildStock(server.db, { bhbuId: await buildBhbu(server.db), faskesId, doses: 12 });
    const { user } = await open('/dashboard/stok/suhu');
    await user.click(await screen.findByRole('button', { name: 'Catat suhu' }));
    await record(user, { Suhu: '9,2', Tanggal: '', 'Jam (WIB)': '06:30' });
    expect(await screen.findByText('Isi tanggal dan jamnya')).toBeTruthy();
    await record(user, { Tanggal: '31-12-2029' });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/^Suhu 9,2 °C di Klinik Contoh \d+ di luar 2–8 °C/)).toBeTruthy();
    const readings = within(await screen.findByRole('list', { name: 'Suhu penyimpanan' }));
    expect(readings.getByText('31-Des-2029 06:30 WIB')).toBeTruthy();
    expect(readings.getByText('Di luar batas')).toBeTruthy();
    await user.click(alert.getByRole('button', { name: 'Tangani' }));
    const doses = await screen.findByLabelText<HTMLInputElement>(
      /^Jumlah dosis .* yang dikarantina$/,
    );
    expect(doses.value).toBe('12');
    const dialog = within(screen.getByRole('dialog', { name: /^Tangani suhu/ }));
    await user.click(dialog.getByRole('button', { name: 'Karantina' }));
    expect(await dialog.findByText('Wajib diisi')).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Apa yang terjadi/), 'Listrik padam');
    await user.click(dialog.getByRole('button', { name: 'Karantina' }));
    expect(await screen.findByText(/^Dikarantina 12 dosis: “Listrik padam”/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Tangani/ })).toBeNull();
  });

  it('are shown to the office on the clock of their facility', async () => {
    const idFaskes = await buildFaskes(server.db, { kabKota: '73.71' });
    const { token } = await server.signIn({ role: 'FASKES', faskesId: idFaskes });
    await server.request('POST', '/Suhu', {
      token,
      body: { idFaskes, waktu: '2029-12-30T16:30:00.000Z', suhu: 4 },
    });
    await open(`/dashboard/stok/suhu?idFaskes=${idFaskes}`, 'PS');
    expect(await screen.findByText('31-Des-2029 00:30 WITA')).toBeTruthy();
  });

  it('are uploaded from a data logger, with what was stored and what is outside', async () => {
    const { user } = await open('/dashboard/stok/suhu/unggah');
    const input = await waitFor(() => {
      const found = document.querySelector<HTMLInputElement>('input[type="file"]');
      if (!found) throw new Error('The file field is not there yet.');
      return found;
    });
    const text = 'waktu,suhu\n2029-12-30 07:00,"4,5"\n2029-12-30 07:10,1.9\n2029-12-30 07:20,--\n';
    await user.upload(input, new File([text], 'suhu.csv', { type: 'text/csv' }));
    await user.click(screen.getByRole('button', { name: 'Periksa berkas' }));
    expect(await screen.findByText('Baris 4: tidak ada suhunya')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Simpan 2 catatan' }));
    const result = await screen.findByRole('region', { name: 'Hasil unggahan' });
    expect(result.textContent).toContain('Disimpan2Sudah ada0Tidak terbaca1Di luar batas1');
    expect(screen.getByRole('link', { name: 'Tangani suhu di luar batas' })).toBeTruthy();
  });

  it('are filtered by facility, period and limits for the staff', async () => {
    const name = `Klinik Contoh ${faskesId}`;
    const { user, address } = await open(
      `/admin/stok/suhu?idFaskes=${faskesId}&dari=2029-12-30&sampai=2029-12-30`,
      'PS',
    );
    expect(await screen.findAllByText(name)).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Hanya di luar batas' }));
    await waitFor(() => expect(screen.getAllByText(name)).toHaveLength(1));
    expect(address()).toContain('diLuarBatas=true');
    await fillField(user, 'Sampai', '29-12-2029');
    expect(await screen.findByText(/^Tanggal "Dari" sesudah/)).toBeTruthy();
  });
});
