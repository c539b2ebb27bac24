import { createReadStream, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreAtItsVersion, restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { AppKeyError } from '#server/platform/crypto/app-key.ts';
import { openDb } from '#server/platform/db/client.ts';
import { appliedSchemaVersion, isMigrated } from '#server/platform/db/migrate.ts';
import { readSettings } from '#server/app/env.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { startServer } from '#server/app/start-server.ts';
import type { DatabaseFacts } from '#tests/fixtures/database-facts.ts';
import { emptyDatabase } from '../harness/database.ts';
import { pesertaCountDifferences } from '../peserta/count-differences.ts';

const projectRoot = join(import.meta.dirname, '..', '..', '..');
const folder = join(projectRoot, 'tests', 'fixtures');

const fixtures = readdirSync(folder)
  .filter(name => /^database-\w+\.json$/.test(name))
  .map(name => JSON.parse(readFileSync(join(folder, name), 'utf8')) as DatabaseFacts);

const backupOf = ({ commit }: DatabaseFacts) =>
  createReadStream(join(folder, `database-${commit}.backup`));

/** Lists that grow when the server starts or someone signs in. */
const growing: readonly string[] = ['/audit', '/kotakKeluar', '/notifikasi'];

type Request = (
  method: string,
  path: string,
  options?: { readonly token?: string; readonly body?: unknown },
) => Promise<{ readonly status: number; readonly text: string; readonly json: unknown }>;

/** Starts the present server on a database at the version of a fixture. */
async function startUpgraded(
  facts: DatabaseFacts,
): Promise<{ request: Request; connectionString: string; stop: () => Promise<void> }> {
  const { connectionString, drop } = await emptyDatabase();
  const appKey = new Uint8Array(Buffer.from(facts.appKey, 'base64'));
  const { pool, close } = openDb(connectionString);
  await restoreAtItsVersion(pool, backupOf(facts), { appKey });
  expect(await appliedSchemaVersion(pool)).toBe(facts.schemaVersion);
  await close();
  const server = await startServer({
    settings: readSettings({ DATABASE_URL: connectionString, APP_KEY: facts.appKey, PORT: '0' }),
    clock: () => new Date(Date.parse(facts.madeAt) + 60_000),
    log: createLogger('silent'),
    consoleDir: null,
  });
  return {
    connectionString,
    async request(method, path, { token, body } = {}) {
      const response = await fetch(`${server.url}/api${path}`, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      return { status: response.status, text, json: isJson ? (JSON.parse(text) as unknown) : null };
    },
    async stop() {
      await server.stop();
      await drop();
    },
  };
}

describe.each(fixtures)('a database of the program at $commit', facts => {
  let upgraded: Awaited<ReturnType<typeof startUpgraded>>;
  let request: Request;
  beforeAll(async () => {
    upgraded = await startUpgraded(facts);
    ({ request } = upgraded);
  });
  afterAll(() => upgraded.stop());

  async function signIn(userName: string): Promise<string> {
    const body = { Username: userName, Password: facts.password, ApplicationCode: 'GTRY' };
    const { status, json } = await request('POST', '/gtc/logingtc', { body });
    expect(status).toBe(200);
    return (json as { token: string }).token;
  }

  it('is migrated by migrations that have not changed since', async () => {
    const { pool, close } = openDb(upgraded.connectionString);
    expect(await isMigrated(pool)).toBe(true);
    await close();
    const migrationsFolder = join(projectRoot, 'server', 'platform', 'db', 'migrations');
    const hashes = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
    expect(hashes.slice(0, facts.migrations.length)).toEqual(facts.migrations);
  });

  it('has the same lists and counts', async () => {
    const token = await signIn('admin');
    for (const [path, total] of Object.entries(facts.totals)) {
      // The audit log lists sign-ins only when they are asked for.
      const listPath = path === '/audit' ? '/audit?denganMasuk=true' : path;
      const { json } = await request('GET', listPath, { token });
      const { totalRecords } = json as { totalRecords: number };
      if (growing.includes(path)) expect(totalRecords, path).toBeGreaterThanOrEqual(total);
      else expect(totalRecords, path).toBe(total);
    }
    for (const [path, count] of Object.entries(facts.counters)) {
      const { jumlah } = (await request('GET', path, { token })).json as { jumlah: number };
      // Deactivated participants were counted then; the recount below has the exact numbers.
      expect(jumlah, path).toBeGreaterThan(0);
      expect(jumlah, path).toBeLessThanOrEqual(count);
    }
    const { db, close } = openDb(upgraded.connectionString);
    expect(await pesertaCountDifferences(db)).toEqual([]);
    await close();
  });

  it('decrypts identity numbers and health data', async () => {
    const { participant, dose } = facts;
    const company = await signIn('bhbu');
    const path = `/Peserta/identitas/${participant.id}`;
    const identity = await request('POST', path, { token: company });
    expect(identity.json).toMatchObject({ nik: participant.nik });
    const nurse = await signIn('faskes');
    const health = await request('POST', `/Vaksinasi/rincian/${dose.id}`, { token: nurse });
    expect(health.json).toMatchObject({
      catatan: dose.catatan,
      // Recorded as one complaint, which reads as a symptom.
      kipi: [{ manifestasi: [{ gejala: 'LAINNYA', uraian: dose.keluhan }] }],
    });
  });

  it('finds a participant by its identity number and keeps its audit entries', async () => {
    const { id, nik, nama, actions } = facts.participant;
    const token = await signIn('bhbu');
    const found = await request('GET', `/Peserta?nik=${nik}`, { token });
    expect(found.json).toMatchObject({ totalRecords: 1, data: [{ id, nama }] });
    const { json } = await request('GET', `/Peserta/riwayat/${id}`, { token });
    const { jejak } = json as { jejak: { aksi: string }[] };
    expect(jejak.slice(-actions.length).map(({ aksi }) => aksi)).toEqual(actions);
  });

  it('returns its documents and accepts changes', async () => {
    const token = await signIn('admin');
    const { path, text } = facts.document;
    expect((await request('GET', path, { token })).text).toContain(text);
    const { id } = facts.participant;
    const { json } = await request('GET', `/Peserta/GetById/${id}`, { token });
    const { version } = json as { version: number };
    const body = { ...(json as object), alamat: 'Jalan Cempaka Nomor 7' };
    const changed = await request('PUT', `/Peserta/${id}`, { token, body });
    expect(changed.json).toMatchObject({ alamat: body.alamat, version: version + 1 });
  });

  it('is not migrated with another application key', async () => {
    const { connectionString, drop } = await emptyDatabase();
    const { pool, close } = openDb(connectionString);
    const appKey = new Uint8Array(Buffer.from(facts.appKey, 'base64'));
    await restoreAtItsVersion(pool, backupOf(facts), { appKey });
    const otherKey = Buffer.alloc(32, 1).toString('base64');
    const start = startServer({
      settings: readSettings({ DATABASE_URL: connectionString, APP_KEY: otherKey, PORT: '0' }),
      clock: () => new Date(facts.madeAt),
      log: createLogger('silent'),
      consoleDir: null,
    });
    await expect(start).rejects.toThrow(AppKeyError);
    expect(await appliedSchemaVersion(pool)).toBe(facts.schemaVersion);
    await close();
    await drop();
  });

  it('is restored from its backup and migrated', async () => {
    const { connectionString, drop } = await emptyDatabase();
    const { pool, close } = openDb(connectionString);
    const appKey = new Uint8Array(Buffer.from(facts.appKey, 'base64'));
    const restored = await restoreBackup(pool, backupOf(facts), { appKey });
    expect(Object.entries(restored).map(([name, { rows }]) => [name, rows])).toEqual(
      Object.entries(facts.rows),
    );
    expect(await isMigrated(pool)).toBe(true);
    await close();
    await drop();
  });
});
