import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile } from '#server/platform/db/schema/index.ts';
import { buildBhbu } from '../../../builders/peserta.ts';
import { sheetLine } from '../../../builders/sheet-file.ts';
import {
  nonZeroCounts,
  importOf,
  requestOnImport,
  uploadFile,
  startImportFixture,
  type ImportFixture,
} from '../fixture.ts';

let fixture: ImportFixture;

beforeAll(async () => {
  fixture = await startImportFixture();
});
afterAll(() => fixture.server.stop());

const minuteMs = 60_000;

describe('saving', () => {
  it('an import of another company does not change it', async () => {
    const { server } = fixture;
    const bhbuId = await buildBhbu(server.db);
    const { token } = await server.signIn({ role: 'BHBU', bhbuId });
    const file = importOf(await uploadFile(fixture, [sheetLine()]));
    const ofFile = eq(importFile.id, file.id);
    await server.db.update(importFile).set({ savingTotal: 1 }).where(ofFile);
    const response = await requestOnImport(
      fixture,
      file,
      'POST',
      '/simpan',
      { modus: 'yangBisa' },
      token,
    );
    expect(response.status).toBe(404);
    const [row] = await server.db.select().from(importFile).where(ofFile);
    expect(row?.savingTotal).toBe(1);
  });

  it('after midnight in Jakarta validates again for the new day', async () => {
    const { server, bhbuId } = fixture;
    server.advanceTime(13 * 60 * minuteMs + 50 * minuteMs);
    expect(server.now().toISOString()).toBe('2030-01-02T16:50:00.000Z');
    const { token } = await server.signIn({ role: 'BHBU', bhbuId });
    const file = importOf(
      await uploadFile(fixture, [sheetLine({ rencanaTanggal: '02-01-2030' })], { token }),
    );
    expect(nonZeroCounts(file)).toEqual({ baru: 1 });
    server.advanceTime(20 * minuteMs);
    const response = await requestOnImport(
      fixture,
      file,
      'POST',
      '/simpan',
      { modus: 'yangBisa' },
      token,
    );
    expect(response.status).toBe(409);
    const now = importOf(await requestOnImport(fixture, file, 'GET', '', undefined, token));
    expect(nonZeroCounts(now)).toEqual({ tidakValid: 1 });
    expect(now.kode).toEqual([{ kode: 'E17', jumlah: 1 }]);
  });
});
