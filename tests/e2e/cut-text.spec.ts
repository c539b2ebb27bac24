import { findCutTexts, unbrokenValues } from './cutText.ts';
import { expect, test, type PortalPage } from './fixtures.ts';

const widths = [1280, 1024, 1366, 390];

/** A list for each kind of record page with amounts, dates or tables. */
const lists = [
  '/admin/pemesanan/list-pemesanan',
  '/admin/pks/list-pks',
  '/admin/invoice/list-invoice',
  '/admin/invoice/pembayaran',
  '/admin/invoice/rekonsiliasi',
  '/admin/pengiriman/list-pengiriman',
  '/admin/stok/list-stok',
  '/admin/peserta/list-upload',
  '/dashboard/bhbu/list-bhbu',
];

/** Checks a page at several widths. */
async function check(portal: PortalPage, path: string, sizes: readonly number[]): Promise<void> {
  const { page } = portal;
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 800 });
    await portal.expectLoaded();
    await portal.expectNoHorizontalScroll();
    const name = `${path} ${width}`;
    // The cues of boxes that scroll follow their layout in the next frames, which a busy machine shows late.
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(findCutTexts, unbrokenValues), { message: name, timeout: 10_000 })
      .toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('lists and record pages cut no text and break no value at any width', async ({
  page,
  portal,
}) => {
  await portal.signIn('admin');
  for (const path of [...lists, '/admin/invoice/ringkasan']) {
    await page.goto(path);
    const link = page.locator('tbody a').first();
    await link.waitFor();
    const record = await link.getAttribute('href');
    await check(portal, path, widths);
    if (!lists.includes(path)) continue;
    await page.goto(record ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await check(portal, record ?? '', widths);
  }
});

test('the pages of a facility cut no text and break no value, also beside the menu of a tablet', async ({
  page,
  portal,
}) => {
  await portal.signIn('faskes');
  for (const path of ['/dashboard', '/dashboard/vaksinasi', '/dashboard/pengiriman/penerimaan']) {
    await page.goto(path);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await check(portal, path, [1280, 1000, 820, 360]);
  }
});

test('the check sees a cut text, a text beside its cell, a cut amount and a broken date', async ({
  page,
}) => {
  await page.setContent(`
    <style>div { width: 60px; white-space: nowrap } td { max-width: 60px; white-space: nowrap }</style>
    <div style="overflow: hidden">Vaksinasi keluarga</div>
    <div style="overflow: auto">Rp 26.374.200 dari Rp 35.165.600</div>
    <div style="overflow: hidden; text-overflow: ellipsis">Rp 26.374.200</div>
    <div style="overflow: hidden; text-overflow: ellipsis">Nama yang panjang</div>
    <div style="white-space: normal">28-Nov-2026</div>
    <table><tr><td>Penjelasan di luar selnya</td></tr></table>`);
  const found = await page.evaluate(findCutTexts, unbrokenValues);
  expect(found.map(problem => problem.replace(/ in .*$/, ''))).toEqual([
    'cut: "Vaksinasi keluarga"',
    'scrolls without a cue: "Rp 26.374.200 dari Rp 35.165.600"',
    'value cut: "Rp 26.374.200"',
    '"28-Nov-2026" broken: "28-Nov-2026"',
    'leaves its cell: "Penjelasan di luar selnya"',
  ]);
});
