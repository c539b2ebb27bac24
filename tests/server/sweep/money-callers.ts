import { eq } from 'drizzle-orm';
import { invoice, payment } from '#server/db/schema/index.ts';
import { applicationDocuments, toFormData } from '../../builders/application.ts';
import type { TestServer } from '../harness/server.ts';
import type { ScopedCallerFactory } from './members.ts';
import { anOrder, firstFile, noteCallers, pair, type Build, type Member } from './order-callers.ts';

const issuedOn = '2030-01-02';

/** Inserts an issued invoice of the owner. @returns its id and that of its order */
async function insertInvoice(server: TestServer, owner: Member) {
  const idOrder = await anOrder('MENUNGGU_BAYAR')(server, owner);
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

const anInvoice: Build = async (server, owner) => (await insertInvoice(server, owner)).idInvoice;
const anInvoicedOrder: Build = async (server, owner) =>
  (await insertInvoice(server, owner)).idOrder;

const paymentBody = {
  tanggalBayar: issuedOn,
  jumlah: 1_000,
  bankPengirim: 'Bank',
  namaPengirim: 'PT Contoh',
};

/** Inserts a payment whose proof is awaited. */
const aPayment: Build = async (server, owner) => {
  const { idInvoice } = await insertInvoice(server, owner);
  const [row] = await server.db
    .insert(payment)
    .values({ ...paymentBody, idInvoice, idBHBU: owner.bhbuId, jenis: 'TRANSFER' })
    .returning({ id: payment.id });
  return row?.id ?? 0;
};

const aVerifiedPayment: Build = async (server, owner, caller) => {
  const id = Number(await aPayment(server, owner, caller));
  await server.db.update(payment).set({ status: 'TERVERIFIKASI' }).where(eq(payment.id, id));
  return id;
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

const aStampedInvoice = withFile(anInvoice, 'POST', '/Invoice/uploadInvoice', 'fileInvoice');
const aProvenPayment = withFile(aPayment, 'PUT', '/Payment/upload', 'fileBukti');

/** The file of a record. */
const fileOf =
  (record: Build, path: string): Build =>
  async (server, owner, caller) =>
    await firstFile(server, `${path}/${await record(server, owner, caller)}`);

const silent = { silent: true };

/** The callers of the scoped calls of invoices and payments. */
export const moneyCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'invoice.get': pair(anInvoice),
  'invoice.ofOrder': pair(anInvoicedOrder),
  'invoice.calculation': pair(anInvoice, undefined, silent),
  'invoice.downloadInvoice': pair(aStampedInvoice, undefined, silent),
  'invoice.printed': pair(anInvoice),
  'invoice.pdf': pair(anInvoice, undefined, silent),
  'invoice.send': pair(anInvoice, () => ({ kepada: ['penerima@contoh.test'] }), silent),
  'invoice.history': pair(anInvoice, undefined, silent),
  'invoice.attachments': pair(anInvoice, undefined, silent),
  'invoice.downloadAttachment': pair(fileOf(aStampedInvoice, '/Invoice'), undefined, silent),
  ...noteCallers('Invoice', anInvoice),
  'payment.get': pair(aPayment),
  'payment.ofInvoice': pair(anInvoice, undefined, silent),
  'payment.update': pair(aPayment, () => paymentBody),
  'payment.upload': pair(aPayment, () => fileBody('fileBukti')),
  'payment.changeState': pair(aPayment, () => ({ event: 'discard' })),
  'payment.downloadProof': pair(aProvenPayment, undefined, silent),
  'payment.printed': pair(aVerifiedPayment),
  'payment.pdf': pair(aVerifiedPayment, undefined, silent),
  'payment.send': pair(aVerifiedPayment, () => ({ kepada: ['penerima@contoh.test'] }), silent),
  'payment.history': pair(aPayment, undefined, silent),
  'payment.attachments': pair(aPayment, undefined, silent),
  'payment.downloadAttachment': pair(fileOf(aProvenPayment, '/Payment'), undefined, silent),
};
