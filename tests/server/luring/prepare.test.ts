import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PreparedDay } from '#contract/domains/luring/index.ts';
import { nextDose } from '#contract/domains/vaksinasi/index.ts';
import { auditLog, personRead, session } from '#server/platform/db/schema/index.ts';
import { buildOfflineDevice, type OfflineTestDevice } from '../../builders/offline-device.ts';
import { buildDose, doseBody } from '../../builders/vaksinasi.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from '../vaksinasi/fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let faskesId: number;
let nurse: VaksinasiFixture['nurse'];
let device: OfflineTestDevice;
beforeAll(async () => {
  ({ server, faskesId, nurse } = fixture());
  device = buildOfflineDevice(server, { ...nurse, faskesId });
  await device.open();
});

const prepare = (token = nurse.token, perangkat = device.perangkat) =>
  server.request('POST', '/Luring/siapkan', { token, body: { perangkat } });

describe('a prepared day', () => {
  it('has the people of the queue with the facts of the rules, and the overdue, but no NIK', async () => {
    const { createPeserta, record } = fixture();
    const today = { rencanaTanggal: '2030-01-02' };
    const planned = await createPeserta({ nama: 'Rencana', ...today });
    const given = await createPeserta({ nama: 'Diberikan', ...today });
    await record(doseBody(given.id, faskesId));
    const due = await createPeserta({ nama: 'Jatuh Tempo', rencanaTanggal: null });
    const late = await createPeserta({ nama: 'Terlambat', rencanaTanggal: null });
    await createPeserta({ nama: 'Lusa', rencanaTanggal: '2030-01-04' });
    await createPeserta({ nama: 'Lain', ...today, idFaskes: fixture().otherFaskesId });
    for (const [{ id }, tanggal] of [
      [due, '2029-12-10'],
      [late, '2029-11-01'],
    ] as const) {
      await buildDose(server.db, { pesertaId: id, faskesId, tanggal });
    }
    const { status, json, text } = await prepare();
    expect(status).toBe(200);
    const day = json as unknown as PreparedDay;
    const reasons = Object.fromEntries(day.orang.map(one => [one.antrean.nama, one.sebab]));
    expect(reasons).toEqual({
      Rencana: 'RENCANA',
      Diberikan: 'RENCANA',
      'Jatuh Tempo': 'JATUH_TEMPO',
      Terlambat: 'TERLAMBAT',
    });
    expect(text).not.toContain(planned.nik);
    for (const { antrean, aturan } of day.orang) {
      expect(nextDose(aturan, day.tanggal).number).toBe(antrean.dosisBerikut);
    }
    expect(day.orang.find(one => one.antrean.id === given.id)).toMatchObject({
      antrean: { kunjungan: { hasil: 'DIBERIKAN' } },
      dosis: [{ dosisKe: 1 }],
    });
    expect(day).toMatchObject({ tanggal: '2030-01-02', idFaskes: faskesId, tidakTermuat: 0 });
  });

  it.each([
    ['at midnight of the facility', '2030-01-02T17:00:00.001Z', '2030-01-02T17:00:00.000Z'],
    ['with the session before', '2030-01-02T16:59:59.999Z', '2030-01-02T16:59:59.999Z'],
  ])('ends %s', async (_what, expiresAt, end) => {
    const { id, token } = await server.signIn({ role: 'FASKES', faskesId });
    await server.db.update(session).set({ expiresAt }).where(eq(session.userId, id));
    const other = buildOfflineDevice(server, { id, token, faskesId });
    await other.open();
    const day = (await prepare(token, other.perangkat)).json as unknown as PreparedDay;
    expect(day).toMatchObject({ disiapkan: server.now().toISOString(), berlakuSampai: end });
  });

  it('is written to the audit log, and to the log of reads', async () => {
    const { json } = await prepare();
    await server.deps.reads?.flush();
    const reads = await server.db
      .select()
      .from(personRead)
      .where(eq(personRead.call, 'luring.prepare'));
    const ids = (json as unknown as PreparedDay).orang.map(({ antrean }) => antrean.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(reads.at(-1)).toMatchObject({
      actorName: 'Ns. Rini',
      activity: 'ANTREAN',
      pesertaIds: ids.toSorted((one, other) => one - other),
    });
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'vaksinasi.prepareDay'));
    expect(entries.at(-1)).toMatchObject({
      actorName: 'Ns. Rini',
      after: { perangkat: device.perangkat },
    });
  });

  it('needs a registered device of the account, and a facility', async () => {
    expect((await prepare(fixture().otherNurse.token)).status).toBe(404);
    const admin = fixture().admin;
    const ofAdmin = buildOfflineDevice(server, { ...admin, faskesId });
    await ofAdmin.open();
    expect((await prepare(admin.token, ofAdmin.perangkat)).status).toBe(422);
  });
});
