import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/dashboard/charts/index.tsx';
import '#src/dashboard/index.ts';
import '#src/resources/booster/index.ts';
import '#src/resources/peserta/index.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { buildBhbu, buildBooster, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { confirmPic } from '../../builders/pic.ts';
import type { UserOverrides } from '../../builders/user.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  renderPortal,
} from '../harness/renderPortal.tsx';

let server: TestServer;
let bhbuId: number;
let faskesId: number;

beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  const { id: userId } = await server.signIn({ role: 'AM' });
  const ownScope = { userId, bhbuId, idFaskes: faskesId };
  const giveDose = (pesertaId: number, number = 1) =>
    buildDose(server.db, { pesertaId, faskesId, dosisKe: number });
  await buildPeserta(server.deps, { ...ownScope, nama: 'Belum Disuntik' });
  await giveDose((await buildPeserta(server.deps, { ...ownScope, nama: 'Baru Sekali' })).id);
  for (const nama of ['Sudah Lengkap', 'Juga Lengkap']) {
    const { id } = await buildPeserta(server.deps, { ...ownScope, nama });
    await giveDose(id);
    await giveDose(id, 2);
  }
  await buildBooster(server.deps, { ...ownScope, nama: 'Menunggu Booster' });
  await giveDose((await buildBooster(server.deps, { ...ownScope, nama: 'Sudah Booster' })).id);
  const externalBooster = { vaccinationType: 2 as const, tanggalBooster: '2029-06-01' };
  await buildBooster(server.deps, { ...ownScope, ...externalBooster, nama: 'Booster Di Luar' });
  // A participant of another company and facility.
  const { id } = await buildPeserta(server.deps, { userId, nama: 'Orang Lain' });
  await giveDose(id);
  await giveDose(id, 2);
});
afterEach(resetPortal);
afterAll(() => server.stop());

async function openPage(overrides: UserOverrides, at = '/dashboard') {
  const account = await startSignedInSession(server, overrides);
  const { role, bhbuId: ownBhbuId } = overrides;
  if (role === 'BHBU' && ownBhbuId) {
    await confirmPic(server.db, { userId: account.id, bhbuId: ownBhbuId });
  }
  return renderPortal({ at, fetch: serverFetch(server) });
}

/** Waits for the counter card with this label and returns its link and number. */
async function findCounterCard(name: string): Promise<{ link: HTMLElement; number: number }> {
  const counters = within(await screen.findByRole('region', { name: 'Ringkasan' }));
  const link = await counters.findByRole('link', { name: new RegExp(`^${name}`) });
  return { link, number: Number(/\d+/.exec(link.textContent.replace(/Sudah dua dosis/, ''))?.[0]) };
}

/** Returns the sorted names in the first column of the list. */
const findListedNames = async (): Promise<string[]> => {
  const table = await screen.findByRole('table');
  return [...table.querySelectorAll('tbody tr')]
    .map(row => row.querySelector('a')?.textContent ?? '')
    .sort();
};

const completedNames = ['Juga Lengkap', 'Sudah Lengkap'];

describe('the card of completed vaccinations', () => {
  it('links a company to a filtered list with as many rows', async () => {
    const { user, address } = await openPage({ role: 'BHBU', bhbuId });
    const { link, number } = await findCounterCard('Done');
    expect(number).toBe(completedNames.length);
    await user.click(link);
    await screen.findByText(`${number} peserta sesuai filter`, { exact: false });
    expect(await findListedNames()).toEqual(completedNames);
    const filters = within(screen.getByRole('group', { name: 'Filter' }));
    expect(filters.getByRole('button', { name: 'Status vaksinasi: Selesai' })).toBeTruthy();
    expect(address()).toContain('statusVaksinasi');
    await user.click(filters.getByRole('button', { name: /^Hapus filter Status vaksinasi/ }));
    await screen.findByRole('link', { name: 'Belum Disuntik' });
  });
});

describe('the funnel from upload to booster', () => {
  it.each([
    ['Dosis 1', ['Baru Sekali', ...completedNames].sort(), 'Status vaksinasi: Dosis 1 atau lebih'],
    ['Booster di tempat lain', ['Booster Di Luar'], 'Pemberian booster: Sudah diberikan'],
  ])('links %s to the participants that it counts', async (stepName, names, chip) => {
    const { user } = await openPage({ role: 'BHBU', bhbuId });
    const funnel = within(
      await screen.findByRole('region', { name: 'Dari terunggah sampai booster' }),
    );
    const link = await funnel.findByRole('link', { name: stepName });
    const row = link.closest('tr') as HTMLElement;
    expect(within(row).getAllByRole('cell')[0]?.textContent).toBe(String(names.length));
    await user.click(link);
    await screen.findByRole('button', { name: chip });
    await screen.findByRole('link', { name: names[0] ?? '' });
    expect(await findListedNames()).toEqual(names);
  });

  it('has no links for roles that may not read the participants', async () => {
    await openPage({ role: 'EM' });
    const funnel = within(
      await screen.findByRole('region', { name: 'Dari terunggah sampai booster' }),
    );
    await funnel.findByText('Dosis 1');
    expect(funnel.queryAllByRole('link')).toEqual([]);
  });
});

describe('the vaccination filters', () => {
  it('offer dose states on the regular list and given or not on the booster list', async () => {
    const { user, go } = await openPage({ role: 'ADMIN' }, '/admin/peserta/list-upload');
    const openFilterOptions = async (name: string): Promise<(string | null)[]> => {
      await user.click(await screen.findByRole('button', { name: 'Tambah filter' }));
      await user.click(await screen.findByRole('menuitem', { name }));
      const menu = within(await screen.findByRole('menu', { name }));
      return menu.getAllByRole('menuitemradio').map(item => item.textContent);
    };
    expect((await openFilterOptions('Status vaksinasi')).slice(1)).toEqual([
      'Belum divaksin',
      'Dosis 1 atau lebih',
      'Baru dosis 1',
      'Selesai',
    ]);
    await user.click(screen.getByRole('menuitemradio', { name: 'Baru dosis 1' }));
    await screen.findByText('1 peserta sesuai filter', { exact: false });
    expect(await findListedNames()).toEqual(['Baru Sekali']);
    await go('/admin/peserta/booster');
    await screen.findByRole('link', { name: 'Menunggu Booster' });
    expect((await openFilterOptions('Pemberian booster')).slice(1)).toEqual([
      'Belum diberikan',
      'Sudah diberikan',
    ]);
  });
});
