import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  auditLog,
  certificate,
  documentSeries,
  peserta,
} from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { useCertificateFixture, type CertificateFixture } from './fixture.ts';

const getFixture = useCertificateFixture();
let fixture: CertificateFixture;
beforeAll(() => {
  fixture = getFixture();
});

const ofPeserta = async (id: number) =>
  (await fixture.request('GET', `/Sertifikat/peserta/${id}`)).json;
const rename = (id: number, nama: string) =>
  fixture.server.db.update(peserta).set({ nama }).where(eq(peserta.id, id));

describe('the issue of a proof', () => {
  it('is waited for with the country of a foreigner, as code and in Indonesian', async () => {
    const foreigner = { isWNI: false, nik: null, noPaspor: 'X1234567', negara: 'JP' };
    const id = await fixture.vaccinated({ ...foreigner, noKitas: 'K7654321' });
    const citizenId = await fixture.vaccinated();
    const path = `/Sertifikat/belum?pageSize=500&idBHBU=${fixture.bhbuId}`;
    const rows = (await fixture.request('GET', path)).json['data'] as { id: number }[];
    expect(rows.find(row => row.id === id)).toMatchObject({
      identitas: 'Jepang, X1••••67',
      negara: 'JP',
      noPaspor: 'X1••••67',
    });
    expect(rows.find(row => row.id === citizenId)).toMatchObject({ negara: null, noPaspor: null });
  });

  it('copies the person and the given doses, and ends the wait', async () => {
    const id = await fixture.vaccinated({ nama: 'Ayu Contoh' }, 2);
    await buildDose(fixture.server.db, {
      pesertaId: id,
      faskesId: fixture.faskesId,
      dosisKe: 3,
      hasil: 'DITUNDA',
      alasan: 'STOK',
    });
    expect(await fixture.waiting()).toContain(id);
    const proof = await fixture.issued(id);
    expect(proof).toMatchObject({
      nomor: expect.stringMatching(/^BV\/VGR\/2030\/\d{7}$/) as string,
      idPeserta: id,
      vaccinationType: 0,
      nama: 'Ayu Contoh',
      identitas: expect.stringMatching(/^\d+•+\d+$/) as string,
      namaBHBU: `PT Contoh ${fixture.bhbuId}`,
      namaFaskes: `Klinik Contoh ${fixture.faskesId}`,
      dosis: [
        { dosisKe: 1, tanggal: '2029-12-01', vaksin: 'Sinopharm', batch: 'B-1' },
        { dosisKe: 2, tanggal: '2029-12-02', vaksin: 'Sinopharm', batch: 'B-2' },
      ],
      status: 'BERLAKU',
      idMenggantikan: null,
      createdBy: 'Ns. Rini',
    });
    expect(await fixture.waiting()).not.toContain(id);
    expect(await ofPeserta(id)).toMatchObject({ dosisDiberikan: 2, perluTerbit: false });
    const history = await fixture.request('GET', `/Sertifikat/riwayat/${proof.id}`);
    expect(history.json).toMatchObject([{ event: 'issue', dari: null, ke: 'BERLAKU' }]);
  });

  it('names the country and the masked passport of a foreigner', async () => {
    const id = await fixture.vaccinated({
      isWNI: false,
      nik: null,
      noPaspor: 'E1234567',
      negara: 'SG',
    });
    expect((await fixture.issued(id)).identitas).toBe('Singapura, E1••••67');
  });

  it('needs a dose of this programme', async () => {
    const without = await fixture.vaccinated({}, 0);
    expect((await fixture.issue(without)).status).toBe(409);
    const external = await fixture.vaccinated(
      { vaccinationType: 2, tanggalBooster: '2029-11-01', faskesPelaksana: 'RS Lain' },
      0,
    );
    expect(await fixture.waiting()).not.toContain(external);
    expect((await fixture.issue(external)).json['detail']).toMatch(/di luar program/);
    expect((await fixture.issue(2_000_000_000)).status).toBe(404);
  });

  it('replaces a valid proof with a reason and for the version that was read', async () => {
    const id = await fixture.vaccinated();
    const first = await fixture.issued(id);
    expect((await fixture.issue(id)).json).toMatchObject({ status: 409 });
    const stale = { alasan: 'Nama salah cetak', version: first.version + 1 };
    expect((await fixture.issue(id, stale)).status).toBe(412);
    const second = await fixture.issued(id, 'Nama salah cetak');
    expect(second).toMatchObject({ idMenggantikan: first.id, alasanGanti: 'Nama salah cetak' });
    expect((await fixture.get(first.id)).status).toBe('DIGANTI');
    const { sertifikat } = await ofPeserta(id);
    expect((sertifikat as { id: number }[]).map(one => one.id)).toEqual([second.id, first.id]);
  });

  it('rejects a reason with a NIK and fields that it does not know', async () => {
    const id = await fixture.vaccinated();
    expect((await fixture.issue(id, { alasan: 'NIK 3273010101900001 salah' })).status).toBe(422);
    expect((await fixture.issue(id, { nomor: 'BV/1' })).status).toBe(422);
    expect(
      (await fixture.request('GET', `/Sertifikat?q=%27%25_%5C&sortBy=nama`)).json,
    ).toMatchObject({ totalRecords: 0 });
    expect((await fixture.request('GET', '/Sertifikat/belum?q=%27--')).status).toBe(200);
  });

  it('is issued once to a person whom two callers issue it to at once', async () => {
    const id = await fixture.vaccinated();
    const answers = await Promise.all([fixture.issue(id), fixture.issue(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('a valid proof', () => {
  it('is out of date after another dose, and is then replaced with a reason', async () => {
    const id = await fixture.vaccinated();
    const { nomor } = await fixture.issued(id);
    await buildDose(fixture.server.db, {
      pesertaId: id,
      faskesId: fixture.faskesId,
      dosisKe: 2,
      tanggal: '2030-01-01',
    });
    const { json } = await fixture.request('GET', `/Sertifikat/belum?idBHBU=${fixture.bhbuId}`);
    expect(json['data']).toContainEqual(
      expect.objectContaining({ id, dosisDiberikan: 2, nomorLama: nomor }),
    );
    expect(await ofPeserta(id)).toMatchObject({ perluTerbit: true });
    const refused = await fixture.issue(id);
    expect(refused.status).toBe(422);
    expect(refused.json['errors']).toHaveProperty('alasan');
    expect((await fixture.issued(id, 'Dosis kedua')).dosis).toHaveLength(2);
  });

  it('is out of date when the data that it shows change, and only then', async () => {
    const id = await fixture.vaccinated();
    await fixture.issued(id);
    const { db } = fixture.server;
    await db.update(peserta).set({ alamat: 'Jalan Baru 1' }).where(eq(peserta.id, id));
    expect(await fixture.waiting()).not.toContain(id);
    await rename(id, 'Nama Benar');
    expect(await fixture.waiting()).toContain(id);
    await db.update(peserta).set({ deletedAt: '2030-01-02T03:00:00Z' }).where(eq(peserta.id, id));
    expect(await fixture.waiting()).not.toContain(id);
  });

  it('does not change and is not deleted', async () => {
    const { id } = await fixture.issued(await fixture.vaccinated());
    const { db } = fixture.server;
    const change = db.update(certificate).set({ nama: 'Lain' }).where(eq(certificate.id, id));
    await expect(change).rejects.toThrow();
    await expect(db.delete(certificate).where(eq(certificate.id, id))).rejects.toThrow();
  });
});

describe('the issue to all', () => {
  const issueAll = (body: object, token = fixture.tokens.admin) =>
    fixture.request('POST', '/Sertifikat/terbitSemua', body, token);

  it('issues one proof each, also when two callers issue them at once', async () => {
    const bhbuId = await buildBhbu(fixture.server.db);
    const ids: number[] = [];
    for (let at = 0; at < 6; at += 1) ids.push(await fixture.vaccinated({ bhbuId }));
    const replaced = await fixture.issued(Number(ids[0]));
    await rename(Number(ids[0]), 'Nama Benar');
    const answers = await Promise.all([
      issueAll({ idBHBU: bhbuId }),
      issueAll({ idBHBU: bhbuId }),
      fixture.issue(Number(ids[5])),
    ]);
    const bulk = answers.slice(0, 2).map(({ json }) => Number(json['diterbitkan']));
    const single = answers[2].status === 201 ? 1 : 0;
    expect(bulk.reduce((sum, count) => sum + count, single)).toBe(6);
    expect((await issueAll({ idBHBU: bhbuId })).json).toEqual({ diterbitkan: 0, sisa: 0 });
    const valid = await fixture.server.db
      .select()
      .from(certificate)
      .where(and(inArray(certificate.idPeserta, ids), eq(certificate.status, 'BERLAKU')));
    expect(valid.map(({ idPeserta }) => idPeserta).sort((a, b) => a - b)).toEqual(ids);
    expect(valid.find(({ idMenggantikan }) => idMenggantikan === replaced.id)).toMatchObject({
      alasanGanti: 'Dosis atau data peserta berubah',
    });
  });

  it('draws numbers without gaps and writes an audit entry for each', async () => {
    const bhbuId = await buildBhbu(fixture.server.db);
    for (let at = 0; at < 3; at += 1) await fixture.vaccinated({ bhbuId });
    expect((await issueAll({ idBHBU: bhbuId })).json).toEqual({ diterbitkan: 3, sisa: 0 });
    const { db } = fixture.server;
    const [series] = await db
      .select()
      .from(documentSeries)
      .where(eq(documentSeries.kind, 'certificate'));
    expect(series?.lastSerial).toBe(await db.$count(certificate));
    const entries = await db.$count(auditLog, eq(auditLog.action, 'certificate.issue'));
    expect(entries).toBe(await db.$count(certificate));
  });

  it('is limited to the participants of the facility that issues them', async () => {
    const { db } = fixture.server;
    const elsewhere = await buildFaskes(db, { serves: [fixture.bhbuId] });
    const own = await fixture.vaccinated();
    const other = await fixture.vaccinated({ idFaskes: elsewhere });
    const { nurse, company } = fixture.tokens;
    expect((await issueAll({ idFaskes: elsewhere }, nurse)).json).toEqual({
      diterbitkan: 0,
      sisa: 0,
    });
    expect((await issueAll({}, nurse)).json).toMatchObject({ sisa: 0 });
    expect(await fixture.waiting()).not.toContain(own);
    expect(await fixture.waiting()).toContain(other);
    expect((await fixture.issue(other)).status).toBe(404);
    expect((await issueAll({}, company)).status).toBe(403);
  });

  it('saves nothing when it fails', async () => {
    const bhbuId = await buildBhbu(fixture.server.db);
    const [id] = [await fixture.vaccinated({ bhbuId }), await fixture.vaccinated({ bhbuId })];
    const { db } = fixture.server;
    const before = await db.$count(certificate);
    // The number that comes next is taken, so that the insert fails after the participants changed.
    const [series] = await db
      .select()
      .from(documentSeries)
      .where(eq(documentSeries.kind, 'certificate'));
    const next = String(Number(series?.lastSerial) + 2).padStart(7, '0');
    await db.execute(sql`
      insert into certificate (nomor, id_peserta, vaccination_type, nama, identitas, tanggal_lahir,
        id_faskes, nama_faskes, dosis, status)
      select ${`BV/VGR/2030/${next}`}, ${id}, 0, nama, '', tanggal_lahir, ${fixture.faskesId}, '', '[]',
        'DIGANTI' from peserta where id = ${id}`);
    expect((await issueAll({ idBHBU: bhbuId })).status).toBe(409);
    expect(await db.$count(certificate)).toBe(before + 1);
    const rows = await db.select().from(peserta).where(eq(peserta.bhbuId, bhbuId));
    expect(rows.map(({ sertifikatDosis }) => sertifikatDosis)).toEqual([0, 0]);
  });
});
