import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  auditLog,
  batch,
  dose,
  peserta,
  product,
  stateHistory,
  stockEntry,
} from '#server/platform/db/schema/index.ts';
import { buildBatch, buildProduct } from '../../builders/batch.ts';
import { buildOfflineDevice, type OfflineTestDevice } from '../../builders/offline-device.ts';
import { buildStock } from '../../builders/stock.ts';
import { doseBody, postponedBody, screeningAnswers } from '../../builders/vaksinasi.ts';
import { useDuplicateFixture, type DuplicateFixture } from '../duplicate/fixture.ts';
import { buildFaskes, buildPeserta, newNik } from '../../builders/peserta.ts';

const fixture = useDuplicateFixture();
let server: DuplicateFixture['server'];
let faskesId: number;
let nurse: { id: number; token: string };
let colleague: { id: number; token: string };
let device: OfflineTestDevice;
let bhbuId: number;
beforeAll(async () => {
  ({ server, bhbuId } = fixture());
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  nurse = await server.signIn({ role: 'FASKES', faskesId, fullName: 'Ns. Rini' });
  colleague = await server.signIn({ role: 'FASKES', faskesId, fullName: 'Ns. Budi' });
  device = buildOfflineDevice(server, { ...nurse, faskesId });
  await device.open();
});

const createPeserta = (overrides = {}) =>
  buildPeserta(server.deps, {
    userId: fixture().company.id,
    bhbuId,
    idFaskes: faskesId,
    ...overrides,
  });
const record = (body: object, token = colleague.token) =>
  server.request('POST', '/Vaksinasi', { token, body });
const item = async (id: string) => {
  const { json } = await server.request('GET', '/Luring/tindakan?pageSize=500', {
    token: nurse.token,
  });
  const found = (json['data'] as Record<string, unknown>[]).find(one => one['id'] === id);
  if (!found) throw new Error('The act is not listed.');
  return found;
};
const decide = (id: string, body: object, token = nurse.token) =>
  server.request('PUT', `/Luring/putusan/${id}`, {
    token,
    body: { keputusan: 'CATAT', alasan: 'Sudah dicocokkan', ...body },
  });
const dosesOf = (id: number) =>
  server.db.select().from(dose).where(eq(dose.pesertaId, id)).orderBy(dose.id);
const waitingTasks = async () => {
  const { json } = await server.request('GET', '/Dashboard/pekerjaan', { token: nurse.token });
  const tasks = json['data'] as { jenis: string; jumlah: number }[];
  return tasks.find(({ jenis }) => jenis === 'tindakanLuringDiputuskan')?.jumlah ?? 0;
};

/** A dose whose vaccine and batch are those of the register. */
const noText = { vaksin: null, alasanVaksin: null, batch: null } as const;
const minutesAgo = (minutes: number) =>
  new Date(server.now().getTime() - minutes * 60_000).toISOString();
/** Withdraws a batch half an hour ago. */
async function withdraw(idBatch: number, status: 'DITAHAN' | 'DITARIK'): Promise<void> {
  await server.db.update(batch).set({ status }).where(eq(batch.id, idBatch));
  await server.db.insert(stateHistory).values({
    ...{ resource: 'batch', recordId: String(idBatch), at: minutesAgo(30), event: 'uji' },
    ...{ actorName: 'Siti', actorRole: 'PS', fromState: 'TERSEDIA', toState: status },
  });
}

describe('an act that the rules refuse', () => {
  it('waits with both sides when a colleague gave the dose, and doubles nothing', async () => {
    const { id } = await createPeserta();
    const act = device.act('KUNJUNGAN', id, doseBody(id, faskesId, { sesudah: null }));
    await record(doseBody(id, faskesId, { batch: 'LAIN-1' }));
    const before = await waitingTasks();
    const sent = await device.send(act);
    expect(sent.json).toMatchObject({ status: 'KONFLIK', idDosis: null });
    expect(sent.json['alasan']).toMatch(/sudah dicatat diberikan/);
    expect(await waitingTasks()).toBe(before + 1);
    expect(await item(act.id)).toMatchObject({
      akun: 'Ns. Rini',
      kunjungan: { hasil: 'DIBERIKAN', batch: 'B2030A' },
      diServer: [{ batch: 'LAIN-1', createdBy: 'Ns. Budi' }],
    });
    // The rules still decide, so it cannot be recorded besides.
    expect((await decide(act.id, {})).status).toBe(409);
    expect(
      (await decide(act.id, { keputusan: 'BUANG', alasan: 'Dosis yang sama' })).json,
    ).toMatchObject({ status: 'DIBUANG' });
    expect(await dosesOf(id)).toHaveLength(1);
    expect(await waitingTasks()).toBe(before);
    expect((await decide(act.id, {})).status).toBe(409);
    expect(await item(act.id)).toMatchObject({
      keputusan: { oleh: 'Ns. Rini', alasan: 'Dosis yang sama' },
    });
  });

  it('is recorded after all when a colleague had only postponed the dose', async () => {
    const { id } = await createPeserta();
    const act = device.act('KUNJUNGAN', id, doseBody(id, faskesId, { sesudah: null }));
    await record(postponedBody(id, faskesId));
    expect((await device.send(act)).json['status']).toBe('KONFLIK');
    const decided = await decide(act.id, {});
    expect(decided.json).toMatchObject({ status: 'DICATAT' });
    expect((await dosesOf(id)).map(({ hasil }) => hasil)).toEqual(['DITUNDA', 'DIBERIKAN']);
  });

  it.each(['DITAHAN', 'DITARIK'] as const)(
    'because its batch is %s since the day was prepared is recorded once that is confirmed',
    async status => {
      const idProduk = await buildProduct(server.db);
      const idBatch = await buildBatch(server.db, { idProduk });
      const { id } = await createPeserta();
      const isi = doseBody(id, faskesId, { idBatch, ...noText });
      const act = device.act('KUNJUNGAN', id, isi, { disiapkan: await device.prepare(60) });
      await withdraw(idBatch, status);
      expect((await record(isi)).status).toBe(422);
      expect((await device.send(act)).json['status']).toBe('KONFLIK');
      expect(await item(act.id)).toMatchObject({ isian: ['konfirmasi'] });
      expect((await decide(act.id, {})).status).toBe(422);
      expect((await decide(act.id, { konfirmasi: true })).json['status']).toBe('DICATAT');
      expect(await dosesOf(id)).toMatchObject([{ idBatch }]);
    },
  );

  it('by a time of preparation at which the device prepared nothing stays refused', async () => {
    const idBatch = await buildBatch(server.db, { idProduk: await buildProduct(server.db) });
    const { id } = await createPeserta();
    const isi = doseBody(id, faskesId, { idBatch, ...noText });
    await device.prepare(10);
    const act = device.act('KUNJUNGAN', id, isi, { disiapkan: minutesAgo(59) });
    await withdraw(idBatch, 'DITARIK');
    expect((await device.send(act)).json['status']).toBe('KONFLIK');
    expect((await decide(act.id, { konfirmasi: true })).status).toBe(422);
  });

  it.each([
    ['since the day was prepared is recorded, because of the withdrawal', 20, true, 'DICATAT'],
    ['before the day was prepared stays refused', 120, true, undefined],
    ['while only its product was deactivated stays refused', 20, false, undefined],
  ] as const)('because the doses are quarantined %s', async (_what, ago, isWithdrawn, status) => {
    const { id: idStok, idBatch } = await buildStock(server.db, { bhbuId, faskesId, doses: 5 });
    const { id } = await createPeserta();
    const isi = doseBody(id, faskesId, { idBatch, ...noText });
    const act = device.act('KUNJUNGAN', id, isi, { disiapkan: await device.prepare(60) });
    await server.db.insert(stockEntry).values({
      ...{ idStok, jenis: 'KARANTINA', jumlah: 5, tindakan: 'KARANTINA', alasan: 'Uji' },
      ...{ tanggal: '2030-01-02', waktu: minutesAgo(ago) },
    });
    if (isWithdrawn) await withdraw(idBatch, 'DITAHAN');
    else {
      const later = { isActive: false, modifiedAt: '2030-01-03T00:00:00.000Z' };
      const [{ idProduk } = { idProduk: 0 }] = await server.db
        .select({ idProduk: batch.idProduk })
        .from(batch)
        .where(eq(batch.id, idBatch));
      await server.db.update(product).set(later).where(eq(product.id, idProduk));
    }
    expect((await device.send(act)).json['status']).toBe('KONFLIK');
    expect((await decide(act.id, { konfirmasi: true })).json['status']).toBe(status ?? 422);
    expect(await dosesOf(id)).toHaveLength(status ? 1 : 0);
  });

  it('because its batch was withdrawn before the day was prepared stays refused, and takes another one', async () => {
    const idProduk = await buildProduct(server.db);
    const idBatch = await buildBatch(server.db, { idProduk, status: 'DITARIK', reason: 'Edaran' });
    const right = await buildBatch(server.db, { idProduk });
    const { id } = await createPeserta();
    const isi = doseBody(id, faskesId, { idBatch, ...noText });
    const act = device.act('KUNJUNGAN', id, isi, { disiapkan: await device.prepare(60) });
    expect((await device.send(act)).json['status']).toBe('KONFLIK');
    expect((await decide(act.id, { konfirmasi: true })).status).toBe(422);
    expect((await decide(act.id, { idBatch: right })).json['status']).toBe('DICATAT');
    expect(await dosesOf(id)).toMatchObject([{ idBatch: right }]);
  });

  it('because the person was merged is recorded for the remaining registration', async () => {
    const twin = { nama: 'Rina Kembar Uji', tanggalLahir: '1990-05-05', idFaskes: faskesId };
    const left = await fixture().createPeserta({ ...twin, nik: newNik() });
    const gone = await fixture().createPeserta({ ...twin, nik: newNik() });
    const act = device.act('KUNJUNGAN', gone.id, doseBody(gone.id, faskesId));
    const pair = await fixture().pairOf(gone.id);
    const tetap = pair.kiri.id === left.id ? 'kiri' : 'kanan';
    expect((await fixture().merge(pair, { tetap })).status).toBe(200);
    expect((await device.send(act)).json['status']).toBe('KONFLIK');
    expect(await item(act.id)).toMatchObject({ digabungKe: { idPeserta: left.id } });
    expect((await decide(act.id, {})).json['status']).toBe('DICATAT');
    expect(await dosesOf(left.id)).toHaveLength(1);
  });

  it('because the person was merged twice is recorded for the registration that is left', async () => {
    const twin = { nama: 'Dewi Kembar Uji', tanggalLahir: '1991-06-06', idFaskes: faskesId };
    const gone = await fixture().createPeserta({ ...twin, nik: newNik() });
    const mergeInto = async (into: { id: number }) => {
      const pair = await fixture().pairOf(into.id);
      const tetap = pair.kiri.id === into.id ? 'kiri' : 'kanan';
      expect((await fixture().merge(pair, { tetap })).status).toBe(200);
    };
    const next = await fixture().createPeserta({ ...twin, nik: newNik() });
    await mergeInto(next);
    const left = await fixture().createPeserta({ ...twin, nik: newNik() });
    await mergeInto(left);
    const act = device.act('KUNJUNGAN', gone.id, doseBody(gone.id, faskesId));
    expect((await device.send(act)).json['status']).toBe('KONFLIK');
    expect(await item(act.id)).toMatchObject({ digabungKe: { idPeserta: left.id } });
    expect((await decide(act.id, {})).json['status']).toBe('DICATAT');
    expect(await dosesOf(left.id)).toHaveLength(1);
  });

  it.each([
    ['without a new day', null, '2030-01-02'],
    ['with another new day', '2030-01-09', '2030-01-09'],
  ])('because its new day has passed is recorded %s', async (_what, rencanaTanggal, planned) => {
    const { id } = await createPeserta({ rencanaTanggal: '2030-01-02' });
    const isi = postponedBody(id, faskesId, { rencanaTanggal: '2030-01-01' });
    const act = device.act('KUNJUNGAN', id, isi);
    expect((await device.send(act)).json['status']).toBe('KONFLIK');
    expect(await item(act.id)).toMatchObject({
      isian: ['rencanaTanggal'],
      kunjungan: { rencanaTanggal: '2030-01-01' },
    });
    expect((await decide(act.id, {})).status).toBe(422);
    expect((await decide(act.id, { rencanaTanggal })).json['status']).toBe('DICATAT');
    expect(await dosesOf(id)).toMatchObject([{ hasil: 'DITUNDA', rencanaBaru: rencanaTanggal }]);
    const [row] = await server.db.select().from(peserta).where(eq(peserta.id, id));
    expect(row?.rencanaTanggal).toBe(planned);
  });

  it('because its screening asks for a confirmation is recorded with it', async () => {
    const { id } = await createPeserta();
    const isi = doseBody(id, faskesId, { skrining: screeningAnswers(['imun']) });
    const act = device.act('KUNJUNGAN', id, isi);
    expect((await device.send(act)).json['status']).toBe('KONFLIK');
    expect((await decide(act.id, { konfirmasi: true })).json['status']).toBe('DICATAT');
  });

  it('holds back an adverse event until its dose is decided', async () => {
    const { id } = await createPeserta();
    const pada = new Date(server.now().getTime() - 3_000_000).toISOString();
    const isi = doseBody(id, faskesId, { skrining: screeningAnswers(['imun']) });
    const given = device.act('KUNJUNGAN', id, isi, { pada });
    const event = device.act('KIPI', id, {
      tindakanDosis: given.id,
      kipi: {
        jenis: 'TIDAK_SERIUS',
        kesudahan: 'PULIH',
        manifestasi: [{ gejala: 'GATAL', tanggal: '2030-01-02', jam: '09:30' }],
      },
    });
    await device.send(given);
    expect((await device.send(event)).json['status']).toBe('KONFLIK');
    expect((await decide(event.id, {})).status).toBe(409);
    await decide(given.id, { konfirmasi: true });
    expect((await decide(event.id, {})).json['status']).toBe('DICATAT');
  });

  it('is decided by one of two at the same moment, and written to the audit log', async () => {
    const { id } = await createPeserta();
    const act = device.act('KUNJUNGAN', id, doseBody(id, faskesId, { sesudah: null }));
    await record(postponedBody(id, faskesId));
    await device.send(act);
    const both = await Promise.all([
      decide(act.id, {}),
      decide(act.id, { keputusan: 'BUANG', alasan: 'Tidak jadi' }, colleague.token),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, String(id)));
    const offline = entries.filter(({ action }) => /Offline$/.test(action));
    expect(offline).toHaveLength(2);
  });

  it('is not in reach of another facility', async () => {
    const { id } = await createPeserta();
    const act = device.act('KUNJUNGAN', id, doseBody(id, faskesId, { dosisKe: 2 }));
    await device.send(act);
    const other = await server.signIn({
      role: 'FASKES',
      faskesId: await buildFaskes(server.db, { serves: [bhbuId] }),
    });
    expect((await decide(act.id, {}, other.token)).status).toBe(404);
    const { json } = await server.request('GET', '/Luring/tindakan', { token: other.token });
    expect(json['totalRecords']).toBe(0);
  });
});
