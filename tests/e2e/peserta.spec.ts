import { expect, test } from './fixtures.ts';

test('on a phone participants are cards, and their page and form fit the width', async ({
  page,
  portal,
}) => {
  await portal.signIn('bhbu');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard/table-list');
  await expect(page.getByRole('list', { name: 'Daftar peserta' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(0);
  await portal.expectNoHorizontalScroll();
  await page.getByRole('list', { name: 'Daftar peserta' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Riwayat' })).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
  await page.getByRole('link', { name: 'Ubah', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Perlihatkan/ }).first()).toBeVisible();
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
});

test('a concurrent change of a participant shows a conflict dialog without a full NIK', async ({
  page,
  portal,
}) => {
  await portal.signIn('bhbu');
  const headers = await portal.authHeaders();
  const answer = await page.request.get(
    '/api/Peserta/getByUserId?statusData=VALID&isWNI=true&pageSize=1',
    { headers },
  );
  const { data } = (await answer.json()) as { data: Record<string, unknown>[] };
  const [record] = data;
  if (!record) throw new Error('The demo data has no valid peserta.');
  await page.goto(`/dashboard/peserta/edit/${String(record['id'])}`);
  await page.getByRole('textbox', { name: 'Alamat' }).fill('Jalan Dari Saya Nomor 1');
  const concurrentChange = { ...record, alamat: 'Jalan Dari Rekan Nomor 2' };
  await page.request.put(`/api/Peserta/${String(record['id'])}`, {
    headers,
    data: concurrentChange,
  });
  await page.getByRole('button', { name: 'Simpan' }).click();
  const conflict = page.getByRole('dialog');
  await expect(conflict).toContainText('Jalan Dari Rekan Nomor 2');
  await expect(conflict).toContainText('Jalan Dari Saya Nomor 1');
  expect(await conflict.innerText()).not.toMatch(/\d{16}/);
  await portal.expectAccessible();
  await conflict.getByRole('button', { name: 'Simpan pilihan ini' }).click();
  await expect(page.getByText(`${String(record['nama'])} disimpan`)).toBeVisible();
  const current = await page.request.get(`/api/Peserta/GetById/${String(record['id'])}`, {
    headers,
  });
  expect(await current.json()).toMatchObject({ alamat: 'Jalan Dari Saya Nomor 1' });
});
