import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runLoad, send } from './cluster/load.ts';
import { createPrimary } from './cluster/postgres.ts';
import { startDirectus } from './peers/directus.ts';
import { installDirectus } from './peers/install.ts';
import type { Peer, PeerPaths, PeerRow } from './peers/peer.ts';
import { readRows, startPortal } from './peers/portal.ts';
import { createRandom } from './random.ts';
import { knownNiks } from './seed.ts';

const rowCount = Number(process.env['BENCH_ROWS'] ?? 100_000);
/** Folder of another built checkout of ours, which is measured in the same turns. */
const other = process.env['PEER_OTHER'];
/** Rows of the measured CSV import; 0 leaves it out, because Directus takes minutes. */
const importCount = Number(process.env['PEER_IMPORT'] ?? 0);
const times = 100;
const warmUpMs = 1_500;
const clientCount = 20;
const loadRounds = 3;
const loadSeconds = 2;
/** How many times as long as ours Directus has to take in every line. */
const leastRatio = 1.4;
const ports = { database: 55467, ours: 4530, other: 4531, directus: 4532 };

/** Orders each round at random: the request before a request decides what the processor's caches contain. */
const { shuffle } = createRandom(1);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The compared requests: the path of the n-th one. */
const lines: Readonly<Record<string, (paths: PeerPaths, row: PeerRow, n: number) => string>> = {
  'page 1': paths => paths.page(1),
  'page by name': (paths, _, n) => paths.byName(1 + (n % 5)),
  'filter and sort': (paths, _, n) => paths.filterAndSort(1 + (n % 5)),
  'row in the middle': (paths, _, n) => paths.page(Math.floor(rowCount / 50) + ((n * 37) % 200)),
  'by NIK': (paths, { nik }) => paths.byNik(nik),
  'part of a name': (paths, { nama }) => paths.partOfName(nama.slice(-5)),
  'one record': (paths, { id }) => paths.record(id),
};

/** Measures one request at all peers in turns, after a warm-up. @returns the median of each, in ms */
async function compareRequests(
  peers: readonly Peer[],
  pathOf: (paths: PeerPaths, n: number) => string,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const time = async ({ url, paths, accounts: [headers = {}] }: Peer, n: number) => {
    const path = pathOf(paths, n);
    const began = performance.now();
    if (!(await send(url, path, agent, headers))) throw new Error(`${url}${path} failed`);
    return performance.now() - began;
  };
  const durations = peers.map((): number[] => []);
  for (const peer of peers) {
    const end = performance.now() + warmUpMs;
    for (let n = 0; performance.now() < end; n++) await time(peer, n);
  }
  for (let n = 0; n < times; n++) {
    for (const [index, peer] of shuffle([...peers.entries()]))
      durations[index]?.push(await time(peer, n));
  }
  agent.destroy();
  return durations.map(median);
}

/** Lets many clients read pages of all peers in turns. @returns the median pages per second of each */
async function comparePagesPerSecond(peers: readonly Peer[]): Promise<number[]> {
  const rates = peers.map((): number[] => []);
  for (let round = 0; round < loadRounds; round++) {
    for (const [index, { name, url, accounts, paths }] of shuffle([...peers.entries()])) {
      const load = await runLoad({
        url,
        clients: Array.from({ length: clientCount }, (_, n) => accounts[n % accounts.length] ?? {}),
        path: n => paths.byName(1 + (n % 40)),
        seconds: loadSeconds,
      });
      if (load.failures > 0) throw new Error(`${name}: ${load.failures} pages failed`);
      rates[index]?.push(load.perSecond);
    }
  }
  return rates.map(median);
}

/** Prints the lines of the table and collects those in which Directus is not slow enough. */
function createTable(peers: readonly Peer[]) {
  const directus = peers.length - 1;
  const print = (name: string, cells: readonly string[]): void =>
    console.log(name.padEnd(26) + cells.map(cell => cell.padStart(18)).join(''));
  const tooClose: string[] = [];
  const ours = peers.slice(0, directus);
  print('', [...peers.map(({ name }) => name), ...ours.map(({ name }) => `Directus/${name}`)]);
  return {
    tooClose,
    /** @param isRate whether more is better */
    addLine: (name: string, values: readonly number[], isRate = false): void => {
      const theirs = values[directus] ?? 0;
      const ratios = values
        .slice(0, directus)
        .map(value => (isRate ? value / theirs : theirs / value));
      if ((ratios[0] ?? 0) < leastRatio) tooClose.push(name);
      print(name, [
        ...values.map(value => value.toFixed(value < 100 ? 2 : 0)),
        ...ratios.map(ratio => `${ratio.toFixed(2)} ×`),
      ]);
    },
  };
}

/**
 * Compares the product with Directus on SQLite, which holds the same rows on this machine and is
 * installed in a folder of its own. Every peer answers in turns, over a connection that is kept open.
 */
export async function bench(): Promise<void> {
  installDirectus();
  const root = mkdtempSync(join(tmpdir(), 'portal-peers-'));
  chmodSync(root, 0o755);
  const node = await createPrimary(root, ports.database, { shared_buffers: '512MB' });
  const peers: Peer[] = [];
  try {
    const options = { root, node, rowCount };
    const ours = { ...options, name: 'ours', checkout: resolve('.'), port: ports.ours };
    const { database, ...portal } = await startPortal(ours);
    peers.push(portal);
    if (other !== undefined)
      peers.push(
        await startPortal({
          ...options,
          name: 'other',
          checkout: resolve(other),
          port: ports.other,
        }),
      );
    const rows = await readRows(database);
    peers.push(await startDirectus(root, ports.directus, rows));

    console.log(`\n${rowCount} participants; p50 in ms of ${times} requests\n`);
    const { addLine, tooClose } = createTable(peers);
    const known = rows.slice(0, knownNiks.length);
    for (const [name, pathOf] of Object.entries(lines)) {
      const values = await compareRequests(peers, (paths, n) => {
        const row = known[(n * 37) % known.length];
        if (!row) throw new Error('no rows');
        return pathOf(paths, row, n);
      });
      addLine(name, values);
    }
    addLine(`pages/s, ${clientCount} clients`, await comparePagesPerSecond(peers), true);
    if (importCount > 0) {
      const seconds: number[] = [];
      for (const peer of peers) seconds.push(await peer.importRows(importCount));
      addLine(`import of ${importCount}, s`, seconds);
    }
    console.log(`\nbelow ${leastRatio}: ${tooClose.join(', ') || 'none'}`);
  } finally {
    await Promise.all(peers.map(({ stop }) => stop()));
    await node.stop();
    await rm(root, { recursive: true, force: true, maxRetries: 5 });
  }
}
