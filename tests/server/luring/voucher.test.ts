import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PreparedDay } from '#contract/domains/luring/index.ts';
import { dose, voucher } from '#server/platform/db/schema/index.ts';
import { buildOfflineDevice, type OfflineTestDevice } from '../../builders/offline-device.ts';
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
});
