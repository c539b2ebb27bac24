import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { applyRetention } from '#server/domains/retensi/index.ts';
import { auditLog, order, peserta, pks, retentionRun } from '#server/platform/db/schema/index.ts';
import { buildKipi } from '../../builders/kipi.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { useCertificateFixture, type CertificateFixture } from '../certificate/fixture.ts';
import { readFigures } from '../permintaan-data/fixture.ts';
import { daysLater, runRetention } from './run.ts';

const getFixture = useCertificateFixture();
let fixture: CertificateFixture;
beforeAll(() => {
  fixture = getFixture();
});

const years = (n: number): Date => daysLater(fixture.server, Math.ceil(n * 365.25) + 1);

const people = ['pesertaTanpaDosis', 'rekamMedis'] as const;
const run = (at: Date) => runRetention(fixture.server, people, at);

const stored = async (id: number) => {
  const [row] = await fixture.server.db.select().from(peserta).where(eq(peserta.id, id));
  if (!row) throw new Error('The registration is gone.');
  return row;
};
const isErased = async (id: number) => (await stored(id)).pembatasan === 'DIHAPUS';

const runOf = async (kelas: 'pesertaTanpaDosis' | 'rekamMedis') => {
  const [run] = await fixture.server.db
    .select()
    .from(retentionRun)
    .where(eq(retentionRun.kelas, kelas));
  return run;
};

/** Inserts an agreement of a company. @returns its id */
async function buildAgreement({ server, bhbuId }: CertificateFixture): Promise<number> {
  const [ordered] = await server.db
    .insert(order)
    .values({
      bhbuId,
      jenis: 'REGULER',
      status: 'SELESAI',
      noOrder: 'PO/TAHAN/1',
      tanggalOrder: '2029-01-02',
      model: 'PRODUK',
      skema: 'PENUH_100',
      totalHarga: 1_000_000,
    })
    .returning({ id: order.id });
  const [agreed] = await server.db
    .insert(pks)
    .values({ jenis: 'REGULER', idBHBU: bhbuId, idOrder: ordered?.id ?? 0, noPKS: '001/TAHAN' })
    .returning({ id: pks.id });
  return agreed?.id ?? 0;
}

/** Puts a hold on someone's data, and returns its id and its two persons. */
async function hold(body: object) {
  const legal = await fixture.server.signIn({ role: 'LEGAL', fullName: 'Legal Satu' });
  const other = await fixture.server.signIn({ role: 'LEGAL', fullName: 'Legal Dua' });
  const created = await fixture.request(
    'POST',
    '/Penahanan',
    { alasan: 'Sengketa di pengadilan', ...body },
    legal.token,
  );
  expect(created.status, created.text).toBe(201);
  const id = Number(created.json['id']);
  const change = (event: string, token: string) =>
    fixture.request('PUT', `/Penahanan/status/${id}`, { event, alasan: 'Perkara selesai' }, token);
  return { id, legal, other, change };
}

describe('a participant who was never vaccinated', () => {
  it('is made anonymous two years after the last use, and no figure changes', async () => {
    const id = await fixture.vaccinated({}, 0);
    const before = await readFigures(fixture.server.db);
    await run(daysLater(fixture.server, 729));
    expect(await isErased(id)).toBe(false);
    await run(years(2));
    expect(await stored(id)).toMatchObject({
      pembatasan: 'DIHAPUS',
      noPembatasan: 'masa simpan habis',
      alasanNonaktif: 'Data dihapus karena masa simpannya habis',
      isActive: false,
      nikMask: null,
      noHP: '',
    });
    expect(await readFigures(fixture.server.db)).toEqual(before);
    const [entry] = await fixture.server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'peserta.erase'));
    expect(entry).toMatchObject({
      actorName: 'Sistem',
      after: { masaSimpan: 'masa simpan habis' },
    });
  });

  it('stays while another registration of the person is in use', async () => {
    const first = await fixture.vaccinated({}, 0);
    const second = await fixture.vaccinated({}, 0);
    const { personKey } = await stored(first);
    await fixture.server.db
      .update(peserta)
      .set({ personKey, vaccinationType: 1, modifiedAt: years(1).toISOString() })
      .where(eq(peserta.id, second));
    await run(years(2));
    expect([await isErased(first), await isErased(second)]).toEqual([false, false]);
    await run(years(4));
    expect([await isErased(first), await isErased(second)]).toEqual([true, true]);
  });

  it('is not removed by a second run', async () => {
    const id = await fixture.vaccinated({}, 0);
    await run(years(2));
    const { version } = await stored(id);
    await run(years(2));
    expect((await stored(id)).version).toBe(version);
    expect(await runOf('pesertaTanpaDosis')).toMatchObject({ jumlah: 0, tertunda: 0 });
  });
});

describe('a medical record', () => {
  it('stays for 25 years from the last visit, with a valid proof afterwards', async () => {
    const id = await fixture.vaccinated({}, 1);
    const { id: idProof } = await fixture.issued(id);
    await run(years(24));
    expect(await isErased(id)).toBe(false);
    const before = await readFigures(fixture.server.db);
    await run(years(25));
    expect(await isErased(id)).toBe(true);
    expect(await readFigures(fixture.server.db)).toEqual(before);
    expect(await fixture.get(idProof)).toMatchObject({ status: 'BERLAKU', nama: 'Data dihapus' });
  });

  it('waits for the report of a serious adverse event, and the others do not wait for it', async () => {
    const waiting = await fixture.vaccinated({}, 0);
    const doseId = await buildDose(fixture.server.db, {
      pesertaId: waiting,
      faskesId: fixture.faskesId,
    });
    await buildKipi(fixture.server.db, { doseId, jenis: 'RAWAT_INAP', serius: true });
    const after = await fixture.vaccinated({}, 1);
    await run(years(26));
    expect([await isErased(waiting), await isErased(after)]).toEqual([false, true]);
    expect((await runOf('rekamMedis'))?.tertunda).toBe(1);
  });
});

describe('a legal hold', () => {
  it('keeps a person from the job and from a request, until two persons end it', async () => {
    const id = await fixture.vaccinated({}, 0);
    const { legal, other, change, id: idHold } = await hold({ sasaran: 'ORANG', idPeserta: id });
    await run(years(3));
    expect(await isErased(id)).toBe(false);
    expect((await runOf('pesertaTanpaDosis'))?.ditahan).toBe(1);

    // The page of a participant names the hold, also on another registration of the person.
    const covering = async (peserta: number) => {
      const { json } = await fixture.request(
        'GET',
        `/Penahanan?mencakup=${peserta}`,
        undefined,
        legal.token,
      );
      return (json['data'] as { id: number }[]).map(one => one.id);
    };
    const stranger = await fixture.vaccinated({}, 0);
    expect([await covering(id), await covering(stranger)]).toEqual([[idHold], []]);
    // Whose turn it is: the others, until the end is decided on.
    const tasksOf = async (token: string) => {
      const { json } = await fixture.request('GET', '/Dashboard/pekerjaan', undefined, token);
      const found = (json['data'] as { jenis: string; jumlah: number }[]).find(
        ({ jenis }) => jenis === 'penahananBerakhir',
      );
      const list = await fixture.request('GET', '/Penahanan?menunggu=true', undefined, token);
      expect(list.json['totalRecords']).toBe(found?.jumlah ?? 0);
      return found?.jumlah ?? 0;
    };
    expect([await tasksOf(legal.token), await tasksOf(other.token)]).toEqual([0, 0]);

    expect((await change('proposeEnd', legal.token)).status).toBe(200);
    expect([await tasksOf(legal.token), await tasksOf(other.token)]).toEqual([0, 1]);
    expect(await covering(id)).toEqual([idHold]);
    const own = await change('approveEnd', legal.token);
    expect([own.status, own.json['reason']]).toEqual([409, 'twoPersons']);
    await run(years(3));
    expect(await isErased(id)).toBe(false);

    expect((await change('approveEnd', other.token)).json).toMatchObject({
      status: 'BERAKHIR',
      alasanAkhir: 'Perkara selesai',
    });
    expect([await tasksOf(other.token), await covering(id)]).toEqual([0, []]);
    expect((await change('proposeEnd', legal.token)).status).toBe(409);
    await run(years(3));
    expect(await isErased(id)).toBe(true);
    const shown = await fixture.request('GET', `/Penahanan/${idHold}`);
    expect(shown.json['berakhirOleh']).toBe('Legal Dua');
  });

  it.each(['PERUSAHAAN', 'PERJANJIAN'])('of a %s keeps its participants', async sasaran => {
    const id = await fixture.vaccinated({}, 0);
    const idPKS = sasaran === 'PERJANJIAN' ? await buildAgreement(fixture) : undefined;
    const { change, legal, other } = await hold(
      idPKS === undefined ? { sasaran, idBHBU: fixture.bhbuId } : { sasaran, idPKS },
    );
    const covering = await fixture.request('GET', `/Penahanan?mencakup=${id}`);
    expect(covering.json['totalRecords']).toBe(1);
    await run(years(3));
    expect(await isErased(id)).toBe(false);
    await change('proposeEnd', legal.token);
    expect((await change('refuseEnd', other.token)).json).toMatchObject({
      status: 'BERLAKU',
      alasanAkhir: null,
    });
    await change('proposeEnd', other.token);
    expect((await change('approveEnd', legal.token)).status).toBe(200);
    await run(years(3));
    expect(await isErased(id)).toBe(true);
  });

  it('names whom it is about, and only what exists', async () => {
    for (const [body, field] of [
      [{ sasaran: 'ORANG' }, 'idPeserta'],
      [{ sasaran: 'ORANG', idPeserta: 999_999 }, 'idPeserta'],
      [{ sasaran: 'PERUSAHAAN', idBHBU: 999_999 }, 'idBHBU'],
      [{ sasaran: 'PERJANJIAN', idPKS: 999_999 }, 'idPKS'],
      [{ sasaran: 'PERUSAHAAN', idPeserta: 1 }, 'idBHBU'],
    ] as const) {
      const { status, json } = await fixture.request('POST', '/Penahanan', {
        alasan: 'Sengketa di pengadilan',
        ...body,
      });
      expect([status, Object.keys(json['errors'] as object)]).toEqual([422, [field]]);
    }
  });
});

describe('a run that is interrupted', () => {
  it('continues where it stopped, and counts every person once', async () => {
    const ids = [
      await fixture.vaccinated({}, 0),
      await fixture.vaccinated({}, 0),
      await fixture.vaccinated({}, 0),
    ];
    const at = years(4);
    await fixture.server.db.delete(retentionRun);
    const { config, keys } = fixture.server.deps;
    let reads = 0;
    const dying: Parameters<typeof applyRetention>[0] = {
      config,
      // Read once for the class, and once for each person.
      get keys() {
        if ((reads += 1) > 2) throw new Error('killed');
        return keys;
      },
      log: {
        error() {
          throw new Error('killed');
        },
      },
    };
    const job = applyRetention(dying, people);
    await expect(job.runAll(fixture.server.db, at)).rejects.toThrow('killed');
    const erased = (await Promise.all(ids.map(isErased))).filter(Boolean).length;
    expect(erased).toBe(1);
    expect((await runOf('pesertaTanpaDosis'))?.selesai).toBeNull();

    await applyRetention(fixture.server.deps, people).runAll(fixture.server.db, at);
    expect((await Promise.all(ids.map(isErased))).every(Boolean)).toBe(true);
    const done = await runOf('pesertaTanpaDosis');
    expect(done?.selesai).not.toBeNull();
    expect(done).toMatchObject({ jumlah: ids.length, tertunda: 0 });
    // Another turn on the same day does nothing.
    await applyRetention(fixture.server.deps, people).runAll(fixture.server.db, at);
    expect(await runOf('pesertaTanpaDosis')).toEqual(done);
  });
});
