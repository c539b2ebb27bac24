import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { formatNik } from '#contract/values/nik.ts';
import { createAccounts, signIn, startAppServer } from './cluster/app-servers.ts';
import { runLoad } from './cluster/load.ts';
import { createPrimary } from './cluster/postgres.ts';
import { startDirectus } from './peers/directus.ts';
import { installPeers } from './peers/install.ts';
import { startJsonServer } from './peers/json-server.ts';
import type { Peer, PeerRow } from './peers/peer.ts';
import { seedDatabase } from './cluster/seed-database.ts';
import { createRandom } from './random.ts';
import { knownNiks } from './seed.ts';

const rowCount = Number(process.env['BENCH_ROWS'] ?? 100_000);
const times = 60;
const warmUpMs = 1_500;
const clientCount = 20;
const loadSeconds = 5;
const ports = { database: 55467, ours: 4530, sqlite: 4531, postgres: 4532, json: 4533 };

/** Reads our rows for the peers; a NIK that only its index knows is replaced by another one. */
async function readRows(url: string): Promise<PeerRow[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Omit<PeerRow, 'nik'>>(
    `select id, nama, tanggal_lahir::text as "tanggalLahir", jenis_kelamin as "jenisKelamin",
      no_hp as "noHP", alamat, kab_kota as "kabKota", kategori, nip from peserta order by id`,
  );
  await client.end();
  return rows.map((row, n) => ({
    ...row,
    nik:
      knownNiks[n] ??
      formatNik({
        region: `32.${10 + (n % 60)}.${10 + (Math.floor(n / 60) % 60)}`,
        birthDate: '1985-03-02',
        sex: 'L',
        serial: 1 + (n % 9_000),
      }),
  }));
}

/** Sends one request and reads the whole answer. @returns the duration in ms */
async function time({ url, headers }: Peer, path: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${url}${path}`, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}${path}: ${response.status}`);
  return performance.now() - began;
}

/** Orders each round at random: the request before a request decides what the processor's caches contain. */
const { shuffle } = createRandom(1);

/** Measures one request at all peers in turns, after a warm-up. @returns the median of each, in ms */
async function compare(peers: readonly Peer[], pathOf: (peer: Peer, n: number) => string) {
  const durations = peers.map((): number[] => []);
  for (const peer of peers) {
    const end = performance.now() + warmUpMs;
    for (let n = 0; performance.now() < end; n++) await time(peer, pathOf(peer, n));
  }
  for (let n = 0; n < times; n++) {
    for (const [index, peer] of shuffle([...peers.entries()]))
      durations[index]?.push(await time(peer, pathOf(peer, n)));
  }
  return durations.map(all => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0);
}

/** Prints a value of each peer and how it compares with ours; above 1 the peer is slower. */
function printRow(name: string, values: readonly number[], ratioOf: (value: number) => number) {
  const cells = values.map((value, n) => {
    const text = value >= 100 ? value.toFixed(0) : value.toFixed(1);
    return n === 0 ? text : `${text} (${ratioOf(value).toFixed(1)}×)`;
  });
  console.log(name.padEnd(34) + cells.map(cell => cell.padStart(26)).join(''));
}

/**
 * Compares the product with Directus and json-server, which hold the same rows on this machine; their
 * programs are installed in a folder of their own.
 */
export async function bench(): Promise<void> {
  installPeers();
  const root = mkdtempSync(join(tmpdir(), 'portal-peers-'));
  chmodSync(root, 0o755);
  const node = await createPrimary(root, ports.database, { shared_buffers: '512MB' });
  const peers: Peer[] = [];
  try {
    await node.query('create database portal');
    await node.query('create database directus');
    const url = node.url('portal');
    const server = await startAppServer(root, ports.ours, {
      DATABASE_URL: url,
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: '0',
    });
    const names = Array.from({ length: clientCount / 2 }, (_, n) => `beban${n}`);
    await createAccounts(url, names);
    await seedDatabase(url, rowCount);
    const oursUrl = `http://127.0.0.1:${ports.ours}`;
    const tokens: string[] = [];
    for (const name of names) tokens.push(await signIn(oursUrl, name));
    peers.push({
      name: 'ours, PostgreSQL',
      url: oursUrl,
      headers: { authorization: `Bearer ${tokens[0] ?? ''}` },
      listPath: page => `/api/Peserta?pageSize=25&pageNumber=${page}&sortBy=nama`,
      recordPath: id => `/api/Peserta/GetById/${id}`,
      nikPath: nik => `/api/Peserta?pageSize=25&q=${nik}`,
      stop: server.stop,
    });
    const rows = await readRows(url);
    for (const folder of ['sqlite', 'postgres', 'json']) mkdirSync(join(root, folder));
    const sqliteFile = join(root, 'sqlite', 'data.db');
    peers.push(
      await startDirectus(
        join(root, 'sqlite'),
        ports.sqlite,
        { kind: 'sqlite', file: sqliteFile },
        rows,
      ),
      await startDirectus(
        join(root, 'postgres'),
        ports.postgres,
        { kind: 'postgres', url: node.url('directus') },
        rows,
      ),
      await startJsonServer(join(root, 'json'), ports.json, rows),
    );
    console.log(
      `\n${rowCount} participants; p50 in ms of ${times} requests in turns, in random order; in brackets how many times as long as ours`,
    );
    console.log(' '.repeat(34) + peers.map(({ name }) => name.padStart(26)).join(''));
    const known = (n: number): PeerRow | undefined => rows[(n * 37) % knownNiks.length];
    const middle = Math.floor(rowCount / 50);
    const measured: readonly (readonly [string, (peer: Peer, n: number) => string])[] = [
      ['first page by name, with total', ({ listPath }, n) => listPath(1 + (n % 5))],
      ['page in the middle', ({ listPath }, n) => listPath(middle + n)],
      ['one record', ({ recordPath }, n) => recordPath(known(n)?.id ?? 1)],
      ['by NIK', ({ nikPath }, n) => nikPath(known(n)?.nik ?? '')],
    ];
    for (const [name, pathOf] of measured) {
      const values = await compare(peers, pathOf);
      const [ours = 1] = values;
      printRow(name, values, value => value / ours);
    }
    const perSecond: number[] = [];
    for (const [index, peer] of peers.entries()) {
      const clients = Array.from({ length: clientCount }, (_, n) =>
        index === 0 ? { authorization: `Bearer ${tokens[n % tokens.length] ?? ''}` } : peer.headers,
      );
      const path = (n: number): string => peer.listPath(1 + (n % 40));
      const load = await runLoad({ url: peer.url, clients, path, seconds: loadSeconds });
      if (load.failures > 0) console.log(`${peer.name}: ${load.failures} failed`);
      perSecond.push(load.perSecond);
    }
    const [ours = 1] = perSecond;
    printRow(`pages/s, ${clientCount} clients`, perSecond, value => ours / value);
    console.log('json-server keeps its rows in memory and has neither accounts nor rules.');
  } finally {
    await Promise.all(peers.map(({ stop }) => stop()));
    await node.stop();
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  }
}
