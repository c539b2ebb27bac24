import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endSessionsOfUser } from '#server/platform/auth/session.ts';
import { dose } from '#server/platform/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/vaksinasi/index.ts';
import { saveSession } from '#src/providers/session.ts';
import { formatDate, jakartaDay } from '#src/kit/format/date.ts';
import { buildBatch, buildProduct } from '../../../builders/batch.ts';
import { buildDose } from '../../../builders/vaksinasi.ts';
import { buildFaskes, buildPeserta, newNik } from '../../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  renderPortal,
} from '../../harness/renderPortal.tsx';

let server: TestServer;
let faskesId: number;
let idProduk: number;
beforeAll(async () => {
  server = await startTestServer();
  faskesId = await buildFaskes(server.db);
  idProduk = await buildProduct(server.db, { nama: 'Vaksin Sinopharm' });
  await buildBatch(server.db, { idProduk, nomor: 'B1', kedaluwarsa: '2099-01-31' });
});
afterEach(() => {
  resetPortal();
  sessionStorage.clear();
});
afterAll(() => server.stop());

type User = ReturnType<typeof renderPortal>['user'];

describe('recording a visit', () => {
  it('returns to the search after saving, and saves once when a response is lost', async () => {
    const account = await startSignedInSession(server, { role: 'FASKES', faskesId });
    const one = await buildPeserta(server.deps, {
      userId: account.id,
      idFaskes: faskesId,
      nama: 'Sekar Arum',
      jenisKelamin: 'P',
    });
    const requests: { path: string; key: string | null }[] = [];
    const realFetch = serverFetch(server);
    let isAnswerLost = true;
    const { user } = renderPortal({
      at: '/dashboard/vaksinasi',
      fetch: async (input, init) => {
        const path = input as string;
        requests.push({ path, key: new Headers(init?.headers).get('idempotency-key') });
        const answer = await realFetch(input, init);
        if (!path.endsWith('/Vaksinasi') || !isAnswerLost) return answer;
        isAnswerLost = false;
        throw new TypeError('The connection broke.');
      },
    });

    const search = await screen.findByLabelText('Cari nama, NIK atau nomor HP');
    await user.click(search);
    await user.paste(one.nik);
    await user.keyboard('{Enter}');
    await screen.findByText('Sekar Arum', { selector: 'h2' });
    // A searched NIK is sent in the request body only.
    expect(requests.map(({ path }) => path).join(' ')).not.toContain(one.nik);
    expect(location.href + JSON.stringify(sessionStorage)).not.toContain(one.nik);

    await user.click(screen.getByText('Catat dosis diberikan'));
    expect(screen.getByText('Skrining: Jawab semua pertanyaan skrining')).toBeDefined();
    // Error links lead to their fields, and the errors disappear when another result is chosen.
    await user.click(screen.getByRole('link', { name: 'Vaksin: Wajib dipilih' }));
    expect(document.activeElement?.textContent).toBe('Pilih vaksin');
    await user.keyboard('{Alt>}u{/Alt}{Control>}{Enter}{/Control}');
    await user.click(screen.getByRole('link', { name: 'Alasan: Wajib dipilih' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Alasan'));
    await user.keyboard('{Alt>}b{/Alt}');
    expect(screen.queryByRole('link', { name: /Wajib/ })).toBeNull();
    await user.keyboard('{Alt>}t{/Alt}');
    const feverAnswer = screen.getByLabelText('Suhu tubuh 37,5 °C atau lebih?');
    expect(within(feverAnswer).getByLabelText<HTMLInputElement>('Tidak').checked).toBe(true);
    await user.click(screen.getAllByRole('button', { name: 'Pilih vaksin' })[0] as HTMLElement);
    await user.type(await screen.findByLabelText('Cari atau pindai nomor batch'), 'b1{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(/Server tidak dapat dihubungi/);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('Dosis 1 Sekar Arum dicatat diberikan');
    const keys = requests.filter(({ path }) => path.endsWith('/Vaksinasi')).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(await server.db.$count(dose)).toBe(1);

    await waitFor(() => expect(document.activeElement).toBe(search));
    expect((search as HTMLInputElement).value).toBe('');
    await user.click(await screen.findByText('Urungkan'));
    await screen.findByText('Catatan Sekar Arum diurungkan');
  });
});

describe('a partly filled visit form', () => {
  // The page takes today's date from the browser's clock.
  const today = jakartaDay(new Date());
  /** Chooses a day of this month from the calendar of the day's chip. */
  const chooseDay = async (user: User, day: string) => {
    await user.click(await screen.findByRole('button', { name: /^Tanggal: / }));
    await user.click(await screen.findByRole('gridcell', { name: String(Number(day.slice(8))) }));
  };
  const [firstDay, secondDay] = ['01', '02', '03']
    .map(number => `${today.slice(0, 8)}${number}`)
    .filter(day => day !== today) as [string, string];
  const feverAnswer = () =>
    within(
      screen.getByLabelText('Suhu tubuh 37,5 °C atau lebih?'),
    ).getByLabelText<HTMLInputElement>('Tidak');
  const findLeaveDialog = () =>
    screen.findByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' });

  async function openPartlyFilledForm() {
    const ownFaskesId = await buildFaskes(server.db);
    const account = await startSignedInSession(server, { role: 'FASKES', faskesId: ownFaskesId });
    for (const nama of ['Ayu Lestari', 'Bayu Lestari']) {
      const pesertaDefaults = { userId: account.id, idFaskes: ownFaskesId, rencanaTanggal: today };
      await buildPeserta(server.deps, { ...pesertaDefaults, nama });
    }
    const portal = renderPortal({ at: '/dashboard/vaksinasi', fetch: serverFetch(server) });
    await portal.user.click(await screen.findByRole('button', { name: /Ayu Lestari/ }));
    await screen.findByText('Ayu Lestari', { selector: 'h2' });
    await portal.user.keyboard('{Alt>}t{/Alt}');
    expect(feverAnswer().checked).toBe(true);
    return { ...portal, account: { ...account, faskesId: ownFaskesId } };
  }

  it('stays or is discarded, as confirmed, when another day is chosen', async () => {
    const { user, address } = await openPartlyFilledForm();
    await chooseDay(user, firstDay);
    await user.click(within(await findLeaveDialog()).getByText('Tetap di sini'));
    expect(feverAnswer().checked).toBe(true);
    expect(address()).not.toContain(firstDay);
    screen.getByRole('button', { name: `Tanggal: ${formatDate(today)}` });

    await chooseDay(user, firstDay);
    await user.click(within(await findLeaveDialog()).getByText('Buang isian'));
    await waitFor(() => expect(address()).toContain(`tanggal=${firstDay}`));
    await waitFor(() => expect(feverAnswer().checked).toBe(false));
    // An empty form is left without a question.
    await chooseDay(user, secondDay);
    await waitFor(() => expect(address()).toContain(`tanggal=${secondDay}`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is discarded for another participant or page only after a confirmation', async () => {
    const { user, address, go } = await openPartlyFilledForm();
    await user.click(screen.getByRole('button', { name: /Bayu Lestari/ }));
    await user.click(within(await findLeaveDialog()).getByText('Tetap di sini'));
    expect(feverAnswer().checked).toBe(true);
    await go('/dashboard');
    await user.click(within(await findLeaveDialog()).getByText('Tetap di sini'));
    expect(address()).toMatch(/^\/dashboard\/vaksinasi\?peserta=\d+$/);
    // Queue filters do not affect the form.
    await user.click(screen.getByRole('button', { name: '2 Menunggu' }));
    await waitFor(() => expect(address()).toContain('status=BELUM'));
    expect(feverAnswer().checked).toBe(true);
    // The button is displayed on phones only.
    await user.click(screen.getByText('Kembali ke antrean'));
    await user.click(within(await findLeaveDialog()).getByText('Tetap di sini'));

    await user.click(screen.getByRole('button', { name: /Bayu Lestari/ }));
    await user.click(within(await findLeaveDialog()).getByText('Buang isian'));
    await screen.findByText('Bayu Lestari', { selector: 'h2' });
    expect(feverAnswer().checked).toBe(false);
  });

  it('is restored after the session expires, from memory only', async () => {
    const { user, account, go } = await openPartlyFilledForm();
    const vaccinator = () => screen.getByLabelText<HTMLInputElement>('Vaksinator');
    await user.clear(vaccinator());
    await user.type(vaccinator(), 'Ns. Sari');
    await user.click(screen.getAllByRole('button', { name: 'Pilih vaksin' })[0] as HTMLElement);
    await user.type(await screen.findByLabelText('Cari atau pindai nomor batch'), 'B1{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await endSessionsOfUser(server.db, account.id, 'tidak dipakai', server.now());
    await user.keyboard('{Control>}{Enter}{/Control}');
    const alert = await screen.findByRole('alertdialog', { name: 'Session Expired' });
    expect(screen.queryByText('Terdapat kesalahan')).toBeNull();
    await user.click(within(alert).getByRole('button', { name: 'Masuk kembali' }));
    await screen.findByRole('heading', { level: 1, name: 'Masuk' });
    expect(JSON.stringify([localStorage, sessionStorage].flatMap(Object.entries))).not.toContain(
      'Ns. Sari',
    );

    const newSession = await server.signIn({ role: 'FASKES', faskesId: account.faskesId });
    saveSession({
      ...newSession,
      id: account.id,
      fullName: 'Ns. Rini',
      roleName: 'FASKES',
      idReferensi: account.faskesId,
      zona: 'WIB',
      hak: [],
      isChangedUser: 'True',
    });
    await go('/dashboard/vaksinasi');
    await screen.findByText('Ayu Lestari', { selector: 'h2' });
    await screen.findByText('Isian Anda yang belum disimpan dikembalikan.');
    expect(feverAnswer().checked).toBe(true);
    expect(vaccinator().value).toBe('Ns. Sari');
    expect(screen.getAllByText(/Batch B1, s\/d/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Buang isian itu' }));
    expect(feverAnswer().checked).toBe(false);
  });
});

describe('a participant who was vaccinated today', () => {
  it('cannot be recorded again, and an invalid one can only be postponed', async () => {
    const ownFaskesId = await buildFaskes(server.db);
    const account = await startSignedInSession(server, { role: 'FASKES', faskesId: ownFaskesId });
    const pesertaDefaults = { userId: account.id, idFaskes: ownFaskesId };
    const today = jakartaDay(new Date());
    const vaccinated = await buildPeserta(server.deps, {
      ...pesertaDefaults,
      nama: 'Sudah Disuntik',
    });
    await buildDose(server.db, { pesertaId: vaccinated.id, faskesId: ownFaskesId, tanggal: today });
    await buildPeserta(server.deps, {
      ...pesertaDefaults,
      nama: 'Belum Valid',
      rencanaTanggal: today,
      issues: [{ code: 'E08', field: 'tanggalLahir' }],
    });
    const { user } = renderPortal({ at: '/dashboard/vaksinasi', fetch: serverFetch(server) });
    await user.click(await screen.findByRole('button', { name: /Sudah Disuntik/ }));
    await screen.findByText('Sudah Disuntik', { selector: 'h2' });
    await screen.findByRole('button', { name: 'Catat KIPI' });
    expect(screen.queryByText('Skrining')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Catat (dosis|di)/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: /Belum Valid/ }));
    await screen.findByText('Belum Valid', { selector: 'h2' });
    await screen.findByRole('button', { name: 'Catat ditunda' });
  });
});

describe('a person who is registered for a booster too', () => {
  it('has one line in the queue, and a history that names the booster', async () => {
    const ownFaskesId = await buildFaskes(server.db);
    const account = await startSignedInSession(server, { role: 'FASKES', faskesId: ownFaskesId });
    const nik = newNik();
    const both = {
      userId: account.id,
      idFaskes: ownFaskesId,
      nik,
      tanggalLahir: `1990-${nik.slice(8, 10)}-01`,
      nama: 'Dua Pendaftaran',
      rencanaTanggal: jakartaDay(new Date()),
    };
    await buildPeserta(server.deps, both);
    const booster = await buildPeserta(server.deps, {
      ...both,
      vaccinationType: 1,
      tanggalDosis2: '2022-01-03',
    });
    renderPortal({ at: '/dashboard/vaksinasi', fetch: serverFetch(server) });
    const line = await screen.findByRole('button', { name: /Dua Pendaftaran/ });
    expect(line.textContent).toContain('Booster');
    expect(line.textContent).not.toContain('dosis');
    resetPortal();

    await buildDose(server.db, {
      pesertaId: booster.id,
      faskesId: ownFaskesId,
      tanggal: jakartaDay(new Date()),
    });
    await startSignedInSession(server, { role: 'FASKES', faskesId: ownFaskesId });
    const { user } = renderPortal({ at: '/dashboard/vaksinasi', fetch: serverFetch(server) });
    await user.click(await screen.findByRole('button', { name: /Dua Pendaftaran/ }));
    await screen.findByText('Booster, diberikan');
  });
});
