import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endSessionsOfUser } from '#server/platform/auth/session.ts';
import { kipi } from '#server/platform/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/dashboard/index.ts';
import '#src/resources/vaksinasi/index.ts';
import '#src/resources/peserta/riwayat/index.ts';
import { saveSession } from '#src/providers/session.ts';
import { jakartaDay } from '#src/kit/format/date.ts';
import { buildDose } from '../../../builders/vaksinasi.ts';
import { buildKipi } from '../../../builders/kipi.ts';
import { buildFaskes, buildPeserta } from '../../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  fillField,
  renderPortal,
} from '../../harness/renderPortal.tsx';
import { wholeText } from '../../harness/wholeText.ts';

let server: TestServer;
let faskesId: number;
beforeAll(async () => {
  server = await startTestServer();
  faskesId = await buildFaskes(server.db);
});
afterEach(resetPortal);
afterAll(() => server.stop());

/** Creates a serious, unreported KIPI (adverse event after a dose) that is past its deadline. */
async function createSeriousKipi(nama: string) {
  const { id: userId } = await server.signIn({ role: 'ADMIN' });
  const { id: pesertaId } = await buildPeserta(server.deps, { userId, idFaskes: faskesId, nama });
  const doseId = await buildDose(server.db, { pesertaId, faskesId, tanggal: '2026-01-01' });
  const id = await buildKipi(server.db, {
    doseId,
    jenis: 'RAWAT_INAP',
    serius: true,
    mulai: '2026-01-01T05:00:00.000Z',
    createdAt: '2026-01-01T06:00:00.000Z',
  });
  return { pesertaId, id };
}

const openPage = async (at: string, role: 'ADMIN' | 'FASKES' = 'FASKES') => {
  await startSignedInSession(server, {
    role,
    fullName: 'Ns. Rini',
    ...(role === 'FASKES' ? { faskesId } : {}),
  });
  return renderPortal({ at, fetch: serverFetch(server) });
};

describe('a serious KIPI', () => {
  it('is reported from the pending tasks, and the report is withdrawn and restored', async () => {
    const { id, pesertaId } = await createSeriousKipi('Rahmat Hidayat');
    const { user, address, go } = await openPage('/dashboard');
    await user.click(await screen.findByRole('link', { name: /^1 KIPI serius belum dilaporkan/ }));
    expect(address()).toBe('/dashboard/vaksinasi/kipi');
    const list = await screen.findByRole('list', { name: 'KIPI' });
    expect(
      within(list).getByText('Terlambat dilaporkan, batasnya 02-Jan-2026 13:00 WIB'),
    ).toBeDefined();
    expect(within(list).queryByText(/Rawat inap/)).toBeNull();

    await user.click(within(list).getByRole('button', { name: 'Tandai dilaporkan' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Laporan KIPI Rahmat Hidayat' }),
    );
    expect(dialog.getByLabelText<HTMLInputElement>('Pelapor').value).toBe('Ns. Rini');
    await fillField(user, 'Pelapor', '');
    await user.click(dialog.getByText('Simpan laporan'));
    expect(dialog.getByText('Wajib diisi')).toBeDefined();
    await fillField(user, 'Pelapor', 'dr. Sari');
    await fillField(user, 'Nomor laporan (opsional)', 'K-77');
    await user.click(dialog.getByText('Simpan laporan'));
    await screen.findByText('KIPI Rahmat Hidayat ditandai dilaporkan');
    await screen.findByText('Tidak ada KIPI serius yang menunggu dilaporkan.');
    const [stored] = await server.db.select().from(kipi).where(eq(kipi.id, id));
    expect(stored).toMatchObject({
      reportedTo: 'DINKES',
      reportedBy: 'dr. Sari',
      reportNumber: 'K-77',
    });

    // The participant page shows the report too.
    await go(`/dashboard/peserta/detail/${pesertaId}`);
    const doses = await screen.findByRole('region', { name: 'Dosis' });
    expect(within(doses).getByText(/^Dilaporkan \d/)).toBeDefined();

    await go('/dashboard/vaksinasi/kipi?tampil=dilaporkan');
    await screen.findByText(
      /^Dilaporkan .* ke Dinas kesehatan kab\/kota oleh dr. Sari, nomor K-77$/,
    );
    await user.click(screen.getByRole('button', { name: 'Tarik tanda' }));
    const withdrawDialog = within(
      await screen.findByRole('dialog', { name: /^Tarik tanda bahwa/ }),
    );
    await user.click(withdrawDialog.getByRole('button', { name: 'Tarik tanda' }));
    expect(withdrawDialog.getByText('Wajib diisi')).toBeDefined();
    await fillField(user, 'Alasan', 'Belum terkirim');
    await user.click(withdrawDialog.getByRole('button', { name: 'Tarik tanda' }));
    await screen.findByText('Belum ada KIPI yang dilaporkan.');
    // The withdrawal can be undone.
    await screen.findByText('Tanda lapor KIPI Rahmat Hidayat ditarik');
    await user.click(await screen.findByText('Urungkan'));
    await screen.findByText(/nomor K-77$/);
    await waitFor(async () => {
      const [secondDialog] = await server.db.select().from(kipi).where(eq(kipi.id, id));
      expect(secondDialog).toMatchObject({
        reportedBy: 'dr. Sari',
        reportNumber: 'K-77',
        version: 4,
      });
    });
  });

  it('records what its report asks for, and shows it with the visit', async () => {
    const { id: userId } = await server.signIn({ role: 'ADMIN' });
    const ownFaskesId = await buildFaskes(server.db);
    const { id: pesertaId } = await buildPeserta(server.deps, {
      userId,
      idFaskes: ownFaskesId,
      nama: 'Lastri Lengkap',
    });
    const today = jakartaDay(new Date());
    await buildDose(server.db, {
      pesertaId,
      faskesId: ownFaskesId,
      tanggal: today,
      jam: '00:00',
    });
    await startSignedInSession(server, { role: 'FASKES', faskesId: ownFaskesId });
    const { user } = renderPortal({ at: '/dashboard/vaksinasi', fetch: serverFetch(server) });
    await user.click(await screen.findByRole('button', { name: /Lastri Lengkap/ }));
    await user.click(await screen.findByRole('button', { name: 'Catat KIPI' }));
    const symptoms = await screen.findByRole('group', { name: 'Gejala' });
    await user.click(await within(symptoms).findByRole('button', { name: 'Tambah baris' }));
    const symptom = within(await screen.findByRole('dialog', { name: 'Baris 1' }));
    await user.click(symptom.getByRole('combobox', { name: /^Gejala/ }));
    await user.click(await screen.findByRole('option', { name: 'Pingsan (sinkop)' }));
    await user.type(symptom.getByLabelText('Timbul tanggal'), today.split('-').reverse().join('-'));
    await user.type(symptom.getByLabelText('Jam (WIB)'), '00:00');
    await user.click(symptom.getByRole('button', { name: 'Selesai' }));
    await fillField(user, 'Tempat kejadian (opsional)', 'Ruang tunggu faskes');
    const earlier = screen.getByRole('group', { name: /^Vaksin lain dalam 4 minggu/ });
    await user.click(await within(earlier).findByRole('button', { name: 'Tambah baris' }));
    const row = within(await screen.findByRole('dialog', { name: 'Baris 1' }));
    await user.type(row.getByLabelText('Vaksin'), 'Influvac');
    await user.type(row.getByLabelText('Tanggal'), today.split('-').reverse().join('-'));
    await user.click(row.getByRole('button', { name: 'Selesai' }));
    await user.click(screen.getByText('Simpan KIPI'));
    await screen.findByText('KIPI Lastri Lengkap dicatat');

    await user.click(await screen.findByRole('button', { name: 'Lihat skrining dan KIPI' }));
    await screen.findByText('Ruang tunggu faskes');
    screen.getByText(wholeText(/^Influvac · /));
    screen.getByText(wholeText(/^Pingsan \(sinkop\) · /));
  });

  it("has a form that asks before it is lost and survives the session's end", async () => {
    const { id: userId } = await server.signIn({ role: 'ADMIN' });
    const ownFaskesId = await buildFaskes(server.db);
    const pesertaDefaults = { userId, idFaskes: ownFaskesId, nama: 'Wati Susanti' };
    const { id: pesertaId } = await buildPeserta(server.deps, pesertaDefaults);
    const givenOn = jakartaDay(new Date());
    await buildDose(server.db, { pesertaId, faskesId: ownFaskesId, tanggal: givenOn });
    const nurse = await startSignedInSession(server, { role: 'FASKES', faskesId: ownFaskesId });
    const { user, go } = renderPortal({ at: '/dashboard/vaksinasi', fetch: serverFetch(server) });
    await user.click(await screen.findByRole('button', { name: /Wati Susanti/ }));
    await user.click(await screen.findByRole('button', { name: 'Catat KIPI' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^KIPI sesudah/ }));
    await user.click(dialog.getByText('Simpan KIPI'));
    expect(await dialog.findByText('Tulis paling sedikit satu gejala')).toBeDefined();
    await user.click(dialog.getByLabelText('Uraian kejadian (opsional)'));
    await user.paste('Demam dan pusing');
    await user.keyboard('{Escape}');
    const leaveDialog = await screen.findByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' });
    await user.click(within(leaveDialog).getByText('Tetap di sini'));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Uraian kejadian (opsional)').value).toBe(
      'Demam dan pusing',
    );

    await user.click(dialog.getByText('Kembali'));
    const secondDialog = await screen.findByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' });
    await user.click(within(secondDialog).getByText('Buang isian'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // An empty form is closed without a question.
    const openKipiDialog = async () => {
      await user.click(await screen.findByRole('button', { name: 'Catat KIPI' }));
      return within(await screen.findByRole('dialog', { name: /^KIPI sesudah/ }));
    };
    await openKipiDialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const lastDialog = await openKipiDialog();
    await user.click(lastDialog.getByLabelText('Uraian kejadian (opsional)'));
    await user.paste('Pingsan');
    const symptoms = lastDialog.getByRole('group', { name: 'Gejala' });
    await user.click(await within(symptoms).findByRole('button', { name: 'Tambah baris' }));
    const symptom = within(await screen.findByRole('dialog', { name: 'Baris 1' }));
    await user.click(symptom.getByRole('combobox', { name: /^Gejala/ }));
    await user.click(await screen.findByRole('option', { name: 'Gatal' }));
    await user.type(
      symptom.getByLabelText('Timbul tanggal'),
      givenOn.split('-').reverse().join('-'),
    );
    await user.type(symptom.getByLabelText('Jam (WIB)'), '00:00');
    await user.click(symptom.getByRole('button', { name: 'Selesai' }));
    await endSessionsOfUser(server.db, nurse.id, 'tidak dipakai', server.now());
    await user.click(lastDialog.getByText('Simpan KIPI'));
    const alert = await screen.findByRole('alertdialog', { name: 'Session Expired' });
    expect(screen.getAllByText('Anda akan dikembalikan ke halaman login')).toHaveLength(1);
    await user.click(within(alert).getByRole('button', { name: 'Masuk kembali' }));
    await screen.findByRole('heading', { level: 1, name: 'Masuk' });
    const { token } = await server.signIn({ role: 'FASKES', faskesId: ownFaskesId });
    saveSession({
      token,
      userName: 'rini',
      id: nurse.id,
      fullName: 'Ns. Rini',
      roleName: 'FASKES',
      idReferensi: ownFaskesId,
      zona: 'WIB',
      hak: [],
      isChangedUser: 'True',
    });
    await go('/dashboard/vaksinasi');
    await user.click(await screen.findByRole('button', { name: /Wati Susanti/ }));
    const restoredDialog = await openKipiDialog();
    expect(restoredDialog.getByText('Isian Anda yang belum disimpan dikembalikan.')).toBeDefined();
    expect(
      restoredDialog.getByLabelText<HTMLTextAreaElement>('Uraian kejadian (opsional)').value,
    ).toBe('Pingsan');
  });

  it('shows its reporting deadline next to its dose, also to an administrator', async () => {
    const { id } = await createSeriousKipi('Siti Rohani');
    await server.db
      .update(kipi)
      .set({ createdAt: '2030-01-02T03:00:00.000Z' })
      .where(eq(kipi.id, id));
    const { user } = await openPage(`/dashboard/vaksinasi?faskes=${faskesId}`, 'ADMIN');
    await fillField(user, 'Cari nama, NIK atau nomor HP', 'siti rohani');
    await user.click(await screen.findByRole('button', { name: /Siti Rohani/ }));
    expect(await screen.findByText('KIPI serius')).toBeDefined();
    expect(screen.getByText('Lapor paling lambat 03-Jan-2030 10:00 WIB')).toBeDefined();
  });
});
