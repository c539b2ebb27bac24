import { expect, test } from './fixtures.ts';

test('an ADMIN creates, edits and deletes a role', async ({ page, portal }) => {
  await portal.signIn('admin');
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Peran' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Peran' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'VERIFICATOR' })).toBeVisible();
  await portal.expectAccessible();

  await page.getByRole('link', { name: /Tambah peran/ }).click();
  await expect(page).toHaveURL(/\/admin\/role\/add$/);
  // The URL changes before the list, which has a 'Simpan filter' button too, is replaced.
  await expect(page.getByRole('heading', { level: 1, name: 'Tambah peran' })).toBeVisible();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Terdapat kesalahan' });
  await expect(summary).toBeVisible();
  await expect(page).toHaveTitle(/^Kesalahan: /);
  await portal.expectAccessible();
  await summary.getByRole('link', { name: /Nama peran/ }).click();
  await expect(page.getByLabel('Nama peran')).toBeFocused();

  await page.getByLabel('Nama peran').fill('Koordinator Jawa Barat');
  await page.getByRole('combobox', { name: 'Peran dasar' }).click();
  await page.getByRole('option', { name: 'Account manager (AM)' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Koordinator Jawa Barat ditambahkan')).toBeVisible();

  await page.goto('/admin/role');
  await page.getByRole('link', { name: 'Koordinator Jawa Barat' }).click();
  await expect(page).toHaveURL(/\/admin\/role\/edit\/\d+$/);
  await page.getByLabel('Keterangan').fill('Untuk wilayah Jawa Barat');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Koordinator Jawa Barat disimpan')).toBeVisible();

  await page.goto('/admin/role');
  await page.getByRole('checkbox', { name: /Koordinator Jawa Barat/ }).check();
  await page.getByRole('button', { name: /^Hapus/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Hapus/ })
    .click();
  await expect(page.getByText(/dihapus|berhasil/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Koordinator Jawa Barat' })).toBeHidden();
});

test('a taken name is reported by the server at its field', async ({ page, portal }) => {
  await portal.signIn('admin', { at: '/admin/role/add?peranDasar=EM' });
  await page.getByLabel('Nama peran').fill('verificator');
  await page.getByRole('combobox', { name: 'Peran dasar' }).click();
  await page.getByRole('option', { name: 'Staf EM' }).click();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Nama ini sudah dipakai peran lain' }),
  ).toBeVisible();
  await expect(page.getByLabel('Nama peran')).toHaveAttribute('aria-invalid', 'true');
});

test('search, filter and sort stay in the URL through reload and back', async ({
  page,
  portal,
}) => {
  await portal.signIn('admin', { at: '/admin/role' });
  await page.getByRole('searchbox').or(page.getByPlaceholder(/Cari/)).first().fill('VERIF');
  await expect(page.getByRole('link', { name: 'VERIFICATOR' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'LEGAL' })).toBeHidden();
  await expect(page).toHaveURL(/VERIF/);
  await page.reload();
  await expect(page.getByRole('link', { name: 'VERIFICATOR' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'LEGAL' })).toBeHidden();
  await page.getByRole('link', { name: 'VERIFICATOR' }).click();
  await expect(page).toHaveURL(/edit/);
  await page.goBack();
  await expect(page).toHaveURL(/VERIF/);
});

test('a possible identity number is never in the URL or the browser storage', async ({
  page,
  portal,
}) => {
  await portal.signIn('admin', { at: '/admin/role' });
  await page
    .getByRole('searchbox')
    .or(page.getByPlaceholder(/Cari/))
    .first()
    .fill('3273056010900009');
  await expect(page.getByRole('link', { name: 'VERIFICATOR' })).toBeHidden();
  expect(page.url()).not.toContain('3273056010900009');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('3273056010900009');
});

test('a concurrent change of a role shows a conflict dialog', async ({ page, portal, browser }) => {
  await portal.signIn('admin');
  const headers = await portal.authHeaders();
  const name = `Berebut ${Date.now()}`;
  const created = await page.request.post('/api/Role', {
    headers,
    data: { name, peranDasar: 'AM' },
  });
  const { id } = (await created.json()) as { id: number };
  await page.goto(`/admin/role/edit/${id}`);
  await page.getByLabel('Keterangan').fill('dari saya');
  await page.request.put(`/api/Role/${id}`, {
    headers,
    data: { name, peranDasar: 'AM', keterangan: 'dari orang lain' },
  });
  await page.getByRole('button', { name: 'Simpan' }).click();
  const conflict = page.getByRole('dialog');
  await expect(conflict).toContainText('dari orang lain');
  await expect(conflict).toContainText('dari saya');
  await portal.expectAccessible();
  await conflict.getByRole('button', { name: 'Simpan pilihan ini' }).click();
  await expect(page.getByText(`${name} disimpan`)).toBeVisible();
  const current = await page.request.get(`/api/Role/${id}`, { headers });
  expect(await current.json()).toMatchObject({ keterangan: 'dari saya', version: 3 });
  expect(browser.isConnected()).toBe(true);
});

test('the column selection is saved on the server', async ({ page, portal, browser }) => {
  await portal.signIn('superadmin', { at: '/admin/role' });
  await page.getByRole('button', { name: 'Kolom' }).click();
  const saved = page.waitForResponse(
    response =>
      response.url().includes('/preferensi/kolom.role') && response.request().method() === 'PUT',
  );
  await page
    .getByRole('checkbox', { name: 'Keterangan' })
    .or(page.getByRole('menuitemcheckbox', { name: 'Keterangan' }))
    .first()
    .click();
  await saved;
  await page.keyboard.press('Escape');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const stored = await page.request.get('/api/preferensi/kolom.role', {
    headers: { authorization: `Bearer ${token ?? ''}` },
  });
  expect(JSON.stringify(await stored.json())).not.toBe('{"key":"kolom.role","value":null}');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Keterangan' })).toBeHidden();
  expect(browser.isConnected()).toBe(true);
});

test('the list is exported as a spreadsheet', async ({ page, portal }) => {
  await portal.signIn('admin', { at: '/admin/role' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Ekspor/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Peran.*\.xlsx$/);
});
