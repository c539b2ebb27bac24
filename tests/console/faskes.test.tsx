import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Statement } from '#contract/faskes/index.ts';
import { faskes, faskesStatement } from '#server/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/App.tsx';
import '#src/resources/faskes/index.ts';
import '#src/resources/impor/index.ts';
import '#src/ui/input/LookupInput.tsx';
import { evidenceFile, faskesBody, giveAll, sendEvidence } from '../builders/faskes.ts';
import { buildBhbu, buildFaskes } from '../builders/peserta.ts';
import { startTestServer, type TestServer } from '../server/harness/server.ts';
import { beSignedIn, clean, fetchFrom, fillIn, renderPortal } from './renderPortal.tsx';

// The form is long and slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let admin: string;
beforeAll(async () => {
  // happy-dom loads no PDF into a frame and would log an error for each preview.
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
    handleDisabledFileLoadingAsSuccess: true,
  });
  server = await startTestServer();
  admin = (await server.signIn({ role: 'ADMIN' })).token;
});
afterEach(clean);
afterAll(() => server.stop());

type Who = Parameters<typeof beSignedIn>[1];

async function open(at: string, who: Who = { role: 'AM' }) {
  await beSignedIn(server, who);
  return renderPortal({ at, fetch: fetchFrom(server) });
}

/** Creates a facility through the API. @returns its id */
async function make(overrides?: object): Promise<number> {
  const body = faskesBody({ ...overrides });
  const { json } = await server.ask('POST', '/Faskes', { token: admin, body });
  return json['id'] as number;
}
const kept = async (id: number) =>
  (await server.db.select().from(faskes).where(eq(faskes.id, id)))[0];
const pageOf = (id: number) => `/dashboard/faskes/edit/${id}`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const past = '2030-01-01';

describe('the facility list', () => {
  it('shows the status of each facility as text and filters by it', async () => {
    await make({ namaFaskes: 'Klinik Lewat Masa', izinSampai: past });
    await make({ namaFaskes: 'Klinik Tanpa Bukti' });
    const { user } = await open('/dashboard/faskes/list-faskes');
    const row = (await screen.findByRole('link', { name: 'Klinik Lewat Masa' })).closest('tr');
    expect(row?.textContent).toContain('Masa berlaku habis');
    await user.click(screen.getByRole('button', { name: 'Tambah filter' }));
    await user.click(screen.getByRole('menuitem', { name: 'Pernyataan dan jaminan' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Masa berlaku habis' }));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Klinik Tanpa Bukti' })).toBeNull(),
    );
    expect(screen.getByRole('link', { name: 'Klinik Lewat Masa' })).toBeTruthy();
  });

  it('shows why a used facility cannot be deleted, deactivates it and undoes that', async () => {
    const id = await buildFaskes(server.db, { serves: [await buildBhbu(server.db)] });
    const name = `Klinik Contoh ${id}`;
    const { user } = await open(`/dashboard/faskes/list-faskes?filter={"q":"${name}"}`);
    await user.click(await screen.findByRole('button', { name: `Tindakan untuk ${name}` }));
    const gone = screen.getByRole('menuitem', { name: /^Hapus/ });
    expect(gone.getAttribute('aria-disabled')).toBe('true');
    expect(gone.textContent).toContain('Masih dipakai');
    await user.click(screen.getByRole('menuitem', { name: 'Nonaktifkan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Nonaktifkan faskes' }));
    expect((await kept(id))?.isActive).toBe(true);
    await fillIn(user, 'Alasan', 'Gedung direnovasi');
    await user.click(dialog.getByRole('button', { name: 'Nonaktifkan faskes' }));
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await waitFor(async () => expect((await kept(id))?.version).toBe(3));
    expect(await kept(id)).toMatchObject({ isActive: true, inactiveReason: null });
  });

  it('deletes an unused facility and restores it', async () => {
    const id = await make({ namaFaskes: 'Klinik Salah Ketik' });
    const { user } = await open(pageOf(id));
    await heading('Klinik Salah Ketik');
    await user.click(screen.getByRole('button', { name: 'Lainnya' }));
    await user.click(screen.getByRole('menuitem', { name: 'Hapus' }));
    await user.click(await screen.findByRole('button', { name: 'Hapus faskes' }));
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await waitFor(async () => expect((await kept(id))?.deletedAt).toBeNull());
  });
});

describe('the facility form', () => {
  it('shows errors at their fields and continues with the statement after creation', async () => {
    const { user, address } = await open('/dashboard/faskes/add');
    await heading('Tambah faskes');
    expect(screen.getByText(/Dijawab dan dibuktikan di halaman faskes ini/)).toBeTruthy();
    await fillIn(user, 'Nama faskes', 'Klinik Kamboja');
    await fillIn(user, 'Kode P-Care', 'KMB');
    await fillIn(user, 'Nomor faskes', 'FKS-77');
    await fillIn(user, 'Kepala faskes', 'dr. Wulan Paramita');
    await fillIn(user, 'Alamat', 'Jalan Kamboja Nomor 7, Bandung');
    await fillIn(user, 'Lintang (opsional)', '-6,914744');
    await user.click(screen.getByLabelText('Kepemilikan'));
    await user.click(screen.getByRole('option', { name: 'Swasta' }));
    await user.click(await screen.findByLabelText('Kabupaten/kota'));
    await user.paste('Kota Bandung');
    await user.click(await screen.findByRole('option', { name: 'Kota Bandung' }));
    const save = screen.getByRole('button', { name: 'Simpan' });
    await user.click(save);
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Kode P-Care berisi 4 sampai 12 huruf atau angka');
    await fillIn(user, 'Kode P-Care', 'kmb00077');
    await user.click(save);
    expect((await screen.findByRole('alert')).textContent).toContain('Bujur');
    await fillIn(user, 'Bujur (opsional)', '107.609810');
    await user.click(save);
    await heading('Klinik Kamboja');
    const id = Number(/edit\/(\d+)$/.exec(address())?.[1]);
    expect(await kept(id)).toMatchObject({
      pcareCode: 'KMB00077',
      latitude: -6.914744,
      longitude: 107.60981,
      region: '32.73',
    });
    expect(await screen.findByText('0 dari 8 jaminan terpenuhi dengan bukti')).toBeTruthy();
  });

  it('is editable by its own staff, except the code, and denied to others', async () => {
    const id = await make({ namaFaskes: 'Klinik Milik Sendiri', kodePcare: 'MLK00001' });
    const other = await make({ namaFaskes: 'Klinik Orang Lain' });
    const { user, go } = await open(pageOf(id), { role: 'FASKES', faskesId: id });
    await heading('Klinik Milik Sendiri');
    expect(screen.getByLabelText<HTMLInputElement>('Kode P-Care').readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Lainnya' })).toBeNull();
    await fillIn(user, 'Kapasitas sehari (opsional)', '1.200');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(async () => expect((await kept(id))?.dailyCapacity).toBe(1200));
    await go(pageOf(other));
    await heading('Akses ditolak');
    expect(document.body.textContent).not.toContain('Klinik Orang Lain');
  });

  it('is read-only for readers and lists the served companies', async () => {
    const bhbuId = await buildBhbu(server.db);
    const id = await buildFaskes(server.db, { serves: [bhbuId] });
    await open(pageOf(id), { role: 'LEGAL' });
    await heading(`Klinik Contoh ${id}`);
    expect(await screen.findByText(`PT Contoh ${bhbuId}`)).toBeTruthy();
    expect(await screen.findAllByText('Belum dijawab')).toHaveLength(8);
    for (const name of [/^Jawab/, /^Tambah bukti/, 'Simpan']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});

describe('the facility statement', () => {
  const item = (words: RegExp) => within(screen.getByText(words).closest('li') as HTMLElement);
  const cold = /Memiliki penyimpanan rantai dingin/;

  it('is answered per guarantee and requires a note for a no', async () => {
    const id = await make();
    const { user } = await open(pageOf(id), { role: 'AM', fullName: 'Citra Lestari' });
    await user.click(await screen.findByRole('button', { name: 'Jawab: Rantai dingin' }));
    const save = () =>
      user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Simpan' }));
    await save();
    expect(await screen.findByText('Pilih ya atau tidak')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Tidak' }));
    await save();
    expect(await screen.findByText('Tulis mengapa jaminan ini belum dipenuhi')).toBeTruthy();
    await fillIn(user, 'Catatan (opsional)', 'Chiller datang bulan depan');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(item(cold).getByText('Tidak')).toBeTruthy();
    expect(item(cold).getByText('Chiller datang bulan depan')).toBeTruthy();
    expect(item(cold).getByText(/^Dijawab Citra Lestari, /)).toBeTruthy();
  });

  it('shows who answered first and overwrites only when saved again', async () => {
    const id = await make();
    const { user } = await open(pageOf(id));
    await user.click(await screen.findByRole('button', { name: 'Jawab: Rantai dingin' }));
    await user.click(screen.getByRole('radio', { name: 'Ya' }));
    const other = await server.signIn({ role: 'ADMIN', fullName: 'Bagas Prasetya' });
    await server.ask('PUT', `/Faskes/${id}/pernyataan/RANTAI_DINGIN`, {
      token: other.token,
      body: { jawaban: false, catatan: 'Rusak' },
    });
    const save = within(screen.getByRole('dialog')).getByRole('button', { name: 'Simpan' });
    await user.click(save);
    expect(await screen.findByText(/baru saja dijawab Bagas Prasetya/)).toBeTruthy();
    const answer = async () =>
      (await server.db.select().from(faskesStatement).where(eq(faskesStatement.faskesId, id)))[0];
    expect(await answer()).toMatchObject({ isMet: false, note: 'Rusak' });
    await waitFor(() => expect((save as HTMLButtonElement).disabled).toBe(false));
    await user.click(save);
    await waitFor(async () => expect(await answer()).toMatchObject({ isMet: true, version: 2 }));
  });

  it('uploads, previews and deletes evidence files', async () => {
    const id = await make();
    const { user } = await open(pageOf(id), { role: 'FASKES', faskesId: id });
    await user.click(await screen.findByRole('button', { name: 'Tambah bukti: Rantai dingin' }));
    const send = screen.getByRole('button', { name: 'Unggah bukti' });
    await user.click(send);
    expect(await screen.findByText('Pilih berkasnya dahulu')).toBeTruthy();
    const input = () => screen.getByLabelText('Berkas bukti', { selector: 'input' });
    // Only the server checks the content of a file.
    await user.upload(input(), new File(['bukan PDF'], 'chiller.pdf', { type: 'application/pdf' }));
    await user.click(send);
    expect(await screen.findByText(/Kirim berkas PDF, JPG atau PNG yang utuh/)).toBeTruthy();
    await user.upload(input(), evidenceFile('Chiller', 'chiller.pdf'));
    await user.click(send);
    const view = await screen.findByRole('button', { name: 'Lihat chiller.pdf' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(view);
    const frame = await screen.findByTitle('Pratinjau chiller.pdf');
    expect(frame.getAttribute('src')).toMatch(/^blob:/);
    await user.click(screen.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Hapus chiller.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Hapus bukti' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Lihat chiller.pdf' })).toBeNull(),
    );
  });

  it('counts proven guarantees and lists expired documents', async () => {
    const id = await make({ izinSampai: past });
    await giveAll(server, admin, id);
    await server.ask('PUT', `/Faskes/${id}/pernyataan/LIMBAH`, {
      token: admin,
      body: { jawaban: true, berlakuSampai: past },
    });
    await open(pageOf(id));
    expect(await screen.findByText('7 dari 8 jaminan terpenuhi dengan bukti')).toBeTruthy();
    const note = screen.getByRole('note');
    expect(note.textContent).toContain('Izin operasional, berlaku sampai 01-Jan-2030');
    expect(note.textContent).toContain('Limbah medis, berlaku sampai 01-Jan-2030');
  });

  it('keeps the unsaved values of the facility form', async () => {
    const id = await make();
    const { user } = await open(pageOf(id));
    await fillIn(user, 'Nomor faskes', 'FKS-BARU');
    await sendEvidence(server, admin, id, 'KIPI');
    await user.click(await screen.findByRole('button', { name: 'Jawab: Penanganan KIPI' }));
    await user.click(screen.getByRole('radio', { name: 'Ya' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Nomor faskes').value).toBe('FKS-BARU');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(async () => expect((await kept(id))?.number).toBe('FKS-BARU'));
    const { json } = await server.ask('GET', `/Faskes/${id}/pernyataan`, { token: admin });
    const kipi = (json as unknown as Statement).jaminan.find(one => one.butir === 'KIPI');
    expect(kipi).toMatchObject({ jawaban: true, berkas: [{}] });
  });
});

describe('selecting a facility', () => {
  it('shows an expired permit or evidence in the option and below the field', async () => {
    await make({ namaFaskes: 'Klinik Kedaluwarsa', izinSampai: past });
    const { user } = await open('/dashboard/peserta/unggah', { role: 'ADMIN' });
    await user.click(await screen.findByLabelText('Faskes'));
    const option = await screen.findByRole('option', { name: /^Klinik Kedaluwarsa/ });
    expect(option.textContent).toContain('Masa berlaku izin atau bukti sudah habis');
    expect(screen.getByRole('option', { name: 'Klinik Kamboja' })).toBeTruthy();
    await user.click(option);
    const field = screen.getByLabelText('Faskes');
    expect((field as HTMLInputElement).value).toBe('Klinik Kedaluwarsa');
    expect(field.closest('.MuiFormControl-root')?.textContent).toContain(
      'Masa berlaku izin atau bukti sudah habis',
    );
  });

  it('shows the same warning in a list filter', async () => {
    const { user } = await open('/admin/peserta/list-upload', { role: 'ADMIN' });
    await screen.findByText('0 peserta');
    await user.click(await screen.findByRole('button', { name: 'Tambah filter' }));
    await user.click(screen.getByRole('menuitem', { name: 'Faskes' }));
    const option = await screen.findByRole('option', { name: /^Klinik Kedaluwarsa/ });
    expect(option.textContent).toContain('Masa berlaku izin atau bukti sudah habis');
  });
});
