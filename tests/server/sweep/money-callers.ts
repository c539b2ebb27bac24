import { eq } from 'drizzle-orm';
import { bhbu, invoice, payment } from '#server/platform/db/schema/index.ts';
import { applicationDocuments, toFormData } from '../../builders/application.ts';
import { buildNota } from '../../builders/nota.ts';
import type { TestServer } from '../harness/server.ts';
import type { ScopedCallerFactory } from './members.ts';
import {
  buildOrder,
  unfiled,
  firstFile,
  noteCallers,
  pair,
  type Build,
  type Member,
} from './order-callers.ts';

const issuedOn = '2030-01-02';

/** Inserts an issued invoice of the owner. @returns its id and that of its order */
async function insertInvoice(server: TestServer, owner: Member) {
  const idOrder = await buildOrder('MENUNGGU_BAYAR')(server, owner);
  const party = { nama: `PT Contoh ${owner.bhbuId}`, alamat: 'Jalan Melati 5', npwp: null };
  const [row] = await server.db
    .insert(invoice)
    .values({
      idOrder,
      idRoot: idOrder,
      idBHBU: owner.bhbuId,
      termin: 'PENUH',
      status: 'TERBIT',
      noInvoice: `INV/SAPU/${idOrder}`,
      tanggalInvoice: issuedOn,
      jatuhTempo: issuedOn,
      subTotal: 1_000_000,
      total: 1_000_000,
      nilaiTagihan: 1_000_000,
      pembeli: party,
      penjual: { ...party, penandaTangan: 'Dewi Anggraini', jabatan: 'Direktur' },
      rekeningTujuan: { bank: 'Bank', cabang: 'Bandung', nomor: '1234567', atasNama: 'Penjual' },
    })
    .returning({ id: invoice.id });
  return { idOrder, idInvoice: row?.id ?? 0 };
}

const buildInvoice: Build = async (server, owner) => (await insertInvoice(server, owner)).idInvoice;
const buildInvoicedOrder: Build = async (server, owner) =>
  (await insertInvoice(server, owner)).idOrder;

const paymentBody = {
  tanggalBayar: issuedOn,
  jumlah: 1_000,
  bankPengirim: 'Bank',
  namaPengirim: 'PT Contoh',
};

/** Inserts a payment whose proof is awaited. */
const buildPayment: Build = async (server, owner) => {
  const { idInvoice } = await insertInvoice(server, owner);
  const [row] = await server.db
    .insert(payment)
    .values({ ...paymentBody, idInvoice, idBHBU: owner.bhbuId, jenis: 'TRANSFER' })
    .returning({ id: payment.id });
  return row?.id ?? 0;
};

const buildVerifiedPayment: Build = async (server, owner, caller) => {
  const id = Number(await buildPayment(server, owner, caller));
  await server.db
    .update(payment)
    .set({
      status: 'TERVERIFIKASI',
      noKuitansi: `KW/SAPU/${id}`,
      verifiedAt: '2030-01-02T02:00:00.000Z',
    })
    .where(eq(payment.id, id));
  return id;
};

/** Inserts an approved note. */
const buildOwnNota: Build = async (server, owner) => {
  const { idInvoice } = await insertInvoice(server, owner);
  return await buildNota(server.db, { idInvoice, idBHBU: owner.bhbuId });
};

/** A company with an invoice; the caller is the account manager of its own one. */
const buildBilledCompany: Build = async (server, owner, caller) => {
  await insertInvoice(server, owner);
  if (owner.id === caller.id) {
    await server.db
      .update(bhbu)
      .set({ accountManagerId: caller.id })
      .where(eq(bhbu.id, owner.bhbuId));
  }
  return owner.bhbuId;
};

const fileBody = (field: string) =>
  toFormData({ [field]: applicationDocuments('berkas')['fileNPWP'] ?? '' });

/** A record to which an administrator has uploaded a file. */
const withFile =
  (record: Build, method: 'POST' | 'PUT', path: string, field: string): Build =>
  async (server, owner, caller) => {
    const id = await record(server, owner, caller);
    const { token } = await server.signIn({ role: 'ADMIN' });
    await server.request(method, `${path}/${id}`, { token, body: fileBody(field) });
    return id;
  };

const buildStampedInvoice = withFile(buildInvoice, 'POST', '/Invoice/uploadInvoice', 'fileInvoice');
const buildProvenPayment = withFile(buildPayment, 'PUT', '/Payment/upload', 'fileBukti');

/** The file of a record. */
const fileOf =
  (record: Build, path: string): Build =>
  async (server, owner, caller) =>
    await firstFile(server, `${path}/${await record(server, owner, caller)}`);

const silent = { silent: true };

/** The callers of the scoped calls of invoices and payments. */
export const moneyCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'invoice.get': pair(buildInvoice),
  'invoice.ofOrder': pair(buildInvoicedOrder),
  'invoice.calculation': pair(buildInvoice, undefined, silent),
  // The buyer withholds nothing from it.
  'invoice.withholding': pair(buildInvoice, () => ({ tanggalPotong: '2030-01-31' }), {
    silent: true,
    refusal: 409,
  }),
  'invoice.downloadInvoice': pair(buildStampedInvoice, undefined, silent),
  'invoice.printed': pair(buildInvoice),
  'invoice.pdf': pair(buildInvoice, undefined, silent),
  'invoice.send': pair(buildInvoice, () => ({ kepada: ['penerima@contoh.test'] }), unfiled),
  'invoice.history': pair(buildInvoice, undefined, silent),
  'invoice.attachments': pair(buildInvoice, undefined, silent),
  'invoice.downloadAttachment': pair(fileOf(buildStampedInvoice, '/Invoice'), undefined, silent),
  ...noteCallers('Invoice', buildInvoice),
  'companyAccount.get': pair(buildBilledCompany),
  'companyAccount.printed': pair(buildBilledCompany),
  'companyAccount.export': pair(buildBilledCompany, undefined, silent),
  'companyAccount.exportTicket': pair(buildBilledCompany, () => ({ kueri: {} }), silent),
  'nota.get': pair(buildOwnNota),
  'nota.history': pair(buildOwnNota, undefined, silent),
  'nota.printed': pair(buildOwnNota),
  'nota.pdf': pair(buildOwnNota, undefined, silent),
  'nota.send': pair(buildOwnNota, () => ({ kepada: ['penerima@contoh.test'] }), unfiled),
  'payment.get': pair(buildPayment),
  'payment.ofInvoice': pair(buildInvoice, undefined, silent),
  'payment.update': pair(buildPayment, () => paymentBody),
  'payment.upload': pair(buildPayment, () => fileBody('fileBukti')),
  'payment.changeState': pair(buildPayment, () => ({ event: 'discard' })),
  'payment.downloadProof': pair(buildProvenPayment, undefined, silent),
  'payment.printed': pair(buildVerifiedPayment),
  'payment.pdf': pair(buildVerifiedPayment, undefined, silent),
  'payment.send': pair(buildVerifiedPayment, () => ({ kepada: ['penerima@contoh.test'] }), unfiled),
  'payment.history': pair(buildPayment, undefined, silent),
  'payment.attachments': pair(buildPayment, undefined, silent),
  'payment.downloadAttachment': pair(fileOf(buildProvenPayment, '/Payment'), undefined, silent),
};
