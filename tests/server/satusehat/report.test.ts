import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog, peserta, personRead } from '#server/platform/db/schema/index.ts';
import { toFormData } from '../../builders/application.ts';
import { buildProduct } from '../../builders/batch.ts';
import { personBody } from '../../builders/peserta.ts';
import { ihs } from '../../builders/satusehat.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { digits, encounter, useSatusehatFixture, type SatusehatFixture } from './fixture.ts';

const getFixture = useSatusehatFixture();
let fixture: SatusehatFixture;
beforeEach(() => {
  fixture = getFixture();
});

describe('the report', () => {
  it('names what each dose lacks, until it is entered', async () => {
    const { id } = await fixture.recordDose();
    expect(await fixture.report()).toMatchObject({
      faskes: { id: fixture.faskesId, ihsOrganisasi: ihs.organization },
      hitungan: { SIAP: 0, KURANG: 1 },
      data: [
        {
          sumber: 'DOSIS',
          nomor: id,
          kurang: ['pasien', 'kunjungan', 'nomorVaksinator'],
          status: 'completed',
        },
      ],
    });
    await fixture.save(id, { noIHS: 'p00000000099', kunjungan: encounter(id).toUpperCase() });
    expect((await fixture.report()).data[0]).toMatchObject({
      kurang: ['nomorVaksinator'],
      noIHS: 'P00000000099',
      kunjungan: encounter(id),
    });
    await fixture.save(id, { ihsVaksinator: ihs.practitioner });
    expect(await fixture.report()).toMatchObject({ hitungan: { SIAP: 1, KURANG: 0 } });
  });

  it('has the doses of the day at the facility only, and of one state on demand', async () => {
    const { id } = await fixture.recordReady();
    const lacking = await fixture.recordDose();
    await fixture.recordDose({ tanggal: '2029-10-01' });
    await fixture.recordDose({ faskesId: fixture.otherFaskesId });
    const all = await fixture.report();
    expect(all.data.map(one => one.nomor).toSorted((a, b) => a - b)).toEqual([id, lacking.id]);
    expect((await fixture.report('&keadaan=SIAP')).data.map(one => one.nomor)).toEqual([id]);
    expect((await fixture.report('&pageSize=1&pageNumber=2')).data).toHaveLength(1);
  });

  it('refuses days in the wrong order and ranges that are too long', async () => {
    for (const query of [
      'dari=2029-11-02&sampai=2029-11-01',
      'dari=2029-01-01&sampai=2029-02-01',
    ]) {
      const { status, json } = await fixture.server.request('GET', `/Satusehat/laporan?${query}`, {
        token: fixture.nurse.token,
      });
      expect(status).toBe(422);
      expect(json['errors']).toHaveProperty('sampai');
    }
  });

  it('is logged as a reading of the people in it', async () => {
    const { idPeserta } = await fixture.recordDose();
    await fixture.report();
    await fixture.server.deps.reads?.flush();
    const logged = await fixture.server.db
      .select()
      .from(personRead)
      .where(eq(personRead.call, 'satusehat.report'));
    expect(logged.flatMap(({ pesertaIds }) => pesertaIds)).toContain(idPeserta);
  });
});

describe('numbers', () => {
  it('belong to a person, so another registration of them has the number too', async () => {
    const { id, idPeserta } = await fixture.recordReady();
    const [person] = await fixture.server.db
      .select({ key: peserta.personKey })
      .from(peserta)
      .where(eq(peserta.id, idPeserta));
    const other = await fixture.recordDose();
    await fixture.server.db
      .update(peserta)
      .set({ personKey: person?.key ?? Buffer.alloc(0), vaccinationType: 1 })
      .where(eq(peserta.id, other.idPeserta));
    const { data } = await fixture.report();
    const numbers = data.map(one => one.noIHS);
    expect(numbers).toEqual([`P${digits(idPeserta)}`, `P${digits(idPeserta)}`]);
    expect(data.map(one => one.nomor)).toContain(id);
  });

  it('are refused at their field: of another shape, and of another person', async () => {
    const first = await fixture.recordReady();
    const { id } = await fixture.recordDose();
    const wrong = {
      noIHS: '3273010101900001',
      kunjungan: 'abc',
      ihsVaksinator: 'X1',
    };
    const shape = await fixture.save(id, wrong);
    expect(shape.status).toBe(422);
    expect(Object.keys(shape.json['errors'] ?? {})).toEqual(Object.keys(wrong));
    expect(shape.text).not.toContain('3273010101900001');
    const taken = await fixture.save(id, { noIHS: `P${digits(first.idPeserta)}` });
    expect(taken.json['errors']).toEqual({
      noIHS: ['Nomor ini sudah tercatat untuk peserta lain. Periksa kembali di SATUSEHAT'],
    });
    const visit = await fixture.save(id, { kunjungan: encounter(first.id) });
    expect(visit.json['errors']).toHaveProperty('kunjungan');
    expect((await fixture.report()).data.find(one => one.nomor === id)?.noIHS).toBeNull();
  });

  it('of a visit belong to one day of a person, whose cancelled visit may share it', async () => {
    const first = await fixture.recordReady();
    const visit = (tanggal: string) =>
      buildDose(fixture.server.db, {
        pesertaId: first.idPeserta,
        faskesId: fixture.faskesId,
        tanggal,
        hasil: 'DITUNDA',
      });
    const kunjungan = encounter(first.id);
    const later = await fixture.save(await visit('2029-12-20'), { kunjungan });
    expect([later.status, later.json['errors']]).toEqual([
      422,
      { kunjungan: [expect.stringContaining('dosis lain') as unknown] },
    ]);
    const cancelled = await fixture.server.request('PUT', `/Vaksinasi/batal/${first.id}`, {
      token: fixture.admin.token,
      body: { alasan: 'Salah batch' },
    });
    expect(cancelled.status, cancelled.text).toBe(200);
    const sameDay = await fixture.save(await visit(fixture.day), { kunjungan });
    expect(sameDay.status, sameDay.text).toBe(200);
  });

  it('of a vaccinator count for all their doses at the facility, and can be taken back', async () => {
    const a = await fixture.recordDose({ vaksinator: 'dr. Sari Contoh' });
    await fixture.recordDose({ vaksinator: 'DR. SARI CONTOH' });
    await fixture.save(a.id, { ihsVaksinator: 'N10000001' });
    expect((await fixture.report()).data.map(one => one.ihsVaksinator)).toEqual([
      'N10000001',
      'N10000001',
    ]);
    await fixture.save(a.id, { ihsVaksinator: null });
    expect((await fixture.report()).data.map(one => one.ihsVaksinator)).toEqual([null, null]);
  });

  it('are gone when the identity number by which they were found is corrected', async () => {
    const { idPeserta } = await fixture.recordReady();
    const { status, text } = await fixture.server.request('PUT', `/Peserta/${idPeserta}`, {
      token: fixture.admin.token,
      body: personBody({ idFaskes: fixture.faskesId }),
    });
    expect(status, text).toBe(200);
    expect((await fixture.report()).data[0]).toMatchObject({ noIHS: null, kurang: ['pasien'] });
  });

  it('are refused for what they cannot be said of', async () => {
    const { id } = await fixture.recordDose({ vaksinator: null });
    expect(
      (await fixture.save(id, { ihsVaksinator: ihs.practitioner })).json['errors'],
    ).toHaveProperty('ihsVaksinator');
    const other = await buildProduct(fixture.server.db);
    expect((await fixture.save(id, { idProduk: other })).json['errors']).toHaveProperty('idProduk');
    const without = await fixture.recordDose({ idProduk: null });
    expect((await fixture.save(without.id, { idProduk: 999_999 })).json['errors']).toHaveProperty(
      'idProduk',
    );
    expect((await fixture.save(without.id, { idProduk: other })).json).toMatchObject({
      idProduk: other,
      kurang: expect.arrayContaining(['kodeVaksin']) as unknown,
    });
  });

  it('of another facility are neither read nor written', async () => {
    const { id } = await fixture.recordReady();
    const { token } = fixture.otherNurse;
    const { sidik } = await fixture.report();
    const range = fixture.range(sidik);
    const kueri = { idFaskes: fixture.faskesId, dari: fixture.day, sampai: fixture.day };
    const key = { sumber: 'DOSIS', nomor: id };
    const fileNomor = new File(['Sumber'], 'nomor.csv');
    const answers = [
      await fixture.server.request(
        'GET',
        `/Satusehat/laporan?${new URLSearchParams({ ...kueri, idFaskes: String(kueri.idFaskes) })}`,
        { token },
      ),
      await fixture.call('PUT', '/catatan', { ...key, noIHS: null }, token),
      await fixture.call('POST', '/bundle/tiket', { kueri: range }, token),
      await fixture.call('POST', '/templat/tiket', { kueri }, token),
      await fixture.call('PUT', '/dikirim', range, token),
      await fixture.call('PUT', '/batalDikirim', key, token),
      await fixture.call(
        'POST',
        '/nomor',
        toFormData({ idFaskes: String(fixture.faskesId), fileNomor }),
        token,
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await fixture.report()).data[0]).toMatchObject({ keadaan: 'SIAP' });
  });
});

it('what is entered is in the audit log', async () => {
  const { id, idPeserta } = await fixture.recordReady();
  const actions = await fixture.server.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.resource, 'peserta'), eq(auditLog.recordId, String(idPeserta))));
  expect(actions.map(({ action }) => action)).toContain('peserta.setPatientNumber');
  const [entry] = await fixture.server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'satusehat.fillNumbers'))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(entry).toMatchObject({
    resource: 'vaksinasi',
    recordId: String(id),
    after: { kunjungan: encounter(id) },
  });
});

it('the number of a patient is entered on the page of the participant too', async () => {
  const { id, idPeserta } = await fixture.recordDose();
  const path = `/Satusehat/peserta/${idPeserta}`;
  const { token } = fixture.nurse;
  const read = async () => (await fixture.server.request('GET', path, { token })).json;
  expect(await read()).toEqual({ id: idPeserta, noIHS: null });
  const { json } = await fixture.call('PUT', `/peserta/${idPeserta}`, { noIHS: '100000030111' });
  expect(json).toEqual({ id: idPeserta, noIHS: '100000030111' });
  expect((await fixture.report()).data.find(one => one.nomor === id)?.noIHS).toBe('100000030111');
  const other = await fixture.recordDose();
  const taken = await fixture.call('PUT', `/peserta/${other.idPeserta}`, { noIHS: '100000030111' });
  expect(taken.json['errors']).toHaveProperty('noIHS');
  await fixture.call('PUT', `/peserta/${idPeserta}`, { noIHS: null });
  expect(await read()).toEqual({ id: idPeserta, noIHS: null });
});
