import { afterAll, beforeAll, expect, it } from 'vitest';
import { rotateIndexKey } from '#server/app/key-rotation/index.ts';
import { buildPeserta, newNik, personBody } from '../../builders/peserta.ts';
import { sheetLine } from '../../builders/sheet-file.ts';
import { testAppKey } from '../harness/config.ts';
import {
  importOf,
  listImportRows,
  nonZeroCounts,
  requestOnImport,
  saveUpload,
  uploadFile,
} from '../import/fixture.ts';
import { keyStates, restartKeyedServer, startKeyedServer, type KeyedServer } from './fixture.ts';

let before: KeyedServer;
beforeAll(async () => {
  before = await startKeyedServer();
});
afterAll(() => before.server.stop());

const rotate = () => rotateIndexKey(before.pool, { appKey: testAppKey, now: before.server.now() });

it('rotates the index key while no server runs', async () => {
  const { pool, server, bhbuId, company } = before;
  const nik = newNik();
  const foreigner = { isWNI: false, nik: newNik(), noPaspor: 'X1234567', negara: 'JP' };
  await buildPeserta(server.deps, { userId: company.id, bhbuId, nik });
  await buildPeserta(server.deps, { userId: company.id, bhbuId, ...foreigner });
  const erased = newNik();
  const { id: erasedId } = await buildPeserta(server.deps, {
    userId: company.id,
    bhbuId,
    nik: erased,
  });
  await pool.query(
    `update peserta set pembatasan = 'DIHAPUS', no_pembatasan = 'PDP/1', is_active = false, nik_encrypted = null,
      nik_mask = null where id = $1`,
    [erasedId],
  );
  const changedLine = sheetLine();
  const first = importOf(await uploadFile(before, [changedLine]));
  await saveUpload(before, first);
  const change = importOf(await uploadFile(before, [{ ...changedLine, alamat: 'Jalan Baru 1' }]));
  await saveUpload(before, change);
  const twice = sheetLine();
  const lines = [twice, twice, sheetLine({ nik }), sheetLine({ nik: '123' })];
  const preview = importOf(await uploadFile(before, lines));
  const rowsBefore = await listImportRows(before, preview);
  const keysBefore = await readKeys();

  await expect(rotate()).rejects.toThrow('Server masih berjalan');
  expect(await readKeys()).toEqual(keysBefore);
  await before.stopKeys();
  await rotate();
  expect(await keyStates(pool, 'blindIndex')).toEqual(['2 active']);
  const keysAfter = await readKeys();
  expect(keysAfter.length).toBe(keysBefore.length);
  for (const [n, { kind, key }] of keysAfter.entries()) {
    expect(kind).toBe(keysBefore[n]?.kind);
    expect(key === null, kind).toBe(keysBefore[n]?.key === null);
    if (key !== null) expect(key).not.toBe(keysBefore[n]?.key);
  }

  // A person whose data were erased is not recognised any more, neither with the new key nor with the former one.
  const { rows: anonymous } = await pool.query('select nik_key from peserta where id = $1', [
    erasedId,
  ]);
  expect(anonymous).toEqual([{ nik_key: null }]);

  const after = await restartKeyedServer(before);
  const { token } = after.company;
  const count = async (query: string): Promise<unknown> =>
    (await after.server.request('GET', `/Peserta?${query}`, { token })).json['totalRecords'];
  expect(await count(`nik=${nik}`)).toBe(1);
  expect(await count(`nik=${foreigner.nik}`)).toBe(1);
  const again = (body: object) =>
    after.server.request('POST', '/Peserta', { token, body: personBody(body) });
  expect((await again({ nik })).json).toMatchObject({ status: 422 });
  expect((await again({ ...foreigner, nik: null })).json).toMatchObject({ status: 422 });
  // The session of before is no longer valid.
  const old = await after.server.request('GET', '/Peserta', { token: before.company.token });
  expect(old.status).toBe(401);

  expect(await listImportRows(after, preview)).toEqual(rowsBefore);
  // The person keys of a corrected row and of its duplicates fit together.
  const saved = await saveUpload(after, preview);
  expect(saved.status).toBe(200);
  expect(nonZeroCounts(importOf(saved))).toEqual(nonZeroCounts(preview));
  expect(await count(`nik=${String(twice.nik)}`)).toBe(1);
  expect((await requestOnImport(after, change, 'POST', '/urungkan')).status).toBe(200);
  expect(await count(`nik=${String(changedLine.nik)}`)).toBe(1);
  await after.stopKeys();
});

/** Returns every blind index, as text, by row. */
async function readKeys(): Promise<{ kind: string; key: string | null }[]> {
  const { rows } = await before.pool.query<{ kind: string; key: string | null }>(`
    select * from (
      select 'person' as kind, id, 0 as n, person_key::text as key from peserta
      union all select 'nik', id, 0, nik_key::text from peserta where pembatasan is null
      union all select 'npwp', id, 0, npwp_key::text from bhbu
      union all select 'row', import_id, row_number, person_key::text from import_row
      union all select 'phone', import_id, row_number, phone_key::text from import_row
      union all select 'before', peserta_id, import_id, before ->> 'person_key' from import_change
    ) k order by kind, id, n`);
  return rows;
}
