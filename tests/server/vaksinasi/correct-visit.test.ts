import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Certificate } from '#contract/domains/certificate/record.ts';
import type { StockEntry } from '#contract/domains/stock/record.ts';
import type { Correction, Dose } from '#contract/domains/vaksinasi/index.ts';
import { certificateDocuments } from '#server/domains/certificate/index.ts';
import { auditLog, kipi, stock } from '#server/platform/db/schema/index.ts';
import { encryptHealth } from '#server/domains/vaksinasi/index.ts';
import { fc, runs } from '#tests/properties.ts';
import { buildBatch, buildProduct } from '../../builders/batch.ts';
import { buildStock } from '../../builders/stock.ts';
import { doseBody, jakartaDay, postponedBody, screeningAnswers } from '../../builders/vaksinasi.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from './fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let idProduk: number;
/** Two stocks of the company at the facility, of one product. */
let wrong: { id: number; idBatch: number };
let right: { id: number; idBatch: number };

beforeAll(async () => {
  const { bhbuId, faskesId } = fixture();
  ({ server } = fixture());
  idProduk = await buildProduct(server.db, { nama: 'Vaksin COVID-19 Sinopharm' });
  const build = () => buildStock(server.db, { bhbuId, faskesId, doses: 500, productId: idProduk });
  wrong = await build();
  right = await build();
});

const noVaccine = { vaksin: null, alasanVaksin: null, batch: null, kadaluarsa: null };

/** Records a dose of the wrong batch for a new participant. */
async function recordWrong(overrides: object = {}, person: object = {}) {
  const { record, createPeserta, faskesId } = fixture();
  const { id } = await createPeserta(person);
  const body = { ...noVaccine, idBatch: wrong.idBatch, ...overrides };
  const { json, status, text } = await record(doseBody(id, faskesId, body));
  expect(status, text).toBe(201);
  return json as unknown as Dose;
}

/** Corrects a visit; what is not overridden is entered as it is recorded. */
const correct = (visit: Dose, overrides: object = {}, token = fixture().nurse.token) => {
  const { tanggal, jam, idProduk: product, idBatch, lokasi, vaksinator, version } = visit;
  return server.request('PUT', `/Vaksinasi/perbaiki/${visit.id}`, {
    token,
    body: {
      ...{ tanggal, jam, idProduk: product, idBatch, lokasi, vaksinator, version },
      alasanPerbaikan: 'Salah pilih batch',
      ...overrides,
    },
  });
};
const toRight = () => ({ idProduk, idBatch: right.idBatch });
const givenFrom = async ({ id }: { id: number }) =>
  (await server.db.select({ n: stock.diberikan }).from(stock).where(eq(stock.id, id)))[0]?.n ?? 0;
const entriesOf = async ({ id }: { id: number }, token = fixture().nurse.token) =>
  (await server.request('GET', `/Stok/mutasi/${id}?pageSize=50`, { token })).json[
    'data'
  ] as StockEntry[];
const correctionsOf = async ({ id }: Dose) =>
  (await server.request('POST', `/Vaksinasi/rincian/${id}`, { token: fixture().nurse.token })).json[
    'perbaikan'
  ] as Correction[];
const errorsOf = ({ json }: { json: Record<string, unknown> }) =>
  (json['errors'] ?? {}) as Record<string, string[]>;

describe('a corrected batch', () => {
  it('moves the dose in the ledger, and both versions stay in the history', async () => {
    const visit = await recordWrong();
    const before = [await givenFrom(wrong), await givenFrom(right)] as const;
    const corrected = await correct(visit, toRight());
    expect(corrected.json).toMatchObject({
      idBatch: right.idBatch,
      version: visit.version + 1,
      createdAt: visit.createdAt,
      perbaikan: { oleh: 'Ns. Rini', alasan: 'Salah pilih batch' },
    });
    expect([await givenFrom(wrong), await givenFrom(right)]).toEqual([
      before[0] - 1,
      before[1] + 1,
    ]);
    const moved = { dariPerbaikan: true, peserta: { id: visit.idPeserta } };
    const [taken] = await entriesOf(wrong);
    expect(taken).toMatchObject({ ...moved, jenis: 'SUNTIK', jumlah: -1 });
    const [added] = await entriesOf(right);
    expect(added).toMatchObject({ ...moved, jumlah: 1, alasan: 'Salah pilih batch' });
    const [correction] = await correctionsOf(visit);
    expect(correction).toMatchObject({
      oleh: 'Ns. Rini',
      sebelum: { batch: visit.batch },
      sesudah: { batch: corrected.json['batch'] },
    });
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(sql`action = 'vaksinasi.correct' and record_id = ${String(visit.id)}`);
    expect(entry).toMatchObject({ reason: 'Salah pilih batch', before: { batch: visit.batch } });
  });

  it('hides the person and the reason from those who may not read vaccinations', async () => {
    const visit = await recordWrong();
    await correct(visit, toRight());
    const { token } = await server.signIn({ role: 'BHBU', bhbuId: fixture().bhbuId });
    const [added] = await entriesOf(right, token);
    expect(added).toMatchObject({ dariPerbaikan: true, peserta: null, alasan: null });
  });

  it('is refused to the second of two people, who both read the same record', async () => {
    const visit = await recordWrong();
    const answers = await Promise.all([
      correct(visit, toRight()),
      correct(visit, { lokasi: 'LENGAN_KANAN' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('can be corrected again, and then cancelled', async () => {
    const before = [await givenFrom(wrong), await givenFrom(right)];
    const visit = await recordWrong();
    const there = (await correct(visit, toRight())).json as unknown as Dose;
    const back = await correct(there, { idProduk, idBatch: wrong.idBatch });
    expect(back.status, back.text).toBe(200);
    expect(await correctionsOf(visit)).toMatchObject([
      { sebelum: { batch: there.batch }, sesudah: { batch: visit.batch } },
      { sebelum: { batch: visit.batch }, sesudah: { batch: there.batch } },
    ]);
    const cancelled = await server.request('PUT', `/Vaksinasi/batal/${visit.id}`, {
      token: fixture().nurse.token,
      body: { alasan: 'Salah orang' },
    });
    expect(cancelled.status, cancelled.text).toBe(200);
    expect([await givenFrom(wrong), await givenFrom(right)]).toEqual(before);
    expect((await correct(cancelled.json as unknown as Dose, toRight())).status).toBe(409);
  });

  it('is checked like that of a new dose', async () => {
    const visit = await recordWrong();
    const booster = await buildProduct(server.db, { tipe: 'VAKSIN_BOOSTER' });
    const idBatch = await buildBatch(server.db, { idProduk: booster });
    expect(
      Object.keys(errorsOf(await correct(visit, { idProduk: booster, idBatch }))).sort(),
    ).toEqual(['alasanVaksin', 'konfirmasi']);
    const undelivered = await buildBatch(server.db, { idProduk });
    expect(Object.keys(errorsOf(await correct(visit, { idBatch: undelivered })))).toEqual([
      'alasanBatch',
    ]);
    expect(await givenFrom(wrong)).toBeGreaterThan(0);
  });
});

describe('a correction', () => {
  it('of the arm or of an answer leaves the ledger as it is', async () => {
    const visit = await recordWrong();
    const before = await entriesOf(wrong);
    const answers = screeningAnswers(['demam']);
    const asked = await correct(visit, { lokasi: 'LENGAN_KANAN', skrining: answers });
    expect(Object.keys(errorsOf(asked))).toEqual(['konfirmasi']);
    const corrected = await correct(visit, {
      lokasi: 'LENGAN_KANAN',
      skrining: answers,
      konfirmasi: true,
    });
    expect(corrected.json).toMatchObject({ lokasi: 'LENGAN_KANAN', batch: visit.batch });
    expect(await entriesOf(wrong)).toEqual(before);
    expect(await correctionsOf(visit)).toMatchObject([
      {
        sebelum: { lokasi: 'LENGAN_KIRI', skrining: { jawaban: { demam: false } } },
        sesudah: { lokasi: 'LENGAN_KANAN', skrining: { jawaban: { demam: true } } },
      },
    ]);
  });

  it('needs a reason and a change', async () => {
    const visit = await recordWrong();
    expect(Object.keys(errorsOf(await correct(visit, { alasanPerbaikan: '' })))).toEqual([
      'alasanPerbaikan',
    ]);
    expect((await correct(visit)).status).toBe(409);
    expect(await correctionsOf(visit)).toEqual([]);
  });

  it('of a postponed visit changes its reason, not its result', async () => {
    const { record, createPeserta, faskesId } = fixture();
    const { id } = await createPeserta();
    const visit = (await record(postponedBody(id, faskesId))).json as unknown as Dose;
    const corrected = await correct(visit, { alasan: 'STOK' });
    expect(corrected.json).toMatchObject({ hasil: 'DITUNDA', alasan: 'STOK', batch: null });
  });

  it('is for the facility on the day of the record, and for an administrator later', async () => {
    const visit = await recordWrong();
    const { otherNurse, admin } = fixture();
    expect((await correct(visit, toRight(), otherNurse.token)).status).toBe(404);
    await server.db.execute(
      sql`update dose set created_at = created_at - interval '1 day' where id = ${visit.id}`,
    );
    expect((await correct(visit, toRight())).status).toBe(409);
    expect((await correct(visit, toRight(), admin.token)).status).toBe(200);
  });

  it('of the day follows the rules of the next dose and stays before its adverse events', async () => {
    const { admin, record, faskesId } = fixture();
    const first = await recordWrong({ tanggal: jakartaDay(server.now(), -27), jam: '09:00' });
    const second = await record(
      doseBody(first.idPeserta, faskesId, { ...noVaccine, idBatch: wrong.idBatch, dosisKe: 2 }),
    );
    expect(second.status, second.text).toBe(201);
    const late = { tanggal: jakartaDay(server.now(), -20) };
    expect(errorsOf(await correct(first, late, admin.token))['tanggal']?.[0]).toMatch(
      /dosis sesudah dosis 1/,
    );
    const tooSoon = { tanggal: jakartaDay(server.now(), -12), jam: '09:00' };
    const dose2 = second.json as unknown as Dose;
    expect(errorsOf(await correct(dose2, tooSoon))['tanggal']?.[0]).toMatch(/Baru 15 hari/);
    const moved = await correct(dose2, { ...tooSoon, tanggal: jakartaDay(server.now(), -5) });
    expect(moved.json).toMatchObject({ tanggal: jakartaDay(server.now(), -5) });
    await server.db.insert(kipi).values({
      doseId: dose2.id,
      jenis: 'TIDAK_SERIUS',
      serius: false,
      mulai: new Date(server.now().getTime() - 4 * 86_400_000).toISOString(),
      detail: encryptHealth(server.deps.keys, 'kipi', {
        keluhan: 'Nyeri',
        tindakan: null,
        kesudahan: 'PULIH',
      }),
    });
    const afterKipi = await correct(moved.json as unknown as Dose, {
      tanggal: jakartaDay(server.now(), -2),
    });
    expect(errorsOf(afterKipi)['jam']?.[0]).toMatch(/KIPI/);
  });

  it('replaces the proof that shows the dose, and only when it shows what changed', async () => {
    const { nurse } = fixture();
    const visit = await recordWrong();
    const send = (method: string, path: string, body?: object) =>
      server.request(method, path, { token: nurse.token, body });
    const issued = (await send('POST', '/Sertifikat', { idPeserta: visit.idPeserta }))
      .json as unknown as Certificate;
    const proofs = async () =>
      (await send('GET', `/Sertifikat/peserta/${visit.idPeserta}`)).json[
        'sertifikat'
      ] as Certificate[];
    const arm = (await correct(visit, { lokasi: 'LENGAN_KANAN' })).json as unknown as Dose;
    expect(await proofs()).toHaveLength(1);
    const corrected = (await correct(arm, toRight())).json as unknown as Dose;
    expect(await proofs()).toMatchObject([
      {
        status: 'BERLAKU',
        idMenggantikan: issued.id,
        alasanGanti: 'Diganti karena perbaikan catatan vaksinasi',
        dosis: [{ batch: corrected.batch }],
      },
      { id: issued.id, status: 'DIGANTI', dosis: [{ batch: visit.batch }] },
    ]);
    const isCorrected = (id: number) => certificateDocuments.isCorrected?.(server.db, String(id));
    expect(await isCorrected(issued.id)).toBe(true);
    expect(await isCorrected((await proofs())[0]?.id ?? 0)).toBe(false);
  });
});

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('record' as const), which: fc.nat(2) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      which: fc.nat(2),
      of: fc.nat(50),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), of: fc.nat(50) }) },
);

it('the ledger of each batch equals a recount of the visits after any visits, corrections and cancellations', async () => {
  const { bhbuId, faskesId, nurse } = fixture();
  const small = await buildStock(server.db, { bhbuId, faskesId, doses: 2, productId: idProduk });
  const batches = [wrong.idBatch, right.idBatch, small.idBatch];
  const reason = { alasanBatch: 'Dosis cadangan' };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async steps => {
      const visits: Dose[] = [];
      for (const one of steps) {
        if (one.kind === 'record') {
          visits.push(await recordWrong({ idBatch: batches[one.which], ...reason }));
          continue;
        }
        const at = one.of % Math.max(1, visits.length);
        const visit = visits[at];
        if (!visit) continue;
        if (one.kind === 'cancel') {
          await server.request('PUT', `/Vaksinasi/batal/${visit.id}`, {
            token: nurse.token,
            body: { alasan: 'Salah orang' },
          });
          visits.splice(at, 1);
          continue;
        }
        const idBatch = batches[one.which];
        const corrected = await correct(visit, { idProduk, idBatch, ...reason });
        expect([200, 409], corrected.text).toContain(corrected.status);
        if (corrected.status === 200) visits[at] = corrected.json as unknown as Dose;
      }
      const { rows } = await server.db.execute(sql`
        select s.id_batch, sum(s.diberikan)::int as stored,
          (select count(*)::int from dose d where d.id_batch = s.id_batch
            and d.hasil = 'DIBERIKAN' and d.dibatalkan is null) as counted,
          sum((select coalesce(sum(e.jumlah), 0) from stock_entry e
            where e.id_stok = s.id and e.jenis = 'SUNTIK'))::int as entered
        from stock s where s.id_faskes = ${faskesId} group by s.id_batch`);
      for (const row of rows) {
        expect(row['stored'], JSON.stringify(row)).toBe(row['counted']);
        expect(row['entered'], JSON.stringify(row)).toBe(row['counted']);
      }
    }),
    { numRuns: runs(4) },
  );
});
