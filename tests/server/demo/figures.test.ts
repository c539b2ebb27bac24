import { readdir, readFile } from 'node:fs/promises';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import {
  dashboardCalls,
  taskNames,
  type PendingTask,
  type Task,
} from '#contract/domains/dashboard/index.ts';
import { invoiceCalls } from '#contract/domains/invoice/calls.ts';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import {
  asRole,
  canAccess,
  type Permission,
  type RightsHolder,
  type Role,
} from '#contract/policy.ts';
import { seedDemo } from '#server/app/demo/seed.ts';
import { isOrganizationActive, openSession } from '#server/platform/auth/session.ts';
import { appUser, bhbu, faskes, invoice, role } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { counterCards } from '#src/dashboard/counters/counterCards.ts';
import {
  funnelFigures,
  progressFigures,
  spreadFigures,
  tradeFigures,
} from '#src/dashboard/figures.ts';
import { taskLink } from '#src/dashboard/tasks/taskLinks.ts';
import type { FigureViewer } from '#src/kit/list/figures.ts';
import { participantFigures } from '#src/resources/bhbu/detail/participantFigures.ts';
import { ageingFigures } from '#src/resources/invoice/ageing/figures.ts';
import { overviewFigures } from '#src/resources/invoice/overview/figures.ts';
import { voucherFigures } from '#src/resources/voucher/figures.ts';
import { waitingByEntry } from '#src/shell/menu/useWaitingTasks.ts';
import { visibleMenu } from '#src/shell/menu/visibleMenu.ts';
import { handlerContext } from '../../builders/context.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { openList, type ListAnswer, type Viewer } from './task-screens.ts';

interface Account extends Viewer, FigureViewer, RightsHolder {
  readonly role: Role;
  readonly id: number;
}

type Json = Readonly<Record<string, unknown>>;

let server: TestServer;
let accounts: Account[];

/** The session of the console, whose links depend on the rights of the account. */
const browser = vi.hoisted(() => ({ session: null as unknown }));
vi.mock('#src/providers/session.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  readSession: () => browser.session,
}));

/** Returns the accounts, each while it is signed in. */
function* signedIn(): Generator<Account> {
  for (const account of accounts) {
    browser.session = account;
    yield account;
  }
}

beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.db, server.deps);
  const rows = await server.db
    .select({ account: appUser, base: role.peranDasar })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .leftJoin(faskes, eq(faskes.id, appUser.faskesId))
    .where(
      and(eq(appUser.isActive, true), eq(appUser.mustChangePassword, false), isOrganizationActive),
    )
    .orderBy(asc(appUser.id));
  accounts = await Promise.all(
    rows.map(async ({ account, base }) => {
      const viewerRole = asRole(base) ?? 'EXTERNAL';
      return {
        id: account.id,
        userName: account.userName,
        role: viewerRole,
        hak: account.hak,
        idReferensi: account.bhbuId ?? account.faskesId,
        token: await openSession(handlerContext(server.deps), { id: account.id, role: viewerRole }),
      };
    }),
  );
  // The account manager looks at all companies and at the own ones.
  const manager = accounts.find(({ role: base }) => base === 'AM');
  if (!manager) throw new Error('The demo has an account manager.');
  accounts.push({ ...manager, userName: 'am (own companies)', accountManagerId: manager.id });
});
afterAll(() => server.stop());

/** Requests a call of a page; null when the account may not. */
async function ask(
  viewer: Account,
  call: Endpoint,
  query: Json = {},
  id?: number,
): Promise<Json | null> {
  if (!canAccess(viewer, call.access as Permission)) return null;
  const path = call.path.replace('{id}', String(id));
  const text = new URLSearchParams(query as Record<string, string>).toString();
  const answer = await server.request('GET', `${path}?${text}`, { token: viewer.token });
  expect([viewer.userName, path, answer.status]).toEqual([viewer.userName, path, 200]);
  return answer.json;
}

/** The query that limits the figures of an account. */
const limitOf = ({ accountManagerId }: Account): Json =>
  accountManagerId === undefined ? {} : { accountManagerId: String(accountManagerId) };

/** A number of a page, and the list that it leads to. */
interface Found {
  readonly name: string;
  readonly value: number;
  readonly to: string | undefined;
}

/** Walks the numbers of an answer beside the lists that the console has for them. */
function* walk(figures: unknown, answer: unknown, viewer: Account, name = ''): Generator<Found> {
  if (answer === null || answer === undefined) return;
  if (Array.isArray(answer)) {
    for (const one of answer) yield* walk(figures, one, viewer, name);
    return;
  }
  for (const [key, figure] of Object.entries(figures as Json)) {
    const value = (answer as Json)[key];
    const at = name === '' ? key : `${name}.${key}`;
    if (typeof figure === 'function') {
      yield {
        name: at,
        value: value as number,
        to: (figure as (...of: unknown[]) => string | undefined)(viewer, answer),
      };
    } else if ('withoutList' in (figure as Json)) {
      expect((figure as { withoutList: string }).withoutList).not.toBe('');
    } else yield* walk(figure, value, viewer, at);
  }
}

/** Reads an amount in the head of a list; other figures are the number of its rows. */
const amounts: Readonly<Record<string, (sums: Readonly<Record<string, number>>) => number>> = {
  'uang.ditagih': sums => (sums['nilaiTagihan'] ?? 0) - (sums['dikredit'] ?? 0),
  'uang.dibayar': sums => sums['dibayar'] ?? 0,
  'uang.belumDibayar.nilai': sums => sums['sisa'] ?? 0,
  'uang.lewatTempo.nilai': sums => sums['sisa'] ?? 0,
  sisaKuota: sums => sums['sisa'] ?? 0,
  diterbitkanUang: sums => sums['nilaiTagihan'] ?? 0,
  jatuhTempo: sums => sums['sisa'] ?? 0,
  dikredit: sums => sums['dikredit'] ?? 0,
  dibayar: sums => sums['dibayar'] ?? 0,
  penghapusan: sums =>
    (sums['nilaiTagihan'] ?? 0) -
    (sums['dikredit'] ?? 0) -
    (sums['dibayar'] ?? 0) -
    (sums['sisa'] ?? 0),
  selisih: sums => sums['sisa'] ?? 0,
};

/** Returns what differs between figures and the lists to which they lead, and how many lead to one. */
async function compare(viewer: Account, found: Iterable<Found>, rename = (name: string) => name) {
  const differences: string[] = [];
  let opened = 0;
  for (const { name, value, to } of found) {
    if (to === undefined) continue;
    opened++;
    const answer: ListAnswer = await openList(server, viewer, to);
    const read = amounts[rename(name)];
    const shown = read && answer.jumlah ? read(answer.jumlah) : answer.totalRecords;
    if (shown !== value)
      differences.push(`${viewer.userName}: ${name} is ${value}, ${to} shows ${shown}`);
  }
  return { differences, opened };
}

/** The pages whose answer is compared as it is, with the lists of their numbers. */
const pages = {
  summary: [dashboardCalls.summary, funnelFigures],
  breakdowns: [dashboardCalls.breakdowns, spreadFigures],
  progress: [dashboardCalls.progress, progressFigures],
  trade: [dashboardCalls.trade, tradeFigures],
  vouchers: [voucherCalls.summary, voucherFigures],
} as const;

/**
 * Tasks that the demo has not: no webhook failed, no change or end of a hold is proposed, no SKB waits for its check, no
 * data got out, and no facility was without network.
 */
const missingInDemo: ReadonlySet<string> = new Set([
  'webhookGagal',
  'usulanPerubahanDiputuskan',
  'penahananBerakhir',
  'skbDiperiksa',
  'insidenDiberitahukan',
  'tindakanLuringDiputuskan',
]);

describe('a figure is the total of the list to which it leads', () => {
  it.each(Object.keys(pages) as (keyof typeof pages)[])('in the numbers of %s', async name => {
    const [call, figures] = pages[name];
    const differences: string[] = [];
    let opened = 0;
    for (const viewer of signedIn()) {
      const answer = await ask(viewer, call, limitOf(viewer));
      const compared = await compare(viewer, walk(figures, answer, viewer));
      differences.push(...compared.differences);
      opened += compared.opened;
    }
    expect(differences).toEqual([]);
    if (name !== 'progress') expect(opened).toBeGreaterThan(10);
  });

  it('in the counters', async () => {
    const differences: string[] = [];
    for (const viewer of signedIn()) {
      for (const { name, right, fetchCount, listPath } of counterCards) {
        if (!canAccess(viewer, right)) continue;
        const call = (async (
          endpoint: Endpoint,
          input: { params?: { id: number }; query?: Json },
        ) => await ask(viewer, endpoint, input.query, input.params?.id)) as unknown as Parameters<
          typeof fetchCount
        >[0];
        const { jumlah } = await fetchCount(
          call,
          viewer,
          new AbortController().signal,
          limitOf(viewer),
        );
        const compared = await compare(viewer, [{ name, value: jumlah, to: listPath(viewer) }]);
        differences.push(...compared.differences);
      }
    }
    expect(differences).toEqual([]);
  });

  it('in the tasks and the counts of the menu', async () => {
    const differences: string[] = [];
    const met = new Set<Task>();
    for (const viewer of signedIn()) {
      const answer = await ask(viewer, dashboardCalls.tasks, limitOf(viewer));
      const tasks = (answer?.['data'] ?? []) as PendingTask[];
      for (const { jenis } of tasks) met.add(jenis);
      const found = tasks.map(({ jenis, jumlah }) => ({
        name: jenis,
        value: jumlah,
        to: taskLink(jenis, viewer),
      }));
      differences.push(...(await compare(viewer, found)).differences);
      // The count of an entry is the sum of tasks, each of which it offers with its own list.
      const waiting = waitingByEntry(tasks, viewer, visibleMenu(viewer));
      for (const { task, to } of [...waiting.values()].flat()) {
        expect(to).toBe(taskLink(task.jenis, viewer));
      }
    }
    expect(differences).toEqual([]);
    // Of almost every kind that the demo has.
    const inDemo = taskNames.filter(name => !missingInDemo.has(name));
    expect(met.size).toBeGreaterThan(inDemo.length - 12);
  });

  it('in the overview of money, by month and company and in all', async () => {
    const differences: string[] = [];
    let opened = 0;
    const today = dayInJakarta(server.now());
    const year = today.slice(0, 4);
    const months = { dari: `${Number(year) - 1}-01`, sampai: `${year}-12` };
    const named = (name: string) => (name === 'diterbitkan' ? 'diterbitkanUang' : name);
    for (const viewer of signedIn()) {
      const answer = await ask(viewer, invoiceCalls.overview, { ...months, pageSize: '500' });
      if (answer === null) continue;
      const rows = answer['data'] as { bulan: string; idBHBU: number }[];
      const parts = [
        [overviewFigures(months, today), answer['jumlah']] as const,
        ...rows.map(row => {
          const part = { dari: row.bulan, sampai: row.bulan, idBHBU: row.idBHBU };
          return [overviewFigures(part, today), row] as const;
        }),
      ];
      for (const [figures, amountsOf] of parts) {
        const compared = await compare(viewer, walk(figures, amountsOf, viewer), named);
        differences.push(...compared.differences);
        opened += compared.opened;
      }
    }
    expect(differences).toEqual([]);
    expect(opened).toBeGreaterThan(20);
  });

  it('in the table of receivables by age', async () => {
    const differences: string[] = [];
    let opened = 0;
    for (const viewer of signedIn()) {
      const answer = await ask(viewer, invoiceCalls.ageing, { pageSize: '500' });
      if (answer === null) continue;
      const rows = answer['data'] as { idBHBU: number }[];
      const parts = [[ageingFigures(), answer['jumlah']] as const].concat(
        rows.map(row => [ageingFigures(row.idBHBU), row] as const),
      );
      for (const [figures, amountsOf] of parts) {
        const compared = await compare(viewer, walk(figures, amountsOf, viewer), () => 'selisih');
        differences.push(...compared.differences);
        opened += compared.opened;
      }
    }
    expect(differences).toEqual([]);
    expect(opened).toBeGreaterThan(20);
  });

  it('on the page of a company', async () => {
    const differences: string[] = [];
    const companies = await server.db
      .select({ id: bhbu.id })
      .from(bhbu)
      .where(eq(bhbu.isActive, true));
    for (const viewer of signedIn()) {
      for (const { id } of companies) {
        if (canAccess(viewer, 'bhbu.read') !== 'all' && viewer.idReferensi !== id) continue;
        if (viewer.role === 'FASKES') continue;
        const answer = await ask(viewer, bhbuCalls.get, {}, id);
        const found = walk(participantFigures(id), answer?.['jumlahPeserta'], viewer);
        differences.push(...(await compare(viewer, found)).differences);
      }
    }
    expect(differences).toEqual([]);
  });
});

describe('no figure is left out', () => {
  it('of the calls of the dashboard', () => {
    const walked = new Set<unknown>(Object.values(pages).map(([call]) => call));
    const others = Object.entries(dashboardCalls).flatMap(([name, call]) =>
      walked.has(call) ? [] : [name],
    );
    const counters = ['terupload', 'valid', 'invalid', 'done'].flatMap(name =>
      ['ByAdmin', 'ByFaskes', 'ByUser'].map(scope => `${name}${scope}`),
    );
    // The counters and the tasks have a test of their own; first steps are no numbers.
    expect(others.sort()).toEqual(
      ['faskesByAdmin', 'bhbuByAdmin', 'bhbuByFaskes', ...counters, 'tasks', 'firstSteps'].sort(),
    );
  });

  it('of the modules that make paths of filtered lists', async () => {
    const root = new URL('../../../src/', import.meta.url);
    const files = (await readdir(root, { recursive: true })).filter(name => /\.tsx?$/.test(name));
    const found: string[] = [];
    for (const file of files) {
      const text = await readFile(new URL(file, root), 'utf8');
      if (/\b(filteredListPath|filteredPesertaListPath|voucherListPath|stockListPath)\(/.test(text))
        found.push(file);
    }
    expect(found.sort()).toEqual(Object.keys(linkingModules).sort());
  });

  it('of which the demo has no invoice', async () => {
    expect(await server.db.$count(invoice, isNotNull(invoice.noInvoice))).toBeGreaterThan(10);
  });
});

/** The modules with paths of filtered lists: where their figures are compared, or why they have none. */
const linkingModules: Readonly<Record<string, string>> = {
  'dashboard/counters/counterCards.ts': 'here',
  'dashboard/figures.ts': 'here',
  'dashboard/tasks/taskLinks.ts': 'here',
  'kit/list/listPaths.ts': 'makes the paths',
  'resources/batch/definition.ts': 'a link without a number',
  'resources/batch/recall/RecallLists.tsx': 'a link without a number',
  'resources/bhbu/detail/CompanyInvoices.tsx': 'the sums of the lists themselves',
  'resources/bhbu/detail/participantFigures.ts': 'here',
  'resources/invoice/ageing/figures.ts': 'here',
  'resources/invoice/overview/OverviewRows.tsx': 'the company of a row, without a number',
  'resources/invoice/overview/figures.ts': 'here',
  'resources/order/list/OrderList.tsx': 'a redirection',
  'resources/stock/ledger/LedgerPage.tsx': 'a link without a number',
  'resources/stock/paths.ts': 'makes the paths',
  'resources/voucher/figures.ts': 'here',
  'resources/voucher/paths.ts': 'makes the paths',
  'resources/voucher/transaction/TransactionPanel.tsx':
    'tests/server/voucher: the numbers are columns of the list',
  'resources/voucher/transaction/transactionPages.tsx': 'a link without a number',
  'resources/workOrder/definition.ts': 'a link without a number',
  'shell/palette/useRecordSearch.ts': 'results of a search, without a number',
};
