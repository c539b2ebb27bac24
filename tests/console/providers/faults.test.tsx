import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toPage } from '#contract/core/list.ts';
import { roleCalls, type RoleRecord } from '#contract/domains/role.ts';
import { createPortalApi } from '#src/shell/portal/createPortalApi.ts';
import { createDataProvider } from '#src/providers/data/dataProvider.ts';
import { descriptors } from '#src/shell/resourceDefinitions.tsx';
import { sendByXhr } from '#src/providers/api/sendByXhr.ts';
import { readSession } from '#src/providers/session.ts';
import '#src/resources/role/definition.ts';
import { clearBrowserState, rememberSession } from '../harness/openConsole.tsx';
import { renderPortal, resetPortal } from '../harness/renderPortal.tsx';

const role: RoleRecord = {
  id: 1,
  name: 'Mitra Jauh',
  peranDasar: 'AM',
  bawaan: false,
  keterangan: null,
  jumlahPengguna: 0,
  version: 1,
  createdAt: '2026-11-21T03:00:00Z',
  createdBy: null,
  modifiedAt: '2026-11-21T03:00:00Z',
  modifiedBy: null,
};
const onePage: JsonBodyType = toPage([role], 1, { pageNumber: 1, pageSize: 25 });

const problem = (status: number, code: string, detail: string, headers?: HeadersInit) =>
  HttpResponse.json({ status, code, detail }, { status, headers });

const html = (status: number) => HttpResponse.html('<!doctype html><h1>Gateway</h1>', { status });

const systemError = 'Terjadi Kesalahan Sistem';
const unreachable = 'Server tidak dapat dihubungi. Periksa sambungan Anda, lalu coba lagi.';

/** A response whose connection breaks after the headers. */
const brokenBody = () =>
  new HttpResponse(new ReadableStream({ start: body => body.error(new TypeError('terminated')) }));

/** A fault: the response, and the status and message of the console's error. */
type Fault = [name: string, respond: () => Response, status: number, message: string];

const faults: Fault[] = [
  ['a server error', () => problem(500, 'KESALAHAN_SISTEM', systemError), 500, systemError],
  [
    'a busy server',
    () => problem(503, 'BELUM_SIAP', 'Server sedang sibuk.', { 'retry-after': '1' }),
    503,
    'Server sedang sibuk. Coba lagi dalam 1 detik.',
  ],
  ['no network', () => HttpResponse.error(), 0, unreachable],
  ['HTML instead of JSON', () => html(200), 200, systemError],
  ["a proxy's error page", () => html(502), 502, systemError],
  ['a broken connection', brokenBody, 0, unreachable],
];

/** Paths that no test is about, such as the counts in the menu, are answered with 404. */
const server = setupServer(
  http.all('*/api/*', () => problem(404, 'TIDAK_DITEMUKAN', 'Tidak ditemukan')),
);
const collection = `*/api${roleCalls.list.path}`;
const onList = (respond: () => Response | Promise<Response>) =>
  server.use(http.get(collection, respond));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => rememberSession({ role: 'ADMIN' }));
afterEach(() => {
  server.resetHandlers();
  resetPortal();
  clearBrowserState();
});
afterAll(() => server.close());

const clientOptions = {
  // Read at the time of the call, because msw replaces `fetch` when it starts.
  fetch: (...args: Parameters<typeof fetch>) => globalThis.fetch(...args),
  send: sendByXhr,
  baseUrl: '/api',
};

describe('the data provider', () => {
  const listParams = { pagination: { page: 1, perPage: 25 }, filter: {} };

  it.each(faults)('reports %s', async (_, respond, status, message) => {
    server.use(http.all(collection, respond), http.all(`${collection}/1`, respond));
    const provider = createDataProvider(createPortalApi(clientOptions), descriptors);
    const error = { name: 'CallError', status, message };
    await expect(provider.getList('role', listParams)).rejects.toMatchObject(error);
    await expect(provider.getOne('role', { id: 1 })).rejects.toMatchObject(error);
    await expect(provider.create('role', { data: role })).rejects.toMatchObject(error);
    await expect(provider.delete('role', { id: 1 })).rejects.toMatchObject(error);
  });

  it('rejects with the reason of an abort or a time-out', async () => {
    onList(async () => {
      await delay('infinite');
      return HttpResponse.json(onePage);
    });
    const provider = createDataProvider(createPortalApi(clientOptions), descriptors);
    const list = (signal: AbortSignal) => provider.getList('role', { ...listParams, signal });
    await expect(list(AbortSignal.timeout(20))).rejects.toMatchObject({ name: 'TimeoutError' });
    await expect(list(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('ends a batch at a dead network and reports the items not run', async () => {
    onList(() => HttpResponse.json(toPage([role], 3, { pageNumber: 1, pageSize: 3 })));
    server.use(
      http.delete(`${collection}/1`, () => HttpResponse.json({ ...role })),
      http.delete(`${collection}/2`, () => HttpResponse.error()),
    );
    const provider = createDataProvider(createPortalApi(clientOptions), descriptors);
    await expect(provider.deleteMany('role', { ids: [1, 2, 3] })).rejects.toMatchObject({
      outcome: { done: [1], failed: [{ item: 2, reason: unreachable }], notRun: [3] },
    });
  });
});

describe('a list', () => {
  const openList = () => renderPortal({ ...clientOptions, at: '/admin/role' });

  it('shows an error, and its rows on retry', async () => {
    onList(() => problem(503, 'BELUM_SIAP', 'Server sedang sibuk.', { 'retry-after': '1' }));
    const { user } = openList();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(
      'Daftar tidak dapat dimuat. Server sedang sibuk. Coba lagi dalam 1 detik.',
    );
    expect(screen.queryByRole('table')).toBeNull();

    onList(() => HttpResponse.json(onePage));
    await user.click(within(alert).getByRole('button', { name: 'Coba lagi' }));
    await screen.findByText('Mitra Jauh');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('loads without an error when a retried request succeeds', async () => {
    let requests = 0;
    onList(() => {
      requests += 1;
      return requests === 1
        ? problem(503, 'BELUM_SIAP', 'Server sedang sibuk.')
        : HttpResponse.json(onePage);
    });
    openList();
    await screen.findByText('Mitra Jauh');
    expect(requests).toBe(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps its rows and asks to sign in again when the session ends', async () => {
    onList(() => HttpResponse.json(onePage));
    const { user } = openList();
    await screen.findByText('Mitra Jauh');
    onList(() => problem(401, 'SESI_BERAKHIR', 'Sesi Anda telah berakhir'));
    await user.click(screen.getByRole('button', { name: 'Muat ulang' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Session Expired' });
    expect(screen.getByText('Mitra Jauh')).toBeDefined();
    await user.click(within(dialog).getByRole('button', { name: 'Masuk kembali' }));
    await waitFor(() => expect(readSession()).toBeNull());
  });
});
