import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import type { Invoice, InvoiceListItem } from '#contract/domains/invoice/record.ts';
import type { Payment } from '#contract/domains/payment/record.ts';
import { applicationDocuments, toFormData } from './application.ts';
import { acceptedOrder } from './pks.ts';
import { signedCopy, type OrderWorld } from './order.ts';
import type { TestResponse, TestServer } from '../server/harness/server.ts';

type Role = keyof OrderWorld['tokens'];

/** Returns a PDF whose content depends on a text. */
export const proofFile = (text: string): File =>
  applicationDocuments(text)['fileNPWP'] as unknown as File;

/** Requests about money that must succeed, and the state of an order. */
export interface MoneyWorld extends OrderWorld {
  /** Takes a new order through its agreement until both parties have signed it. */
  readonly sign: (
    overrides?: Readonly<Record<string, unknown>>,
  ) => Promise<{ readonly id: number; readonly totalHarga: number; readonly idDetail: number }>;
  /** Amends an order and takes the amendment through its agreement until it is in force. */
  readonly amend: (
    idOrder: number,
    baris: readonly { readonly jumlahPeserta: number; readonly jumlahDosis: number }[],
    overrides?: Readonly<Record<string, unknown>>,
  ) => Promise<number>;
  readonly finishAgreement: (idOrder: number) => Promise<void>;
  readonly invoicesOf: (idOrder: number) => Promise<InvoiceListItem[]>;
  readonly invoice: (id: number) => Promise<Invoice>;
  /** Returns the only invoice of an order. */
  readonly firstInvoice: (idOrder: number) => Promise<Invoice>;
  readonly issue: (idOrder: number) => Promise<Invoice>;
  /** Enters a payment as the company and uploads its proof. */
  readonly pay: (
    idInvoice: number,
    jumlah: number,
    overrides?: Readonly<Record<string, unknown>>,
    payer?: Role,
  ) => Promise<Payment>;
  readonly verify: (idPayment: number, role?: Role) => Promise<TestResponse>;
  /** Reverses a verified payment by two persons. */
  readonly reverse: (idPayment: number) => Promise<void>;
  /** Pays an invoice in full and verifies it. */
  readonly settle: (idInvoice: number) => Promise<void>;
  readonly payment: (id: number) => Promise<Payment>;
  readonly stateOf: (idOrder: number) => Promise<unknown>;
}

/** Extends a world in which orders can be placed by requests about money. */
export function moneyWorld(server: TestServer, world: OrderWorld): MoneyWorld {
  const today = () => dayInJakarta(server.now());
  const must = async (...request: Parameters<OrderWorld['request']>): Promise<TestResponse> => {
    const response = await world.request(...request);
    if (response.status >= 400) throw new Error(`${request[1]} ${request[2]}: ${response.text}`);
    return response;
  };
  let proofs = 0;
  const invoicesOf: MoneyWorld['invoicesOf'] = async idOrder =>
    (await must('FINANCE', 'GET', `/Invoice/getbyorderid/${idOrder}`))
      .json as unknown as InvoiceListItem[];
  const invoice: MoneyWorld['invoice'] = async id =>
    (await must('FINANCE', 'GET', `/Invoice/getbyid/${id}`)).json as unknown as Invoice;
  const payment: MoneyWorld['payment'] = async id =>
    (await must('FINANCE', 'GET', `/Payment/${id}`)).json as unknown as Payment;
  const pay: MoneyWorld['pay'] = async (idInvoice, jumlah, overrides = {}, payer = 'BHBU') => {
    proofs += 1;
    const created = await must(payer, 'POST', '/Payment', {
      idInvoice,
      jenis: 'TRANSFER',
      tanggalBayar: today(),
      jumlah,
      noReferensi: `TRX-${proofs}`,
      bankPengirim: 'Bank Contoh',
      namaPengirim: 'PT Contoh',
      ...overrides,
    });
    const id = Number(created.json['id']);
    const body = toFormData({
      fileBukti: applicationDocuments(`bukti ${proofs}`)['fileNPWP'] ?? '',
    });
    await must(payer, 'PUT', `/Payment/upload/${id}`, body);
    return await payment(id);
  };
  const verify: MoneyWorld['verify'] = (id, role = 'FINANCE') =>
    world.request(role, 'PUT', `/Payment/verify/${id}`, {});
  /** Has the agreement of an accepted order issued, signed and verified. */
  const finishAgreement: MoneyWorld['finishAgreement'] = async idOrder => {
    const agreement = await must('LEGAL', 'POST', '/PKS/GeneratePKS', { idOrder });
    const id = Number(agreement.json['id']);
    await must('LEGAL', 'PUT', `/PKS/keadaan/${id}`, { event: 'sendForSignature' });
    const path = `/Order/UploadFile/${idOrder}`;
    await must('BHBU', 'POST', `${path}/1`, signedCopy('filePksBHBU', today()));
    await must('LEGAL', 'POST', `${path}/2`, signedCopy('filePksKF', today()));
    await must('VERIFICATOR', 'POST', `/PKS/verifikasipks/${id}`, {});
  };
  return Object.assign(Object.create(world) as OrderWorld, {
    invoicesOf,
    invoice,
    payment,
    pay,
    verify,
    sign: async (overrides?: Readonly<Record<string, unknown>>) => {
      const order = await acceptedOrder(world, overrides);
      const { id } = order;
      const agreement = await must('LEGAL', 'POST', '/PKS/GeneratePKS', { idOrder: id });
      const state = `/PKS/keadaan/${Number(agreement.json['id'])}`;
      await must('LEGAL', 'PUT', state, { event: 'sendForSignature' });
      await must('BHBU', 'POST', `/Order/UploadFile/${id}/1`, signedCopy('filePksBHBU', today()));
      await must('LEGAL', 'POST', `/Order/UploadFile/${id}/2`, signedCopy('filePksKF', today()));
      return { id, totalHarga: order.totalHarga ?? 0, idDetail: order.baris[0]?.id ?? 0 };
    },
    finishAgreement,
    amend: async (
      idOrder: number,
      baris: readonly { readonly jumlahPeserta: number; readonly jumlahDosis: number }[],
      overrides: Readonly<Record<string, unknown>> = {},
    ) => {
      const sum = (name: 'jumlahDosis' | 'jumlahPeserta') =>
        baris.reduce((total, line) => total + line[name], 0);
      const amended = await must('BHBU', 'POST', '/Order/CreateAmandemen', {
        ...world.body({ jumlahPeserta: sum('jumlahPeserta'), jumlahDosis: sum('jumlahDosis') }),
        idOrder,
        alasanAmandemen: 'Jumlah karyawan berubah',
        baris,
        ...overrides,
      });
      const id = Number(amended.json['id']);
      await must('LEGAL', 'PUT', `/Order/keadaan/${id}`, { event: 'accept' });
      await finishAgreement(id);
      return id;
    },
    firstInvoice: async (idOrder: number) => {
      const [first, ...others] = await invoicesOf(idOrder);
      if (!first || others.length > 0) throw new Error(`The order ${idOrder} has not one invoice.`);
      return await invoice(first.id);
    },
    issue: async (idOrder: number) => {
      const issued = await must('FINANCE', 'POST', '/Invoice/generateinvoice', { idOrder });
      return issued.json as unknown as Invoice;
    },
    reverse: async (idPayment: number) => {
      const path = `/Payment/keadaan/${idPayment}`;
      const propose = { event: 'proposeReversal', alasan: 'Dana ditarik bank' };
      await must('FINANCE', 'PUT', path, propose);
      await must('ADMIN', 'PUT', path, { event: 'approveReversal' });
    },
    settle: async (idInvoice: number) => {
      const { sisa } = await invoice(idInvoice);
      const { id } = await pay(idInvoice, sisa);
      const verified = await verify(id);
      if (verified.status !== 200) throw new Error(`not verified: ${verified.text}`);
    },
    stateOf: async (idOrder: number) =>
      (await must('ADMIN', 'GET', `/OrderStatus/${idOrder}`)).json['status'],
  });
}
