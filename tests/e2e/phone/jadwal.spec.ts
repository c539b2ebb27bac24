import { expect, test } from '../fixtures.ts';

test('a schedule has one card per day on a phone, without horizontal scrolling', async ({
  page,
  portal,
}) => {
  await portal.signIn('faskes2', { at: '/dashboard/faskes/edit-jadwal/2' });
  await expect(
    page.getByRole('heading', { level: 1, name: 'Jadwal RS Bunga Tanjung' }),
  ).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();

  const people = String(100 + (Date.now() % 900));
  const sunday = page.getByRole('group', { name: 'Minggu' });
  await sunday.getByLabel('Kapasitas').fill(people);
  await sunday.getByRole('button', { name: 'Salin Minggu ke hari lain' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Sabtu' }).tap();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
  await dialog.getByRole('button', { name: 'Salin ke 1 hari' }).tap();
  await page.getByRole('button', { name: 'Simpan' }).tap();
  await expect(page.getByText('Jadwal RS Bunga Tanjung disimpan')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Sabtu' }).getByLabel('Kapasitas')).toHaveValue(
    people,
  );
});
