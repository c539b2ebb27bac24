import { screen, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/satusehat/index.ts';
import '#src/resources/satusehat/ImportDialog.tsx';
import '#src/resources/satusehat/NumbersDialog.tsx';
import { faskes, satusehatRecord } from '#server/platform/db/schema/index.ts';
import { buildProduct } from '../../builders/batch.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { ihs } from '../../builders/satusehat.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  fillField,
  renderPortal,
  resetPortal,
  serverFetch,
  startSignedInSession,
} from '../harness/renderPortal.tsx';

let server: TestServer;
let faskesId: number;
let doseId: number;
const day = '2029-12-20';
const at = `/dashboard/satusehat?dari=${day}`;

beforeAll(async () => {
  server = await startTestServer();
  const bhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  const { id: userId } = await server.signIn({ role: 'ADMIN' });
  const { id: pesertaId } = await buildPeserta(server.deps, {
    userId,
    bhbuId,
    idFaskes: faskesId,
    nama: 'Agus Firmansyah',
  });
  doseId = await buildDose(server.db, {
    pesertaId,
    faskesId,
    tanggal: day,
    batch: 'B1',
    kadaluarsa: '2031-01-31',
    vaksinator: 'Ns. Rini',
    idProduk: await buildProduct(server.db, { kodeKFA: '93000000' }),
  });
});
afterEach(resetPortal);
afterAll(() => server.stop());

const open = async (role: 'EM' | 'FASKES', path = at) => {
  await startSignedInSession(server, {
    role,
    fullName: 'Ns. Rini',
    ...(role === 'FASKES' ? { faskesId } : {}),
  });
  return renderPortal({ at: path, fetch: serverFetch(server) });
};

const lackingOf = async () =>
  within(await screen.findByRole('list', { name: /Yang kurang dari Agus/ }));

it('a facility without numbers of its own learns where they are entered', async () => {
  const { user } = await open('FASKES');
  const link = await screen.findByRole('link', { name: 'Isi di data faskes' });
  await user.click(link);
  await screen.findByLabelText('ID organisasi SATUSEHAT (opsional)');
  await screen.findByLabelText('ID lokasi SATUSEHAT (opsional)');
});

it('a facility enters what its dose lacks until it is ready, and marks it as sent', async () => {
  await server.db
    .update(faskes)
    .set({ ihsOrganisasi: ihs.organization, ihsLokasi: ihs.location })
    .where(eq(faskes.id, faskesId));
  const { user } = await open('FASKES');
  const lacking = await lackingOf();
  expect(lacking.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'nomor pasien',
    'ID kunjungan',
    'nomor vaksinator',
  ]);
  await user.click(lacking.getByRole('button', { name: 'ID kunjungan' }));
  const dialog = within(await screen.findByRole('dialog'));
  const visit = 'ID kunjungan SATUSEHAT (opsional)';
  expect(document.activeElement).toBe(dialog.getByLabelText(visit));
  await fillField(user, visit, ihs.encounter);
  await fillField(user, 'Nomor pasien SATUSEHAT (opsional)', '3273010101900001');
  await fillField(user, 'Nomor vaksinator SATUSEHAT (opsional)', ihs.practitioner);
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await dialog.findByText(/^Isi P dengan 11 angka/);
  await fillField(user, 'Nomor pasien SATUSEHAT (opsional)', ihs.patient);
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await screen.findByRole('button', { name: 'Unduh 1 yang siap' });

  await user.click(screen.getByRole('button', { name: 'Tandai sudah dikirim' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Tandai' }));
  await screen.findByRole('button', { name: '1 sudah dikirim' });
  const list = screen.getByRole('list', { name: 'Dosis dan kesiapannya' });
  expect(list.textContent).toMatch(/Dikirim .* menurut Ns. Rini/);
  const [stored] = await server.db
    .select()
    .from(satusehatRecord)
    .where(eq(satusehatRecord.doseId, doseId));
  expect(stored).toMatchObject({ kunjungan: ihs.encounter, dikirimOleh: 'Ns. Rini' });
});

it('a filled template names the rows that were not saved', async () => {
  const { user } = await open('FASKES');
  await user.click(await screen.findByRole('button', { name: 'Isi dari berkas' }));
  const dialog = within(await screen.findByRole('dialog'));
  const head = 'Sumber;Nomor catatan;Nomor pasien SATUSEHAT;ID kunjungan SATUSEHAT';
  const file = new File([`${head}\nDosis;${doseId};P1;`], 'nomor.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText('Templat yang sudah diisi (.xlsx atau .csv)'), file);
  await user.click(dialog.getByRole('button', { name: 'Unggah' }));
  await dialog.findByText(/^Baris 2: Isi P dengan 11 angka/);
});

it('EM staff choose a facility and enter numbers; the file is not theirs', async () => {
  await open('EM', `${at}&faskes=${faskesId}`);
  await screen.findByText('Agus Firmansyah');
  expect(screen.queryByRole('button', { name: /yang siap/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Ganti faskes' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Isi nomor SATUSEHAT Agus/ })).toBeTruthy();
});
