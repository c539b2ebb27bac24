import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Printable } from '#contract/core/document/calls.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import { transaction } from '#server/platform/db/client.ts';
import { auditLog, faskes, filedDocument, product } from '#server/platform/db/schema/index.ts';
import { filedPdf } from '#server/platform/document/filed-pdf.ts';
import { fileDocument, findLatest } from '#server/platform/document/filing.ts';
import { buildOrderWorld, type OrderWorld } from '../../builders/order.ts';
import { createAgreementSteps } from '../pks/agreement-steps.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: OrderWorld;
let steps: ReturnType<typeof createAgreementSteps>;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server, { stock: 1_000_000 });
  steps = createAgreementSteps(server, world);
});
afterAll(() => server.stop());

const printed = async ({ id }: Pick<Pks, 'id'>): Promise<Printable> => {
  const response = await world.request('BHBU', 'GET', `/PKS/cetak/${id}`);
  expect(response.status, response.text).toBe(200);
  return response.json as unknown as Printable;
};
const versionsOf = ({ id }: Pick<Pks, 'id'>) =>
  server.db
    .select()
    .from(filedDocument)
    .where(eq(filedDocument.recordId, String(id)))
    .orderBy(asc(filedDocument.version));

/** Downloads a PDF as bytes. */
async function download(path: string, token: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://portal.test/api${path}`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const response = await server.app.fetch(request, '127.0.0.1');
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the document of an agreement', () => {
  it('is filed in the transaction of its issue and never built again', async () => {
    const agreement = await steps.generate(await steps.accepted());
    expect(await versionsOf(agreement)).toMatchObject([
      { version: 1, kind: 'PKS', number: agreement.noPKS, pdf: null, sha256: null },
    ]);
    const before = await printed(agreement);
    expect(before).toMatchObject({
      dokumen: { isDraft: false, number: agreement.noPKS },
      berkas: { versi: 1, sha256: null },
    });
    await server.db.update(product).set({ noEUA: 'EUA-LAIN' });
    await server.db.update(faskes).set({ kepalaFaskes: 'dr. Nama Lain' });
    expect(await printed(agreement)).toEqual(before);
  });

  it('has a QR code that stays with the signatures', async () => {
    const agreement = await steps.generate(await steps.accepted());
    const { blocks } = (await printed(agreement)).dokumen;
    const at = blocks.findIndex(({ kind }) => kind === 'signatures');
    const [filed] = await versionsOf(agreement);
    expect(blocks[at - 1]).toMatchObject({
      kind: 'qr',
      value: `https://portal.example/verify/${filed?.token}`,
    });
    expect(filed?.token).toMatch(/^[A-Z2-7]{26}$/);
    expect(blocks.filter(({ kind }) => kind === 'qr')).toHaveLength(1);
  });

  it('is a draft without a filed copy before its issue', async () => {
    const { id: idOrder } = await steps.accepted();
    const created = await world.request('LEGAL', 'POST', '/PKS', {
      idOrder,
      tanggalPKS: steps.today(),
      berlakuSampai: '2031-01-01',
    });
    const draft = created.json as unknown as Pks;
    const preview = await world.request('LEGAL', 'GET', `/PKS/cetak/${draft.id}`);
    expect(preview.json).toMatchObject({ dokumen: { isDraft: true }, berkas: null });
    const { response, bytes } = await download(`/PKS/pdf/${draft.id}`, world.tokens.LEGAL);
    expect(response.status).toBe(200);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await versionsOf(draft)).toEqual([]);
    expect((await world.request('BHBU', 'GET', `/PKS/cetak/${draft.id}`)).status).toBe(404);
  });

  it('is one PDF with its SHA-256 however often it is downloaded, each with an audit entry', async () => {
    const agreement = await steps.generate(await steps.accepted());
    const path = `/PKS/pdf/${agreement.id}`;
    const all = await Promise.all(
      (['BHBU', 'LEGAL', 'BHBU', 'LEGAL'] as const).map(role => download(path, world.tokens[role])),
    );
    const [first] = all;
    const hash = sha256(first?.bytes ?? Buffer.alloc(0));
    for (const { response, bytes } of all) {
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*\.pdf/);
      expect(response.headers.get('etag')).toBe(`"${hash}"`);
      expect(sha256(bytes)).toBe(hash);
    }
    expect(await versionsOf(agreement)).toMatchObject([{ sha256: hash, pdf: first?.bytes }]);
    expect((await printed(agreement)).berkas).toMatchObject({ versi: 1, sha256: hash });
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'pks.downloadPdf'));
    expect(entries.filter(({ recordId }) => recordId === String(agreement.id))).toHaveLength(4);
    expect(entries.at(-1)?.after).toMatchObject({ jenis: 'PKS', versi: 1, sha256: hash });
  });

  it('is not sent again to a client that has it', async () => {
    const agreement = await steps.generate(await steps.accepted());
    const path = `/PKS/pdf/${agreement.id}`;
    const tag = (await download(path, world.tokens.LEGAL)).response.headers.get('etag') ?? '';
    const again = await download(path, world.tokens.LEGAL, { 'if-none-match': `"lain", W/${tag}` });
    expect(again.response.status).toBe(304);
    expect(again.response.headers.get('etag')).toBe(tag);
    expect(again.bytes).toHaveLength(0);
    const other = await download(path, world.tokens.LEGAL, { 'if-none-match': '"lain"' });
    expect(other.response.status).toBe(200);
  });

  it('becomes the amendment for an amended order', async () => {
    const order = await steps.signed();
    const amendment = await steps.amended(order, { jumlahPeserta: 150, jumlahDosis: 300 });
    await steps.accept(amendment);
    const agreement = await steps.generate(amendment);
    const { dokumen } = await printed(agreement);
    expect(dokumen.blocks[0]).toMatchObject({
      text: 'AMANDEMEN KE-1 ATAS PERJANJIAN KERJA SAMA VAKSINASI GOTONG ROYONG',
    });
    expect(await versionsOf(agreement)).toMatchObject([{ kind: 'AMANDEMEN' }]);
  });
});

describe('a filed document', () => {
  const document = {
    title: 'Contoh',
    number: '1',
    letterhead: null,
    isDraft: false,
    blocks: [{ kind: 'paragraph', text: 'Isi' }],
  } as const;
  const key = (recordId: string) => ({ resource: 'invoice', recordId, kind: 'INVOICE' }) as const;
  const file = (recordId: string, text = 'Isi') =>
    transaction(server.db, tx =>
      fileDocument(
        { db: tx, now: server.now(), user: { fullName: 'Sekar' } },
        key(recordId),
        { ...document, blocks: [{ kind: 'paragraph', text }] },
        { day: '2030-01-02', facts: null },
      ),
    );

  it('is filed once by concurrent requests, and again when its content changes', async () => {
    const same = await Promise.all([file('A'), file('A'), file('A'), file('A')]);
    expect(new Set(same.map(({ id }) => id)).size).toBe(1);
    const changed = await file('A', 'Lain');
    expect(changed).toMatchObject({ version: 2 });
    expect(changed.token).not.toBe(same[0].token);
    expect(await file('A', 'Lain')).toEqual(changed);
  });

  it('is rendered once for requests at the same time', async () => {
    const filed = await file('B');
    let renders = 0;
    const render = async () => {
      renders += 1;
      await Promise.resolve();
      return Buffer.from('%PDF-1.4 contoh');
    };
    const [one, two] = await Promise.all([
      filedPdf(server.deps, filed, render),
      filedPdf(server.deps, filed, render),
    ]);
    expect(one).toEqual(two);
    expect(renders).toBe(1);
  });

  it('is rendered again after the renderer failed', async () => {
    const filed = await file('C');
    const failing = () => Promise.reject(new Error('The worker thread exited.'));
    await expect(filedPdf(server.deps, filed, failing)).rejects.toMatchObject({
      code: 'BELUM_SIAP',
      status: 503,
      detail: { key: 'document.notRendered' },
      extensions: { headers: { 'retry-after': '30' } },
    });
    expect(server.readLogs()).toContain('The worker thread exited.');
    expect((await findLatest(server.db, key('C')))?.sha256).toBeNull();
    const bytes = Buffer.from('%PDF-1.4 contoh');
    expect(await filedPdf(server.deps, filed, () => Promise.resolve(bytes))).toEqual({
      bytes,
      sha256: sha256(bytes),
    });
  });

  it('cannot be changed or deleted', async () => {
    const filed = await file('D');
    await filedPdf(server.deps, filed, () => Promise.resolve(Buffer.from('%PDF-1.4 contoh')));
    const isOwn = eq(filedDocument.id, filed.id);
    const change = (values: Partial<typeof filedDocument.$inferInsert>) =>
      server.db.update(filedDocument).set(values).where(isOwn);
    await expect(change({ title: 'Lain' })).rejects.toThrow();
    await expect(change({ pdf: Buffer.from('lain') })).rejects.toThrow();
    await expect(change({ pdf: null, sha256: null })).rejects.toThrow();
    await expect(server.db.delete(filedDocument).where(isOwn)).rejects.toThrow();
  });
});
