import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  arrival,
  auditLog,
  certificate,
  outbox,
  peserta,
  pesertaMerge,
  throttle,
} from '#server/platform/db/schema/index.ts';
import { enqueueMessage } from '#server/platform/outbox/outbox.ts';
import { buildKipi } from '../../builders/kipi.ts';
import { personBody } from '../../builders/peserta.ts';
import { buildDose, doseBody } from '../../builders/vaksinasi.ts';
import { useCertificateFixture, type CertificateFixture } from '../certificate/fixture.ts';
import { createRequestSteps, readFigures } from './fixture.ts';

const getFixture = useCertificateFixture();
let fixture: CertificateFixture;
let steps: ReturnType<typeof createRequestSteps>;
beforeAll(() => {
  fixture = getFixture();
  steps = createRequestSteps(fixture.server, () => fixture.tokens.admin);
});
beforeEach(() => fixture.server.db.delete(throttle));

const stored = async (id: number) => {
  const [row] = await fixture.server.db.select().from(peserta).where(eq(peserta.id, id));
  if (!row) throw new Error('The registration is gone.');
  return row;
};

const refusal = async (method: string, path: string, body?: object) => {
  const { status, json } = await fixture.request(method, path, body);
  return [status, json['reason']];
};
const exported = async () => {
  const { headers } = await fixture.request('GET', `/Peserta/Export?idBHBU=${fixture.bhbuId}`);
  expect(headers.get('content-type')).toContain('sheet');
  const [entry] = await fixture.server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'peserta.export'))
    .orderBy(sql`id desc`)
    .limit(1);
  return (entry?.after as { jumlah: number } | undefined)?.jumlah ?? 0;
};
const queued = async (token = fixture.tokens.nurse) => {
  const { json } = await fixture.request('GET', '/Vaksinasi/daftar', undefined, token);
  return ((json['data'] ?? []) as { id: number }[]).map(one => one.id);
};

describe('a restriction', () => {
  it('takes a participant out of queue, export and changes, says why, and is lifted again', async () => {
    const id = await fixture.vaccinated({ rencanaTanggal: '2030-01-02' }, 0);
    const before = await exported();
    expect(await queued()).toContain(id);
    const { id: idRequest, nomor } = await steps.answered('PEMBATASAN', [id]);

    const shown = await fixture.request('GET', `/Peserta/GetById/${id}`);
    expect(shown.json).toMatchObject({
      pembatasan: 'DIBATASI',
      noPembatasan: nomor,
      isActive: false,
      alasanNonaktif: `Dibatasi atas permintaan ${nomor}`,
    });
    expect(await queued()).not.toContain(id);
    expect(await exported()).toBe(before - 1);
    const visit = doseBody(id, fixture.faskesId);
    for (const [method, path, body] of [
      ['PUT', `/Peserta/updatenonaktif/${id}`, { isActive: true }],
      ['DELETE', `/Peserta/${id}`],
      ['PUT', `/Peserta/${id}`, personBody({ idFaskes: fixture.faskesId })],
      ['POST', `/Vaksinasi`, visit],
      ['PUT', `/Vaksinasi/hadir/${id}`, { hadir: true }],
    ] as const) {
      expect(await refusal(method, path, body), path).toEqual([409, 'restriction']);
    }
    const many = await fixture.request('POST', '/Peserta/banyak', { ids: [id], act: 'aktif' });
    expect(many.json).toMatchObject({ done: [], failed: [{ id }] });
    // The same request again is refused, because the data are restricted already.
    const again = await steps.inWork('PEMBATASAN', [id]);
    expect((await steps.answer(again.id)).status).toBe(409);

    await steps.must('PUT', `/cabut/${idRequest}`, { alasan: 'Sengketa data selesai.' });
    expect(await stored(id)).toMatchObject({
      pembatasan: null,
      isActive: true,
      alasanNonaktif: null,
    });
    expect(await queued()).toContain(id);
    expect(await exported()).toBe(before);
  });
});

describe('a withdrawal of consent', () => {
  it('ends plan and arrival, and leaves doses and proof', async () => {
    const id = await fixture.vaccinated({ rencanaTanggal: '2030-01-02' });
    const { nomor } = await fixture.issued(id);
    await fixture.server.db.insert(arrival).values({
      pesertaId: id,
      faskesId: fixture.faskesId,
      tanggal: '2030-01-02',
      hadir: fixture.server.now().toISOString(),
    });
    await steps.answered('PENARIKAN', [id]);
    expect(await stored(id)).toMatchObject({
      pembatasan: 'DITARIK',
      persetujuan: false,
      rencanaTanggal: null,
      isActive: false,
      dosisDiberikan: 1,
    });
    expect(await fixture.server.db.$count(arrival, eq(arrival.pesertaId, id))).toBe(0);
    const [proof] = await fixture.server.db
      .select()
      .from(certificate)
      .where(eq(certificate.nomor, nomor));
    expect(proof?.status).toBe('BERLAKU');
  });
});

describe('an erasure', () => {
  const figures = () => readFigures(fixture.server.db);

  it('removes who the person is, everywhere, and changes no figure', async () => {
    const secret = {
      nama: 'Zulaikha Rahasia',
      noHP: '+6281299988877',
      email: 'zulaikha@rahasia.example',
      alamat: 'Jalan Rahasia Sekali 9',
    };
    const id = await fixture.vaccinated(secret);
    const proof = await fixture.issued(id);
    await fixture.request('PUT', `/Peserta/updatenonaktif/${id}`, {
      isActive: false,
      alasan: 'Pindah',
    });
    await enqueueMessage(fixture.server.db, fixture.server.now(), 'mail', {
      to: secret.email,
      subject: 'Undangan',
      text: `Kepada ${secret.nama}`,
      about: { resource: 'peserta', recordId: id },
    });
    const key = (await stored(id)).personKey;
    const logged = `/Audit?sumber=peserta&idRecord=${id}&sortOrder=desc`;
    expect((await fixture.request('GET', logged)).text).toContain(secret.nama);
    const before = await figures();

    const { nomor } = await steps.answered('PENGHAPUSAN', [id]);

    expect(await figures()).toEqual(before);
    const row = await stored(id);
    expect(row).toMatchObject({
      pembatasan: 'DIHAPUS',
      noPembatasan: nomor,
      nikMask: null,
      email: null,
    });
    expect(row.personKey.equals(key)).toBe(true);
    // Nothing of the person is in any table but the sealed log and the filed proof, which the law keeps.
    const tables = await fixture.server.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not in ('audit_log', 'filed_document')`);
    for (const { name } of tables.rows) {
      const { rows } = await fixture.server.db.execute<{ text: string }>(
        sql`select coalesce(jsonb_agg(to_jsonb(t))::text, '') as text from ${sql.identifier(name)} t`,
      );
      for (const value of Object.values(secret)) {
        expect(rows[0]?.text.includes(value), `${name}: ${value}`).toBe(false);
      }
    }
    const trail = await fixture.request('GET', logged);
    for (const value of Object.values(secret)) expect(trail.text).not.toContain(value);
    expect((trail.json['data'] as { aksi: string; sesudah: object | null }[])[0]).toMatchObject({
      aksi: 'peserta.erase',
      sesudah: { permintaan: nomor },
    });
    expect((await fixture.request('GET', `/Audit?q=Zulaikha`)).json['totalRecords']).toBe(0);
    const verified = await fixture.get(proof.id);
    expect(verified).toMatchObject({ status: 'BERLAKU', nomor: proof.nomor, nama: 'Data dihapus' });
  });

  it('takes from stored earlier versions what it takes from the registration', async () => {
    const [id, other] = [await fixture.vaccinated(), await fixture.vaccinated()];
    const { db } = fixture.server;
    await db
      .update(peserta)
      .set({
        ...{ noIHS: 'P00000000123', kodePos: '12345', nip: 'K-1', pekerjaan: 'Guru' },
        ...{ noTiket: 'T-1', noSertifikatNasional: 'S-1', smartCheckCatatan: 'Cocok' },
        ...{ komorbid: true, alasanTidakLayak: 'Terlalu dini', tempatLahir: 'Bogor' },
      })
      .where(eq(peserta.id, id));
    const read = async () => {
      const { rows } = await db.execute<{ row: Record<string, unknown> }>(
        sql`select to_jsonb(p) as row from peserta p where id = ${id}`,
      );
      return rows[0]?.row ?? {};
    };
    const before = await read();
    await db.execute(sql`
      insert into peserta_merge (tetap_id, digabung_id, pilihan, tetap_sebelum, digabung_sebelum,
        pindahan, milik_tetap, versi_tetap, pada)
      select p.id, ${other}, '{}', to_jsonb(p), to_jsonb(p), '{}', '{}', 1, now() from peserta p where id = ${id}`);

    await steps.answered('PENGHAPUSAN', [id]);

    const after = await read();
    // What the erasure writes about itself.
    const own = [
      'version',
      'modified_at',
      'modified_by',
      'is_active',
      'pembatasan',
      'no_pembatasan',
    ];
    const erased = Object.keys(before).filter(
      column =>
        !own.includes(column) && JSON.stringify(before[column]) !== JSON.stringify(after[column]),
    );
    expect(erased).toEqual(expect.arrayContaining(['nama', 'nik_mask', 'no_ihs', 'komorbid']));
    const [merge] = await db.select().from(pesertaMerge).where(eq(pesertaMerge.tetapId, id));
    for (const version of [merge?.tetapSebelum, merge?.digabungSebelum] as object[]) {
      expect(Object.keys(version).filter(column => erased.includes(column))).toEqual([]);
      expect(version).toMatchObject({ vaccination_type: 0 });
    }
  });

  it('leaves the person known by the hash alone, so that no second registration or dose is possible', async () => {
    const person = personBody({ idFaskes: fixture.faskesId, idBHBU: fixture.bhbuId });
    const created = await fixture.request('POST', '/Peserta', person);
    expect(created.status, created.text).toBe(201);
    const id = Number(created.json['id']);
    await steps.answered('PENGHAPUSAN', [id]);
    const again = await fixture.request('POST', '/Peserta', { ...person, nama: 'Nama Lain' });
    expect(Object.keys(again.json['errors'] as object)).toEqual(['nik']);
    expect(await refusal('POST', '/Vaksinasi', doseBody(id, fixture.faskesId))).toEqual([
      409,
      'restriction',
    ]);
  });

  it('waits while a serious KIPI is not reported, and while the data are restricted', async () => {
    const id = await fixture.vaccinated({}, 0);
    const doseId = await buildDose(fixture.server.db, {
      pesertaId: id,
      faskesId: fixture.faskesId,
    });
    await buildKipi(fixture.server.db, { doseId, jenis: 'RAWAT_INAP', serius: true });
    const first = await steps.inWork('PENGHAPUSAN', [id]);
    const refused = await steps.answer(first.id);
    expect([refused.status, refused.json['reason']]).toEqual([409, 'obstacle']);
    expect(refused.json['detail']).toContain('KIPI serius');
    const restricted = await fixture.vaccinated({}, 0);
    await steps.answered('PEMBATASAN', [restricted]);
    const second = await steps.inWork('PENGHAPUSAN', [restricted]);
    expect((await steps.answer(second.id)).json['detail']).toContain('Cabut pembatasan');
    expect(await stored(restricted)).toMatchObject({ pembatasan: 'DIBATASI' });
    // Nothing of a refused erasure stays.
    expect(await fixture.server.db.$count(outbox, sql`payload ->> 'to' = ''`)).toBe(1);
  });
});
