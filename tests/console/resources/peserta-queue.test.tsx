import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import type { Role } from '#contract/policy.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/peserta/index.ts';
import { buildBhbu, buildPeserta, newNik } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  fillField,
  renderPortal,
} from '../harness/renderPortal.tsx';

let server: TestServer;
let bhbuId: number;
beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
});
afterEach(resetPortal);
afterAll(() => server.stop());

/** Renders the portal for a new account of a role and records the participants that it saves. */
async function openPage(at: string, role: Role = 'BHBU') {
  const scope = role === 'BHBU' ? { bhbuId } : {};
  const { token } = await startSignedInSession(server, { role, ...scope });
  const saved: unknown[] = [];
  const realFetch = serverFetch(server);
  const portal = renderPortal({
    at,
    fetch: (input, init) => {
      if (init?.method === 'PUT') saved.push(JSON.parse(init.body as string));
      return realFetch(input, init);
    },
  });
  return {
    ...portal,
    saved,
    get: async (id: number): Promise<Peserta> =>
      (await server.request('GET', `/Peserta/GetById/${id}`, { token })).json as Peserta,
  };
}

describe('the queue of invalid participants', () => {
  const createInvalid = async (nama: string, overrides = {}) => {
    const { id: userId } = await server.signIn({ role: 'ADMIN' });
    return await buildPeserta(server.deps, {
      userId,
      bhbuId,
      nama,
      noHP: '0215551234',
      issues: [{ code: 'E09', field: 'noHP' }],
      ...overrides,
    });
  };
  const focusedField = () => waitFor(() => expect(document.activeElement?.id).toBe('field-noHP'));
  const filteredList = `/dashboard/table-list?${new URLSearchParams({
    filter: JSON.stringify({ statusData: 'INVALID', q: 'Antre' }),
  }).toString()}`;

  it('goes from one to the next at the faulty field, and back to the list at the end', async () => {
    const [first, second, third] = [
      await createInvalid('Antre Satu'),
      await createInvalid('Antre Dua', { rencanaTanggal: '2031-03-02' }),
      await createInvalid('Antre Tiga', { rencanaTanggal: '2031-03-01' }),
    ];
    const portal = await openPage(filteredList);
    const { user } = portal;
    await user.click(await screen.findByRole('link', { name: 'Perbaiki berurutan' }));
    // The nearest planned day comes first; one without a plan last.
    await screen.findByRole('heading', { level: 1, name: 'Antre Tiga' });
    await focusedField();
    await user.clear(screen.getByLabelText('Nomor HP'));
    await user.keyboard('0812 9090 1234{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Antre Dua' });
    expect((await portal.get(third.id)).statusData).toBe('VALID');

    // Another field can be saved while the phone number stays wrong.
    await focusedField();
    await fillField(user, 'Pekerjaan (opsional)', 'Perawat');
    await user.click(screen.getByRole('button', { name: 'Simpan dan berikutnya (2 dari 3)' }));
    await screen.findByRole('heading', { level: 1, name: 'Antre Satu' });
    expect(await portal.get(second.id)).toMatchObject({
      pekerjaan: 'Perawat',
      statusData: 'INVALID',
    });

    // A new wrong number is refused, in one box.
    await focusedField();
    screen.getByRole('note');
    await user.clear(screen.getByLabelText('Nomor HP'));
    await user.keyboard('0217771234{Enter}');
    await screen.findByText('Terdapat kesalahan');
    expect(screen.queryByRole('note')).toBeNull();
    await user.clear(screen.getByLabelText('Nomor HP'));
    await user.type(screen.getByLabelText('Nomor HP'), '0812 9090 1235');
    await user.click(screen.getByRole('button', { name: 'Simpan dan selesai (3 dari 3)' }));
    await screen.findByRole('link', { name: 'Antre Dua' });
    expect(portal.address()).toContain('/dashboard/table-list?');
    expect((await portal.get(first.id)).statusData).toBe('VALID');
  });

  it('focuses the facility of someone whose facility code of a file is unknown', async () => {
    const issues = [{ code: 'E17', field: 'kodeFaskes' }];
    await createInvalid('Kode Asing', { issues, noHP: '081290905513' });
    const filter = encodeURIComponent(JSON.stringify({ q: 'Kode Asing' }));
    await openPage(`/dashboard/peserta/perbaiki?filter=${filter}`);
    await screen.findByRole('heading', { level: 1, name: 'Kode Asing' });
    await waitFor(() => expect(document.activeElement?.id).toBe('field-idFaskes'));
    within(screen.getByRole('note')).getByRole('link', { name: /^Faskes/ });
  });

  it('opens a faulty NIK for a new one, and keeps the stored one while nothing is typed', async () => {
    const nik = newNik();
    const issues = [{ code: 'E02', field: 'nik' }];
    const numbers = { noHP: '081290905511', tanggalLahir: `1990-${nik.slice(8, 10)}-01` };
    const { id } = await createInvalid('Nomor Keliru', { nik, issues, ...numbers });
    const filter = encodeURIComponent(JSON.stringify({ q: 'Nomor Keliru' }));
    const portal = await openPage(`/dashboard/peserta/perbaiki?filter=${filter}`, 'ADMIN');
    const { user } = portal;
    await screen.findByRole('heading', { level: 1, name: 'Nomor Keliru' });
    await waitFor(() => expect(document.activeElement?.id).toBe('field-nik'));
    await user.click(screen.getByRole('button', { name: /^Simpan dan selesai/ }));
    await screen.findByText('Tidak ada yang disimpan: belum ada perubahan.');
    expect(portal.saved).toEqual([]);

    await user.click(screen.getByLabelText('NIK'));
    const replacement = `${nik.slice(0, 12)}${String(9_000 + Number(nik.slice(-3)))}`;
    await user.keyboard(`${replacement}{Enter}`);
    await waitFor(() =>
      expect(portal.saved).toEqual([expect.objectContaining({ nik: replacement })]),
    );
    await waitFor(async () => expect((await portal.get(id)).statusData).toBe('VALID'));
  });

  it('shows what a stored NIK may have meant, and takes none by itself', async () => {
    const nik = newNik();
    const wrong = `${nik.slice(0, 8)}9${nik.slice(9)}`;
    const issues = [{ code: 'E02', field: 'nik' }];
    const person = { noHP: '081290905512', tanggalLahir: `1990-${nik.slice(8, 10)}-01` };
    const { id } = await createInvalid('Salah Ketik', { nik: wrong, issues, ...person });
    const filter = encodeURIComponent(JSON.stringify({ q: 'Salah Ketik' }));
    const portal = await openPage(`/dashboard/peserta/perbaiki?filter=${filter}`);
    const { user } = portal;
    await screen.findByRole('heading', { level: 1, name: 'Salah Ketik' });
    await user.click(await screen.findByRole('button', { name: 'Cari NIK yang mungkin' }));
    const list = await screen.findByRole('list', { name: 'Mungkin maksudnya' });
    expect(list.textContent).toContain(
      'Cocok dengan tanggal lahir, jenis kelamin, dan kabupaten/kota.',
    );
    expect(portal.saved).toEqual([]);
    await user.click(
      within(list).getByRole('button', { name: `Pakai: Angka ke-9 menjadi ${nik.charAt(8)}` }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('NIK').value.replaceAll(' ', '')).toBe(nik);
    // A number that is typed gets candidates too, without a call.
    await user.clear(screen.getByLabelText('NIK'));
    await user.type(
      screen.getByLabelText('NIK'),
      `${nik.charAt(1)}${nik.charAt(0)}${nik.slice(2)}`,
    );
    await user.click(
      await screen.findByRole('button', { name: 'Pakai: Angka ke-1 dan ke-2 tertukar' }),
    );
    await user.click(screen.getByRole('button', { name: /^Simpan dan selesai/ }));
    await waitFor(() => expect(portal.saved).toEqual([expect.objectContaining({ nik })]));
    await waitFor(async () => expect((await portal.get(id)).statusData).toBe('VALID'));
  });

  it('deletes or deactivates a second registration, and goes on', async () => {
    const deleted = await createInvalid('Dobel Tiga');
    const inactive = await createInvalid('Dobel Dua');
    await createInvalid('Dobel Satu');
    const filter = encodeURIComponent(JSON.stringify({ q: 'Dobel' }));
    const portal = await openPage(`/dashboard/peserta/perbaiki?filter=${filter}`);
    const { user } = portal;
    const choose = async (heading: string, action: string) => {
      await screen.findByRole('heading', { level: 1, name: heading });
      await user.click(screen.getByRole('button', { name: 'Lainnya' }));
      await user.click(await screen.findByRole('menuitem', { name: action }));
      return await screen.findByRole('dialog');
    };
    const deletion = await choose('Dobel Tiga', 'Hapus');
    await user.click(within(deletion).getByRole('button', { name: /^Hapus/ }));
    const deactivation = await choose('Dobel Dua', 'Nonaktifkan');
    await user.type(within(deactivation).getByRole('textbox'), 'Sudah terdaftar');
    await user.click(within(deactivation).getByRole('button', { name: /^Nonaktifkan/ }));
    await screen.findByRole('heading', { level: 1, name: 'Dobel Satu' });
    // Those who left cannot be gone back to.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sebelumnya' }).disabled).toBe(
      true,
    );
    expect((await portal.get(inactive.id)).isActive).toBe(false);
    expect(await portal.get(deleted.id)).toMatchObject({ status: 404 });
  });

  it('is skipped through and gone back in, and asks before it drops what was typed', async () => {
    await createInvalid('Lompat Dua');
    await createInvalid('Lompat Satu');
    const filter = encodeURIComponent(JSON.stringify({ q: 'Lompat' }));
    const { user } = await openPage(`/dashboard/peserta/perbaiki?filter=${filter}`, 'ADMIN');
    await screen.findByRole('heading', { level: 1, name: 'Lompat Dua' });
    await user.click(screen.getByRole('button', { name: 'Lewati' }));
    await screen.findByRole('heading', { level: 1, name: 'Lompat Satu' });
    await focusedField();
    await user.keyboard('9');
    await user.click(screen.getByRole('button', { name: 'Sebelumnya' }));
    await user.click(within(await screen.findByRole('dialog')).getByText('Buang isian'));
    await screen.findByRole('heading', { level: 1, name: 'Lompat Dua' });
  });
});
