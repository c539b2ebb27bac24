import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#server/platform/db/schema/index.ts';
import { decryptMail } from '#server/platform/outbox/outbox.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/pks/index.ts';
import '#src/resources/surat/index.ts';
import '#src/account/letter/LetterPage.tsx';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
import { verifiedPks } from '../../builders/pks.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server, { stock: 1_000_000 });
});
afterEach(resetPortal);
afterAll(() => server.stop());

/** Returns the token of the latest link that was mailed. */
async function lastToken(): Promise<string> {
  const mails = await server.db.select().from(outbox).orderBy(outbox.id);
  const row = mails.findLast(({ sealed }) => sealed !== null);
  const text = row && decryptMail(server.deps.keys, row)?.text;
  return /\/surat\/([A-Z2-7]{26})/.exec(text ?? '')?.[1] ?? '';
}

describe('a letter', () => {
  it('is drafted on the page of an agreement and sent from its own', async () => {
    const { id } = await verifiedPks(server, world);
    await startSignedInSession(server, { role: 'LEGAL' });
    const { user } = renderPortal({ at: `/admin/pks/detail/${id}`, fetch: serverFetch(server) });
    await user.click(await screen.findByRole('button', { name: 'Lainnya' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Susun surat' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByLabelText('Jenis surat'));
    await user.click(await screen.findByRole('option', { name: 'Pemberitahuan pelanggaran' }));
    await user.type(within(dialog).getByLabelText('Uraian'), 'Data belum diserahkan');
    await user.click(within(dialog).getByRole('button', { name: /^Susun surat/ }));
    const letters = await screen.findByRole('region', { name: 'Surat penjual' });
    await user.click(await within(letters).findByText('Pemberitahuan pelanggaran'));
    await user.click(await screen.findByRole('button', { name: 'Kirim' }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: /^Kirim/ }));
    expect(await screen.findAllByText('Terkirim, belum dibaca')).not.toEqual([]);
  });

  it('is opened by a press on the page of its link, confirmed and then disputed', async () => {
    const token = await lastToken();
    const { user } = renderPortal({ at: `/surat/${token}`, fetch: serverFetch(server) });
    await user.click(await screen.findByRole('button', { name: 'Buka surat' }));
    const paper = await screen.findByRole('region', { name: 'Isi surat' });
    expect(paper.textContent).toContain('Data belum diserahkan');
    await user.click(screen.getByRole('button', { name: 'Akui penerimaan' }));
    expect(await screen.findByText(/Isi nama lengkap Anda/)).toBeTruthy();
    await user.type(screen.getByLabelText('Nama lengkap'), 'Sari Dewi');
    await user.click(screen.getByRole('button', { name: 'Akui penerimaan' }));
    expect(await screen.findByText(/Penerimaan diakui oleh Sari Dewi/)).toBeTruthy();
    await user.type(screen.getByLabelText('Alasan sanggahan'), 'Data sudah diserahkan');
    await user.click(screen.getByRole('button', { name: 'Sanggah surat ini' }));
    expect(await screen.findByText(/Surat disanggah oleh Sari Dewi/)).toBeTruthy();
  });

  it('says so when its link is unknown', async () => {
    const { user } = renderPortal({
      at: `/surat/${'A'.repeat(26)}`,
      fetch: serverFetch(server),
    });
    await user.click(await screen.findByRole('button', { name: 'Buka surat' }));
    expect(await screen.findByText('Tautan ini tidak berlaku')).toBeTruthy();
  });
});
