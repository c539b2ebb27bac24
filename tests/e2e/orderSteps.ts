import { weekdayOf } from '#contract/domains/jadwal/week.ts';
import { addDays } from '#contract/core/values/day.ts';
import { createPdf } from '#server/app/demo/documents.ts';
import { expect, type PortalPage } from './fixtures.ts';

/** The facilities of the first demo company, both with a complete statement. */
export const clinic = 'Klinik Pratama Melati';
export const hospital = 'RS Bunga Tanjung';

/** What is entered in a line; the form fills in the rest. */
export interface OrderLineText {
  readonly faskes: string;
  readonly peserta: string;
}

/** Returns today in Jakarta. */
export const todayInJakarta = (): string =>
  new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

/** Returns the first day of vaccination of an order: a Monday two to three weeks from now. */
export function firstDay(): string {
  const today = todayInJakarta();
  return addDays(today, 22 - weekdayOf(today));
}

/** Returns a day as it is typed into a form. */
export const typedDay = (day: string): string => day.split('-').toReversed().join('-');

/** Opens the orders of the signed-in company from the side menu. */
export async function openOwnOrders({ page }: PortalPage): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Menu utama' })
    .getByRole('link', { name: 'Pemesanan', exact: true })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/pemesanan\/list-pemesanan\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pemesanan' })).toBeVisible();
  await expect(page.getByText(/^\d+ pesanan; .* peserta, .* dosis.*, Rp/)).toBeVisible();
}

/** Fills in the line that is open in the order form: a row of the table, or the dialog of a card. */
export async function fillLine(
  { page }: PortalPage,
  row: number,
  { faskes, peserta }: OrderLineText,
): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const line = isPhone
    ? page.getByRole('dialog', { name: `Baris ${row}` })
    : page.getByRole('table', { name: 'Baris pesanan' });
  const cell = (label: string) =>
    line.getByLabel(isPhone ? label : `${label}, baris ${row}`, { exact: true });
  await cell('Faskes').fill(faskes);
  await page.getByRole('option', { name: faskes }).click();
  await cell('Peserta').fill(peserta);
  await cell('Mulai vaksinasi').fill(typedDay(firstDay()));
}

/** Fills in when the first delivery is planned. */
export async function fillDelivery({ page }: PortalPage): Promise<void> {
  await page.getByLabel(/^Rencana mulai/).fill(typedDay(addDays(firstDay(), -4)));
}

/** Submits the order form, confirms the price, and returns the id of the submitted order. */
export async function submitOrder({ page }: PortalPage): Promise<number> {
  await page.getByRole('button', { name: /^Ajukan (pesanan|amandemen)$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Ajukan (pesanan|amandemen) senilai Rp/ });
  await dialog.getByRole('button', { name: /^Ajukan senilai Rp/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^PO\/VGR\// })).toBeVisible();
  return Number(/\/dashboard\/pemesanan\/detail\/(\d+)$/.exec(page.url())?.[1]);
}

/** Signs in and opens the page of an order. */
export async function openOrder(portal: PortalPage, account: string, id: number): Promise<void> {
  await portal.signIn(account, { at: `/dashboard/pemesanan/detail/${id}` });
  await expect(portal.page.getByRole('heading', { level: 1, name: /^PO\/VGR\// })).toBeVisible();
}

/** Checks what the page of an order says about what happens next. */
export async function expectNext({ page }: PortalPage, text: string | RegExp): Promise<void> {
  await expect(page.getByRole('region', { name: 'Berikutnya' })).toContainText(text);
}

/** Confirms an action of the record that is open in its dialog. */
export async function confirmAction(
  { page }: PortalPage,
  label: string,
  confirmation: string,
): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirmation, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Accepts the order that is open. */
export async function acceptOrder(portal: PortalPage): Promise<void> {
  const { page } = portal;
  await page.getByRole('button', { name: 'Terima', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terima pesanan' }).click();
}

/** Issues the agreement of the order that is open, after the check that nothing is missing. */
export async function issueFromOrder(portal: PortalPage): Promise<void> {
  const { page } = portal;
  await page.getByRole('button', { name: 'Terbitkan PKS' }).click();
  const dialog = page.getByRole('dialog', { name: /^Terbitkan PKS untuk PO\/VGR\// });
  await expect(dialog).toContainText('PKS mendapat nomor');
  await dialog.getByRole('button', { name: 'Terbitkan PKS' }).click();
  await expectNext(portal, 'Periksa PKS, lalu kirim untuk ditandatangani.');
  await page
    .getByRole('region', { name: 'Berikutnya' })
    .getByRole('link', { name: 'Buka PKS' })
    .click();
}

/** Sends the agreement that is open for signature. */
export async function sendForSignature({ page }: PortalPage): Promise<void> {
  await page.getByRole('button', { name: 'Kirim untuk ditandatangani', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Kirim untuk ditandatangani' })
    .click();
  await expect(page.getByText('Menunggu tanda tangan perusahaan').first()).toBeVisible();
}

/** Who signed a copy of the agreement. */
type Party = 'perusahaan' | 'penjual';

const copyName = (party: Party): string => `salinan-${party}.pdf`;

/** Opens the upload of a signed copy from the page of the order that is open, and fills it in. */
export async function fillCopy({ page }: PortalPage, party: Party): Promise<void> {
  await page.getByRole('link', { name: `Unggah salinan ${party}` }).click();
  await page.getByLabel('Jabatan penanda tangan').fill('Direktur utama');
  await page.getByRole('combobox', { name: 'Cara tanda tangan' }).click();
  await page.getByRole('option', { name: 'Tanda tangan basah' }).click();
  await page.getByLabel(`Salinan ${party}`).setInputFiles({
    name: copyName(party),
    mimeType: 'application/pdf',
    buffer: Buffer.from(createPdf(['PKS bertanda tangan', party])),
  });
}

/** Uploads the copy that is filled in. */
export async function sendCopy({ page }: PortalPage, party: Party): Promise<void> {
  await page.getByRole('button', { name: 'Unggah salinan' }).click();
  await expect(page).toHaveURL(/\/dashboard\/pemesanan\/detail\/\d+$/);
  await expect(
    page.getByRole('region', { name: 'Berkas' }).getByText(copyName(party), { exact: true }),
  ).toBeVisible();
}

/** Uploads a signed copy from the page of the order that is open. */
export async function uploadCopy(portal: PortalPage, party: Party): Promise<void> {
  await fillCopy(portal, party);
  await sendCopy(portal, party);
}

/** Verifies both copies, from the page of the order that is open. */
export async function verifyAgreement({ page }: PortalPage): Promise<void> {
  await page
    .getByRole('region', { name: 'Berikutnya' })
    .getByRole('link', { name: 'Buka PKS' })
    .click();
  await page.getByRole('button', { name: 'Verifikasi', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verifikasi PKS' }).click();
  await expect(page.getByText(/diverifikasi dan berlaku$/)).toBeVisible();
}
