import type { Page } from '@playwright/test';
import { createPdf, createPng } from '#server/app/demo/documents.ts';
import { newNpwp } from '../builders/npwp.ts';
import { expect, test, type PortalPage } from './fixtures.ts';

const pdfPayload = (text: string) => ({
  name: 'dokumen.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(createPdf([text])),
});

/** Returns the data of a company that no other test uses. */
function newCompany() {
  const suffix = Math.random().toString(36).replace(/\d/g, '').slice(2, 8);
  return { name: `PT Jati ${suffix} Makmur`, email: `pic.${suffix}@jati.test`, npwp: newNpwp() };
}

/** Submits an application through the registration form. @returns the ticket number */
async function submitApplication(
  portal: PortalPage,
  { name, email, npwp }: ReturnType<typeof newCompany>,
) {
  const { page } = portal;
  await page.goto('/');
  await page.getByRole('link', { name: 'Registrasi BHBU Baru' }).click();
  await expect(page).toHaveURL(/\/register$/);
  // By keyboard only: an error summary links to the field.
  await page.getByLabel('NPWP').press('Enter');
  await expect(page.getByRole('alert')).toContainText('Nama perusahaan: Wajib diisi');
  await portal.expectAccessible();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nama perusahaan')).toBeFocused();
  await page.keyboard.type(name);
  await page.getByLabel('Bentuk badan').selectOption('PT');
  await page.getByLabel('NPWP').fill(npwp);
  await page.getByLabel('NIB').fill('9120310001111');
  await page.getByLabel('Sektor usaha').fill('Perkebunan jati');
  await page.getByLabel('Jumlah karyawan').fill('120');
  await page.getByLabel('Perkiraan jumlah peserta').fill('200');
  await page.getByLabel('Keluarga karyawan disertakan').selectOption('true');
  await page.getByLabel('Anggota Kadin', { exact: true }).selectOption('false');
  await page.getByRole('button', { name: 'Lanjut' }).click();

  await expect(page.getByRole('heading', { name: 'Alamat dan kontak' })).toBeFocused();
  await page.reload();
  await page.goBack();
  await expect(page.getByLabel('Nama perusahaan')).toHaveValue(name);
  await page.goForward();
  await page.getByLabel('Alamat', { exact: true }).fill('Jalan Kayu Jati Nomor 8');
  await page.getByLabel('Kabupaten atau kota').fill('Kota Bandung');
  await page.getByRole('option', { name: 'Kota Bandung' }).first().click();
  await page.getByLabel('Telepon kantor').fill('022-5551234');
  await page.getByLabel('Email perusahaan').fill(email);
  await page.getByRole('button', { name: 'Lanjut' }).click();

  await page.getByLabel('Nama penanggung jawab').fill('Sekar Wulandari');
  await page.getByLabel('Jabatan penanggung jawab').fill('Direktur');
  await page.getByLabel('Nomor HP penanggung jawab').fill('0812-1111-2222');
  await page.getByLabel('Email penanggung jawab').fill(email);
  await page.getByLabel('Nama PIC').fill('Bima Pradana');
  await page.getByLabel('Nomor HP PIC').fill('0813-1111-2222');
  await page.getByLabel('Email PIC').fill(email);
  await page.keyboard.press('Enter');

  await page.getByLabel('Berkas NPWP').setInputFiles(pdfPayload('NPWP'));
  await page.getByLabel('Berkas akta').setInputFiles(pdfPayload('Akta'));
  await page.getByLabel('Berkas SIUP').setInputFiles({
    name: 'nib.png',
    mimeType: 'image/png',
    buffer: Buffer.from(createPng([11, 110, 105])),
  });
  await page.getByRole('button', { name: 'Lanjut' }).click();

  await expect(page.getByRole('heading', { name: 'Periksa dan kirim' })).toBeFocused();
  for (const box of await page
    .getByRole('checkbox', { name: /Saya berwenang|Kami menyetujui/ })
    .all()) {
    await box.check();
  }
  const captcha = page.getByRole('checkbox').last();
  await captcha.click();
  await expect(captcha).toBeChecked();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Kirim pendaftaran' }).click();
  await expect(page).toHaveURL(/\/registered$/);
  await portal.expectAccessible();
  return await page.getByText(/^REG-/).innerText();
}

/**
 * Opens an application from the list; waits for the filtered rows, so that none moves under the
 * pointer.
 */
async function openApplication(page: Page, name: string) {
  await page.getByPlaceholder(/Cari/).fill(name);
  await expect(page.getByText('1 pendaftaran sesuai filter')).toBeVisible();
  await page.getByRole('link', { name }).click();
}

test('a company applies, corrects its application, is approved and signs in', async ({
  page,
  portal,
}) => {
  // Three users work in sequence, which takes long on a busy machine.
  test.setTimeout(240_000);
  const companyData = newCompany();
  const ticket = await submitApplication(portal, companyData);

  // The verifier checks the documents and requests a correction.
  await portal.signIn('verificator');
  await page.getByRole('link', { name: 'Pendaftaran BHBU' }).first().click();
  await openApplication(page, companyData.name);
  await expect(page.getByRole('heading', { level: 1, name: companyData.name })).toBeVisible();
  await expect(page.getByTitle('Pratinjau dokumen.pdf')).toBeVisible();
  await page.getByRole('tab', { name: 'SIUP/NIB' }).click();
  await expect(page.getByRole('img', { name: 'Pratinjau nib.png' })).toBeVisible();
  await portal.expectAccessible();
  await page.getByRole('button', { name: 'Tandai Alamat untuk diperbaiki' }).click();
  await page.getByLabel('Yang perlu diperbaiki pada Alamat').fill('Tulis nama gedung');
  await page.getByRole('button', { name: 'Minta 1 perbaikan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Minta 1 perbaikan' }).click();
  await expect(page.getByText('Perlu diperbaiki').first()).toBeVisible();
  await portal.signOut();

  // The applicant corrects the application with the ticket.
  await page.goto('/register/status');
  await page.getByLabel('Nomor tiket').fill(ticket);
  await page.getByLabel('Email pendaftar').fill(companyData.email);
  await page.getByRole('button', { name: 'Lihat status' }).click();
  await expect(page.getByText('Tulis nama gedung')).toBeVisible();
  await portal.expectAccessible();
  await page.getByLabel('Alamat', { exact: true }).fill('Gedung Jati, Jalan Kayu Jati Nomor 8');
  await page.getByRole('button', { name: 'Kirim perbaikan' }).click();
  await expect(page.getByText('Perbaikan terkirim')).toBeVisible();
  expect(page.url()).not.toContain('REG');

  // The verifier approves it, and the outbox contains the initial password.
  await portal.signIn('verificator', { at: '/admin/bhbu/pendaftaran' });
  await openApplication(page, companyData.name);
  // Among the company's data, and beside what it answers.
  await expect(page.getByText('Gedung Jati, Jalan Kayu Jati Nomor 8')).toHaveCount(2);
  await page.getByRole('button', { name: 'Setujui' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Setujui/ })
    .click();
  await expect(page.getByText('Disetujui').first()).toBeVisible();
  await portal.signOut();

  await portal.signIn('admin', { at: '/admin/kotak-keluar' });
  await page.getByRole('link', { name: `Pendaftaran ${companyData.name} disetujui` }).click();
  await page.getByRole('button', { name: 'Baca isi' }).click();
  const mail = await page.getByRole('region', { name: 'Isi pesan' }).innerText();
  const password = /Kata sandi awal: (\S+)/.exec(mail)?.[1] ?? '';
  await portal.expectAccessible();
  await page.goto('/admin/audit');
  await expect(page.getByRole('cell', { name: 'Membaca isi' }).first()).toBeVisible();
  await portal.expectAccessible();
  await portal.signOut();

  // The company changes its password, names its PIC and opens the dashboard.
  const userName = /Nama pengguna: (\S+)/.exec(mail)?.[1] ?? '';
  await page.goto('/');
  await portal.submitSignIn(userName, password);
  await expect(page).toHaveURL(/\/changepassword$/);
  await page.getByLabel('Kata sandi sekarang').fill(password);
  const newPassword = 'pohon rindang di tepi sungai';
  await page.getByLabel('Kata sandi baru', { exact: true }).fill(newPassword);
  await page.getByLabel('Ulangi kata sandi baru').fill(newPassword);
  await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expect(page.getByText('Kata sandi diganti')).toBeVisible();
  await portal.submitSignIn(userName, newPassword);
  await portal.submitPicDialog('Bima Pradana');
  await expect(page).toHaveURL(/\/dashboard$/);
});
