import { certificatePrintPath } from '#src/kit/documents/printPaths.ts';
import { readPdf } from '../server/pdf/read-pdf.ts';
import { expect, test, type PortalPage } from './fixtures.ts';
import { OrderApi } from './orderApi.ts';
import { confirmAction } from './orderSteps.ts';
import { drawPdf, encodePng } from './pdfPicture.ts';
import { layoutProblems, openPrintView } from './printSteps.ts';
import { readQrCodes } from './qrCodes.ts';
import { chooseVaccine, openPerson, registerPerson } from './registeredPerson.ts';

const waitingPath = '/dashboard/sertifikat/belum';
const issuedPath = '/dashboard/sertifikat';

/** Records the first dose of a participant on the vaccination screen. */
async function recordDose(portal: PortalPage, name: string): Promise<void> {
  await chooseVaccine(portal);
  await openPerson(portal, name);
  await portal.page.keyboard.press('Alt+t');
  await portal.page.keyboard.press('Control+Enter');
  await expect(portal.page.getByText(`${name} dicatat diberikan`)).toBeVisible();
}

/** Opens what the QR code leads to, and checks what the public page says about it. */
async function expectVerified({ page }: PortalPage, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await expect(page.getByText('Bukti vaksinasi', { exact: true })).toBeVisible();
}

/** Checks what the public page says about the SMART Health Card of a proof. */
async function expectCard({ page }: PortalPage, card: string, title: string): Promise<void> {
  await page.goto('/verify');
  await page.getByLabel('Isi kode QR').fill(card);
  await expect(page.getByText(title, { exact: true })).toBeVisible();
}

/** Checks that a card is read after the page was opened without network. */
async function expectCardWithoutNetwork(portal: PortalPage, card: string): Promise<void> {
  const { page } = portal;
  await page.getByRole('button', { name: /^Simpan halaman ini/ }).click();
  await expect(page.getByText(/^Tersimpan\./)).toBeVisible();
  await page.context().setOffline(true);
  await expectCard(portal, card, 'Kartu ini asli');
  await expect(page.getByText(/^Tanpa jaringan: kartu yang dicabut/)).toBeVisible();
  await page.context().setOffline(false);
}

/** Compares a file on the public page that is open. */
async function compare({ page }: PortalPage, buffer: Buffer, answer: string): Promise<void> {
  const file = { name: 'bukti.pdf', mimeType: 'application/pdf', buffer };
  await page.getByLabel('Berkas PDF', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Cocokkan' }).click();
  await expect(page.getByText(answer)).toBeVisible();
}

test('a proof is issued after a dose, printed, verified, revoked and issued again', async ({
  page,
  portal,
}) => {
  const api = new OrderApi(page.request);
  const name = 'Rahayu Uji Bukti';
  await portal.signIn('faskes');
  const { id: idPeserta } = await registerPerson(portal, api, { nama: name, serial: 1717 });
  await recordDose(portal, name);

  // The participant waits for a proof, which is issued from the row.
  await page.goto(waitingPath);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText(/^1 peserta menunggu bukti/)).toBeVisible();
  await page.getByRole('button', { name: `Tindakan untuk ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Terbitkan bukti' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Terbitkan bukti/ })
    .click();
  await expect(page.getByText(/bukti vaksinasi .* terbit$/i).first()).toBeVisible();
  await page.getByRole('link', { name: 'Terbit', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Berlaku');
  await row.getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 1, name: /^BV\/VGR\// });
  await expect(heading).toBeVisible();
  const number = await heading.innerText();
  const proofPath = new URL(page.url()).pathname;
  const id = Number(proofPath.split('/').at(-1));

  // Another program reads the code from the printed page; it leads to the public page.
  await page.getByRole('link', { name: 'Cetak', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${certificatePrintPath(id)}$`));
  await openPrintView(portal, certificatePrintPath(id));
  expect(await layoutProblems(page)).toEqual([]);
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const [sheet, ...more] = await readPdf(printed);
  expect(more).toEqual([]);
  for (const text of [number, name, 'Klinik Pratama Melati']) expect(sheet?.text).toContain(text);
  const [picture] = await drawPdf(printed, { dpi: 150 });
  const codes = picture ? await readQrCodes(encodePng(picture)) : [];
  const [code = ''] = codes;
  const card = codes.find(text => text.startsWith('shc:/')) ?? '';
  const verifyPath = /\/verify\/[A-Z2-7]{26}$/.exec(code)?.[0] ?? '';
  await expectVerified(portal, verifyPath, 'Dokumen ini asli dan berlaku');
  expect(await page.locator('body').innerText()).not.toContain(name);
  const filed = await api.download('faskes', `/Sertifikat/pdf/${id}`);
  await compare(portal, filed, 'Sama dengan salinan resmi');
  await expectCard(portal, card, 'Kartu ini asli');
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expectCardWithoutNetwork(portal, card);

  // It is revoked, and the same code says so.
  await page.goto(proofPath);
  await page.getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('menuitem', { name: 'Cabut', exact: true }).click();
  await page.getByLabel('Mengapa bukti ini dicabut?').fill('Tanggal dosisnya keliru');
  await page.getByRole('dialog').getByRole('button', { name: 'Cabut bukti vaksinasi' }).click();
  await expect(page.getByText(/^Bukti ini dicabut oleh .*: Tanggal dosisnya/)).toBeVisible();
  await expectVerified(portal, verifyPath, 'Dokumen ini asli, tetapi sudah dibatalkan');
  await expectCard(portal, card, 'Kartu ini sudah dicabut atau diganti');

  // A new one is issued from the page of the participant.
  await page.goto(`/dashboard/peserta/detail/${idPeserta}`);
  const proofs = page.getByRole('region', { name: 'Bukti vaksinasi' });
  await expect(proofs.getByText('Dicabut', { exact: true })).toBeVisible();
  await confirmAction(portal, 'Terbitkan', 'Terbitkan');
  await expect(proofs.getByText('Berlaku', { exact: true })).toBeVisible();
  const [newNumber = ''] = await proofs.getByRole('link', { name: /^BV\/VGR\// }).allInnerTexts();
  expect(newNumber).not.toBe(number);

  // The company downloads all valid proofs as one PDF, which is no copy of a single one.
  await portal.signIn('bhbu', { at: issuedPath });
  await page.getByRole('button', { name: 'Unduh satu PDF' }).click();
  const download = page.waitForEvent('download');
  const button = page.getByRole('dialog').getByRole('button', { name: /^Unduh \d+ bukti$/ });
  const count = Number(/\d+/.exec(await button.innerText())?.[0]);
  await button.click();
  const chunks = await (await (await download).createReadStream()).toArray();
  const all = Buffer.concat(chunks as Buffer[]);
  const pages = await readPdf(all);
  expect(pages).toHaveLength(count);
  expect(pages.some(({ text }) => text.includes(newNumber))).toBe(true);
  expect(pages.some(({ text }) => text.includes(number))).toBe(false);
  await page.goto(verifyPath);
  await compare(portal, all, 'Mintalah PDF bukti ini saja kepada penerbitnya.');
});
