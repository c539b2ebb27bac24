import type { Page } from '@playwright/test';

/** The password that the created accounts have chosen. */
export const chosenPassword = 'payung kuning tiga gang kelinci';

/** Creates an account through the API and replaces its initial password with `chosenPassword`. */
export async function createAccount(page: Page, userName: string, role: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const send = async (path: string, data: object, bearer: string | null = token) => {
    const response = await page.request.post(`/api${path}`, {
      data,
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    });
    return (await response.json()) as Record<string, string>;
  };
  const roles = await page.request.get(`/api/Role?q=${role}`, {
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  const { data } = (await roles.json()) as { data: { id: number; name: string }[] };
  const roleId = data.find(({ name }) => name === role)?.id;
  const created = await send('/GTC/Register', { userName, fullName: `Uji ${userName}`, roleId });
  const initialPassword = created['kataSandiAwal'] ?? '';
  const { token: accountToken = '' } = await send(
    '/gtc/logingtc',
    { Username: userName, Password: initialPassword, ApplicationCode: 'GTRY' },
    null,
  );
  await send(
    '/gtc/UpdateUserAndPassword',
    { passwordLama: initialPassword, passwordBaru: chosenPassword },
    accountToken,
  );
}
