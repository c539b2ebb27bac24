import { formatNik } from '#contract/core/values/nik.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import { newNpwp } from '../builders/npwp.ts';
import { buildSheetFile, sheetLine } from '../builders/sheet-file.ts';
import { openReceipt, signDocument } from './deliverySteps.ts';
import { expect, PortalPage, test } from './fixtures.ts';
import { OrderApi, pdf } from './orderApi.ts';
import { clinic, firstDay, submitOrder, typedDay } from './orderSteps.ts';
import { openPerson } from './registeredPerson.ts';
import { UserActs } from './userActs.ts';

// A company that no one knows yet goes from its registration to the first dose. Each step says the most that it may
// cost in clicks and in fields that are typed; what the seller's staff do between them is prepared by calls.

const suffix = Math.random().toString(36).replace(/\d/g, '').slice(2, 8);
const company = `PT Mula ${suffix} Sentosa`;
const email = `pic.${suffix}@mula.test`;
const password = 'pohon rindang di tepi sungai';
const people = [`AYU ${suffix.toUpperCase()}`, `BIMA ${suffix.toUpperCase()}`];

/** Fills in fields by their whole label. */
async function fillIn({ page }: PortalPage, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

const next = ({ page }: PortalPage) => page.getByRole('button', { name: 'Lanjut' }).click();

/** Applies through the registration form, from the sign-in page. */
async function apply(portal: PortalPage): Promise<void> {
  const { page } = portal;
  await page.getByRole('link', { name: 'Registrasi BHBU Baru' }).click();
  await fillIn(portal, {
    'Nama perusahaan': company,
    NPWP: newNpwp(),
    NIB: '9120310001111',
    'Sektor usaha (KBLI)': 'Perkebunan',
    'Jumlah karyawan': '12',
    'Perkiraan jumlah peserta': '10',
  });
  await page.getByLabel('Bentuk badan').selectOption('PT');
  await page.getByLabel('Keluarga karyawan disertakan').selectOption('false');
  await page.getByLabel('Anggota Kadin', { exact: true }).selectOption('false');
  await next(portal);
  await fillIn(portal, {
    Alamat: 'Jalan Kayu Jati Nomor 8',
    'Telepon kantor': '022-5551234',
    'Email perusahaan': email,
    'Kabupaten atau kota': 'Kota Bandung',
  });
  await page.getByRole('option', { name: 'Kota Bandung' }).first().click();
  await next(portal);
  await fillIn(portal, {
    'Nama penanggung jawab': 'Sekar Wulandari',
    'Jabatan penanggung jawab': 'Direktur',
    'Nomor HP penanggung jawab': '0812-1111-2222',
    'Email penanggung jawab': email,
    'Nama PIC': 'Bima Pradana',
    'Nomor HP PIC': '0813-1111-2222',
    'Email PIC': email,
  });
  await next(portal);
  for (const label of ['Berkas NPWP', 'Berkas akta', 'Berkas SIUP'])
    await page.getByLabel(label).setInputFiles(pdf('dokumen.pdf', label));
  await next(portal);
  for (const name of [/Saya berwenang/, /Kami menyetujui/])
    await page.getByRole('checkbox', { name }).check();
  const captcha = page.getByRole('checkbox').last();
  await captcha.click();
  await expect(captcha).toBeChecked();
  await page.getByRole('button', { name: 'Kirim pendaftaran' }).click();
  await expect(page).toHaveURL(/\/registered$/);
}

/** Approves the application from the dashboard and gives the company a manager and a facility. */
async function approve({ page }: PortalPage): Promise<void> {
  await page.getByRole('link', { name: 'Pendaftaran BHBU' }).first().click();
  await page.getByPlaceholder(/Cari/).fill(company);
  await page.getByRole('link', { name: company }).click();
  await page.getByRole('button', { name: 'Setujui' }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, option] of [
    ['Account manager', 'Citra Lestari'],
    ['Faskes yang melayani', clinic],
  ] as const) {
    await dialog.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).click();
  }
  await dialog.getByRole('button', { name: /^Setujui/ }).click();
  await expect(page.getByText('Disetujui').first()).toBeVisible();
}

/** Returns the user name and the initial password from the mail to the company. */
async function readWelcome(api: OrderApi): Promise<readonly [string, string]> {
  const list = await api.send<{ data: { id: number; perihal: string }[] }>(
    'admin',
    'GET',
    `/kotakKeluar?q=${encodeURIComponent(company)}`,
  );
  const mail = list.data.find(({ perihal }) => perihal.includes('disetujui'));
  const { isi } = await api.send<{ isi: string }>('admin', 'POST', `/kotakKeluar/buka/${mail?.id}`);
  const find = (label: string): string => new RegExp(`${label}: (\\S+)`).exec(isi)?.[1] ?? '';
  return [find('Nama pengguna'), find('Kata sandi awal')];
}

/** Signs in for the first time, chooses a password, and confirms who is in charge. */
async function enter(portal: PortalPage, [userName, initial]: readonly [string, string]) {
  const { page } = portal;
  await page.goto('/');
  await portal.submitSignIn(userName, initial);
  await fillIn(portal, {
    'Kata sandi sekarang': initial,
    'Kata sandi baru': password,
    'Ulangi kata sandi baru': password,
  });
  await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expect(page.getByText('Kata sandi diganti')).toBeVisible();
  await portal.submitSignIn(userName, password);
  const dialog = page.getByRole('dialog', { name: 'Input PIC Data' });
  await expect(dialog.getByLabel('Nama PIC')).toHaveValue('Bima Pradana');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Simpan' }).click();
  await expect(dialog).toBeHidden();
}

const openDashboard = ({ page }: PortalPage) =>
  page.getByRole('link', { name: 'Dasbor', exact: true }).first().click();

/** Opens what the dashboard says is waited for. */
async function openTask(portal: PortalPage, name: RegExp): Promise<void> {
  await openDashboard(portal);
  const tasks = portal.page.getByRole('region', { name: 'Menunggu Anda' });
  await tasks.getByRole('link', { name }).click();
}

/** Orders for the people from the dashboard. @returns the id of the order */
async function order(portal: PortalPage): Promise<number> {
  const { page } = portal;
  await page.getByRole('link', { name: 'Buat pesanan' }).click();
  await page.getByRole('combobox', { name: 'Cara bayar' }).click();
  await page.getByRole('option', { name: '100% di muka' }).click();
  await page.getByLabel('Peserta, baris 1', { exact: true }).fill(String(people.length));
  await page.getByLabel('Mulai vaksinasi, baris 1', { exact: true }).fill(typedDay(firstDay()));
  return await submitOrder(portal);
}

/** Uploads the signed copy of the agreement, from the dashboard. */
async function sign(portal: PortalPage): Promise<void> {
  const { page } = portal;
  await openTask(portal, /PKS menunggu tanda tangan Anda/);
  await page.getByRole('link', { name: /PKS-VGR/ }).click();
  await page.getByRole('link', { name: 'Unggah salinan perusahaan' }).click();
  await page.getByRole('combobox', { name: 'Cara tanda tangan' }).click();
  await page.getByRole('option', { name: 'Tanda tangan basah' }).click();
  await page.getByLabel('Salinan perusahaan').setInputFiles(pdf('salinan.pdf', 'PKS'));
  await page.getByRole('button', { name: 'Unggah salinan' }).click();
  await expect(page.getByText('Salinan diunggah')).toBeVisible();
}

/** Enters the transfer of the invoice with its proof, from the dashboard. */
async function pay(portal: PortalPage): Promise<void> {
  const { page } = portal;
  await openTask(portal, /invoice pertama menunggu pembayaran Anda/);
  await page.getByRole('link', { name: /^INV\// }).click();
  await page.getByRole('link', { name: 'Bayar', exact: true }).first().click();
  await page.getByRole('button', { name: 'Catat pembayaran' }).click();
  const dialog = page.getByRole('dialog', { name: 'Catat pembayaran' });
  await dialog.getByLabel('Bank pengirim').fill('Bank Contoh Nusantara');
  await dialog.getByLabel('Nama pemilik rekening').fill(company);
  await dialog.getByLabel('Bukti pembayaran').setInputFiles(pdf('bukti.pdf', company));
  await dialog.getByRole('button', { name: 'Simpan dan kirim bukti' }).click();
  await expect(page.getByText(/tercatat dan menunggu verifikasi/)).toBeVisible();
}

/** Uploads the participants from the dashboard and saves them. */
async function uploadPeople(portal: PortalPage): Promise<void> {
  const { page } = portal;
  await openDashboard(portal);
  await page.getByRole('link', { name: 'Unggah peserta' }).click();
  const file = await buildSheetFile(
    people.map((nama, at) => {
      const birthDate = `1990-03-0${at + 1}`;
      const serial = 1 + Math.floor(Math.random() * 9_000);
      return sheetLine({
        nama,
        nik: formatNik({ region: '32.73.11', birthDate, sex: 'L', serial }),
        tanggalLahir: typedDay(birthDate),
      });
    }),
  );
  await page.getByRole('button', { name: 'Berkas peserta' }).setInputFiles({
    name: 'peserta.xlsx',
    mimeType: file.type,
    buffer: Buffer.from(await file.arrayBuffer()),
  });
  await page.getByRole('button', { name: 'Simpan 2 peserta' }).click();
  await expect(page.getByText('2 peserta tersimpan')).toBeVisible();
}

/** Opens an entry of the menu, on a tablet. */
async function openMenuEntry({ page }: PortalPage, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Buka menu' }).tap();
  const menu = page.getByRole('navigation', { name: 'Menu utama' });
  await menu.getByRole('link', { name, exact: true }).tap();
}

/** Sees in the schedule that the weekday on which the vaccination begins is open. */
async function seeSchedule(portal: PortalPage): Promise<void> {
  await openMenuEntry(portal, 'Jadwal faskes');
  const monday = portal.page.getByRole('group', { name: 'Senin' });
  await expect(monday.getByLabel('Jam buka')).not.toHaveValue('');
}

/** Receives a shipment without a discrepancy and signs for it, on a tablet. */
async function receive(portal: PortalPage, noWO: string): Promise<void> {
  const { page } = portal;
  await openReceipt(portal, noWO);
  await page.getByRole('button', { name: 'Catat kedatangan', exact: true }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Catat kedatangan', exact: true })
    .tap();
  await page.getByRole('button', { name: 'Sesuai, baris 1' }).tap();
  await page.getByLabel('Suhu saat tiba').fill('4,5');
  await page.getByRole('button', { name: 'Simpan', exact: true }).tap();
  await signDocument(portal, 'Tanda tangani BAST');
}

/** Gives the first person of the company a dose of what was received. */
async function giveDose(portal: PortalPage, batch: string): Promise<void> {
  const { page } = portal;
  await openMenuEntry(portal, 'Vaksinasi');
  await page.getByRole('button', { name: 'Pilih vaksin' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type(batch);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Vaksin sesi ini' })).toContainText(batch);
  const [name = ''] = people;
  await openPerson(portal, name);
  await page.getByRole('button', { name: 'Semua “Tidak”' }).tap();
  await page.getByRole('button', { name: /^Catat dosis/ }).tap();
  await expect(page.getByText(`${name} dicatat diberikan`)).toBeVisible();
}

test('a new company goes from its registration to the first dose', async ({
  page,
  portal,
  browser,
}) => {
  const api = new OrderApi(page.request);
  const acts = await UserActs.of(page);
  await page.goto('/');
  await apply(portal);
  acts.expectAtMost('apply', { clicks: 16, fields: 17 });

  const managerContext = await browser.newContext({ reducedMotion: 'reduce', locale: 'id-ID' });
  const manager = new PortalPage(await managerContext.newPage());
  const managerActs = await UserActs.of(manager.page);
  await manager.signIn('am');
  await approve(manager);
  managerActs.expectAtMost('approve', { clicks: 8, fields: 1 });
  await managerContext.close();

  await enter(portal, await readWelcome(api));
  acts.expectAtMost('enter', { clicks: 7, fields: 7 });
  const id = await order(portal);
  acts.expectAtMost('order', { clicks: 5, fields: 2 });
  await api.send('legal', 'PUT', `/Order/keadaan/${id}`, { event: 'accept' });
  const pks = await api.sentAgreement(id);
  await sign(portal);
  acts.expectAtMost('sign', { clicks: 8, fields: 0 });
  await api.signAgreement('legal', id);
  await api.send<Pks>('verificator', 'POST', `/PKS/verifikasipks/${pks.id}`);
  await pay(portal);
  acts.expectAtMost('pay', { clicks: 7, fields: 2 });
  await api.verifyPayments(id);
  await uploadPeople(portal);
  acts.expectAtMost('upload people', { clicks: 4, fields: 0 });

  const { noWO, baris } = await api.shippedWorkOrder(id);
  const facilityContext = await browser.newContext({
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    reducedMotion: 'reduce',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  const facility = new PortalPage(await facilityContext.newPage());
  const facilityActs = await UserActs.of(facility.page);
  await facility.signIn('faskes');
  await seeSchedule(facility);
  facilityActs.expectAtMost('see schedule', { clicks: 2, fields: 0 });
  await receive(facility, noWO ?? '');
  facilityActs.expectAtMost('receive', { clicks: 11, fields: 3 });
  await giveDose(facility, baris[0]?.nomorBatch ?? '');
  facilityActs.expectAtMost('first dose', { clicks: 6, fields: 2 });
  await facilityContext.close();

  await openDashboard(portal);
  await expect(page.getByRole('region', { name: 'Langkah awal' })).toHaveCount(0);
});
