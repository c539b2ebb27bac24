import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dosis } from '#server/db/schema/index.ts';
// Loaded with the test file, or its first test would wait for all of react-admin.
import '#src/App.tsx';
import '#src/resources/dosis/index.ts';
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
