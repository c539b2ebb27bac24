import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentNotice, notices } from '#contract/domains/notice.ts';
import type { PesertaHistory } from '#contract/domains/peserta/index.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { personBody } from '../../builders/peserta.ts';
import { buildCsvFile, sheetLine } from '../../builders/sheet-file.ts';
import { applicationDocuments, toFormData } from '../../builders/application.ts';
import {
  saveUpload,
  importOf,
  startImportFixture,
  uploadFile,
  type ImportFixture,
} from '../import/fixture.ts';

let fixture: ImportFixture;
beforeAll(async () => {
  fixture = await startImportFixture();
});
afterAll(() => fixture.server.stop());

const request = (method: string, path: string, body?: unknown) =>
  fixture.server.request(method, path, { token: fixture.company.token, body });
const historyOf = async (id: number) =>
  (await request('GET', `/Peserta/riwayat/${id}`)).json as unknown as PesertaHistory;
const sha256 = currentNotice('PENDAFTARAN').sha256;

it('each version of a notice has the hash of its text, so that a changed text needs a new version', () => {
  for (const versions of Object.values(notices)) {
    for (const { text, sha256: stated } of versions) {
      expect(createHash('sha256').update(text.join('\n')).digest('hex')).toBe(stated);
    }
  }
});

describe('the consent of a participant', () => {
  it('is recorded with notice, time, channel and account when a form registers them', async () => {
    const body = personBody();
    const created = await request('POST', '/Peserta', body);
    expect(created.status, created.text).toBe(201);
    // The call answers the boolean, as before.
    expect(created.json['persetujuan']).toBe(true);
    const id = Number(created.json['id']);
    const given = {
      dasar: 'PERNYATAAN',
      saluran: 'FORMULIR',
      oleh: 'Indah Contoh',
      pemberitahuan: 'PENDAFTARAN-1',
      sha256,
      waktu: fixture.server.now().toISOString(),
    };
    expect((await historyOf(id)).persetujuan).toMatchObject(given);

    // A later change of other data does not make the consent a newer one.
    fixture.server.advanceTime(60_000);
    const changed = await request('PUT', `/Peserta/${id}`, {
      ...body,
      alamat: 'Jalan Anggrek Nomor 12',
    });
    expect(changed.status, changed.text).toBe(200);
    expect((await historyOf(id)).persetujuan).toMatchObject(given);
  });

  it('is recorded as that of an upload for each of its rows', async () => {
    const file = importOf(await uploadFile(fixture, buildCsvFile([sheetLine(), sheetLine()])));
    expect((await saveUpload(fixture, file)).status).toBe(200);
    const rows = await fixture.server.db
      .select()
      .from(peserta)
      .where(eq(peserta.importId, file.id));
    expect(rows).toHaveLength(2);
    for (const row of rows) {
      expect(row).toMatchObject({ persetujuanSaluran: 'UNGGAHAN', persetujuanSha256: sha256 });
    }
  });

  it('from before evidence was stored says so', async () => {
    const created = await request('POST', '/Peserta', personBody());
    const id = Number(created.json['id']);
    await fixture.server.db
      .update(peserta)
      .set({
        persetujuanDasar: 'SEBELUM_PENCATATAN',
        persetujuanSaluran: 'SEBELUM_PENCATATAN',
        persetujuanPemberitahuan: null,
        persetujuanSha256: null,
        persetujuanPada: null,
        persetujuanOleh: null,
      })
      .where(eq(peserta.id, id));
    expect((await historyOf(id)).persetujuan).toEqual({
      dasar: 'SEBELUM_PENCATATAN',
      saluran: 'SEBELUM_PENCATATAN',
      pemberitahuan: null,
      sha256: null,
      waktu: null,
      oleh: null,
    });
  });

  it('has the proof that the company uploaded', async () => {
    const created = await request('POST', '/Peserta', personBody());
    const id = Number(created.json['id']);
    expect((await historyOf(id)).buktiPersetujuan).toBeNull();
    const { fileNPWP: pdf } = applicationDocuments();
    if (!pdf) throw new Error('no file');
    const uploaded = await request(
      'POST',
      `/BHBU/UploadBuktiPersetujuan/${fixture.bhbuId}`,
      toFormData({ fileBuktiPersetujuan: pdf }),
    );
    expect(uploaded.status, uploaded.text).toBe(200);
    expect((await historyOf(id)).buktiPersetujuan).toMatchObject({
      idBHBU: fixture.bhbuId,
      nama: 'npwp.pdf',
    });
  });

  it('is in no table without one: every consent of a participant has a basis', async () => {
    const [row] = await fixture.server.db
      .select({ n: sql<number>`count(*)::int` })
      .from(peserta)
      .where(sql`${peserta.persetujuan} <> (${peserta.persetujuanDasar} is not null)`);
    expect(row?.n).toBe(0);
  });
});
