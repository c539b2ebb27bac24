import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { batch, dose, stateHistory, stock } from '#server/platform/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/vaksinasi/index.ts';
import { saveSession } from '#src/providers/session.ts';
import { jakartaDay } from '#src/kit/format/date.ts';
import { buildBatch, buildProduct } from '../../../builders/batch.ts';
import { buildFaskes, buildPeserta } from '../../../builders/peserta.ts';
import { buildStockWorld } from '../../../builders/stock.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import {
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../../harness/renderPortal.tsx';
import { wholeText } from '../../harness/wholeText.ts';

let server: TestServer;
let idProduk: number;
let faskesId: number;
let account: Awaited<ReturnType<typeof startSignedInSession>>;

beforeAll(async () => {
  server = await startTestServer();
  idProduk = await buildProduct(server.db, { nama: 'Vaksin Rubah' });
  await buildBatch(server.db, { idProduk, nomor: 'VGR77', kedaluwarsa: '2097-06-30' });
  await buildBatch(server.db, { idProduk, nomor: 'VGR78', kedaluwarsa: '2098-06-30' });
});
beforeEach(async () => {
  faskesId = await buildFaskes(server.db);
  account = await startSignedInSession(server, { role: 'FASKES', faskesId });
});
afterEach(() => {
  resetPortal();
  sessionStorage.clear();
});
afterAll(() => server.stop());

const open = () => renderPortal({ at: '/dashboard/vaksinasi', fetch: serverFetch(server) });
type User = ReturnType<typeof open>['user'];

const storedKeys = () => Object.keys(sessionStorage).filter(key => key.startsWith('vaksin:'));

/** Stores the session of the same account again, as a reload finds it. */
const signInAgain = () =>
  saveSession({
    ...account,
    fullName: account.userName,
    roleName: 'FASKES',
    idReferensi: faskesId,
    zona: 'WIB',
    hak: [],
    isChangedUser: 'True',
  });

const strip = () => screen.findByRole('group', { name: 'Vaksin sesi ini' });
async function openDialog(user: User, name: string) {
  await user.click(await within(await strip()).findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const addPeserta = (nama: string) =>
  buildPeserta(server.deps, {
    userId: account.id,
    idFaskes: faskesId,
    nama,
    rencanaTanggal: jakartaDay(new Date()),
  });
async function give(user: User, nama: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(nama) }));
  await screen.findByText(nama, { selector: 'h2' });
  await user.keyboard('{Alt>}t{/Alt}');
}
const save = async (user: User, nama: string) => {
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(`Dosis 1 ${nama} dicatat diberikan`);
};
const dosesOf = (id: number) => server.db.select().from(dose).where(eq(dose.pesertaId, id));

describe('the vaccine of a session', () => {
  it('is chosen once and recorded for everyone, unless one person gets another batch', async () => {
    const first = await addPeserta('Ayu Lestari');
    const second = await addPeserta('Bayu Lestari');
    const { user } = open();
    // A scanner types the number and Enter.
    const dialog = await openDialog(user, 'Pilih vaksin');
    expect(dialog.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'VGR77Vaksin Rubah · s/d 30-Jun-2097',
      'VGR78Vaksin Rubah · s/d 30-Jun-2098',
    ]);
    await user.keyboard('vgr77{Enter}');
    await closed();
    expect((await strip()).textContent).toContain('Vaksin Rubah · Batch VGR77, s/d 30-Jun-2097');

    await give(user, 'Ayu Lestari');
    await user.click(screen.getByRole('button', { name: 'Ganti untuk orang ini' }));
    await user.click(await screen.findByRole('button', { name: /VGR78/ }));
    await closed();
    await save(user, 'Ayu Lestari');
    await give(user, 'Bayu Lestari');
    await save(user, 'Bayu Lestari');
    expect(await dosesOf(first.id)).toMatchObject([{ idProduk, batch: 'VGR78' }]);
    expect(await dosesOf(second.id)).toMatchObject([
      { idProduk, batch: 'VGR77', batchTidakTerdaftar: false },
    ]);
  });

  it('survives a reload, and is forgotten with the reason when the batch is recalled', async () => {
    const idBatch = await buildBatch(server.db, { idProduk, nomor: 'TARIK-1' });
    const { user } = open();
    await openDialog(user, 'Pilih vaksin');
    await user.keyboard('TARIK-1{Enter}');
    await closed();
    resetPortal();

    // Another account at the same computer starts without a choice.
    await startSignedInSession(server, { role: 'FASKES', faskesId });
    open();
    await within(await strip()).findByText('Vaksin belum dipilih.');
    resetPortal();

    const key = storedKeys()[0] ?? '';
    const keyOfEarlierDay = `vaksin:${account.id}:${faskesId}:2020-01-01:2020-01-01`;
    sessionStorage.setItem(keyOfEarlierDay, sessionStorage.getItem(key) ?? '');
    signInAgain();
    open();
    await within(await strip()).findByText(wholeText(/Batch TARIK-1/));
    expect(storedKeys()).toEqual([key]);
    resetPortal();

    await server.db.update(batch).set({ status: 'DITARIK' }).where(eq(batch.id, idBatch));
    signInAgain();
    open();
    await within(await strip()).findByText(wholeText(/Batch TARIK-1 sudah ditarik/));
    await within(await strip()).findByText('Vaksin belum dipilih.');
    expect(storedKeys()).toEqual([]);
  });

  it('may be an unregistered batch with a reason, which is flagged', async () => {
    const one = await addPeserta('Dewi Anjani');
    const { user } = open();
    await openDialog(user, 'Pilih vaksin');
    await user.keyboard('X-99{Enter}');
    const number = await screen.findByLabelText<HTMLInputElement>('Nomor batch');
    expect(number.value).toBe('X-99');
    await user.clear(number);
    await user.type(number, '=1+1');
    await user.click(screen.getByRole('combobox', { name: 'Vaksin' }));
    await user.click(await screen.findByRole('option', { name: 'Vaksin Rubah' }));
    await user.type(screen.getByLabelText('Kedaluwarsa'), '2099-01-31');
    await user.click(screen.getByRole('button', { name: 'Pakai batch ini' }));
    await screen.findByText(/Tulis 2–40 huruf/);
    await screen.findByText(/Tulis mengapa tetap dipakai/);
    await user.clear(number);
    await user.type(number, 'X-99');
    await user.type(screen.getByLabelText('Mengapa batch ini tidak ada di daftar'), 'Baru tiba');
    await user.click(screen.getByRole('button', { name: 'Pakai batch ini' }));
    await closed();
    await within(await strip()).findByText('Batch tidak terdaftar');
    await give(user, 'Dewi Anjani');
    await save(user, 'Dewi Anjani');
    expect(await dosesOf(one.id)).toMatchObject([
      {
        idProduk,
        idBatch: null,
        batch: 'X-99',
        alasanBatch: 'Baru tiba',
        batchTidakTerdaftar: true,
      },
    ]);
  });

  it('may be another vaccine with its name and a reason', async () => {
    const { user } = open();
    await openDialog(user, 'Pilih vaksin');
    await user.click(screen.getByRole('button', { name: 'Batch lain yang tidak ada di daftar' }));
    await user.click(await screen.findByRole('combobox', { name: 'Vaksin' }));
    await user.click(await screen.findByRole('option', { name: 'Lainnya' }));
    await user.type(screen.getByLabelText('Nomor batch'), 'NV-1');
    await user.type(screen.getByLabelText('Kedaluwarsa'), '2099-01-31');
    await user.click(screen.getByRole('button', { name: 'Pakai batch ini' }));
    await screen.findByText('Wajib dipilih');
    await user.type(screen.getByLabelText('Nama vaksin'), 'Novel');
    await user.type(screen.getByLabelText('Mengapa vaksin ini dipakai'), 'Donasi');
    await user.click(screen.getByRole('button', { name: 'Pakai batch ini' }));
    await closed();
    await within(await strip()).findByText('Novel');
  });

  it('is the product when its name is entered as another vaccine', async () => {
    const one = await addPeserta('Fajar Lestari');
    const { user } = open();
    await openDialog(user, 'Pilih vaksin');
    await user.keyboard('X-98{Enter}');
    await user.click(await screen.findByRole('combobox', { name: 'Vaksin' }));
    await user.click(await screen.findByRole('option', { name: 'Lainnya' }));
    await user.type(screen.getByLabelText('Nama vaksin'), 'vaksin rubah');
    await user.type(screen.getByLabelText('Mengapa vaksin ini dipakai'), 'Baru tiba');
    await user.type(screen.getByLabelText('Kedaluwarsa'), '2099-01-31');
    await user.click(screen.getByRole('button', { name: 'Pakai batch ini' }));
    await closed();
    await within(await strip()).findByText('Vaksin Rubah');
    await give(user, 'Fajar Lestari');
    await save(user, 'Fajar Lestari');
    expect(await dosesOf(one.id)).toMatchObject([{ idProduk, alasanBatch: 'Baru tiba' }]);
  });

  it('that was recalled later may be chosen for an earlier day, with a warning to confirm', async () => {
    const yesterday = jakartaDay(new Date(Date.now() - 86_400_000));
    // The last row of the history is the recall; the batch was available before.
    const since = '2021-01-01T00:00:00.000Z';
    const idBatch = await buildBatch(server.db, { idProduk, nomor: 'TAHAN-1', since });
    await server.db.update(batch).set({ status: 'DITARIK' }).where(eq(batch.id, idBatch));
    await server.db.insert(stateHistory).values({
      resource: 'batch',
      recordId: String(idBatch),
      at: new Date().toISOString(),
      actorName: 'Siti',
      actorRole: 'PS',
      event: 'recall',
      fromState: 'TERSEDIA',
      toState: 'DITARIK',
      reason: 'Edaran',
    });
    await buildPeserta(server.deps, {
      userId: account.id,
      idFaskes: faskesId,
      nama: 'Gita Lestari',
      rencanaTanggal: yesterday,
    });
    const { user } = renderPortal({
      at: `/dashboard/vaksinasi?tanggal=${yesterday}`,
      fetch: serverFetch(server),
    });
    const dialog = await openDialog(user, 'Pilih vaksin');
    dialog.getByText(wholeText(/Batch TAHAN-1 ditarik sesudah tanggal ini/));
    await user.keyboard('TAHAN-1{Enter}');
    await closed();
    await give(user, 'Gita Lestari');
    await screen.findByRole('checkbox', { name: /Batch TAHAN-1 ditarik sesudah tanggal ini/ });
  });
});

describe('a batch of which the ledger has no dose left', () => {
  it('is given with a reason that the server asks for, and everything entered stays', async () => {
    const world = await buildStockWorld(server);
    const { paid } = await world.receive();
    const [row] = await world.stockOf(paid);
    await world.act('PS', row?.id ?? 0, 'RUSAK', 199);
    // The clock of the server is ahead of the browser's, whose day is that of the queue.
    await server.db
      .update(stock)
      .set({ terimaPertama: jakartaDay(new Date()) })
      .where(eq(stock.id, row?.id ?? 0));
    faskesId = world.idFaskes;
    account = await startSignedInSession(server, { role: 'FASKES', faskesId });
    const people = await Promise.all(
      ['Intan Lestari', 'Joko Lestari', 'Kiki Lestari'].map(nama =>
        buildPeserta(server.deps, {
          userId: account.id,
          bhbuId: world.bhbuId,
          idFaskes: faskesId,
          nama,
          rencanaTanggal: jakartaDay(new Date()),
        }),
      ),
    );
    const { user } = open();
    const dialog = await openDialog(user, 'Pilih vaksin');
    expect(dialog.getAllByRole('listitem')[0]?.textContent).toContain(' · sisa 1');
    await user.keyboard(`${row?.nomorBatch ?? ''}{Enter}`);
    await closed();
    await within(await strip()).findByText('sisa 1, semua perusahaan');
    await give(user, 'Intan Lestari');
    await save(user, 'Intan Lestari');
    await within(await strip()).findByText('tidak ada sisa menurut catatan');

    await give(user, 'Joko Lestari');
    await user.clear(screen.getByLabelText('Vaksinator'));
    await user.type(screen.getByLabelText('Vaksinator'), 'Ns. Rahma');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const reason = await screen.findByLabelText<HTMLInputElement>('Mengapa tetap dari batch ini');
    await user.click(screen.getByRole('link', { name: /^Mengapa tetap dari batch ini/ }));
    expect(document.activeElement).toBe(reason);
    expect(screen.getByLabelText<HTMLInputElement>('Vaksinator').value).toBe('Ns. Rahma');
    await user.type(reason, 'Kiriman kedua belum ditandatangani');
    await save(user, 'Joko Lestari');

    // The next participant is offered the same reason.
    await give(user, 'Kiki Lestari');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByDisplayValue('Kiriman kedua belum ditandatangani');
    await save(user, 'Kiki Lestari');
    for (const { id } of people.slice(1)) {
      expect(await dosesOf(id)).toMatchObject([
        {
          idBatch: world.idBatch,
          vaksinator: 'Ns. Rahma',
          alasanBatch: 'Kiriman kedua belum ditandatangani',
        },
      ]);
    }
  });
});

describe('the doses of a batch', () => {
  it('are listed for the facility that gave them', async () => {
    const idBatch = await buildBatch(server.db, { idProduk, nomor: 'LIHAT-1', status: 'DITARIK' });
    const one = await addPeserta('Eka Lestari');
    await server.db.insert(dose).values({
      pesertaId: one.id,
      userId: account.id,
      vaccinationType: 0,
      faskesId,
      dosisKe: 1,
      hasil: 'DIBERIKAN',
      tanggal: '2026-01-02',
      jam: '09:00',
      idBatch,
    });
    renderPortal({ at: `/dashboard/vaksinasi/batch/${idBatch}`, fetch: serverFetch(server) });
    await screen.findByRole('link', { name: 'Eka Lestari' });
    screen.getByRole('heading', { level: 1, name: 'Penerima dosis batch LIHAT-1' });
    expect(screen.getByText(/^Vaksin Rubah, s\/d/).textContent).toBe(
      'Vaksin Rubah, s/d 30-Jun-2099. 0 dari 1 penerima sudah dihubungi.',
    );
    screen.getByText(/^Batch ini ditarik dan tidak boleh dipakai/);
  });
});
