import { expect, test } from './fixtures.ts';

const everyone = ['Dasbor'];
const company = [
  ...everyone,
  'Daftar peserta',
  'Peserta booster',
  'Data perusahaan',
  'Riwayat unggahan',
];
const master = ['Faskes', 'BHBU', 'Produk', 'Layanan'];
const managers = [
  ...everyone,
  'Daftar peserta',
  'Peserta booster',
  ...master,
  'Riwayat unggahan',
  'Pendaftaran BHBU',
];
const admins = [
  ...everyone,
  'Booster eksternal',
  'Daftar peserta',
  'Peserta booster',
  ...master,
  'Pengguna',
  'Peran',
  'Ubah tiket peserta',
  'Vaksinasi',
  'Riwayat unggahan',
  'Pendaftaran BHBU',
  'Jejak audit',
  'Kotak keluar',
];
const facilities = [
  ...everyone,
  'Peserta booster',
  'Booster eksternal',
  'Data faskes',
  'Jadwal faskes',
  'Vaksinasi',
  'Riwayat unggahan',
];
const readers = [...everyone, 'BHBU'];
const verifiers = [...readers, 'Pendaftaran BHBU'];

/** The exact side menu of each demo account. */
const menus: Record<string, string[]> = {
  superadmin: admins,
  admin: admins,
  am: managers,
  legal: readers,
  finance: readers,
  ps: readers,
  em: everyone,
  verificator: verifiers,
  bhbu: company,
  faskes: facilities,
  faskes2: facilities,
};

for (const [userName, entries] of Object.entries(menus)) {
  test(`${userName} sees exactly its menu`, async ({ page, portal }) => {
    await portal.signIn(userName);
    expect(await portal.menu()).toEqual(entries);
    // The layout is the same for all accounts, so only the longest menu is checked.
    if (userName === 'superadmin') await portal.expectAccessible();
    await portal.signOut();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('a company without a PIC sees the PIC dialog first', async ({ page, portal }) => {
  await page.goto('/');
  await portal.signInHere('bhbu2');
  const asked = page.getByRole('dialog', { name: 'Input PIC Data' });
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(asked).toBeHidden();
});

test('a screen without access is denied and the session stays open', async ({ page, portal }) => {
  await portal.signIn('bhbu');
  await page.goto('/admin/role');
  await expect(page.getByRole('heading', { name: 'Akses ditolak' })).toBeVisible();
  await portal.expectAccessible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Indah Permatasari');
});

test('the drawer is 260 px wide, temporary at 990 px and permanent at 992 px', async ({
  page,
  portal,
}) => {
  await portal.signIn('admin');
  await page.setViewportSize({ width: 992, height: 800 });
  const drawer = page.getByRole('navigation', { name: 'Menu utama' });
  await expect(drawer).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buka menu' })).toBeHidden();
  const width = await drawer.evaluate(element => {
    const paper = element.closest('.MuiDrawer-paper') ?? element;
    return Math.round(paper.getBoundingClientRect().width);
  });
  expect(width).toBe(260);
  await page.setViewportSize({ width: 990, height: 800 });
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Buka menu' }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Peran' }).click();
  await expect(page).toHaveURL(/\/admin\/role/);
  await expect(drawer).toBeHidden();
});

test('the colour mode can be switched and is remembered', async ({ page, portal }) => {
  await portal.signIn('admin');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Ganti ke mode gelap' }).click();
  await expect.poll(ground).not.toBe(light);
  await portal.expectAccessible();
  await page.reload();
  await expect.poll(ground).not.toBe(light);
});
