import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Batch } from '#contract/domains/batch.ts';
import type { Role } from '#contract/policy.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/batch/index.ts';
import { applicationDocuments } from '../../builders/application.ts';
import { productBody } from '../../builders/product.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  fillField,
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

let server: TestServer;
let token: string;
let idProduk: number;

beforeAll(async () => {
  server = await startTestServer();
  token = (await server.signIn({ role: 'ADMIN' })).token;
  idProduk = Number(
    (await callApi('POST', '/Product', productBody({ nama: 'Vaksin Rubah' })))['id'],
  );
});
afterEach(resetPortal);
afterAll(() => server.stop());

const callApi = async (method: string, path: string, body?: unknown) =>
  (await server.request(method, path, { token, body })).json;

const createBatch = async (nomor: string) =>
  (await callApi('POST', '/Batch', {
    nomor,
    idProduk,
    kedaluwarsa: '2099-06-30',
    jumlah: 500,
  })) as unknown as Batch;

async function openPage(at: string, role: Role = 'PS') {
  await startSignedInSession(server, { role });
  return renderPortal({ at, fetch: serverFetch(server) });
}

describe('the batch register', () => {
  it('creates a batch with its product and expiry', async () => {
    const { user } = await openPage('/admin/batch/add');
    await fillField(user, 'Nomor batch', 'RUBAH-7');
    await user.type(await screen.findByLabelText('Produk'), 'Rubah');
    await user.click(await screen.findByRole('option', { name: 'Vaksin Rubah' }));
    await fillField(user, 'Kedaluwarsa', '30-06-2099');
    await fillField(user, 'Jumlah', '500');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(async () =>
      expect(await callApi('GET', '/Batch?q=RUBAH-7')).toMatchObject({
        data: [{ idProduk, kedaluwarsa: '2099-06-30', jumlah: 500, status: 'DIPERIKSA' }],
      }),
    );
  });

  it('asks for the certificate before a batch is approved, and shows what happened', async () => {
    const { id } = await createBatch('LULUS-1');
    const { user } = await openPage(`/admin/batch/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Setujui' }));
    const confirm = async () => {
      const dialog = await screen.findByRole('dialog');
      await user.click(within(dialog).getByRole('button', { name: 'Setujui batch' }));
    };
    await confirm();
    expect(await screen.findByText('Unggah sertifikat pelulusannya lebih dahulu.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Batal' }));

    await user.click(screen.getByRole('button', { name: 'Unggah Sertifikat pelulusan' }));
    const upload = await screen.findByRole('dialog', { name: 'Unggah Sertifikat pelulusan' });
    const certificate = applicationDocuments('lulus')['fileNPWP'];
    const fileInput = await waitFor(() => {
      const input = upload.querySelector<HTMLInputElement>('input[type="file"]');
      if (!input) throw new Error('The file field is not there yet.');
      return input;
    });
    await user.upload(fileInput, certificate as File);
    await user.click(within(upload).getByRole('button', { name: 'Unggah' }));
    await screen.findByRole('button', { name: 'Ganti Sertifikat pelulusan' });

    await user.click(screen.getByRole('button', { name: 'Setujui' }));
    await confirm();
    const timeline = await screen.findByRole('region', { name: 'Riwayat status' });
    expect(await within(timeline).findByText('Tersedia')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull());
  });

  it('leads those who may read vaccinations to the doses of the batch', async () => {
    const { id } = await createBatch('DOSIS-1');
    const { user, address } = await openPage(`/admin/batch/${id}`, 'ADMIN');
    await user.click(await screen.findByRole('button', { name: 'Lainnya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Lihat dosis dari batch ini' }));
    await screen.findByText('Tidak ada penerima dosis dari batch ini.');
    expect(address()).toBe(`/dashboard/vaksinasi/batch/${id}`);
  });

  it('is read-only for staff who do not handle stock', async () => {
    const { id } = await createBatch('BACA-1');
    await openPage(`/admin/batch/${id}`, 'LEGAL');
    await screen.findByRole('heading', { level: 1, name: 'BACA-1' });
    expect(screen.queryByRole('button', { name: /Setujui|Unggah/ })).toBeNull();
  });
});
