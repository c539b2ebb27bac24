import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Role } from '#contract/policy.ts';
import { addDays } from '#contract/core/values/day.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/distributor/index.ts';
import '#src/resources/order/index.ts';
import '#src/resources/workOrder/form/WorkOrderFormPages.tsx';
import '#src/resources/workOrder/index.ts';
import '#src/resources/workOrder/receipt/ReceiptPage.tsx';
import '#src/kit/input/LookupInput.tsx';
import '#src/kit/record/RecordPage.tsx';
import { applicationDocuments } from '../../builders/application.ts';
import { faskesBody, giveAllGuarantees } from '../../builders/faskes.ts';
import { moneyWorld } from '../../builders/invoice.ts';
import { buildJadwal } from '../../builders/jadwal.ts';
import { orderLineBody } from '../../builders/order.ts';
import { buildDeliveryWorld, signaturePng, type DeliveryWorld } from '../../builders/workOrder.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import { openOrderScreen, typedDay, waitForRecordPath } from '../harness/openOrderForm.tsx';
import {
  fillField,
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';
import { wholeText } from '../harness/wholeText.ts';

let server: TestServer;
let world: DeliveryWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildDeliveryWorld(server);
});
afterEach(() => {
  resetPortal();
  vi.restoreAllMocks();
});
afterAll(() => server.stop());

/** Opens a page as staff, as the company or as the facility of the world. */
async function open(at: string, role: Role = 'PS') {
  if (role !== 'FASKES') return await openOrderScreen(server, world, at, role);
  await startSignedInSession(server, { role, faskesId: world.idFaskes });
  return renderPortal({ at, fetch: serverFetch(server) });
}

type User = Awaited<ReturnType<typeof open>>['user'];

/** Creates a work order of 200 doses and moves it on. */
async function workOrderIn(stage: Parameters<DeliveryWorld['moveTo']>[1]) {
  const order = await world.paidOrder();
  const draft = await world.draft(order);
  return { order, record: await world.moveTo(draft.id, stage) };
}

const region = (name: string) => screen.findByRole('region', { name });

/** Presses a button and confirms its dialog. */
async function confirm(user: User, button: string, confirmation: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: confirmation }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Fills in who signs. */
async function fillSignatories(user: User): Promise<void> {
  await fillField(user, 'Nama penerima', 'Sekar Ayuningtyas');
  await fillField(user, 'Jabatan penerima', 'Apoteker');
  await fillField(user, 'Nama wakil distributor', 'Rangga Wicaksono');
  await fillField(user, 'Jabatan wakil distributor', 'Kurir');
}

/** Lets canvases draw and give a picture, which the test browser does not. */
function mockCanvas(): void {
  const pen = { fillRect: vi.fn(), beginPath: vi.fn(), moveTo: vi.fn(), lineTo: vi.fn() };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    ...pen,
    stroke: vi.fn(),
    clearRect: vi.fn(),
  } as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(callback =>
    callback(signaturePng()),
  );
  HTMLCanvasElement.prototype.setPointerCapture = vi.fn();
}

describe('the form of a work order', () => {
  it('fills in the open doses with the batch that expires first, and saves a draft', async () => {
    const { id } = await world.paidOrder();
    const { user, address } = await open(`/dashboard/pengiriman/detail/${id}`);
    await user.click(await screen.findByRole('link', { name: 'Susun perintah kerja' }));
    expect(await screen.findByText(/: terbuka 200 dosis, dalam formulir ini 200\./)).toBeTruthy();
    expect(screen.getByText(/Peserta valid belum cukup/)).toBeTruthy();
    expect(screen.getByText(/Chiller memuat 1\.000\.000 dosis/)).toBeTruthy();
    const today = dayInJakarta(server.now());
    await fillField(user, 'Rencana kirim', typedDay(today));
    await fillField(user, 'Rencana tiba', typedDay(addDays(today, 1)));
    await user.type(await screen.findByLabelText('Distributor'), 'PT Distributor');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    const created = await waitForRecordPath(address, '/dashboard/pengiriman/perintah-kerja/');
    expect(await world.get(created)).toMatchObject({
      status: 'DRAFT',
      baris: [{ qtyKirim: 200, idBatch: world.idBatch, psNumber: null }],
    });
  });

  it('asks which facility it delivers to when several have open doses', async () => {
    const { json } = await world.request('ADMIN', 'POST', '/Faskes', faskesBody());
    const idFaskes = Number(json['id']);
    const admin = world.tokens.ADMIN;
    await giveAllGuarantees(server, admin, idFaskes);
    await buildJadwal(server.db, idFaskes, [1, 2, 3, 4, 5, 6, 7]);
    await world.request('ADMIN', 'POST', `/bhbu/faskes/${world.bhbuId}`, { idFaskes });
    const { id } = await world.paidOrder({
      jumlahPeserta: 150,
      jumlahDosis: 300,
      baris: [
        orderLineBody(world),
        orderLineBody(world, { idFaskes, jumlahPeserta: 50, jumlahDosis: 100 }),
      ],
    });
    const { user, address } = await open(`/admin/pengiriman/perintah-kerja/add/${id}`);
    await user.click(await screen.findByRole('link', { name: /100 dosis terbuka$/ }));
    expect(await screen.findByText(/: terbuka 100 dosis, dalam formulir ini 100\./)).toBeTruthy();
    expect(screen.getByText(/^Kapasitas chiller faskes ini belum diisi/)).toBeTruthy();
    expect(address()).toMatch(new RegExp(`\\?faskes=${idFaskes}$`));
  });

  it('says why nothing can be shipped before the order is paid', async () => {
    const { id } = await moneyWorld(server, world).sign();
    await open(`/admin/pengiriman/perintah-kerja/add/${id}`);
    expect(
      await screen.findByText(wholeText(/vaksin dikirim sesudah pesanan .* dibayar penuh/)),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pengiriman pesanan ini' })).toBeTruthy();
  });

  it('changes the packing slip of an issued work order, and says what stays', async () => {
    const { record } = await workOrderIn('TERBIT');
    const { user, address } = await open(`/admin/pengiriman/perintah-kerja/edit/${record.id}`);
    expect(await screen.findByText(/Jumlah dosis tiap baris pesanan tetap/)).toBeTruthy();
    // Participants matter until the issue.
    expect(screen.queryByText(/Peserta valid/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Ubah baris 1' }));
    const slip = await screen.findByLabelText('Nomor surat jalan, baris 1');
    await user.clear(slip);
    await user.paste('SJ-BARU-1');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitForRecordPath(address, '/dashboard/pengiriman/perintah-kerja/');
    expect((await world.get(record.id)).baris[0]?.psNumber).toBe('SJ-BARU-1');
  });
});

describe('the page of a work order', () => {
  it('asks for a reason when it is issued with too few participants', async () => {
    const draft = await world.draft(await world.paidOrder());
    const { user } = await open(`/dashboard/pengiriman/perintah-kerja/${draft.id}`);
    await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
    const dialog = await screen.findByRole('dialog');
    const issue = within(dialog).getByRole('button', { name: 'Terbitkan perintah kerja' });
    expect(
      within(dialog).getByText(/^Peserta valid belum cukup: perusahaan memiliki 0/),
    ).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox'), 'Data menyusul');
    await user.click(issue);
    expect(await screen.findByText('Tetap diterbitkan: “Data menyusul”')).toBeTruthy();
    expect(screen.getByText('Menunggu faskes')).toBeTruthy();
  });

  it('is confirmed by the facility', async () => {
    const { record } = await workOrderIn('TERBIT');
    const { user } = await open(`/dashboard/pengiriman/perintah-kerja/${record.id}`, 'FASKES');
    const next = await region('Berikutnya');
    expect(within(next).getByText('Giliran Anda')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Tulis catatan' })).toBeTruthy();
    await confirm(user, 'Konfirmasi', 'Konfirmasi perintah kerja');
    expect((await world.get(record.id)).status).toBe('DIKONFIRMASI_FASKES');
  });

  it('warns of a loading temperature outside the limits, and records the departure', async () => {
    const { record } = await workOrderIn('DIKEMAS');
    const { user } = await open(`/dashboard/pengiriman/perintah-kerja/${record.id}`);
    await user.click(await screen.findByRole('button', { name: 'Catat keberangkatan' }));
    const dialog = await screen.findByRole('dialog');
    await fillField(user, 'Suhu muat', '9,5');
    expect(await within(dialog).findByText(/Suhu ini di luar 2–8 °C/)).toBeTruthy();
    await fillField(user, 'Nama kurir', 'Rangga Wicaksono');
    await fillField(user, 'Nomor HP kurir', '081234567811');
    await fillField(user, 'Nomor kendaraan', 'D 1234 ABC');
    await user.click(within(dialog).getByRole('button', { name: 'Catat keberangkatan' }));
    expect(await screen.findByText('9,5 °C, di luar 2–8 °C')).toBeTruthy();
    expect((await world.get(record.id)).status).toBe('DIKIRIM');
  });
});

describe('the receipt', () => {
  it('is counted with one press, and locked by drawn signatures', async () => {
    mockCanvas();
    const { record } = await workOrderIn('DIKIRIM');
    const { user } = await open('/dashboard/pengiriman/penerimaan', 'FASKES');
    const name = new RegExp(`^${record.noWO}`);
    await user.click(await screen.findByRole('link', { name }));
    await confirm(user, 'Catat kedatangan', 'Catat kedatangan');
    await user.click(await screen.findByRole('button', { name: 'Semua sesuai yang dikirim' }));
    expect(await screen.findByText('Baris ini sesuai.')).toBeTruthy();
    expect(screen.getByText('Simpan hitungan lebih dahulu.')).toBeTruthy();
    await fillField(user, 'Suhu saat tiba', '5');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Semua 200 dosis diterima tanpa selisih.');

    await user.click(await screen.findByRole('button', { name: 'Tanda tangani BAST' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/barang tidak dapat dikembalikan \(Pasal 8\)/)).toBeTruthy();
    await fillSignatories(user);
    await user.click(within(dialog).getByRole('button', { name: 'Tanda tangani' }));
    expect(
      (await within(dialog).findAllByText(/Gambar kedua tanda tangan, atau unggah/)).length,
    ).toBeGreaterThan(0);
    for (const label of ['Tanda tangan penerima', 'Tanda tangan wakil distributor']) {
      const canvas = within(dialog).getByRole('img', { name: label });
      fireEvent.pointerDown(canvas, { clientX: 10, clientY: 10 });
      fireEvent.pointerMove(canvas, { clientX: 40, clientY: 20 });
      fireEvent.pointerUp(canvas);
      await within(dialog).findByRole('button', { name: `Hapus tanda tangan: ${label}` });
    }
    await user.click(within(dialog).getByRole('button', { name: 'Tanda tangani' }));
    await screen.findByText(/^BAST sudah ditandatangani/);
    expect(await world.get(record.id)).toMatchObject({
      status: 'DITERIMA',
      dosisDiterima: 200,
      bast: { pembeli: { nama: 'Sekar Ayuningtyas' } },
    });
  });

  it('shows a shortage as it is entered, and makes its follow-up with one press', async () => {
    const { record } = await workOrderIn('TIBA');
    const { user } = await open(`/dashboard/pengiriman/penerimaan/${record.id}`, 'FASKES');
    await fillField(user, 'Jumlah tiba, baris 1', '180');
    await user.click(screen.getByRole('button', { name: 'Tambah Bocor, baris 1' }));
    expect(await screen.findByText(/Kurang 20 dosis/)).toBeTruthy();
    expect(screen.getByText(/Diganti 1 dosis/)).toBeTruthy();
    await fillField(user, 'Suhu saat tiba', '5');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText(/Diterima 179 dosis/);
    await confirm(user, 'Laporkan selisih', 'Laporkan selisih perintah kerja');

    await confirm(user, 'Buat kiriman susulan', 'Buat kiriman susulan');
    await waitFor(async () =>
      expect(await world.get(record.id)).toMatchObject({
        status: 'SELISIH',
        tindakLanjut: [{ jenis: 'KIRIM_SUSULAN', jumlahDosis: 20 }],
        perluTindakLanjut: ['PENGGANTIAN'],
      }),
    );

    await user.click(screen.getByRole('button', { name: 'Tanda tangani kedua dokumen' }));
    const dialog = await screen.findByRole('dialog');
    await fillSignatories(user);
    const scan = applicationDocuments('ttd')['fileNPWP'] as File;
    const input = await waitFor(() => {
      const found = dialog.querySelector<HTMLInputElement>('input[type="file"]');
      if (!found) throw new Error('The file field is not there yet.');
      return found;
    });
    await user.upload(input, scan);
    await user.click(within(dialog).getByRole('button', { name: 'Tanda tangani' }));
    await screen.findByText(/^BAST sudah ditandatangani/);
    expect(await world.get(record.id)).toMatchObject({
      beritaSelisih: { pembeli: { nama: 'Sekar Ayuningtyas' } },
      bast: { pembeli: { nama: 'Sekar Ayuningtyas' } },
    });
  });

  it('asks for a decision when it arrives outside its temperature limits', async () => {
    const { record } = await workOrderIn('TIBA');
    const { user } = await open(`/dashboard/pengiriman/penerimaan/${record.id}`, 'FASKES');
    await user.click(await screen.findByRole('button', { name: 'Semua sesuai yang dikirim' }));
    await fillField(user, 'Suhu saat tiba', '9');
    await user.click(await screen.findByRole('combobox', { name: /Apa yang dilakukan/ }));
    await user.click(await screen.findByRole('option', { name: 'Karantina semua' }));
    expect(await screen.findByText(/^Dosis yang utuh masuk karantina/)).toBeTruthy();
    await fillField(user, 'Alasan keputusan', 'Es sudah mencair');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await user.click(await screen.findByRole('button', { name: 'Tanda tangani BAST' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/yang semuanya dikarantina/)).toBeTruthy();
    expect(within(dialog).getByText(/Suhu saat tiba 9 °C, di luar 2–8 °C/)).toBeTruthy();
  });

  it('hands a surplus back to the distributor in its own work order', async () => {
    const { record } = await workOrderIn('TIBA');
    await world.count(record.id, { qtyTiba: 210 });
    await world.change('FASKES', record.id, 'reportDiscrepancy');
    const path = `/WorkOrder/tindaklanjut/${record.id}`;
    await world.request('FASKES', 'POST', path, { jenis: 'AMBIL_KEMBALI' });
    const [{ id } = { id: 0 }] = (await world.get(record.id)).tindakLanjut;
    const { user, address } = await open(`/admin/pengiriman/perintah-kerja/edit/${id}`);
    expect(await screen.findByText(/Jumlah dosis tiap baris pesanan tetap/)).toBeTruthy();
    expect(screen.queryByText(/Chiller memuat/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sarankan batch' })).toBeNull();
    const today = dayInJakarta(server.now());
    await fillField(user, 'Rencana kirim', typedDay(today));
    await fillField(user, 'Rencana tiba', typedDay(today));
    await user.click(await screen.findByRole('button', { name: 'Ubah baris 1' }));
    await user.type(await screen.findByLabelText('Nomor surat jalan, baris 1'), 'SJ-BALIK-1');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitForRecordPath(address, '/dashboard/pengiriman/perintah-kerja/');
    await world.moveTo(id, 'TIBA');
    await world.count(id);
    resetPortal();
    const receipt = await open(`/dashboard/pengiriman/penerimaan/${id}`, 'FASKES');
    expect(await screen.findByText(/^Ini pengambilan kembali/)).toBeTruthy();
    expect(await screen.findByText('Semua 10 dosis diserahkan kepada distributor.')).toBeTruthy();
    await fillField(receipt.user, 'Jumlah tiba, baris 1', '9');
    expect(await screen.findByText(/^Kurang 1 dosis.*berita acara ketidaksesuaian/)).toBeTruthy();
  });

  it('shows the errors of the server at the counted line', async () => {
    const { record } = await workOrderIn('TIBA');
    const { user } = await open(`/dashboard/pengiriman/penerimaan/${record.id}`, 'BHBU');
    await fillField(user, 'Bocor, baris 1', '3');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect((await screen.findAllByText(/Isi jumlah tiba lebih dahulu/)).length).toBeGreaterThan(0);
    await fillField(user, 'Jumlah tiba, baris 1', '2');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findAllByText(/Bocor dan rusak paling banyak 2/);
    expect(screen.getByLabelText('Bocor, baris 1').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps photographs of the goods', async () => {
    const { record } = await workOrderIn('TIBA');
    const { user } = await open(`/dashboard/pengiriman/penerimaan/${record.id}`, 'FASKES');
    const camera = await screen.findByLabelText<HTMLInputElement>('Ambil foto', {
      selector: 'input',
    });
    expect(camera.getAttribute('capture')).toBe('environment');
    const photo = new File([signaturePng()], 'kotak.png', { type: 'image/png' });
    await user.upload(camera, photo);
    await confirm(user, 'Hapus kotak.png', 'Hapus foto');
    expect(await screen.findByText('Belum ada foto.')).toBeTruthy();
  });

  it('says that a facility has no shipments yet', async () => {
    const { json } = await world.request('ADMIN', 'POST', '/Faskes', faskesBody());
    await startSignedInSession(server, { role: 'FASKES', faskesId: Number(json['id']) });
    renderPortal({ at: '/dashboard/pengiriman/penerimaan', fetch: serverFetch(server) });
    expect(await screen.findByText(/^Belum ada kiriman yang berangkat/)).toBeTruthy();
  });
});

describe('the shipments of an order', () => {
  it('are listed with what each facility got, also on the page of the order', async () => {
    const { order, record } = await workOrderIn('DIKIRIM');
    const { go } = await open(`/dashboard/pengiriman/detail/${order.id}`, 'BHBU');
    expect(await screen.findByText('Dipesan 200 · dikirim 200 · diterima 0')).toBeTruthy();
    expect(await screen.findByRole('link', { name: record.noWO ?? '' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Susun perintah kerja' })).toBeNull();
    await go(`/dashboard/pemesanan/detail/${order.id}`);
    const section = await region('Pengiriman');
    expect(await within(section).findByRole('link', { name: record.noWO ?? '' })).toBeTruthy();
  });
});
