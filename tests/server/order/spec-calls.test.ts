import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { buildOrderWorld, orderLineBody, type OrderWorld } from '../../builders/order.ts';
import { createAgreementSteps } from '../pks/agreement-steps.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: OrderWorld;
let steps: ReturnType<typeof createAgreementSteps>;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server);
  steps = createAgreementSteps(server, world);
});
afterAll(() => server.stop());

/** Sends a call as a role and expects it to succeed. */
async function ask(
  role: keyof OrderWorld['tokens'],
  method: string,
  path: string,
  body?: unknown,
): Promise<Record<string, unknown>> {
  const response = await world.request(role, method, path, body);
  expect(response.status, `${method} ${path}: ${response.text}`).toBeLessThan(300);
  return response.json;
}

describe('the calls of orders and agreements, as a bare client sends them', () => {
  it('take an order from its draft through its agreement to its amendment', async () => {
    const draft = await ask('BHBU', 'POST', '/Order', { ...world.body(), draft: true });
    const idOrder = draft['id'];
    const line = await ask('BHBU', 'POST', '/OrderDetail/SingleAdd', {
      ...orderLineBody(world),
      idOrder,
    });
    const idDetail = Number(line['idDetail']);
    expect(await ask('BHBU', 'GET', `/getbyorderid/${String(idOrder)}`)).toHaveLength(2);
    await ask('BHBU', 'DELETE', `/OrderDetail?id=${idDetail}`);
    expect(await ask('BHBU', 'GET', `/OrderDetail/getbyorderid/${String(idOrder)}`)).toHaveLength(
      1,
    );
    const submitted = await ask('BHBU', 'PUT', '/Order', { ...world.body(), idOrder });
    expect(submitted).toMatchObject({ id: idOrder, status: 'DIAJUKAN' });
    const order = await steps.accept({ id: Number(idOrder) });

    const pks = await ask('LEGAL', 'POST', '/pks', {
      idOrder,
      tanggalPKS: steps.today(),
      berlakuSampai: steps.today(300),
    });
    const idPKS = Number(pks['idPKS']);
    const dates = { tanggalPKS: steps.today(), berlakuSampai: steps.today(360) };
    await ask('LEGAL', 'PUT', '/pks', { idPKS, ...dates });
    expect(await ask('LEGAL', 'POST', '/pks/checkGeneratePKS', { idOrder })).toEqual({
      lengkap: true,
      kurang: [],
    });
    const issued = await ask('LEGAL', 'POST', '/PKS/GeneratePKS', { idOrder });
    expect(issued).toMatchObject({ idPKS, ...dates, statuspks: 'TERBIT' });
    await steps.change({ id: idPKS }, 'sendForSignature');
    expect((await steps.uploadBuyer(order)).status).toBe(200);
    expect((await steps.uploadSeller(order)).status).toBe(200);
    expect(await ask('VERIFICATOR', 'POST', '/pks/verifikasipks', { idPKS })).toMatchObject({
      statuspks: 'AKTIF',
    });

    await ask('PS', 'PUT', '/OrderDetail/UpdatePSNumber', {
      idDetail: order.baris[0]?.id,
      psNumber: 'PS-2030-1',
    });
    const amended = await steps.amended(order, { jumlahPeserta: 120, jumlahDosis: 240 });
    expect(amended).toMatchObject({ amandemenDari: idOrder });
    const other = await ask('BHBU', 'POST', '/Order', { ...world.body(), draft: true });
    await ask('BHBU', 'DELETE', `/Order/DeleteOrder/${String(other['id'])}`);

    const number = [expect.objectContaining({ id: idPKS, noPKS: issued['noPKS'] })];
    const one = { data: [expect.objectContaining({ id: idPKS })], totalRecords: 1 };
    const inOrders: unknown = {
      data: expect.arrayContaining([expect.objectContaining({ id: idOrder })]) as unknown,
    };
    const expected: Readonly<Record<string, unknown>> = {
      [`/Order/${String(idOrder)}`]: { idOrder, status: 'MENUNGGU_BAYAR' },
      '/Order?pageNumber=1': inOrders,
      [`/order/?bhbuId=${world.bhbuId}`]: inOrders,
      [`/Order/getwithinvoiceaccount/${String(idOrder)}`]: { idOrder, invoiceAccount: null },
      [`/Order/getbypksid/${idPKS}`]: [{ idOrder, pksId: idPKS }],
      [`/OrderStatus/${String(idOrder)}`]: { idOrder, status: 'MENUNGGU_BAYAR' },
      [`/pks/GetById/${idPKS}`]: { idPKS, idOrder },
      [`/pks/getByIdOrder/${String(idOrder)}`]: { idPKS, idOrder },
      [`/pks?idBHBU=${world.bhbuId}&statuspks=AKTIF&pageNumber=1`]: one,
      [`/pks/getListPKSBoosterActiveByBHBUId/${world.bhbuId}`]: [],
      [`/PKS/getNoPKSByBHBUId/${world.bhbuId}`]: number,
    };
    for (const [path, answer] of Object.entries(expected)) {
      expect(await ask('LEGAL', 'GET', path), path).toMatchObject(answer as object);
    }
    for (const copy of ['DownloadFilePKSBHBU', 'DownloadFilePKSKF']) {
      const file = await world.request('BHBU', 'GET', `/Order/${copy}/${String(idOrder)}`);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    }
    // Who read a copy of an agreement is in the audit log.
    const read = await server.db.$count(auditLog, eq(auditLog.action, 'order.downloadFile'));
    expect(read).toBe(2);
  });
});

describe('what a facility sees of an order', () => {
  it('are its own lines with their sums, without prices and what the parties write', async () => {
    const order = await steps.signed({ catatan: 'Harga khusus' });
    const seen = await ask('FASKES', 'GET', `/Order/${order.id}`);
    const hidden = [
      'totalHarga',
      'subTotal',
      'dibayar',
      'tenggat',
      'skema',
      'noPKS',
      'invoiceAccount',
      'catatan',
      'emailPenanggungJawab',
      'ttdPembeli',
    ];
    for (const field of hidden) expect([field, seen[field]]).toEqual([field, null]);
    expect(seen).toMatchObject({
      jumlahPeserta: 100,
      jumlahDosis: 200,
      dosisDisetujui: 200,
      baris: [{ idFaskes: world.idFaskes, hargaSatuan: null, hargaLayanan: null }],
    });
    const listed = await ask('FASKES', 'GET', '/Order?sortBy=totalHarga&sortOrder=desc');
    expect(JSON.stringify(listed)).not.toContain(String(order.totalHarga));
    for (const path of ['catatan', 'lampiran']) {
      const { status } = await world.request('FASKES', 'GET', `/Order/${order.id}/${path}`);
      expect([path, status]).toEqual([path, 403]);
    }
  });
});
