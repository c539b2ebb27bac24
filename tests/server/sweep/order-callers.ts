import { and, eq } from 'drizzle-orm';
import type { Attachment } from '#contract/core/attachment.ts';
import type { Note } from '#contract/core/note.ts';
import type { OrderState } from '#contract/states/order.ts';
import type { PksState } from '#contract/states/pks.ts';
import {
  attachment,
  note,
  notulen,
  order,
  orderLine,
  pks,
} from '#server/platform/db/schema/index.ts';
import { applicationDocuments, toFormData } from '../../builders/application.ts';
import { buildEvidencePdf } from '../../builders/faskes.ts';
import { noteFormData } from '../../builders/note.ts';
import { signedCopy } from '../../builders/order.ts';
import { agreementContent } from '../../builders/printed.ts';
import type { TestServer } from '../harness/server.ts';
import { signInMember, type ScopedCallerFactory } from './members.ts';

export type Member = Awaited<ReturnType<typeof signInMember>>;
/** Creates a record of a member for the caller of the test and returns its id. */
export type Build = (server: TestServer, owner: Member, caller: Member) => Promise<number | string>;

/** Creates a record of the caller and one of another company and facility. */
export const pair =
  (
    build: Build,
    body?: () => unknown,
    { silent = false, refusal }: { silent?: boolean; refusal?: 409 } = {},
  ): ScopedCallerFactory =>
  async (server, role) => {
    const me = await signInMember(server, role);
    const other = await signInMember(server, role);
    return {
      token: me.token,
      ownId: await build(server, me, me),
      foreignId: await build(server, other, me),
      foreignText: silent ? null : `PT Contoh ${other.bhbuId}`,
      body: body?.(),
      refusal,
    };
  };

/** For a record whose document was not filed by an act, and so is not mailed. */
export const unfiled = { silent: true, refusal: 409 } as const;

let orders = 0;

/** Inserts an order with one line of the owner's facility. */
export const buildOrder =
  (status: OrderState = 'DITERIMA') =>
  async (server: TestServer, { bhbuId, faskesId }: Member): Promise<number> => {
    orders += 1;
    const [row] = await server.db
      .insert(order)
      .values({
        bhbuId,
        jenis: 'REGULER',
        status,
        noOrder: `PO/SAPU/${orders}`,
        tanggalOrder: '2030-01-02',
        model: 'PRODUK',
        skema: 'PENUH_100',
        totalHarga: 1_000_000,
      })
      .returning({ id: order.id });
    const id = row?.id ?? 0;
    await server.db
      .insert(orderLine)
      .values({ idOrder: id, urut: 1, idFaskes: faskesId, jumlahDosis: 10, idWorkOrder: id });
    return id;
  };

const buildLine: Build = async (server, owner) => {
  const idOrder = await buildOrder('DRAFT')(server, owner);
  const [line] = await server.db
    .select({ id: orderLine.id })
    .from(orderLine)
    .where(eq(orderLine.idOrder, idOrder));
  return line?.id ?? 0;
};

const content = agreementContent(1);

/** Inserts an order with its agreement. @returns the ids of both */
async function insertPks(server: TestServer, owner: Member, status: PksState) {
  const idOrder = await buildOrder(status === 'AKTIF' ? 'MENUNGGU_BAYAR' : 'PKS_DIBUAT')(
    server,
    owner,
  );
  const [row] = await server.db
    .insert(pks)
    .values({
      jenis: 'REGULER',
      idBHBU: owner.bhbuId,
      idOrder,
      status,
      noPKS: `PKS/SAPU/${idOrder}`,
      tanggalPKS: '2030-01-02',
      berlakuSampai: '2031-01-01',
      isi: { ...content, pembeli: { ...content.pembeli, nama: `PT Contoh ${owner.bhbuId}` } },
    })
    .returning({ id: pks.id });
  return { idOrder, idPks: row?.id ?? 0 };
}

const buildPks: Build = async (server, owner) => (await insertPks(server, owner, 'AKTIF')).idPks;

const buildOrderToSign: Build = async (server, owner) =>
  (await insertPks(server, owner, 'MENUNGGU_TTD_BHBU')).idOrder;

const buildSignedOrder: Build = async (server, owner, caller) => {
  const id = await buildOrderToSign(server, owner, caller);
  const { token } = await server.signIn({ role: 'ADMIN' });
  for (const [number, field] of [
    [1, 'filePksBHBU'],
    [2, 'filePksKF'],
  ] as const) {
    const body = signedCopy(field, '2030-01-02');
    await server.request('POST', `/Order/UploadFile/${id}/${number}`, { token, body });
  }
  return id;
};

const buildCompany: Build = (_server, { bhbuId }) => Promise.resolve(bhbuId);

const evidence = () => toFormData({ bukti: applicationDocuments('bukti')['fileNPWP'] ?? '' });

/** Returns the first file of a record. */
export async function firstFile(server: TestServer, path: string): Promise<string> {
  const { token } = await server.signIn({ role: 'ADMIN' });
  const { json } = await server.request('GET', `${path}/lampiran`, { token });
  return (json as unknown as Attachment[])[0]?.id ?? '';
}

const buildOrderFile: Build = async (server, owner, caller) =>
  await firstFile(server, `/Order/${await buildSignedOrder(server, owner, caller)}`);

/** Uploads the evidence of a notice, which the company may read. */
const buildPksFile: Build = async (server, owner) => {
  const { idPks: id } = await insertPks(server, owner, 'PERINGATAN');
  const { token } = await server.signIn({ role: 'LEGAL' });
  await server.request('POST', `/PKS/bukti/${id}`, { token, body: evidence() });
  return await firstFile(server, `/PKS/${id}`);
};

/** Adds a note that the company sees, with a file; the caller is its author. */
const buildNote =
  (path: string, record: Build): Build =>
  async (server, owner, caller) => {
    const id = await record(server, owner, caller);
    const { token } = await server.signIn({ role: 'ADMIN' });
    const { json } = await server.request('POST', `/${path}/${id}/catatan`, {
      token,
      body: noteFormData({ visibilitas: 'PERUSAHAAN', berkas1: buildEvidencePdf() }),
    });
    const noteId = (json as unknown as Note).id;
    await server.db.update(note).set({ authorId: caller.id }).where(eq(note.id, noteId));
    return noteId;
  };

const buildNoteFile =
  (path: string, record: Build): Build =>
  async (server, owner, caller) => {
    const id = await buildNote(path, record)(server, owner, caller);
    const [file] = await server.db
      .select({ id: attachment.id })
      .from(attachment)
      .where(and(eq(attachment.resource, 'note'), eq(attachment.recordId, String(id))));
    return file?.id ?? '';
  };

const meetingNotes: Build = async (server, owner) => {
  const idOrder = await buildOrder()(server, owner);
  await server.db.insert(notulen).values({
    idOrder,
    tanggalRapat: '2030-01-02',
    tempat: `Ruang rapat PT Contoh ${owner.bhbuId}`,
    peserta: [
      { nama: 'Sekar Ayuningtyas', instansi: 'Klinik' },
      { nama: 'Bagas Prasetyo', instansi: 'Perusahaan' },
    ],
    agenda: 'Jadwal',
    pembahasan: 'Jadwal',
    keputusan: [],
    kebutuhan: [],
    status: 'FINAL',
  });
  return idOrder;
};

const silent = { silent: true };

/** The callers of the calls of a record's notes. */
export const noteCallers = (
  path: string,
  record: Build,
): Readonly<Record<string, ScopedCallerFactory>> => {
  const name = path === 'WorkOrder' ? 'workOrder' : path.toLowerCase();
  return {
    [`${name}.notes`]: pair(record, undefined, silent),
    [`${name}.addNote`]: pair(record, () => noteFormData(), silent),
    [`${name}.withdrawNote`]: pair(buildNote(path, record), undefined, silent),
    [`${name}.mentionable`]: pair(record, undefined, silent),
    [`${name}.downloadNoteFile`]: pair(buildNoteFile(path, record), undefined, silent),
  };
};

/** The callers of the scoped calls of orders, agreements and meeting notes. */
export const orderCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'order.get': pair(buildOrder()),
  'order.getWithInvoiceAccount': pair(buildOrder()),
  'order.ofPks': pair(buildPks),
  'order.status': pair(buildOrder(), undefined, silent),
  'order.calculation': pair(buildOrder(), undefined, silent),
  'order.update': pair(buildOrder('DRAFT'), () => ({ jenis: 'REGULER', draft: true, baris: [] })),
  'order.remove': pair(buildOrder('DRAFT')),
  'order.changeState': pair(buildOrder(), () => ({ event: 'withdraw' })),
  'order.uploadBuyerCopy': pair(buildOrderToSign, () => signedCopy('filePksBHBU', '2030-01-02')),
  'order.downloadBuyerCopy': pair(buildSignedOrder, undefined, silent),
  'order.downloadSellerCopy': pair(buildSignedOrder, undefined, silent),
  'order.facts': pair(buildCompany),
  'order.history': pair(buildOrder(), undefined, silent),
  'order.attachments': pair(buildOrder(), undefined, silent),
  'order.downloadAttachment': pair(buildOrderFile, undefined, silent),
  ...noteCallers('Order', buildOrder()),
  'orderDetail.ofOrder': pair(buildOrder(), undefined, silent),
  'orderDetail.remove': pair(buildLine, undefined, silent),
  'pks.get': pair(buildPks),
  'pks.ofOrder': pair(async (server, owner) => (await insertPks(server, owner, 'AKTIF')).idOrder),
  'pks.activeBooster': pair(buildCompany, undefined, silent),
  'pks.numbersOfBhbu': pair(buildCompany, undefined, silent),
  'pks.changeState': pair(buildPks, () => ({
    event: 'warn',
    alasan: 'Kiriman terlambat',
    tanggal: '2030-01-02',
    bukti: 'Surat 3',
  })),
  'pks.uploadEvidence': pair(buildPks, evidence),
  'pks.history': pair(buildPks, undefined, silent),
  'pks.printed': pair(buildPks),
  'pks.pdf': pair(buildPks, undefined, silent),
  'pks.send': pair(buildPks, () => ({ kepada: ['penerima@contoh.test'] }), unfiled),
  'pks.attachments': pair(buildPks, undefined, silent),
  'pks.downloadAttachment': pair(buildPksFile, undefined, silent),
  ...noteCallers('PKS', buildPks),
  'notulen.ofOrder': pair(meetingNotes),
};
