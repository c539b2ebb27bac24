import { screen, waitFor, within } from '@testing-library/react';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#contract/policy.ts';
import { bhbu, outbox } from '#server/platform/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/application/index.ts';
import '#src/resources/audit/index.ts';
import '#src/resources/outbox/index.ts';
import { registerCompany } from '../../builders/application.ts';
import { newNik } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  fillField,
  renderPortal,
} from '../harness/renderPortal.tsx';

let server: TestServer;
beforeAll(async () => {
  // happy-dom loads no PDF into a frame and would log an error for each preview.
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
    handleDisabledFileLoadingAsSuccess: true,
  });
  server = await startTestServer();
});
afterEach(resetPortal);
afterAll(() => server.stop());

async function openPage(at: string, role: Role = 'VERIFICATOR') {
  const { token } = await startSignedInSession(server, { role });
  return { ...renderPortal({ at, fetch: serverFetch(server) }), token };
}
const findStatus = async (id: number) =>
  (await server.db.select().from(bhbu).where(eq(bhbu.id, id)))[0]?.status;

describe('the list of applications', () => {
  it('links a row to its application, with documents and a masked NIK', async () => {
    const nik = newNik();
    const applied = await registerCompany(server, { nikPenanggungJawab: nik });
    const { user } = await openPage('/admin/bhbu/pendaftaran');
    await user.click(await screen.findByRole('link', { name: applied.name }));
    expect(await screen.findByRole('heading', { level: 1, name: applied.name })).toBeTruthy();
    expect(screen.getAllByRole('tab')).toHaveLength(4);
    const preview = await screen.findByTitle('Pratinjau npwp.pdf');
    expect(preview.getAttribute('src')).toMatch(/^blob:/);
    expect(screen.getByText('Angka pemeriksa NPWP sesuai')).toBeTruthy();
    expect(document.body.textContent).not.toContain(nik);
    await user.click(screen.getByRole('button', { name: 'Perlihatkan NIK penanggung jawab' }));
    expect(await screen.findByText(nik)).toBeTruthy();
  });
});

describe('an application that is decided', () => {
  it('is approved after a confirmation that names the company', async () => {
    const { id, name } = await registerCompany(server);
    const { user } = await openPage(`/admin/bhbu/verify/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Setujui' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(name);
    await user.click(within(dialog).getByRole('button', { name: /^Setujui/ }));
    await screen.findByText(/kata sandi awal dikirim ke email PIC/);
    expect(await findStatus(id)).toBe('AKTIF');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull());
  });

  it('gets an account number from staff who may set it, not from a verifier', async () => {
    const { id } = await registerCompany(server);
    const verifier = await openPage(`/admin/bhbu/verify/${id}`);
    await verifier.user.click(await screen.findByRole('button', { name: 'Setujui' }));
    await screen.findByRole('dialog');
    expect(screen.queryByLabelText(/^Akun pelanggan/)).toBeNull();
    resetPortal();
    const { user } = await openPage(`/admin/bhbu/verify/${id}`, 'AM');
    await user.click(await screen.findByRole('button', { name: 'Setujui' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByLabelText(/^Account manager/)).toBeTruthy();
    await user.type(await dialog.findByLabelText(/^Akun pelanggan/), 'VGR-7001');
    await user.click(dialog.getByRole('button', { name: /^Setujui/ }));
    await screen.findByText(/kata sandi awal dikirim ke email PIC/);
    const [row] = await server.db.select().from(bhbu).where(eq(bhbu.id, id));
    expect(row).toMatchObject({ status: 'AKTIF', invoiceAccount: 'VGR-7001' });
  });

  it('repeats the checks that it did not pass before it is approved', async () => {
    const noHP = '0812 4444 5555';
    const other = await registerCompany(server, { noHP });
    const { id } = await registerCompany(server, { noHP });
    const { user } = await openPage(`/admin/bhbu/verify/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Setujui' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText('1 pemeriksaan belum baik');
    expect(dialog.textContent).toContain(`Nomor HP PIC juga dipakai ${other.name}`);
  });

  it('is rejected only with a reason', async () => {
    const { id } = await registerCompany(server);
    const { user } = await openPage(`/admin/bhbu/verify/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Tolak' }));
    const confirm = within(await screen.findByRole('dialog')).getByRole('button', {
      name: /^Tolak/,
    });
    await user.click(confirm);
    expect(await findStatus(id)).toBe('MENUNGGU');
    await fillField(user, 'Alasan menolak', 'Akta tidak sesuai');
    await user.click(confirm);
    expect(await screen.findByText('Alasan: Akta tidak sesuai')).toBeTruthy();
    expect(await findStatus(id)).toBe('DITOLAK');
  });

  it('is returned with a note for each flagged field', async () => {
    const { id } = await registerCompany(server);
    const { user } = await openPage(`/admin/bhbu/verify/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Minta perbaikan' }));
    expect(await screen.findByText(/^Tandai dahulu/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tandai NIB untuk diperbaiki' }));
    const requestButton = screen.getByRole('button', { name: 'Minta 1 perbaikan' });
    await user.click(requestButton);
    expect(await screen.findByText('Tulis apa yang perlu diperbaiki')).toBeTruthy();
    await fillField(user, 'Yang perlu diperbaiki pada NIB', 'Tidak sama dengan berkasnya');
    await user.click(requestButton);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('NIB: Tidak sama dengan berkasnya');
    await user.click(within(dialog).getByRole('button', { name: 'Minta 1 perbaikan' }));
    expect(await screen.findAllByText('Perlu diperbaiki')).not.toHaveLength(0);
    expect(await findStatus(id)).toBe('PERLU_PERBAIKAN');
  });

  it('shows an error when another user has already decided', async () => {
    const { id } = await registerCompany(server);
    const { user, token } = await openPage(`/admin/bhbu/verify/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Setujui' }));
    await server.request('PUT', `/bhbu/rejectbhbu/${id}`, {
      token,
      body: { alasan: 'Lebih dahulu' },
    });
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /^Setujui/ }));
    expect(await screen.findByText(/sudah ditolak/)).toBeTruthy();
  });
});

describe('the outbox and the audit log', () => {
  it('show the content of an email only on request', async () => {
    const applied = await registerCompany(server);
    const { user } = await openPage('/admin/kotak-keluar', 'ADMIN');
    await user.click(
      (
        await screen.findAllByRole('link', { name: `Pendaftaran ${applied.name} diterima` })
      )[0] as HTMLElement,
    );
    await user.click(await screen.findByRole('button', { name: 'Baca isi' }));
    const text = await screen.findByRole('region', { name: 'Isi pesan' });
    expect(text.textContent).toContain(applied.ticket);
  });

  it('end the wait for an email that was not sent, and lead to what it is about', async () => {
    const applied = await registerCompany(server);
    const [failed] = await server.db
      .update(outbox)
      .set({ status: 'dead', lastError: 'alamat ditolak' })
      .where(sql`${outbox.payload}->>'to' = ${applied.email}`)
      .returning({ id: outbox.id });
    const { user } = await openPage(`/admin/kotak-keluar/${failed?.id ?? 0}`, 'ADMIN');
    const link = await screen.findByRole('link', { name: 'Buka data terkait' });
    expect(link.getAttribute('href')).toBe(`/admin/bhbu/verify/${applied.id}`);
    await user.click(screen.getByRole('button', { name: 'Lainnya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Abaikan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await fillField(user, 'Mengapa tidak perlu dikirim?', 'Sudah ditelepon');
    await user.click(dialog.getByRole('button', { name: /^Abaikan/ }));
    expect(await screen.findByText('Diabaikan: Sudah ditelepon')).toBeTruthy();
    const [row] = await server.db
      .select({ status: outbox.status })
      .from(outbox)
      .where(eq(outbox.id, failed?.id ?? 0));
    expect(row?.status).toBe('dismissed');
  });

  it('show who made a decision and which fields changed', async () => {
    const { id, name } = await registerCompany(server);
    const { token } = await server.signIn({ role: 'AM' });
    await server.request('PUT', `/bhbu/rejectbhbu/${id}`, {
      token,
      body: { alasan: 'Akta tidak sesuai' },
    });
    const { user } = await openPage(
      `/admin/audit?${new URLSearchParams({ filter: JSON.stringify({ sumber: 'bhbu', idRecord: String(id) }) }).toString()}`,
      'ADMIN',
    );
    const rows = (await screen.findAllByRole('cell', { name })).map(cell =>
      within(cell.closest('tr') as HTMLElement).getByRole('link'),
    );
    expect(rows).toHaveLength(2);
    expect(screen.getByText('Menolak perusahaan')).toBeTruthy();
    expect(screen.getByText('Mendaftarkan perusahaan')).toBeTruthy();
    await user.click(rows[0] as HTMLElement);
    const table = await screen.findByRole('table', { name: 'Yang berubah' });
    expect(
      within(table).getByRole('row', { name: /Status Menunggu pemeriksaan Ditolak/ }),
    ).toBeTruthy();
    expect(screen.getByText('Akta tidak sesuai')).toBeTruthy();
  });
});
