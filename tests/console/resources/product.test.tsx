import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#contract/policy.ts';
import type { Product } from '#contract/domains/product.ts';
import type { Service } from '#contract/domains/service.ts';
// Imported eagerly so that the first test does not wait for react-admin to load.
import '#src/shell/App.tsx';
import '#src/resources/product/index.ts';
import '#src/resources/service/index.ts';
import { rowClass } from '#src/kit/list/rows/rowStyles.ts';
import { productBody, serviceBody } from '../../builders/product.ts';
import { startTestServer, type TestServer } from '../../server/harness/server.ts';
import {
  startSignedInSession,
  resetPortal,
  serverFetch,
  fillField,
  renderPortal,
} from '../harness/renderPortal.tsx';

let server: TestServer;
let adminToken: string;
let product: Product;

beforeAll(async () => {
  server = await startTestServer();
  adminToken = (await server.signIn({ role: 'ADMIN', fullName: 'Orang Lain' })).token;
});
beforeEach(async () => {
  product = (await callApi('POST', '/Product', productBody())) as unknown as Product;
});
afterEach(resetPortal);
afterAll(() => server.stop());

const callApi = async (method: string, path: string, body?: unknown) =>
  (await server.request(method, path, { token: adminToken, body })).json;
const getProduct = async () =>
  (await callApi('GET', `/Product/${product.id}`)) as unknown as Product;

/** Renders the portal for a new account and records its write requests. */
async function openPage(at: string, role: Role = 'ADMIN') {
  await startSignedInSession(server, { role, fullName: 'Bagas Prasetya' });
  const realFetch = serverFetch(server);
  const writes: string[] = [];
  const portal = renderPortal({
    at,
    fetch: (input, init) => {
      const { method = 'GET' } = init ?? {};
      if (method !== 'GET') writes.push(`${method} ${(input as string).replace('/api', '')}`);
      return realFetch(input, init);
    },
  });
  return { ...portal, writes };
}
type Portal = Awaited<ReturnType<typeof openPage>>;

const openProduct = (role?: Role) => openPage(`/admin/product/edit/${product.id}`, role);
const findPriceHistory = () =>
  screen.findByRole('list', { name: 'Semua harga, yang terbaru di atas' });
const findPriceRows = async () =>
  within(await findPriceHistory())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\u00a0/g, ' '));
const clickButton = async ({ user }: Portal, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

async function fillPrice({ user }: Portal, price: { sum: string; from: string; until?: string }) {
  await fillField(user, 'Harga per dosis', price.sum);
  await fillField(user, 'Berlaku mulai', price.from);
  if (price.until) await fillField(user, 'Berlaku sampai (opsional)', price.until);
  await fillField(user, 'Nomor SK', 'SK-DIR/9/2031');
}

async function addPrice(portal: Portal, price: { sum: string; from: string; until?: string }) {
  await clickButton(portal, 'Tambah harga');
  const dialog = await screen.findByRole('dialog', { name: 'Tambah harga' });
  await fillPrice(portal, price);
  return {
    dialog,
    confirm: () => portal.user.click(within(dialog).getByRole('button', { name: 'Tambah harga' })),
  };
}

describe('the prices of a product', () => {
  it('show the current price and preview the effect of a new one', async () => {
    const portal = await openProduct();
    expect(await screen.findByText('Rp 300.000 per dosis')).toBeDefined();
    const ceiling = await screen.findByText(/Batas Kementerian Kesehatan/);
    expect(ceiling.textContent).toContain('321.660');
    const { dialog, confirm: confirmPrice } = await addPrice(portal, {
      sum: '310000',
      from: '2031-02-01',
    });
    const effectNote = await within(dialog).findByRole('note', { name: 'Yang akan terjadi' });
    expect(effectNote.textContent.replace(/\u00a0/g, ' ')).toBe(
      'Mulai 01 Februari 2031 berlaku Rp 310.000, sampai ada harga baru. Sampai 31 Januari 2031 tetap Rp 300.000.',
    );
    expect(within(dialog).getByLabelText<HTMLInputElement>('Harga per dosis').value).toBe(
      '310.000',
    );
    await confirmPrice();
    await screen.findByText('Harga mulai 01 Februari 2031 ditambahkan');
    await waitFor(async () =>
      expect(await findPriceRows()).toEqual([
        expect.stringMatching(/^Rp 310\.000Mulai 01-Feb-2031SK-DIR.*Bagas Prasetya.*Akan berlaku/),
        expect.stringMatching(/^Rp 300\.00018-Mei-2021 sampai 31-Jan-2031KMK.*Berlaku$/),
      ]),
    );
    expect(screen.getByText('Rp 300.000 per dosis')).toBeDefined();
  });

  it('are validated at their fields before a request is sent', async () => {
    const portal = await openProduct();
    const { dialog, confirm: confirmPrice } = await addPrice(portal, {
      sum: '321.661',
      from: '2031-02-01',
      until: '2031-01-01',
    });
    await confirmPrice();
    const errorText = await within(dialog).findByRole('alert');
    expect(errorText.textContent).toContain('KMK HK.01.07/MENKES/4643/2021');
    expect(within(dialog).getByLabelText('Harga per dosis').getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(
      within(dialog).getByLabelText('Berlaku sampai (opsional)').getAttribute('aria-invalid'),
    ).toBe('true');
    expect(portal.writes).toEqual([]);
  });

  it('show a conflict at the date and reload when another user was first', async () => {
    const portal = await openProduct();
    const { dialog, confirm: confirmPrice } = await addPrice(portal, {
      sum: '310000',
      from: '2031-02-01',
    });
    await callApi('POST', `/Product/harga/${product.id}`, {
      harga: 305_000,
      berlakuDari: '2031-02-01',
      noSK: 'SK lain',
    });
    await confirmPrice();
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Berlaku mulai').getAttribute('aria-invalid')).toBe(
        'true',
      ),
    );
    expect(dialog.textContent).toContain('Sudah ada harga yang berlaku mulai 01 Februari 2031');
    expect((await getProduct()).riwayatHarga.map(({ harga }) => harga)).toEqual([300_000, 305_000]);
    await portal.user.click(within(dialog).getByRole('button', { name: 'Batal' }));
    await waitFor(async () => expect((await findPriceRows())[0]).toContain('Rp 305.000'));
  });

  it('can be changed and deleted only before their start date', async () => {
    await callApi('POST', `/Product/harga/${product.id}`, {
      harga: 310_000,
      berlakuDari: '2031-02-01',
      noSK: 'SK 1',
    });
    const portal = await openProduct();
    await findPriceHistory();
    expect(screen.getAllByRole('button', { name: /^Ubah harga mulai/ })).toHaveLength(1);
    await clickButton(portal, 'Ubah harga mulai 01-Feb-2031');
    const dialog = await screen.findByRole('dialog');
    await fillField(portal.user, 'Harga per dosis', '312.000');
    await portal.user.click(within(dialog).getByRole('button', { name: 'Ubah harga' }));
    await waitFor(async () => expect((await findPriceRows())[0]).toContain('Rp 312.000'));

    await clickButton(portal, 'Hapus harga mulai 01-Feb-2031');
    const confirmDialog = await screen.findByRole('dialog', {
      name: /^Hapus harga Rp\s312\.000 mulai 01 Februari 2031\?$/,
    });
    await portal.user.click(within(confirmDialog).getByRole('button', { name: 'Hapus harga' }));
    await screen.findByText('Harga mulai 01 Februari 2031 dihapus');
    await waitFor(async () => expect(await findPriceRows()).toHaveLength(1));
    expect((await getProduct()).riwayatHarga).toHaveLength(1);
  });

  it('are added without losing unsaved changes of the product', async () => {
    const portal = await openProduct();
    await findPriceHistory();
    await fillField(portal.user, 'Nama produk', 'Nama yang sedang diketik');
    const { confirm: confirmPrice } = await addPrice(portal, { sum: '310000', from: '2031-02-01' });
    await confirmPrice();
    await waitFor(async () => expect(await findPriceRows()).toHaveLength(2));
    await clickButton(portal, 'Simpan');
    await screen.findByText('Nama yang sedang diketik disimpan');
    expect(await getProduct()).toMatchObject({ nama: 'Nama yang sedang diketik', version: 2 });
    expect(portal.writes).toEqual([
      `POST /Product/harga/${product.id}`,
      `PUT /Product/${product.id}`,
    ]);
  });

  it('are read-only without the right to change them', async () => {
    await openProduct('LEGAL');
    expect(await findPriceRows()).toHaveLength(1);
    expect(screen.getByText('0,5 ml')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Tambah harga' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
  });
});

describe('a new service', () => {
  async function fillService(portal: Portal, tariff: string) {
    const choose = async (label: string, option: string) => {
      await portal.user.click(await screen.findByRole('combobox', { name: label }));
      await portal.user.click(await screen.findByRole('option', { name: option }));
    };
    const { kode } = serviceBody();
    await fillField(portal.user, 'Kode', kode);
    await fillField(portal.user, 'Nama layanan', `Suntik ${kode}`);
    await choose('Tipe', 'Suntik di klinik');
    await choose('Kelas pajak', 'Dibebaskan dari PPN');
    await portal.user.click(screen.getByRole('checkbox', { name: 'Sertifikat vaksinasi' }));
    await portal.user.click(screen.getByRole('checkbox', { name: 'Tenaga kesehatan' }));
    await fillField(portal.user, 'Harga per dosis', tariff);
    await fillField(portal.user, 'Berlaku mulai', '2021-05-11');
    await fillField(portal.user, 'Nomor SK', 'KMK 4643');
    return kode;
  }

  it('is rejected above the ceiling price, with the ceiling and its decree', async () => {
    const portal = await openPage('/admin/service/add');
    const kode = await fillService(portal, '117911');
    await clickButton(portal, 'Simpan');
    const field = screen.getByLabelText('Harga per dosis');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    const errorText = screen.getByRole('alert').textContent;
    expect(errorText).toContain('117.910');
    expect(errorText).toContain('KMK HK.01.07/MENKES/4643/2021');
    expect(portal.writes).toEqual([]);

    await fillField(portal.user, 'Harga per dosis', '117.910');
    await clickButton(portal, 'Simpan');
    await screen.findByText(`Suntik ${kode} ditambahkan`);
    const { data } = (await callApi('GET', `/Service?q=${kode}`)) as unknown as { data: Service[] };
    expect(data[0]).toMatchObject({ tarifPerDosis: 117_910, termasuk: ['NAKES', 'SERTIFIKAT'] });
  });
});

describe('the product list', () => {
  it('right-aligns the current price', async () => {
    await openPage(`/admin/product/list-product?filter={"q":"${product.kode}"}`);
    const row = (await screen.findByRole('link', { name: product.nama })).closest('tr');
    const cell = within(row as HTMLElement).getByText('Rp 300.000');
    expect(cell.closest('td')?.className).toBe(rowClass.numeric);
  });
});
