import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dosis, faskes } from '#server/db/schema/index.ts';
// Loaded with the test file, or its first test would wait for all of react-admin.
import '#src/App.tsx';
import '#src/resources/dosis/index.ts';
import { jakartaDay } from '#src/ui/format/date.ts';
import { buildDosis } from '../builders/dosis.ts';
import { buildFaskes, buildPeserta } from '../builders/peserta.ts';
import { startTestServer, type TestServer } from '../server/harness/server.ts';
import { beSignedIn, clean, fetchFrom, renderPortal } from './renderPortal.tsx';

let server: TestServer;
let faskesId: number;
beforeAll(async () => {
  server = await startTestServer();
  faskesId = await buildFaskes(server.db);
});
afterEach(clean);
afterAll(() => server.stop());

describe('recording a dose', () => {
  it('goes from the number typed to the next person, and once though an answer is lost', async () => {
    const account = await beSignedIn(server, { role: 'FASKES', faskesId });
    const one = await buildPeserta(server.deps, {
      userId: account.id,
      idFaskes: faskesId,
      nama: 'Sekar Arum',
      jenisKelamin: 'P',
    });
    const asked: { path: string; key: string | null }[] = [];
    const real = fetchFrom(server);
    let lost = true;
    const { user } = renderPortal({
      at: '/dashboard/vaksinasi',
      fetch: async (input, init) => {
        const path = input as string;
        asked.push({ path, key: new Headers(init?.headers).get('idempotency-key') });
        const answer = await real(input, init);
        if (!path.endsWith('/Vaksinasi') || !lost) return answer;
        lost = false;
        throw new TypeError('The connection broke.');
      },
    });

    const search = await screen.findByLabelText('Cari nama, NIK atau nomor HP');
    await user.click(search);
    await user.paste(one.nik);
    await user.keyboard('{Enter}');
    await screen.findByText('Sekar Arum', { selector: 'h2' });
    // What was typed goes in the body alone.
    expect(asked.map(({ path }) => path).join(' ')).not.toContain(one.nik);
    expect(location.href + JSON.stringify(sessionStorage)).not.toContain(one.nik);

    await user.click(screen.getByText('Catat dosis diberikan'));
    expect(screen.getByText('Skrining: Jawab semua pertanyaan skrining')).toBeDefined();
    expect(screen.getByText('Nomor batch: Wajib diisi')).toBeDefined();
    await user.keyboard('{Alt>}t{/Alt}');
    const fever = screen.getByLabelText('Suhu tubuh 37,5 °C atau lebih?');
    expect(within(fever).getByLabelText<HTMLInputElement>('Tidak').checked).toBe(true);
    await user.click(screen.getByLabelText('Vaksin'));
    await user.paste('Sinopharm');
    await user.type(screen.getByLabelText('Nomor batch'), 'B1');
    await user.type(screen.getByLabelText('Kedaluwarsa'), '2099-01-31');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(/Server tidak dapat dihubungi/);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Dosis 1 Sekar Arum dicatat diberikan');
    const keys = asked.filter(({ path }) => path.endsWith('/Vaksinasi')).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(await server.db.$count(dosis)).toBe(1);

    await waitFor(() => expect(document.activeElement).toBe(search));
    expect((search as HTMLInputElement).value).toBe('');
    await user.click(await screen.findByText('Urungkan'));
    await screen.findByText('Catatan Sekar Arum diurungkan');
  });
});

describe('a form that is half filled in', () => {
  // The page goes by the clock of the machine that draws it.
  const today = jakartaDay(new Date());
  const filter = async (name: string) =>
    within(await screen.findByRole('group', { name: 'Antrean' })).getByLabelText<HTMLInputElement>(
      name,
    );
  const toDay = async (day: string) =>
    fireEvent.change(await filter('Tanggal'), { target: { value: day } });
  const fever = () =>
    within(
      screen.getByLabelText('Suhu tubuh 37,5 °C atau lebih?'),
    ).getByLabelText<HTMLInputElement>('Tidak');
  const question = () => screen.findByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' });

  async function halfFilled() {
    const place = await buildFaskes(server.db);
    const account = await beSignedIn(server, { role: 'FASKES', faskesId: place });
    for (const nama of ['Ayu Lestari', 'Bayu Lestari']) {
      const who = { userId: account.id, idFaskes: place, rencanaTanggal: today };
      await buildPeserta(server.deps, { ...who, nama });
    }
    const portal = renderPortal({ at: '/dashboard/vaksinasi', fetch: fetchFrom(server) });
    await portal.user.click(await screen.findByRole('button', { name: /Ayu Lestari/ }));
    await screen.findByText('Ayu Lestari', { selector: 'h2' });
    await portal.user.keyboard('{Alt>}t{/Alt}');
    expect(fever().checked).toBe(true);
    return portal;
  }

  it('is kept or given up when another day is chosen, as one likes', async () => {
    const { user, address } = await halfFilled();
    await toDay('2026-01-02');
    await user.click(within(await question()).getByText('Tetap di sini'));
    expect(fever().checked).toBe(true);
    expect(address()).not.toContain('2026-01-02');
    expect((await filter('Tanggal')).value).toBe(today);

    await toDay('2026-01-02');
    await user.click(within(await question()).getByText('Buang isian'));
    await waitFor(() => expect(address()).toContain('tanggal=2026-01-02'));
    await waitFor(() => expect(fever().checked).toBe(false));
    // What is empty is nobody's loss.
    await toDay('2026-01-03');
    await waitFor(() => expect(address()).toContain('tanggal=2026-01-03'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not given up for the next person, or another page, without being asked', async () => {
    const { user, address, go } = await halfFilled();
    await user.click(screen.getByRole('button', { name: /Bayu Lestari/ }));
    await user.click(within(await question()).getByText('Tetap di sini'));
    expect(fever().checked).toBe(true);
    await go('/dashboard');
    await user.click(within(await question()).getByText('Tetap di sini'));
    expect(address()).toBe('/dashboard/vaksinasi');
    // How the queue is narrowed is nothing to the form.
    await user.click(screen.getByRole('button', { name: 'Belum' }));
    await waitFor(() => expect(address()).toContain('status=BELUM'));
    expect(fever().checked).toBe(true);
    // The button is a phone's alone.
    await user.click(screen.getByText('Kembali ke antrean'));
    await user.click(within(await question()).getByText('Tetap di sini'));

    await user.click(screen.getByRole('button', { name: /Bayu Lestari/ }));
    await user.click(within(await question()).getByText('Buang isian'));
    await screen.findByText('Bayu Lestari', { selector: 'h2' });
    expect(fever().checked).toBe(false);
  });
});

describe('the queue of an administrator', () => {
  it('is that of a facility which is chosen first', async () => {
    const place = await buildFaskes(server.db);
    await server.db.update(faskes).set({ name: 'Klinik Melati' }).where(eq(faskes.id, place));
    const { id: userId } = await beSignedIn(server, { role: 'ADMIN' });
    const today = jakartaDay(new Date());
    const who = { userId, idFaskes: place };
    await buildPeserta(server.deps, { ...who, nama: 'Dewi Anjani', rencanaTanggal: today });
    const due = await buildPeserta(server.deps, { ...who, nama: 'Eko Prasetyo' });
    const givenOn = jakartaDay(new Date(Date.now() - 25 * 86_400_000));
    await buildDosis(server.db, { pesertaId: due.id, faskesId: place, givenOn });

    const { user, address } = renderPortal({
      at: '/dashboard/vaksinasi',
      fetch: fetchFrom(server),
    });
    await screen.findByText('Pilih faskes untuk melihat antreannya.');
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(await screen.findByRole('combobox', { name: 'Faskes' }));
    await user.keyboard('melati');
    await user.click(await screen.findByRole('option', { name: 'Klinik Melati' }));
    const queue = within(await screen.findByRole('list', { name: 'Antrean peserta' }));
    expect(queue.getByText('Dewi Anjani')).toBeDefined();
    expect(queue.getByText(/^Dosis 2, mulai .* paling lambat /)).toBeDefined();
    expect(address()).toBe(`/dashboard/vaksinasi?faskes=${place}`);
    await screen.findByText(/^Klinik Melati, /);
    await user.click(queue.getByText('Dewi Anjani'));
    await screen.findByRole('heading', { level: 2, name: 'Dewi Anjani' });
    await screen.findByText('Catat dosis diberikan');
  });
});
