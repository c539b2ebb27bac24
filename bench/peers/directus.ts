import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeImportLines } from '../import-lines.ts';
import { peerFile } from './install.ts';
import type { Peer, PeerPaths, PeerRow } from './peer.ts';

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
  'statusData',
] as const satisfies (keyof PeerRow)[];
const columns = ['id', ...textFields] as const;

const list = '/items/peserta?limit=25&meta=filter_count';
const paths: PeerPaths = {
  page: page => `${list}&page=${page}`,
  byName: page => `${list}&page=${page}&sort=nama`,
  filterAndSort: page =>
    `${list}&page=${page}&filter[statusData][_eq]=INVALID&sort=-tanggalLahir,id`,
  byNik: nik => `${list}&filter[nik][_eq]=${nik}`,
  partOfName: text => `${list}&filter[nama][_icontains]=${text}`,
  record: id => `/items/peserta/${id}`,
};

/** Inserts the rows behind Directus, because its own API records each of them twice more. */
async function insertRows(file: string, rows: readonly PeerRow[]): Promise<void> {
  interface Database {
    readonly run: (text: string, values: unknown[], done: (error: Error | null) => void) => void;
    readonly close: (done: () => void) => void;
  }
  const require = createRequire(peerFile('directus/package.json'));
  const sqlite = require('sqlite3') as { Database: new (file: string) => Database };
  const database = new sqlite.Database(file);
  const run = (text: string, values: unknown[] = []): Promise<void> =>
    new Promise((resolve, reject) => {
      database.run(text, values, error => (error ? reject(error) : resolve()));
    });
  const names = columns.map(name => `"${name}"`).join(', ');
  const places = `(${columns.map(() => '?').join(', ')})`;
  await run('begin');
  for (let from = 0; from < rows.length; from += 500) {
    const part = rows.slice(from, from + 500);
    await run(
      `insert into peserta (${names}) values ${part.map(() => places).join(', ')}`,
      part.flatMap(row => columns.map(name => row[name])),
    );
  }
  for (const name of ['nik', 'nama'])
    await run(`create index peserta_${name} on peserta ("${name}")`);
  await run('commit');
  await run('analyze');
  await new Promise<void>(resolve => database.close(resolve));
}

/** Waits until a server answers with 200. */
async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt++) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error(`${url} does not answer`);
}

/** Writes new people as a CSV file with the fields of Directus. */
function buildCsv(count: number): Blob {
  const fields = textFields.filter(field => field !== 'nip' && field !== 'statusData');
  const lines = makeImportLines(count).map(line => fields.map(field => line[field]).join(','));
  return new Blob([[fields.join(','), ...lines].join('\n')], { type: 'text/csv' });
}

/** Creates a Directus project on SQLite, fills it and starts it. */
export async function startDirectus(
  root: string,
  port: number,
  rows: readonly PeerRow[],
): Promise<Peer> {
  const folder = join(root, 'directus');
  mkdirSync(folder);
  const url = `http://127.0.0.1:${port}`;
  const program = peerFile('directus/cli.js');
  const file = join(folder, 'data.db');
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
    // Refuses requests on a busy machine.
    PRESSURE_LIMITER_ENABLED: 'false',
    LOG_LEVEL: 'error',
    ACCESS_TOKEN_TTL: '2h',
    STORAGE_LOCAL_ROOT: join(folder, 'uploads'),
    DB_CLIENT: 'sqlite3',
    DB_FILENAME: file,
  };
  execFileSync(process.execPath, [program, 'bootstrap'], { cwd: folder, env, stdio: 'ignore' });
  const child = spawn(process.execPath, [program, 'start'], { cwd: folder, env, stdio: 'ignore' });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  await waitFor(`${url}/server/ping`);

  let headers: Readonly<Record<string, string>> = {};
  const post = async (path: string, body: FormData | object): Promise<Response> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: isForm ? headers : { ...headers, 'content-type': 'application/json' },
      body: isForm ? body : JSON.stringify(body),
      // A long import answers late.
      signal: AbortSignal.timeout(900_000),
    });
    if (!response.ok) throw new Error(`Directus ${path}: ${await response.text()}`);
    return response;
  };
  const signedIn = await post('/auth/login', { email, password });
  const { data } = (await signedIn.json()) as { data: { access_token: string } };
  headers = { authorization: `Bearer ${data.access_token}` };
  await post('/collections', {
    collection: 'peserta',
    meta: {},
    schema: {},
    fields: [
      {
        field: 'id',
        type: 'integer',
        meta: {},
        schema: { is_primary_key: true, has_auto_increment: true },
      },
      ...textFields.map(field => ({ field, type: 'string', meta: {}, schema: {} })),
    ],
  });
  await insertRows(file, rows);
  return {
    name: 'Directus',
    url,
    accounts: [headers],
    paths,
    async importRows(count) {
      const form = new FormData();
      form.append('file', buildCsv(count), 'peserta.csv');
      const began = performance.now();
      await post('/utils/import/peserta', form);
      return (performance.now() - began) / 1_000;
    },
    stop() {
      child.kill('SIGKILL');
      process.off('exit', kill);
      return Promise.resolve();
    },
  };
}
