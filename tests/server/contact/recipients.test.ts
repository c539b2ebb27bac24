import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Recipient } from '#contract/domains/contact/index.ts';
import { batch, dose } from '#server/platform/db/schema/index.ts';
import { buildBatch, buildProduct } from '../../builders/batch.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { readExport } from '../spreadsheet/read-export.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from '../vaksinasi/fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let faskesId: number;
let idProduk: number;

beforeAll(async () => {
  ({ server, faskesId } = fixture());
  idProduk = await buildProduct(server.db, { nama: 'Vaksin COVID-19 Sinopharm' });
});

const list = async (query: string, token = fixture().nurse.token) => {
  const { json } = await server.request('GET', `/Kontak/penerima?${query}`, { token });
  return { ...json, ids: (json['data'] as Recipient[]).map(({ idPeserta }) => idPeserta) };
};

const call = (penerima: object[], hasil: string, token = fixture().nurse.token) =>
  server.request('POST', '/Kontak/penerima', { token, body: { penerima, hasil } });

const give = async (values: Partial<typeof dose.$inferInsert>): Promise<number> => {
  const at = values.faskesId ?? faskesId;
  const { id } = await fixture().createPeserta({ idFaskes: at });
  await buildDose(server.db, { pesertaId: id, faskesId: at, ...values });
  return id;
};

describe('the recipients of a batch', () => {
  it('are those linked to it and those with its product and number, within the scope', async () => {
    const { otherFaskesId, otherNurse, admin } = fixture();
    const idBatch = await buildBatch(server.db, { idProduk, nomor: 'TARIK-7' });
    const linked = await give({ idBatch, batch: 'TARIK-7' });
    const text = { vaksin: 'Vaksin COVID-19 Sinopharm', batch: 'tarik-7' };
    const named = await give(text);
    // Not the same vaccine, so nothing says that it is this batch.
    await give({ ...text, vaksin: 'Moderna' });
    const found = await list(`idBatch=${idBatch}`);
    expect(found).toMatchObject({
      totalRecords: 2,
      batch: { nomor: 'TARIK-7', status: 'TERSEDIA' },
    });
    expect(found.ids.sort((a, b) => a - b)).toEqual([linked, named]);
    expect(await list(`idBatch=${idBatch}`, otherNurse.token)).toMatchObject({ totalRecords: 0 });
    await give({ ...text, faskesId: otherFaskesId });
    expect(await list(`idBatch=${idBatch}`, admin.token)).toMatchObject({ totalRecords: 3 });
    await server.db
      .update(dose)
      .set({ dibatalkan: server.now().toISOString() })
      .where(eq(dose.idBatch, idBatch));
    expect((await list(`idBatch=${idBatch}`)).ids).toEqual([named]);
  });

  it('include those recorded before the product was renamed, or by the name of the vaccine', async () => {
    const renamed = await buildProduct(server.db, { nama: 'Vaksin Janssen' });
    const idBatch = await buildBatch(server.db, { idProduk: renamed, nomor: 'TARIK-8' });
    const known = [
      await give({ batch: 'TARIK-8', idProduk: renamed, vaksin: 'Vaksin Nama Lama' }),
      await give({ batch: 'TARIK-8', vaksin: 'Johnson & Johnson' }),
    ];
    await give({ batch: 'TARIK-8', vaksin: 'Vaksin Nama Lama' });
    expect((await list(`idBatch=${idBatch}`)).ids.sort((a, b) => a - b)).toEqual(known);
  });
});

describe('a recall', () => {
  it('is a task of the facility until everyone was called, and the seller sees how far it is', async () => {
    const { nurse, otherNurse, otherFaskesId } = fixture();
    const em = await server.signIn({ role: 'EM' });
    const idBatch = await buildBatch(server.db, { idProduk, nomor: 'TARIK-9' });
    const [first, second] = [await give({ idBatch }), await give({ idBatch })];
    const elsewhere = await give({ idBatch, faskesId: otherFaskesId });
    const tasks = async () => {
      const { json } = await server.request('GET', '/Dashboard/pekerjaan', { token: nurse.token });
      const found = json['data'] as { jenis: string; jumlah: number }[];
      return found.find(({ jenis }) => jenis === 'penerimaDihubungi')?.jumlah ?? 0;
    };
    expect((await call([{ idPeserta: first, idBatch }], 'DIBERI_TAHU')).status).toBe(409);
    await server.db.update(batch).set({ status: 'DITARIK' }).where(eq(batch.id, idBatch));
    expect(await tasks()).toBe(2);
    // A dose that a person got twice is one call.
    await buildDose(server.db, { pesertaId: first, faskesId, idBatch, dosisKe: 2 });
    expect((await list('kontak=BELUM')).ids.sort((a, b) => a - b)).toEqual([first, second]);
    await call([{ idPeserta: first, idBatch }], 'TIDAK_DIANGKAT');
    expect(await tasks()).toBe(2);
    const { json } = await call(
      [first, second, elsewhere].map(idPeserta => ({ idPeserta, idBatch })),
      'DIBERI_TAHU',
    );
    expect(json['done']).toHaveLength(2);
    expect(json['failed']).toHaveLength(1);
    expect(await tasks()).toBe(0);
    expect(await list(`idBatch=${idBatch}`)).toMatchObject({ hitungan: { BELUM: 0, SUDAH: 2 } });
    const recall = await server.request('GET', `/Batch/penarikan/${idBatch}`, { token: em.token });
    expect(recall.json['jumlah']).toMatchObject({ peserta: 3, dihubungi: 2 });
    expect((await list(`idBatch=${idBatch}&idFaskes=${otherFaskesId}`, em.token)).ids).toEqual([
      elsewhere,
    ]);
    expect((await list('kontak=BELUM', otherNurse.token)).ids).toEqual([elsewhere]);
  });

  it('has a list to download, with the phone numbers and without identity numbers', async () => {
    const { nurse } = fixture();
    const idBatch = await buildBatch(server.db, { idProduk, nomor: 'TARIK-10' });
    await give({ idBatch });
    const ticket = await server.request('POST', '/Kontak/penerima/tiketEkspor', {
      token: nurse.token,
      body: { kueri: { idBatch } },
    });
    const query = `tiket=${String(ticket.json['tiket'])}`;
    const file = await server.app.fetch(
      new Request(`http://portal.test/api/Kontak/penerima/ekspor?${query}`),
    );
    const { fileName, headers, rows } = await readExport(file);
    expect(fileName).toMatch(/^ReportPenerimaVGR-TARIK-10-\d{4}-\d\d-\d\d\.xlsx$/);
    expect(headers).toContain('Waktu dihubungi (WIB)');
    expect(rows[0]).toMatchObject({
      'No. HP': { format: '@' },
      'Tanggal dosis': { format: 'dd\\-mm\\-yyyy' },
    });
  });
});
