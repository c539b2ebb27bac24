import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/bhbu/index.ts';
import '#src/kit/note/AddNoteDialog.tsx';
import { buildEvidencePdf } from '../../builders/faskes.ts';
import { addNote, listNotes } from '../../builders/note.ts';
import { createBhbu } from '../../builders/bhbu.ts';
import type { UserOverrides } from '../../builders/user.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  fillField,
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
let adminToken: string;
beforeAll(async () => {
  server = await startTestServer();
  adminToken = (await server.signIn({ role: 'ADMIN' })).token;
});
afterEach(resetPortal);
afterAll(() => server.stop());

/** Opens the page of a company. @returns the notes section and the signed-in user's token */
async function openNotes(
  id: number,
  account: UserOverrides,
  fetch: (call: typeof globalThis.fetch) => typeof globalThis.fetch = call => call,
) {
  const { token } = await startSignedInSession(server, account);
  const at = `/dashboard/bhbu/detail/${id}`;
  const { user } = renderPortal({ at, fetch: fetch(serverFetch(server)) });
  const notes = within(await screen.findByRole('region', { name: 'Catatan' }));
  return { user, notes, token };
}

describe('the notes of a company', () => {
  it('are written by staff with a mention, a file and a chosen visibility', async () => {
    const { id } = await createBhbu(server, adminToken);
    await server.signIn({ role: 'LEGAL', fullName: 'Laras Pertiwi' });
    const { user, notes, token } = await openNotes(id, { role: 'AM', fullName: 'Citra Lestari' });
    expect(await notes.findByText('Belum ada catatan.')).toBeTruthy();
    await user.click(notes.getByRole('button', { name: 'Tulis catatan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tulis catatan' }));
    await user.type(await dialog.findByLabelText('Isi catatan'), 'Tolong cek PKS @');
    const mention = dialog.getByLabelText('Sebut staf (opsional)');
    await waitFor(() => expect(document.activeElement).toBe(mention));
    await user.type(mention, 'laras');
    await user.click(await screen.findByRole('option', { name: 'Laras Pertiwi' }));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Isi catatan').value).toBe(
      'Tolong cek PKS @Laras Pertiwi ',
    );
    expect(document.activeElement).toBe(dialog.getByLabelText('Isi catatan'));
    await user.click(dialog.getByLabelText('Terlihat oleh perusahaan atau faskes'));
    expect(dialog.queryByLabelText('Lampiran kedua (opsional)')).toBeNull();
    await user.upload(
      await dialog.findByLabelText('Lampiran (opsional)', { selector: 'input' }),
      buildEvidencePdf('PKS', 'pks.pdf'),
    );
    expect(dialog.getByLabelText('Lampiran kedua (opsional)', { selector: 'input' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await notes.findByText(/Tolong cek PKS @Laras Pertiwi/)).toBeTruthy();
    expect(notes.getByText('Menyebut Laras Pertiwi')).toBeTruthy();
    expect(notes.getByText('Terlihat oleh perusahaan')).toBeTruthy();
    expect(notes.getByRole('button', { name: 'Lihat pks.pdf' })).toBeTruthy();
    expect(await listNotes(server, token, id)).toMatchObject([
      { visibilitas: 'PERUSAHAAN', oleh: 'Citra Lestari', disebut: ['Laras Pertiwi'] },
    ]);
  });

  it('mention whom the letters after @ name, also when Enter comes before the answer', async () => {
    const { id } = await createBhbu(server, adminToken);
    for (const fullName of ['Agung Sebutan', 'Dimas Sebutan'])
      await server.signIn({ role: 'LEGAL', fullName });
    const { user, notes, token } = await openNotes(id, { role: 'AM' });
    await user.click(await notes.findByRole('button', { name: 'Tulis catatan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tulis catatan' }));
    const text = await dialog.findByLabelText<HTMLTextAreaElement>('Isi catatan');
    await user.click(text);
    // The field that takes the letters shows all colleagues before a letter is typed.
    await user.keyboard('Mohon dicek @');
    await screen.findByRole('option', { name: 'Agung Sebutan' });
    await user.keyboard('dimas seb');
    expect(dialog.getByLabelText<HTMLInputElement>('Sebut staf (opsional)').value).toBe(
      'dimas seb',
    );
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Agung Sebutan' })).toBeNull());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(text.value).toBe('Mohon dicek @Dimas Sebutan '));
    expect(document.activeElement).toBe(text);
    // Enter at once, for a name of which no letter was searched before.
    await user.keyboard('dan @agung sebutan{Enter}');
    await waitFor(() => expect(text.value).toBe('Mohon dicek @Dimas Sebutan dan @Agung Sebutan '));
    // Letters that name no colleague stay in the text.
    await user.keyboard('juga @siapa{Tab}');
    await waitFor(() => expect(text.value).toMatch(/ juga @siapa$/));
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await listNotes(server, token, id)).toMatchObject([
      { disebut: ['Dimas Sebutan', 'Agung Sebutan'] },
    ]);
  });

  it('keep the typed text when saving fails, and refuse identity numbers', async () => {
    const { id } = await createBhbu(server, adminToken);
    let isBroken = true;
    const { user, notes, token } = await openNotes(id, { role: 'AM' }, call => (url, init) => {
      const isUpload = init?.method === 'POST' && (url as string).endsWith('/catatan');
      return isUpload && isBroken ? Promise.reject(new TypeError('offline')) : call(url, init);
    });
    await user.click(await notes.findByRole('button', { name: 'Tulis catatan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tulis catatan' }));
    const save = () => user.click(dialog.getByRole('button', { name: 'Simpan' }));
    await dialog.findByLabelText('Isi catatan');
    await fillField(user, 'Isi catatan', 'NIK 3273056101900009');
    await save();
    expect(await dialog.findByText('Jangan tulis nomor identitas di sini')).toBeTruthy();
    await fillField(user, 'Isi catatan', 'Menunggu SKB');
    await save();
    expect(await dialog.findByText(/Server tidak dapat dihubungi/)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Isi catatan').value).toBe('Menunggu SKB');
    isBroken = false;
    await save();
    expect(await notes.findByText('Menunggu SKB')).toBeTruthy();
    expect(await listNotes(server, token, id)).toMatchObject([{ visibilitas: 'INTERNAL' }]);
  });

  it('that are shared are seen and answered by the company, which may remove its own', async () => {
    const { id } = await createBhbu(server, adminToken);
    await addNote(server, adminToken, id, { teks: 'Rahasia staf' });
    await addNote(server, adminToken, id, { teks: 'Mohon SKB', visibilitas: 'PERUSAHAAN' });
    const { user, notes } = await openNotes(id, { role: 'BHBU', bhbuId: id, fullName: 'Mira' });
    expect(await notes.findByText('Mohon SKB')).toBeTruthy();
    expect(notes.getByText(/^Catatan Anda dibaca account manager Anda/)).toBeTruthy();
    expect(notes.queryByText('Rahasia staf')).toBeNull();
    expect(notes.queryByRole('button', { name: /^Hapus catatan/ })).toBeNull();
    await user.click(notes.getByRole('button', { name: 'Tulis catatan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tulis catatan' }));
    await dialog.findByLabelText('Isi catatan');
    expect(dialog.queryByLabelText('Sebut staf (opsional)')).toBeNull();
    expect(dialog.queryByLabelText('Terlihat oleh perusahaan atau faskes')).toBeNull();
    await fillField(user, 'Isi catatan', 'Sudah kami kirim');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await notes.findByText('Sudah kami kirim')).toBeTruthy();
    await user.click(notes.getByRole('button', { name: /^Hapus catatan Mira/ }));
    await user.click(await screen.findByRole('button', { name: 'Hapus catatan' }));
    await waitFor(() => expect(notes.queryByText('Sudah kami kirim')).toBeNull());
  });

  it('are shown in steps, the latest first', async () => {
    const { id } = await createBhbu(server, adminToken);
    for (let n = 1; n <= 12; n++)
      await addNote(server, adminToken, id, { teks: `Catatan ke-${n}` });
    const { user, notes } = await openNotes(id, { role: 'AM' });
    expect(await notes.findByText('Catatan ke-12')).toBeTruthy();
    expect(notes.queryByText('Catatan ke-2')).toBeNull();
    await user.click(notes.getByRole('button', { name: 'Lihat yang lebih lama' }));
    expect(await notes.findByText('Catatan ke-1')).toBeTruthy();
    expect(notes.queryByRole('button', { name: 'Lihat yang lebih lama' })).toBeNull();
  });
});
