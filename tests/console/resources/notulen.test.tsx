import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Notulen } from '#contract/domains/notulen.ts';
import type { Order } from '#contract/domains/order/record.ts';
import type { Role } from '#contract/policy.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/notulen/index.ts';
import '#src/kit/lines/LinesInput.tsx';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
import { acceptedOrder } from '../../builders/pks.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  fillField,
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

let server: TestServer;
let world: OrderWorld;
let order: Order;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
  order = await acceptedOrder(world);
});
afterEach(resetPortal);
afterAll(() => server.stop());

async function openPage(at: string, role: Role = 'PS') {
  await startSignedInSession(server, {
    role,
    ...(role === 'BHBU' ? { bhbuId: world.bhbuId } : {}),
  });
  return renderPortal({ at, fetch: serverFetch(server) });
}

const path = () => `/dashboard/pengiriman/tech-meet/${order.id}`;
const stored = async (): Promise<Notulen[]> =>
  (await world.request('PS', 'GET', `/GetNotesByOrderId/${order.id}`)).json as unknown as Notulen[];

async function write(overrides: Readonly<Record<string, unknown>> = {}): Promise<Notulen> {
  const response = await world.request('PS', 'POST', '/notulenTechnicalMeeting/insertNotes', {
    idOrder: order.id,
    tanggalRapat: '2030-01-02',
    tempat: 'Ruang rapat lantai 2',
    peserta: [
      { nama: 'Sekar Ayuningtyas', instansi: 'Klinik Melati', peran: 'PIC faskes' },
      { nama: 'Bagas Prasetyo', instansi: 'PT Contoh' },
    ],
    agenda: 'Kesiapan lokasi',
    pembahasan: 'Chiller kedua belum ada.',
    keputusan: [{ isi: 'Menyewa chiller kedua', pic: 'Sekar', tenggat: '2030-01-20' }],
    kebutuhan: ['chiller'],
    status: 'FINAL',
    ...overrides,
  });
  return response.json as unknown as Notulen;
}

describe('the notes of a technical meeting', () => {
  it('are written as a draft with their attendees and decisions', async () => {
    const { user, address } = await openPage(`${path()}/notulen`);
    await fillField(user, 'Tempat atau tautan', 'https://rapat.example/abc');
    await fillField(user, 'Agenda', 'Jadwal vaksinasi');
    await fillField(user, 'Pembahasan', 'Hari pertama disepakati.');
    // The contact persons of the order are there already.
    const [line] = order.baris;
    const attendees = screen.getByRole('region', { name: 'Peserta rapat' });
    await user.click(await within(attendees).findByRole('button', { name: 'Tambah baris' }));
    await fillField(user, 'Nama, baris 3', 'Sekar Ayuningtyas');
    await fillField(user, 'Instansi, baris 3', 'Klinik Melati');
    await user.click(screen.getByLabelText('Listrik'));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(address()).toBe(path()));
    expect(await stored()).toMatchObject([
      {
        status: 'DRAFT',
        tempat: 'https://rapat.example/abc',
        peserta: [
          { nama: line?.namaPICFaskes, instansi: line?.namaFaskes, peran: 'PIC faskes' },
          { nama: line?.namaPICBHBU, instansi: order.namaBHBU, peran: 'PIC perusahaan' },
          { nama: 'Sekar Ayuningtyas' },
        ],
        kebutuhan: ['listrik'],
      },
    ]);
    const link = await screen.findByRole('link', { name: 'https://rapat.example/abc' });
    expect(link.getAttribute('rel')).toBe('noreferrer');
  });

  it('are made final, and their decisions ticked off', async () => {
    const draft = await write({ status: 'DRAFT', tempat: 'Ruang Anggrek' });
    const { user } = await openPage(path());
    const card = async () => {
      const place = await screen.findByText('Ruang Anggrek');
      return within(place.closest('section') as HTMLElement);
    };
    expect((await card()).getByText('Menyewa chiller kedua')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cetak' })).toBeTruthy();
    expect((await card()).queryByRole('checkbox')).toBeNull();
    expect((await card()).getByRole('link', { name: 'Ubah draf' }).getAttribute('href')).toBe(
      `${path()}/notulen?draf=${draft.id}`,
    );
    await user.click((await card()).getByRole('button', { name: 'Jadikan final' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Jadikan final' }));
    await screen.findByText('Notulen sudah final');
    await user.click(await (await card()).findByLabelText('Menyewa chiller kedua'));
    await screen.findByText('Keputusan ditandai selesai');
    const now = (await stored()).find(({ id }) => id === draft.id);
    expect(now).toMatchObject({ status: 'FINAL', keputusan: [{ selesai: true }] });
  });

  it('are read by the company without buttons to change them', async () => {
    await write({ tempat: 'Ruang Kenanga' });
    await openPage(path(), 'BHBU');
    await screen.findByText('Ruang Kenanga');
    expect(screen.queryByRole('link', { name: 'Tulis notulen' })).toBeNull();
    expect(screen.getAllByText('Belum selesai').length).toBeGreaterThan(0);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the open decisions', () => {
  it('are listed for the staff with their meeting, until they are done', async () => {
    await write({ keputusan: [{ isi: 'Memesan kotak limbah', pic: 'Ratna' }] });
    const { user } = await openPage('/dashboard/pengiriman/keputusan-rapat', 'EM');
    const box = await screen.findByLabelText('Memesan kotak limbah');
    const item = within(box.closest('li') as HTMLElement);
    expect(item.getByRole('link').getAttribute('href')).toBe(path());
    await user.click(box);
    await waitFor(() => expect(screen.queryByLabelText('Memesan kotak limbah')).toBeNull());
  });
});
