import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Batch } from '#contract/domains/batch.ts';
import { expireBatches } from '#server/domains/batch/index.ts';
import { batch as batchTable } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { runRecordJob } from '#server/platform/scheduler/scheduler.ts';
import { applicationDocuments, toFormData } from '../../builders/application.ts';
import { buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { productBody } from '../../builders/product.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let tokens: Record<'ADMIN' | 'PS' | 'LEGAL' | 'FASKES', string>;
let idProduk: number;

beforeAll(async () => {
  server = await startTestServer();
  const signIn = async (role: keyof typeof tokens) => (await server.signIn({ role })).token;
  tokens = {
    ADMIN: await signIn('ADMIN'),
    PS: await signIn('PS'),
    LEGAL: await signIn('LEGAL'),
    FASKES: await signIn('FASKES'),
  };
  const { json } = await request('POST', '/Product', productBody({ nama: 'Vaksin Rubah' }));
  idProduk = Number(json['id']);
});
afterAll(() => server.stop());

const request = (
  method: string,
  path: string,
  body?: unknown,
  role: keyof typeof tokens = 'ADMIN',
) => server.request(method, path, { token: tokens[role], body });

let sequence = 0;
const form = (overrides: Partial<Batch> = {}) => ({
  nomor: `B-${(sequence += 1)}`,
  idProduk,
  kedaluwarsa: '2099-06-30',
  jumlah: 500,
  ...overrides,
});
const create = async (overrides: Partial<Batch> = {}) => {
  const response = await request('POST', '/Batch', form(overrides));
  expect(response.status, response.text).toBe(201);
  return response.json as unknown as Batch;
};
const uploadCertificate = ({ id }: Batch) =>
  request(
    'POST',
    `/Batch/sertifikat/${id}`,
    toFormData({ fileSertifikat: applicationDocuments('lulus')['fileNPWP'] ?? '' }),
  );
const change = (
  { id }: Batch,
  event: string,
  alasan?: string,
  role: keyof typeof tokens = 'ADMIN',
) => request('PUT', `/Batch/keadaan/${id}`, { event, alasan }, role);
const approved = async (overrides: Partial<Batch> = {}) => {
  const created = await create(overrides);
  await uploadCertificate(created);
  expect((await change(created, 'approve')).json).toMatchObject({ status: 'TERSEDIA' });
  return created;
};

const setExpiry = ({ id }: Batch, kedaluwarsa: string) =>
  server.db.update(batchTable).set({ kedaluwarsa }).where(eq(batchTable.id, id));

describe('a batch', () => {
  it('is created, listed by expiry and found by number or product', async () => {
    const late = await create({ nomor: 'RUBAH-2', kedaluwarsa: '2099-12-31' });
    const early = await create({ nomor: 'rubah-1', kedaluwarsa: '2098-12-31' });
    expect(early).toMatchObject({ namaProduk: 'Vaksin Rubah', status: 'DIPERIKSA', version: 1 });
    const list = await request('GET', '/Batch?q=rubah-&sortBy=kedaluwarsa');
    expect(list.json).toMatchObject({
      totalRecords: 2,
      data: [{ id: early.id }, { id: late.id }],
    });
    const ofOther = await request('GET', `/Batch?idProduk=${idProduk + 1}`);
    expect(ofOther.json['totalRecords']).toBe(0);
  });

  it('has a number that is unique within its product, and a product that exists', async () => {
    await create({ nomor: 'Sama' });
    const again = await request('POST', '/Batch', form({ nomor: 'SAMA' }));
    expect(again.json).toMatchObject({ status: 422, errors: { nomor: [expect.any(String)] } });
    await create({ nomor: 'Spasi 1' });
    const [spaced, edited] = [
      await request('POST', '/Batch', form({ nomor: 'SPASI1' })),
      await create({ nomor: 'Spasi 2' }),
    ];
    expect(Object.keys(spaced.json['errors'] as object)).toEqual(['nomor']);
    const renamed = await request('PUT', `/Batch/${edited.id}`, { ...edited, nomor: 'spa si1' });
    expect(Object.keys(renamed.json['errors'] as object)).toEqual(['nomor']);
    const respelt = await request('PUT', `/Batch/${edited.id}`, { ...edited, nomor: 'SPASI 2' });
    expect(respelt.json).toMatchObject({ nomor: 'SPASI 2' });
    const other = await request('POST', '/Batch', form({ idProduk: 2_000_000 }));
    expect(other.json).toMatchObject({ status: 422, errors: { idProduk: [expect.any(String)] } });
  });

  it.each(['=1+1', '-A1', 'A', 'Batch 😀', '3273050101900001'])(
    'is refused with the number %s',
    async nomor => {
      const refused = await request('POST', '/Batch', form({ nomor }));
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.json['errors'] as object)).toEqual(['nomor']);
    },
  );

  it('names the batches of other products that have its number', async () => {
    const product = await request('POST', '/Product', productBody({ nama: 'Vaksin Kembar' }));
    const twin = await create({ nomor: 'KEMBAR 1', idProduk: Number(product.json['id']) });
    expect(twin.nomorSama).toEqual([]);
    const same = await create({ nomor: 'kembar1' });
    expect(same.nomorSama).toEqual([{ id: twin.id, namaProduk: 'Vaksin Kembar' }]);
  });

  it('that has expired is neither registered nor approved nor released', async () => {
    const past = await request('POST', '/Batch', form({ kedaluwarsa: '2030-01-01' }));
    expect(Object.keys(past.json['errors'] as object)).toEqual(['kedaluwarsa']);
    const checked = await create({ kedaluwarsa: dayInJakarta(server.now()) });
    await uploadCertificate(checked);
    const held = await approved();
    await change(held, 'hold', 'Laporan suhu');
    for (const one of [checked, held]) await setExpiry(one, '2030-01-01');
    expect((await change(checked, 'approve')).json).toMatchObject({ reason: 'notExpired' });
    expect((await change(held, 'release', 'Aman')).json).toMatchObject({ reason: 'notExpired' });
    // The job that expires batches would find them too.
    for (const one of [checked, held]) await setExpiry(one, '2099-06-30');
  });

  it('gets another last day with a reason, which shows the doses given after it', async () => {
    const used = await approved();
    const expiry = (one: Batch, more: object) =>
      request('PUT', `/Batch/kedaluwarsa/${one.id}`, {
        alasan: 'Salah baca kemasan',
        version: one.version,
        ...more,
      });
    const admin = await server.signIn({ role: 'ADMIN' });
    const faskesId = await buildFaskes(server.db);
    const { id: pesertaId } = await buildPeserta(server.deps, {
      userId: admin.id,
      idFaskes: faskesId,
    });
    await buildDose(server.db, { pesertaId, faskesId, idBatch: used.id, tanggal: '2029-12-20' });
    const current = (await request('GET', `/Batch/${used.id}`)).json as unknown as Batch;
    expect(current.dosisLewat).toBe(0);
    expect((await expiry({ ...current, version: 1 }, { kedaluwarsa: '2029-12-01' })).status).toBe(
      412,
    );
    const unexplained = await expiry(current, { kedaluwarsa: '2029-12-01', alasan: '' });
    expect(Object.keys(unexplained.json['errors'] as object)).toEqual(['alasan']);
    const corrected = await expiry(current, { kedaluwarsa: '2029-12-01' });
    expect(corrected.json).toMatchObject({ kedaluwarsa: '2029-12-01', dosisLewat: 1 });
    const doses = await request('GET', `/Kontak/penerima?idBatch=${used.id}`);
    expect(doses.json).toMatchObject({ hitungan: { LEWAT: 1 }, data: [{ lewat: true }] });
    await setExpiry(used, '2099-06-30');
    const checked = await create();
    expect((await expiry(checked, { kedaluwarsa: '2098-01-01' })).status).toBe(409);
  });

  it('that expired by a wrong last day is held until it is released', async () => {
    const wrong = await approved({ kedaluwarsa: dayInJakarta(server.now()) });
    await server.db
      .update(batchTable)
      .set({ kedaluwarsa: '2030-01-01', status: 'KEDALUWARSA' })
      .where(eq(batchTable.id, wrong.id));
    const corrected = await request('PUT', `/Batch/kedaluwarsa/${wrong.id}`, {
      kedaluwarsa: '2031-01-01',
      alasan: 'Salah ketik tahun',
    });
    expect(corrected.json).toMatchObject({ status: 'DITAHAN', kedaluwarsa: '2031-01-01' });
    expect((await change(wrong, 'release', 'Tanggalnya benar')).json).toMatchObject({
      status: 'TERSEDIA',
    });
  });

  it('is edited while it is checked, and not afterwards', async () => {
    const created = await create();
    const edited = await request('PUT', `/Batch/${created.id}`, { ...created, jumlah: 400 });
    expect(edited.json).toMatchObject({ jumlah: 400, version: 2 });
    const stale = await request('PUT', `/Batch/${created.id}`, { ...created, jumlah: 300 });
    expect(stale.status).toBe(412);
    await change(created, 'reject', 'Kemasan rusak');
    const late = await request('PUT', `/Batch/${created.id}`, { ...edited.json, version: 3 });
    expect(late.json).toMatchObject({ status: 409, code: 'KEADAAN_SALAH' });
  });

  it('is approved with a certificate only', async () => {
    const created = await create();
    expect((await change(created, 'approve')).json).toMatchObject({
      status: 409,
      currentState: 'DIPERIKSA',
      reason: 'hasCertificate',
    });
    expect((await uploadCertificate(created)).status).toBe(200);
    expect((await change(created, 'approve')).json).toMatchObject({ status: 'TERSEDIA' });
    const [file] = (await request('GET', `/Batch/${created.id}/lampiran`)).json as unknown as {
      id: string;
    }[];
    const download = await request('GET', `/Batch/lampiran/${file?.id ?? ''}`);
    expect(download.headers.get('content-disposition')).toContain('attachment');
  });

  it('is held, released and recalled with a reason, which its history shows', async () => {
    const batch = await approved({ nomor: 'TARIK-1' });
    expect((await change(batch, 'hold')).json).toMatchObject({ status: 422 });
    expect((await change(batch, 'release', 'Aman')).status).toBe(409);
    await change(batch, 'hold', 'Laporan suhu');
    await change(batch, 'release', 'Suhu terbukti baik');
    expect((await change(batch, 'recall', 'Edaran BPOM', 'PS')).json).toMatchObject({
      status: 'DITARIK',
    });
    const history = await request('GET', `/Batch/riwayat/${batch.id}`);
    expect(history.json).toMatchObject([
      { event: 'recall', dari: 'TERSEDIA', ke: 'DITARIK', alasan: 'Edaran BPOM', peran: 'PS' },
      { event: 'release', ke: 'TERSEDIA' },
      { event: 'hold', ke: 'DITAHAN', alasan: 'Laporan suhu' },
      { event: 'approve', dari: 'DIPERIKSA' },
      { event: 'create', dari: null, ke: 'DIPERIKSA' },
    ]);
    const bell = await request('GET', '/notifikasi', undefined, 'FASKES');
    expect(bell.json).toMatchObject({
      data: [
        {
          pesan: 'batch.recall',
          isi: { nama: 'Vaksin Rubah TARIK-1' },
          tautan: `/dashboard/vaksinasi/batch/${batch.id}`,
        },
      ],
    });
  });

  it('may be read by staff, and changed by those who handle stock', async () => {
    const created = await create();
    expect((await request('GET', `/Batch/${created.id}`, undefined, 'LEGAL')).status).toBe(200);
    expect((await change(created, 'reject', 'Coba', 'LEGAL')).status).toBe(403);
    expect((await request('GET', '/Batch', undefined, 'FASKES')).status).toBe(403);
  });

  it('expires after its last day, unless it is decided', async () => {
    const today = dayInJakarta(server.now());
    const lastDay = await approved({ kedaluwarsa: today });
    const rejected = await create({ kedaluwarsa: today });
    await change(rejected, 'reject', 'Kemasan rusak');
    const stateOf = async ({ id }: Batch) => (await request('GET', `/Batch/${id}`)).json['status'];
    const expire = (days: number) =>
      runRecordJob(
        {
          db: server.db,
          clock: () => new Date(server.now().getTime() + days * 86_400_000),
          log: server.deps.log,
        },
        expireBatches,
      );
    expect(await expire(0)).toBe(0);
    expect(await expire(2)).toBe(1);
    expect([await stateOf(lastDay), await stateOf(rejected)]).toEqual(['KEDALUWARSA', 'DITOLAK']);
    expect(await expire(2)).toBe(0);
  });
});
