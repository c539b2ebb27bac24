import { expect, test } from './fixtures.ts';

test('screens, records and a pasted NIK are found with the keyboard', async ({ page, portal }) => {
  await portal.signIn('admin');
  const field = page.getByRole('combobox', { name: 'Cari atau lompat ke…' });

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await portal.expectAccessible();
  await page.keyboard.type('jejak');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Jejak audit' })).toBeFocused();

  await page.keyboard.press('/');
  await field.fill('sari');
  const person = page.getByRole('group', { name: 'Peserta' }).getByRole('option').first();
  await expect(person).toBeVisible();
  const name = (await person.innerText()).split('\n')[0] ?? '';
  await portal.expectAccessible();
  await person.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const headers = await portal.authHeaders();
  const revealed = await page.request.post(`/api/Peserta/identitas/${id}`, { headers });
  const { nik } = (await revealed.json()) as { nik: string };
  await page.getByRole('button', { name: /^Cari atau lompat ke…/ }).click();
  await expect(page.getByRole('group', { name: 'Terakhir dibuka' })).toContainText(name);
  await field.fill(nik);
  await expect(page.getByRole('option', { name: new RegExp(`^${name}`) }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  expect(page.url()).not.toContain(nik);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toContain(nik);
  expect(stored.toLowerCase()).not.toContain('sari');

  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});
