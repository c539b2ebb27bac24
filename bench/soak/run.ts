import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createRandom } from '../random.ts';
import * as activities from './activities.ts';
import type { Run } from './activities.ts';
import { compareWithDatabase, compareWithLedger, readApiCounts, verifyAuditLog } from './checks.ts';
import { createClient, type Client } from './client.ts';
import { clientFaults, deal, serverFaults } from './faults.ts';
import { createLedger, type KnownParticipant } from './ledger.ts';
import { printReport } from './report.ts';
import { findPostmaster, startServerProcess, type ServerProcess } from './server-process.ts';
import { createStatistics } from './statistics.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    server: { type: 'string', default: 'dist/server/main.js' },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);

/** Time for the clients to finish what they have begun. */
const finishMs = 180_000;

/** What one client does again and again. */
type Work = (run: Run, client: Client) => () => Promise<void>;

/** Creates participants, changes its own ones and writes notes. */
const register =
  (idBHBU: number, facilities: readonly number[]): Work =>
  (run, client) => {
    const own: KnownParticipant[] = [];
    return async () => {
      const choice = client.random.below(10);
      if (choice < 5 || own.length === 0) {
        const idFaskes = client.random.pick(facilities);
        const created = await activities.createParticipant(run, client, { idBHBU, idFaskes });
        if (created) own.push(created);
      } else if (choice < 9) {
        await activities.changeParticipant(run, client, client.random.pick(own));
      } else {
        await activities.writeNote(run, client, idBHBU);
      }
      await client.pause(100, 900);
    };
  };

const importFiles =
  (idBHBU: number): Work =>
  (run, client) =>
  async () => {
    const isSmall = client.random.below(3) > 0;
    const rows = isSmall ? client.random.between(5, 60) : client.random.between(200, 800);
    await activities.importFile(run, client, idBHBU, rows);
    await client.pause(1_000, 5_000);
  };

const visit =
  (idFaskes: number): Work =>
  (run, client) =>
  async () => {
    await activities.recordVisit(run, client, idFaskes);
    await client.pause(300, 1_500);
  };

const read =
  (isAdmin = false): Work =>
  (run, client) =>
  async () => {
    await activities.readLists(run, client, isAdmin);
    await client.pause(100, 800);
  };

const exportFiles: Work = (run, client) => async () => {
  await activities.exportParticipants(run, client);
  await client.pause(2_000, 6_000);
};

/** The accounts of the demo data: the first facility serves both companies, the second the first. */
const clients: readonly (readonly [string, Work])[] = [
  ['bhbu', register(1, [1, 2])],
  ['bhbu', register(1, [1, 2])],
  ['bhbu', register(1, [1, 2])],
  ['bhbu2', register(2, [1])],
  ['bhbu2', register(2, [1])],
  ['am', register(1, [1, 2])],
  ['bhbu', importFiles(1)],
  ['bhbu2', importFiles(2)],
  ['am', importFiles(2)],
  ['faskes', visit(1)],
  ['faskes', visit(1)],
  ['faskes2', visit(2)],
  ['admin', visit(1)],
  ['admin', read(true)],
  ['superadmin', read(true)],
  ['am', read()],
  ['bhbu', read()],
  ['bhbu', exportFiles],
  ['admin', exportFiles],
];

/** Causes faults until the run is over. */
async function causeFaults(run: Run, server: ServerProcess, client: Client): Promise<void> {
  const { random } = client;
  const context = { run, server, client };
  const ofServer = async (): Promise<void> => {
    const faults = deal(Object.values(serverFaults), random);
    const gapMs = Math.min(25_000, minutes * 3_000);
    for (;;) {
      await wait(random.between(gapMs / 2, gapMs * 1.5));
      if (!run.isOn()) return;
      await faults.next().value(context);
    }
  };
  const ofClients = async (): Promise<void> => {
    const faults = deal(clientFaults, random);
    while (run.isOn()) {
      await faults.next().value(context);
      await client.pause(500, 3_000);
    }
  };
  await Promise.all([ofServer(), ofClients(), ofClients()]);
}

/** Runs the clients and the faults, and waits until all of them are done. */
async function runClients(run: Run, server: ServerProcess): Promise<Client> {
  const { statistics } = run;
  const createFor = (userName: string, index: number): Promise<Client> =>
    createClient(server.port, userName, createRandom(seed * 1_000 + index), statistics);
  const unfinished = new Map(clients.map(([userName], index) => [index, userName]));
  const working = clients.map(async ([userName, work], index) => {
    const repeat = work(run, await createFor(userName, index));
    while (run.isOn()) await repeat();
    unfinished.delete(index);
  });
  // The twentieth client.
  const faults = causeFaults(run, server, await createFor('superadmin', clients.length));
  const finished = Promise.all([...working, faults]).then(() => true);
  const late = wait(minutes * 60_000 + finishMs).then(() => false);
  if (!(await Promise.race([finished, late])))
    statistics.violate(`clients do not finish: ${[...unfinished].join(' ') || 'the faults'}`);
  await server.waitUntilReady();
  return await createFor('admin', 99);
}

async function main(): Promise<void> {
  const program = resolve(values.server);
  if (!existsSync(program)) throw new Error(`${program} does not exist. Run: npm run build`);
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-soak-'));
  // As root, the database runs as another user, who needs access to the folder.
  await chmod(dataDir, 0o755);
  const statistics = createStatistics();
  const server = await startServerProcess(program, dataDir);
  console.log(`${minutes} min, seed ${seed}, data in ${dataDir}`);
  const end = Date.now() + minutes * 60_000;
  let number = 0;
  const run: Run = {
    ledger: createLedger(),
    statistics,
    isOn: () => Date.now() < end,
    next: () => (number += 1),
  };
  try {
    await server.waitUntilReady();
    const admin = await runClients(run, server);
    console.log('comparing');
    await compareWithLedger(run, admin);
    const api = await readApiCounts(admin);
    const code = await server.stop();
    if (code !== 0) statistics.violate(`the server stopped with ${code ?? 'a signal'}`);
    if (findPostmaster(dataDir) !== undefined) statistics.violate('PostgreSQL still runs');
    await verifyAuditLog(run, program, dataDir);
    await compareWithDatabase(run, dataDir, api);
  } finally {
    await server.stop();
  }
  // A run that does nothing proves nothing.
  for (const name of activities.writeNames)
    if (!statistics.writes.has(name)) statistics.violate(`no acknowledged write: ${name}`);
  for (const name of minutes < 1 ? [] : Object.keys(serverFaults))
    if (!statistics.faults.has(name)) statistics.violate(`never happened: ${name}`);
  server.unexplainedExits.forEach(exit => statistics.violate(`the server ended: ${exit}`));
  printReport(statistics, { peakMb: server.peakMb(), minutes, seed });
  const hasPassed = statistics.violations.size === 0;
  if (hasPassed) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  else console.log(`The log is ${server.logFile}`);
  process.exit(hasPassed ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
