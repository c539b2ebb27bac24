import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import { render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { tasks, taskNames } from '#contract/dashboard/index.ts';
import { vaccinationTypes } from '#contract/peserta/index.ts';
import { belongsTo, canAccess, roles } from '#contract/policy.ts';
import { dosis, pic } from '#server/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/App.tsx';
import '#src/dashboard/charts/index.tsx';
import '#src/dashboard/index.ts';
import { StatCard } from '#src/dashboard/counters/StatCard.tsx';
import { pesertaList } from '#src/dashboard/lists.ts';
import { placeOf } from '#src/dashboard/tasks/links.ts';
import { wayTo } from '#src/layout/where.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../builders/peserta.ts';
import type { UserOverrides } from '../builders/user.ts';
import { startTestServer, type TestServer } from '../server/harness/server.ts';
import { beSignedIn, clean, fetchFrom, renderPortal } from './renderPortal.tsx';
import { styleBySheets } from './styles.ts';

let server: TestServer;
let bhbuId: number;
let faskesId: number;

beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  const { id: userId } = await server.signIn({ role: 'AM' });
  const findings = [{ code: 'E09' as const, field: 'noHP' }];
  await buildPeserta(server.deps, { userId, bhbuId, idFaskes: faskesId, findings });
  const { id: pesertaId } = await buildPeserta(server.deps, { userId, bhbuId, idFaskes: faskesId });
  // The server's clock says 2 January 2030, while the page uses the real date.
  await server.db.insert(dosis).values({
    pesertaId,
    bhbuId,
    userId,
    vaccinationType: 0,
    faskesId,
    number: 1,
    result: 'DIBERIKAN',
    givenOn: '2029-12-31',
    givenAt: '09:00',
  });
});
afterEach(clean);
afterAll(() => server.stop());

/** Opens the dashboard and records its requests; calls for which `isDown` is true fail with 429. */
async function open(who: UserOverrides, isDown: (path: string) => boolean = () => false) {
  const account = await beSignedIn(server, who);
  if (who.role === 'BHBU') {
    await server.db
      .insert(pic)
      .values({ userId: account.id, name: 'PIC', phone: '+628123456789', email: 'a@contoh.test' });
  }
  const asked: string[] = [];
  const real = fetchFrom(server);
  const down = { is: isDown };
  const portal = renderPortal({
    at: '/dashboard',
    fetch: (input, init) => {
      const path = (input as string).replace(/^\/api/, '');
      asked.push(path);
      return down.is(path)
        ? Promise.resolve(Response.json({ code: 'TERLALU_SERING', title: 'x' }, { status: 429 }))
        : real(input, init);
    },
  });
  await screen.findByRole('heading', { level: 2, name: 'Ringkasan' });
  return {
    ...portal,
    account,
    down,
    counted: () => asked.filter(path => /^\/Dashboard\//i.test(path)).map(path => path.slice(11)),
  };
}

const cards = () =>
  within(screen.getByRole('region', { name: 'Ringkasan' })).getAllByRole('listitem');
const names = () => cards().map(card => within(card).getByRole('heading').textContent);
const numbers = () =>
  cards().map(card => /(\d+)/.exec(card.textContent.replace(/\s/g, ' '))?.[1] ?? '…');
const links = () =>
  cards().map(card => within(card).queryByRole('link')?.getAttribute('href') ?? null);
const part = (name: string) => screen.findByRole('region', { name });

const invalid = '?filter=%7B%22statusData%22%3A%22INVALID%22%7D';
const done = '?filter=%7B%22statusVaksinasi%22%3A%22SELESAI%22%7D';

describe('the counters', () => {
  it('show all six to an administrator, with links to the filtered lists', async () => {
    const { counted } = await open({ role: 'ADMIN' });
    await waitFor(() => expect(numbers()).toEqual(['1', '1', '2', '0', '1', '1']));
    expect(names()).toEqual([
      'Faskes',
      'Perusahaan',
      'Terupload',
      'Done',
      'Peserta Valid',
      'Peserta Invalid',
    ]);
    expect(links()[2]).toBe('/admin/peserta/list-upload');
    expect(links()[3]).toBe(`/admin/peserta/list-upload${done}`);
    expect(links()[5]).toBe(`/admin/peserta/list-upload${invalid}`);
    expect(counted()).toContain('FaskesTerdaftarByAdmin');
    expect(counted()).toContain('DoneByAdmin');
  });

  it('show a company its own numbers, without companies and facilities', async () => {
    const { counted, account } = await open({ role: 'BHBU', bhbuId });
    await waitFor(() => expect(numbers()).toEqual(['2', '0', '1', '1']));
    expect(names()).toEqual(['Terupload', 'Done', 'Peserta Valid', 'Peserta Invalid']);
    expect(links()[0]).toBe('/dashboard/table-list');
    expect(links()[3]).toBe(`/dashboard/table-list${invalid}`);
    expect(counted()).toContain(`DataTeruploadByUser/${account.id}`);
    expect(counted().filter(path => /Terdaftar|ByAdmin|ByFaskes/.test(path))).toEqual([]);
    await part('Peserta menurut faskes');
    // The section may be rendered until its scope is loaded.
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Peserta menurut perusahaan' })).toBeNull(),
    );
  });

  it('show a facility its own numbers and do not request facilities', async () => {
    const { counted } = await open({ role: 'FASKES', faskesId });
    await waitFor(() => expect(numbers()).toEqual(['1', '2', '0', '1', '1']));
    expect(names()[0]).toBe('Perusahaan');
    expect(links()[0]).toBeNull();
    expect(counted()).toContain(`PerusahaanTerdaftarByFaskes/${faskesId}`);
    expect(counted().filter(path => /FaskesTerdaftar|ByAdmin|ByUser/.test(path))).toEqual([]);
    await part('Peserta menurut perusahaan');
  });

  it('have no links for staff who may not read everything that is counted', async () => {
    const { counted } = await open({ role: 'EM' });
    await waitFor(() => expect(numbers()).toEqual(['1', '2', '0', '1', '1']));
    expect(links()).toEqual([null, null, null, null, null]);
    expect(counted()).not.toContain('FaskesTerdaftarByAdmin');
  });
});

it('a counter card has the default elevation and margins', () => {
  render(<StatCard label="Jumlah" about="Contoh" value="7" icon={GroupsOutlinedIcon} />);
  const card = screen.getByRole('listitem');
  expect(card.className).toContain('MuiPaper-elevation10');
  expect(styleBySheets(card)).toMatchObject({ marginTop: '48px', marginBottom: '24px' });
});

describe('a section that fails to load', () => {
  it('shows an error and loads on retry', async () => {
    const { user, down } = await open({ role: 'ADMIN' }, path =>
      /DoneByAdmin|pekerjaan|sebaran/.test(path),
    );
    const waiting = await part('Menunggu Anda');
    await within(waiting).findByText('Bagian ini tidak dapat dimuat.');
    const done = cards()[3] as HTMLElement;
    expect(within(done).getByText('Bagian ini tidak dapat dimuat.')).toBeTruthy();
    await waitFor(() => expect(numbers()[2]).toBe('2'));
    expect(within(await part('Dari terunggah sampai booster')).getByText('Dosis 1')).toBeTruthy();
    down.is = () => false;
    await user.click(within(waiting).getByRole('button', { name: 'Coba lagi' }));
    const task = await within(waiting).findByRole('link', {
      name: '1 data peserta perlu diperbaiki',
    });
    expect(task.getAttribute('href')).toBe(`/admin/peserta/list-upload${invalid}`);
    await user.click(within(done).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(numbers()[3]).toBe('0'));
  });
});

describe('the side menu', () => {
  const menu = async () => within(await screen.findByRole('navigation', { name: 'Menu utama' }));

  it('shows the pending counts of the dashboard and shares their query', async () => {
    const { counted, go } = await open({ role: 'ADMIN' });
    const entry = { name: 'Daftar peserta', description: '1 menunggu' };
    const link = await (await menu()).findByRole('link', entry);
    expect(link.getAttribute('href')).toBe('/admin/peserta/list-upload');
    await go('/admin/role');
    await screen.findByRole('table');
    expect((await menu()).getByRole('link', entry)).toBeTruthy();
    expect(counted().filter(path => path === 'pekerjaan')).toHaveLength(1);
  });

  it('updates the pending counts after an action', async () => {
    const { id: userId } = await server.signIn({ role: 'AM' });
    const findings = [{ code: 'E09' as const, field: 'noHP' }];
    await buildPeserta(server.deps, { userId, bhbuId, findings, nama: 'Segera Dihapus' });
    const { user, go } = await open({ role: 'ADMIN' });
    await go('/admin/peserta/list-upload');
    const link = { name: 'Daftar peserta' };
    await (await menu()).findByRole('link', { ...link, description: '2 menunggu' });
    await user.click(await screen.findByRole('checkbox', { name: /Segera Dihapus/ }));
    await user.click(screen.getByRole('button', { name: 'Hapus 1 peserta' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Hapus/ }));
    await (await menu()).findByRole('link', { ...link, description: '1 menunggu' });
  });

  it('shows no count at the dashboard entry for tasks without another entry', async () => {
    await open({ role: 'FASKES', faskesId });
    await within(await part('Menunggu Anda')).findByText('1 data peserta perlu diperbaiki');
    expect(
      (await menu()).getByRole('link', { name: 'Dasbor' }).hasAttribute('aria-describedby'),
    ).toBe(false);
  });

  it('requests the counts on another page and shows none while they fail', async () => {
    const { go, down, counted } = await open({ role: 'ADMIN' }, path => path.includes('pekerjaan'));
    await within(await part('Menunggu Anda')).findByText('Bagian ini tidak dapat dimuat.');
    const link = (await menu()).getByRole('link', { name: 'Daftar peserta' });
    expect(link.hasAttribute('aria-describedby')).toBe(false);
    down.is = () => false;
    await go('/admin/role');
    await (await menu()).findByRole('link', { name: 'Daftar peserta', description: '1 menunggu' });
    await screen.findByRole('table');
    expect(counted().filter(path => path === 'pekerjaan')).toHaveLength(2);
  });
});

describe('the chart of doses', () => {
  it('has an accessible summary and a table view', async () => {
    const { user } = await open({ role: 'BHBU', bhbuId });
    const progress = within(await part('Dosis yang diberikan'));
    expect((await progress.findByRole('img')).getAttribute('aria-label')).toBe(
      'Grafik batang dosis per hari: 1 dosis, terbanyak 1 pada 31-Des-2029. Angkanya ada di tabel.',
    );
    await user.click(progress.getByRole('button', { name: 'Lihat sebagai tabel' }));
    const row = progress.getByRole('row', { name: /31-Des-2029/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ).toEqual(['1', '0', '0', '1']);
    await user.click(progress.getByRole('button', { name: '90 hari' }));
    expect(await progress.findByRole('row', { name: /^31-Des-2029 1 0 0 1/ })).toBeTruthy();
    expect(progress.getByRole('button', { name: '90 hari' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });
});

describe('links from the dashboard', () => {
  const viewers = roles.map(role => ({
    role,
    idReferensi: belongsTo(role).kind === 'none' ? null : 3,
  }));

  it('lead each role only to screens that it may open', () => {
    for (const who of viewers) {
      const doable = taskNames.filter(task => canAccess(who.role, tasks[task]));
      const lists = vaccinationTypes.map(type => pesertaList(who.role, type));
      const ways = [...doable.map(task => placeOf(task, who)), ...lists];
      for (const way of ways.filter(one => one !== undefined)) {
        const screenOf = wayTo(way.split('?')[0] ?? '').at(-1)?.screen;
        expect(screenOf?.path, `${who.role} ${way}`).not.toBe('/dashboard');
        expect(screenOf && canAccess(who.role, screenOf.access), way).toBeTruthy();
      }
    }
  });
});
