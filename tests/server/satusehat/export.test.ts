import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog, faskes, product } from '#server/platform/db/schema/index.ts';
import { ihs } from '../../builders/satusehat.ts';
import { schemaErrors } from './fhir-schema.ts';
import { digits, encounter, useSatusehatFixture, type SatusehatFixture } from './fixture.ts';

const getFixture = useSatusehatFixture();
let fixture: SatusehatFixture;
beforeEach(() => {
  fixture = getFixture();
});

interface Bundle {
  readonly type: string;
  readonly entry: readonly {
    readonly resource: { readonly identifier: readonly { readonly value: string }[] };
    readonly request: object;
  }[];
}

/** Downloads the file of the present report. */
async function download(): Promise<{ bundle: Bundle; name: string }> {
  const { sidik } = await fixture.report();
  const response = await fixture.download('/bundle', fixture.range(sidik));
  expect(response.headers.get('content-type')).toContain('application/fhir+json');
  return {
    bundle: (await response.json()) as Bundle,
    name: response.headers.get('content-disposition') ?? '',
  };
}

/** A booster that was given elsewhere on the day of the test. */
const externalBooster = () => ({
  vaccinationType: 2 as const,
  vaksinPrimer: 'Sinopharm',
  tanggalDosis1: '2028-01-01',
  tanggalDosis2: '2028-02-01',
  jenisBooster: 'Sinopharm',
  tanggalBooster: fixture.day,
  faskesPelaksana: 'RS Jauh',
});

const identifiers = ({ entry }: Bundle) =>
  entry.map(({ resource }) => resource.identifier[0]?.value);

describe('the file', () => {
  it('has what is ready as a bundle that is valid by HL7, without identity numbers', async () => {
    const { id } = await fixture.recordReady();
    await fixture.recordDose();
    const { json } = await fixture.server.request('POST', `/Vaksinasi/${id}/kipi`, {
      token: fixture.admin.token,
      body: {
        jenis: 'TIDAK_SERIUS',
        kesudahan: 'PULIH',
        manifestasi: [{ gejala: 'GATAL', tanggal: fixture.day, jam: '23:45' }],
      },
    });
    const { bundle, name } = await download();
    expect(identifiers(bundle)).toEqual([`dosis-${id}`, `kipi-${String(json['id'])}-1`]);
    expect(schemaErrors(bundle)).toEqual([]);
    for (const { resource } of bundle.entry) expect(schemaErrors(resource)).toEqual([]);
    expect(bundle.entry[0]?.resource).toMatchObject({
      // 23:30 in Jakarta.
      occurrenceDateTime: `${fixture.day}T16:30:00+00:00`,
      patient: { reference: expect.stringMatching(/^Patient\/P\d{11}$/) as unknown },
    });
    expect(JSON.stringify(bundle)).not.toMatch(/\b\d{16}\b/);
    expect(name).toMatch(
      new RegExp(`SATUSEHAT-${fixture.faskesId}-${fixture.day}-[\\da-f]{8}\\.json`),
    );
    const [entry] = await fixture.server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'satusehat.export'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(entry?.after).toMatchObject({ jumlah: 1 });
  });

  it('is refused when nothing is ready, and when the data are not those of the report', async () => {
    await fixture.recordDose();
    const empty = await fixture.report();
    expect(
      (await fixture.call('POST', '/bundle/tiket', { kueri: fixture.range(empty.sidik) })).status,
    ).toBe(409);
    await fixture.recordReady();
    const stale = await fixture.call('POST', '/bundle/tiket', {
      kueri: fixture.range(empty.sidik),
    });
    expect(stale.json['detail']).toContain('Data berubah');
    expect((await fixture.call('PUT', '/dikirim', fixture.range(empty.sidik))).status).toBe(409);
  });

  it('has a booster given elsewhere once its product is chosen', async () => {
    const { id } = await fixture.createPeserta(externalBooster());
    const body = { sumber: 'BOOSTER_LUAR', nomor: id };
    expect((await fixture.report()).data[0]).toMatchObject({
      ...body,
      kurang: ['pasien', 'produk'],
    });
    const visit = await fixture.call('PUT', '/catatan', { ...body, kunjungan: encounter(1) });
    expect(visit.json['errors']).toHaveProperty('kunjungan');
    await fixture.call('PUT', '/catatan', {
      ...body,
      noIHS: '100000030006',
      idProduk: fixture.idProduk,
    });
    const { bundle } = await download();
    expect(identifiers(bundle)).toEqual([`booster-luar-${id}`]);
    expect(bundle.entry[0]?.resource).toMatchObject({ primarySource: false });
    expect(schemaErrors(bundle)).toEqual([]);
  });
});

describe('what was sent', () => {
  const markSent = async () => {
    const { sidik } = await fixture.report();
    return await fixture.call('PUT', '/dikirim', fixture.range(sidik));
  };
  const stateOf = async (id: number) =>
    (await fixture.report()).data.find(one => one.nomor === id)?.keadaan;

  it('is marked by a person only, and changes with the record', async () => {
    const { id } = await fixture.recordReady();
    const first = await download();
    expect(await stateOf(id)).toBe('SIAP');
    expect((await markSent()).json).toEqual({ jumlah: 1 });
    expect((await fixture.report()).data[0]).toMatchObject({
      keadaan: 'DIKIRIM',
      dikirimOleh: 'Ns. Rini',
    });
    await fixture.server.db
      .update(product)
      .set({ volumeMl: 0.3 })
      .where(eq(product.id, fixture.idProduk));
    expect(await stateOf(id)).toBe('BERUBAH');
    const { bundle } = await download();
    // So that what was sent without being marked is replaced too.
    expect(bundle.entry[0]?.request).toEqual(first.bundle.entry[0]?.request);
    await fixture.server.db
      .update(product)
      .set({ volumeMl: 0.5 })
      .where(eq(product.id, fixture.idProduk));
    expect(await stateOf(id)).toBe('DIKIRIM');
  });

  it('is marked once, and taken back once, however many do it at the same moment', async () => {
    const { id } = await fixture.recordReady();
    const { sidik } = await fixture.report();
    const atOnce = async (path: string, body: object) => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => fixture.call('PUT', path, body)));
      return answers.map(({ status }) => status).toSorted();
    };
    expect(await atOnce('/dikirim', fixture.range(sidik))).toEqual([200, 409, 409, 409]);
    const record = { sumber: 'DOSIS', nomor: id };
    expect(await atOnce('/batalDikirim', record)).toEqual([200, 409, 409, 409]);
  });

  it('becomes entered in error under the same identifier when the visit is cancelled', async () => {
    const sent = await fixture.recordReady();
    const never = await fixture.recordReady();
    const admin = fixture.admin.token;
    const cancel = (id: number) =>
      fixture.server.request('PUT', `/Vaksinasi/batal/${id}`, {
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

  it('becomes entered in error when the registration is deleted', async () => {
    const notDone = await fixture.recordDose({
      hasil: 'DITUNDA',
      alasan: 'SKRINING',
      ...{ batch: null, kadaluarsa: null, lokasi: null, vaksinator: null },
    });
    await fixture.save(notDone.id, {
      noIHS: `P${digits(notDone.idPeserta)}`,
      kunjungan: encounter(notDone.id),
    });
    const { id: booster } = await fixture.createPeserta(externalBooster());
    await fixture.call('PUT', '/catatan', {
      sumber: 'BOOSTER_LUAR',
      nomor: booster,
      noIHS: `P${digits(booster)}`,
      idProduk: fixture.idProduk,
    });
    const [filled] = await fixture.server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'satusehat.fillNumbers'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(filled).toMatchObject({ resource: 'peserta', recordId: String(booster) });
    expect((await markSent()).json).toEqual({ jumlah: 2 });
    for (const id of [notDone.idPeserta, booster]) {
      const { status, text } = await fixture.server.request('DELETE', `/Peserta/${id}`, {
        token: fixture.admin.token,
      });
      expect(status, text).toBe(200);
    }
    const { bundle } = await download();
    expect(identifiers(bundle).toSorted()).toEqual([
      `booster-luar-${booster}`,
      `dosis-${notDone.id}`,
    ]);
    for (const { resource } of bundle.entry) {
      expect(resource).toMatchObject({ status: 'entered-in-error' });
    }
    expect(schemaErrors(bundle)).toEqual([]);
  });

  it('has the identifiers that it was sent with, and withdraws a symptom that is removed', async () => {
    const { id } = await fixture.recordReady();
    const token = fixture.admin.token;
    const symptom = (gejala: string) => ({ gejala, tanggal: fixture.day, jam: '23:45' });
    const kipiBody = (...gejala: string[]) => ({
      jenis: 'TIDAK_SERIUS',
      kesudahan: 'PULIH',
      manifestasi: gejala.map(symptom),
    });
    const added = await fixture.server.request('POST', `/Vaksinasi/${id}/kipi`, {
      token,
      body: kipiBody('GATAL', 'DEMAM_TINGGI'),
    });
    const idKipi = String(added.json['id']);
    const first = await download();
    await markSent();

    const setOrganization = (ihsOrganisasi: string) =>
      fixture.server.db
        .update(faskes)
        .set({ ihsOrganisasi })
        .where(eq(faskes.id, fixture.faskesId));
    await setOrganization('100099999');
    expect(await stateOf(id)).toBe('DIKIRIM');
    const changed = await fixture.server.request('PUT', `/Vaksinasi/kipi/${idKipi}`, {
      token,
      body: kipiBody('GATAL'),
    });
    expect(changed.status, changed.text).toBe(200);
    const { bundle } = await download();
    expect(identifiers(bundle)).toEqual([`dosis-${id}`, `kipi-${idKipi}-1`, `kipi-${idKipi}-2`]);
    expect(bundle.entry.map(({ request }) => request)).toEqual(
      first.bundle.entry.map(({ request }) => request),
    );
    expect(bundle.entry[2]?.resource).toMatchObject({ status: 'entered-in-error' });
    expect(schemaErrors(bundle)).toEqual([]);
    await markSent();
    expect(await stateOf(id)).toBe('DIKIRIM');

    await fixture.call('PUT', '/batalDikirim', { sumber: 'DOSIS', nomor: id });
    const unmarked = (await download()).bundle;
    expect(identifiers(unmarked)).toEqual([`dosis-${id}`, `kipi-${idKipi}-1`]);
    expect(JSON.stringify(unmarked)).toContain('immunization/100099999');
    await setOrganization(ihs.organization);
  });

  it('can be taken back, once', async () => {
    const { id } = await fixture.recordReady();
    await markSent();
    const key = { sumber: 'DOSIS', nomor: id };
    expect((await fixture.call('PUT', '/batalDikirim', key)).json).toMatchObject({
      keadaan: 'SIAP',
    });
    expect((await fixture.call('PUT', '/batalDikirim', key)).status).toBe(409);
    const [entry] = await fixture.server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'satusehat.withdrawSent'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(entry).toMatchObject({ resource: 'vaksinasi', recordId: String(id) });
  });
});
