import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPdf } from '#server/app/demo/documents.ts';
import { bhbu, faskes } from '#server/platform/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/bhbu/index.ts';
import '#src/kit/input/LookupAutocomplete.tsx';
import '#src/kit/input/LookupInput.tsx';
import { applicationDocuments, toFormData } from '../../builders/application.ts';
import { bhbuBody, createBhbu } from '../../builders/bhbu.ts';
import { newNik, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import type { UserOverrides } from '../../builders/user.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  fillField,
  renderPortal,
} from '../harness/renderPortal.tsx';

let server: TestServer;
let adminToken: string;
beforeAll(async () => {
  server = await startTestServer();
  adminToken = (await server.signIn({ role: 'ADMIN' })).token;
});
afterEach(resetPortal);
afterAll(() => server.stop());

async function openPage(at: string, account: UserOverrides = { role: 'ADMIN' }) {
  const { token } = await startSignedInSession(server, account);
  return { ...renderPortal({ at, fetch: serverFetch(server) }), token };
}

const findRow = async (id: number) =>
  (await server.db.select().from(bhbu).where(eq(bhbu.id, id)))[0];

const detailPath = (id: number): string => `/dashboard/bhbu/detail/${id}`;
const editPath = (id: number): string => `/dashboard/bhbu/edit/${id}`;

describe('the company list', () => {
  it('shows the status of each company and links to its page', async () => {
    const { id: manager } = await server.signIn({ role: 'AM', fullName: 'Citra Lestari' });
    const { id, body } = await createBhbu(server, adminToken, { accountManagerId: manager });
    await server.db.update(bhbu).set({ skbBerlakuSampai: '2020-01-01' }).where(eq(bhbu.id, id));
    const { user } = await openPage('/dashboard/bhbu/list-bhbu');
    const link = await screen.findByRole('link', { name: body.namaBHBU });
    const row = within(link.closest('tr') ?? document.body);
    expect(row.getByText('Aktif')).toBeTruthy();
    expect(row.getByText('Citra Lestari')).toBeTruthy();
    expect(row.getByText('01-Jan-2020').closest('.state-chip')).toBeTruthy();
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: body.namaBHBU });
  });

  it('hides filters whose options the role may not list', async () => {
    await createBhbu(server, adminToken);
    const { user } = await openPage('/dashboard/bhbu/list-bhbu', { role: 'VERIFICATOR' });
    await user.click(await screen.findByRole('button', { name: 'Tambah filter' }));
    expect(await screen.findByRole('menuitem', { name: 'Status' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Account manager' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Tambah BHBU' })).toBeNull();
  });
});

describe('a new company', () => {
  it('shows validation errors at their fields and opens the created company', async () => {
    const first = await createBhbu(server, adminToken, { namaBHBU: 'PT Pemilik Pertama' });
    const { user, address } = await openPage('/dashboard/bhbu/add');
    const body = bhbuBody();
    await fillField(user, 'Nama perusahaan', body.namaBHBU);
    await fillField(user, 'NPWP', first.body.npwp);
    await fillField(user, 'Sektor usaha (KBLI)', body.sektor);
    await fillField(user, 'Jumlah karyawan', '1.250');
    await fillField(user, 'Perkiraan jumlah peserta', '900');
    await fillField(user, 'Alamat', body.alamat);
    await fillField(user, 'Telepon kantor', body.telp);
    await fillField(user, 'Email perusahaan', body.emailPerusahaan);
    await fillField(user, 'Nama penanggung jawab', body.namaPenanggungJawab);
    await fillField(user, 'Jabatan penanggung jawab', body.jabatanPenanggungJawab);
    await fillField(user, 'Nomor HP penanggung jawab', body.hpPenanggungJawab);
    await fillField(user, 'Email penanggung jawab', body.emailPenanggungJawab);
    await fillField(user, 'Nama PIC', body.namaPIC);
    await fillField(user, 'Nomor HP PIC', body.noHP);
    await fillField(user, 'Email PIC', body.email);
    await fillField(user, 'Kabupaten atau kota', 'Kota Bandung');
    await user.click(await screen.findByRole('option', { name: 'Kota Bandung' }));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    // NIB or SIUP is required; the message is shown at the field.
    expect((await screen.findAllByText(/Isi NIB, atau nomor SIUP/)).length).toBeGreaterThan(0);
    await fillField(user, 'NIB (opsional)', '1234567890123');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect((await screen.findAllByText(/sudah dipakai PT Pemilik Pertama/)).length).toBeGreaterThan(
      0,
    );
    await fillField(user, 'NPWP', body.npwp);
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByRole('heading', { level: 1, name: body.namaBHBU });
    expect(address()).toMatch(/^\/dashboard\/bhbu\/detail\/\d+$/);
    expect(screen.getByText('1.250')).toBeTruthy();
    expect(await screen.findAllByText('Belum ada berkas')).toHaveLength(5);
  });
});

describe('the company page', () => {
  it('uploads a document and shows it', async () => {
    const { id } = await createBhbu(server, adminToken);
    const { user } = await openPage(detailPath(id));
    await user.click(await screen.findByRole('button', { name: 'Unggah Berkas SKB' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Unggah' }));
    expect(await dialog.findByText('Pilih berkas lebih dahulu')).toBeTruthy();
    await user.upload(
      await dialog.findByLabelText('Berkas SKB', { selector: 'input' }),
      applicationDocuments()['fileSKB'] ?? new File([], 'x'),
    );
    await user.click(dialog.getByRole('button', { name: 'Unggah' }));
    // The expiry date is missing.
    await waitFor(() =>
      expect(dialog.getByLabelText('SKB berlaku sampai').getAttribute('aria-invalid')).toBe('true'),
    );
    await user.type(dialog.getByLabelText('SKB berlaku sampai'), '2040-06-30');
    await user.click(dialog.getByRole('button', { name: 'Unggah' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Berlaku sampai 30-Jun-2040')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Lihat Berkas SKB' }));
    const preview = await screen.findByTitle('Pratinjau skb.pdf');
    expect(preview.getAttribute('src')).toMatch(/^blob:/);
  });

  it('names both files before replacing one, and lists the earlier version', async () => {
    const { id } = await createBhbu(server, adminToken);
    const upload = (body: FormData) =>
      server.request('POST', `/BHBU/UploadFileNPWP/${id}`, { token: adminToken, body });
    await upload(toFormData({ fileNPWP: new File([createPdf(['Lama'])], 'npwp-lama.pdf') }));
    const { user } = await openPage(detailPath(id), { fullName: 'Mira Anggraini' });
    await user.click(await screen.findByRole('button', { name: 'Ganti Berkas NPWP' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Sekarang: npwp-lama\.pdf/)).toBeTruthy();
    await user.upload(
      await dialog.findByLabelText('Berkas NPWP', { selector: 'input' }),
      new File([createPdf(['Baru'])], 'npwp-baru.pdf'),
    );
    expect(dialog.getByText(/npwp-lama\.pdf diganti dengan npwp-baru\.pdf/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    const versions = await screen.findByRole('button', { name: 'Riwayat (1): Berkas NPWP' });
    expect(screen.getByText('npwp-baru.pdf')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(versions);
    const list = within(screen.getByRole('list', { name: 'Riwayat (1): Berkas NPWP' }));
    expect(list.getByText(/Diganti Mira Anggraini/)).toBeTruthy();
    await user.click(list.getByRole('button', { name: 'Lihat npwp-lama.pdf' }));
    expect(await screen.findByTitle('Pratinjau npwp-lama.pdf')).toBeTruthy();
  });

  it('cancels an upload and keeps the chosen file', async () => {
    const { id } = await createBhbu(server, adminToken);
    await startSignedInSession(server, { role: 'ADMIN' });
    const call = serverFetch(server);
    const { user } = renderPortal({
      at: detailPath(id),
      // Uploads are sent forever, until they are cancelled.
      fetch: (url, init) =>
        (url as string).includes('/UploadFile')
          ? new Promise((_, reject) => {
              init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
            })
          : call(url, init),
    });
    await user.click(await screen.findByRole('button', { name: 'Unggah Berkas NPWP' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(
      await dialog.findByLabelText('Berkas NPWP', { selector: 'input' }),
      new File([createPdf(['NPWP'])], 'npwp.pdf'),
    );
    await user.click(dialog.getByRole('button', { name: 'Unggah' }));
    expect(await dialog.findByRole('progressbar', { name: 'Mengirim berkas' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Batalkan pengiriman' }));
    expect(await dialog.findByText(/Pengiriman dibatalkan/)).toBeTruthy();
    expect(dialog.getByText(/npwp\.pdf/)).toBeTruthy();
    expect(dialog.queryByRole('progressbar')).toBeNull();
  });

  it('saves the customer account number and undoes the change', async () => {
    const { id } = await createBhbu(server, adminToken);
    const { user } = await openPage(detailPath(id), { role: 'FINANCE' });
    await user.click(await screen.findByRole('button', { name: 'Ubah akun pelanggan' }));
    await fillField(user, 'Akun pelanggan (opsional)', 'a b');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText(/Pakai huruf, angka/)).toBeTruthy();
    await fillField(user, 'Akun pelanggan (opsional)', 'VGR-9001');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('VGR-9001')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(screen.queryByText('VGR-9001')).toBeNull());
    expect((await findRow(id))?.invoiceAccount).toBeNull();
    // Actions that FINANCE may not perform are hidden.
    expect(screen.queryByRole('link', { name: 'Ubah' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tugaskan faskes' })).toBeNull();
  });

  it('assigns a facility, confirms before unassigning it, and undoes that', async () => {
    const faskesId = await buildFaskes(server.db);
    await server.db
      .update(faskes)
      .set({ namaFaskes: 'Klinik Anggrek' })
      .where(eq(faskes.id, faskesId));
    const { id } = await createBhbu(server, adminToken);
    const { user } = await openPage(detailPath(id));
    await user.click(await screen.findByRole('button', { name: 'Tugaskan faskes' }));
    expect(await screen.findByText('Pilih faskes lebih dahulu')).toBeTruthy();
    await fillField(user, 'Faskes yang ditugaskan', 'Anggrek');
    await user.click(await screen.findByRole('option', { name: 'Klinik Anggrek' }));
    await user.click(screen.getByRole('button', { name: 'Tugaskan faskes' }));
    const unassignButton = await screen.findByRole('button', {
      name: 'Akhiri layanan Klinik Anggrek',
    });
    await screen.findByText('Klinik Anggrek ditugaskan');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const { id: userId } = await server.signIn({ role: 'ADMIN' });
    await buildPeserta(server.deps, { userId, bhbuId: id, idFaskes: faskesId });
    await user.click(unassignButton);
    const dialog = await screen.findByRole('dialog', { name: 'Akhiri layanan Klinik Anggrek?' });
    await user.click(within(dialog).getByRole('button', { name: 'Akhiri layanan' }));
    await screen.findByText(/Belum ada faskes yang melayani/);
    await screen.findByText('Layanan Klinik Anggrek diakhiri');
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await screen.findByRole('button', { name: 'Akhiri layanan Klinik Anggrek' });
    expect(screen.getByText(/1 peserta/)).toBeTruthy();
  });

  it('deactivates the company with a reason and undoes it', async () => {
    const { id } = await createBhbu(server, adminToken);
    const { user } = await openPage(detailPath(id));
    await user.click(await screen.findByRole('button', { name: 'Lainnya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Nonaktifkan' }));
    await fillField(user, 'Alasan menonaktifkan', 'Program selesai');
    await user.click(screen.getByRole('button', { name: /^Nonaktifkan perusahaan/ }));
    expect(await screen.findByText('Alasan nonaktif: Program selesai')).toBeTruthy();
    expect((await findRow(id))?.isActive).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await waitFor(async () => expect((await findRow(id))?.isActive).toBe(true));
  });

  it('lists the accounts of the company for a role that may read accounts', async () => {
    const { id } = await createBhbu(server, adminToken);
    const account = await server.signIn({ role: 'BHBU', bhbuId: id, fullName: 'Sari Perusahaan' });
    await server.signIn({ role: 'FINANCE', fullName: 'Orang Lain' });
    const { user, address } = await openPage(detailPath(id));
    const section = within(await screen.findByRole('region', { name: 'Akun pengguna' }));
    const link = await section.findByRole('link', { name: 'Sari Perusahaan' });
    expect(section.queryByText('Orang Lain')).toBeNull();
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Sari Perusahaan' });
    expect(address()).toBe(`/admin/user/detail/${account.id}`);
  });

  it('links the participant count to the filtered participant list', async () => {
    const { id } = await createBhbu(server, adminToken);
    const { id: userId } = await server.signIn({ role: 'ADMIN' });
    await buildPeserta(server.deps, { userId, bhbuId: id });
    await openPage(detailPath(id));
    const [link] = await screen.findAllByRole('link', { name: '1' });
    expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toBe(
      `/admin/peserta/list-upload?filter={"idBHBU":"${id}","isActive":"true"}`,
    );
  });
});

describe('the state history', () => {
  it('lists who changed the state, when, from which to which, and why', async () => {
    const { id } = await createBhbu(server, adminToken);
    await server.request('PUT', `/bhbu/updateAktif/${id}`, {
      token: adminToken,
      body: { isActive: false, alasan: 'Program selesai' },
    });
    const { user } = await openPage(detailPath(id));
    const history = await screen.findByRole('region', { name: 'Riwayat status' });
    await waitFor(() => expect(within(history).getAllByRole('listitem')).toHaveLength(2));
    const [latest, first] = within(history).getAllByRole('listitem');
    expect(latest?.textContent).toMatch(/AktifmenjadiNonaktif.*Contoh ADMIN.*“Program selesai”/);
    expect(first?.textContent).toMatch(/^Aktif.*Contoh ADMIN/);
    // An action adds to it, and its opposite is disabled with the reason.
    await user.click(screen.getByRole('button', { name: 'Lainnya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Aktifkan' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: /^Aktifkan/ }),
    );
    await waitFor(() => expect(within(history).getAllByRole('listitem')).toHaveLength(3));
  });
});

describe('the account of a company', () => {
  it('edits the data and documents of the company, except verified fields', async () => {
    const [ownerNik, headNik] = [newNik(), newNik()];
    const { id, body } = await createBhbu(server, adminToken, {
      npwp: ownerNik,
      nikPenanggungJawab: headNik,
    });
    const { user, address } = await openPage(editPath(id), { role: 'BHBU', bhbuId: id });
    const name = await screen.findByLabelText<HTMLInputElement>('Nama perusahaan');
    expect(name.readOnly).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('NPWP').readOnly).toBe(true);
    expect(screen.queryByLabelText(/Account manager/)).toBeNull();
    expect(document.body.textContent).not.toMatch(new RegExp(`${ownerNik}|${headNik}`));
    expect(await screen.findByRole('button', { name: 'Unggah Berkas NPWP' })).toBeTruthy();
    await fillField(user, 'Alamat', 'Jalan Baru Sekali Nomor 77');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(address()).toBe(detailPath(id)));
    await screen.findByText('Jalan Baru Sekali Nomor 77');
    const row = await findRow(id);
    expect(row).toMatchObject({ namaBHBU: body.namaBHBU, alamat: 'Jalan Baru Sekali Nomor 77' });
    expect(row?.nikPenanggungJawabEncrypted).not.toBeNull();
  });

  it('replaces a masked NIK, keeps the stored one, or removes it', async () => {
    const { id } = await createBhbu(server, adminToken, { nikPenanggungJawab: newNik() });
    const { user } = await openPage(editPath(id), { role: 'BHBU', bhbuId: id });
    const label = 'NIK penanggung jawab (opsional)';
    await user.click(await screen.findByRole('button', { name: `Ganti ${label}` }));
    const input = screen.getByLabelText<HTMLInputElement>(label);
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
    await user.click(screen.getByRole('button', { name: 'Pertahankan yang tersimpan' }));
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toContain('•');
    expect(document.activeElement).toBe(screen.getByLabelText(label));

    // It is removed only when asked to, not when its replacement is left empty.
    await user.click(screen.getByRole('button', { name: `Ganti ${label}` }));
    await screen.findByText('Belum ada perubahan');
    await user.click(screen.getByRole('button', { name: 'Hapus yang tersimpan' }));
    await screen.findByText('Dihapus saat disimpan.');
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(async () => expect((await findRow(id))?.nikPenanggungJawabEncrypted).toBeNull());
  });

  it('is denied the page of another company and stays signed in', async () => {
    const [ownBhbu, otherBhbu] = [
      await createBhbu(server, adminToken),
      await createBhbu(server, adminToken),
    ];
    const account = { role: 'BHBU', bhbuId: ownBhbu.id } as const;
    const { go } = await openPage(editPath(otherBhbu.id), account);
    await screen.findByRole('heading', { name: 'Akses ditolak' });
    await go(detailPath(otherBhbu.id));
    await screen.findByRole('heading', { name: 'Akses ditolak' });
    expect(document.body.textContent).not.toContain(otherBhbu.body.namaBHBU);
    await go(detailPath(ownBhbu.id));
    await screen.findByRole('heading', { level: 1, name: ownBhbu.body.namaBHBU });
  });
});
