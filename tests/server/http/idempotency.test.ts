import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writesOf } from '#contract/core/writes.ts';
import { runsInTransaction } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import {
  appUser,
  idempotencyKey,
  importFile,
  peserta,
  role,
} from '#server/platform/db/schema/index.ts';
import { handlers } from '#server/app/handlers.ts';
import { lockFreeSaveTarget } from '#server/domains/import/scope.ts';
import { allCalls } from '../../all-calls.ts';
import { buildBhbu, buildBooster, buildFaskes, newNik } from '../../builders/peserta.ts';
import { buildCsvFile, sheetLine } from '../../builders/sheet-file.ts';
import { startTestServer, type TestResponse, type TestServer } from '../harness/server.ts';

let server: TestServer;
let bhbuId: number;
let faskesId: number;
let company: { readonly token: string; readonly id: number };
let admin: { readonly token: string; readonly id: number };

beforeAll(async () => {
  server = await startTestServer();
  bhbuId = await buildBhbu(server.db);
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  company = await server.signIn({ role: 'BHBU', bhbuId });
  admin = await server.signIn({ role: 'ADMIN' });
});
afterAll(() => server.stop());

const headers = (key: string) => ({ 'idempotency-key': key });

/** Returns a file of one new participant. */
const newFile = () => buildCsvFile([sheetLine({ nik: newNik() })]);

const upload = (key: string, file: File, query = ''): Promise<TestResponse> => {
  const body = new FormData();
  body.append('berkas', file);
  return server.request('POST', `/Peserta/Import/0${query}`, {
    token: company.token,
    body,
    headers: headers(key),
  });
};

const save = (key: string, id: unknown): Promise<TestResponse> =>
  server.request('POST', `/Peserta/impor/${String(id)}/simpan`, {
    token: company.token,
    body: { modus: 'semua' },
    headers: headers(key),
  });

const countImports = () => server.db.$count(importFile);
const countPeserta = () => server.db.$count(peserta);

const expectReplay = (again: TestResponse, first: TestResponse): void => {
  expect([again.status, again.json]).toEqual([200, first.json]);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
};

describe('an upload that is repeated with its key', () => {
  it('gets the first answer and makes no second import', async () => {
    const file = newFile();
    const before = await countImports();
    const first = await upload('unggah-1', file, '?preview=true');
    expect(first.status).toBe(200);
    expectReplay(await upload('unggah-1', file, '?preview=true'), first);
    expect(await countImports()).toBe(before + 1);
  });

  it('is saved once', async () => {
    const file = newFile();
    const before = [await countImports(), await countPeserta()];
    const first = await upload('unggah-2', file);
    expect(first.json).toMatchObject({ status: 'DISIMPAN' });
    expectReplay(await upload('unggah-2', file), first);
    expect([await countImports(), await countPeserta()]).toEqual(before.map(n => n + 1));
  });

  it('is saved once by several at the same moment', async () => {
    const file = newFile();
    const before = [await countImports(), await countPeserta()];
    const all = await Promise.all([1, 2, 3].map(() => upload('unggah-3', file)));
    expect(all.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const done = all.filter(({ status }) => status === 200);
    expect(done).not.toHaveLength(0);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    const [first] = done;
    if (first) expectReplay(await upload('unggah-3', file), first);
    expect([await countImports(), await countPeserta()]).toEqual(before.map(n => n + 1));
  });

  it('continues with the import that the first one read but could not save', async () => {
    const file = newFile();
    const before = await countImports();
    const refused = await transaction(server.db, async tx => {
      await lockFreeSaveTarget(tx, { jenis: 'peserta', bhbuId });
      return await upload('unggah-4', file);
    });
    expect([refused.status, refused.json['code']]).toEqual([409, 'SEDANG_DIPROSES']);
    const saved = await upload('unggah-4', file);
    expect(saved.json).toMatchObject({ status: 'DISIMPAN' });
    expectReplay(await upload('unggah-4', file), saved);
    expect(await countImports()).toBe(before + 1);
  });

  it('is refused with another file or other options', async () => {
    const file = newFile();
    await upload('unggah-5', file, '?preview=true');
    for (const other of [
      await upload('unggah-5', newFile(), '?preview=true'),
      await upload('unggah-5', file),
    ]) {
      expect(other.json).toMatchObject({ status: 422, code: 'KUNCI_DIPAKAI' });
    }
  });

  it('runs again when the first one failed', async () => {
    const empty = new File([], 'kosong.csv');
    expect((await upload('unggah-6', empty, '?preview=true')).status).toBe(422);
    expect((await upload('unggah-6', newFile(), '?preview=true')).status).toBe(200);
  });
});

describe('a save that is repeated with its key', () => {
  it('gets the first answer, even after the import was undone', async () => {
    const { json } = await upload('simpan-0', newFile(), '?preview=true');
    const first = await save('simpan-1', json['id']);
    expect(first.json).toMatchObject({ status: 'DISIMPAN' });
    const undone = await server.request('POST', `/Peserta/impor/${String(json['id'])}/urungkan`, {
      token: company.token,
    });
    expect(undone.status).toBe(200);
    expectReplay(await save('simpan-1', json['id']), first);
    expect((await save('simpan-2', json['id'])).status).toBe(409);
  });
});

describe('a call about a booster that is repeated with its key', () => {
  const request = (path: string, key: string, id: number) =>
    server.request('POST', `/Peserta/${path}/${id}`, { token: admin.token, headers: headers(key) });
  const newBooster = () =>
    buildBooster(server.deps, { userId: admin.id, bhbuId, idFaskes: faskesId });

  it('gets the ticket of the first one, also at the same moment', async () => {
    const { id } = await newBooster();
    const all = await Promise.all([1, 2, 3].map(() => request('tiketBooster', 'tiket-1', id)));
    const [first] = all;
    expect(first?.json['noTiket']).toMatch(/^BST/);
    expect(all.map(({ text }) => text)).toEqual(all.map(() => first?.text));
    if (first) expectReplay(await request('tiketBooster', 'tiket-1', id), first);
    expect((await request('tiketBooster', 'tiket-2', id)).status).toBe(409);
  });

  it('gets the result of the first check', async () => {
    const { id } = await newBooster();
    const first = await request('kelayakan', 'layak-1', id);
    expectReplay(await request('kelayakan', 'layak-1', id), first);
    const checked = await request('kelayakan', 'layak-2', id);
    expect(checked.json['version']).toBe(Number(first.json['version']) + 1);
  });
});

it('these calls that may have a key run outside the transaction of the pipeline', () => {
  const found = allCalls.flatMap(({ name, endpoint }) => {
    const [domain = '', method = ''] = name.split('.');
    const handler = (handlers as Record<string, Record<string, object>>)[domain]?.[method];
    const isKeyed =
      endpoint.method === 'POST' &&
      endpoint.access !== 'public' &&
      !endpoint.secret &&
      writesOf(endpoint) !== 'nothing';
    return isKeyed && handler && !runsInTransaction(handler) ? [name] : [];
  });
  // Each records its key, except one: stopping an export twice does no harm.
  expect(found.sort()).toEqual([
    'bulkEdit.resume',
    'bulkEdit.start',
    'export.stop',
    'import.importAdminExternalBooster',
    'import.importBooster',
    'import.importBoosterByAM',
    'import.importByAM',
    'import.importFaskesExternalBooster',
    'import.importPeserta',
    'import.importSmartChecking',
    'import.save',
    'peserta.checkEligibility',
    'peserta.makeTicket',
  ]);
});

it('an answer is stored with a hash of the key only', async () => {
  const rows = await server.db
    .select({ key: idempotencyKey.key })
    .from(idempotencyKey)
    .where(
      and(
        isNotNull(idempotencyKey.answer),
        eq(idempotencyKey.actorKey, `user:${company.id} BHBU ${bhbuId} `),
      ),
    );
  expect(rows).not.toHaveLength(0);
  expect(rows.filter(({ key }) => !/^[0-9a-f]{64}$/.test(key))).toEqual([]);
});

it('an account that moved to another company does not get the answers of the former one', async () => {
  const body = { name: 'Peran pindah', peranDasar: 'AM', keterangan: null };
  const key = 'pindah-1';
  const mover = await server.signIn({ role: 'ADMIN' });
  const ask = () =>
    server.request('POST', '/role', { token: mover.token, body, headers: headers(key) });
  const first = await ask();
  expect(first.status).toBe(201);
  expect((await ask()).headers.get('idempotent-replayed')).toBe('true');
  const [superadmin] = await server.db.select().from(role).where(eq(role.name, 'SUPERADMIN'));
  await server.db
    .update(appUser)
    .set({ roleId: superadmin?.id ?? 0 })
    .where(eq(appUser.id, mover.id));
  const after = await ask();
  expect(after.headers.get('idempotent-replayed')).toBeNull();
  expect(after.status).toBe(422);
});
