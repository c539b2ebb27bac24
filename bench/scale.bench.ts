import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createAccounts, signIn, startAppServer } from './cluster/app-servers.ts';
import { readCpu, runLoad } from './cluster/load.ts';
import { createPrimary, type PostgresNode } from './cluster/postgres.ts';
import { startHaproxy, webSection } from './cluster/proxies.ts';
import { seedDatabase } from './cluster/seed-database.ts';

const participants = 100_000;
const clientCount = 20;
const seconds = 8;
const rounds = 3;
const databasePort = 55466;
const serverPorts = [4510, 4511, 4512, 4513];
const onePort = 4520;
const fourPort = 4521;

/** Waits until a proxy has found all its servers ready. */
async function waitUntilReady(port: number): Promise<void> {
  for (let answers = 0; answers < 20;) {
    const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`);
    answers = ok ? answers + 1 : 0;
    await wait(100);
  }
}

/** The process ids of a database server and its connections. */
function databasePids({ dataDir }: PostgresNode): number[] {
  const pid = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const children = execFileSync('pgrep', ['-P', pid], { encoding: 'utf8' });
  return [pid, ...children.trim().split('\n')].map(Number);
}

/**
 * Compares one server process with four behind HAProxy on one PostgreSQL, in turns, with the CPU time
 * that the servers and the database used for a list page.
 */
export async function bench(): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'portal-scale-'));
  chmodSync(root, 0o755);
  const node = await createPrimary(root, databasePort, { shared_buffers: '512MB' });
  await node.query('create database portal');
  const url = node.url('portal');
  const started: { stop: () => Promise<void> }[] = [];
  try {
    const environment = { DATABASE_URL: url, LOG_LEVEL: 'error' };
    const servers = [await startAppServer(root, serverPorts[0] ?? 0, environment)];
    started.push(...servers);
    await seedDatabase(url, participants);
    for (const port of serverPorts.slice(1)) {
      const server = await startAppServer(root, port, environment);
      servers.push(server);
      started.push(server);
    }
    started.push(
      await startHaproxy(
        root,
        fourPort,
        webSection(onePort, serverPorts.slice(0, 1)).replace('listen web', 'listen one'),
        webSection(fourPort, serverPorts).replace('listen web', 'listen four'),
      ),
    );
    for (const port of [onePort, fourPort]) await waitUntilReady(port);
    const names = Array.from({ length: clientCount / 2 }, (_, n) => `beban${n}`);
    await createAccounts(url, names);
    const tokens = [];
    for (const name of names) tokens.push(await signIn(`http://127.0.0.1:${onePort}`, name));
    const clients = [...tokens, ...tokens].map(token => ({ authorization: `Bearer ${token}` }));
    const path = (n: number): string => `/api/Peserta?pageSize=25&pageNumber=${1 + (n % 40)}`;
    console.log(
      `\nList pages of 25 with total, ${participants} participants, ${clientCount} clients, ${seconds} s each`,
    );
    const head = ['servers', 'pages/s', 'p50 ms', 'p95 ms', 'CPU servers', 'CPU database'];
    console.log([...head, 'machine busy'].map(one => one.padStart(13)).join(''));
    for (let round = 0; round < rounds; round++) {
      for (const [count, port] of [
        [1, onePort],
        [4, fourPort],
      ] as const) {
        const pids = servers.slice(0, count).map(({ pid }) => pid);
        const [before, beforeDb] = [readCpu(pids), readCpu(databasePids(node))];
        const result = await runLoad({ url: `http://127.0.0.1:${port}`, clients, path, seconds });
        const [after, afterDb] = [readCpu(pids), readCpu(databasePids(node))];
        const pages = result.perSecond * seconds;
        const perPage = (from: number, to: number): string =>
          `${(((to - from) * 1_000) / pages).toFixed(2)} ms`;
        const busy = (after.machine - before.machine) / (seconds * availableParallelism());
        const row = [
          String(count),
          result.perSecond.toFixed(0),
          result.p50.toFixed(1),
          result.p95.toFixed(1),
          perPage(before.processes, after.processes),
          perPage(beforeDb.processes, afterDb.processes),
          `${Math.round(busy * 100)} %`,
        ];
        console.log(row.map(one => one.padStart(13)).join(''));
        if (result.failures > 0) console.log(`  ${result.failures} failed`);
      }
    }
  } finally {
    await Promise.all(started.map(({ stop }) => stop()));
    await node.stop();
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  }
}
