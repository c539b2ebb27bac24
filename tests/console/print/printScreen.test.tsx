import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import '#src/print/index.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import { openOrderScreen } from '../harness/openOrderForm.tsx';
import { renderPortal, resetPortal, serverFetch } from '../harness/renderPortal.tsx';

let server: TestServer;
let world: MoneyWorld;
/** A signed order, its agreement and its first invoice. */
let idOrder: number;
let idPks: number;
let invoice: Awaited<ReturnType<MoneyWorld['firstInvoice']>>;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server));
  idOrder = (await world.sign()).id;
  invoice = await world.firstInvoice(idOrder);
  const pks = await world.request('LEGAL', 'GET', `/PKS/getByIdOrder/${idOrder}`);
  idPks = Number(pks.json['id']);
});
afterEach(() => {
  resetPortal();
  vi.restoreAllMocks();
});
afterAll(() => server.stop());

const open = (at: string, role: 'BHBU' | 'FINANCE' | 'LEGAL' = 'FINANCE') =>
  openOrderScreen(server, world, at, role);

/** The document on the screen. */
const paper = () => screen.findByRole('article');

/** What is shown of the filed PDF, which its first download or mail makes. */
const checksum = /^SHA-256 [0-9a-f]{12}…$/;

describe('the print view of an invoice', () => {
  it('shows its figures, its filed copy and its number in the title', async () => {
    await open(`/dashboard/invoice/print-invoice/${idOrder}/${invoice.id}`, 'BHBU');
    const shown = await paper();
    expect(shown.textContent).toContain(`Nomor: ${invoice.noInvoice ?? ''}`);
    expect(shown.textContent).toContain(invoice.terbilang);
    expect(screen.getByText(/^Salinan resmi versi 1, /)).toBeTruthy();
    expect(document.title).toContain(invoice.noInvoice);
    expect(screen.getByRole('link', { name: 'Buka invoice' }).getAttribute('href')).toBe(
      `/dashboard/invoice/detail/${invoice.id}`,
    );
  });

  it('shows the sample with static figures where there is no record', async () => {
    const { go } = await open(`/dashboard/invoice/print-invoice/${idOrder}/0`);
    const shown = await paper();
    for (const text of ['Rp321.660', 'PPN) 10%', 'PPh) 0%', 'PPN ditanggung Pemerintah.']) {
      expect(shown.textContent).toContain(text);
    }
    expect(screen.queryByRole('button', { name: 'Unduh PDF' })).toBeNull();
    await go(`/dashboard/invoice/print-invoice/${idOrder}/999999`);
    await screen.findByText(/^Invoice ini tidak ditemukan/);
  });

  it('does not show an invoice of another order', async () => {
    await open(`/dashboard/invoice/print-invoice/${idOrder + 1}/${invoice.id}`);
    await screen.findByText(/^Invoice ini tidak ditemukan/);
    expect(screen.queryByText(new RegExp(invoice.noInvoice ?? '-'))).toBeNull();
  });

  it('mails the filed PDF to the proposed address and another one', async () => {
    const { user } = await open(`/dashboard/invoice/print-invoice/${idOrder}/${invoice.id}`);
    await user.click(await screen.findByRole('button', { name: 'Kirim lewat email' }));
    expect(screen.queryByText(checksum)).toBeNull();
    const dialog = await screen.findByRole('dialog');
    const addresses = await within(dialog).findByLabelText(/^Alamat email/);
    await user.clear(addresses);
    await user.type(addresses, 'keuangan@contoh.test, salah');
    await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
    await within(dialog).findByText('“salah” bukan alamat email');
    await user.clear(addresses);
    await user.type(addresses, 'keuangan@contoh.test; pic@contoh.test');
    await user.click(within(dialog).getByRole('button', { name: 'Kirim' }));
    await screen.findByText('2 email masuk antrean kirim.');
    await screen.findByText(checksum);
  });

  it('saves the filed PDF under its name', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { id, idOrder: order, noInvoice } = await world.firstInvoice((await world.sign()).id);
    const { user } = await open(`/dashboard/invoice/print-invoice/${order}/${id}`);
    const button = await screen.findByRole('button', { name: 'Unduh PDF' });
    expect(screen.queryByText(checksum)).toBeNull();
    await user.click(button);
    const name = `Invoice ${noInvoice ?? ''}.pdf`.replaceAll('/', '-');
    await waitFor(() => expect(saved).toEqual([name]));
    await screen.findByText(checksum);
  });
});

describe('the print view of an agreement', () => {
  it('leads from the path of another kind to its own', async () => {
    const { address } = await open(`/dashboard/amandemen/print-amandemen/${idPks}`, 'LEGAL');
    await waitFor(() => expect(address()).toBe(`/dashboard/pks/print-pks/${idPks}`));
    expect((await paper()).textContent).toContain('PERJANJIAN KERJA SAMA');
  });

  it('enlarges the document', async () => {
    const { user } = await open(`/dashboard/pks/print-pks/${idPks}`, 'LEGAL');
    await paper();
    const zoom = screen.getByRole('group', { name: 'Ukuran halaman' });
    expect(within(zoom).getByText('100%')).toBeTruthy();
    await user.click(within(zoom).getByRole('button', { name: 'Perbesar' }));
    expect(within(zoom).getByText('125%')).toBeTruthy();
    await user.click(within(zoom).getByRole('button', { name: 'Selebar layar' }));
    expect(within(zoom).getByText('100%')).toBeTruthy();
  });
});

describe('the print view of a cancelled invoice', () => {
  it('says so at its head and behind its text', async () => {
    const { id } = await world.firstInvoice((await world.sign()).id);
    const { json } = await world.request('FINANCE', 'PUT', `/Invoice/keadaan/${id}`, {
      event: 'cancel',
      alasan: 'Salah alamat',
    });
    await open(`/dashboard/invoice/print-invoice/${Number(json['idOrder'])}/${id}`);
    expect((await paper()).dataset['mark']).toBe('DIBATALKAN');
    screen.getByText(/^Dokumen ini sudah dibatalkan\./);
  });
});

describe('the public page that verifies a document', () => {
  it('says which document a code belongs to and whether a file is a copy of it', async () => {
    const printed = await world.request('LEGAL', 'GET', `/PKS/cetak/${idPks}`);
    const token = /\/verify\/([A-Z2-7]{26})/.exec(printed.text)?.[1] ?? '';
    const { user } = renderPortal({
      at: `/verify/${token.toLowerCase()}`,
      fetch: serverFetch(server),
    });
    await screen.findByText(/^Dokumen ini asli/);
    expect(screen.getByText('Perjanjian kerja sama (PKS)')).toBeTruthy();
    const other = new File(['%PDF-1.4\n%%EOF'], 'lain.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Berkas PDF'), other);
    await user.click(screen.getByRole('button', { name: 'Cocokkan' }));
    await screen.findByText('Berbeda dari semua salinan');
  });

  it('says that a code is unknown', async () => {
    renderPortal({ at: `/verify/${'A'.repeat(26)}`, fetch: serverFetch(server) });
    await screen.findByText('Kode ini tidak dikenal');
    expect(screen.queryByLabelText('Berkas PDF')).toBeNull();
  });
});
