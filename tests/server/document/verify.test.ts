import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filedDocument } from '#server/platform/db/schema/index.ts';
import { toFormData } from '../../builders/application.ts';
import { moneyWorld, proofFile, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
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
    });
  });

  it('names a version that was replaced, and compares with it', async () => {
    const { id } = await buildInvoice();
    const first = await print(id);
    const taxed = await world.request('FINANCE', 'PUT', `/Invoice/${id}`, {
      noFakturPajak: '0400000000000001',
      kodeFaktur: '04',
    });
    expect(taxed.status, taxed.text).toBe(200);
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

  it('says that a cancelled document is cancelled', async () => {
    const { id } = await buildInvoice();
    const { token } = await print(id);
    const cancelled = await world.request('FINANCE', 'PUT', `/Invoice/keadaan/${id}`, {
      event: 'cancel',
      alasan: 'Salah alamat',
    });
    expect(cancelled.status, cancelled.text).toBe(200);
    expect(await verify(token)).toMatchObject({ keadaan: 'DIBATALKAN' });
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
  it('is printed when its payment is verified, and counts until it is reversed', async () => {
    const invoice = await buildInvoice();
    const payment = await world.pay(invoice.id, 1_000_000);
    const path = `/Payment/cetak/${payment.id}`;
    expect((await world.request('BHBU', 'GET', path)).status).toBe(409);
    expect((await world.verify(payment.id)).status).toBe(200);
    const receipt = await world.request('BHBU', 'GET', path);
    expect(receipt.json).toMatchObject({ dokumen: { isDraft: false }, berkas: { versi: 1 } });
  });
});
