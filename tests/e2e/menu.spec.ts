import { expect, test } from './fixtures.ts';

const commonEntries = ['Dasbor'];
const contractEntries = ['PKS', 'Pemesanan'];
const companyEntries = [
  ...commonEntries,
  'Daftar peserta',
  'Peserta booster',
  'Data perusahaan',
  ...contractEntries,
  'Batch voucher',
  'Periksa voucher',
  'Penerimaan',
  'Stok vaksin',
  'Daftar voucher',
  'Peserta voucher',
  'Bukti vaksinasi',
  'Invoice',
  'Riwayat unggahan',
];
const masterDataEntries = ['Faskes', 'BHBU', 'Produk', 'Layanan'];
const managerEntries = [
  ...commonEntries,
  'Daftar peserta',
  'Peserta booster',
  ...masterDataEntries,
  ...contractEntries,
  'Pengiriman',
  'Batch voucher',
  'Input peserta voucher',
  'Batch',
  'Stok vaksin',
  'Distributor',
  'Kontrak voucher',
  'Daftar voucher',
  'Peserta voucher',
  'Bukti vaksinasi',
  'Invoice',
  'Riwayat unggahan',
  'Pendaftaran BHBU',
];
const adminEntries = [
  ...commonEntries,
  'Booster eksternal',
  'Daftar peserta',
  'Peserta booster',
  ...masterDataEntries,
  ...contractEntries,
  'Pengiriman',
  'Batch voucher',
  'Input peserta voucher',
  'Periksa voucher',
  'Pengguna',
  'Peran',
  'Ubah tiket peserta',
  'Vaksinasi',
  'Batch',
  'Stok vaksin',
  'Catatan suhu',
  'Distributor',
  'Kontrak voucher',
  'Daftar voucher',
  'Peserta voucher',
  'Bukti vaksinasi',
  'Invoice',
  'Verifikasi pembayaran',
  'Ringkasan uang',
  'Riwayat unggahan',
  'Pendaftaran BHBU',
  'Jejak audit',
  'Kotak keluar',
  'Penjual',
];
const facilityEntries = [
  ...commonEntries,
  'Peserta booster',
  'Booster eksternal',
  'Data faskes',
  'Jadwal faskes',
  'Input peserta voucher',
  'Periksa voucher',
  'Vaksinasi',
  'Penerimaan',
  'Stok vaksin',
  'Catatan suhu',
  'Peserta voucher',
  'Bukti vaksinasi',
  'Riwayat unggahan',
];
const shipmentEntries = ['Pengiriman', 'Batch', 'Stok vaksin', 'Catatan suhu', 'Distributor'];
const readerEntries = [...commonEntries, 'BHBU'];
const verifierEntries = [...readerEntries, 'Pendaftaran BHBU'];

/** The exact side menu of each demo account. */
const menuByUser: Record<string, string[]> = {
  superadmin: adminEntries,
  admin: adminEntries,
  am: managerEntries,
  legal: [...readerEntries, ...contractEntries],
  finance: [
    ...readerEntries,
    'Pemesanan',
    'Invoice',
    'Verifikasi pembayaran',
    'Ringkasan uang',
    'Penjual',
  ],
  ps: [...readerEntries, ...shipmentEntries],
  em: [...commonEntries, ...shipmentEntries],
  verificator: verifierEntries,
  bhbu: companyEntries,
  faskes: facilityEntries,
  faskes2: facilityEntries,
};

for (const [userName, entries] of Object.entries(menuByUser)) {
  test(`${userName} sees exactly its menu`, async ({ page, portal }) => {
    await portal.signIn(userName);
    expect(await portal.menuLabels()).toEqual(entries);
    // The layout is the same for all accounts, so only the longest menu is checked.
    if (userName === 'superadmin') await portal.expectAccessible();
    await portal.signOut();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('a company without a PIC sees the PIC dialog first', async ({ page, portal }) => {
  await page.goto('/');
  await portal.submitSignIn('bhbu2');
  const picDialog = page.getByRole('dialog', { name: 'Input PIC Data' });
  await expect(picDialog).toBeVisible();
  await picDialog.getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(picDialog).toBeHidden();
});

test('a screen without access is denied and the session stays open', async ({ page, portal }) => {
  await portal.signIn('bhbu', { at: '/admin/role' });
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
  const bodyColor = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const lightColor = await bodyColor();
  await page.getByRole('button', { name: 'Ganti ke mode gelap' }).click();
  await expect.poll(bodyColor).not.toBe(lightColor);
  await portal.expectAccessible();
  await page.reload();
  await expect.poll(bodyColor).not.toBe(lightColor);
});
