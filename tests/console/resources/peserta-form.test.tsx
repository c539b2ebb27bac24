import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Peserta } from '#contract/domains/peserta/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/peserta/index.ts';
import '#src/kit/input/LookupInput.tsx';
import { buildBhbu, personBody } from '../../builders/peserta.ts';
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

/** Renders the portal for a new account of the company and records the paths that it requests. */
async function openPage(at: string) {
  const { token } = await startSignedInSession(server, { role: 'BHBU', bhbuId });
  const requests: string[] = [];
  const realFetch = serverFetch(server);
  const portal = renderPortal({
    at,
    fetch: (input, init) => {
      requests.push(input as string);
      return realFetch(input, init);
    },
  });
  return { ...portal, requests, get: (id: number) => getPeserta(token, id) };
}

const getPeserta = async (token: string, id: number): Promise<Peserta> =>
  (await server.request('GET', `/Peserta/GetById/${id}`, { token })).json as Peserta;

/** Registers a participant through the API as the company. */
async function registerPeserta(overrides: Parameters<typeof personBody>[0] = {}): Promise<Peserta> {
  const { token } = await server.signIn({ role: 'BHBU', bhbuId });
  const body = personBody(overrides);
  const { json, status } = await server.request('POST', '/Peserta', { token, body });
  expect(status).toBe(201);
  return json as Peserta;
}

const save = ({ user }: Awaited<ReturnType<typeof openPage>>) =>
  user.click(screen.getByRole('button', { name: 'Simpan' }));

describe('the form of a participant', () => {
  it('gets the empty birth date and sex from its NIK, and the NIK may correct them', async () => {
    const portal = await openPage('/dashboard/peserta/add');
    await fillField(portal.user, 'NIK', '3273054112910001');
    await screen.findByText('Tanggal lahir dan jenis kelamin yang kosong diisi dari NIK.');
    const birthDate = screen.getByLabelText<HTMLInputElement>('Tanggal lahir');
    const sex = screen.getByRole('combobox', { name: 'Jenis kelamin' });
    expect([birthDate.value, sex.textContent]).toEqual(['01-12-1991', 'Perempuan']);
    // A corrected NIK corrects what it filled, but not what was entered.
    await fillField(portal.user, 'Tanggal lahir', '02-12-1991');
    await fillField(portal.user, 'NIK', '3273050112910001');
    await waitFor(() => expect(sex.textContent).toBe('Laki-laki'));
    expect(birthDate.value).toBe('02-12-1991');
    screen.getByText('Menurut NIK 01-Des-1991, di sini 02-Des-1991.');
    await portal.user.click(screen.getByRole('button', { name: 'Pakai tanggal dari NIK' }));
    expect(birthDate.value).toBe('01-12-1991');
    expect(screen.queryByText(/^Menurut NIK/)).toBeNull();
  });

  it('asks for the required fields first', async () => {
    await openPage('/dashboard/peserta/add');
    await screen.findByLabelText('Nama');
    const others = screen.getByRole('region', { name: 'Lainnya' });
    for (const box of screen.getAllByRole('textbox')) {
      expect(others.contains(box)).toBe(box.getAttribute('aria-required') !== 'true');
    }
  });

  it('takes the birth date and sex of its NIK, which stays masked', async () => {
    const { id } = await registerPeserta({
      nama: 'Beda Tanggal',
      nik: '3273054112920001',
      tanggalLahir: '1992-12-02',
      jenisKelamin: 'L',
    });
    const portal = await openPage(`/dashboard/peserta/edit/${id}`);
    await screen.findByText('Menurut NIK 01-Des-1992, di sini 02-Des-1992.');
    screen.getByText('Menurut NIK Perempuan, di sini Laki-laki.');
    await portal.user.click(screen.getByRole('button', { name: 'Pakai tanggal dari NIK' }));
    await portal.user.click(screen.getByRole('button', { name: 'Pakai jenis kelamin dari NIK' }));
    await save(portal);
    await screen.findByText('Beda Tanggal disimpan');
    expect(await portal.get(id)).toMatchObject({
      tanggalLahir: '1992-12-01',
      jenisKelamin: 'P',
      alasan: [],
    });
    expect(portal.requests.filter(path => path.includes('identitas'))).toEqual([]);
  });

  it('moves the focus into a NIK that is replaced, which stays while nothing is typed', async () => {
    const { id, nik } = await registerPeserta({ nama: 'Ganti Nomor' });
    const portal = await openPage(`/dashboard/peserta/edit/${id}`);
    const { user } = portal;
    await user.click(await screen.findByRole('button', { name: 'Ganti NIK' }));
    const input = screen.getByLabelText<HTMLInputElement>('NIK');
    expect(document.activeElement).toBe(input);
    expect([input.readOnly, input.value]).toEqual([false, '']);
    // An untouched field is neither a change nor empty.
    await fillField(user, 'Alamat', 'Jalan Kosong Nomor 1');
    await save(portal);
    await screen.findByText('Ganti Nomor disimpan');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull());
    expect(await portal.get(id)).toMatchObject({ nik, alamat: 'Jalan Kosong Nomor 1' });

    await portal.go(`/dashboard/peserta/edit/${id}`);
    (await screen.findByRole('button', { name: 'Ganti NIK' })).focus();
    await user.keyboard('{Enter}');
    await user.keyboard('32');
    expect(screen.getByLabelText<HTMLInputElement>('NIK').value).toBe('32');
    await user.keyboard('{Backspace}{Backspace}');
    expect(document.activeElement).toBe(screen.getByLabelText('NIK'));
    await user.click(screen.getByRole('button', { name: 'Pakai nomor yang tersimpan' }));
    const stored = screen.getByLabelText<HTMLInputElement>('NIK');
    expect(document.activeElement).toBe(stored);
    expect(stored.readOnly).toBe(true);
  });

  it('offers to undo an edit, except of an identity number, which it knows masked only', async () => {
    const { id, alamat } = await registerPeserta({ nama: 'Diurungkan' });
    const portal = await openPage(`/dashboard/peserta/edit/${id}`);
    await fillField(portal.user, 'Alamat', 'Jalan Sementara Nomor 9');
    await save(portal);
    await screen.findByText('Diurungkan disimpan');
    await portal.user.click(screen.getByRole('button', { name: 'Urungkan' }));
    await screen.findByText('Perubahan diurungkan');
    expect((await portal.get(id)).alamat).toBe(alamat);

    await portal.go(`/dashboard/peserta/edit/${id}`);
    await portal.user.click(await screen.findByRole('button', { name: 'Ganti NIK' }));
    await fillField(portal.user, 'NIK', '3273050101900077');
    await save(portal);
    await screen.findByText(/^Diurungkan disimpan/);
    // The notification before it may still be leaving.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull());
  });
});
