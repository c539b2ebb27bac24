import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Nota } from '#contract/domains/nota/record.ts';
import '#src/resources/invoice/index.ts';
import '#src/resources/nota/index.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { notaWorld, type NotaWorld } from '../../builders/nota.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import { openOrderScreen } from '../harness/openOrderForm.tsx';
import { fillField, resetPortal } from '../harness/renderPortal.tsx';

let server: TestServer;
let world: MoneyWorld;
let notes: NotaWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server));
  notes = notaWorld(world);
});
afterEach(resetPortal);
afterAll(() => server.stop());

const open = (at: string, role: 'ADMIN' | 'BHBU' | 'FINANCE' = 'FINANCE') =>
  openOrderScreen(server, world, at, role);

const billed = async () => await notes.number(await world.firstInvoice((await world.sign()).id));

describe('crediting an invoice', () => {
  it('is proposed on its page, line by line, with what is wrong at the line', async () => {
    const invoice = await billed();
    const { user } = await open(`/admin/invoice/detail/${invoice.id}`);
    await user.click(await screen.findByRole('button', { name: 'Buat nota retur/kredit' }));
    const dialog = within(await screen.findByRole('dialog'));
    const quantity = await dialog.findByRole('textbox', { name: /^Jumlah kembali/ });
    const propose = () => user.click(dialog.getByRole('button', { name: 'Usulkan nota' }));
    await fillField(user, 'Alasan', 'Kemasan rusak');
    await propose();
    await dialog.findByText(/Isi sedikitnya satu baris/);
    await user.type(quantity, '999999');
    await dialog.findByText(/^Isi 1 sampai/);
    await user.clear(quantity);
    await user.type(quantity, '5');
    await propose();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const part = await screen.findByRole('region', { name: 'Nota retur/kredit' });
    expect(await within(part).findByText('Menunggu persetujuan')).toBeTruthy();

    // The person who proposed it does not approve it.
    await user.click(within(part).getByRole('link', { name: /^Usulan/ }));
    await screen.findByText('Kemasan rusak');
    await user.click(await screen.findByRole('button', { name: 'Lainnya' }));
    const item = await screen.findByRole('menuitem', { name: /^Setujui(?! pembatalan)/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
  });

  it('is approved by another person, after which the invoice and the company show it', async () => {
    const invoice = await billed();
    const line = invoice.baris.find(({ jenis }) => jenis === 'PRODUK');
    const proposed = await notes.retur(invoice.id, line?.id ?? 0, 5);
    const { user } = await open(`/dashboard/invoice/nota/${proposed.id}`, 'ADMIN');
    await user.click(await screen.findByRole('button', { name: 'Setujui' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Setujui nota' }),
    );
    await waitFor(async () =>
      expect((await world.invoice(invoice.id)).dikredit).toBeGreaterThan(0),
    );
    const { json } = await world.request('FINANCE', 'GET', `/Nota/${proposed.id}`);
    const { noNota } = json as unknown as Nota;
    resetPortal();

    await open(`/dashboard/invoice/detail/${invoice.id}`, 'BHBU');
    const part = await screen.findByRole('region', { name: 'Nota retur/kredit' });
    expect(await within(part).findByRole('link', { name: noNota ?? '' })).toBeTruthy();
    expect(within(part).queryByRole('button')).toBeNull();
    const settlement = await screen.findByRole('region', { name: 'Penyelesaian' });
    expect(within(settlement).getByText('Dikredit nota')).toBeTruthy();
  });
});
