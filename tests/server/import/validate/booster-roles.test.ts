import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportRow } from '#contract/domains/import/index.ts';
import { sheetByKind } from '#contract/domains/import/columns/index.ts';
import { auditLog, faskes, peserta } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes, newNik } from '../../../builders/peserta.ts';
import { boosterLine, externalLine, sheetLine } from '../../../builders/sheet-file.ts';
import { boosterPath, boosterUploads, externalPath } from '../booster-uploads.ts';
import { downloadWorkbook } from '../download-workbook.ts';
import { collectRows } from '../../spreadsheet/collect-rows.ts';
import {
  nonZeroCounts,
  importOf,
  requestOnImport,
  uploadFile,
  startImportFixture,
  type ImportFixture,
} from '../fixture.ts';

let fixture: ImportFixture;
let facilityAccount: { token: string; id: number };

beforeAll(async () => {
  fixture = await startImportFixture();
  facilityAccount = await fixture.server.signIn({ role: 'FASKES', faskesId: fixture.faskesId });
});
afterAll(() => fixture.server.stop());

const { uploadBoosters, listByNik } = boosterUploads(() => fixture);

describe('on behalf of others', () => {
  it('a manager imports boosters for a company at a facility that serves it', async () => {
    const am = await fixture.server.signIn({ role: 'AM' });
    const path = `/Peserta/importBoosterByAM/${fixture.faskesId}/${fixture.bhbuId}`;
    const file = importOf(await uploadBoosters([boosterLine()], { path, token: am.token }));
    expect(file).toMatchObject({ idBHBU: fixture.bhbuId, idFaskes: fixture.faskesId });
    const foreign = await buildFaskes(fixture.server.db);
    const wrong = `/Peserta/importBoosterByAM/${foreign}/${fixture.bhbuId}`;
    expect((await uploadBoosters([boosterLine()], { path: wrong, token: am.token })).status).toBe(
      422,
    );
    // The company sees the import that was made for it, and another company does not.
    expect((await requestOnImport(fixture, file, 'GET', '')).status).toBe(200);
    const bhbuId = await buildBhbu(fixture.server.db);
    const other = await fixture.server.signIn({ role: 'BHBU', bhbuId });
    expect((await requestOnImport(fixture, file, 'GET', '', undefined, other.token)).status).toBe(
      404,
    );
    const theirs = `/Peserta/importBoosterByAM/0/${fixture.bhbuId}`;
    expect(
      (await uploadBoosters([boosterLine()], { path: theirs, token: other.token })).status,
    ).toBe(404);
  });

  it('an administrator imports boosters given elsewhere, hidden from a manager', async () => {
    const path = `/Peserta/importAdminExternalBooster/${fixture.faskesId}`;
    const line = externalLine();
    const lines = [line, externalLine({ tanggalBooster: '' })];
    const { token } = fixture.admin;
    const file = importOf(await uploadBoosters(lines, { path, token, preview: false }));
    expect(file).toMatchObject({
      jenis: 'boosterEksternal',
      idFaskes: fixture.faskesId,
      idBHBU: null,
    });
    expect(nonZeroCounts(file)).toEqual({ baru: 1, ditolak: 1 });
    expect(await listByNik(line.nik ?? '')).toMatchObject([
      { vaccinationType: 2, dosisDiberikan: 1, tanggalVaksinasi: '2029-10-01', batch: 'B-77' },
    ]);
    const am = await fixture.server.signIn({ role: 'AM' });
    expect((await uploadBoosters(lines, { path, token: am.token })).status).toBe(403);
    expect((await requestOnImport(fixture, file, 'GET', '', undefined, am.token)).status).toBe(404);
    const list = await fixture.server.request('GET', '/Peserta/impor?jenis=boosterEksternal', {
      token: am.token,
    });
    expect(list.json['totalRecords']).toBe(0);
  });
});

describe('a facility', () => {
  it('imports boosters only for itself and without a company', async () => {
    const other = await buildFaskes(fixture.server.db, { serves: [fixture.bhbuId] });
    const { token } = facilityAccount;
    expect(
      (await uploadBoosters([boosterLine()], { path: boosterPath(other), token })).status,
    ).toBe(404);
    const admins = `/Peserta/importAdminExternalBooster/${other}`;
    expect((await uploadBoosters([externalLine()], { path: admins, token })).status).toBe(404);
    const own = importOf(await uploadBoosters([boosterLine()], { path: boosterPath(), token }));
    expect(own).toMatchObject({ jenis: 'booster', idFaskes: fixture.faskesId, idBHBU: null });
    const given = importOf(await uploadBoosters([externalLine()], { path: externalPath, token }));
    expect(given).toMatchObject({ jenis: 'boosterEksternal', idFaskes: fixture.faskesId });
    const path = `/Peserta/importBoosterByAM/${fixture.faskesId}/${fixture.bhbuId}`;
    expect((await uploadBoosters([boosterLine()], { path, token })).status).toBe(404);
  });

  it('sees only imports of its own accounts', async () => {
    const colleague = await fixture.server.signIn({ role: 'FASKES', faskesId: fixture.faskesId });
    const ownData = importOf(
      await uploadBoosters([boosterLine()], { path: boosterPath(), token: facilityAccount.token }),
    );
    const theirs = importOf(
      await uploadBoosters([boosterLine()], { path: boosterPath(fixture.faskesId) }),
    );
    const admins = importOf(
      await uploadBoosters([boosterLine()], {
        path: boosterPath(fixture.faskesId),
        token: fixture.admin.token,
      }),
    );
    const other = await fixture.server.signIn({
      role: 'FASKES',
      faskesId: await buildFaskes(fixture.server.db),
    });
    const status = async (file: { id: number }, token: string) =>
      (await requestOnImport(fixture, file, 'GET', '', undefined, token)).status;
    expect(await status(ownData, facilityAccount.token)).toBe(200);
    expect(await status(ownData, colleague.token)).toBe(200);
    expect(await status(ownData, other.token)).toBe(404);
    for (const file of [theirs, admins]) {
      expect(await status(file, facilityAccount.token)).toBe(404);
      const result = await requestOnImport(
        fixture,
        file,
        'POST',
        '/simpan',
        { modus: 'yangBisa' },
        facilityAccount.token,
      );
      expect(result.status).toBe(404);
    }
    const { json } = await fixture.server.request('GET', '/Peserta/impor?pageSize=500', {
      token: facilityAccount.token,
    });
    const ids = (json as { data: { id: number }[] }).data.map(({ id }) => id);
    expect(ids).toContain(ownData.id);
    expect(ids).not.toContain(theirs.id);
    expect(await status(ownData, fixture.company.token)).toBe(404);
  });

  it('neither sees nor changes registrations at another facility', async () => {
    const otherId = await buildFaskes(fixture.server.db);
    const other = await fixture.server.signIn({ role: 'FASKES', faskesId: otherId });
    const line = externalLine();
    await uploadBoosters([line], { path: externalPath, token: other.token, preview: false });
    const ownData = { nik: line.nik ?? '', vaksinPrimer: 'X', alamat: 'Jalan Lain Sekali 99' };
    for (const input of [{ ...line, ...ownData }, ownData]) {
      const result = importOf(
        await uploadBoosters([input], { path: externalPath, token: facilityAccount.token }),
      );
      const { json } = await requestOnImport(
        fixture,
        result,
        'GET',
        '/baris',
        undefined,
        facilityAccount.token,
      );
      const [row] = (json as { data: ImportRow[] }).data;
      expect(row).toMatchObject({ hasil: 'ditolak', idPeserta: null, perubahan: [] });
    }
    expect(await listByNik(line.nik ?? '')).toMatchObject([
      { alamat: line.alamat, idFaskes: otherId },
    ]);
  });

  it('cannot move a participant to another facility', async () => {
    const otherId = await buildFaskes(fixture.server.db);
    await fixture.server.db
      .update(faskes)
      .set({ kodePcare: 'LAIN0001' })
      .where(eq(faskes.id, otherId));
    const file = importOf(
      await uploadBoosters([boosterLine({ kodeFaskes: 'LAIN0001' })], {
        path: boosterPath(),
        token: facilityAccount.token,
      }),
    );
    expect(file.kode).toEqual([{ kode: 'E17', jumlah: 1 }]);
    await requestOnImport(
      fixture,
      file,
      'POST',
      '/simpan',
      { modus: 'yangBisa' },
      facilityAccount.token,
    );
    const there = await fixture.server.db.$count(
      peserta,
      and(eq(peserta.faskesId, otherId), isNull(peserta.deletedAt)),
    );
    expect(there).toBe(0);
  });

  it('saves, undoes and downloads the rows to correct', async () => {
    const { token } = facilityAccount;
    const lines = [externalLine(), externalLine({ nik: '1' })];
    const file = importOf(await uploadBoosters(lines, { path: externalPath, token }));
    const saved = await requestOnImport(
      fixture,
      file,
      'POST',
      '/simpan',
      { modus: 'yangBisa' },
      token,
    );
    expect(importOf(saved).status).toBe('DISIMPAN');
    const book = await downloadWorkbook(fixture, `/Peserta/impor/${file.id}/perbaikan`, token);
    const [head] = await collectRows(new Uint8Array(await book.arrayBuffer()), {
      sheet: 'Booster',
    });
    expect(head?.cells.map(({ text }) => text)).toEqual([
      ...sheetByKind.boosterEksternal.columns.map(({ header }) => header),
      'Baris di berkas asal',
      'Rujukan peserta',
      'Yang perlu diperbaiki',
    ]);
    const undone = await requestOnImport(fixture, file, 'POST', '/urungkan', undefined, token);
    expect(importOf(undone).status).toBe('DIURUNGKAN');
    const auditEntries = await fixture.server.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'import'), eq(auditLog.recordId, String(file.id))));
    expect(auditEntries.map(one => one.action).sort()).toEqual([
      'import.download',
      'import.save',
      'import.undo',
    ]);
  });

  it('cannot import participants or smart-checking results', async () => {
    const token = facilityAccount.token;
    expect((await uploadFile(fixture, [sheetLine()], { token })).status).toBe(403);
    const path = '/Peserta/importSmartChecking';
    expect((await uploadFile(fixture, [{ nik: newNik() }], { token, path })).status).toBe(403);
  });
});
