import { expect, test } from './fixtures.ts';

test('a company finds an invalid participant and corrects it', async ({ page, portal }) => {
  await portal.signIn('bhbu');
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Daftar peserta' })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/table-list$/);
  await expect(page.getByText(/peserta, \d+ tidak valid/)).toBeVisible();
  await portal.expectAccessible();

  await page.getByRole('button', { name: 'Tambah filter' }).click();
  await page.getByRole('menuitem', { name: 'Status data' }).click();
  await page.getByRole('menuitemradio', { name: 'Tidak valid' }).click();
  await expect(page.getByText(/sesuai filter/)).toBeVisible();
  await expect(page.getByText('Valid', { exact: true })).toHaveCount(0);

  const headers = await portal.authHeaders();
  const answer = await page.request.get(
    '/api/Peserta/getByUserId?statusData=INVALID&pageSize=500',
    { headers },
  );
  const { data } = (await answer.json()) as {
    data: { id: number; nama: string; alasan: { code: string }[] }[];
  };
  const invalidPeserta = data.find(({ alasan }) =>
    alasan.every(({ code }) => code === 'E09' || code === 'W03'),
  );
  if (!invalidPeserta) throw new Error('The demo data has no peserta with a wrong phone number.');
  await page.goto(`/dashboard/peserta/edit/${invalidPeserta.id}`);
  const note = page.getByRole('note');
  await expect(note).toContainText('Nomor HP tidak sah');
  await portal.expectAccessible();
  await note.getByRole('link', { name: /tidak sah/ }).click();
  await expect(page.getByLabel('Nomor HP')).toBeFocused();
  await page.getByLabel('Nomor HP').fill('0812 9090 1234');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(`${invalidPeserta.nama} disimpan`)).toBeVisible();
  const current = await page.request.get(`/api/Peserta/GetById/${invalidPeserta.id}`, { headers });
  expect(await current.json()).toMatchObject({ statusData: 'VALID' });
});

test('an ADMIN sees the companies of participants and filters by one', async ({ page, portal }) => {
  await portal.signIn('admin', { at: '/admin/peserta/list-upload' });
  await expect(page.getByRole('columnheader', { name: 'Perusahaan' })).toBeVisible();
  await page.getByRole('button', { name: 'Tambah filter' }).click();
  await page.getByRole('menuitem', { name: 'Perusahaan' }).click();
  await page.getByRole('combobox', { name: 'Perusahaan' }).fill('PT');
  await page.getByRole('option', { name: /^PT/ }).first().click();
  await expect(page).toHaveURL(/idBHBU/);
  await expect(page.getByText(/sesuai filter/)).toBeVisible();
  await portal.expectAccessible();
});

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

test('a participant form is restored after the session expires, without browser storage', async ({
  page,
  portal,
}) => {
  const nik = '3273051204910007';
  await portal.signIn('bhbu');
  // A valid participant can be saved without further corrections; a foreigner has no NIK.
  const answer = await page.request.get(
    '/api/Peserta/getByUserId?statusData=VALID&isWNI=true&pageSize=1',
    { headers: await portal.authHeaders() },
  );
  const { data } = (await answer.json()) as { data: { id: number }[] };
  const [record] = data;
  if (!record) throw new Error('The demo data has no valid citizen.');
  await page.goto(`/dashboard/peserta/edit/${record.id}`);
  await page.getByRole('textbox', { name: 'Alamat' }).fill('Jalan Yang Belum Disimpan');
  await page.getByRole('button', { name: 'Ganti NIK' }).click();
  await page.getByLabel('NIK', { exact: true }).fill(nik);
  const address = page.url();
  await portal.endSession();
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByRole('button', { name: 'Masuk kembali' }).click();
  const storedText = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(storedText).not.toContain(nik);
  expect(storedText).not.toContain('Jalan Yang Belum Disimpan');
  await portal.submitSignIn('bhbu');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('textbox', { name: 'Alamat' })).toHaveValue(
    'Jalan Yang Belum Disimpan',
  );
  await expect(page.getByLabel('NIK', { exact: true })).toHaveValue(nik);
});
