import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { stockEntry } from '#server/platform/db/schema/index.ts';
import { buildFaskes } from '../../builders/peserta.ts';
import { buildStock } from '../../builders/stock.ts';
import { doseBody } from '../../builders/vaksinasi.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from './fixture.ts';

const fixture = useVaksinasiFixture();
/** The fields of a dose whose vaccine is named by its batch alone. */
const fromStock = { vaksin: null, alasanVaksin: null, batch: null, kadaluarsa: null };
let server: VaksinasiFixture['server'];
let faskesId: number;
let token: string;
let recordAt: (jam: string) => ReturnType<VaksinasiFixture['record']>;

// The clock of the tests says 10:00 in Jakarta, so 11:00 in Makassar.
beforeAll(async () => {
  const { createPeserta, record, bhbuId } = fixture();
  ({ server } = fixture());
  faskesId = await buildFaskes(server.db, { kabKota: '73.71', serves: [bhbuId] });
  ({ token } = await server.signIn({ role: 'FASKES', faskesId }));
  recordAt = async jam => {
    const { id } = await createPeserta({ idFaskes: faskesId });
    return record(doseBody(id, faskesId, { tanggal: '2030-01-02', jam }), token);
  };
});

describe('a facility in Makassar', () => {
  it('enters the hour of its own clock, and no later one', async () => {
    expect((await recordAt('10:50')).json).toMatchObject({ jam: '10:50', zona: 'WITA' });
    expect((await recordAt('11:10')).json).toMatchObject({
      errors: { jam: ['Jam ini belum tiba'] },
    });
  });

  it('records a dose with the time of its clock when it names none', async () => {
    const { id } = await fixture().createPeserta({ idFaskes: faskesId });
    const { json } = await fixture().record(doseBody(id, faskesId), token);
    expect(json).toMatchObject({ tanggal: '2030-01-02', jam: '11:00' });
  });

  it('compares an adverse event with the dose and with now on its clock', async () => {
    const { json, text } = await recordAt('10:45');
    expect(json, text).toHaveProperty('id');
    const id = json['id'];
    const addAt = (jam: string) =>
      server.request('POST', `/Vaksinasi/${String(id)}/kipi`, {
        token,
        body: {
          jenis: 'TIDAK_SERIUS',
          kesudahan: 'PULIH',
          manifestasi: [{ gejala: 'DEMAM_TINGGI', tanggal: '2030-01-02', jam }],
        },
      });
    const refused = (text: string) => ({ errors: { 'manifestasi.0.tanggal': [text] } });
    expect((await addAt('10:40')).json).toMatchObject(
      refused('Keluhan ini mulai sebelum dosis diberikan'),
    );
    expect((await addAt('11:05')).json).toMatchObject(refused('Waktu ini belum tiba'));
    expect((await addAt('10:55')).json).toMatchObject({
      mulai: '2030-01-02T02:55:00.000Z',
      zona: 'WITA',
    });
  });

  it('has its own day when Jakarta still has the one before', async () => {
    const { createPeserta, record, bhbuId } = fixture();
    const { idBatch } = await buildStock(server.db, { bhbuId, faskesId, doses: 10 });
    // 23:30 in Jakarta. The session has ended by then.
    server.advanceTime(13.5 * 3_600_000);
    ({ token } = await server.signIn({ role: 'FASKES', faskesId }));
    const { id } = await createPeserta({ idFaskes: faskesId, rencanaTanggal: '2030-01-03' });
    const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      (await server.request(method, path, { token, ...(body ? { body } : {}) })).json;
    expect(await ask('GET', '/Vaksinasi/daftar')).toMatchObject({
      tanggal: '2030-01-03',
      data: [{ id, zona: 'WITA' }],
    });
    await ask('PUT', `/Vaksinasi/hadir/${id}`, { hadir: true });
    expect(await ask('GET', '/Vaksinasi/daftar')).toMatchObject({
      data: [{ id, hadir: '2030-01-02T16:30:00.000Z' }],
    });
    const given = await record(doseBody(id, faskesId, { ...fromStock, idBatch }), token);
    expect(given.json, given.text).toMatchObject({ tanggal: '2030-01-03', jam: '00:30' });
    const [entry] = await server.db
      .select({ tanggal: stockEntry.tanggal })
      .from(stockEntry)
      .where(eq(stockEntry.jenis, 'SUNTIK'));
    expect(entry).toEqual({ tanggal: '2030-01-03' });
    expect(await ask('POST', '/Sertifikat', { idPeserta: id })).toMatchObject({
      dosis: [{ dosisKe: 1, tanggal: '2030-01-03' }],
    });
    expect((await record(doseBody(id, faskesId), token)).json).toMatchObject({
      detail: expect.stringContaining('pukul 00:30 WITA') as string,
    });
  });
});
