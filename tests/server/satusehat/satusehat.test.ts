import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NumbersResult, SatusehatReport } from '#contract/domains/satusehat/record.ts';
import { auditLog, faskes, peserta, personRead, product } from '#server/platform/db/schema/index.ts';
import { readSheet } from '#server/platform/spreadsheet/read-sheet.ts';
import { toFormData } from '../../builders/application.ts';
import { buildProduct } from '../../builders/batch.ts';
import { personBody } from '../../builders/peserta.ts';
import { ihs } from '../../builders/satusehat.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from '../vaksinasi/fixture.ts';
import { schemaErrors } from './fhir-schema.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let nurse: string;
let idProduk: number;
let faskesId: number;
/** Each test has a day of its own. */
let day = '2029-11-01';
let sequence = 0;

beforeAll(async () => {
  ({ server, faskesId } = fixture());
  nurse = fixture().nurse.token;
  idProduk = await buildProduct(server.db, {
    kodeKFA: '93000000',
    kodeCVX: '510',
    kodeICD10: 'U07.1',
  });
  await server.db
    .update(faskes)
    .set({ ihsOrganisasi: ihs.organization, ihsLokasi: ihs.location })
    .where(eq(faskes.id, faskesId));
});

beforeEach(() => {
  sequence += 1;
  day = `2029-11-${String(sequence).padStart(2, '0')}`;
});

const number = (n: number): string => String(n).padStart(11, '0');
const encounter = (n: number): string => `7a1c9d20-aaaa-4bbb-8ccc-${String(n).padStart(12, '0')}`;

/** Records a dose of a new participant; SATUSEHAT's numbers are not known yet. */
async function recordDose(overrides: Partial<Parameters<typeof buildDose>[1]> = {}) {
  const { id: idPeserta } = await fixture().createPeserta();
  const id = await buildDose(server.db, {
    pesertaId: idPeserta,
    faskesId,
    tanggal: day,
    jam: '23:30',
    vaksin: 'Sinopharm',
    batch: 'B1',
    kadaluarsa: '2031-01-31',
    lokasi: 'LENGAN_KIRI',
    vaksinator: 'Ns. Rini',
    idProduk,
    ...overrides,
  });
  return { id, idPeserta };
}

const call = (method: 'POST' | 'PUT', path: string, body: object, token = nurse) =>
  server.request(method, `/Satusehat${path}`, { token, body });

const save = (id: number, body: object, token = nurse) =>
  call('PUT', '/catatan', { sumber: 'DOSIS', nomor: id, ...body }, token);

/** Records a dose with all numbers. */
async function recordReady(overrides: Parameters<typeof recordDose>[0] = {}) {
  const recorded = await recordDose(overrides);
  const { status, text } = await save(recorded.id, {
    noIHS: `P${number(recorded.idPeserta)}`,
    kunjungan: encounter(recorded.id),
    ihsVaksinator: ihs.practitioner,
  });
  expect(status, text).toBe(200);
  return recorded;
}

async function report(query = '', token = nurse): Promise<SatusehatReport> {
  const { json, status, text } = await server.request(
    'GET',
    `/Satusehat/laporan?dari=${day}&sampai=${day}${query}`,
    { token },
  );
  expect(status, text).toBe(200);
  return json as unknown as SatusehatReport;
}

const range = (sidik: string) => ({ idFaskes: faskesId, dari: day, sampai: day, sidik });

interface Bundle {
  readonly type: string;
  readonly entry: readonly {
    readonly resource: { readonly identifier: readonly { readonly value: string }[] };
    readonly request: object;
  }[];
}

/** Downloads the file of the present report with a ticket, as a browser does. */
async function download(token = nurse): Promise<{ bundle: Bundle; name: string }> {
  const { sidik } = await report('', token);
  const ticket = await call('POST', '/bundle/tiket', { kueri: range(sidik) }, token);
  expect(ticket.status, ticket.text).toBe(200);
  const response = await server.app.fetch(
    new Request(`http://portal.test/api/Satusehat/bundle?tiket=${String(ticket.json['tiket'])}`),
    '127.0.0.1',
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('application/fhir+json');
  return {
    bundle: (await response.json()) as Bundle,
    name: response.headers.get('content-disposition') ?? '',
  };
}

const identifiers = ({ entry }: Bundle) =>
  entry.map(({ resource }) => resource.identifier[0]?.value);

describe('the report', () => {
  it('names what each dose lacks, until it is entered', async () => {
    const { id } = await recordDose();
    expect(await report()).toMatchObject({
      faskes: { id: faskesId, ihsOrganisasi: ihs.organization },
      hitungan: { SIAP: 0, KURANG: 1 },
      data: [
        { sumber: 'DOSIS', nomor: id, kurang: ['pasien', 'kunjungan', 'nomorVaksinator'], status: 'completed' },
      ],
    });
    await save(id, { noIHS: 'p00000000099', kunjungan: encounter(id).toUpperCase() });
    expect((await report()).data[0]).toMatchObject({
      kurang: ['nomorVaksinator'],
      noIHS: 'P00000000099',
      kunjungan: encounter(id),
    });
    await save(id, { ihsVaksinator: ihs.practitioner });
    expect(await report()).toMatchObject({ hitungan: { SIAP: 1, KURANG: 0 } });
  });

  it('has the doses of the day at the facility only, and of one state on demand', async () => {
    const { id } = await recordReady();
    const lacking = await recordDose();
    await recordDose({ tanggal: '2029-10-01' });
    await recordDose({ faskesId: fixture().otherFaskesId });
    const all = await report();
    expect(all.data.map(one => one.nomor).toSorted((a, b) => a - b)).toEqual([id, lacking.id]);
    expect((await report('&keadaan=SIAP')).data.map(one => one.nomor)).toEqual([id]);
    expect((await report('&pageSize=1&pageNumber=2')).data).toHaveLength(1);
  });

  it('refuses days in the wrong order and ranges that are too long', async () => {
    for (const query of ['dari=2029-11-02&sampai=2029-11-01', 'dari=2029-01-01&sampai=2029-02-01']) {
      const { status, json } = await server.request('GET', `/Satusehat/laporan?${query}`, {
        token: nurse,
      });
      expect(status).toBe(422);
      expect(json['errors']).toHaveProperty('sampai');
    }
  });

  it('is logged as a reading of the people in it', async () => {
    const { idPeserta } = await recordDose();
    await report();
    await server.deps.reads?.flush();
    const logged = await server.db.select().from(personRead).where(eq(personRead.call, 'satusehat.report'));
    expect(logged.flatMap(({ pesertaIds }) => pesertaIds)).toContain(idPeserta);
  });
});

describe('numbers', () => {
  it('belong to a person, so another registration of them has the number too', async () => {
    const { id, idPeserta } = await recordReady();
    const [person] = await server.db
      .select({ key: peserta.personKey })
      .from(peserta)
      .where(eq(peserta.id, idPeserta));
    const other = await recordDose();
    await server.db
      .update(peserta)
      .set({ personKey: person?.key ?? Buffer.alloc(0), vaccinationType: 1 })
      .where(eq(peserta.id, other.idPeserta));
    const { data } = await report();
    const numbers = data.map(one => one.noIHS);
    expect(numbers).toEqual([`P${number(idPeserta)}`, `P${number(idPeserta)}`]);
    expect(data.map(one => one.nomor)).toContain(id);
  });

  it('are refused at their field: of another shape, and of another person', async () => {
    const first = await recordReady();
    const { id } = await recordDose();
    const wrong = {
      noIHS: '3273010101900001',
      kunjungan: 'abc',
      ihsVaksinator: 'X1',
    };
    const shape = await save(id, wrong);
    expect(shape.status).toBe(422);
    expect(Object.keys(shape.json['errors'] ?? {})).toEqual(Object.keys(wrong));
    expect(shape.text).not.toContain('3273010101900001');
    const taken = await save(id, { noIHS: `P${number(first.idPeserta)}` });
    expect(taken.json['errors']).toEqual({
      noIHS: ['Nomor ini sudah tercatat untuk peserta lain. Periksa kembali di SATUSEHAT'],
    });
    const visit = await save(id, { kunjungan: encounter(first.id) });
    expect(visit.json['errors']).toHaveProperty('kunjungan');
    expect((await report()).data.find(one => one.nomor === id)?.noIHS).toBeNull();
  });

  it('of a vaccinator count for all their doses at the facility, and can be taken back', async () => {
    const a = await recordDose({ vaksinator: 'dr. Sari Contoh' });
    await recordDose({ vaksinator: 'DR. SARI CONTOH' });
    await save(a.id, { ihsVaksinator: 'N10000001' });
    expect((await report()).data.map(one => one.ihsVaksinator)).toEqual(['N10000001', 'N10000001']);
    await save(a.id, { ihsVaksinator: null });
    expect((await report()).data.map(one => one.ihsVaksinator)).toEqual([null, null]);
  });

  it('are gone when the identity number by which they were found is corrected', async () => {
    const { idPeserta } = await recordReady();
    const { status, text } = await server.request('PUT', `/Peserta/${idPeserta}`, {
      token: fixture().admin.token,
      body: personBody({ idFaskes: faskesId }),
    });
    expect(status, text).toBe(200);
    expect((await report()).data[0]).toMatchObject({ noIHS: null, kurang: ['pasien'] });
  });

  it('are refused for what they cannot be said of', async () => {
    const { id } = await recordDose({ vaksinator: null });
    expect((await save(id, { ihsVaksinator: ihs.practitioner })).json['errors']).toHaveProperty(
      'ihsVaksinator',
    );
    const other = await buildProduct(server.db);
    expect((await save(id, { idProduk: other })).json['errors']).toHaveProperty('idProduk');
    const without = await recordDose({ idProduk: null });
    expect((await save(without.id, { idProduk: 999_999 })).json['errors']).toHaveProperty(
      'idProduk',
    );
    expect((await save(without.id, { idProduk: other })).json).toMatchObject({
      idProduk: other,
      kurang: expect.arrayContaining(['kodeVaksin']) as unknown,
    });
  });

  it('are not entered at another facility', async () => {
    const { id } = await recordDose();
    const { otherNurse } = fixture();
    expect((await save(id, { noIHS: ihs.patient }, otherNurse.token)).status).toBe(404);
    const { status } = await server.request(
      'GET',
      `/Satusehat/laporan?dari=${day}&sampai=${day}&idFaskes=${faskesId}`,
      { token: otherNurse.token },
    );
    expect(status).toBe(404);
  });
});

describe('the file', () => {
  it('has what is ready as a bundle that is valid by HL7, without identity numbers', async () => {
    const { id } = await recordReady();
    await recordDose();
    const { json } = await server.request('POST', `/Vaksinasi/${id}/kipi`, {
      token: fixture().admin.token,
      body: {
        jenis: 'TIDAK_SERIUS',
        kesudahan: 'PULIH',
        manifestasi: [{ gejala: 'GATAL', tanggal: day, jam: '23:45' }],
      },
    });
    const { bundle, name } = await download();
    expect(identifiers(bundle)).toEqual([`dosis-${id}`, `kipi-${String(json['id'])}-1`]);
    expect(schemaErrors(bundle)).toEqual([]);
    for (const { resource } of bundle.entry) expect(schemaErrors(resource)).toEqual([]);
    expect(bundle.entry[0]?.resource).toMatchObject({
      // 23:30 in Jakarta.
      occurrenceDateTime: `${day}T16:30:00+00:00`,
      patient: { reference: expect.stringMatching(/^Patient\/P\d{11}$/) as unknown },
    });
    expect(JSON.stringify(bundle)).not.toMatch(/\b\d{16}\b/);
    expect(name).toMatch(new RegExp(`SATUSEHAT-${faskesId}-${day}-[\\da-f]{8}\\.json`));
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'satusehat.export'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(entry?.after).toMatchObject({ jumlah: 1 });
  });

  it('is refused when nothing is ready, and when the data are not those of the report', async () => {
    await recordDose();
    const empty = await report();
    expect((await call('POST', '/bundle/tiket', { kueri: range(empty.sidik) })).status).toBe(409);
    await recordReady();
    const stale = await call('POST', '/bundle/tiket', { kueri: range(empty.sidik) });
    expect(stale.json['detail']).toContain('Data berubah');
    expect((await call('PUT', '/dikirim', range(empty.sidik))).status).toBe(409);
  });

  it('has a booster given elsewhere once its product is chosen', async () => {
    const { id } = await fixture().createPeserta({
      vaccinationType: 2,
      vaksinPrimer: 'Sinopharm',
      tanggalDosis1: '2028-01-01',
      tanggalDosis2: '2028-02-01',
      jenisBooster: 'Sinopharm',
      tanggalBooster: day,
      faskesPelaksana: 'RS Jauh',
    });
    const body = { sumber: 'BOOSTER_LUAR', nomor: id };
    expect((await report()).data[0]).toMatchObject({ ...body, kurang: ['pasien', 'produk'] });
    const visit = await call('PUT', '/catatan', { ...body, kunjungan: encounter(1) });
    expect(visit.json['errors']).toHaveProperty('kunjungan');
    await call('PUT', '/catatan', { ...body, noIHS: '100000030006', idProduk });
    const { bundle } = await download();
    expect(identifiers(bundle)).toEqual([`booster-luar-${id}`]);
    expect(bundle.entry[0]?.resource).toMatchObject({ primarySource: false });
    expect(schemaErrors(bundle)).toEqual([]);
  });
});

describe('what was sent', () => {
  const markSent = async () => {
    const { sidik } = await report();
    return await call('PUT', '/dikirim', range(sidik));
  };
  const stateOf = async (id: number) =>
    (await report()).data.find(one => one.nomor === id)?.keadaan;

  it('is marked by a person only, and changes with the record', async () => {
    const { id } = await recordReady();
    await download();
    expect(await stateOf(id)).toBe('SIAP');
    expect((await markSent()).json).toEqual({ jumlah: 1 });
    expect((await report()).data[0]).toMatchObject({
      keadaan: 'DIKIRIM',
      dikirimOleh: 'Ns. Rini',
    });
    await server.db.update(product).set({ volumeMl: 0.3 }).where(eq(product.id, idProduk));
    expect(await stateOf(id)).toBe('BERUBAH');
    const { bundle } = await download();
    expect(bundle.entry[0]?.request).toMatchObject({ method: 'PUT' });
    await server.db.update(product).set({ volumeMl: 0.5 }).where(eq(product.id, idProduk));
    expect(await stateOf(id)).toBe('DIKIRIM');
  });

  it('becomes entered in error under the same identifier when the visit is cancelled', async () => {
    const sent = await recordReady();
    const never = await recordReady();
    const admin = fixture().admin.token;
    const cancel = (id: number) =>
      server.request('PUT', `/Vaksinasi/batal/${id}`, {
        token: admin,
        body: { alasan: 'Salah orang' },
      });
    expect((await cancel(never.id)).status).toBe(200);
    await markSent();
    expect((await cancel(sent.id)).status).toBe(200);
    expect(await stateOf(never.id)).toBe('TIDAK_PERLU');
    const { bundle } = await download();
    expect(identifiers(bundle)).toEqual([`dosis-${sent.id}`]);
    expect(bundle.entry[0]?.resource).toMatchObject({ status: 'entered-in-error' });
    expect(schemaErrors(bundle)).toEqual([]);
  });

  it('can be taken back, once', async () => {
    const { id } = await recordReady();
    await markSent();
    const key = { sumber: 'DOSIS', nomor: id };
    expect((await call('PUT', '/batalDikirim', key)).json).toMatchObject({ keadaan: 'SIAP' });
    expect((await call('PUT', '/batalDikirim', key)).status).toBe(409);
  });
});

describe('the template', () => {
  const head = ['Sumber', 'Nomor catatan', 'Nomor pasien SATUSEHAT', 'ID kunjungan SATUSEHAT'];
  const importCsv = async (...lines: readonly (readonly (number | string)[])[]) => {
    const text = [head, ...lines].map(cells => cells.join(';')).join('\n');
    const { json, status, text: answer } = await server.request('POST', '/Satusehat/nomor', {
      token: nurse,
      body: toFormData({ idFaskes: faskesId, fileNomor: new File([text], 'nomor.csv') }),
    });
    expect(status, answer).toBe(200);
    return json as unknown as NumbersResult;
  };

  it('comes back filled: what is right is saved, and each other row says why', async () => {
    const a = await recordDose();
    const b = await recordDose();
    const taken = await recordReady();
    const elsewhere = await recordDose({ faskesId: fixture().otherFaskesId });
    const result = await importCsv(
      ['Dosis', a.id, `P${number(a.idPeserta)}`, encounter(a.id)],
      ['Dosis', a.id, '', encounter(a.id)],
      ['Dosis', b.id, 'P123', ''],
      ['Dosis', b.id, `P${number(taken.idPeserta)}`, ''],
      ['Dosis', elsewhere.id, 'P00000000777', ''],
      ['Suntikan', 1, '', ''],
      ['Dosis', taken.id, '', ''],
    );
    expect(result).toMatchObject({ jumlahBaris: 7, diperbarui: 1, tetap: 1 });
    expect(result.ditolak.map(({ baris, pesan }) => `${baris} ${pesan}`)).toEqual([
      '3 Catatan ini sudah ada di baris 2',
      '4 Isi P dengan 11 angka, atau 12 angka, seperti yang ditemukan di SATUSEHAT',
      '5 Nomor ini sudah tercatat untuk peserta lain. Periksa kembali di SATUSEHAT',
      `6 Catatan nomor ${elsewhere.id} bukan dosis di faskes ini`,
      '7 Sumber atau nomor catatan tidak dapat dibaca. Jangan ubah dua kolom pertama templat',
    ]);
    expect((await report()).data.find(one => one.nomor === a.id)).toMatchObject({
      noIHS: `P${number(a.idPeserta)}`,
      kurang: [],
    });
    const again = await importCsv(['Dosis', a.id, `P${number(a.idPeserta)}`, encounter(a.id)]);
    expect(again).toMatchObject({ diperbarui: 0, tetap: 1, ditolak: [] });
  });

  it('gives two people of one file one number to the first only', async () => {
    const a = await recordDose();
    const b = await recordDose();
    const result = await importCsv(
      ['Dosis', a.id, 'P00000008888', ''],
      ['Dosis', b.id, 'P00000008888', ''],
    );
    expect(result).toMatchObject({ diperbarui: 1, ditolak: [{ baris: 3 }] });
  });

  it('is refused without its columns, or when it is no spreadsheet', async () => {
    for (const content of ['Nama;NIK\nAyu;1', '\u0000\u0001']) {
      const { status, json } = await server.request('POST', '/Satusehat/nomor', {
        token: nurse,
        body: toFormData({ idFaskes: faskesId, fileNomor: new File([content], 'nomor.csv') }),
      });
      expect(status).toBe(422);
      expect(json['errors']).toHaveProperty('fileNomor');
    }
  });

  it('goes out with what is known, and its rows are those that are read', async () => {
    const { id } = await recordReady();
    const kueri = { idFaskes: faskesId, dari: day, sampai: day };
    const ticket = await call('POST', '/templat/tiket', { kueri });
    const response = await server.app.fetch(
      new Request(`http://portal.test/api/Satusehat/templat?tiket=${String(ticket.json['tiket'])}`),
      '127.0.0.1',
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    const rows: string[][] = [];
    for await (const { cells } of readSheet(bytes)) rows.push(cells.map(({ text }) => text));
    expect(rows[0]).toEqual(expect.arrayContaining(head));
    expect(rows[1]?.slice(0, 2)).toEqual(['Dosis', String(id)]);
    const { json } = await server.request('POST', '/Satusehat/nomor', {
      token: nurse,
      body: toFormData({ idFaskes: faskesId, fileNomor: new File([bytes], 'nomor.xlsx') }),
    });
    expect(json).toEqual({ jumlahBaris: 1, diperbarui: 0, tetap: 1, ditolak: [] });
  });
});

it('what is entered is in the audit log', async () => {
  const { id, idPeserta } = await recordReady();
  const actions = await server.db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.resource, 'peserta'), eq(auditLog.recordId, String(idPeserta))));
  expect(actions.map(({ action }) => action)).toContain('peserta.setPatientNumber');
  const [entry] = await server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'satusehat.fillNumbers'))
    .orderBy(desc(auditLog.id))
    .limit(1);
  expect(entry?.after).toMatchObject({ kunjungan: encounter(id) });
});
