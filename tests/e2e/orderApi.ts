import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { InvoiceListItem } from '#contract/domains/invoice/record.ts';
import type { OrderFacts } from '#contract/domains/order/facts.ts';
import type { Order, PaymentScheme } from '#contract/domains/order/record.ts';
import type { Payment } from '#contract/domains/payment/record.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import type {
  UsableBatch,
  WorkOrder,
  WorkOrderFacts,
} from '#contract/domains/work-order/record.ts';
import { addDays } from '#contract/core/values/day.ts';
import { createPdf } from '#server/app/demo/documents.ts';
import { demoPassword } from './fixtures.ts';
import { clinic, firstDay, todayInJakarta } from './orderSteps.ts';

/** A PDF for an upload through the API or a file input. */
export const pdf = (name: string, ...lines: readonly string[]) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(createPdf([name, ...lines])),
});

/** The courier of shipments, who signs for the distributor. */
export const courier = 'Galih Saputra';

type FormPart = string | ReturnType<typeof pdf>;

/** An order that is prepared through the API: one facility, and how it is paid. */
interface PreparedOrder {
  readonly people: number;
  readonly scheme: PaymentScheme;
  readonly facility?: string;
}

/**
 * Prepares records through the API with the demo accounts, for journeys that begin later than the
 * order.
 */
export class OrderApi {
  private readonly request: APIRequestContext;
  private readonly tokens = new Map<string, string>();
  private companyId = 0;

  constructor(request: APIRequestContext) {
    this.request = request;
  }

  /** Makes a call as an account and returns its answer. @throws for a status of 400 or more */
  async send<T>(account: string, method: string, path: string, data: object = {}): Promise<T> {
    return await this.answer<T>(account, path, {
      method,
      ...(method === 'GET' ? {} : { data }),
    });
  }

  /** Uploads files with their fields as an account. */
  async upload<T>(
    account: string,
    method: string,
    path: string,
    multipart: Record<string, FormPart>,
  ): Promise<T> {
    return await this.answer<T>(account, path, { method, multipart });
  }

  /** Downloads a file as an account. */
  async download(account: string, path: string): Promise<Buffer> {
    return await (await this.response(account, path, { method: 'GET' })).body();
  }

  private async answer<T>(
    account: string,
    path: string,
    options: Parameters<APIRequestContext['fetch']>[1],
  ): Promise<T> {
    return (await (await this.response(account, path, options)).json()) as T;
  }

  private async response(
    account: string,
    path: string,
    options: Parameters<APIRequestContext['fetch']>[1],
  ): Promise<APIResponse> {
    const headers = { authorization: `Bearer ${await this.tokenOf(account)}` };
    const response = await this.request.fetch(`/api${path}`, { ...options, headers });
    if (response.ok()) return response;
    throw new Error(`${account} ${path}: ${response.status()} ${await response.text()}`);
  }

  private async tokenOf(account: string): Promise<string> {
    const known = this.tokens.get(account);
    if (known) return known;
    const response = await this.request.post('/api/gtc/logingtc', {
      data: { Username: account, Password: demoPassword, ApplicationCode: 'GTRY' },
    });
    const { token, idReferensi } = (await response.json()) as Record<string, string | number>;
    if (account === 'bhbu') this.companyId = Number(idReferensi);
    this.tokens.set(account, String(token));
    return String(token);
  }

  /** Submits an order of one facility as the company and accepts it as the seller. */
  private async acceptedOrder({ people, scheme, facility }: PreparedOrder): Promise<Order> {
    await this.tokenOf('bhbu');
    const facts = await this.send<OrderFacts>('bhbu', 'GET', `/Order/pilihan/${this.companyId}`);
    const { perusahaan } = facts;
    const faskes = facts.faskes.find(({ name }) => name === (facility ?? clinic));
    const produk = facts.produk.find(({ tipe, isActive }) => tipe === 'VAKSIN_PRIMER' && isActive);
    const jumlahDosis = people * (produk?.dosisPerOrang ?? 0);
    const { id } = await this.send<Order>('bhbu', 'POST', '/Order', {
      jenis: 'REGULER',
      model: 'PRODUK',
      skema: scheme,
      namaPenanggungJawab: perusahaan.namaPenanggungJawab,
      jabatanPenanggungJawab: perusahaan.jabatanPenanggungJawab,
      hpPenanggungJawab: perusahaan.hpPenanggungJawab,
      emailPenanggungJawab: perusahaan.emailPenanggungJawab,
      alamatKirim: perusahaan.alamat,
      kabKota: perusahaan.kabKota,
      tanggalRencana: addDays(firstDay(), -4),
      jumlahPeserta: people,
      jumlahDosis,
      baris: [
        {
          idFaskes: faskes?.id,
          idProduk: produk?.id,
          jumlahPeserta: people,
          jumlahDosis,
          tanggalVaksinasi: firstDay(),
          namaPICFaskes: faskes?.namaPIC,
          hpPICFaskes: faskes?.noHP,
          namaPICBHBU: perusahaan.namaPIC,
          hpPICBHBU: perusahaan.noHP,
        },
      ],
    });
    return await this.send<Order>('legal', 'PUT', `/Order/keadaan/${id}`, { event: 'accept' });
  }

  /** Issues the agreement of an accepted order and sends it for signature. */
  async sentAgreement(idOrder: number): Promise<Pks> {
    const pks = await this.send<Pks>('legal', 'POST', '/PKS/GeneratePKS', { idOrder });
    return await this.send('legal', 'PUT', `/PKS/keadaan/${pks.id}`, { event: 'sendForSignature' });
  }

  /** Uploads the signed copy of the company, or of the seller, whose copy issues the first invoice. */
  async signAgreement(account: 'bhbu' | 'legal', idOrder: number): Promise<void> {
    const [type, field] = account === 'bhbu' ? [1, 'filePksBHBU'] : [2, 'filePksKF'];
    await this.upload(account, 'POST', `/Order/UploadFile/${idOrder}/${type}`, {
      namaPenandatangan: 'Bagas Prasetyo',
      jabatanPenandatangan: 'Direktur utama',
      tanggalTandaTangan: todayInJakarta(),
      metode: 'BASAH',
      [field]: pdf('salinan.pdf', field),
    });
  }

  /** Takes a new order through its agreement. */
  async signedOrder(prepared: PreparedOrder): Promise<Order> {
    const order = await this.acceptedOrder(prepared);
    const pks = await this.sentAgreement(order.id);
    await this.signAgreement('bhbu', order.id);
    await this.signAgreement('legal', order.id);
    await this.send('verificator', 'POST', `/PKS/verifikasipks/${pks.id}`);
    return order;
  }

  /** Returns the invoices of an order, the oldest first. */
  async invoicesOf(idOrder: number): Promise<InvoiceListItem[]> {
    return await this.send('finance', 'GET', `/Invoice/getbyorderid/${idOrder}`);
  }

  /** Verifies the payments of an order that wait for it. */
  async verifyPayments(idOrder: number): Promise<void> {
    for (const { id } of await this.invoicesOf(idOrder)) {
      const payments = await this.send<Payment[]>(
        'finance',
        'GET',
        `/Payment/getbyinvoiceid/${id}`,
      );
      for (const payment of payments.filter(({ status }) => status === 'BUKTI_DIUNGGAH'))
        await this.send('finance', 'PUT', `/Payment/verify/${payment.id}`);
    }
  }

  /** Signs an order and pays its only invoice in full. */
  async paidOrder(people: number): Promise<Order> {
    const order = await this.signedOrder({ people, scheme: 'PENUH_100' });
    const [invoice] = await this.invoicesOf(order.id);
    if (!invoice) throw new Error(`The order ${order.id} has no invoice.`);
    const { id } = await this.send<Payment>('bhbu', 'POST', '/Payment', {
      idInvoice: invoice.id,
      jenis: 'TRANSFER',
      tanggalBayar: todayInJakarta(),
      jumlah: invoice.sisa,
      noReferensi: `TRF ${invoice.id}`,
      bankPengirim: 'Bank Contoh Nusantara',
      namaPengirim: order.namaBHBU,
    });
    const fileBukti = pdf('bukti.pdf', `Invoice ${invoice.id}`);
    await this.upload('bhbu', 'PUT', `/Payment/upload/${id}`, { fileBukti });
    await this.send('finance', 'PUT', `/Payment/verify/${id}`);
    return order;
  }

  /** Creates a work order for all open doses of an order and lets it depart. */
  async shippedWorkOrder(idOrder: number): Promise<WorkOrder> {
    const facts = await this.send<WorkOrderFacts>('em', 'GET', `/WorkOrder/pilihan/${idOrder}`);
    const [carrier] = (
      await this.send<{ data: { id: number }[] }>('em', 'GET', '/Distributor?pageSize=1')
    ).data;
    const baris = [];
    for (const { idDetail, terbuka } of facts.baris) {
      const path = `/WorkOrder/batch/${idDetail}`;
      const [batch] = await this.send<UsableBatch[]>('em', 'GET', path);
      baris.push({
        idDetail,
        qtyKirim: terbuka,
        idBatch: batch?.id,
        psNumber: `SJ-UJI-${idDetail}`,
      });
    }
    const { id } = await this.send<WorkOrder>('em', 'POST', '/WorkOrder/CreatePerintahKerja', {
      idOrder,
      tanggalKirim: todayInJakarta(),
      tanggalTiba: addDays(firstDay(), -7),
      idDistributor: carrier?.id,
      baris,
    });
    const alasan = 'Sisa data peserta menyusul minggu ini';
    await this.send('em', 'PUT', `/WorkOrder/keadaan/${id}`, { event: 'issue', alasan });
    return await this.ship(id);
  }

  /** Has an issued work order confirmed by the first facility, packs it and lets it depart. */
  private async ship(id: number): Promise<WorkOrder> {
    await this.send('faskes', 'PUT', `/WorkOrder/keadaan/${id}`, { event: 'confirm' });
    await this.send('em', 'PUT', `/WorkOrder/keadaan/${id}`, { event: 'pack' });
    return await this.send('em', 'PUT', `/WorkOrder/kirim/${id}`, {
      suhuMuat: 4.5,
      namaKurir: courier,
      hpKurir: '081290000022',
      noKendaraan: 'D 8123 VX',
    });
  }
}
