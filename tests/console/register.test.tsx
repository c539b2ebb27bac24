import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bhbu } from '#server/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for the registration pages to load.
import '#src/account/register/index.ts';
import { answers, apply, documents } from '../builders/application.ts';
import { newNik } from '../builders/peserta.ts';
import { startTestServer, type TestServer } from '../server/harness/server.ts';
import { allowCaptcha } from './captcha.ts';
import { clean, fetchFrom, fillIn, renderPortal, solveCaptcha } from './renderPortal.tsx';

let server: TestServer;
beforeAll(async () => {
  allowCaptcha();
  server = await startTestServer();
});
beforeEach(() => sessionStorage.clear());
afterEach(clean);
afterAll(() => server.stop());

const open = (at: string) => renderPortal({ at, fetch: fetchFrom(server) });
type Portal = ReturnType<typeof open>;

const next = ({ user }: Portal) => user.click(screen.getByRole('button', { name: 'Lanjut' }));

/** Waits until the heading of a step has focus, which marks the end of the navigation. */
async function arrived(step: RegExp): Promise<void> {
  const heading = await screen.findByRole('heading', { level: 2, name: step });
  await waitFor(() => expect(document.activeElement).toBe(heading));
}

/** Returns the content of both browser storages. */
const stored = (): string =>
  [sessionStorage, localStorage]
    .flatMap(store =>
      Array.from({ length: store.length }, (_, at) => store.getItem(store.key(at) ?? '')),
    )
    .join();

/** Fills in the registration form step by step up to the documents. */
async function fillUp(portal: Portal, said: Record<string, string>): Promise<void> {
  const { user } = portal;
  const choose = async (label: string, value = '') =>
    user.selectOptions(await screen.findByLabelText(label), value);
  await fillIn(user, 'Nama perusahaan', said['namaBHBU'] ?? '');
  await choose('Bentuk badan', said['bentuk']);
  await fillIn(user, 'NPWP', said['npwp'] ?? '');
  await fillIn(user, 'NIB (opsional)', said['nib'] ?? '');
  await fillIn(user, 'Sektor usaha (KBLI)', said['sektor'] ?? '');
  await fillIn(user, 'Jumlah karyawan', said['jumlahKaryawan'] ?? '');
  await fillIn(user, 'Perkiraan jumlah peserta', said['estimasiPeserta'] ?? '');
  await choose('Keluarga karyawan disertakan', said['keluargaDisertakan']);
  await choose('Anggota Kadin', said['anggotaKadin']);
  await next(portal);
  await arrived(/Alamat dan kontak/);
  await fillIn(user, 'Alamat', said['alamat'] ?? '');
  await user.click(screen.getByLabelText('Kabupaten atau kota'));
  await user.paste('Kota Bandung');
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await fillIn(user, 'Telepon kantor', said['telp'] ?? '');
  await fillIn(user, 'Email perusahaan', said['emailPerusahaan'] ?? '');
  await next(portal);
  await arrived(/Penanggung jawab dan PIC/);
  await fillIn(user, 'Nama penanggung jawab', said['namaPenanggungJawab'] ?? '');
  await fillIn(user, 'Jabatan penanggung jawab', said['jabatanPenanggungJawab'] ?? '');
  await fillIn(user, 'Nomor HP penanggung jawab', said['hpPenanggungJawab'] ?? '');
  await fillIn(user, 'Email penanggung jawab', said['emailPenanggungJawab'] ?? '');
  await fillIn(user, 'Nama PIC', said['namaPIC'] ?? '');
  await fillIn(user, 'Nomor HP PIC', said['noHP'] ?? '');
  await fillIn(user, 'Email PIC', said['email'] ?? '');
  await next(portal);
  await arrived(/Dokumen/);
}

async function chooseFiles({ user }: Portal, files: Record<string, File>): Promise<void> {
  for (const [label, file] of Object.entries({
    'Berkas NPWP': files['fileNPWP'],
    'Berkas akta atau SK Kemenkumham': files['fileLegalitas'],
    'Berkas SIUP atau NIB': files['fileSIUP'],
  })) {
    if (file) await user.upload(screen.getByLabelText(label), file);
  }
}

describe('the registration form', () => {
  it('submits an application and shows the ticket', async () => {
    const portal = open('/register');
    const said = answers();
    await fillUp(portal, said);
    await chooseFiles(portal, documents());
    await next(portal);
    await screen.findByRole('heading', { name: /Periksa dan kirim/ });
    expect(screen.getByText(said['namaBHBU'] ?? '')).toBeTruthy();
    const send = screen.getByRole('button', { name: 'Kirim pendaftaran' });
    await portal.user.click(send);
    expect(await screen.findAllByText(/Centang persetujuan/)).not.toHaveLength(0);
    for (const box of screen.getAllByRole('checkbox', { name: /Saya berwenang|Kami menyetujui/ })) {
      await portal.user.click(box);
    }
    await solveCaptcha(portal.user);
    await portal.user.click(send);
    expect(await screen.findByText(/^REG(-\w{4}){3}$/)).toBeTruthy();
    expect(portal.address()).toBe('/registered');
    expect(sessionStorage.getItem('pendaftaran')).toBeNull();
    const rows = await server.db
      .select()
      .from(bhbu)
      .where(eq(bhbu.name, said['namaBHBU'] ?? ''));
    expect(rows).toMatchObject([{ status: 'MENUNGGU', region: '32.73' }]);
  });

  it('shows errors at their fields before the next step', async () => {
    const portal = open('/register');
    await screen.findByLabelText('Nama perusahaan');
    await fillIn(portal.user, 'NPWP', '123');
    await next(portal);
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('NPWP: NPWP berisi 15 atau 16 angka');
    expect(summary.textContent).toContain('Jumlah karyawan: Wajib diisi');
    await portal.user.click(within(summary).getByRole('link', { name: /^NPWP/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('NPWP'));
    expect(portal.address()).toBe('/register');
  });

  it('keeps its draft in this tab, without identity numbers', async () => {
    const nik = newNik();
    const portal = open('/register');
    await fillIn(portal.user, 'Nama perusahaan', 'PT Tahan Muat Ulang');
    await fillIn(portal.user, 'NPWP', nik);
    await portal.go('/register?langkah=orang');
    await arrived(/Penanggung jawab dan PIC/);
    await fillIn(portal.user, 'NIK penanggung jawab (opsional)', nik);
    await fillIn(portal.user, 'Nama PIC', `Bima ${nik}`);
    expect(stored()).not.toContain(nik);
    clean();
    open('/register');
    expect(await screen.findByLabelText('Nama perusahaan')).toHaveProperty(
      'value',
      'PT Tahan Muat Ulang',
    );
    expect(screen.getByLabelText('NPWP')).toHaveProperty('value', '');
  });

  it('shows server errors at the fields of their steps', async () => {
    const taken = answers();
    await apply(server, taken);
    const portal = open('/register');
    await fillUp(portal, { ...answers(), npwp: taken['npwp'] ?? '' });
    await chooseFiles(portal, {
      ...documents(),
      fileNPWP: new File(['<html></html>'], 'npwp.pdf'),
    });
    await next(portal);
    for (const box of await screen.findAllByRole('checkbox', {
      name: /Saya berwenang|Kami menyetujui/,
    })) {
      await portal.user.click(box);
    }
    await solveCaptcha(portal.user);
    await portal.user.click(screen.getByRole('button', { name: 'Kirim pendaftaran' }));
    const told = await screen.findByRole('link', { name: /^Berkas NPWP: Kirim berkas PDF/ });
    await portal.user.click(told);
    await chooseFiles(portal, { fileNPWP: documents()['fileNPWP'] as File });
    await next(portal);
    for (const box of await screen.findAllByRole('checkbox', {
      name: /Saya berwenang|Kami menyetujui/,
    })) {
      await portal.user.click(box);
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
    const applied = await apply(server);
    const portal = open('/register/status');
    await fillIn(portal.user, 'Nomor tiket', applied.ticket);
    await fillIn(portal.user, 'Email pendaftar', 'orang@lain.test');
    await portal.user.click(screen.getByRole('button', { name: 'Lihat status' }));
    expect(await screen.findByText(/tidak cocok dengan pendaftaran mana pun/)).toBeTruthy();
    await fillIn(portal.user, 'Email pendaftar', applied.email);
    await portal.user.click(screen.getByRole('button', { name: 'Lihat status' }));
    expect(await screen.findByText('Menunggu pemeriksaan')).toBeTruthy();
    expect(portal.address()).toBe('/register/status');
  });

  it('requests corrections and accepts them', async () => {
    const applied = await apply(server);
    const { token } = await server.signIn({ role: 'VERIFICATOR' });
    await server.ask('PUT', `/bhbu/mintaperbaikan/${applied.id}`, {
      token,
      body: {
        perbaikan: [
          { isian: 'alamat', catatan: 'Tulis nama gedung' },
          { isian: 'fileNPWP', catatan: 'Foto buram' },
        ],
      },
    });
    const portal = open('/register/status');
    await fillIn(portal.user, 'Nomor tiket', applied.ticket);
    await fillIn(portal.user, 'Email pendaftar', applied.email);
    await portal.user.click(screen.getByRole('button', { name: 'Lihat status' }));
    expect(await screen.findByText('Tulis nama gedung')).toBeTruthy();
    await fillIn(portal.user, 'Alamat', 'Gedung Rimba, Jalan Rimba Raya 12');
    await portal.user.click(screen.getByRole('button', { name: 'Kirim perbaikan' }));
    expect(await screen.findByRole('link', { name: 'Berkas NPWP: Pilih berkas' })).toBeTruthy();
    await portal.user.upload(screen.getByLabelText('Berkas NPWP'), documents()['fileNPWP'] as File);
    await portal.user.click(screen.getByRole('button', { name: 'Kirim perbaikan' }));
    expect(await screen.findByText(/Perbaikan terkirim/)).toBeTruthy();
    expect(screen.getByText('Menunggu pemeriksaan')).toBeTruthy();
  });
});
