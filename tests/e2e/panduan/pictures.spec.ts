import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { filteredListPath } from '#src/kit/list/listPaths.ts';
import { buildSheetFile, sheetLine } from '../../builders/sheet-file.ts';
import { expect, test } from '../fixtures.ts';

// Takes the pictures of the guides in docs/panduan. `npm run panduan` runs it on a new demo world.

const folder = join(import.meta.dirname, '../../../docs/panduan/gambar');

interface Picture {
  readonly name: string;
  /** The demo account that is signed in; undefined before signing in. */
  readonly as?: string;
  readonly at: string;
  /** What is done before the picture is taken. */
  readonly steps?: (page: Page) => Promise<void>;
  /** A heading of the page that the steps lead to. */
  readonly shows?: string | RegExp;
}

const openFirst = async (page: Page): Promise<void> => {
  const list = page.url();
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).not.toHaveURL(list);
};

const followLink = (name: string | RegExp) => (page: Page) =>
  page.getByRole('link', { name }).first().click();

/** Filters a list and opens its first record. */
const firstOf = (path: string, filter: Readonly<Record<string, string>>) => ({
  at: filteredListPath(path, filter),
  steps: openFirst,
});

async function uploadRows(page: Page): Promise<void> {
  const names = ['Ayu Lestari', 'Bima Saputra', 'Citra Dewi', 'Dedi Kurniawan', 'Eka Putri'];
  const lines = names.map((nama, at) =>
    sheetLine({
      nama,
      ...(at === 1 ? { kabKota: 'Kota Bandumg' } : {}),
      ...(at === 3 ? { noHP: 'tidak ada' } : {}),
    }),
  );
  const file = await buildSheetFile(lines);
  await page.locator('input[type=file]').setInputFiles({
    name: 'Peserta November.xlsx',
    mimeType: file.type,
    buffer: Buffer.from(await file.arrayBuffer()),
  });
  await expect(page.getByText('Kota Bandumg').first()).toBeVisible();
}

async function checkVoucher(page: Page): Promise<void> {
  await page.getByLabel('Kode voucher').fill('TSA-GCDZ-WC28-KTVM-M');
  await page.getByRole('button', { name: 'Periksa', exact: true }).click();
}

const orders = '/admin/pemesanan/list-pemesanan';

const pictures: readonly Picture[] = [
  { name: 'masuk', at: '/' },
  {
    name: 'bantuan',
    as: 'em',
    at: '/admin/batch',
    steps: page => page.getByRole('button', { name: 'Bantuan halaman ini' }).click(),
    shows: 'Arti status',
  },
  { name: 'dasbor', as: 'admin', at: '/dashboard' },
  { name: 'pengguna', as: 'admin', at: '/admin/user' },
  { name: 'jejak-audit', as: 'admin', at: '/admin/audit' },
  {
    name: 'perusahaan',
    as: 'am',
    ...firstOf('/dashboard/bhbu/list-bhbu', { status: 'AKTIF' }),
    shows: 'Dokumen',
  },
  { name: 'keputusan', as: 'am', ...firstOf(orders, { status: 'DIAJUKAN' }), shows: /^Berikutnya/ },
  { name: 'peserta', as: 'bhbu', at: '/dashboard/table-list' },
  { name: 'unggahan', as: 'bhbu', at: '/dashboard/peserta/unggah', steps: uploadRows },
  {
    name: 'pesanan',
    as: 'bhbu',
    at: '/dashboard',
    steps: async page => {
      const company = await page.evaluate(() => localStorage.getItem('idRef'));
      const list = `/dashboard/pemesanan/list-pemesanan/${company ?? ''}`;
      await page.goto(filteredListPath(list, { status: 'DIBAYAR_SEBAGIAN' }));
      await openFirst(page);
    },
    shows: /^Berikutnya/,
  },
  {
    name: 'bayar',
    as: 'bhbu',
    at: filteredListPath('/dashboard/invoice/list-invoice', { status: 'TERBIT' }),
    steps: async page => {
      await openFirst(page);
      await followLink(/^(Bayar|Buka pembayaran)$/)(page);
    },
    shows: 'Cara membayar',
  },
  { name: 'antrean', as: 'faskes', at: '/dashboard/vaksinasi' },
  {
    name: 'voucher',
    as: 'faskes',
    at: '/dashboard/voucher/validate',
    steps: checkVoucher,
    shows: 'Langkah berikutnya',
  },
  { name: 'penerimaan', as: 'faskes', at: '/dashboard/pengiriman/penerimaan' },
  { name: 'stok', as: 'faskes', at: '/dashboard/stok/list-stok' },
  { name: 'pendaftaran', as: 'verificator', at: '/admin/bhbu/pendaftaran' },
  {
    name: 'verifikasi',
    as: 'verificator',
    ...firstOf('/admin/bhbu/pendaftaran', { status: 'MENUNGGU' }),
    shows: 'Sudah diperiksa',
  },
  {
    name: 'pks',
    as: 'legal',
    ...firstOf('/admin/pks/list-pks', { statuspks: 'AKTIF' }),
    shows: 'Tenggat',
  },
  {
    name: 'invoice',
    as: 'finance',
    ...firstOf('/admin/invoice/list-invoice', { status: 'DIBAYAR_SEBAGIAN' }),
    shows: /^Berikutnya/,
  },
  { name: 'pembayaran', as: 'finance', at: '/admin/invoice/verifikasi' },
  { name: 'ringkasan-uang', as: 'finance', at: '/admin/invoice/ringkasan' },
  { name: 'pengiriman', as: 'ps', at: '/admin/pengiriman/list-pengiriman' },
  {
    name: 'kiriman',
    as: 'ps',
    ...firstOf('/admin/pengiriman/list-pengiriman', { status: 'DIKONFIRMASI_FASKES' }),
    shows: /^Berikutnya/,
  },
  { name: 'batch', as: 'em', at: '/admin/batch' },
  {
    name: 'penarikan',
    as: 'em',
    at: filteredListPath('/admin/batch', { status: 'TERSEDIA' }),
    steps: async page => {
      await openFirst(page);
      await page.goto(`${page.url()}/penarikan`);
    },
    shows: 'Ringkasan',
  },
];

/** Masks numbers as long as a NIK or NPWP wherever the page shows one in full. */
const maskIdentityNumbers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const masked = (text: string) =>
      text
        .replaceAll(/(?<!\d)(\d{4})\d{7,8}(\d{4})(?!\d)/g, '$1••••••••$2')
        .replaceAll(/\d\d\.\d{3}\.\d{3}\.\d-\d{3}\.\d{3}/g, '••.•••.•••.•-•••.•••');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const text = currentNode.nodeValue ?? '';
      if (masked(text) !== text) currentNode.nodeValue = masked(text);
    }
    for (const input of document.querySelectorAll('input')) {
      if (masked(input.value) !== input.value) input.value = masked(input.value);
    }
  });

/** Saves what the page shows as a small WebP picture, which Playwright itself cannot write. */
async function savePicture(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}

for (const { name, as, at, steps, shows } of pictures) {
  test(name, async ({ page, portal }) => {
    if (as === undefined) await page.goto(at);
    else await portal.signIn(as, { at });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await portal.expectLoaded();
    await steps?.(page);
    if (shows !== undefined) {
      await expect(page.getByRole('heading', { name: shows }).first()).toBeVisible();
    }
    await portal.expectLoaded();
    await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
    await expect(
      page.getByRole('progressbar', { name: 'Permintaan sedang diproses' }),
    ).toBeHidden();
    await maskIdentityNumbers(page);
    await savePicture(page, name);
  });
}
