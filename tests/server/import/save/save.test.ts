import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, peserta } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes } from '../../../builders/peserta.ts';
import { sheetLine } from '../../../builders/sheet-file.ts';
import {
  nonZeroCounts,
  importOf,
  requestOnImport,
  listImportRows,
  saveUpload,
  uploadFile,
  startImportFixture,
  type ImportFixture,
} from '../fixture.ts';

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await startImportFixture();
});
afterAll(() => fixture.server.stop());

const listLiveRows = async (bhbuId = fixture.bhbuId) =>
  await fixture.server.db
    .select()
    .from(peserta)
    .where(and(eq(peserta.bhbuId, bhbuId), isNull(peserta.deletedAt)));

describe('saving', () => {
  it('saves what is valid, and reports it in counts and the audit log', async () => {
    const before = (await listLiveRows()).length;
    const file = importOf(
      await uploadFile(fixture, [sheetLine(), sheetLine({ noHP: 'x' }), sheetLine({ nik: '1' })]),
    );
    const result = await saveUpload(fixture, file);
    expect(result.status).toBe(200);
    expect(importOf(result)).toMatchObject({
      status: 'DISIMPAN',
      modus: 'yangBisa',
      kemajuan: null,
    });
    expect(await listLiveRows()).toHaveLength(before + 2);
    const [row] = await listImportRows(fixture, file, '&hasil=baru');
    expect(row?.idPeserta).toEqual(expect.any(Number));
    const auditEntries = await fixture.server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'import'), eq(auditLog.recordId, String(file.id))));
    expect(auditEntries.map(one => one.action)).toEqual(['import.save']);
  });

  it('in mode `semua` saves nothing while a row is rejected', async () => {
    const before = (await listLiveRows()).length;
    const file = importOf(await uploadFile(fixture, [sheetLine(), sheetLine({ nik: '1' })]));
    const result = await saveUpload(fixture, file, 'semua');
    expect(result.status).toBe(409);
    expect(result.json['detail']).toContain('1 baris yang ditolak');
    expect(await listLiveRows()).toHaveLength(before);
    await requestOnImport(fixture, file, 'PUT', '/baris/3', { dilewati: true });
    expect((await saveUpload(fixture, file, 'semua')).status).toBe(200);
    expect(await listLiveRows()).toHaveLength(before + 1);
  });

  it('happens once', async () => {
    const file = importOf(await uploadFile(fixture, [sheetLine()]));
    const both = await Promise.all([saveUpload(fixture, file), saveUpload(fixture, file)]);
    expect(both.map(one => one.status).sort()).toEqual([200, 409]);
    expect((await saveUpload(fixture, file)).status).toBe(409);
    expect((await requestOnImport(fixture, file, 'POST', '/buang')).status).toBe(409);
    expect(
      (await requestOnImport(fixture, file, 'PUT', '/baris/2', { dilewati: true })).status,
    ).toBe(409);
  });

  it('without a preview validates and saves at once; the same file changes nothing', async () => {
    const lines = [sheetLine(), sheetLine(), sheetLine({ nik: '1' })];
    const before = (await listLiveRows()).length;
    const path = `/Peserta/Import/${fixture.faskesId}`;
    const first = importOf(await uploadFile(fixture, lines, { path }));
    expect(first).toMatchObject({ status: 'DISIMPAN', idFaskes: fixture.faskesId });
    expect(await listLiveRows()).toHaveLength(before + 2);
    const again = importOf(await uploadFile(fixture, lines, { path }));
    expect(nonZeroCounts(again)).toEqual({ sama: 2, ditolak: 1 });
    expect(await listLiveRows()).toHaveLength(before + 2);
  });

  it('saves nothing when the data changed meanwhile, and validates again', async () => {
    const line = sheetLine();
    const file = importOf(await uploadFile(fixture, [line, sheetLine()]));
    const rival = importOf(await uploadFile(fixture, [line]));
    expect((await saveUpload(fixture, rival)).status).toBe(200);
    const before = (await listLiveRows()).length;
    const result = await saveUpload(fixture, file);
    expect(result.status).toBe(409);
    expect(result.json['detail']).toContain('diperiksa ulang');
    expect(await listLiveRows()).toHaveLength(before);
    expect(nonZeroCounts(importOf(await requestOnImport(fixture, file, 'GET', '')))).toEqual({
      sama: 1,
      baru: 1,
    });
    expect((await saveUpload(fixture, file)).status).toBe(200);
    expect(await listLiveRows()).toHaveLength(before + 1);
  });

  it('does not overwrite a change made by hand meanwhile', async () => {
    const line = sheetLine();
    await saveUpload(fixture, importOf(await uploadFile(fixture, [line])));
    const file = importOf(await uploadFile(fixture, [{ ...line, alamat: 'Jalan Dari Berkas 1' }]));
    const [row] = (await listLiveRows()).filter(one => one.nama === line.nama);
    await fixture.server.db
      .update(peserta)
      .set({ alamat: 'Jalan Dari Formulir 2', version: (row?.version ?? 0) + 1 })
      .where(eq(peserta.id, row?.id ?? 0));
    expect((await saveUpload(fixture, file)).status).toBe(409);
    const [after] = (await listLiveRows()).filter(one => one.nama === line.nama);
    expect(after?.alamat).toBe('Jalan Dari Formulir 2');
  });

  it('validates again what was validated on an earlier day', async () => {
    const file = importOf(await uploadFile(fixture, [sheetLine({ rencanaTanggal: '03-01-2030' })]));
    expect(nonZeroCounts(file)).toEqual({ baru: 1 });
    fixture.server.advanceTime(3 * 86_400_000);
    fixture = {
      ...fixture,
      company: await fixture.server.signIn({ role: 'BHBU', bhbuId: fixture.bhbuId }),
    };
    const result = await saveUpload(fixture, file);
    expect(result.status).toBe(409);
    expect(nonZeroCounts(importOf(await requestOnImport(fixture, file, 'GET', '')))).toEqual({
      tidakValid: 1,
    });
  });
});

describe('ownership', () => {
  it('the import of a company belongs to it, whatever company the path names', async () => {
    const other = await buildBhbu(fixture.server.db);
    const path = `/Peserta/ImportByAM/0/${other}?preview=true`;
    expect((await uploadFile(fixture, [sheetLine()], { path })).status).toBe(404);
    const file = importOf(await uploadFile(fixture, [sheetLine()]));
    expect(file.idBHBU).toBe(fixture.bhbuId);
  });

  it('an account manager must name a company', async () => {
    const { token } = await fixture.server.signIn({ role: 'AM' });
    const result = await uploadFile(fixture, [sheetLine()], { token });
    expect(result.status).toBe(422);
    expect(result.json['errors']).toEqual({ idBHBU: ['Pilih perusahaan'] });
    const path = '/Peserta/ImportBooster/0?preview=true';
    expect((await uploadFile(fixture, [sheetLine()], { token, path })).status).toBe(422);
  });

  it('an account manager imports for any company at a facility that serves it', async () => {
    const { token } = await fixture.server.signIn({ role: 'AM' });
    const bhbuId = await buildBhbu(fixture.server.db);
    const stranger = await buildFaskes(fixture.server.db);
    const refused = await uploadFile(fixture, [sheetLine()], {
      token,
      path: `/Peserta/ImportByAM/${stranger}/${bhbuId}?preview=true`,
    });
    expect(refused.status).toBe(422);
    expect(refused.json['errors']).toHaveProperty('idFaskes');
    const faskesId = await buildFaskes(fixture.server.db, { serves: [bhbuId] });
    const path = `/Peserta/ImportByAM/${faskesId}/${bhbuId}`;
    const result = importOf(await uploadFile(fixture, [sheetLine()], { token, path }));
    expect(result).toMatchObject({ idBHBU: bhbuId, idFaskes: faskesId, status: 'DISIMPAN' });
    expect(await listLiveRows(bhbuId)).toHaveLength(1);
    // The company sees the import, regardless of who made it.
    const company = await fixture.server.signIn({ role: 'BHBU', bhbuId });
    expect(
      (await requestOnImport(fixture, result, 'GET', '', undefined, company.token)).status,
    ).toBe(200);
  });
});

describe('discarding', () => {
  it('erases the rows and keeps the counts', async () => {
    const file = importOf(await uploadFile(fixture, [sheetLine(), sheetLine({ nik: '1' })]));
    const result = importOf(await requestOnImport(fixture, file, 'POST', '/buang'));
    expect(result).toMatchObject({ status: 'DIBUANG', barisTersedia: false, jumlahBaris: 2 });
    expect((await requestOnImport(fixture, file, 'GET', '/baris')).status).toBe(409);
    expect((await saveUpload(fixture, file)).status).toBe(409);
  });
});
