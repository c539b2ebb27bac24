import { normalizeCode } from '#contract/domains/voucher/code.ts';
import { addDays } from '#contract/core/values/day.ts';
import { expect, PortalPage, test } from './fixtures.ts';
import { OrderApi } from './orderApi.ts';
import { confirmAction, todayInJakarta, typedDay } from './orderSteps.ts';
import { readQrCodes, startBrowserWithCamera } from './qrCodes.ts';
import { bindParticipant, checkCode, company } from './voucherSteps.ts';

/** Chooses an option of a searchable field by a part of its name. */
async function choose({ page }: PortalPage, label: string, option: string | RegExp) {
  const field = page.getByRole('combobox', { name: label });
  if (typeof option === 'string') await field.fill(option);
  else await field.click();
  await page.getByRole('option', { name: option }).first().click();
}

test('vouchers go from the contract through a printed ticket to a dose', async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  const api = new OrderApi(page.request);
  const order = await api.paidOrder(10);
  const [invoice] = await api.invoicesOf(order.id);
  const title = `Uji voucher ${order.id}`;

  // An administrator drafts and activates the contract.
  await portal.signIn('admin', { at: '/admin/voucher-contract/add' });
  await choose(portal, 'Perusahaan', company);
  await choose(portal, 'Invoice', invoice?.noInvoice ?? '');
  await choose(portal, 'Produk', /Sinopharm/);
  await page.getByLabel('Judul').fill(title);
  await page.getByLabel('Berlaku mulai').fill(typedDay(todayInJakarta()));
  await page.getByLabel('Berlaku sampai').fill(typedDay(addDays(todayInJakarta(), 60)));
  await page.getByLabel('Kuota').fill('4');
  await page.getByLabel('Awalan kode').fill('uja');
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/voucher-contract\/list-voucher/);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await confirmAction(portal, 'Aktifkan', 'Aktifkan kontrak voucher');
  await expect(page.getByRole('heading', { level: 1, name: /^VC\/VGR\// })).toBeVisible();
  await portal.expectAccessible();

  // Three of its four vouchers are issued, activated and printed.
  await page.getByRole('link', { name: 'Terbitkan voucher' }).first().click();
  await page.getByRole('textbox', { name: 'Jumlah' }).fill('3');
  await expect(page.getByText('Sisa kuota 4 voucher, sesudah ini 1.')).toBeVisible();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  const issued = page.getByRole('dialog', { name: '3 voucher terbit' });
  await issued.getByRole('link', { name: 'Buka transaksi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^VT\/VGR\// })).toBeVisible();
  const transactionPath = new URL(page.url()).pathname;
  await confirmAction(portal, 'Aktifkan', 'Aktifkan transaksi voucher');
  await portal.expectAccessible();
  await page.getByRole('link', { name: 'Cetak tiket' }).first().click();
  const tickets = page.getByRole('article');
  await expect(tickets).toHaveCount(3);
  await portal.expectAccessible();
  const labels = await Promise.all(
    (await tickets.all()).map(one => one.getAttribute('aria-label')),
  );
  const codes = labels.map(label => normalizeCode(label ?? '')).sort();

  // Another program reads exactly the codes from the printed sheet.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  expect(await readQrCodes(await page.screenshot({ fullPage: true, scale: 'css' }))).toEqual(codes);
  const ticket = await tickets.first().screenshot();
  const [shown = ''] = await readQrCodes(ticket);
  expect(codes).toContain(shown);

  // A clinic scans the ticket with its camera.
  const camera = await startBrowserWithCamera(page, ticket);
  const context = await camera.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    reducedMotion: 'reduce',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  const clinic = new PortalPage(await context.newPage());
  await clinic.signIn('faskes', { at: '/dashboard/voucher/validate' });
  await expect(clinic.page.getByLabel('Kode voucher')).toBeVisible();
  await clinic.expectFit();
  await clinic.page.getByRole('button', { name: 'Pindai dengan kamera' }).click();
  await expect(clinic.page.getByRole('heading', { name: 'Dapat dipakai' })).toBeVisible();
  expect(clinic.page.url()).not.toContain(shown);
  await clinic.expectFit();

  // Its participant is entered, and the dose is recorded with the voucher.
  await clinic.page.getByRole('button', { name: 'Isi peserta' }).click();
  await bindParticipant(clinic, 'Wulan Uji Voucher');
  await clinic.expectFit();
  await clinic.page.getByRole('button', { name: 'Lanjut skrining dan suntik' }).click();
  const month = todayInJakarta().slice(2, 7).replace('-', '');
  const session = clinic.page.getByRole('group', { name: 'Vaksin sesi ini' });
  await session.getByRole('button', { name: 'Pilih vaksin' }).click();
  await expect(clinic.page.getByRole('dialog')).toBeVisible();
  await clinic.page.keyboard.type(`VGR${month}`);
  await clinic.page.keyboard.press('Enter');
  await expect(session).toContainText(`Batch VGR${month}, s/d `);
  await clinic.page.keyboard.press('Alt+t');
  // At the end of the page, where no field is partly below the bar that saves.
  await clinic.page.keyboard.press('Control+End');
  await clinic.expectFit();
  await clinic.page.keyboard.press('Control+Enter');
  await expect(clinic.page.getByRole('heading', { name: 'Voucher terpakai' })).toBeVisible();
  await clinic.expectFit();
  await checkCode(clinic, shown);
  await expect(clinic.page.getByRole('heading', { name: 'Sudah dipakai' })).toBeVisible();
  await camera.close();

  // The company sees that one of three is used.
  const companyContext = await browser.newContext();
  const buyer = new PortalPage(await companyContext.newPage());
  await buyer.signIn('bhbu', { at: transactionPath });
  await expect(buyer.page.getByText('Terpakai').first()).toBeVisible();
  const answer = await buyer.page.request.get(
    `/api/VoucherTransaction/${transactionPath.split('/').at(-1)}`,
    {
      headers: await buyer.authHeaders(),
    },
  );
  expect(await answer.json()).toMatchObject({ terpakai: 1, aktif: 2, status: 'SEBAGIAN_TERPAKAI' });
  await buyer.expectAccessible();
  await buyer.page.goto('/dashboard');
  await expect(buyer.page.getByRole('region', { name: 'Voucher', exact: true })).toContainText(
    'Terpakai',
  );
  await companyContext.close();
});
