import { expect, test } from './fixtures.ts';

test.describe('the sign-in page', () => {
  test('submits with Enter and works without a mouse', async ({ page, portal }) => {
    await page.goto('/');
    await portal.fillSignIn('am');
    await page.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await page.getByLabel('Kata sandi', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('has strict security headers', async ({ page }) => {
    const response = await page.goto('/');
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy.split(';').find(one => one.trim().startsWith('script-src '))).not.toContain(
      'unsafe-inline',
    );
  });
});

test.describe('after signing in', () => {
  test('local storage contains only the specified keys', async ({ page, portal }) => {
    await portal.signInThroughForm('bhbu');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('org')))
      .toBe('PT Tirta Sejahtera Abadi');
    const keys = await page.evaluate(() => Object.keys(localStorage));
    const known = [
      'token',
      'user',
      'id',
      'idRef',
      'role',
      'hak',
      'fullname',
      'zone',
      'orgId',
      'org',
      'pic',
      'mode',
    ];
    expect(keys.filter(key => !known.includes(key))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('BHBU');
  });
});
