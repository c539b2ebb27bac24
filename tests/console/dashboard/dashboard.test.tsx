import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { taskNames } from '#contract/domains/dashboard/index.ts';
import { addDays } from '#contract/core/values/day.ts';
import { dose } from '#server/platform/db/schema/index.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/dashboard/charts/index.tsx';
import '#src/dashboard/index.ts';
import '#src/dashboard/trade/index.tsx';
import { StatCard } from '#src/dashboard/counters/StatCard.tsx';
import { saveOrganisation } from '#src/providers/session.ts';
import { jakartaDay } from '#src/kit/format/date.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { confirmPic } from '../../builders/pic.ts';
import type { UserOverrides } from '../../builders/user.ts';
import { buildVoucherWorld } from '../../builders/voucher.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  renderPortal,
} from '../harness/renderPortal.tsx';
import { cascadedStyle } from '../harness/computedStyle.ts';

let server: TestServer;
let bhbuId: number;
let faskesId: number;

beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  const { id: userId } = await server.signIn({ role: 'AM' });
  const issues = [{ code: 'E09' as const, field: 'noHP' }];
  await buildPeserta(server.deps, { userId, bhbuId, idFaskes: faskesId, issues });
  const { id: pesertaId } = await buildPeserta(server.deps, { userId, bhbuId, idFaskes: faskesId });
  // The server's clock says 2 January 2030, while the page uses the real date.
  await server.db.insert(dose).values({
    pesertaId,
    bhbuId,
    userId,
    vaccinationType: 0,
    faskesId,
    dosisKe: 1,
    hasil: 'DIBERIKAN',
    tanggal: '2029-12-31',
    jam: '09:00',
  });
});
afterEach(resetPortal);
afterAll(() => server.stop());

/** Opens the dashboard and records its requests; calls for which `isDown` is true fail with 429. */
async function openDashboard(
  overrides: UserOverrides,
  isDown: (path: string) => boolean = () => false,
  /** The answer of the call of the tasks, instead of the server's. */
  tasks?: object,
) {
  const account = await startSignedInSession(server, overrides);
  const { role, bhbuId: ownBhbuId } = overrides;
  if (role === 'BHBU' && ownBhbuId) {
    await confirmPic(server.db, { userId: account.id, bhbuId: ownBhbuId });
  }
  const requestedPaths: string[] = [];
  const realFetch = serverFetch(server);
  const outage = { is: isDown };
  const portal = renderPortal({
    at: '/dashboard',
    fetch: (input, init) => {
      const path = (input as string).replace(/^\/api/, '');
      requestedPaths.push(path);
      if (tasks && path.endsWith('/pekerjaan')) return Promise.resolve(Response.json(tasks));
      return outage.is(path)
        ? Promise.resolve(Response.json({ code: 'TERLALU_SERING', title: 'x' }, { status: 429 }))
        : realFetch(input, init);
    },
  });
  await screen.findByRole('heading', { level: 2, name: 'Ringkasan' });
  return {
    ...portal,
    account,
    down: outage,
    counted: () =>
      requestedPaths.filter(path => /^\/Dashboard\//i.test(path)).map(path => path.slice(11)),
  };
}

const counterCards = () =>
  within(screen.getByRole('region', { name: 'Ringkasan' })).getAllByRole('listitem');
const counterNames = () =>
  counterCards().map(card => within(card).getByRole('heading').textContent);
const counterValues = () =>
  counterCards().map(card => /(\d+)/.exec(card.textContent.replace(/\s/g, ' '))?.[1] ?? '…');
const counterLinks = () =>
  counterCards().map(card => within(card).queryByRole('link')?.getAttribute('href') ?? null);
const findSection = (name: string) => screen.findByRole('region', { name });

/** The query of a list of active participants. */
const active = (filter: Readonly<Record<string, string>> = {}): string =>
  `?${new URLSearchParams({ filter: JSON.stringify({ ...filter, isActive: 'true' }) }).toString()}`;
const invalidFilter = active({ statusData: 'INVALID' });
const completedFilter = active({ statusVaksinasi: 'SELESAI' });

describe('the counters', () => {
  it('show all six to an administrator, with links to the filtered lists', async () => {
    const { counted: dashboardCalls } = await openDashboard({ role: 'ADMIN' });
    await waitFor(() => expect(counterValues()).toEqual(['1', '1', '2', '0', '1', '1']));
    expect(counterNames()).toEqual([
      'Faskes',
      'Perusahaan',
      'Terupload',
      'Done',
      'Peserta Valid',
      'Peserta Invalid',
    ]);
    expect(counterLinks()[2]).toBe(`/admin/peserta/list-upload${active()}`);
    expect(counterLinks()[3]).toBe(`/admin/peserta/list-upload${completedFilter}`);
    expect(counterLinks()[5]).toBe(`/admin/peserta/list-upload${invalidFilter}`);
    expect(dashboardCalls()).toContain('FaskesTerdaftarByAdmin');
    expect(dashboardCalls()).toContain('DoneByAdmin');
  });

  it('show a company its own numbers, without companies and facilities', async () => {
    const { counted: dashboardCalls, account } = await openDashboard({ role: 'BHBU', bhbuId });
    await waitFor(() => expect(counterValues()).toEqual(['2', '0', '1', '1']));
    expect(counterNames()).toEqual(['Terupload', 'Done', 'Peserta Valid', 'Peserta Invalid']);
    expect(counterLinks()[0]).toBe(`/dashboard/table-list${active()}`);
    expect(counterLinks()[3]).toBe(`/dashboard/table-list${invalidFilter}`);
    expect(dashboardCalls()).toContain(`DataTeruploadByUser/${account.id}`);
    expect(dashboardCalls().filter(path => /Terdaftar|ByAdmin|ByFaskes/.test(path))).toEqual([]);
    await findSection('Peserta menurut faskes');
    // The section may be rendered until its scope is loaded.
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Peserta menurut perusahaan' })).toBeNull(),
    );
  });

  it('show a facility its own numbers and do not request facilities', async () => {
    const { counted: dashboardCalls } = await openDashboard({ role: 'FASKES', faskesId });
    await waitFor(() => expect(counterValues()).toEqual(['1', '2', '0', '1', '1']));
    expect(counterNames()[0]).toBe('Perusahaan');
    expect(counterLinks()[0]).toBeNull();
    expect(dashboardCalls()).toContain(`PerusahaanTerdaftarByFaskes/${faskesId}`);
    expect(dashboardCalls().filter(path => /FaskesTerdaftar|ByAdmin|ByUser/.test(path))).toEqual(
      [],
    );
    await findSection('Peserta menurut perusahaan');
  });

  it('have no links for staff who may not read everything that is counted', async () => {
    const { counted: dashboardCalls } = await openDashboard({ role: 'EM' });
    await waitFor(() => expect(counterValues()).toEqual(['1', '2', '0', '1', '1']));
    expect(counterLinks()).toEqual([null, null, null, null, null]);
    expect(dashboardCalls()).not.toContain('FaskesTerdaftarByAdmin');
  });
});

it('a company with a voucher contract sees the numbers of its vouchers', async () => {
  const world = await buildVoucherWorld(server);
  const contract = await world.contract({ kuotaVoucher: 5 });
  await world.activeTransaction(contract.id, 3);
  await openDashboard({ role: 'BHBU', bhbuId: world.bhbuId });
  const vouchers = within(await findSection('Voucher'));
  const rows = vouchers.getAllByRole('row').slice(1);
  expect(rows.map(row => row.textContent)).toEqual([
    'Diterbitkan3',
    'Terpakai0',
    'Sisa kuota2',
    'Kedaluwarsa dalam 30 hari, belum dipakai0',
  ]);
  expect(vouchers.getByRole('link', { name: 'Terpakai' }).getAttribute('href')).toMatch(
    /^\/dashboard\/voucher\/semua\?filter=.*TERPAKAI/,
  );
  // The vouchers belong to an order, which is paid.
  const orders = within(await findSection('Pesanan berjalan'));
  const paid = await orders.findByRole('link', { name: 'Lunas' });
  expect(paid.getAttribute('href')).toMatch(
    new RegExp(`^/dashboard/pemesanan/list-pemesanan/${world.bhbuId}\\?filter=.*LUNAS`),
  );
  const money = within(await findSection('Keuangan'));
  expect(money.getByText('Belum dibayar')).toBeTruthy();
});

it('a counter card has the default elevation and margins', () => {
  render(<StatCard label="Jumlah" about="Contoh" value="7" icon={GroupsOutlinedIcon} />);
  const card = screen.getByRole('listitem');
  expect(card.className).toContain('MuiPaper-elevation10');
  expect(cascadedStyle(card)).toMatchObject({ marginTop: '48px', marginBottom: '24px' });
});

describe('the greeting', () => {
  it('names the organisation of the user', async () => {
    await openDashboard({ role: 'BHBU', bhbuId });
    act(() => saveOrganisation(bhbuId, 'PT Contoh Jaya'));
    expect(await screen.findByText(/^PT Contoh Jaya · BHBU · /)).toBeTruthy();
  });
});

describe('the first steps', () => {
  it('of a new company are one step with its button, without charts', async () => {
    await openDashboard({ role: 'BHBU', bhbuId: await buildBhbu(server.db) });
    const steps = within(await findSection('Langkah awal'));
    expect(steps.getAllByRole('listitem')).toHaveLength(5);
    expect(steps.getByText('1 dari 5 selesai')).toBeTruthy();
    const current = steps
      .getAllByRole('listitem')
      .find(item => item.getAttribute('aria-current') === 'step');
    expect(current?.textContent).toContain('Lengkapi data perusahaan');
    // What does not wait for others can be done at once; there is no agreement to sign yet.
    expect(steps.getAllByRole('link').map(link => link.textContent)).toEqual([
      'Lengkapi data',
      'Buat pesanan',
      'Unggah peserta',
    ]);
    for (const name of ['Dosis yang diberikan', 'Menunggu Anda', 'Pesanan berjalan']) {
      await waitFor(() => expect(screen.queryByRole('region', { name })).toBeNull());
    }
  });

  it('are not shown to staff', async () => {
    await openDashboard({ role: 'LEGAL' });
    await findSection('Dosis yang diberikan');
    expect(screen.queryByRole('region', { name: 'Langkah awal' })).toBeNull();
  });
});

describe('the pending tasks', () => {
  it('say by when and otherwise since when, and are eight until all are asked for', async () => {
    const day = jakartaDay(new Date());
    const data = taskNames.slice(0, 9).map((jenis, at) => ({
      jenis,
      jumlah: 1,
      tertua: addDays(day, -3),
      tenggat: at === 0 ? addDays(day, -1) : null,
    }));
    const { user } = await openDashboard({ role: 'ADMIN' }, () => false, { data });
    const pending = within(await findSection('Menunggu Anda'));
    expect(
      await pending.findByRole('link', {
        name: /^1 KIPI serius belum dilaporkan Lewat 1 hari Lewat 1 hari \(.+\): laporannya terlambat/,
      }),
    ).toBeTruthy();
    expect(
      pending.getByRole('link', { name: '1 data peserta perlu diperbaiki sejak 3 hari' }),
    ).toBeTruthy();
    expect(pending.getAllByRole('link')).toHaveLength(8);
    await user.click(pending.getByRole('button', { name: 'Tampilkan semua (9)' }));
    expect(pending.getAllByRole('link')).toHaveLength(9);
  });
});

describe('a section that fails to load', () => {
  it('shows an error and loads on retry', async () => {
    const { user, down: outage } = await openDashboard({ role: 'ADMIN' }, path =>
      /DoneByAdmin|pekerjaan|sebaran/.test(path),
    );
    const pendingTasks = await findSection('Menunggu Anda');
    await within(pendingTasks).findByText('Bagian ini tidak dapat dimuat.');
    const done = counterCards()[3] as HTMLElement;
    expect(within(done).getByText('Bagian ini tidak dapat dimuat.')).toBeTruthy();
    await waitFor(() => expect(counterValues()[2]).toBe('2'));
    await within(await findSection('Dari terunggah sampai booster')).findByText('Dosis 1');
    outage.is = () => false;
    await user.click(within(pendingTasks).getByRole('button', { name: 'Coba lagi' }));
    const task = await within(pendingTasks).findByRole('link', {
      name: '1 data peserta perlu diperbaiki',
    });
    expect(task.getAttribute('href')).toBe('/dashboard/peserta/perbaiki');
    await user.click(within(done).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(counterValues()[3]).toBe('0'));
  });
});

describe('the side menu', () => {
  const findMenu = async () =>
    within(await screen.findByRole('navigation', { name: 'Menu utama' }));

  it('shows the pending counts of the dashboard and shares their query', async () => {
    const { counted: dashboardCalls, go } = await openDashboard({ role: 'ADMIN' });
    const entry = (await findMenu()).getByRole('link', { name: 'Daftar peserta' });
    expect(entry.getAttribute('href')).toBe('/admin/peserta/list-upload');
    // The count leads to what it counts.
    const count = { name: '1 data peserta perlu diperbaiki' };
    const link = await (await findMenu()).findByRole('link', count);
    expect(link.getAttribute('href')).toBe('/dashboard/peserta/perbaiki');
    await go('/admin/role');
    await screen.findByRole('table');
    expect((await findMenu()).getByRole('link', count)).toBeTruthy();
    expect(dashboardCalls().filter(path => path === 'pekerjaan')).toHaveLength(1);
  });

  it('updates the pending counts after an action', async () => {
    const { id: userId } = await server.signIn({ role: 'AM' });
    const issues = [{ code: 'E09' as const, field: 'noHP' }];
    await buildPeserta(server.deps, { userId, bhbuId, issues, nama: 'Segera Dihapus' });
    const { user, go } = await openDashboard({ role: 'ADMIN' });
    await go('/admin/peserta/list-upload');
    await (await findMenu()).findByRole('link', { name: '2 data peserta perlu diperbaiki' });
    await user.click(await screen.findByRole('checkbox', { name: /Segera Dihapus/ }));
    await user.click(screen.getByRole('button', { name: 'Hapus 1 peserta' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Hapus/ }));
    await (await findMenu()).findByRole('link', { name: '1 data peserta perlu diperbaiki' });
  });

  it('shows no count at the dashboard entry for tasks without another entry', async () => {
    await openDashboard({ role: 'FASKES', faskesId });
    await within(await findSection('Menunggu Anda')).findByText('1 data peserta perlu diperbaiki');
    const entry = (await findMenu()).getByRole('link', { name: 'Dasbor' }).closest('li');
    expect(entry?.textContent).toBe('Dasbor');
  });

  it('requests the counts on another page and shows none while they fail', async () => {
    const {
      go,
      down: outage,
      counted: dashboardCalls,
    } = await openDashboard({ role: 'ADMIN' }, path => path.includes('pekerjaan'));
    await within(await findSection('Menunggu Anda')).findByText('Bagian ini tidak dapat dimuat.');
    const count = { name: '1 data peserta perlu diperbaiki' };
    expect((await findMenu()).queryByRole('link', count)).toBeNull();
    outage.is = () => false;
    await go('/admin/role');
    await (await findMenu()).findByRole('link', count);
    await screen.findByRole('table');
    expect(dashboardCalls().filter(path => path === 'pekerjaan')).toHaveLength(2);
  });
});

describe('the chart of doses', () => {
  it('has an accessible summary and a table view', async () => {
    const { user } = await openDashboard({ role: 'BHBU', bhbuId });
    const progress = within(await findSection('Dosis yang diberikan'));
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
