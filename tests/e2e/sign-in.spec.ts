import { expect, test } from './fixtures.ts';

test.describe('the sign-in page', () => {
  test('shows the fixed texts for missing fields and a missing captcha', async ({
    page,
    portal,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    await expect(page.getByText('This field is required')).toHaveCount(2);
    await portal.fillSignIn('admin');
    await page.getByRole('button', { name: 'Masuk', exact: true }).click();
    const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(alert).toContainText('Validasi');
    await expect(alert).toContainText('Klik Captcha');
  });

  test('shows the password on request', async ({ page, portal }) => {
    await page.goto('/');
    await portal.fillSignIn('admin', 'rahasia');
    await page.getByRole('button', { name: 'Tampilkan kata sandi' }).click();
    await expect(page.getByLabel('Kata sandi', { exact: true })).toHaveAttribute('type', 'text');
  });

  test('shows a wrong password in a closable snackbar and allows a retry', async ({
    page,
    portal,
  }) => {
    await page.goto('/');
    await portal.submitSignIn('admin', 'bukan kata sandinya');
    await expect(page.getByText('Nama pengguna atau kata sandi salah.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Nama pengguna atau kata sandi salah.')).toBeHidden();
    await portal.submitSignIn('admin');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('has its captcha verified by the server', async ({ page }) => {
    const response = await page.request.post('/api/gtc/logingtc', {
      data: {
        Username: 'admin',
        Password: 'kotak-dingin-2-8',
        ApplicationCode: 'GTRY',
        captchaToken: 'e30=',
      },
    });
    expect(response.status()).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'CAPTCHA_DIPERLUKAN' });
  });

  test('submits with Enter and works without a mouse', async ({ page, portal }) => {
    await page.goto('/');
    await portal.fillSignIn('am');
    await page.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await page.getByLabel('Kata sandi', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('links to the registration', async ({ page, portal }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Registrasi BHBU Baru' }).click();
    await expect(page).toHaveURL(/\/register$/);
    await portal.expectAccessible();
  });

  test('lists the demo accounts and fills in the chosen one', async ({ page, portal }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /verificator/ }).click();
    await expect(page.getByLabel('Nama pengguna')).toHaveValue('verificator');
    await portal.expectAccessible();
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
      'fullname',
      'orgId',
      'org',
      'pic',
      'mode',
    ];
    expect(keys.filter(key => !known.includes(key))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('BHBU');
  });

  test('the requested URL is opened', async ({ page, portal }) => {
    await page.goto('/admin/role?sort=name');
    await expect(page).toHaveURL(/\/$/);
    await portal.submitSignIn('admin');
    await expect(page).toHaveURL(/\/admin\/role/);
  });

  test('/ and unknown paths lead to the dashboard', async ({ page, portal }) => {
    await portal.signInThroughForm('em');
    await page.goto('/');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/tidak/ada');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/admin/tidak-ada');
    await page
      .getByRole('link', { name: 'Go Home' })
      .or(page.getByRole('button', { name: 'Go Home' }))
      .click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('signing out asks for confirmation and ends the session on the server', async ({
    page,
    portal,
  }) => {
    await portal.signInThroughForm('legal');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.getByRole('button', { name: /^Akun / }).click();
    await page.getByRole('menuitem', { name: 'Keluar' }).click();
    await expect(page.getByText('Apakah anda yakin akan keluar?')).toBeVisible();
    await page.getByRole('button', { name: 'Batal' }).click();
    await portal.signOut();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    // The browser clears its session before the server has answered.
    const headers = { authorization: `Bearer ${token ?? ''}` };
    await expect
      .poll(async () => (await page.request.get('/api/negara', { headers })).status())
      .toBe(401);
  });
});
