import { writeFile } from 'node:fs/promises';
import { buildSheetFile } from '../../builders/sheet-file.ts';
import { readPdf } from '../../server/pdf/read-pdf.ts';
import { expect, test } from './fixtures.ts';

test('a company signs in, uploads a file and corrects a row by keyboard', async ({
  firefox,
}, testInfo) => {
  const { page } = firefox;
  await firefox.signIn('bhbu');
  await firefox.open('/dashboard/peserta/unggah');
  const sheet = await buildSheetFile(
    [
      {
        isWNI: 'WNI',
        nik: '3210051203850001',
        nama: 'RUBAH CONTOH',
        tanggalLahir: '12-03-1985',
        jenisKelamin: 'L',
        noHP: '085712345678',
        alamat: '',
        kabKota: 'Kota Bandung',
        kategori: 'KARYAWAN',
        persetujuan: 'Y',
      },
    ],
    { name: 'rubah.xlsx' },
  );
  const path = testInfo.outputPath('rubah.xlsx');
  await writeFile(path, Buffer.from(await sheet.arrayBuffer()));
  const input = await page.waitForSelector('input[type=file]');
  await input?.uploadFile(path);
  const grid = await page.waitForSelector('[role="grid"]', { visible: true });
  // The first cell with an issue is where Tab reaches the grid; typing replaces its value.
  const filter = await firefox.find('select', 'Masalah');
  await filter.focus();
  const isInGrid = () =>
    page.evaluate(element => element?.contains(document.activeElement) ?? false, grid);
  for (let presses = 0; presses < 8 && !(await isInGrid()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await isInGrid()).toBe(true);
  await page.keyboard.type('Jalan Papan Ketik 7');
  await page.keyboard.press('Enter');
  await firefox.find('button', 'Baru 1');
  expect(await firefox.takeProblems()).toEqual([]);
});

test('an invoice is printed', async ({ firefox }) => {
  await firefox.signIn('finance');
  await firefox.open('/admin/invoice/list-invoice');
  const link = await firefox.find('tbody a', 'INV/');
  await link.click();
  await firefox.find('button, a', 'Lainnya');
  const id = new URL(firefox.page.url()).pathname.split('/').at(-1) ?? '';
  const order = await firefox.page.waitForSelector('a[href*="/dashboard/pemesanan/detail/"]');
  const href = (await order?.evaluate(one => one.getAttribute('href'))) ?? '';
  await firefox.open(`/dashboard/invoice/print-invoice/${href.split('/').at(-1)}/${id}`);
  await firefox.expectText('INV/');
  const pdf = await firefox.page.pdf({ format: 'A4' });
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(10_000);
  expect(await firefox.takeProblems()).toEqual([]);
});

test('the head of a table is printed on the page of its first row', async ({ firefox }) => {
  await firefox.signIn('finance');
  await firefox.open('/dashboard/invoice/print-rekening/1');
  await firefox.expectText('Kelebihan bayar');
  const pages = await readPdf(await firefox.page.pdf({ format: 'A4' }));
  expect(pages.length).toBeGreaterThan(1);
  const heads = await firefox.page.$$eval('.paper thead th', cells =>
    cells.map(({ textContent }) => textContent),
  );
  const lasts = pages.map(
    ({ texts }) => texts.toSorted((a, b) => a.bottom - b.bottom).at(-1)?.text ?? '',
  );
  // The end of a head may be on a line of its own.
  expect(lasts.filter(last => heads.some(head => head.endsWith(last)))).toEqual([]);
});

test('a facility whose camera is refused types the code of a voucher', async ({ firefox }) => {
  await firefox.signIn('faskes');
  await firefox.open('/dashboard/voucher/form-voucher');
  await (await firefox.find('button', 'Pindai dengan kamera')).click();
  await firefox.expectText('Kamera tidak diizinkan');
  expect(await firefox.takeProblems()).toEqual([]);
});
