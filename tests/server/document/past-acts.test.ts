import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileEarlierDocuments } from '#server/app/earlier-documents.ts';
import { earlierInvoices } from '#server/domains/invoice/index.ts';
import { fileEarlierActs } from '#server/platform/document/index.ts';
import { printedKinds, type Printable, type PrintedKind } from '#contract/core/document/calls.ts';
import {
  appUser,
  bhbu,
  distributor,
  faskes,
  filedDocument,
  order,
  peserta,
  product,
  service,
} from '#server/platform/db/schema/index.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { notaWorld } from '../../builders/nota.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { buildStockWorld, type StockWorld } from '../../builders/stock.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let money: MoneyWorld;
let world: StockWorld;

/** Where the document of each kind is opened. */
const pathOf: Readonly<Partial<Record<PrintedKind, (id: string) => string>>> = {
  PKS: id => `/PKS/cetak/${id}`,
  INVOICE: id => `/Invoice/cetak/${id}`,
  KUITANSI: id => `/Payment/cetak/${id}`,
  NOTA: id => `/Nota/cetak/${id}`,
  PERINTAH_KERJA: id => `/WorkOrder/perintahKerja/cetak/${id}`,
  SURAT_JALAN: id => `/WorkOrder/suratJalan/cetak/${id}`,
  BAST: id => `/WorkOrder/bast/cetak/${id}`,
  SELISIH: id => `/WorkOrder/selisih/cetak/${id}`,
  SISA_DOSIS: id => `/NeracaDosis/cetak/${id}`,
  BUKTI_VAKSINASI: id => `/Sertifikat/cetak/${id}`,
  SURAT: id => `/Surat/cetak/${id}`,
};

const fileEarlier = () =>
  fileEarlierDocuments(server.db, server.now(), error => {
    throw error;
  });

const listFiled = () =>
  server.db
    .select({
      kind: filedDocument.kind,
      recordId: filedDocument.recordId,
      version: filedDocument.version,
      token: filedDocument.token,
    })
    .from(filedDocument)
    .orderBy(filedDocument.id);

/** Opens every document that was filed, and its public page. */
async function openAll() {
  const opened = [];
  for (const { kind, recordId, token } of await listFiled()) {
    const [id = '', part] = recordId.split('/faskes/');
    const path = pathOf[kind]?.(id) ?? '';
    const response = await (part === undefined
      ? money.request('ADMIN', 'GET', path)
      : world.request('FASKES', 'GET', path));
    expect(response.status, `${kind} ${response.text}`).toBe(200);
    const verified = await server.request('GET', `/public/verifikasi/${token}`);
    opened.push({ kind, recordId, printed: response.json, verified: verified.json });
  }
  return opened;
}

/** Runs statements that only the owner of the tables may. */
async function asOwner(...statements: readonly string[]) {
  const owner = new pg.Client({ connectionString: server.ownerConnectionString });
  await owner.connect();
  try {
    for (const statement of statements) await owner.query(statement);
  } finally {
    await owner.end();
  }
}

/** Renames everything that a document names. */
async function renameAll() {
  const other = (column: string) => sql.raw(`'Lain ' || ${column}`);
  await server.db
    .update(bhbu)
    .set({ namaBHBU: sql`'Lain ' || nama_bhbu`, alamat: 'Jalan Pindah 1' });
  await server.db
    .update(faskes)
    .set({ namaFaskes: sql`'Lain ' || nama_faskes`, alamat: 'Jalan Pindah 2' });
  await server.db.update(distributor).set({ nama: other('nama') });
  await server.db.update(product).set({ nama: other('nama'), produsen: 'Produsen lain' });
  await server.db.update(service).set({ nama: other('nama') });
  await server.db.update(appUser).set({ fullName: 'Nama Lain' });
  await server.db.update(peserta).set({ nama: 'ORANG LAIN' });
  // The seller's data of a day never changes, except in the database.
  await asOwner(
    `alter table seller disable trigger user`,
    `update seller set nama = 'Penjual Lain', alamat = 'Jalan Pindah 3'`,
    `alter table seller enable trigger user`,
  );
}

beforeAll(async () => {
  server = await startTestServer();
  world = await buildStockWorld(server);
  money = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
});
afterAll(() => server.stop());

/** Lets an act of every kind happen, except the amendment, which is filed as an agreement is. */
async function actOut() {
  const notes = notaWorld(money);
  const invoice = await money.firstInvoice((await money.sign()).id);
  const letter = await money.request('ADMIN', 'POST', '/Surat', {
    jenis: 'PENGINGAT_PEMBAYARAN',
    idInvoice: invoice.id,
    kepada: 'penerima@contoh.test',
  });
  const sent = await money.request(
    'ADMIN',
    'PUT',
    `/Surat/terbit/${Number(letter.json['id'])}`,
    {},
  );
  expect(sent.status, sent.text).toBe(200);
  await money.settle(invoice.id);
  // The receipt of a paid one would have a second version.
  const open = await notes.number(await money.firstInvoice((await money.sign()).id));
  await notes.approved(await notes.retur(open.id, open.baris[0]?.id ?? 0, 1));
  const { paid } = await world.receive({ qtyTiba: 190 });
  const injected = await world.inject();
  expect(injected.status, injected.text).toBe(201);
  const [given] = await server.db
    .select({ id: peserta.id })
    .from(peserta)
    .where(eq(peserta.dosisDiberikan, 1));
  const proof = await money.request('ADMIN', 'POST', '/Sertifikat', { idPeserta: given?.id });
  expect(proof.status, proof.text).toBe(201);
  await server.db.update(order).set({ status: 'PELAKSANAAN' }).where(eq(order.id, paid.id));
  const [stock] = await world.stockOf(paid);
  const reported = await world.request('FASKES', 'PUT', `/Stok/sisa/${stock?.id}`, {
    dihitung: stock?.sisa,
    rencanaSisa: 'DISIMPAN',
  });
  expect(reported.status, reported.text).toBe(200);
}

/** Removes the filed documents of invoices, as if they had been issued before acts filed them. */
const unfile = (...ids: readonly number[]) =>
  asOwner(
    `alter table filed_document disable trigger user`,
    `delete from filed_document where resource = 'invoice'
      and record_id in (${ids.map(id => `'${id}'`).join(', ')})`,
    `alter table filed_document enable trigger user`,
  );

describe('the paper of an act', () => {
  it('stays as it was when everything is renamed, and opening it files nothing', async () => {
    await actOut();
    const filed = await listFiled();
    const kinds = new Set(filed.map(({ kind }) => kind));
    const missing = printedKinds.filter(kind => !kinds.has(kind));
    expect(missing).toEqual(['AMANDEMEN', 'KIPI', 'LAMPIRAN_IV']);
    const before = await openAll();
    for (const { verified } of before) expect(verified).toMatchObject({ versi: 1 });
    await renameAll();
    expect(await openAll()).toEqual(before);
    expect(await listFiled()).toEqual(filed);
    expect(await fileEarlier()).toBe(0);
  });

  it('of an act from before is filed once, when the server starts', async () => {
    const invoice = await money.firstInvoice((await money.sign()).id);
    await money.settle(invoice.id);
    await unfile(invoice.id);
    const path = `/Invoice/cetak/${invoice.id}`;
    const unfiled = (await money.request('BHBU', 'GET', path)).json as unknown as Printable;
    expect(unfiled.berkas).toBeNull();
    expect(await fileEarlier()).toBe(1);
    expect(await fileEarlier()).toBe(0);
    expect((await money.request('BHBU', 'GET', path)).json).toMatchObject({ berkas: { versi: 1 } });
  });

  it('of an act from before that cannot be built does not stop the others', async () => {
    const broken = await money.firstInvoice((await money.sign()).id);
    const whole = await money.firstInvoice((await money.sign()).id);
    await unfile(broken.id, whole.id);
    const { definition } = earlierInvoices;
    const acts = {
      ...earlierInvoices,
      definition: {
        ...definition,
        open: async (...[reader, id]: Parameters<typeof definition.open>) => {
          if (id === broken.id) await reader.db.execute(sql`select 1 / 0`);
          return await definition.open(reader, id);
        },
      },
    };
    const passedOver: unknown[] = [];
    const filed = await fileEarlierActs(server.db, server.now(), [acts], (_, record) =>
      passedOver.push(record),
    );
    expect(filed).toBe(1);
    expect(passedOver).toEqual([{ resource: 'invoice', id: broken.id }]);
    expect(await fileEarlier()).toBe(1);
  });
});
