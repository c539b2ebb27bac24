import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GuaranteeStatement } from '#contract/domains/faskes/index.ts';
import { faskes, faskesStatement } from '#server/platform/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/faskes/index.ts';
import '#src/resources/import/index.ts';
import '#src/kit/input/LookupInput.tsx';
import {
  buildEvidencePdf,
  faskesBody,
  giveAllGuarantees,
  uploadEvidence,
} from '../../builders/faskes.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  fillField,
  renderPortal,
} from '../harness/renderPortal.tsx';
import { wholeText } from '../harness/wholeText.ts';

// The form is long and slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let adminToken: string;
beforeAll(async () => {
  // happy-dom loads no PDF into a frame and would log an error for each preview.
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
    handleDisabledFileLoadingAsSuccess: true,
  });
  server = await startTestServer();
  adminToken = (await server.signIn({ role: 'ADMIN' })).token;
});
afterEach(resetPortal);
afterAll(() => server.stop());

type AccountOverrides = Parameters<typeof startSignedInSession>[1];

async function openPage(at: string, account: AccountOverrides = { role: 'AM' }) {
  await startSignedInSession(server, account);
  return renderPortal({ at, fetch: serverFetch(server) });
}

/** Creates a facility through the API. @returns its id */
async function createFaskes(overrides?: object): Promise<number> {
  const body = faskesBody({ ...overrides });
  const { json } = await server.request('POST', '/Faskes', { token: adminToken, body });
  return json['id'] as number;
}
const findFaskes = async (id: number) =>
  (await server.db.select().from(faskes).where(eq(faskes.id, id)))[0];
const editPath = (id: number) => `/dashboard/faskes/edit/${id}`;
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const expiredDate = '2030-01-01';

describe('the facility list', () => {
  it('shows the status of each facility as text', async () => {
    await createFaskes({ namaFaskes: 'Klinik Lewat Masa', izinSampai: expiredDate });
    await openPage('/dashboard/faskes/list-faskes');
    const row = (await screen.findByRole('link', { name: 'Klinik Lewat Masa' })).closest('tr');
    expect(row?.textContent).toContain('Masa berlaku habis');
  });
});

describe('the facility form', () => {
  it('shows errors at their fields and continues with the statement after creation', async () => {
    const { user, address } = await openPage('/dashboard/faskes/add');
    await findHeading('Tambah faskes');
    expect(await screen.findByText(/Dijawab dan dibuktikan di halaman faskes ini/)).toBeTruthy();
    await fillField(user, 'Nama faskes', 'Klinik Kamboja');
    await fillField(user, 'Kode P-Care', 'KMB');
    await fillField(user, 'Nomor faskes', 'FKS-77');
    await fillField(user, 'Kepala faskes', 'dr. Wulan Paramita');
    await fillField(user, 'Alamat', 'Jalan Kamboja Nomor 7, Bandung');
    await fillField(user, 'Lintang (opsional)', '-6,914744');
    await user.click(screen.getByLabelText('Kepemilikan'));
    await user.click(screen.getByRole('option', { name: 'Swasta' }));
    await user.click(await screen.findByLabelText('Kabupaten/kota'));
    await user.paste('Kota Bandung');
    await user.click(await screen.findByRole('option', { name: 'Kota Bandung' }));
    const save = screen.getByRole('button', { name: 'Simpan' });
    await user.click(save);
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Kode P-Care berisi 4 sampai 12 huruf atau angka');
    await fillField(user, 'Kode P-Care', 'kmb00077');
    await user.click(save);
    expect((await screen.findByRole('alert')).textContent).toContain('Bujur');
    await fillField(user, 'Bujur (opsional)', '107.609810');
    await user.click(save);
    await findHeading('Klinik Kamboja');
    const id = Number(/edit\/(\d+)$/.exec(address())?.[1]);
    expect(await findFaskes(id)).toMatchObject({
      kodePcare: 'KMB00077',
      lat: -6.914744,
      lng: 107.60981,
      kabKota: '32.73',
    });
    expect(await screen.findByText('0 dari 8 jaminan terpenuhi dengan bukti')).toBeTruthy();
  });

  it('is editable by its own staff, except the code, and denied to others', async () => {
    const id = await createFaskes({ namaFaskes: 'Klinik Milik Sendiri', kodePcare: 'MLK00001' });
    const other = await createFaskes({ namaFaskes: 'Klinik Orang Lain' });
    const { user, go } = await openPage(editPath(id), { role: 'FASKES', faskesId: id });
    await findHeading('Klinik Milik Sendiri');
    expect(screen.getByLabelText<HTMLInputElement>('Kode P-Care').readOnly).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Lainnya' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Lihat',
    ]);
    await user.keyboard('{Escape}');
    await fillField(user, 'Kapasitas sehari (opsional)', '1.200');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(async () => expect((await findFaskes(id))?.kapasitasHarian).toBe(1200));
    await go(editPath(other));
    await findHeading('Akses ditolak');
    expect(document.body.textContent).not.toContain('Klinik Orang Lain');
  });

  it('is read-only for readers and lists the served companies', async () => {
    const bhbuId = await buildBhbu(server.db);
    const id = await buildFaskes(server.db, { serves: [bhbuId] });
    await openPage(editPath(id), { role: 'LEGAL' });
    await findHeading(`Klinik Contoh ${id}`);
    expect(await screen.findByText(`PT Contoh ${bhbuId}`)).toBeTruthy();
    expect(await screen.findAllByText('Belum dijawab')).toHaveLength(8);
    for (const name of [/^Jawab/, 'Simpan']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });
});

describe('the facility statement', () => {
  const guaranteeItem = (statementText: RegExp) =>
    within(screen.getByText(statementText).closest('li') as HTMLElement);
  const coldChainText = /Memiliki penyimpanan rantai dingin/;

  it('is answered per guarantee and requires a note for a no', async () => {
    const id = await createFaskes();
    const { user } = await openPage(editPath(id), { role: 'AM', fullName: 'Citra Lestari' });
    await user.click(await screen.findByRole('button', { name: 'Jawab: Rantai dingin' }));
    const save = () =>
      user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Simpan' }));
    await save();
    expect(await screen.findByText('Pilih ya atau tidak')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Tidak' }));
    await save();
    expect(await screen.findByText('Tulis mengapa jaminan ini belum dipenuhi')).toBeTruthy();
    await fillField(user, 'Catatan (opsional)', 'Chiller datang bulan depan');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(guaranteeItem(coldChainText).getByText('Tidak')).toBeTruthy();
    expect(guaranteeItem(coldChainText).getByText('Chiller datang bulan depan')).toBeTruthy();
    expect(
      guaranteeItem(coldChainText).getByText(wholeText(/^Dijawab Citra Lestari, /)),
    ).toBeTruthy();
  });

  it('shows who answered first and overwrites only when saved again', async () => {
    const id = await createFaskes();
    const { user } = await openPage(editPath(id));
    await user.click(await screen.findByRole('button', { name: 'Jawab: Rantai dingin' }));
    await user.click(screen.getByRole('radio', { name: 'Ya' }));
    const other = await server.signIn({ role: 'ADMIN', fullName: 'Bagas Prasetya' });
    await server.request('PUT', `/Faskes/${id}/pernyataan/RANTAI_DINGIN`, {
      token: other.token,
      body: { jawaban: false, catatan: 'Rusak' },
    });
    const save = within(screen.getByRole('dialog')).getByRole('button', { name: 'Simpan' });
    await user.click(save);
    expect(await screen.findByText(/baru saja dijawab Bagas Prasetya/)).toBeTruthy();
    const answer = async () =>
      (await server.db.select().from(faskesStatement).where(eq(faskesStatement.faskesId, id)))[0];
    expect(await answer()).toMatchObject({ jawaban: false, catatan: 'Rusak' });
    await waitFor(() => expect((save as HTMLButtonElement).disabled).toBe(false));
    await user.click(save);
    await waitFor(async () => expect(await answer()).toMatchObject({ jawaban: true, version: 2 }));
  });

  it('takes the evidence with the answer, previews and deletes it', async () => {
    const id = await createFaskes();
    const { user } = await openPage(editPath(id), { role: 'FASKES', faskesId: id });
    await user.click(await screen.findByRole('button', { name: 'Jawab: Rantai dingin' }));
    await user.click(screen.getByRole('radio', { name: 'Ya' }));
    const save = () =>
      user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Simpan' }));
    const input = () => screen.findByLabelText(/^Berkas bukti/, { selector: 'input' });
    // Only the server checks the content of a file; then nothing is stored.
    await user.upload(
      await input(),
      new File(['bukan PDF'], 'chiller.pdf', { type: 'application/pdf' }),
    );
    await save();
    expect(
      await screen.findByText(/Isi berkas ini bukan PDF, JPG atau PNG yang utuh/),
    ).toBeTruthy();
    expect(await server.db.$count(faskesStatement, eq(faskesStatement.faskesId, id))).toBe(0);
    await user.upload(await input(), buildEvidencePdf('Chiller', 'chiller.pdf'));
    await save();
    const viewButton = await screen.findByRole('button', { name: 'Lihat chiller.pdf' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(viewButton);
    const preview = await screen.findByTitle('Pratinjau chiller.pdf');
    expect(preview.getAttribute('src')).toMatch(/^blob:/);
    await user.click(screen.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Hapus chiller.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Hapus bukti' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Lihat chiller.pdf' })).toBeNull(),
    );
  });

  it('counts proven guarantees and lists expired documents', async () => {
    const id = await createFaskes({ izinSampai: expiredDate });
    await giveAllGuarantees(server, adminToken, id);
    await server.request('PUT', `/Faskes/${id}/pernyataan/LIMBAH`, {
      token: adminToken,
      body: { jawaban: true, berlakuSampai: expiredDate },
    });
    await openPage(editPath(id));
    expect(await screen.findByText('7 dari 8 jaminan terpenuhi dengan bukti')).toBeTruthy();
    const note = screen.getByRole('note');
    expect(note.textContent).toContain('Izin operasional, berlaku sampai 01-Jan-2030');
    expect(note.textContent).toContain('Limbah medis, berlaku sampai 01-Jan-2030');
  });

  it('lists expired documents once on the page of the facility', async () => {
    const id = await createFaskes({ namaFaskes: 'Klinik Sekali Sebut', izinSampai: expiredDate });
    await openPage(`/dashboard/faskes/detail/${id}`, { role: 'ADMIN' });
    await findHeading('Klinik Sekali Sebut');
    const permit = await screen.findByText(/^Izin operasional, berlaku sampai/);
    expect(permit.textContent).toContain('01-Jan-2030');
    expect(screen.getAllByRole('note')).toHaveLength(1);
  });

  it('keeps the unsaved values of the facility form', async () => {
    const id = await createFaskes();
    const { user } = await openPage(editPath(id));
    await fillField(user, 'Nomor faskes', 'FKS-BARU');
    await uploadEvidence(server, adminToken, id, 'KIPI');
    await user.click(await screen.findByRole('button', { name: 'Jawab: Penanganan KIPI' }));
    await user.click(screen.getByRole('radio', { name: 'Ya' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Nomor faskes').value).toBe('FKS-BARU');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(async () => expect((await findFaskes(id))?.nomorFaskes).toBe('FKS-BARU'));
    const { json } = await server.request('GET', `/Faskes/${id}/pernyataan`, { token: adminToken });
    const kipi = (json as unknown as GuaranteeStatement).jaminan.find(one => one.butir === 'KIPI');
    expect(kipi).toMatchObject({ jawaban: true, berkas: [{}] });
  });
});

describe('selecting a facility', () => {
  it('shows an expired permit or evidence in the option and below the field', async () => {
    await createFaskes({ namaFaskes: 'Klinik Kedaluwarsa', izinSampai: expiredDate });
    const { user } = await openPage('/dashboard/peserta/unggah', { role: 'ADMIN' });
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
    const { user } = await openPage('/admin/peserta/list-upload', { role: 'ADMIN' });
    await screen.findByText('0 peserta');
    await user.click(await screen.findByRole('button', { name: 'Tambah filter' }));
    await user.click(screen.getByRole('menuitem', { name: 'Faskes' }));
    const option = await screen.findByRole('option', { name: /^Klinik Kedaluwarsa/ });
    expect(option.textContent).toContain('Masa berlaku izin atau bukti sudah habis');
  });
});
