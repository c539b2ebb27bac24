import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pks } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { buildOrderWorld, signedCopy, type OrderWorld } from '../../builders/order.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { createAgreementSteps, day } from './agreement-steps.ts';

let server: TestServer;
let world: OrderWorld;
let steps: ReturnType<typeof createAgreementSteps>;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildOrderWorld(server, { stock: 1_000_000 });
  steps = createAgreementSteps(server, world);
});
afterAll(() => server.stop());

describe('an agreement', () => {
  it('is issued for an accepted order, with a number and frozen content', async () => {
    const order = await world.submit();
    const check = async () =>
      (await world.request('LEGAL', 'POST', '/PKS/checkGeneratePKS', { idOrder: order.id })).json;
    expect(await check()).toMatchObject({ lengkap: false, kurang: [{ field: 'status' }] });
    const early = await world.request('LEGAL', 'POST', '/PKS/GeneratePKS', { idOrder: order.id });
    expect(early.status).toBe(409);
    await world.request('LEGAL', 'PUT', `/Order/keadaan/${order.id}`, { event: 'accept' });
    expect(await check()).toEqual({ lengkap: true, kurang: [] });
    const agreement = await steps.generate(order);
    expect(agreement).toMatchObject({
      statuspks: 'TERBIT',
      idOrder: order.id,
      isi: {
        tempat: 'Bandung',
        jumlahDosis: 200,
        rekening: { cabang: 'Bandung' },
        baris: [{ jumlahDosis: 200, hargaSatuan: 300_000 }],
      },
    });
    expect(agreement.noPKS).toMatch(/^\d{3,}\/PKS-VGR\/BF\/I\/2030$/);
    expect(await steps.stateOf(order)).toBe('PKS_DIBUAT');
  });

  it('is signed by both parties and verified by a person who uploaded neither copy', async () => {
    const order = await steps.accepted();
    const agreement = await steps.generate(order);
    expect((await steps.uploadBuyer(order)).status).toBe(409);
    await steps.change(agreement, 'sendForSignature');
    const tomorrow = signedCopy(
      'filePksBHBU',
      dayInJakarta(new Date(server.now().getTime() + day)),
    );
    const early = await world.request('BHBU', 'POST', `/Order/UploadFile/${order.id}/1`, tomorrow);
    expect(early.json).toMatchObject({ errors: { tanggalTandaTangan: [expect.any(String)] } });
    expect((await steps.uploadSeller(order)).status).toBe(409);
    await steps.uploadBuyer(order);
    await steps.uploadSeller(order);
    // The second copy issues the first invoice.
    expect(await steps.stateOf(order)).toBe('MENUNGGU_BAYAR');
    const verify = (role: 'LEGAL' | 'VERIFICATOR', body = {}) =>
      world.request(role, 'POST', `/PKS/verifikasipks/${agreement.id}`, body);
    expect((await verify('LEGAL')).json).toMatchObject({ status: 409, reason: 'notUploader' });
    expect((await verify('VERIFICATOR', { disetujui: false })).status).toBe(422);
    const returned = await verify('VERIFICATOR', { disetujui: false, alasan: 'Meterai belum ada' });
    expect(returned.json).toMatchObject({ statuspks: 'MENUNGGU_TTD_BHBU' });
    await steps.uploadBuyer(order);
    await steps.uploadSeller(order);
    expect((await verify('VERIFICATOR')).json).toMatchObject({
      statuspks: 'AKTIF',
      ttdPembeli: { nama: 'Bagas Prasetyo' },
    });
  });

  it('ends the right to withdraw when the company has uploaded its copy', async () => {
    const order = await steps.accepted();
    const agreement = await steps.generate(order);
    await steps.change(agreement, 'sendForSignature');
    await steps.uploadBuyer(order);
    const withdrawn = await world.request('BHBU', 'PUT', `/Order/keadaan/${order.id}`, {
      event: 'withdraw',
    });
    expect(withdrawn.json).toMatchObject({ status: 409, reason: 'notSignedByBuyer' });
  });

  it('is cancelled with its order', async () => {
    const order = await steps.accepted();
    await steps.generate(order);
    await world.request('BHBU', 'PUT', `/Order/keadaan/${order.id}`, { event: 'withdraw' });
    expect(await steps.pksOf(order)).toMatchObject({ statuspks: 'DIBATALKAN' });
  });
});

describe('an issued agreement', () => {
  it('keeps its content in the database for every role', async () => {
    const { id } = await steps.generate(await steps.accepted());
    const [row] = await server.db.select().from(pks).where(eq(pks.id, id));
    const changes = [
      { noPKS: '999/PKS-VGR/BF/I/2030' },
      { tanggalPKS: '2031-01-01' },
      { berlakuSampai: '2039-01-01' },
      { isi: row?.isi && { ...row.isi, totalHarga: 1 } },
      { status: 'DRAFT' as const },
    ];
    for (const values of changes) {
      await expect(server.db.update(pks).set(values).where(eq(pks.id, id))).rejects.toThrow();
    }
    await expect(server.db.delete(pks).where(eq(pks.id, id))).rejects.toThrow();
    expect(await server.db.select().from(pks).where(eq(pks.id, id))).toEqual([row]);
  });
});

describe('a cancelled agreement', () => {
  it('lets its order have another one until the company has signed', async () => {
    const order = await steps.accepted();
    const agreement = await steps.generate(order);
    const cancelled = await steps.change(agreement, 'cancel', { alasan: 'Data perusahaan keliru' });
    expect(cancelled.json, cancelled.text).toMatchObject({ statuspks: 'DIBATALKAN' });
    expect(await steps.stateOf(order)).toBe('DITERIMA');
    expect(await steps.pksOf(order)).toBeNull();
    const next = await steps.sign(order);
    expect(next.noPKS).not.toBe(agreement.noPKS);
    await steps.verify(next);
    expect(await steps.pksOf(order)).toMatchObject({ id: next.id, statuspks: 'AKTIF' });
  });

  it('cancels its order once the company has signed', async () => {
    const order = await steps.accepted();
    const agreement = await steps.generate(order);
    await steps.change(agreement, 'sendForSignature');
    await steps.uploadBuyer(order);
    await steps.change(agreement, 'cancel', { alasan: 'Data perusahaan keliru' });
    expect(await steps.stateOf(order)).toBe('DIBATALKAN');
  });
});

describe('the list of agreements', () => {
  const near = async (): Promise<number[]> => {
    const found = await world.request('ADMIN', 'GET', '/PKS?segeraBerakhir=true&pageSize=100');
    return (found.json['data'] as { id: number }[]).map(({ id }) => id);
  };

  it('finds those with any deadline within a week', async () => {
    const order = await steps.signed();
    const agreement = await steps.pksOf(order);
    expect(await near()).toContain(agreement.id);
    await steps.record(order, { tanggalBukti: steps.today() });
    expect(await near()).not.toContain(agreement.id);

    await steps.change(agreement, 'warn', { alasan: 'Data tidak lengkap', bukti: 'Surat 7' });
    expect(await near()).not.toContain(agreement.id);
    server.advanceTime(7 * day);
    expect(await near()).toContain(agreement.id);
  });
});

describe('the dates of an agreement', () => {
  it('lie between the order and today, and after the last vaccination', async () => {
    const { id: idOrder } = await steps.accepted();
    const draft = (tanggalPKS: string, berlakuSampai: string) =>
      world.request('LEGAL', 'POST', '/PKS', { idOrder, tanggalPKS, berlakuSampai });
    for (const offset of [-1, 1]) {
      expect((await draft(steps.today(offset), '2099-12-31')).json).toMatchObject({
        errors: { tanggalPKS: [expect.any(String)] },
      });
    }
    expect((await draft(steps.today(), steps.today(5))).json).toMatchObject({
      errors: { berlakuSampai: [expect.any(String)] },
    });
    expect((await draft(steps.today(), '2099-12-31')).status).toBe(201);
  });

  it('include a signing day since the issue', async () => {
    const order = await steps.accepted();
    await steps.change(await steps.generate(order), 'sendForSignature');
    const early = await world.request(
      'BHBU',
      'POST',
      `/Order/UploadFile/${order.id}/1`,
      signedCopy('filePksBHBU', steps.today(-1)),
    );
    expect(early.json).toMatchObject({ errors: { tanggalTandaTangan: [expect.any(String)] } });
  });
});

describe('what a company sees of its agreement', () => {
  it('are the notices with their evidence, but not the notes of the seller', async () => {
    const order = await steps.accepted();
    const draft = await world.request('LEGAL', 'POST', '/PKS', {
      idOrder: order.id,
      tanggalPKS: steps.today(),
      berlakuSampai: '2099-12-31',
      catatanLegal: 'Pernah terlambat membayar',
    });
    expect(draft.json, draft.text).toMatchObject({ catatanLegal: 'Pernah terlambat membayar' });
    const seen = () => world.request('BHBU', 'GET', `/PKS/GetById/${Number(draft.json['id'])}`);
    expect((await seen()).status).toBe(404);
    const agreement = await steps.generate(order);
    expect(agreement).toMatchObject({ id: draft.json['id'], berlakuSampai: '2099-12-31' });
    expect((await seen()).json).toMatchObject({ statuspks: 'TERBIT', catatanLegal: null });
    await steps.change(agreement, 'sendForSignature');
    await steps.uploadBuyer(order);
    await steps.uploadSeller(order);
    await world.request('VERIFICATOR', 'POST', '/PKS/verifikasipks', { idPKS: agreement.id });
    const without = await steps.change(agreement, 'warn', { alasan: 'Data tidak lengkap' });
    expect(without.json).toMatchObject({ errors: { bukti: [expect.any(String)] } });
    await steps.change(agreement, 'warn', { alasan: 'Data tidak lengkap', bukti: 'Surat 9' });
    expect((await seen()).json).toMatchObject({
      pihakPeringatan: 'PENJUAL',
      tanggalPeringatan: steps.today(),
      bukti: 'Surat 9',
    });
    const stale = await world.request('BHBU', 'PUT', `/PKS/keadaan/${agreement.id}`, {
      event: 'warn',
      alasan: 'Terlambat',
      bukti: 'Surat 10',
      version: 99_999,
    });
    expect(stale.status, stale.text).toBe(412);
    expect(stale.json['current']).toMatchObject({ id: agreement.id, catatanLegal: null });
  });
});
