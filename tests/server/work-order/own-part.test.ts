import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkOrder } from '#contract/domains/work-order/record.ts';
import { buildDeliveryWorld, type DeliveryWorld } from '../../builders/workOrder.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: DeliveryWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildDeliveryWorld(server);
});
afterAll(() => server.stop());

describe('the draft of a follow-up', () => {
  it('is named to the company and the facility, who cannot open it', async () => {
    const { id } = await world.moveTo((await world.draft(await world.paidOrder())).id, 'TIBA');
    await world.count(id, { qtyTiba: 190, bocor: 2 });
    await world.change('FASKES', id, 'reportDiscrepancy');
    const made = await world.request('FASKES', 'POST', `/WorkOrder/tindaklanjut/${id}`, {
      jenis: 'KIRIM_SUSULAN',
    });
    const expected = {
      tindakLanjut: [{ jenis: 'KIRIM_SUSULAN', noWO: null, status: 'DRAFT', jumlahDosis: 10 }],
      perluTindakLanjut: ['PENGGANTIAN'],
    };
    expect(made.json, made.text).toMatchObject(expected);
    const [child] = (await world.get(id)).tindakLanjut;
    for (const role of ['BHBU', 'FASKES'] as const) {
      const parent = await world.request(role, 'GET', `/WorkOrder/getbyid/${id}`);
      expect(parent.json).toMatchObject(expected);
      const hidden = await world.request(role, 'GET', `/WorkOrder/getbyid/${child?.id}`);
      expect(hidden.status).toBe(404);
    }
  });
});

describe('the participant check, which covers all facilities of an order', () => {
  it('is shown to staff and the company, and not to a facility', async () => {
    const paid = await world.paidOrder();
    const path = `/WorkOrder/cekpeserta/${paid.id}`;
    for (const role of ['PS', 'BHBU'] as const) {
      const shown = await world.request(role, 'GET', path);
      expect(shown.json, shown.text).toMatchObject({ pesertaDibutuhkan: 100, dibutuhkan: 200 });
    }
    expect((await world.request('FASKES', 'GET', path)).status).toBe(403);

    const { id } = await world.moveTo((await world.draft(paid)).id, 'TERBIT');
    const seen = async (role: 'BHBU' | 'FASKES' | 'PS') =>
      (await world.request(role, 'GET', `/WorkOrder/getbyid/${id}`)).json as unknown as WorkOrder;
    expect((await seen('PS')).pesertaCek).toMatchObject({ dibutuhkan: 200 });
    expect((await seen('BHBU')).pesertaCek).toMatchObject({ dibutuhkan: 200 });
    expect((await seen('FASKES')).pesertaCek).toBeNull();

    const stale = await world.request('FASKES', 'PUT', `/WorkOrder/keadaan/${id}`, {
      event: 'confirm',
      version: 1,
    });
    expect(stale.status, stale.text).toBe(412);
    expect(stale.text).not.toContain('"dibutuhkan"');
    const confirmed = await world.change('FASKES', id, 'confirm');
    expect(confirmed.json, confirmed.text).toMatchObject({ status: 'DIKONFIRMASI_FASKES' });
    expect(confirmed.json['pesertaCek']).toBeNull();
  });
});
