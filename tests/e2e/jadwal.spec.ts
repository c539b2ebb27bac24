import { expect, test } from './fixtures.ts';

test('a facility edits its schedule by keyboard, copies a day and saves', async ({
  page,
  portal,
}) => {
  await portal.signIn('faskes');
  await page.getByRole('link', { name: 'Jadwal faskes' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Jadwal Klinik Pratama Melati' }),
  ).toBeVisible();
  await portal.expectAccessible();

  const day = (name: string) => page.getByRole('group', { name });
  const sunday = day('Minggu');
  // A closed day is not taller than an open one.
  await expect(sunday.getByText('Tutup')).toBeVisible();
  const heightOf = async (name: string) => (await day(name).boundingBox())?.height ?? 0;
  expect(await heightOf('Minggu')).toBeLessThanOrEqual(await heightOf('Sabtu'));
  await sunday.getByRole('switch').focus();
  await page.keyboard.press('Space');
  await expect(sunday.getByLabel('Jam buka')).toBeVisible();
  for (const timeText of ['9', '13.30', '', '', '250']) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('ControlOrMeta+a');
    if (timeText) await page.keyboard.type(timeText);
  }
  await expect(sunday.getByLabel('Jam tutup')).toHaveValue('13:30');
  await page.keyboard.press('Tab');
  await expect(sunday.getByRole('button', { name: 'Salin Minggu ke hari lain' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Salin jadwal Minggu ke hari lain' });
  await portal.expectAccessible();
  await dialog.getByRole('checkbox', { name: 'Sabtu' }).focus();
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: 'Salin ke 1 hari' }).focus();
  await page.keyboard.press('Enter');
  await expect(day('Sabtu').getByLabel('Kapasitas')).toHaveValue('250');
  await expect(sunday.getByRole('button', { name: 'Salin Minggu ke hari lain' })).toBeFocused();

  await day('Senin').getByLabel('Jam tutup').fill('07:00');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Terdapat kesalahan' });
  await expect(summary).toBeFocused();
  await portal.expectAccessible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(day('Senin').getByLabel('Jam tutup')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('16');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Jadwal Klinik Pratama Melati disimpan')).toBeVisible();
  await page.reload();
  await expect(day('Sabtu').getByLabel('Jam tutup')).toHaveValue('13:30');
  await expect(day('Minggu').getByLabel('Kapasitas')).toHaveValue('250');
});
