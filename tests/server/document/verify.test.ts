import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#server/platform/db/client.ts';
import { fileDocument } from '#server/platform/document/filing.ts';
import { bhbu, filedDocument } from '#server/platform/db/schema/index.ts';
import { toFormData } from '../../builders/application.ts';
import { moneyWorld, proofFile, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { readPdf } from '../pdf/read-pdf.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: MoneyWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
});
afterAll(() => server.stop());

/** Prints an invoice, which files it, and has its PDF rendered. @returns the filed version */
async function print(id: number, role: 'BHBU' | 'FINANCE' = 'BHBU') {
  expect((await world.request(role, 'GET', `/Invoice/pdf/${id}`)).status).toBe(200);
  const rows = await server.db
    .select()
    .from(filedDocument)
    .where(eq(filedDocument.recordId, String(id)));
  const latest = rows.filter(({ kind }) => kind === 'INVOICE').at(-1);
  if (!latest?.pdf) throw new Error('The invoice was not filed.');
  return { ...latest, pdf: latest.pdf };
}

const verify = async (token: string) =>
  (await server.request('GET', `/public/verifikasi/${token}`)).json;
const compare = async (token: string, content: Uint8Array) => {
  const berkas = new File([new Uint8Array(content)], 'dokumen.pdf');
  const response = await server.request('POST', `/public/verifikasi/${token}`, {
    body: toFormData({ berkas }),
  });
  expect(response.status, response.text).toBe(200);
  return response.json;
};
const buildInvoice = async () => await world.firstInvoice((await world.sign()).id);

describe('the public page of a document', () => {
  it('says what the document is, and nothing personal', async () => {
    const invoice = await buildInvoice();
    const { token } = await print(invoice.id);
    expect(await verify(token)).toEqual({
      jenis: 'INVOICE',
      nomor: invoice.noInvoice,
      tanggal: invoice.tanggalInvoice,
      keadaan: 'BERLAKU',
      versi: 1,
      isi: {
        penjual: invoice.penjual?.nama,
        pembeli: invoice.pembeli.nama,
        total: `Rp${invoice.total.toLocaleString('id-ID')}`,
        rekening: `…${invoice.rekeningTujuan?.nomor.slice(-4)}`,
      },
    });
  });

  it('is the same when the number of the tax invoice is entered', async () => {
    const { id } = await buildInvoice();
    const first = await print(id);
    const taxed = await world.request('FINANCE', 'PUT', `/Invoice/${id}`, {
      noFakturPajak: '0400000000000001',
      kodeFaktur: '04',
    });
    expect(taxed.status, taxed.text).toBe(200);
    expect(await print(id)).toEqual(first);
    expect(await verify(first.token)).toMatchObject({ keadaan: 'BERLAKU', versi: 1 });
  });

  it('names a version that was replaced, and compares with it', async () => {
    const { id } = await buildInvoice();
    const first = await print(id);
    const { resource, recordId, kind } = first;
    const key = { resource, recordId, kind };
    const changed = { ...first, isDraft: false, blocks: first.blocks.slice(1) };
    await transaction(server.db, db =>
      fileDocument({ db, now: server.now(), user: { fullName: 'Sekar' } }, key, changed, {
        day: first.day,
        facts: null,
      }),
    );
    const second = await print(id);
    expect(second.version).toBe(2);
    expect(await verify(first.token)).toMatchObject({ keadaan: 'DIGANTI', versi: 1 });
    expect(await verify(second.token)).toMatchObject({ keadaan: 'BERLAKU', versi: 2 });
    expect(await compare(second.token, first.pdf)).toMatchObject({
      hasil: 'SALINAN_RESMI',
      dokumen: { versi: 1, keadaan: 'DIGANTI' },
    });
    expect(await compare(second.token, second.pdf)).toMatchObject({
      hasil: 'SALINAN_RESMI',
      dokumen: { versi: 2, keadaan: 'BERLAKU' },
    });
  });

  it('tells a signed copy from a file that was changed', async () => {
    const { id } = await buildInvoice();
    const { token, pdf } = await print(id);
    const stamped = proofFile('distempel');
    const body = toFormData({ fileInvoice: stamped });
    expect(
      (await world.request('FINANCE', 'POST', `/Invoice/uploadInvoice/${id}`, body)).status,
    ).toBe(200);
    expect(await compare(token, new Uint8Array(await stamped.arrayBuffer()))).toMatchObject({
      hasil: 'SALINAN_BERTANDA',
    });
    const changed = Buffer.concat([pdf, Buffer.from(' ')]);
    expect(await compare(token, changed)).toMatchObject({ hasil: 'BERBEDA' });
    // A signed copy of another invoice is none of this one.
    const other = await print((await buildInvoice()).id);
    expect(await compare(other.token, new Uint8Array(await stamped.arrayBuffer()))).toMatchObject({
      hasil: 'BERBEDA',
    });
  });

  it('knows a page that was saved from the print view, which is no official copy', async () => {
    const { token } = await print((await buildInvoice()).id);
    const saved = Buffer.from(
      `%PDF-1.4 /Producer (Skia/PDF) /URI (https://portal.example/verify/${token})`,
    );
    expect(await compare(token, saved)).toMatchObject({ hasil: 'CETAKAN' });
  });

  it('says that a cancelled document is cancelled, also in the copy that is downloaded', async () => {
    const { id } = await buildInvoice();
    const { token, pdf } = await print(id);
    const cancelled = await world.request('FINANCE', 'PUT', `/Invoice/keadaan/${id}`, {
      event: 'cancel',
      alasan: 'Salah alamat',
    });
    expect(cancelled.status, cancelled.text).toBe(200);
    expect(await verify(token)).toMatchObject({ keadaan: 'DIBATALKAN' });
    const download = async (query: string) => {
      const request = new Request(`http://portal.test/api/Invoice/pdf/${id}${query}`, {
        headers: { authorization: `Bearer ${world.tokens.FINANCE}` },
      });
      return Buffer.from(await (await server.app.fetch(request, '127.0.0.1')).arrayBuffer());
    };
    expect(await download('?salinan=asli')).toEqual(pdf);
    const marked = await download('');
    expect(await download('')).toEqual(marked);
    const pages = await readPdf(new Uint8Array(marked));
    expect(pages[0]?.text).toContain('telah dibatalkan dan tidak berlaku');
    for (const { text } of pages.slice(1)) expect(text).toContain('DIBATALKAN');
    expect(await compare(token, marked)).toMatchObject({ hasil: 'SALINAN_TIDAK_BERLAKU' });
    expect(await compare(token, pdf)).toMatchObject({ hasil: 'SALINAN_RESMI' });
  });

  it('answers 404 to an unknown code and limits an address', async () => {
    const unknown = `/public/verifikasi/${'A'.repeat(26)}`;
    const ask = (peer: string) => server.request('GET', unknown, { peer });
    expect((await ask('10.0.0.1')).status).toBe(404);
    for (let asked = 0; asked < 120; asked++)
      await server.deps.throttle.countVerification('10.0.0.2');
    expect((await ask('10.0.0.2')).status).toBe(429);
    expect((await ask('10.0.0.3')).status).toBe(404);
  });
});

describe('a receipt', () => {
  const printed = (id: number) => world.request('BHBU', 'GET', `/Payment/cetak/${id}`);

  it('is filed with its number when the payment is verified, and counts until it is reversed', async () => {
    const invoice = await buildInvoice();
    const payment = await world.pay(invoice.id, 1_000_000);
    expect((await printed(payment.id)).status).toBe(409);
    expect((await world.verify(payment.id)).status).toBe(200);
    const { noKuitansi } = await world.payment(payment.id);
    expect(noKuitansi).toMatch(/^KW\/VGR\/\d{4}\/\d{5}$/);
    expect((await printed(payment.id)).json).toMatchObject({
      dokumen: { isDraft: false, number: noKuitansi },
      berkas: { versi: 1 },
    });
  });

  it('is not given for a slip of tax, which is no money', async () => {
    const { idBHBU } = await buildInvoice();
    await server.db.update(bhbu).set({ bentuk: 'BUMN' }).where(eq(bhbu.id, idBHBU));
    const invoice = await buildInvoice();
    expect(invoice.harusBuktiPotong).toBeGreaterThan(0);
    const slip = await world.pay(invoice.id, invoice.harusBuktiPotong, { jenis: 'BUKTI_POTONG' });
    expect((await world.verify(slip.id)).status).toBe(200);
    expect((await printed(slip.id)).json).toMatchObject({ status: 409, reason: 'jenis' });
    expect((await world.payment(slip.id)).noKuitansi).toBeNull();
    await server.db.update(bhbu).set({ bentuk: 'PT' }).where(eq(bhbu.id, idBHBU));
  });

  it('shows what the money was used for, again after an excess moved to another invoice', async () => {
    const one = await buildInvoice();
    const other = await buildInvoice();
    const excess = 500_000;
    const payment = await world.pay(one.id, one.total + excess);
    expect((await world.verify(payment.id)).status).toBe(200);
    expect((await printed(payment.id)).text).toContain('Kelebihan pembayaran yang belum digunakan');
    const moved = await world.request('FINANCE', 'POST', `/Payment/alihkan/${payment.id}`, {
      idInvoice: other.id,
      jumlah: excess,
      alasan: 'Permintaan pembeli',
    });
    expect(moved.status, moved.text).toBeLessThan(300);
    const after = await printed(payment.id);
    expect(after.json).toMatchObject({ berkas: { versi: 2 } });
    expect(after.text).toContain(`Pembayaran invoice ${other.noInvoice}, dialihkan`);
    expect(after.text).not.toContain('Kelebihan pembayaran');
  });
});
