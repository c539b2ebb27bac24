import type { Page } from '@playwright/test';
import { totpCode, totpStep } from '#server/platform/auth/totp-code.ts';
import { chosenPassword, createAccount } from './createAccount.ts';
import { expect, test as base, type PortalPage } from './fixtures.ts';

/** Passkeys work at the address of the portal only, which is no IP address. */
const test = base.extend({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});

/** Creates an account and signs in with it on the page about security. */
async function openSecurity(page: Page, portal: PortalPage): Promise<string> {
  const userName = `faktor.${Date.now()}`;
  await portal.signIn('admin');
  await createAccount(page, userName, 'LEGAL');
  await portal.signIn(userName, { at: '/dashboard/user/security', password: chosenPassword });
  return userName;
}

/** Signs out and gives the password again; the second step is shown. */
async function signInAgain(page: Page, portal: PortalPage, userName: string): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await portal.submitSignIn(userName, chosenPassword);
}

const storeCodes = async (page: Page): Promise<void> => {
  const codes = page.getByRole('dialog', { name: 'Simpan kode pemulihan Anda' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'Sudah saya simpan' }).click();
};

test('a passkey is added and signs in', async ({ page, portal }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const userName = await openSecurity(page, portal);
  await page.getByRole('button', { name: 'Tambah passkey' }).click();
  await page.getByLabel('Nama passkey').fill('Laptop uji');
  await page.keyboard.press('Enter');
  await storeCodes(page);
  await expect(page.getByRole('list', { name: 'Passkey' })).toContainText('Laptop uji');
  await portal.expectAccessible();

  await signInAgain(page, portal, userName);
  await expect(page.getByRole('heading', { name: 'Langkah kedua' })).toBeVisible();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Pakai passkey' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an authenticator app signs in, until the device is trusted', async ({ page, portal }) => {
  const userName = await openSecurity(page, portal);
  await page.getByRole('button', { name: 'Pasang aplikasi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aplikasi autentikator' });
  const key = await dialog.getByText(/ketik kunci ini/).textContent();
  const secret = /: ([A-Z2-7 ]+)/.exec(key ?? '')?.[1]?.replaceAll(' ', '') ?? '';
  await expect(dialog.getByRole('img', { name: /Kode QR/ })).toBeVisible();
  const step = totpStep(new Date());
  await dialog.getByLabel('Kode dari aplikasi').fill(totpCode(secret, step));
  await page.keyboard.press('Enter');
  await storeCodes(page);

  await signInAgain(page, portal, userName);
  await page.getByLabel('Kode autentikator').fill(totpCode(secret, step));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Kode ini salah, sudah dipakai/)).toBeVisible();
  await page.getByRole('checkbox', { name: /Percayai perangkat ini/ }).check();
  await page.getByLabel('Kode autentikator').fill(totpCode(secret, step + 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await signInAgain(page, portal, userName);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/dashboard/user/security');
  await expect(page.getByRole('list', { name: 'Perangkat tepercaya' })).toContainText(
    'Perangkat ini',
  );
});
