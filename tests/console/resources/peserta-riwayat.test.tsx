import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { peserta } from '#server/platform/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/peserta/riwayat/index.ts';
import '#src/resources/tiket/index.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import {
  buildBhbu,
  buildFaskes,
  buildPeserta,
  newNik,
  person,
  personBody,
} from '../../builders/peserta.ts';
import { buildSheetFile, sheetLine } from '../../builders/sheet-file.ts';
import type { UserOverrides } from '../../builders/user.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  fillField,
  renderPortal,
} from '../harness/renderPortal.tsx';
import { wholeText } from '../harness/wholeText.ts';

let server: TestServer;
let bhbuId: number;
let faskesId: number;
let companyAccount: { id: number; token: string };
beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  companyAccount = await server.signIn({ role: 'BHBU', bhbuId, fullName: 'Indah Contoh' });
});
afterEach(resetPortal);
afterAll(() => server.stop());

async function openPage(at: string, pesertaDefaults: UserOverrides = { role: 'ADMIN' }) {
  await startSignedInSession(server, pesertaDefaults);
  return renderPortal({ at, fetch: serverFetch(server) });
}

const detailPath = (id: number): string => `/dashboard/peserta/detail/${id}`;
const findSection = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the participant page', () => {
  it('names the dose of a booster registration a booster', async () => {
    const { id } = await buildPeserta(server.deps, {
      userId: companyAccount.id,
      bhbuId,
      vaccinationType: 1,
      nama: 'Sudah Booster',
    });
    await buildDose(server.db, { pesertaId: id, faskesId });
    await openPage(detailPath(id), { role: 'BHBU', bhbuId });
    const doses = await findSection('Dosis');
    expect(doses.getByText('Booster')).toBeTruthy();
    expect(doses.queryByText('Dosis 1')).toBeNull();
  });

  it('shows a company the whole history and logs each revealed NIK', async () => {
    const nik = newNik();
    const body = new FormData();
    const line = sheetLine({ nik, nama: 'DARI BERKAS' });
    body.append('berkas', await buildSheetFile([line], { name: 'karyawan.xlsx' }));
    await server.request('POST', '/Peserta/Import/0', { token: companyAccount.token, body });
    const [row] = await server.db.select().from(peserta).where(eq(peserta.nama, 'DARI BERKAS'));
    const id = row?.id ?? 0;
    await buildPeserta(server.deps, { userId: companyAccount.id, bhbuId, vaccinationType: 1, nik });
    await buildDose(server.db, {
      pesertaId: id,
      faskesId,
      dibatalkan: server.now().toISOString(),
      dibatalkanOleh: 'Perawat',
      alasanBatal: 'Salah orang',
    });
    const { user } = await openPage(detailPath(id), { role: 'BHBU', bhbuId });
    await screen.findByRole('heading', { level: 1, name: 'DARI BERKAS' });
    // The cancellation is shown without its reason.
    expect(
      (await findSection('Dosis')).getByText(wholeText(/^Dibatalkan Perawat, .* WIB$/)),
    ).toBeTruthy();
    expect(screen.queryByText(/Salah orang/)).toBeNull();
    expect((await findSection('Pendaftaran lain orang ini')).getByRole('link').textContent).toMatch(
      /^Booster/,
    );
    const files = await findSection('Asal data');
    expect(files.getByRole('link', { name: 'karyawan.xlsx' })).toBeTruthy();
    await user.click(screen.getByLabelText('Tampilkan asal nilai'));
    expect(screen.getAllByText('Dari karyawan.xlsx, baris 2').length).toBeGreaterThan(5);

    await user.click(screen.getByRole('button', { name: 'Perlihatkan NIK' }));
    const plainNik = nik.replace(/(\d{4})(?=\d)/g, '$1 ');
    expect((await screen.findAllByText(plainNik)).length).toBe(2);
    expect(await (await findSection('Riwayat')).findByText('Melihat nomor identitas')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sembunyikan NIK' }));
    expect(screen.queryByText(plainNik)).toBeNull();
  });

  it('shows when the limit of revealed numbers is reached and when it ends', async () => {
    const { id } = await buildPeserta(server.deps, {
      userId: companyAccount.id,
      bhbuId,
      nama: 'Tertutup',
    });
    const account = await startSignedInSession(server, { role: 'ADMIN' });
    for (let i = 0; i < 60; i++) {
      await server.deps.throttle.countReveal({ user: account, now: server.now() });
    }
    const { user } = renderPortal({ at: detailPath(id), fetch: serverFetch(server) });
    await user.click(await screen.findByRole('button', { name: 'Perlihatkan NIK' }));
    await screen.findByText(
      /^Terlalu banyak nomor identitas diperlihatkan dengan akun ini\. Coba lagi dalam \d+ menit\.$/,
    );
    expect(screen.getByRole('button', { name: 'Perlihatkan NIK' })).toBeTruthy();
  });

  it('names the fields that an edit changed', async () => {
    const { token } = companyAccount;
    const { json } = await server.request('POST', '/Peserta', { token, body: personBody() });
    const id = Number(json['id']);
    const { nik, tanggalLahir } = person();
    const edit = { ...json, nik, tanggalLahir, nama: 'Nama Sesudah Diubah' };
    const { status } = await server.request('PUT', `/Peserta/${id}`, { token, body: edit });
    expect(status).toBe(200);
    await openPage(detailPath(id));
    const section = await findSection('Riwayat');
    const entry = (await section.findByText('Mengubah')).closest('summary') as HTMLElement;
    expect(within(entry).getByText(/^Isian: NIK, Nama(, Tanggal lahir)?$/)).toBeTruthy();
  });

  it('links a booster to its form for roles that may edit it', async () => {
    const { id } = await buildPeserta(server.deps, {
      userId: companyAccount.id,
      bhbuId,
      idFaskes: faskesId,
      vaccinationType: 1,
      vaksinPrimer: 'Sinopharm',
    });
    const { user } = await openPage(detailPath(id), { role: 'FASKES', faskesId });
    expect((await findSection('Booster')).getByText('Sinopharm')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lainnya' }));
    const link = screen.getByRole('menuitem', { name: 'Ubah data booster' });
    expect(link.getAttribute('href')).toBe(`/dashboard/peserta-booster/edit/${id}`);
    // A facility may not delete.
    expect(screen.queryByRole('menuitem', { name: 'Hapus' })).toBeNull();
  });

  it('is not found for another company', async () => {
    const { id } = await buildPeserta(server.deps, { userId: companyAccount.id, bhbuId });
    await openPage(detailPath(id), { role: 'BHBU', bhbuId: await buildBhbu(server.db) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' }),
    ).toBeTruthy();
  });
});

describe('moving a ticket', () => {
  it('finds the holder, excludes other programs, moves it and undoes the move', async () => {
    const booster = (nama: string) =>
      buildPeserta(server.deps, { userId: companyAccount.id, bhbuId, vaccinationType: 1, nama });
    const holder = await booster('Pemegang Lama');
    const receiver = await booster('Penerima Baru');
    await buildPeserta(server.deps, {
      userId: companyAccount.id,
      bhbuId,
      nama: 'Penerima Reguler',
    });
    const ticketNumber = 'BST-7KQ2M9XA';
    await server.db.update(peserta).set({ noTiket: ticketNumber }).where(eq(peserta.id, holder.id));
    const findTicketNumber = async (id: number) =>
      (await server.db.select().from(peserta).where(eq(peserta.id, id)))[0]?.noTiket;

    const { user } = await openPage('/admin/peserta/ticket-change');
    await fillField(user, 'Nomor tiket', 'BST-22222222');
    await user.click(screen.getByRole('button', { name: 'Cari tiket' }));
    expect(await screen.findByText(/Tidak ada peserta dengan nomor tiket ini/)).toBeTruthy();
    await fillField(user, 'Nomor tiket', 'bst 7kq2m9xa');
    await user.click(screen.getByRole('button', { name: 'Cari tiket' }));
    expect(await screen.findByText('Pemegang Lama')).toBeTruthy();
    await fillField(user, 'Nama, nomor HP atau NIK penerima', 'penerima');
    await user.click(screen.getByRole('button', { name: 'Cari peserta' }));
    expect(await screen.findByText(/Penerima Reguler terdaftar untuk jenis/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pilih Penerima Reguler' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Pilih Penerima Baru' }));
    await user.click(screen.getByRole('button', { name: 'Pindahkan tiket' }));
    expect(await screen.findByText('Wajib diisi')).toBeTruthy();

    // A concurrent change of the receiver reloads it; the next attempt succeeds.
    await server.db.update(peserta).set({ version: 5 }).where(eq(peserta.id, receiver.id));
    await fillField(user, 'Alasan memindahkan', 'Pindah tugas');
    await user.click(screen.getByRole('button', { name: 'Pindahkan tiket' }));
    expect(await screen.findByText(/sudah disimpan orang lain/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pindahkan tiket' }));
    await screen.findByRole('link', { name: 'Buka halaman Penerima Baru' });
    expect(await findTicketNumber(receiver.id)).toBe(ticketNumber);
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await waitFor(async () => expect(await findTicketNumber(holder.id)).toBe(ticketNumber));
    expect(await findTicketNumber(receiver.id)).toBeNull();
  });
});
