import type { Page } from '@playwright/test';
import { expect, test, type PortalPage } from './fixtures.ts';

/** People of the vaccination run; `JOURNEY_PEOPLE=100` records a longer one. */
const people = Number(process.env['JOURNEY_PEOPLE'] ?? 5);

/** Spells a number in letters, because names must not contain digits. */
const letters = (n: number): string =>
  String(n).replace(/\d/g, digit => 'ABCDEFGHIJ'.charAt(Number(digit)));

/** Differs between runs on one database. */
const runId = Math.floor(Math.random() * 9000);

/** People imported so far; each has a NIK of their own. */
let imported = 0;

interface Person {
  readonly nama: string;
  readonly noHP: string;
}

const namesOf = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${prefix} ${letters(runId)} ${letters(1000 + at)}`);

/** Imports people of the company `bhbu` for a facility; 0 leaves it open. */
async function importPeople(
  page: Page,
  portal: PortalPage,
  idFaskes: number,
  list: readonly Person[],
): Promise<void> {
  const columns = [
    'Kewarganegaraan*',
    'NIK',
    'Nama Lengkap*',
    'Tanggal Lahir*',
    'Jenis Kelamin*',
    'No HP*',
    'Alamat KTP*',
    'Kode/Nama Kab/Kota*',
    'Kategori*',
    'Persetujuan Data*',
  ];
  const rows = list.map(({ nama, noHP }, at) => {
    const month = String(1 + (at % 12)).padStart(2, '0');
    const serial = String(1 + ((runId + imported + at) % 9998)).padStart(4, '0');
    const year = 60 + (runId % 40);
    return [
      'WNI',
      `32730511${month}${year}${serial}`,
      nama,
      `11-${month}-19${year}`,
      'L',
      noHP,
      'Jalan Merdeka Nomor 10',
      'Kota Bandung',
      'KARYAWAN',
      'Y',
    ];
  });
  imported += list.length;
  const file = [columns, ...rows].map(row => row.join(';')).join('\r\n');
  const multipart = {
    berkas: { name: 'peserta.csv', mimeType: 'text/csv', buffer: Buffer.from(file) },
  };
  const headers = await portal.authHeaders();
  const upload = () => page.request.post(`/api/Peserta/Import/${idFaskes}`, { headers, multipart });
  let answer = await upload();
  // The company's account may be uploading a file in another test, and gets one at a time.
  await expect(async () => {
    if (!answer.ok()) answer = await upload();
    expect(answer.ok(), await answer.text()).toBe(true);
  }).toPass();
  const { jumlah } = (await answer.json()) as { jumlah: { baru: number; tidakValid: number } };
  expect(jumlah.baru + jumlah.tidakValid).toBe(list.length);
}

/** Counts the pages that the browser loads from now on. */
function countPageLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

test('invalid participants are corrected one after the other by keyboard only', async ({
  page,
  portal,
}) => {
  const names = namesOf('Perbaiki', 3);
  await portal.signIn('bhbu');
  await importPeople(
    page,
    portal,
    0,
    names.map(nama => ({ nama, noHP: '021-555-0100' })),
  );
  const filter = JSON.stringify({ q: `Perbaiki ${letters(runId)}` });
  const pageLoads = countPageLoads(page);
  await page.goto(`/dashboard/peserta/perbaiki?${new URLSearchParams({ filter }).toString()}`);
  const phone = page.getByRole('textbox', { name: 'Nomor HP' });
  const heading = page.getByRole('heading', { level: 1 });
  for (const [at] of names.entries()) {
    await expect(page.getByText(`${at + 1} dari 3 ·`)).toBeVisible();
    const name = await heading.innerText();
    expect(names).toContain(name);
    await expect(phone).toBeFocused();
    if (at === 0) {
      await portal.expectAccessible();
      await phone.focus();
    }
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`0813 7${String(runId).padStart(4, '0')} ${String(100 + at)}`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${name} disimpan`)).toBeVisible();
  }
  await expect(page).toHaveURL(/table-list/);
  expect(pageLoads()).toBe(1);
  const answer = await page.request.get(
    `/api/Peserta/getByUserId?${new URLSearchParams({ q: `Perbaiki ${letters(runId)}` }).toString()}`,
    { headers: await portal.authHeaders() },
  );
  const { data } = (await answer.json()) as { data: { statusData: string }[] };
  expect(data.map(({ statusData }) => statusData)).toEqual(['VALID', 'VALID', 'VALID']);
});

test('a run of people is vaccinated by keyboard only', async ({ page, portal }, testInfo) => {
  testInfo.setTimeout(60_000 + people * 15_000);
  await portal.signIn('faskes');
  const idFaskes = Number(await page.evaluate(() => localStorage.getItem('idRef')));
  const names = namesOf('Antrean', people);
  await portal.signIn('bhbu');
  await importPeople(
    page,
    portal,
    idFaskes,
    names.map((nama, at) => ({ nama, noHP: `0813${String(20_000_000 + runId * 1000 + at)}` })),
  );

  await portal.signIn('faskes', { at: '/dashboard/vaksinasi' });
  await portal.expectLoaded();
  // The vaccine of the session is chosen once.
  await page.getByRole('button', { name: 'Pilih vaksin' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  const batch = `VGR${new Date(Date.now() + 7 * 3_600_000).toISOString().slice(2, 7).replace('-', '')}`;
  await page.keyboard.type(batch);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Vaksin sesi ini' })).toContainText(batch);
  const pageLoads = countPageLoads(page);
  const search = page.getByRole('searchbox');
  await page.keyboard.press('Alt+c');
  await expect(search).toBeFocused();

  const startedAt = performance.now();
  for (const name of names) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`${name} dicatat diberikan`)).toBeVisible();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
  }
  const seconds = (performance.now() - startedAt) / 1000 / people;
  console.log(`${people} people by keyboard: ${seconds.toFixed(2)} s each`);
  testInfo.annotations.push({ type: 'seconds per person', description: seconds.toFixed(2) });
  expect(pageLoads()).toBe(0);

  // The worklist with a person of the run, who is done for the day.
  await page.keyboard.type(names[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: names[0] ?? '' })).toBeFocused();
  await portal.expectAccessible();
});
