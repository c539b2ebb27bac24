import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { faskes } from '#server/platform/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/vaksinasi/index.ts';
import { jakartaDay } from '#src/kit/format/date.ts';
import { buildDose } from '../../../builders/vaksinasi.ts';
import { buildFaskes, buildPeserta } from '../../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  renderPortal,
} from '../../harness/renderPortal.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(resetPortal);
afterAll(() => server.stop());

describe('the queue of an administrator', () => {
  it('is shown after a facility is selected', async () => {
    const ownFaskesId = await buildFaskes(server.db);
    await server.db
      .update(faskes)
      .set({ namaFaskes: 'Klinik Melati' })
      .where(eq(faskes.id, ownFaskesId));
    const { id: userId } = await startSignedInSession(server, { role: 'ADMIN' });
    const today = jakartaDay(new Date());
    const pesertaDefaults = { userId, idFaskes: ownFaskesId };
    await buildPeserta(server.deps, {
      ...pesertaDefaults,
      nama: 'Dewi Anjani',
      rencanaTanggal: today,
    });
    const duePeserta = await buildPeserta(server.deps, {
      ...pesertaDefaults,
      nama: 'Eko Prasetyo',
    });
    const givenOn = jakartaDay(new Date(Date.now() - 25 * 86_400_000));
    await buildDose(server.db, {
      pesertaId: duePeserta.id,
      faskesId: ownFaskesId,
      tanggal: givenOn,
    });

    const { user, address } = renderPortal({
      at: '/dashboard/vaksinasi',
      fetch: serverFetch(server),
    });
    await screen.findByText('Pilih faskes untuk melihat antreannya.');
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(await screen.findByRole('combobox', { name: 'Faskes' }));
    await user.keyboard('melati');
    await user.click(await screen.findByRole('option', { name: 'Klinik Melati' }));
    const queue = within(await screen.findByRole('list', { name: 'Antrean peserta' }));
    expect(queue.getByText('Dewi Anjani')).toBeDefined();
    expect(queue.getByText(/^Dosis 2/).textContent).toMatch(/^Dosis 2, s\/d /);
    expect(address()).toBe(`/dashboard/vaksinasi?faskes=${ownFaskesId}`);
    // The facilities with planned participants are offered again.
    await user.click(await screen.findByText('Klinik Melati · ganti'));
    await user.click(
      await screen.findByRole('button', { name: /^Klinik Melati\s*1 direncanakan/ }),
    );
    await screen.findByText('Klinik Melati · ganti');
    await user.click(await screen.findByText('Dewi Anjani'));
    await screen.findByRole('heading', { level: 2, name: 'Dewi Anjani' });
    await screen.findByText('Catat dosis diberikan');
  });
});

describe('the queue by keyboard', () => {
  async function openQueue(names: readonly string[]) {
    const ownFaskesId = await buildFaskes(server.db);
    const account = await startSignedInSession(server, { role: 'FASKES', faskesId: ownFaskesId });
    const planned = {
      userId: account.id,
      idFaskes: ownFaskesId,
      rencanaTanggal: jakartaDay(new Date()),
    };
    for (const nama of names) await buildPeserta(server.deps, { ...planned, nama });
    const portal = renderPortal({ at: '/dashboard/vaksinasi', fetch: serverFetch(server) });
    await screen.findByRole('button', { name: new RegExp(names[0] ?? '') });
    return portal;
  }
  const focusedText = () => document.activeElement?.textContent ?? '';

  it('is walked with arrows, opened with Enter, and left with Back at the same row', async () => {
    const { user, address, back } = await openQueue(['Ayu Rahma', 'Bima Rahma', 'Candra Dewi']);
    const search = screen.getByRole('searchbox', { name: 'Cari nama, NIK atau nomor HP' });
    await user.click(search);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focusedText()).toContain('Bima Rahma');
    await user.keyboard('{End}{ArrowDown}');
    expect(focusedText()).toContain('Candra Dewi');
    await user.keyboard('{Home}{ArrowUp}');
    expect(document.activeElement).toBe(search);

    // Several matches: Enter goes to the first of them.
    await user.type(search, 'rahma{Enter}');
    await waitFor(() => expect(focusedText()).toContain('Ayu Rahma'));
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByText('Bima Rahma', { selector: 'h2' });
    expect(address()).toMatch(/\?peserta=\d+$/);
    await back();
    await waitFor(() => expect(address()).toBe('/dashboard/vaksinasi'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Kembali ke antrean' })).toBeNull(),
    );
    await waitFor(() => expect(document.activeElement?.id).toMatch(/^antrean-/));
    expect(focusedText()).toContain('Bima Rahma');
  });

  it('is filtered by its counts, and unfiltered by pressing a count again', async () => {
    const { user, address } = await openQueue(['Ayu Rahma']);
    await user.click(screen.getByRole('button', { name: '0 Diberikan' }));
    await screen.findByText('Belum ada dosis yang diberikan pada tanggal ini.');
    expect(address()).toBe('/dashboard/vaksinasi?status=DIBERIKAN');
    await user.click(screen.getByRole('button', { name: '0 Diberikan' }));
    await screen.findByRole('button', { name: /Ayu Rahma/ });
    expect(address()).toBe('/dashboard/vaksinasi');
  });

  it('shows no count as the filter of a search, which pressing a count ends', async () => {
    const { user } = await openQueue(['Ayu Rahma', 'Bima Dewi']);
    const waiting = screen.getByRole('button', { name: '2 Menunggu' });
    await user.click(waiting);
    expect(waiting.getAttribute('aria-pressed')).toBe('true');
    const search = screen.getByRole('searchbox', { name: 'Cari nama, NIK atau nomor HP' });
    await user.type(search, 'bima');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Ayu Rahma/ })).toBeNull());
    expect(waiting.getAttribute('aria-pressed')).toBe('false');
    await user.click(waiting);
    await screen.findByRole('button', { name: /Ayu Rahma/ });
    expect(search).toHaveProperty('value', '');
    expect(waiting.getAttribute('aria-pressed')).toBe('true');
  });

  it('switches the result when an answer postpones the dose, and back', async () => {
    const { user } = await openQueue(['Ayu Rahma']);
    await user.click(screen.getByRole('button', { name: /Ayu Rahma/ }));
    await screen.findByText('Ayu Rahma', { selector: 'h2' });
    const fever = within(screen.getByLabelText('Suhu tubuh 37,5 °C atau lebih?'));
    const isPostponed = () =>
      screen.getByRole<HTMLInputElement>('radio', { name: 'Ditunda' }).checked;
    await user.click(fever.getByLabelText('Ya'));
    expect(isPostponed()).toBe(true);
    await screen.findByText(/Hasil sudah dialihkan/);
    await user.click(fever.getByLabelText('Tidak'));
    expect(isPostponed()).toBe(false);
  });

  it('takes an error back as soon as the input mends it, and keeps the others', async () => {
    const { user } = await openQueue(['Ayu Rahma']);
    await user.click(screen.getByRole('button', { name: /Ayu Rahma/ }));
    await screen.findByText('Ayu Rahma', { selector: 'h2' });
    await user.click(screen.getByText('Catat dosis diberikan'));
    expect(screen.getByRole('link', { name: /^Skrining: Jawab semua/ })).toBeDefined();
    await user.keyboard('{Alt>}t{/Alt}');
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /^Skrining: Jawab/ })).toBeNull(),
    );
    expect(screen.getByRole('link', { name: 'Vaksin: Wajib dipilih' })).toBeDefined();
  });
});
