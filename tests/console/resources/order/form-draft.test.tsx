import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/domains/order/record.ts';
import { buildOrderWorld, type OrderWorld } from '../../../builders/order.ts';
import { startTestServer, type TestServer } from '../../../server/harness/server.ts';
import {
  fillFirstLine,
  fillCell,
  findCell,
  openOrderScreen,
  waitForRecordPath,
} from '../../harness/openOrderForm.tsx';
import { fillField, resetPortal } from '../../harness/renderPortal.tsx';

let server: TestServer;
let world: OrderWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
});
afterEach(resetPortal);
afterAll(() => server.stop());

const editPath = ({ id }: Pick<Order, 'id'>) => `/dashboard/pemesanan/edit/${id}`;
const open = (at: string) => openOrderScreen(server, world, at);
const read = async ({ id }: Pick<Order, 'id'>) =>
  (await world.request('ADMIN', 'GET', `/Order/${id}`)).json as unknown as Order;

async function createDraft(overrides: Readonly<Record<string, unknown>> = {}): Promise<Order> {
  const body = world.body({ bhbuId: world.bhbuId, draft: true, ...overrides });
  const { json, status, text } = await world.request('ADMIN', 'POST', '/Order', body);
  expect(status, text).toBe(201);
  return json as unknown as Order;
}

const saved = () => screen.findByText(/^Draf tersimpan /);

describe('a draft', () => {
  it('is created incomplete and then saved as one goes', async () => {
    const { user, address } = await open(`/dashboard/pemesanan/add/${world.bhbuId}`);
    await fillFirstLine(user, world);
    await user.click(screen.getByRole('button', { name: 'Simpan draf' }));
    const id = await waitForRecordPath(address, '/dashboard/pemesanan/edit/');
    expect(await read({ id })).toMatchObject({ status: 'DRAFT', noOrder: null, jumlahPeserta: 40 });

    // The old form stays until the new page is loaded.
    await screen.findByRole('heading', { name: 'Ubah draf pesanan' });
    await user.click(await screen.findByRole('button', { name: 'Ubah baris 1' }));
    await fillCell(user, 'Peserta', '30');
    await saved();
    const draft = await read({ id });
    expect(draft).toMatchObject({ jumlahPeserta: 30, baris: [{ jumlahPeserta: 30 }] });
  });

  it('keeps the ids of the lines that it has saved', async () => {
    const draft = await createDraft({ baris: [] });
    const { user } = await open(editPath(draft));
    await user.click(await screen.findByRole('button', { name: 'Tambah baris' }));
    await fillFirstLine(user, world, '10');
    await saved();
    const [first] = (await read(draft)).baris;
    await fillCell(user, 'Peserta', '11');
    await waitFor(async () =>
      expect((await read(draft)).baris[0]).toMatchObject({ jumlahPeserta: 11 }),
    );
    expect((await read(draft)).baris[0]?.id).toBe(first?.id);
    expect((await findCell('Peserta')).value).toBe('11');
  });

  it('is not saved while an input is invalid', async () => {
    const draft = await createDraft();
    const { user } = await open(editPath(draft));
    await fillField(user, 'Ponsel penanggung jawab', '12');
    await screen.findByText(/^Draf belum tersimpan\. Ponsel penanggung jawab: /, {});
    expect((await read(draft)).version).toBe(draft.version);
  });

  it('asks which values count when another person has changed it', async () => {
    const draft = await createDraft();
    const { user } = await open(editPath(draft));
    await screen.findByLabelText('Penanggung jawab');
    const changed = await world.request('AM', 'PUT', `/Order/${draft.id}`, {
      ...world.body({ draft: true, namaPenanggungJawab: 'Orang Lain' }),
      version: draft.version,
    });
    expect(changed.status, changed.text).toBe(200);
    await fillField(user, 'Penanggung jawab', 'Orang Saya');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Simpan pilihan ini' }));
    await waitFor(async () =>
      expect(await read(draft)).toMatchObject({
        status: 'DRAFT',
        namaPenanggungJawab: 'Orang Saya',
      }),
    );
  });

  it('is submitted, after which the form is closed', async () => {
    const draft = await createDraft();
    const { user, address, go } = await open(editPath(draft));
    await screen.findByLabelText('Penanggung jawab');
    await user.click(screen.getByRole('button', { name: 'Ajukan pesanan' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /^Ajukan senilai/ }));
    await waitForRecordPath(address, '/dashboard/pemesanan/detail/');
    const { status, noOrder } = await read(draft);
    expect(status).toBe('DIAJUKAN');
    await screen.findByRole('heading', { level: 1, name: new RegExp(noOrder ?? '-') });
    await go(editPath(draft));
    expect(await screen.findByText(/^Pesanan ini sudah diajukan/)).toBeTruthy();
  });
});
