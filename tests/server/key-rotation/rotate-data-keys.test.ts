import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { decryptField, encryptField } from '#server/platform/crypto/field-encryption.ts';
import { openKeys } from '#server/platform/db/open-keys.ts';
import { seedDemo } from '#server/app/demo/index.ts';
import { countOutdated, reencryptTables } from '#server/app/key-rotation/reencrypt.ts';
import { rotateDataKeys } from '#server/app/key-rotation/index.ts';
import { enqueueSecretMail, decryptMail } from '#server/platform/outbox/outbox.ts';
import { outbox } from '#server/platform/db/schema/index.ts';
import { newNik, personBody } from '../../builders/peserta.ts';
import { sheetLine } from '../../builders/sheet-file.ts';
import { testAppKey } from '../harness/config.ts';
import {
  importOf,
  listImportRows,
  requestOnImport,
  saveUpload,
  uploadFile,
} from '../import/fixture.ts';
import { keyStates, startKeyedServer, type KeyedServer } from './fixture.ts';

let fixture: KeyedServer;
beforeAll(async () => {
  fixture = await startKeyedServer(({ db, deps }) => seedDemo(db, deps));
});
afterAll(() => fixture.server.stop());

const rotate = (options: Partial<Parameters<typeof rotateDataKeys>[1]> = {}) =>
  rotateDataKeys(fixture.pool, {
    appKey: testAppKey,
    now: fixture.server.now(),
    graceMs: 0,
    pollMs: 10,
    ...options,
  });

/** Returns everything of a table but the encrypted columns, so that a change of it is noticed. */
async function readPlain(
  pool: pg.Pool,
  table: string,
  encrypted: readonly string[],
): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `select to_jsonb(t) - $1::text[] as row from ${table} t order by id`,
    [encrypted],
  );
  return rows;
}

const pesertaEncrypted = ['nik', 'no_paspor', 'no_kitas', 'penanggung'].map(
  name => `${name}_encrypted`,
);

describe('a rotation of the data keys', () => {
  it('encrypts every value again, changes nothing else, and deletes the old keys', async () => {
    const { server, pool, company, admin } = fixture;
    const nik = newNik();
    const [saved, open] = [sheetLine({ nik }), sheetLine()];
    const file = importOf(await uploadFile(fixture, [saved]));
    expect((await saveUpload(fixture, file)).status).toBe(200);
    // An import that changes a registration stores the row before it.
    const change = importOf(await uploadFile(fixture, [{ ...saved, alamat: 'Jalan Baru 1' }]));
    expect((await saveUpload(fixture, change)).status).toBe(200);
    const preview = importOf(await uploadFile(fixture, [open]));
    const rowsBefore = await listImportRows(fixture, preview);
    const mail = { to: 'a@contoh.test', subject: 'Akun', text: 'kata sandi pertama' };
    const expiresAt = '2040-01-01T00:00:00.000Z';
    await enqueueSecretMail(server.db, server.now(), server.deps.keys, mail, {
      userId: admin.id,
      senderId: null,
      expiresAt,
    });
    const plain = await readPlain(pool, 'peserta', pesertaEncrypted);
    const another = await openKeys(pool, { appKey: testAppKey, dataDir: '' });
    onTestFinished(another.stop);
    const old = encryptField(server.deps.keys, 'peserta.nik', nik);

    const progress: [number, number][] = [];
    const rows = await rotate({ onProgress: (done, total) => progress.push([done, total]) });
    expect(rows).toBeGreaterThan(100);
    expect(progress.at(-1)).toEqual([rows, rows]);

    for (const name of ['identity', 'health', 'outbox'])
      expect(await keyStates(pool, name)).toEqual(['2 active']);
    expect(await keyStates(pool, 'auditSeal')).toEqual(['1 active']);
    expect(() => decryptField(server.deps.keys, 'peserta.nik', old)).toThrow('another key');
    const client = await pool.connect();
    expect(await countOutdated(client, another.keys)).toBe(0);
    client.release();
    expect(await readPlain(pool, 'peserta', pesertaEncrypted)).toEqual(plain);
    const { rows: entries } = await pool.query(
      `select actor_role, after from audit_log where action = 'encryptionKey.rotateData'`,
    );
    expect(entries).toEqual([{ actor_role: 'SISTEM', after: { baris: rows } }]);

    const found = await server.request('GET', `/Peserta?nik=${nik}`, { token: company.token });
    const [{ id }] = (found.json as { data: [{ id: number }] }).data;
    const revealed = await server.request('POST', `/Peserta/identitas/${id}`, {
      token: company.token,
    });
    expect(revealed.json).toMatchObject({ nik });
    expect(await listImportRows(fixture, preview)).toEqual(rowsBefore);
    const mails = await server.db.select().from(outbox);
    expect(mails.map(one => decryptMail(another.keys, one))).toContainEqual(mail);
    expect((await requestOnImport(fixture, change, 'POST', '/urungkan')).status).toBe(200);
    const undone = await server.request('POST', `/Peserta/identitas/${id}`, {
      token: company.token,
    });
    expect(undone.json).toMatchObject({ nik });
  });

  it('keeps what is written meanwhile, and continues after an interruption', async () => {
    const { server, pool, company } = fixture;
    const before = await keyStates(pool, 'identity');
    const write = () =>
      server.request('POST', '/Peserta', { token: company.token, body: personBody() });
    const written: Promise<{ status: number }>[] = [];
    let batches = 0;
    const interrupted = rotate({
      onProgress: () => {
        written.push(write());
        if (++batches === 2) throw new Error('killed');
      },
    });
    await expect(interrupted).rejects.toThrow('killed');
    expect((await Promise.all(written)).map(({ status }) => status)).toEqual([201, 201]);
    expect(await keyStates(pool, 'identity')).toHaveLength(2);

    // A row that someone is changing is left for later, with what they write.
    const { keys, stop } = await openKeys(pool, { appKey: testAppKey, dataDir: '' });
    onTestFinished(stop);
    const [writer, client] = [await pool.connect(), await pool.connect()];
    await writer.query('begin');
    const { rows: changed } = await writer.query(
      `update dose set jam = '06:59' where id = (select min(id) from dose where screening is not null)
      returning id`,
    );
    await reencryptTables(client, keys, () => undefined);
    expect(await countOutdated(client, keys)).toBe(1);
    client.release();
    const running = rotate();
    expect((await write()).status).toBe(201);
    expect(await keyStates(pool, 'identity')).toHaveLength(2);
    await writer.query('commit');
    writer.release();
    await running;
    const [version] = before.map(text => Number.parseInt(text, 10));
    expect(await keyStates(pool, 'identity')).toEqual([`${(version ?? 0) + 1} active`]);
    const { rows } = await pool.query(`select id from dose where jam = '06:59'`);
    expect(rows).toEqual(changed);
    const list = await server.request('GET', '/Peserta?pageSize=3', { token: company.token });
    for (const { id } of (list.json as { data: { id: number }[] }).data) {
      const one = await server.request('POST', `/Peserta/identitas/${id}`, {
        token: company.token,
      });
      expect(one.status).toBe(200);
    }
  });

  it('waits for a server that cannot load the new keys, and is the only one', async () => {
    const { pool } = fixture;
    const slow = await openKeys(pool, { appKey: testAppKey, dataDir: '' });
    onTestFinished(slow.stop);
    // Holds the lock of a process that knows other keys.
    const stale = await pool.connect();
    await stale.query('select pg_advisory_lock_shared(1802201963, 1)');
    let running = Promise.resolve(0);
    const waitedFor = await new Promise(resolve => {
      running = rotate({ onWaiting: resolve });
    });
    expect(waitedFor).toBe(1);
    await expect(rotate()).rejects.toThrow('sedang berjalan');
    expect(await keyStates(pool, 'identity')).toEqual([
      expect.stringContaining('active'),
      expect.stringContaining('added'),
    ]);
    stale.release(true);
    await running;
    expect(await keyStates(pool, 'identity')).toEqual([expect.stringContaining('active')]);
  });

  it('names a value that it cannot decrypt, and continues when it is gone', async () => {
    const { pool } = fixture;
    const { rows } = await pool.query<{ id: number; nik: Buffer }>(
      `update peserta p set nik_encrypted = set_byte(nik_encrypted, 20, get_byte(nik_encrypted, 20) # 1)
      from (
        select id, nik_encrypted as nik from peserta
        where nik_encrypted is not null order by id limit 1
      ) was
      where p.id = was.id returning p.id, was.nik`,
    );
    const [damaged] = rows;
    await expect(rotate()).rejects.toThrow(`Isi terenkripsi di peserta ${damaged?.id} rusak`);
    await pool.query('update peserta set nik_encrypted = $2 where id = $1', [
      damaged?.id,
      damaged?.nik,
    ]);
    await rotate();
    expect(await keyStates(pool, 'identity')).toEqual([expect.stringContaining('active')]);
  });
});
