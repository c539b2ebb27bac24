import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bhbu } from '#server/platform/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for the registration pages to load.
import '#src/account/register/index.ts';
import {
  applicationFields,
  registerCompany,
  applicationDocuments,
} from '../builders/application.ts';
import { newNik } from '../builders/peserta.ts';
import { startTestServer, type TestServer } from '../server/harness/server.ts';
import { mockCaptchaWorker } from './harness/mockCaptchaWorker.ts';
import {
  resetPortal,
  serverFetch,
  fillField,
  renderPortal,
  solveCaptcha,
} from './harness/renderPortal.tsx';

let server: TestServer;
beforeAll(async () => {
  mockCaptchaWorker();
  server = await startTestServer();
});
beforeEach(() => sessionStorage.clear());
afterEach(resetPortal);
afterAll(() => server.stop());

const openPage = (index: string) => renderPortal({ at: index, fetch: serverFetch(server) });
type Portal = ReturnType<typeof openPage>;

const clickNext = ({ user }: Portal) => user.click(screen.getByRole('button', { name: 'Lanjut' }));

/** Waits until the heading of a step has focus, which marks the end of the navigation. */
async function waitForStep(step: RegExp): Promise<void> {
  const heading = await screen.findByRole('heading', { level: 2, name: step });
  await waitFor(() => expect(document.activeElement).toBe(heading));
}

/** Returns the content of both browser storages. */
const readStorage = (): string =>
  [sessionStorage, localStorage]
    .flatMap(store =>
      Array.from({ length: store.length }, (_, index) => store.getItem(store.key(index) ?? '')),
    )
    .join();

/** Fills in the registration form step by step up to the documents. */
async function fillSteps(portal: Portal, fieldValues: Record<string, string>): Promise<void> {
  const { user } = portal;
  const choose = async (label: string, value = '') =>
    user.selectOptions(await screen.findByLabelText(label), value);
  await fillField(user, 'Nama perusahaan', fieldValues['namaBHBU'] ?? '');
  await choose('Bentuk badan', fieldValues['bentuk']);
  await fillField(user, 'NPWP', fieldValues['npwp'] ?? '');
  await fillField(user, 'NIB', fieldValues['nib'] ?? '');
  await fillField(user, 'Sektor usaha (KBLI)', fieldValues['sektor'] ?? '');
  await fillField(user, 'Jumlah karyawan', fieldValues['jumlahKaryawan'] ?? '');
  await fillField(user, 'Perkiraan jumlah peserta', fieldValues['estimasiPeserta'] ?? '');
  await choose('Keluarga karyawan disertakan', fieldValues['keluargaDisertakan']);
  await choose('Anggota Kadin', fieldValues['anggotaKadin']);
  await clickNext(portal);
  await waitForStep(/Alamat dan kontak/);
  await fillField(user, 'Alamat', fieldValues['alamat'] ?? '');
  await user.click(screen.getByLabelText('Kabupaten atau kota'));
  await user.paste('Kota Bandung');
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await fillField(user, 'Telepon kantor', fieldValues['telp'] ?? '');
  await fillField(user, 'Email perusahaan', fieldValues['emailPerusahaan'] ?? '');
  await clickNext(portal);
  await waitForStep(/Penanggung jawab dan PIC/);
  await fillField(user, 'Nama penanggung jawab', fieldValues['namaPenanggungJawab'] ?? '');
  await fillField(user, 'Jabatan penanggung jawab', fieldValues['jabatanPenanggungJawab'] ?? '');
  await fillField(user, 'Nomor HP penanggung jawab', fieldValues['hpPenanggungJawab'] ?? '');
  await fillField(user, 'Email penanggung jawab', fieldValues['emailPenanggungJawab'] ?? '');
  await fillField(user, 'Nama PIC', fieldValues['namaPIC'] ?? '');
  await fillField(user, 'Nomor HP PIC', fieldValues['noHP'] ?? '');
  await fillField(user, 'Email PIC', fieldValues['email'] ?? '');
  await clickNext(portal);
  await waitForStep(/Dokumen/);
}

async function chooseFiles({ user }: Portal, files: Record<string, File>): Promise<void> {
  for (const [label, file] of Object.entries({
    'Berkas NPWP': files['fileNPWP'],
    'Berkas akta atau SK Kemenkumham': files['fileLegalitas'],
    'Berkas SIUP atau NIB': files['fileSIUP'],
  })) {
    if (!file) continue;
    await user.upload(screen.getByLabelText(label), file);
    await screen.findByText(`${file.name} (`, { exact: false });
  }
}

describe('the registration form', () => {
  it('says what a reload lost, and takes the representative as the PIC', async () => {
    const stored = {
      namaPenanggungJawab: 'Sekar Wulandari',
      hpPenanggungJawab: '0812-3456-7890',
      emailPenanggungJawab: 'sekar@contoh.test',
    };
    sessionStorage.setItem('pendaftaran', JSON.stringify(stored));
    const { user } = openPage('/register?langkah=orang');
    expect(
      await screen.findByText(/NIK, NPWP perorangan, dan berkas tidak disimpan: isi/),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sama dengan penanggung jawab' }));
    const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect(['Nama PIC', 'Nomor HP PIC', 'Email PIC'].map(valueOf)).toEqual(Object.values(stored));
  });

  it('submits an application and shows the ticket', async () => {
    const portal = openPage('/register');
    const fieldValues = applicationFields();
    await fillSteps(portal, fieldValues);
    await chooseFiles(portal, applicationDocuments());
    await clickNext(portal);
    await screen.findByRole('heading', { name: /Periksa dan kirim/ });
    expect(screen.getByText(fieldValues['namaBHBU'] ?? '')).toBeTruthy();
    // A step that the review opens leads back to it.
    await portal.user.click(screen.getByRole('button', { name: 'Ubah alamat dan kontak' }));
    await waitForStep(/Alamat dan kontak/);
    await portal.user.click(screen.getByRole('button', { name: 'Kembali ke pemeriksaan' }));
    await waitForStep(/Periksa dan kirim/);
    const sendButton = screen.getByRole('button', { name: 'Kirim pendaftaran' });
    await portal.user.click(sendButton);
    expect(await screen.findAllByText(/Centang persetujuan/)).not.toHaveLength(0);
    for (const consentBox of screen.getAllByRole('checkbox', {
      name: /Saya berwenang|Kami menyetujui/,
    })) {
      await portal.user.click(consentBox);
    }
    await solveCaptcha(portal.user);
    await portal.user.click(sendButton);
    expect(await screen.findByText(/^REG(-\w{4}){3}$/)).toBeTruthy();
    expect(portal.address()).toBe('/registered');
    expect(sessionStorage.getItem('pendaftaran')).toBeNull();
    const rows = await server.db
      .select()
      .from(bhbu)
      .where(eq(bhbu.namaBHBU, fieldValues['namaBHBU'] ?? ''));
    expect(rows).toMatchObject([{ status: 'MENUNGGU', kabKota: '32.73' }]);
  });

  it('shows errors at their fields before the next step', async () => {
    const portal = openPage('/register');
    await screen.findByLabelText('Nama perusahaan');
    await fillField(portal.user, 'NPWP', '123');
    await clickNext(portal);
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('NPWP: NPWP berisi 15 atau 16 angka');
    expect(summary.textContent).toContain('Jumlah karyawan: Wajib diisi');
    await portal.user.click(within(summary).getByRole('link', { name: /^NPWP/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('NPWP'));
    expect(portal.address()).toBe('/register');
  });

  it('keeps its draft in this tab, without identity numbers', async () => {
    const nik = newNik();
    const portal = openPage('/register');
    await fillField(portal.user, 'Nama perusahaan', 'PT Tahan Muat Ulang');
    await fillField(portal.user, 'NPWP', nik);
    await portal.go('/register?langkah=orang');
    await waitForStep(/Penanggung jawab dan PIC/);
    await fillField(portal.user, 'NIK penanggung jawab (opsional)', nik);
    await fillField(portal.user, 'Nama PIC', `Bima ${nik}`);
    expect(readStorage()).not.toContain(nik);
    resetPortal();
    openPage('/register');
    expect(await screen.findByLabelText('Nama perusahaan')).toHaveProperty(
      'value',
      'PT Tahan Muat Ulang',
    );
    expect(screen.getByLabelText('NPWP')).toHaveProperty('value', '');
  });

  it('repeats in the summary why a file was refused', async () => {
    const portal = openPage('/register?langkah=dokumen');
    const tooLarge = new File([new Uint8Array(5_000_001)], 'npwp.pdf');
    await portal.user.upload(await screen.findByLabelText('Berkas NPWP'), tooLarge);
    await screen.findByText('Berkas paling besar 5 MB');
    await clickNext(portal);
    const summary = await screen.findByRole('alert');
    expect(
      within(summary).getByRole('link', { name: 'Berkas NPWP: Berkas paling besar 5 MB' }),
    ).toBeTruthy();
    await chooseFiles(portal, { fileNPWP: applicationDocuments()['fileNPWP'] as File });
    await clickNext(portal);
    await waitFor(() => expect(screen.queryByText(/Berkas NPWP: /)).toBeNull());
    // The earlier file is not sent in place of the one that was meant to replace it.
    await portal.user.upload(screen.getByLabelText('Berkas NPWP'), tooLarge);
    await screen.findByText('Berkas paling besar 5 MB');
    await clickNext(portal);
    await screen.findByRole('link', { name: 'Berkas NPWP: Berkas paling besar 5 MB' });
    await portal.user.click(screen.getByRole('button', { name: 'Hapus npwp.pdf' }));
    await clickNext(portal);
    expect(await screen.findByRole('link', { name: 'Berkas NPWP: Pilih berkas' })).toBeTruthy();
  });

  it('rejects a file whose content is no document when it is chosen', async () => {
    const portal = openPage('/register?langkah=dokumen');
    await portal.user.upload(
      await screen.findByLabelText('Berkas NPWP'),
      new File(['bukan PDF'], 'npwp.pdf'),
    );
    const sentence =
      'Isi berkas ini bukan PDF, JPG atau PNG yang utuh. Buka, simpan ulang, lalu kirim lagi.';
    await screen.findByText(sentence);
    expect(screen.queryByText(/npwp\.pdf/)).toBeNull();
    await clickNext(portal);
    expect(await screen.findByRole('link', { name: `Berkas NPWP: ${sentence}` })).toBeTruthy();
  });

  it('shows server errors at the fields of their steps', async () => {
    const existing = applicationFields();
    await registerCompany(server, existing);
    const portal = openPage('/register');
    await fillSteps(portal, { ...applicationFields(), npwp: existing['npwp'] ?? '' });
    await chooseFiles(portal, {
      ...applicationDocuments(),
      fileNPWP: new File(['%PDF-1.4 cut off'], 'npwp.pdf'),
    });
    await clickNext(portal);
    for (const consentBox of await screen.findAllByRole('checkbox', {
      name: /Saya berwenang|Kami menyetujui/,
    })) {
      await portal.user.click(consentBox);
    }
    await solveCaptcha(portal.user);
    await portal.user.click(screen.getByRole('button', { name: 'Kirim pendaftaran' }));
    const errorLink = await screen.findByRole('link', {
      name: /^Berkas NPWP: Isi berkas ini bukan PDF/,
    });
    await portal.user.click(errorLink);
    await chooseFiles(portal, { fileNPWP: applicationDocuments()['fileNPWP'] as File });
    await portal.user.click(screen.getByRole('button', { name: 'Kembali ke pemeriksaan' }));
    // The agreements stay.
    for (const consentBox of await screen.findAllByRole<HTMLInputElement>('checkbox', {
      name: /Saya berwenang|Kami menyetujui/,
    })) {
      expect(consentBox.checked).toBe(true);
    }
    await solveCaptcha(portal.user);
    await portal.user.click(screen.getByRole('button', { name: 'Kirim pendaftaran' }));
    await portal.user.click(await screen.findByRole('link', { name: /^NPWP: .*sudah terdaftar/ }));
    const field = await screen.findByLabelText('NPWP');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the registration status page', () => {
  it('requires ticket and email and keeps both out of the URL', async () => {
    const applied = await registerCompany(server);
    const portal = openPage('/register/status');
    await fillField(portal.user, 'Nomor tiket', applied.ticket);
    await fillField(portal.user, 'Email pendaftar', 'orang@lain.test');
    await portal.user.click(screen.getByRole('button', { name: 'Lihat status' }));
    expect(await screen.findByText(/tidak cocok dengan pendaftaran mana pun/)).toBeTruthy();
    await fillField(portal.user, 'Email pendaftar', applied.email);
    await portal.user.click(screen.getByRole('button', { name: 'Lihat status' }));
    expect(await screen.findByText('Menunggu pemeriksaan')).toBeTruthy();
    expect(portal.address()).toBe('/register/status');
  });

  it('keeps what was corrected when the page is loaded again', async () => {
    const applied = await registerCompany(server);
    const { token } = await server.signIn({ role: 'VERIFICATOR' });
    await server.request('PUT', `/bhbu/mintaperbaikan/${applied.id}`, {
      token,
      body: { perbaikan: [{ isian: 'alamat', catatan: 'Tulis nama gedung' }] },
    });
    const openCorrections = async () => {
      const portal = openPage('/register/status');
      await fillField(portal.user, 'Nomor tiket', applied.ticket);
      await fillField(portal.user, 'Email pendaftar', applied.email);
      await portal.user.click(screen.getByRole('button', { name: 'Lihat status' }));
      await screen.findByText('Tulis nama gedung');
      return portal;
    };
    const { user } = await openCorrections();
    await fillField(user, 'Alamat', 'Gedung Rimba, lantai 2');
    resetPortal();
    await openCorrections();
    expect(screen.getByLabelText<HTMLInputElement>('Alamat').value).toBe('Gedung Rimba, lantai 2');
  });

  it('requests corrections and accepts them', async () => {
    const applied = await registerCompany(server);
    const { token } = await server.signIn({ role: 'VERIFICATOR' });
    await server.request('PUT', `/bhbu/mintaperbaikan/${applied.id}`, {
      token,
      body: {
        perbaikan: [
          { isian: 'alamat', catatan: 'Tulis nama gedung' },
          { isian: 'fileNPWP', catatan: 'Foto buram' },
        ],
      },
    });
    const portal = openPage('/register/status');
    await fillField(portal.user, 'Nomor tiket', applied.ticket);
    await fillField(portal.user, 'Email pendaftar', applied.email);
    await portal.user.click(screen.getByRole('button', { name: 'Lihat status' }));
    expect(await screen.findByText('Tulis nama gedung')).toBeTruthy();
    await fillField(portal.user, 'Alamat', 'Gedung Rimba, Jalan Rimba Raya 12');
    await portal.user.click(screen.getByRole('button', { name: 'Kirim perbaikan' }));
    expect(await screen.findByRole('link', { name: 'Berkas NPWP: Pilih berkas' })).toBeTruthy();
    await portal.user.upload(
      screen.getByLabelText('Berkas NPWP'),
      applicationDocuments()['fileNPWP'] as File,
    );
    await portal.user.click(screen.getByRole('button', { name: 'Kirim perbaikan' }));
    expect(await screen.findByText(/Perbaikan terkirim/)).toBeTruthy();
    expect(screen.getByText('Menunggu pemeriksaan')).toBeTruthy();
  });
});
