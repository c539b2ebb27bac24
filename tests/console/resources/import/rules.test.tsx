import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/import/index.ts';
import { buildBhbu, newNik } from '../../../builders/peserta.ts';
import { buildCsvFile, sheetLine, type SheetLine } from '../../../builders/sheet-file.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  renderPortal,
} from '../../harness/renderPortal.tsx';
import { correctionOf, findLine, reasonOf, typeCell } from './grid.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(resetPortal);
afterAll(() => server.stop());

async function upload(
  lines: readonly SheetLine[],
  bhbuId?: number,
  { fetch = serverFetch(server) } = {},
) {
  await startSignedInSession(server, {
    role: 'BHBU',
    bhbuId: bhbuId ?? (await buildBhbu(server.db)),
  });
  const portal = renderPortal({ at: '/dashboard/peserta/unggah', fetch });
  const input = await screen.findByLabelText('Berkas peserta', { selector: 'input' });
  await portal.user.upload(input, buildCsvFile(lines));
  await screen.findByRole('grid', { name: 'Baris berkas' });
  return portal;
}

const findCounts = (text: string) => screen.findByText(text, { selector: 'header span' });

const staff = (): SheetLine => sheetLine({ kategori: 'Staf' });

async function correctCategory({ user }: Awaited<ReturnType<typeof upload>>, number: number) {
  correctionOf(await findLine(number, 'Kategori')).focus();
  await user.keyboard('{F2}');
  const input = await screen.findByLabelText(`Kategori, baris ${number}`);
  await user.type(input, 'Karyawan');
  await user.click(await screen.findByRole('option', { name: 'Karyawan' }));
}

async function openRules({ user }: Awaited<ReturnType<typeof upload>>) {
  await user.click(screen.getByRole('button', { name: 'Lainnya' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Aturan perbaikan' }));
}

const findOffer = () => screen.findByRole('dialog', { name: /dengan cara yang sama/ });

describe('the rule of a correction', () => {
  it('is offered with its rows, applied with Enter and undone with one Ctrl+Z', async () => {
    const portal = await upload([staff(), staff(), staff(), sheetLine({ alamat: '' })]);
    await correctCategory(portal, 2);
    const offer = await findOffer();
    expect(offer.textContent).toContain('Perbaiki 2 baris lain');
    expect(offer.textContent).toContain('Baris 3');
    await waitFor(() => expect(offer.textContent).toContain('Kategori “staf” berarti Karyawan'));
    expect(within(offer).getByRole('button', { name: 'Terapkan di 2 baris' })).toBe(
      document.activeElement,
    );
    await findCounts('1 baru, 2 tidak valid, dan 1 ditolak');
    await portal.user.keyboard('{Enter}');
    await findCounts('3 baru dan 1 ditolak');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(reasonOf(await findLine(4, 'Kategori'))).toContain('Sudah benar');
    correctionOf(await findLine(2, 'Kategori')).focus();
    await portal.user.keyboard('{Control>}z{/Control}');
    await findCounts('1 baru, 2 tidak valid, dan 1 ditolak');
    // What was undone is not remembered.
    await openRules(portal);
    await screen.findByText(/^Belum ada aturan/);
  });

  it('is refused with Esc, and not offered again', async () => {
    const portal = await upload([staff(), staff(), sheetLine({ alamat: '' })]);
    await correctCategory(portal, 2);
    await findOffer();
    await portal.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await findCounts('1 baru, 1 tidak valid, dan 1 ditolak');
    correctionOf(await findLine(2, 'Kategori')).focus();
    await portal.user.keyboard('{Control>}z{/Control}');
    await findCounts('2 tidak valid dan 1 ditolak');
    await correctCategory(portal, 2);
    await findCounts('1 baru, 1 tidak valid, dan 1 ditolak');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the rule of a correction whose rows are corrected meanwhile', () => {
  it('is not offered for rows that no longer need it', async () => {
    const answer = serverFetch(server);
    const held: (() => void)[] = [];
    const portal = await upload([staff(), staff(), sheetLine({ alamat: '' })], undefined, {
      fetch: async (url, init) => {
        const response = await answer(url, init);
        if (new URL(url as string, 'http://portal.test').pathname.endsWith('/usulan'))
          await new Promise<void>(release => held.push(release));
        return response;
      },
    });
    await correctCategory(portal, 2);
    await waitFor(() => expect(held).toHaveLength(1));
    await correctCategory(portal, 3);
    await findCounts('2 baru dan 1 ditolak');
    held[0]?.();
    await waitFor(() => expect(held).toHaveLength(2));
    held[1]?.();
    // An offer would take the focus away from the text that is typed next.
    await typeCell(portal.user, 4, 'Alamat KTP', 'Jalan Melati 5');
    await findCounts('3 baru');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the rules of a company', () => {
  it('are offered for its next file together, listed, and switched off', async () => {
    const bhbuId = await buildBhbu(server.db);
    const first = await upload([staff(), staff(), sheetLine({ noHP: 'WA 081312345678' })], bhbuId);
    await correctCategory(first, 2);
    await findOffer();
    await first.user.keyboard('{Enter}');
    await findCounts('2 baru dan 1 tidak valid');
    // A rule that needs no example is found in the file.
    await first.user.click(await screen.findByRole('button', { name: 'Usulan (1)' }));
    const found = await screen.findByRole('dialog', { name: 'Perbaiki 1 baris ini?' });
    expect(found.textContent).toContain('kata di sekitar nomor dihapus');
    await first.user.keyboard('{Enter}');
    await findCounts('3 baru');
    resetPortal();

    const next = await upload([staff(), sheetLine({ noHP: 'HP 081312345679' })], bhbuId);
    await findCounts('2 tidak valid');
    await next.user.click(await screen.findByRole('button', { name: 'Usulan (1)' }));
    await screen.findByRole('dialog', { name: 'Pakai lagi 2 aturan dari berkas sebelumnya?' });
    await next.user.keyboard('{Enter}');
    await findCounts('2 baru');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await openRules(next);
    const list = await screen.findByRole('dialog', { name: 'Aturan perbaikan' });
    const toggle = await within(list).findByRole('switch', { name: /Nomor HP/ });
    await next.user.click(toggle);
    await waitFor(() =>
      expect(within(list).getByRole<HTMLInputElement>('switch', { name: /Nomor HP/ }).checked).toBe(
        false,
      ),
    );
    await next.user.click(within(list).getByRole('button', { name: /^Hapus aturan Nomor HP/ }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  });
});

describe('the NIK of a row', () => {
  it('is checked: candidates hide the number, one is taken by a person and undone', async () => {
    const nik = newNik();
    const wrong = `${nik.slice(0, 8)}9${nik.slice(9)}`;
    const { user } = await upload([
      sheetLine({ nik: wrong, tanggalLahir: `01-${nik.slice(8, 10)}-1990` }),
      sheetLine({ alamat: '' }),
    ]);
    correctionOf(await findLine(2, 'NIK')).focus();
    await user.click(await screen.findByRole('button', { name: 'Periksa NIK' }));
    const dialog = await screen.findByRole('dialog', { name: 'NIK baris 2' });
    const list = await within(dialog).findByRole('list', { name: 'Mungkin maksudnya' });
    expect(list.textContent).toContain(`••••••••9••••••• → ••••••••${nik.charAt(8)}•••••••`);
    expect(document.body.innerHTML).not.toContain(nik);
    await findCounts('1 tidak valid dan 1 ditolak');
    await user.click(within(list).getByRole('button', { name: /^Pakai: Angka ke-9/ }));
    await findCounts('1 baru dan 1 ditolak');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    correctionOf(await findLine(2, 'NIK')).focus();
    await user.keyboard('{Control>}z{/Control}');
    await findCounts('1 tidak valid dan 1 ditolak');
  });
});
