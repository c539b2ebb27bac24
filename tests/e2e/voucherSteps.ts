import type { VoucherContract } from '#contract/domains/voucher/contract.ts';
import type { VoucherTicket } from '#contract/domains/voucher/record.ts';
import type { VoucherTransaction } from '#contract/domains/voucher/transaction.ts';
import { addDays } from '#contract/core/values/day.ts';
import { formatNik } from '#contract/core/values/nik.ts';
import { expect, type PortalPage } from './fixtures.ts';
import { OrderApi } from './orderApi.ts';
import { todayInJakarta } from './orderSteps.ts';

/** The company that the tests give vouchers away for. */
export const company = 'PT Tirta Sejahtera Abadi';

/** Prepares contracts and transactions through the API. */
export class VoucherApi extends OrderApi {
  /** Takes an order to its payment, and issues and activates a transaction of its vouchers. */
  async activeTransaction(
    jumlah: number,
  ): Promise<{ transaction: VoucherTransaction; tickets: VoucherTicket[] }> {
    const order = await this.paidOrder(jumlah);
    const [invoice] = await this.invoicesOf(order.id);
    const draft = await this.send<VoucherContract>('admin', 'POST', '/VoucherContract', {
      idBHBU: order.bhbuId,
      judul: 'Uji voucher',
      tanggalMulai: todayInJakarta(),
      tanggalSelesai: addDays(todayInJakarta(), 60),
      idInvoice: invoice?.id,
      productId: order.baris[0]?.idProduk,
      kuotaVoucher: jumlah,
      jenisPenerima: 'UMUM',
      prefixKode: 'UJK',
    });
    await this.send('admin', 'PUT', `/VoucherContract/keadaan/${draft.id}`, { event: 'activate' });
    const { id } = await this.send<VoucherTransaction>('bhbu', 'POST', '/VoucherTransaction', {
      voucherContractId: draft.id,
      jumlah,
    });
    const path = `/VoucherTransaction/keadaan/${id}`;
    const transaction = await this.send<VoucherTransaction>('bhbu', 'PUT', path, {
      event: 'activate',
    });
    const printed = await this.send<{ data: VoucherTicket[] }>(
      'bhbu',
      'GET',
      `/Voucher/print?VoucherTransactionId=${id}`,
    );
    return { transaction, tickets: printed.data };
  }
}

let serial = 0;

/** Returns a NIK that no other participant has. */
function newNik(): string {
  serial += 1;
  const number = (Math.floor(Date.now() / 100) + serial * 7) % 9000;
  return formatNik({ region: '32.73.05', birthDate: '1991-02-03', sex: 'P', serial: number + 1 });
}

/** Fills in the participant of the voucher whose form is open, and binds the voucher. */
export async function bindParticipant({ page }: PortalPage, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: 'Peserta voucher' })).toBeVisible();
  const fill = (label: string, value: string) =>
    page.getByLabel(label, { exact: true }).fill(value);
  await fill('NIK', newNik());
  await fill('Nama', name);
  await fill('Tanggal lahir', '03-02-1991');
  await fill('Nomor HP', '081234567890');
  await fill('Alamat', 'Jalan Contoh Nomor 17, Bandung');
  await page.getByRole('combobox', { name: 'Kabupaten/kota' }).fill('Kota Bandung');
  await page
    .getByRole('option', { name: /^Kota Bandung/i })
    .first()
    .click();
  for (const [label, option] of [
    ['Jenis kelamin', 'Perempuan'],
    ['Kategori', 'Karyawan'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await page.getByLabel('Peserta menyetujui pemrosesan datanya').check();
  await page.getByRole('button', { name: 'Simpan dan ikat voucher' }).click();
  await expect(page.getByRole('heading', { name: 'Voucher terikat' })).toBeVisible();
}

/** Checks a code by typing it. */
export async function checkCode({ page }: PortalPage, code: string): Promise<void> {
  await page.getByLabel('Kode voucher').fill(code);
  await page.getByRole('button', { name: 'Periksa', exact: true }).click();
}
