import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maskInvalidNumber, maskNik } from '#contract/core/values/nik.ts';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { newNik } from '../../../builders/peserta.ts';
import { sheetLine } from '../../../builders/sheet-file.ts';
import {
  importOf,
  listImportRows,
  requestOnImport,
  startImportFixture,
  uploadFile,
  type ImportFixture,
} from '../fixture.ts';

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await startImportFixture();
});
afterAll(() => fixture.server.stop());

describe('a row', () => {
  it('shows what the file says beside a correction, numbers masked', async () => {
    const shortNik = newNik().slice(1);
    const fileNik = newNik();
    const file = importOf(
      await uploadFile(fixture, [
        sheetLine({ alamat: 'x', nik: shortNik }),
        sheetLine({ nik: fileNik }),
      ]),
    );
    const nik = newNik();
    const nilai = { alamat: 'Jalan Satu 1', nik };
    await requestOnImport(fixture, file, 'PUT', '/sel', { baris: [{ nomor: 2, nilai }] });
    const [row, untouched] = await listImportRows(fixture, file);
    expect(row?.nilai.alamat).toBe('Jalan Satu 1');
    expect(row?.nilaiBerkas).toEqual({ alamat: 'x', nik: maskInvalidNumber(shortNik) });
    expect(row?.nilaiBerkas.nik).not.toContain(shortNik);
    expect(untouched?.nilaiBerkas).toEqual({});
    // A number that identifies a person is masked as everywhere.
    await requestOnImport(fixture, file, 'PUT', '/sel', {
      baris: [{ nomor: 3, nilai: { nik: newNik() } }],
    });
    const [, corrected] = await listImportRows(fixture, file);
    expect(corrected?.nilaiBerkas.nik).toBe(maskNik(fileNik));
  });

  it.each([
    ['unreadable', { tanggalLahir: 'entah' }],
    ['empty', { tanggalLahir: '' }],
    ['impossible', { tanggalLahir: '12-11-2087' }],
    ['without a sex', { jenisKelamin: '' }],
  ])('says the birth date and sex of its NIK when it is %s', async (_, more) => {
    const file = importOf(await uploadFile(fixture, [sheetLine(more)]));
    const [row] = await listImportRows(fixture, file);
    expect(row?.dariNik).toMatchObject({
      tanggalLahir: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    });
  });

  it('reveals its NIK to those who may see numbers, and the audit log names the row', async () => {
    const shortNik = newNik().slice(1);
    const file = importOf(await uploadFile(fixture, [sheetLine({ nik: shortNik })]));
    const revealed = await requestOnImport(fixture, file, 'POST', '/bukaNik', { nomor: 2 });
    expect(revealed.json).toEqual({ nik: shortNik });
    const [entry] = await fixture.server.db
      .select({ action: auditLog.action, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'import'), eq(auditLog.recordId, String(file.id))))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(entry).toEqual({ action: 'import.reveal', after: { baris: 2 } });
    const missing = await requestOnImport(fixture, file, 'POST', '/bukaNik', { nomor: 99 });
    expect(missing.status).toBe(404);
  });
});
