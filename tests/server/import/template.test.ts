import { afterAll, beforeAll, expect, it } from 'vitest';
import { faskes } from '#server/platform/db/schema/index.ts';
import { eq } from 'drizzle-orm';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { cellTexts, collectRows } from '../spreadsheet/collect-rows.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('a company gets the template with its active facilities, and no other company does', async () => {
  const { db } = server;
  const bhbuId = await buildBhbu(db);
  const other = await buildBhbu(db);
  const [mine, inactive, ofOther] = [
    await buildFaskes(db, { serves: [bhbuId], kabKota: '32.73' }),
    await buildFaskes(db, { serves: [bhbuId], isActive: false }),
    await buildFaskes(db, { serves: [other] }),
  ];
  for (const id of [mine, inactive, ofOther]) {
    await db
      .update(faskes)
      .set({ kodePcare: `KODE${id}` })
      .where(eq(faskes.id, id));
  }
  const { token } = await server.signIn({ role: 'BHBU', bhbuId });
  const get = (id: number) =>
    server.app.fetch(
      new Request(`http://portal.test/api/Peserta/templateUnggah/${id}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    );
  const answer = await get(bhbuId);
  expect(answer.headers.get('content-disposition')).toContain('TemplateUploadPeserta.xlsx');
  const file = new Uint8Array(await answer.arrayBuffer());
  const [headers = [], ...rows] = cellTexts(await collectRows(file, { sheet: 'Referensi' }));
  expect(headers.slice(9)).toEqual([
    'Kode Faskes',
    'Faskes yang melayani perusahaan Anda',
    'Kab/Kota Faskes',
  ]);
  const listed = rows.map(row => row.slice(9)).filter(row => row.some(Boolean));
  expect(listed).toEqual([[`KODE${mine}`, `Klinik Contoh ${mine}`, 'Kota Bandung']]);
  expect((await get(other)).status).toBe(404);
});
