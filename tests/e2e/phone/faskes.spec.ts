import { expect, test } from '../fixtures.ts';

test('a guarantee is answered on a phone by keyboard only', async ({ page, portal }) => {
  await portal.signIn('am', { at: '/dashboard/faskes/list-faskes' });
  await expect(page.getByRole('link', { name: /Klinik Pratama Anggrek/ })).toContainText(
    'Belum lengkap',
  );
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
  await page.getByRole('link', { name: /Klinik Pratama Anggrek/ }).focus();
  await page.keyboard.press('Enter');
  const openButton = page.getByRole('button', { name: 'Ubah: Limbah medis' });
  await openButton.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Limbah medis' });
  await expect(dialog).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();

  await dialog.getByRole('radio', { name: 'Ya' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'Tidak' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('Catatan (opsional)')).toBeFocused();
  const note = `Menunggu insinerator ${Date.now()}`;
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(note);
  const save = dialog.getByRole('button', { name: 'Simpan' });
  for (let step = 0; step < 8; step++) {
    if (await save.evaluate(element => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(note)).toBeVisible();
  // The focus returns to the button that opened the dialog.
  await expect(openButton).toBeFocused();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
});
