import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Printable } from '#contract/core/document/calls.ts';
import { faskes, filedDocument, order } from '#server/platform/db/schema/index.ts';
import { buildStockWorld, type StockWorld } from '../../builders/stock.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: StockWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildStockWorld(server);
});
afterAll(() => server.stop());

type Paper = 'perintahKerja' | 'suratJalan' | 'bast' | 'selisih';

const ask = (paper: Paper, id: number) =>
  world.request('FASKES', 'GET', `/WorkOrder/${paper}/cetak/${id}`);
const printed = async (paper: Paper, id: number) => {
  const response = await ask(paper, id);
  expect(response.status, response.text).toBe(200);
  return response.json as unknown as Printable;
};
const renameFacility = (namaFaskes: string) =>
  server.db.update(faskes).set({ namaFaskes }).where(eq(faskes.id, world.idFaskes));

describe('the documents of a delivery', () => {
  it('exist from the state on in which they are needed', async () => {
    const { id } = await world.draft(await world.paidOrder());
    const draft = await world.request('PS', 'GET', `/WorkOrder/perintahKerja/cetak/${id}`);
    expect(draft.json).toMatchObject({ dokumen: { isDraft: true }, berkas: null });
    await world.moveTo(id, 'DIKONFIRMASI_FASKES');
    expect((await ask('suratJalan', id)).status).toBe(409);
    await world.moveTo(id, 'DIKEMAS');
    // It is filed with the departure, whose time and courier it names.
    expect(await printed('suratJalan', id)).toMatchObject({ dokumen: { isDraft: true } });
    await world.moveTo(id, 'TIBA');
    expect((await printed('suratJalan', id)).berkas).toMatchObject({ versi: 1 });
    expect((await ask('bast', id)).status).toBe(409);
    await world.count(id);
    expect(await printed('bast', id)).toMatchObject({ dokumen: { isDraft: true }, berkas: null });
    expect((await ask('selisih', id)).status).toBe(409);
  });

  it('stay as they were signed', async () => {
    const { idWorkOrder } = await world.receive({ qtyTiba: 190 });
    const filed = await server.db
      .select({ kind: filedDocument.kind })
      .from(filedDocument)
      .where(eq(filedDocument.recordId, `${idWorkOrder}`));
    expect(filed.map(({ kind }) => kind).sort()).toEqual([
      'BAST',
      'PERINTAH_KERJA',
      'SELISIH',
      'SURAT_JALAN',
    ]);
    const bast = await printed('bast', idWorkOrder);
    const discrepancy = await printed('selisih', idWorkOrder);
    expect(bast).toMatchObject({ dokumen: { isDraft: false }, berkas: { versi: 1 } });
    const before = await printed('perintahKerja', idWorkOrder);
    await renameFacility('Klinik Nama Baru');
    expect(await printed('bast', idWorkOrder)).toEqual(bast);
    expect(await printed('selisih', idWorkOrder)).toEqual(discrepancy);
    expect(await printed('perintahKerja', idWorkOrder)).toEqual(before);
  });
});

describe('the leftover report', () => {
  it('is a draft until the leftover is reported, and a facility has its own part', async () => {
    const { paid } = await world.receive();
    const report = async (role: 'ADMIN' | 'FASKES') => {
      const response = await world.request(role, 'GET', `/NeracaDosis/cetak/${paid.id}`);
      expect(response.status, response.text).toBe(200);
      return response.json as unknown as Printable;
    };
    expect(await report('ADMIN')).toMatchObject({ dokumen: { isDraft: true }, berkas: null });
    await server.db.update(order).set({ status: 'PELAKSANAAN' }).where(eq(order.id, paid.id));
    const [stock] = await world.stockOf(paid);
    const reported = await world.request('FASKES', 'PUT', `/Stok/sisa/${stock?.id}`, {
      dihitung: stock?.sisa,
      rencanaSisa: 'DISIMPAN',
    });
    expect(reported.status, reported.text).toBe(200);
    expect(await report('ADMIN')).toMatchObject({ dokumen: { isDraft: false } });
    expect(await report('FASKES')).toMatchObject({ berkas: { versi: 1 } });
    const filed = await server.db
      .select({ recordId: filedDocument.recordId })
      .from(filedDocument)
      .where(eq(filedDocument.kind, 'SISA_DOSIS'));
    expect(filed.map(({ recordId }) => recordId).sort()).toEqual([
      `${paid.id}`,
      `${paid.id}/faskes/${world.idFaskes}`,
    ]);
  });
});
