import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PreparedDay } from '#contract/domains/luring/index.ts';
import { dose, voucher } from '#server/platform/db/schema/index.ts';
import { buildOfflineDevice, type OfflineTestDevice } from '../../builders/offline-device.ts';
import { doseBody } from '../../builders/vaksinasi.ts';
import { paidDose, useClinicFixture, type ClinicFixture } from '../voucher/clinic-fixture.ts';

const fixture = useClinicFixture();
let server: ClinicFixture['server'];
let world: ClinicFixture['world'];
let device: OfflineTestDevice;
let token: string;
beforeAll(async () => {
  ({ server, world } = fixture());
  const nurse = await server.signIn({ role: 'FASKES', faskesId: world.idFaskes });
  ({ token } = nurse);
  device = buildOfflineDevice(server, { ...nurse, faskesId: world.idFaskes });
  await device.open();
});

const statusOf = async (id: number) =>
  (await server.db.select().from(voucher).where(eq(voucher.id, id)))[0]?.status;
const holder = ({ pemegang }: { pemegang: { idPeserta: number } | null }) =>
  pemegang?.idPeserta ?? 0;

describe('a voucher without network', () => {
  it('is prepared with its code when it is bound here, and used with its dose', async () => {
    const one = await fixture().bound();
    const { json } = await server.request('POST', '/Luring/siapkan', {
      token,
      body: { perangkat: device.perangkat },
    });
    const day = json as unknown as PreparedDay;
    expect(day.voucher.find(({ kode }) => kode === one.code)).toMatchObject({
      voucher: { id: one.id, status: 'TERIKAT', pemegang: { idPeserta: holder(one) } },
    });
    const act = device.act('VOUCHER', holder(one), { idVoucher: one.id, dosis: paidDose() });
    expect((await device.send(act)).json).toMatchObject({ status: 'DITERIMA' });
    expect(await statusOf(one.id)).toBe('TERPAKAI');
    expect((await device.send(act)).json).toMatchObject({ status: 'DITERIMA' });
    expect(await server.db.$count(dose, eq(dose.pesertaId, holder(one)))).toBe(1);
  });

  it('that the same account used for another dose waits with its own dose, however soon', async () => {
    const one = await fixture().bound();
    const without = device.act('VOUCHER', holder(one), { idVoucher: one.id });
    expect((await device.send(without)).json).toMatchObject({ status: 'DITERIMA' });
    const acts = [holder(one), holder(await fixture().bound())].map(person =>
      device.act('VOUCHER', person, { idVoucher: one.id, dosis: paidDose() }),
    );
    for (const act of acts) {
      expect((await device.send(act)).json).toMatchObject({ status: 'KONFLIK', idDosis: null });
    }
    expect(await server.db.$count(dose, eq(dose.pesertaId, holder(one)))).toBe(0);
  });

  it('is not used again when its own call was answered and the answer was lost', async () => {
    const one = await fixture().bound();
    const direct = await server.request('PUT', `/Voucher/${one.id}/use`, {
      token,
      body: { dosis: paidDose() },
    });
    expect(direct.status).toBe(200);
    const act = device.act('VOUCHER', holder(one), { idVoucher: one.id, dosis: paidDose() });
    expect((await device.send(act)).json).toMatchObject({
      status: 'DITERIMA',
      idDosis: direct.json['idDosis'],
    });
  });

  it('that was cancelled meanwhile waits; its dose is recorded after all, and paid by none', async () => {
    const one = await fixture().bound();
    const act = device.act('VOUCHER', holder(one), { idVoucher: one.id, dosis: paidDose() });
    expect((await fixture().change(one.id, 'freeze')).status).toBe(200);
    expect((await device.send(act)).json).toMatchObject({ status: 'KONFLIK' });
    const decided = await server.request('PUT', `/Luring/putusan/${act.id}`, {
      token,
      body: { keputusan: 'CATAT', alasan: 'Dosis sudah diberikan' },
    });
    expect(decided.json).toMatchObject({ status: 'DICATAT' });
    expect(await statusOf(one.id)).toBe('DIBEKUKAN');
    expect(await server.db.$count(dose, eq(dose.pesertaId, holder(one)))).toBe(1);
  });

  it('that is usable again is used after all by a decision, which names the version of the act', async () => {
    const one = await fixture().bound();
    const act = device.act('VOUCHER', holder(one), { idVoucher: one.id });
    await fixture().change(one.id, 'freeze');
    expect((await device.send(act)).json).toMatchObject({ status: 'KONFLIK' });
    await fixture().change(one.id, 'release');
    const decided = await server.request('PUT', `/Luring/putusan/${act.id}`, {
      token,
      body: { keputusan: 'CATAT', alasan: 'Voucher sudah dibuka lagi', version: 1 },
    });
    expect(decided.json).toMatchObject({ status: 'DICATAT' });
    expect(await statusOf(one.id)).toBe('TERPAKAI');
  });

  it('that was used meanwhile waits, and is not used twice', async () => {
    const one = await fixture().bound();
    const act = device.act('VOUCHER', holder(one), { idVoucher: one.id, dosis: paidDose() });
    expect((await fixture().use(one.id, { dosis: paidDose() })).status).toBe(200);
    expect((await device.send(act)).json).toMatchObject({ status: 'KONFLIK' });
    expect(await server.db.$count(dose, eq(dose.pesertaId, holder(one)))).toBe(1);
  });

  describe('that expired before the use arrived', () => {
    const yesterday = {
      pada: '2030-01-01T09:00:00.000Z',
      disiapkan: '2030-01-01T01:00:00.000Z',
    } as const;
    /** A voucher that was valid until yesterday. */
    const expired = async (values: Partial<typeof voucher.$inferInsert> = {}) => {
      const one = await fixture().bound();
      const { VoucherTransactionId: idTransaction } = one;
      await server.db
        .update(voucher)
        .set({ validUntil: '2030-01-01', status: 'KEDALUWARSA', ...values })
        .where(eq(voucher.id, one.id));
      await server.db.execute(sql`update voucher_contract set tanggal_mulai = '2029-12-01',
        tanggal_selesai = '2030-01-01', status = 'BERAKHIR' where id =
          (select voucher_contract_id from voucher_transaction where id = ${idTransaction})`);
      return one;
    };
    const useOf = async (one: Awaited<ReturnType<typeof expired>>, isi: object, head = {}) => {
      const act = device.act('VOUCHER', holder(one), { idVoucher: one.id, ...isi }, head);
      return (await device.send(act)).json['status'];
    };

    it.each([
      ['with its dose', { dosis: paidDose() }],
      ['for a dose that is recorded later', {}],
    ])('is used at the time of the act %s', async (_what, isi) => {
      const one = await expired();
      expect(await useOf(one, isi, yesterday)).toBe('DITERIMA');
      const [row] = await server.db.select().from(voucher).where(eq(voucher.id, one.id));
      expect(row).toMatchObject({ status: 'TERPAKAI', usedAt: yesterday.pada });
    });

    it('pays the dose of a visit at the time of the act', async () => {
      const one = await expired();
      const isi = doseBody(holder(one), world.idFaskes);
      const act = device.act('KUNJUNGAN', holder(one), isi, yesterday);
      expect((await device.send(act)).json['status']).toBe('DITERIMA');
      const [row] = await server.db.select().from(voucher).where(eq(voucher.id, one.id));
      expect(row).toMatchObject({ status: 'TERPAKAI', usedAt: yesterday.pada });
    });

    it('waits when the act came too late, or when it was frozen', async () => {
      const late = await expired();
      expect(await useOf(late, {})).toBe('KONFLIK');
      const frozen = await expired({ voidReason: 'Hilang' });
      expect(await useOf(frozen, {}, yesterday)).toBe('KONFLIK');
      for (const { id } of [late, frozen]) {
        expect(await statusOf(id)).toBe('KEDALUWARSA');
        expect((await fixture().use(id)).json).toMatchObject({ status: 409 });
      }
      expect((await fixture().use(late.id)).text).toContain('01 Januari 2030');
    });

    it('is not used now, also without a holder', async () => {
      const { id } = await fixture().oneVoucher();
      await server.db.update(voucher).set({ status: 'KEDALUWARSA' }).where(eq(voucher.id, id));
      expect((await fixture().use(id, {}, 'ADMIN')).json).toMatchObject({ status: 409 });
    });
  });

  it('that two acts of one account use is used by the first', async () => {
    const one = await fixture().bound();
    const isi = { idVoucher: one.id, dosis: paidDose() };
    const pada = new Date(server.now().getTime() - 60_000).toISOString();
    const first = device.act('VOUCHER', holder(one), isi, { pada });
    expect((await device.send(first)).json).toMatchObject({ status: 'DITERIMA' });
    const second = device.act('VOUCHER', holder(one), isi);
    expect((await device.send(second)).json).toMatchObject({ status: 'KONFLIK' });
  });
});
