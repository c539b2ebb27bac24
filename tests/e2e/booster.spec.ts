import { expect, test } from './fixtures.ts';

test('a company finds an eligible participant, checks eligibility and creates a ticket', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await portal.signIn('bhbu', { at: '/dashboard/peserta-booster' });
  await expect(page.getByText(/^\d+ peserta booster/)).toBeVisible();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Tambah filter' }).click();
  await page.getByRole('menuitem', { name: 'Kelayakan' }).click();
  await page.getByRole('menuitemradio', { name: 'Layak', exact: true }).click();
  await expect(page.getByText(/sesuai filter/)).toBeVisible();
  await expect(page.getByText('Belum layak', { exact: true })).toHaveCount(0);

  const headers = await portal.authHeaders();
  const response = await page.request.get(
    '/api/Peserta/getByUserId?VaccinationType=1&isEligible=true&statusData=VALID&pageSize=500',
    { headers },
  );
  const { data } = (await response.json()) as {
    data: {
      id: number;
      nama: string;
      noTiket: string | null;
      isActive: boolean;
      dosisDiberikan: number;
    }[];
  };
  const eligible = data.find(
    ({ noTiket, isActive, dosisDiberikan }) => noTiket === null && isActive && dosisDiberikan === 0,
  );
  if (!eligible) throw new Error('The demo data has no booster peserta without a ticket.');
  await page.goto(`/dashboard/peserta-booster/edit/${eligible.id}`);
  await expect(page.getByRole('note').getByText(/Layak menerima booster/)).toBeVisible();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('menuitem', { name: 'Periksa kelayakan' }).click();
  await page.getByRole('button', { name: 'Periksa kelayakan peserta booster' }).click();
  await expect(page.getByText(/Terakhir diperiksa/)).toBeVisible();
  await page.getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('menuitem', { name: 'Buat tiket' }).click();
  await page.getByRole('button', { name: 'Buat tiket peserta booster' }).click();
  await expect(page.getByText(/Nomor tiket: BST-/)).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await portal.expectNoHorizontalScroll();
  await portal.expectAccessible();
});
