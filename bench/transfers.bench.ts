import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Import } from '#contract/domains/import/index.ts';
import { buildCsvFile, buildSheetFile } from '#tests/builders/sheet-file.ts';
import { createAccounts, signIn, startAppServer, type AppServer } from './cluster/app-servers.ts';
import { runLoad } from './cluster/load.ts';
import { createPrimary } from './cluster/postgres.ts';
import { seedDatabase } from './cluster/seed-database.ts';
import { makeImportLines } from './import-lines.ts';
import { companyCount } from './seed.ts';

const rowCount = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const ports = { database: 55469, server: 4535 };

/** What one transfer took: seconds, and the resident memory of the server before it and at most, in MB. */
interface Transfer<T> {
  readonly result: T;
  readonly seconds: number;
  readonly before: number;
  readonly mb: number;
}

/** Reads a line of the server's memory in MB (Linux). */
function readMemory(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${line}:\\s*(\\d+) kB`).exec(text)?.[1]) / 1_000;
}

/** Runs a transfer and reads the server's highest resident memory meanwhile (Linux). */
async function measureTransfer<T>(pid: number, work: () => Promise<T>): Promise<Transfer<T>> {
  // 5 resets the highest resident memory, proc(5).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = readMemory(pid, 'VmRSS');
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1_000;
  return { result, seconds, before, mb: readMemory(pid, 'VmHWM') };
}

const format = ({ seconds, before, mb }: Transfer<unknown>): string =>
  `${seconds.toFixed(1)} s, ${before.toFixed(0)} → ${mb.toFixed(0)} MB`;

/** A server under measurement and its callers. */
interface Target {
  readonly url: string;
  readonly pid: number;
  /** Headers of the caller of transfers. */
  readonly caller: Readonly<Record<string, string>>;
  /** Headers of another account, which reads lists meanwhile. */
  readonly reader: Readonly<Record<string, string>>;
}

async function requestJson(target: Target, path: string, body: FormData | object): Promise<Import> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${target.url}/api${path}`, {
    method: 'POST',
    headers: { ...target.caller, ...(isForm ? {} : { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
    // A long import answers late.
    signal: AbortSignal.timeout(600_000),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Import;
}

/** Reads list pages of another account until the work ends. @returns p95 in ms */
async function readMeanwhile<T>(
  target: Target,
  work: Promise<T>,
): Promise<{ result: T; p95: number }> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  const { p95, failures } = await runLoad({
    url: target.url,
    clients: [target.reader],
    path: n => `/api/Peserta?pageSize=25&pageNumber=${1 + (n % 40)}`,
    seconds: 600,
    isDone: () => isDone,
    pauseMs: 50,
  });
  if (failures > 0) throw new Error('Reading lists failed during a transfer.');
  return { result: await done, p95 };
}

async function measureImport(
  target: Target,
  size: number,
  kind: 'xlsx' | 'csv',
  isRead: boolean,
): Promise<void> {
  const lines = makeImportLines(size);
  const form = new FormData();
  form.append('berkas', kind === 'xlsx' ? await buildSheetFile(lines) : buildCsvFile(lines));
  const upload = '/Peserta/ImportByAM/0/3?preview=true';
  const during = async <T>(work: () => Promise<T>) => {
    const one = measureTransfer(target.pid, work);
    return isRead ? await readMeanwhile(target, one) : { result: await one, p95: undefined };
  };
  const validated = await during(() => requestJson(target, upload, form));
  const { id } = validated.result.result;
  const save = `/Peserta/impor/${id}/simpan`;
  const saved = await during(() => requestJson(target, save, { modus: 'yangBisa' }));
  const again = await measureTransfer(target.pid, () => requestJson(target, upload, form));
  if (again.result.jumlah.sama < size * 0.9)
    throw new Error(`again: ${JSON.stringify(again.result.jumlah)}`);
  const undo = `/Peserta/impor/${id}/urungkan`;
  const undone = await measureTransfer(target.pid, () => requestJson(target, undo, {}));
  const both = validated.result.seconds + saved.result.seconds;
  const lists =
    validated.p95 === undefined
      ? ''
      : `; lists of another account p95 ${validated.p95.toFixed(0)} and ${(saved.p95 ?? 0).toFixed(0)} ms`;
  console.log(
    `${size} rows ${kind}: ${both.toFixed(1)} s (validated ${format(validated.result)}; saved ${format(saved.result)}` +
      `); the same again ${format(again)}; undone ${format(undone)}${lists}`,
  );
}

/**
 * Downloads an export, which waits for its turn like the console when others are under way.
 * @returns its size in bytes and the seconds it took
 */
async function download(target: Target, path: string, headers = target.caller) {
  const started = performance.now();
  const request = () => fetch(`${target.url}/api/Peserta/${path}`, { headers });
  let response = await request();
  while (response.status === 503) {
    await response.body?.cancel();
    await wait(Number(response.headers.get('retry-after') ?? 1) * 1_000);
    response = await request();
  }
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += (chunk as Uint8Array).byteLength;
  return { bytes, seconds: (performance.now() - started) / 1_000 };
}

async function measureExports(target: Target, headers: readonly Target['caller'][]): Promise<void> {
  for (const path of ['Export', 'Export?ExportVersion=2', 'ExportFaskes']) {
    const one = await measureTransfer(target.pid, () => download(target, path));
    const mb = (one.result.bytes / 1_000_000).toFixed(0);
    console.log(`${path}: ${format(one)}, file of ${mb} MB`);
  }
  const all = await measureTransfer(target.pid, () =>
    Promise.all(headers.map(one => download(target, 'Export', one))),
  );
  const times = all.result.map(({ seconds }) => seconds.toFixed(1)).join(' ');
  console.log(`${headers.length} at once: ${format(all)}; each ${times} s`);
}

/** Runs a statement on the server's database. */
async function runSql(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
}

/**
 * Measures imports and exports over HTTP beside a filled table: a server process of its own on a
 * PostgreSQL of Debian's, its memory, and the list pages of another account meanwhile.
 */
export async function bench(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'portal-transfers-'));
  chmodSync(root, 0o755);
  const node = await createPrimary(root, ports.database, {
    shared_buffers: '512MB',
    max_wal_size: '4GB',
  });
  let server: AppServer | undefined;
  try {
    await node.query('create database portal');
    const database = node.url('portal');
    const environment = { DATABASE_URL: database, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '0' };
    server = await startAppServer(root, ports.server, environment);
    await seedDatabase(database, rowCount);
    await runSql(database, 'vacuum analyze');
    const names = ['pengirim', 'pembaca', 'ketiga', 'keempat', 'kelima'];
    await createAccounts(database, names);
    const url = `http://127.0.0.1:${ports.server}`;
    const headers: Target['caller'][] = [];
    for (const name of names) headers.push({ authorization: `Bearer ${await signIn(url, name)}` });
    const [caller = {}, reader = {}] = headers;
    const target = { url, pid: server.pid, caller, reader };
    console.log(`beside ${rowCount} participants of ${companyCount} companies\n`);
    await measureImport(target, 10_000, 'xlsx', false);
    for (const isRead of [false, true])
      for (const kind of ['xlsx', 'csv'] as const)
        await measureImport(target, 100_000, kind, isRead);
    await measureExports(target, headers);
  } finally {
    await server?.stop();
    await node.stop();
    await rm(root, { recursive: true, force: true });
  }
}
