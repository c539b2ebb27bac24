import { execFileSync, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { peerProgram } from './install.ts';
import type { Peer, PeerRow } from './peer.ts';

const email = 'admin@example.com';
const password = 'sandi-latihan-7';

const textFields = [
  'nik',
  'nama',
  'tanggalLahir',
  'jenisKelamin',
  'noHP',
  'alamat',
  'kabKota',
  'kategori',
  'nip',
] as const;
const columns = ['id', ...textFields] as const;

/** Where Directus stores its rows: the file of SQLite, or the address of a PostgreSQL database. */
export type DirectusStore =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

const settingsOf = (store: DirectusStore): Record<string, string> =>
  store.kind === 'sqlite'
    ? { DB_CLIENT: 'sqlite3', DB_FILENAME: store.file }
    : { DB_CLIENT: 'pg', DB_CONNECTION_STRING: store.url };

const indexes = ['nik', 'nama'].map(name => `create index peserta_${name} on peserta ("${name}")`);
const quoted = columns.map(name => `"${name}"`).join(', ');

/** Inserts the rows behind Directus, because its own API records each of them twice more. */
async function insertRows(store: DirectusStore, rows: readonly PeerRow[]): Promise<void> {
  if (store.kind === 'postgres') {
    const client = new pg.Client(store.url);
    await client.connect();
    await client.query(
      `insert into peserta (${quoted}) select ${quoted}
      from json_populate_recordset(null::peserta, $1::json)`,
      [JSON.stringify(rows)],
    );
    for (const index of indexes) await client.query(index);
    await client.query('vacuum analyze peserta');
    await client.end();
    return;
  }
  interface Database {
    readonly exec: (text: string, done: (error: Error | null) => void) => void;
    readonly run: (text: string, values: unknown[], done: (error: Error | null) => void) => void;
    readonly close: (done: () => void) => void;
  }
  const require = createRequire(peerProgram('directus/package.json'));
  const sqlite = require('sqlite3') as { Database: new (file: string) => Database };
  const database = new sqlite.Database(store.file);
  const run = (text: string, values: unknown[] = []): Promise<void> =>
    new Promise((resolve, reject) => {
      database.run(text, values, error => (error ? reject(error) : resolve()));
    });
  const places = `(${columns.map(() => '?').join(', ')})`;
  await run('begin');
  for (let from = 0; from < rows.length; from += 500) {
    const part = rows.slice(from, from + 500);
    const text = `insert into peserta (${quoted}) values ${part.map(() => places).join(', ')}`;
    await run(
      text,
      part.flatMap(row => columns.map(name => row[name])),
    );
  }
  for (const index of indexes) await run(index);
  await run('commit');
  await run('analyze');
  await new Promise<void>(resolve => database.close(resolve));
}

/** Creates a Directus project, fills it and starts it. */
export async function startDirectus(
  root: string,
  port: number,
  store: DirectusStore,
  rows: readonly PeerRow[],
): Promise<Peer> {
  const url = `http://127.0.0.1:${port}`;
  const program = peerProgram('directus/cli.js');
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    SECRET: 'latihan',
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
    ACCESS_TOKEN_TTL: '2h',
    STORAGE_LOCAL_ROOT: join(root, 'uploads'),
    ...settingsOf(store),
  };
  execFileSync(process.execPath, [program, 'bootstrap'], { cwd: root, env, stdio: 'ignore' });
  const child = spawn(process.execPath, [program, 'start'], { cwd: root, env, stdio: 'ignore' });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const post = async (path: string, body: object, token?: string): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`Directus ${path}: ${await response.text()}`);
    return await response.json();
  };
  for (let attempt = 0; attempt < 1_200; attempt++) {
    if (
      await fetch(`${url}/server/ping`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await wait(100);
  }
  const signedIn = (await post('/auth/login', { email, password })) as {
    data: { access_token: string };
  };
  const token = signedIn.data.access_token;
  await post(
    '/collections',
    {
      collection: 'peserta',
      meta: {},
      schema: {},
      fields: [
        { field: 'id', type: 'integer', meta: {}, schema: { is_primary_key: true } },
        ...textFields.map(field => ({ field, type: 'string', meta: {}, schema: {} })),
      ],
    },
    token,
  );
  await insertRows(store, rows);
  return {
    name: `Directus 11.3, ${store.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`,
    url,
    headers: { authorization: `Bearer ${token}` },
    listPath: page => `/items/peserta?limit=25&page=${page}&sort=nama&meta=filter_count`,
    recordPath: id => `/items/peserta/${id}`,
    nikPath: nik => `/items/peserta?limit=25&meta=filter_count&filter[nik][_eq]=${nik}`,
    stop() {
      child.kill('SIGKILL');
      process.off('exit', kill);
      return Promise.resolve();
    },
  };
}
