import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/domains/order/record.ts';
import { buildOrderWorld, type OrderWorld } from '../../../builders/order.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import { fillFirstLine, fillCell, openOrderScreen } from '../../harness/openOrderForm.tsx';
import { fillField, resetPortal, serverFetch } from '../../harness/renderPortal.tsx';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
});
afterEach(resetPortal);
afterAll(() => server.stop());

const editPath = ({ id }: Pick<Order, 'id'>) => `/dashboard/pemesanan/edit/${id}`;
const read = async ({ id }: Pick<Order, 'id'>) =>
  (await world.request('ADMIN', 'GET', `/Order/${id}`)).json as unknown as Order;
const listDrafts = async () =>
  (await world.request('ADMIN', 'GET', '/Order?status=DRAFT')).json['data'] as readonly Order[];

async function createDraft(): Promise<Order> {
  const body = world.body({ bhbuId: world.bhbuId, draft: true });
  const { json, status, text } = await world.request('ADMIN', 'POST', '/Order', body);
  expect(status, text).toBe(201);
  return json as unknown as Order;
}

/** A network that fails for the next writes of orders, before or after the server runs them. */
function brokenNetwork() {
  const real = serverFetch(server);
  const failures: ('request' | 'answer')[] = [];
  const writes: string[] = [];
  const fetch: typeof real = async (url, init) => {
    const method = init?.method ?? 'GET';
    const isWrite = method !== 'GET' && /\/Order(\/\d+)?$/.test(url as string);
    if (!isWrite) return real(url, init);
    writes.push(method);
    const failure = failures.shift();
    if (failure === 'request') throw new TypeError('offline');
    const answer = await real(url, init);
    if (failure === 'answer') throw new TypeError('offline');
    return answer;
  };
  return { failures, writes, fetch };
}

type Network = ReturnType<typeof brokenNetwork>;
const open = (at: string, { fetch }: Pick<Network, 'fetch'> = brokenNetwork()) =>
  openOrderScreen(server, world, at, 'ADMIN', fetch);

describe('a new order', () => {
  it('becomes one draft by itself, also when the answer is lost', async () => {
    const before = await listDrafts();
    const network = brokenNetwork();
    network.failures.push('answer');
    const { user } = await open(`/dashboard/pemesanan/add/${world.bhbuId}`, network);
    await fillFirstLine(user, world);
    await screen.findByText(/^Draf belum tersimpan/);
    await fillCell(user, 'Peserta', '30');
    await waitFor(async () => {
      const added = (await listDrafts()).filter(one => before.every(({ id }) => id !== one.id));
      expect(added).toMatchObject([{ jumlahPeserta: 30, jumlahDosis: 60 }]);
    });
    expect(await screen.findByText(/^Draf tersimpan /)).toBeTruthy();
    expect(window.location.pathname).toMatch(/^\/dashboard\/pemesanan\/edit\/\d+$/);
  });
});

describe('the draft of an order', () => {
  it('is saved when the server is back', async () => {
    const draft = await createDraft();
    const network = brokenNetwork();
    network.failures.push('request');
    const { user } = await open(editPath(draft), network);
    await fillField(user, 'Penanggung jawab', 'Orang Sabar');
    await waitFor(async () => expect((await read(draft)).namaPenanggungJawab).toBe('Orang Sabar'));
    expect(network.writes).toEqual(['PUT', 'PUT']);
  });

  it('does not say that nothing is saved once the draft of a failed attempt is', async () => {
    const draft = await createDraft();
    const network = brokenNetwork();
    const { user } = await open(editPath(draft), network);
    await fillField(user, 'Penanggung jawab', 'Orang Sabar');
    await user.click(screen.getByRole('button', { name: 'Ajukan pesanan' }));
    const confirmation = await screen.findByRole('dialog');
    network.failures.push('request');
    await user.click(within(confirmation).getByRole('button', { name: /^Ajukan senilai/ }));
    await waitFor(async () => expect((await read(draft)).namaPenanggungJawab).toBe('Orang Sabar'));
    expect(await screen.findByText(/^Draf tersimpan /)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Data belum tersimpan/)).toBeNull());
    expect((await read(draft)).status).toBe('DRAFT');
  });

  it('has no conflict with itself when an answer is lost', async () => {
    const draft = await createDraft();
    const network = brokenNetwork();
    network.failures.push('answer');
    const { user } = await open(editPath(draft), network);
    await fillField(user, 'Penanggung jawab', 'Orang Sabar');
    expect(await screen.findByText(/^Draf tersimpan /)).toBeTruthy();
    expect(network.writes).toEqual(['PUT', 'PUT']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await read(draft)).version).toBe(draft.version + 1);
  });

  it('is not saved again while a conflict is undecided, and never submitted by deciding', async () => {
    const draft = await createDraft();
    const network = brokenNetwork();
    const { user } = await open(editPath(draft), network);
    await screen.findByLabelText('Penanggung jawab');
    await world.request('AM', 'PUT', `/Order/${draft.id}`, {
      ...world.body({ draft: true, namaPenanggungJawab: 'Orang Lain' }),
      version: draft.version,
    });
    await user.click(screen.getByRole('button', { name: 'Ajukan pesanan' }));
    const confirmation = await screen.findByRole('dialog');
    await user.click(within(confirmation).getByRole('button', { name: /^Ajukan senilai/ }));
    const conflict = await screen.findByRole('dialog', { name: /diubah/i });
    await user.click(within(conflict).getByRole('button', { name: 'Kembali ke formulir' }));
    await fillField(user, 'Penanggung jawab', 'Orang Saya');
    expect(network.writes).toEqual(['PUT']);

    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    const again = await screen.findByRole('dialog');
    await user.click(within(again).getByRole('button', { name: 'Simpan pilihan ini' }));
    await waitFor(async () =>
      expect(await read(draft)).toMatchObject({
        status: 'DRAFT',
        namaPenanggungJawab: 'Orang Saya',
      }),
    );
  });

  it('asks before unsaved input is left', async () => {
    const draft = await createDraft();
    const { user } = await open(editPath(draft));
    await fillField(user, 'Ponsel penanggung jawab', '12');
    await user.click(screen.getByRole('link', { name: 'Batal' }));
    expect(await screen.findByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' })).toBeTruthy();
  });
});
