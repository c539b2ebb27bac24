import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog, idempotencyKey, kipi } from '#server/db/schema/index.ts';
import { dayFrom, doseBody, putOffBody } from '../../builders/dosis.ts';
import { useWorld, type World } from './world.ts';

const world = useWorld();
let server: World['server'];
let faskesId: World['faskesId'];
let nurse: World['nurse'];
let somebody: World['somebody'];
let record: World['record'];
beforeAll(() => {
  ({ server, faskesId, nurse, somebody, record } = world());
});

const body = (overrides = {}) => ({
  jenis: 'TIDAK_SERIUS',
  keluhan: 'Lengan bengkak kemerahan',
  tanggalMulai: dayFrom(server.now()),
  jamMulai: '10:00',
  tindakan: 'Kompres dingin',
  kesudahan: 'BELUM_PULIH',
  ...overrides,
});
const given = async () => (await record(doseBody((await somebody()).id, faskesId))).json;
const add = (id: unknown, sent: object, key = `k-${Math.random()}`) =>
  server.ask('POST', `/Vaksinasi/${String(id)}/kipi`, {
    token: nurse.token,
    body: sent,
    headers: { 'idempotency-key': key },
  });

describe('an adverse event', () => {
  it('is recorded after a dose, encrypted, and updated', async () => {
    const { id, idPeserta } = await given();
    const made = await add(id, body());
    expect(made.status).toBe(201);
    expect(made.json).toMatchObject({ idDosis: id, serius: false, laporPalingLambat: null });
    expect(made.text).not.toContain('bengkak');
    const change = (version: unknown) =>
      server.ask('PUT', `/Vaksinasi/kipi/${String(made.json['id'])}`, {
        token: nurse.token,
        body: body({ kesudahan: 'PULIH', version }),
      });
    expect((await change(1)).json).toMatchObject({ version: 2 });
    expect((await change(1)).status).toBe(412);
    const read = await server.ask('POST', `/Vaksinasi/rincian/${String(id)}`, {
      token: nurse.token,
    });
    expect(read.json['kipi']).toMatchObject([
      { keluhan: 'Lengan bengkak kemerahan', tindakan: 'Kompres dingin', kesudahan: 'PULIH' },
    ]);
    const seen = await server.ask('GET', `/Vaksinasi/peserta/${String(idPeserta)}`, {
      token: nurse.token,
    });
    expect(seen.json['dosis']).toMatchObject([{ jumlahKipi: 1, kipiSerius: false }]);
    const kept = JSON.stringify([
      await server.db.select().from(kipi),
      await server.db.select().from(auditLog),
      await server.db.select().from(idempotencyKey),
      server.logged(),
    ]);
    expect(kept).not.toMatch(/bengkak|Kompres/);
  });

  it('that is serious has a deadline for its report', async () => {
    const { id } = await given();
    const made = await add(id, body({ jenis: 'RAWAT_INAP' }));
    expect(made.json).toMatchObject({
      serius: true,
      laporPalingLambat: '2030-01-03T03:00:00.000Z',
    });
  });

  it.each([
    ['tanggalMulai', { tanggalMulai: '2030-01-01' }],
    ['tanggalMulai', { jamMulai: '23:00' }],
    ['kesudahan', { jenis: 'MENINGGAL' }],
    ['kesudahan', { kesudahan: 'MENINGGAL' }],
    ['keluhan', { keluhan: '' }],
    ['keluhan', { keluhan: 'NIK 3273050101900001' }],
  ])('is rejected at %s with %j', async (field, overrides) => {
    const { id } = await given();
    const told = await add(id, body(overrides));
    expect(told.json['errors']).toHaveProperty(field);
  });

  it('requires a given dose', async () => {
    const off = await record(putOffBody((await somebody()).id, faskesId));
    expect((await add(off.json['id'], body())).status).toBe(409);
    const { id } = await given();
    await server.ask('PUT', `/Vaksinasi/batal/${String(id)}`, {
      token: nurse.token,
      body: { alasan: 'Salah orang' },
    });
    expect((await add(id, body())).status).toBe(409);
    expect(await server.db.$count(kipi, eq(kipi.dosisId, id as number))).toBe(0);
  });
});
