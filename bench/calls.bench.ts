import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccounts, signIn, startAppServer } from './cluster/app-servers.ts';
import { runLoad } from './cluster/load.ts';
import { createPrimary } from './cluster/postgres.ts';
import { seedDatabase } from './cluster/seed-database.ts';
import { knownNiks } from './seed.ts';

const rowCount = Number(process.env['BENCH_ROWS'] ?? 100_000);
const clientCount = 20;
const seconds = 4;
const ports = { database: 55468, server: 4534 };

/**
 * The calls that the console sends all day: path of the n-th request, and the aim for p50 in ms. The first one
 * does nothing and shows the cost of HTTP on this machine.
 */
const calls: readonly {
  readonly name: string;
  readonly path: (n: number) => string;
  readonly aim?: number;
}[] = [
  { name: 'no work', path: () => '/healthz' },
  { name: 'a constant lookup', path: () => '/api/kategori', aim: 0.8 },
  { name: 'one participant', path: n => `/api/Peserta/GetById/${1 + (n % 900)}`, aim: 1.5 },
  {
    name: 'list page of 25 with total',
    path: n => `/api/Peserta?pageSize=25&pageNumber=${1 + (n % 40)}`,
    aim: 3,
  },
  {
    name: 'list page by name',
    path: n => `/api/Peserta?pageSize=25&sortBy=nama&pageNumber=${1 + (n % 40)}`,
    aim: 3,
  },
  {
    name: 'search by NIK',
    path: n => `/api/Peserta?pageSize=25&q=${knownNiks[(n * 37) % knownNiks.length] ?? ''}`,
    aim: 2,
  },
];

/**
 * Measures calls over HTTP with connections kept open: a server process of its own on a PostgreSQL of
 * Debian's, first one client, then many at once. A round of each call warms the server up.
 */
export async function bench(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'portal-calls-'));
  chmodSync(root, 0o755);
  const node = await createPrimary(root, ports.database, { shared_buffers: '512MB' });
  const started: { stop: () => Promise<void> }[] = [];
  try {
    await node.query('create database portal');
    const url = node.url('portal');
    const environment = { DATABASE_URL: url, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '0' };
    started.push(await startAppServer(root, ports.server, environment));
    await seedDatabase(url, rowCount);
    const names = Array.from({ length: clientCount / 2 }, (_, n) => `beban${n}`);
    await createAccounts(url, names);
    const server = `http://127.0.0.1:${ports.server}`;
    const tokens: string[] = [];
    for (const name of names) tokens.push(await signIn(server, name));
    const clients = [...tokens, ...tokens].map(token => ({ authorization: `Bearer ${token}` }));

    console.log(`\n${rowCount} participants; ms`);
    const head = ['p50', 'p95', 'p99', 'aim', '20: /s', 'p50', 'p95'];
    console.log(' '.repeat(30) + head.map(one => one.padStart(9)).join(''));
    for (const { path } of calls)
      await runLoad({ url: server, clients: clients.slice(0, 1), path, seconds: 1 });
    for (const { name, path, aim } of calls) {
      const one = await runLoad({ url: server, clients: clients.slice(0, 1), path, seconds });
      const many = await runLoad({ url: server, clients, path, seconds });
      if (one.failures + many.failures > 0) console.log(`${name}: some calls failed`);
      const cells = [
        ...[one.p50, one.p95, one.p99].map(value => value.toFixed(2)),
        aim === undefined ? '' : `${aim} ${one.p50 <= aim ? '✓' : '✗'}`,
        many.perSecond.toFixed(0),
        ...[many.p50, many.p95].map(value => value.toFixed(1)),
      ];
      console.log(name.padEnd(30) + cells.map(cell => cell.padStart(9)).join(''));
    }
  } finally {
    await Promise.all(started.map(({ stop }) => stop()));
    await node.stop();
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  }
}
