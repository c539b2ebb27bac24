import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bhbu, notification } from '#server/platform/db/schema/index.ts';
import '#src/resources/order/form/NoFacility.tsx';
import '#src/kit/note/AddNoteDialog.tsx';
import { createBhbu } from '../../../builders/bhbu.ts';
import { listNotes } from '../../../builders/note.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import { openOrderScreen } from '../../harness/openOrderForm.tsx';
import { resetPortal } from '../../harness/renderPortal.tsx';

let server: TestServer;
let adminToken: string;
beforeAll(async () => {
  server = await startTestServer();
  adminToken = (await server.signIn({ role: 'ADMIN' })).token;
});
afterEach(resetPortal);
afterAll(() => server.stop());

const open = (bhbuId: number, role: 'BHBU' | 'AM') =>
  openOrderScreen(server, { bhbuId }, `/dashboard/pemesanan/add/${bhbuId}`, role);

describe('the order form of a company without a facility', () => {
  it('names the account manager, whom the company asks for one', async () => {
    const { id } = await createBhbu(server, adminToken);
    const manager = await server.signIn({
      role: 'AM',
      fullName: 'Citra Lestari',
      email: 'citra@contoh.test',
    });
    await server.db.update(bhbu).set({ accountManagerId: manager.id }).where(eq(bhbu.id, id));
    const { user } = await open(id, 'BHBU');
    const mail = await screen.findByRole('link', { name: 'citra@contoh.test' });
    expect(mail.getAttribute('href')).toBe('mailto:citra@contoh.test');
    expect(screen.getByText('Citra Lestari')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Minta faskes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tulis catatan' }));
    await user.type(await dialog.findByLabelText('Isi catatan'), 'Bandung, 40 orang');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await listNotes(server, adminToken, id)).toMatchObject([
      { teks: expect.stringMatching(/^Mohon hubungkan faskes.*Bandung, 40 orang$/) as string },
    ]);
    const sent = await server.db
      .select({ message: notification.message })
      .from(notification)
      .where(eq(notification.userId, manager.id));
    expect(sent).toEqual([{ message: 'note.add' }]);
  });

  it('leads staff to the page where they assign one', async () => {
    const { id } = await createBhbu(server, adminToken);
    await open(id, 'AM');
    const link = await screen.findByRole('link', { name: 'Tugaskan faskes' });
    expect(link.getAttribute('href')).toBe(`/dashboard/bhbu/detail/${id}`);
    expect(screen.queryByRole('button', { name: 'Minta faskes' })).toBeNull();
    // A company without orders has none to copy.
    expect(screen.queryByRole('button', { name: 'Salin dari pesanan sebelumnya' })).toBeNull();
  });
});
