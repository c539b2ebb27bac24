import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  arrival,
  auditLog,
  certificate,
  contact,
  dose,
  kipi,
  peserta,
} from '#server/platform/db/schema/index.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { newNik } from '../../builders/peserta.ts';
import { doseCountDifferences } from '../vaksinasi/count-differences.ts';
import { useDuplicateFixture } from './fixture.ts';

const fixture = useDuplicateFixture();

let sequence = 0;

/** Registers two people of the same name and birth date, the second with other values. */
async function two(more: Readonly<Record<string, unknown>> = {}) {
  sequence += 1;
  const nama = `Gabung Uji ${String(sequence).replace(/\d/g, n => 'abcdefghij'.charAt(Number(n)))}`;
  const person = { nama, tanggalLahir: '1984-05-06', idFaskes: fixture().faskesId };
  const one = await fixture().createPeserta({ ...person, nik: newNik() });
  const other = await fixture().createPeserta({
    ...person,
    nik: newNik(),
    alamat: 'Jalan Sudirman Nomor 99',
    nip: 'P-99',
    ...more,
  });
  return { one, other, pair: await fixture().pairOf(one.id) };
}

const give = (pesertaId: number, dosisKe = 1) =>
  buildDose(fixture().server.db, { pesertaId, faskesId: fixture().faskesId, dosisKe });

/** Reads a registration without what every write changes. */
async function rowOf(id: number) {
  const [row] = await fixture().server.db.select().from(peserta).where(eq(peserta.id, id));
  if (!row) throw new Error('missing');
  const { version: _v, modifiedAt: _at, modifiedBy: _by, nikEncrypted: _nik, ...rest } = row;
  return { ...rest, personKey: rest.personKey.toString('hex') };
}

describe('merging two participants', () => {
  it('takes the chosen values and what belongs to the other', async () => {
    const { server, merge, company, facility, faskesId, admin } = fixture();
    const nurse = facility.token;
    const { one, other, pair } = await two();
    const visit = await give(other.id);
    const [made] = await server.db
      .insert(kipi)
      .values({
        doseId: visit,
        jenis: 'TIDAK_SERIUS',
        serius: false,
        mulai: '2029-12-21T03:00:00.000Z',
        detail: Buffer.from('x'),
      })
      .returning();
    const proof = await server.request('POST', '/Sertifikat', {
      token: nurse,
      body: { idPeserta: other.id },
    });
    expect(proof.status).toBe(201);
    await server.db.insert(arrival).values({
      pesertaId: other.id,
      faskesId,
      tanggal: '2029-12-20',
      hadir: '2029-12-20T02:00:00.000Z',
    });
    await server.db.insert(contact).values({
      pesertaId: other.id,
      faskesId,
      tujuan: 'ABSEN',
      dosisKe: 1,
      hasil: 'TIDAK_DIANGKAT',
    });

    const merged = await merge(pair, { pilihan: { alamat: 'kanan', nip: 'kanan' } });
    expect(merged.status).toBe(200);
    expect(merged.json).toMatchObject({
      id: one.id,
      nik: one.nik,
      alamat: 'Jalan Sudirman Nomor 99',
      nip: 'P-99',
      noHP: one.noHP,
      dosisDiberikan: 1,
    });
    expect(await rowOf(other.id)).toMatchObject({
      deletedAt: expect.any(String) as string,
      dosisDiberikan: 0,
    });
    const belongsTo = async (table: typeof arrival | typeof contact) =>
      (await server.db.select({ id: table.pesertaId }).from(table)).map(({ id }) => id);
    expect(await belongsTo(arrival)).toContain(one.id);
    expect(await belongsTo(contact)).toContain(one.id);
    const [moved] = await server.db.select().from(dose).where(eq(dose.id, visit));
    expect(moved?.pesertaId).toBe(one.id);
    const [report] = await server.db
      .select({ dose: kipi.doseId })
      .from(kipi)
      .where(eq(kipi.id, made?.id ?? 0));
    expect(report?.dose).toBe(visit);
    const [moveProof] = await server.db
      .select()
      .from(certificate)
      .where(eq(certificate.idPeserta, one.id));
    expect(moveProof?.status).toBe('BERLAKU');
    // It shows another number, so a new one has to be issued.
    expect((await rowOf(one.id)).sertifikatDosis).toBe(0);
    const actions = await server.db
      .select({ action: auditLog.action, id: auditLog.recordId })
      .from(auditLog)
      .where(eq(auditLog.resource, 'peserta'));
    expect(actions).toEqual(
      expect.arrayContaining([
        { action: 'peserta.merge', id: String(one.id) },
        { action: 'peserta.mergeInto', id: String(other.id) },
      ]),
    );
    expect(await doseCountDifferences(server.db)).toEqual([]);
    // The deleted one comes back by the undo of the merge alone.
    for (const token of [company.token, admin.token]) {
      const restored = await server.request('POST', `/Peserta/pulihkan/${other.id}`, { token });
      expect(restored.status).toBe(409);
    }
  });

  it('may take the number of the other, who is free then', async () => {
    const { merge, server, company, register } = fixture();
    const { one, other, pair } = await two();
    const before = { one: await rowOf(one.id), other: await rowOf(other.id) };
    const merged = await merge(pair, { pilihan: { identitas: 'kanan' } });
    expect(merged.json).toMatchObject({ id: one.id, nik: other.nik, statusData: 'VALID' });
    expect((await rowOf(one.id)).personKey).toBe(before.other.personKey);
    const [record] = await fixture().pairs(`idPeserta=${one.id}&status=DIGABUNG`);
    const undone = await fixture().unmerge(record?.idGabungan ?? 0);
    expect(undone.status).toBe(200);
    expect(await rowOf(one.id)).toEqual(before.one);
    expect(await rowOf(other.id)).toEqual(before.other);
    expect((await fixture().pairOf(one.id)).status).toBe('TERBUKA');
    const again = await fixture().unmerge(record?.idGabungan ?? 0);
    expect(again.status).toBe(409);
    expect((await register({ nik: newNik() }, company.token)).status).toBe(201);
    expect(await doseCountDifferences(server.db)).toEqual([]);
  });

  it('is refused with what prevents it', async () => {
    const { merge, server, admin, otherCompany, createPeserta, pairs } = fixture();
    const detail = async (response: Promise<{ status: number; json: Record<string, unknown> }>) => {
      const { status, json } = await response;
      expect(status).toBe(409);
      return json['detail'];
    };
    const doses = await two();
    await give(doses.one.id);
    await give(doses.other.id);
    expect(await detail(merge(doses.pair))).toMatch(/^Dosis 1 tercatat diberikan pada keduanya/);

    const proofs = await two();
    await give(proofs.one.id, 1);
    await give(proofs.other.id, 2);
    for (const { id } of [proofs.one, proofs.other]) {
      const issued = await server.request('POST', '/Sertifikat', {
        token: fixture().facility.token,
        body: { idPeserta: id },
      });
      expect(issued.status).toBe(201);
    }
    expect(await detail(merge(proofs.pair))).toMatch(/bukti vaksinasi yang berlaku/);

    const stale = await two();
    const versi = { kiri: stale.pair.kiri.version, kanan: stale.pair.kanan.version + 1 };
    expect(await detail(merge(stale.pair, { versi }))).toMatch(/diubah oleh/);

    const nik = newNik();
    const own = await createPeserta({ nik });
    await createPeserta({ nik }, otherCompany.token);
    const [foreign] = await pairs(`idPeserta=${own.id}`, admin.token);
    if (!foreign) throw new Error('no pair');
    expect(await detail(merge(foreign, {}, admin.token))).toMatch(/perusahaan yang berbeda/);
  });

  it('is undone only while nothing was added since', async () => {
    const { merge, unmerge, pairs, server, save, get } = fixture();
    const undo = async (id: number) => {
      const [record] = await pairs(`idPeserta=${id}&status=DIGABUNG`);
      return await unmerge(record?.idGabungan ?? 0);
    };
    const visited = await two();
    await merge(visited.pair);
    await give(visited.one.id);
    const refused = await undo(visited.one.id);
    expect(refused.status).toBe(409);
    expect(refused.json['detail']).toMatch(/Kunjungan .* dicatat sesudah penggabungan/);

    const edited = await two();
    await merge(edited.pair);
    const { json } = await get(edited.one.id);
    const { alasan: _alasan, dariNik: _facts, ...record } = json;
    expect((await save(edited.one, { ...record, alamat: 'Jalan Baru Nomor 12' })).status).toBe(200);
    expect((await undo(edited.one.id)).json['detail']).toMatch(/diubah oleh/);

    const cancelled = await two();
    const visit = await give(cancelled.other.id);
    await merge(cancelled.pair);
    // A moved visit that is cancelled since still has an owner to go back to.
    await server.db
      .update(dose)
      .set({ dibatalkan: server.now().toISOString() })
      .where(eq(dose.id, visit));
    expect((await undo(cancelled.one.id)).status).toBe(200);
    const [back] = await server.db
      .select({ id: dose.pesertaId })
      .from(dose)
      .where(and(eq(dose.id, visit)));
    expect(back?.id).toBe(cancelled.other.id);
  });

  it('succeeds for one of two at the same time', async () => {
    const { merge, server } = fixture();
    const { pair } = await two();
    const answers = await Promise.all([merge(pair), merge(pair, { tetap: 'kanan' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await doseCountDifferences(server.db)).toEqual([]);
  });
});
