import { expect, test } from '../fixtures.ts';
import { bindParticipant, checkCode, VoucherApi } from '../voucherSteps.ts';

test('a clinic checks, binds and uses a voucher on a phone', async ({ page, portal }) => {
  const { tickets } = await new VoucherApi(page.request).activeTransaction(2);
  await portal.signIn('faskes', { at: '/dashboard/voucher/form-voucher' });
  await portal.expectFit();
  await checkCode(portal, tickets[0]?.code ?? '');
  await bindParticipant(portal, 'Sari Uji Ponsel');
  await portal.expectFit();
  await page.getByRole('button', { name: 'Pakai tanpa mencatat' }).tap();
  await expect(page.getByRole('dialog')).toContainText('Sari Uji Ponsel');
  await portal.expectFit();
  await page.getByRole('button', { name: 'Pakai voucher', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Voucher terpakai' })).toBeVisible();
  await portal.expectFit();
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.expectNoHorizontalScroll();
});

test('a company follows its vouchers on a phone', async ({ page, portal }) => {
  await portal.signIn('bhbu', { at: '/dashboard/voucher/list-voucher' });
  await expect(page.getByText('Sisa kuota').first()).toBeVisible();
  await portal.expectFit();
  await page
    .getByRole('link', { name: /^VT\/VGR\// })
    .first()
    .tap();
  await expect(page.getByRole('heading', { level: 1, name: /^VT\/VGR\// })).toBeVisible();
  await portal.expectFit();
  await page.goto('/dashboard/voucher/semua');
  await expect(page.getByText(/\d+ voucher/).first()).toBeVisible();
  await portal.expectFit();
});
