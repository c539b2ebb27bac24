import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createRandom } from '../random.ts';
import * as activities from './activities.ts';
import type { Run } from './activities.ts';
import {
  awaitMails,
  compareWithDatabase,
  compareWithLedger,
  readApiCounts,
  verifyAuditLog,
} from './checks.ts';
import { createClient, type Client } from './client.ts';
import { clientFaults, deal, serverFaults, type Fault } from './faults.ts';
import { createLedger, type KnownParticipant } from './ledger.ts';
import { startMailServer } from './mail-server.ts';
import { comparePeople, makeMachineAccount, recordRequest } from './people.ts';
import { compareReceipts } from './receipts.ts';
import { printReport } from './report.ts';
import {
  findPostmaster,
  firstStartMs,
  startServerProcess,
  type ServerProcess,
} from './server-process.ts';
import { mountSmallDisk } from './small-disk.ts';
import { createStatistics } from './statistics.ts';
import { failMail, fillDisk, fillDiskNearly } from './surroundings.ts';
import { comparePayments, compareVouchers } from './trade.ts';
import { deliver, findTradeFacts, giveVouchers, pay, type Trade } from './trade-work.ts';

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
      } else if (choice < 9 || client.random.below(8) > 0) {
        await activities.changeParticipant(run, client, client.random.pick(own));
      } else {
        // An account writes at most 300 notes in an hour.
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

/** What two accounts do together: the first one enters, and the second one decides, receives or ships. */
const trades: readonly (readonly [string, string, Trade])[] = [
  ['bhbu', 'finance', pay(1)],
  ['bhbu2', 'finance', pay(2)],
  ['bhbu', 'faskes', giveVouchers],
  ['ps', 'faskes', deliver],
];

/** Records requests of people, and makes machine accounts. */
const officer: Work = (run, client) => async () => {
  await (client.random.below(4) > 0 ? recordRequest : makeMachineAccount)(run, client);
  await client.pause(2_000, 6_000);
};

/** Causes faults until the run is over. */
async function causeFaults(
  run: Run,
  server: ServerProcess,
  client: Client,
  extraFaults: Readonly<Record<string, Fault>>,
): Promise<void> {
  const { random } = client;
  const context = { run, server, client };
  const ofServer = async (): Promise<void> => {
    const faults = deal(Object.values({ ...serverFaults, ...extraFaults }), random);
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
async function runClients(
  run: Run,
  server: ServerProcess,
  extraFaults: Readonly<Record<string, Fault>>,
): Promise<Client> {
  const { statistics } = run;
  const createFor = (userName: string, index: number): Promise<Client> =>
    createClient(server.port, userName, createRandom(seed * 1_000 + index), statistics);
  const facts = await findTradeFacts(await createFor('admin', 98));
  const works: readonly (readonly [string, (at: number) => Promise<() => Promise<void>>])[] = [
    ...[...clients, ['admin', officer] as const].map(
      ([userName, work]) =>
        [userName, async (at: number) => work(run, await createFor(userName, at))] as const,
    ),
    ...trades.map(
      ([userName, otherName, trade]) =>
        [
          `${userName} with ${otherName}`,
          async (at: number) =>
            trade(run, await createFor(userName, at), await createFor(otherName, at + 50), facts),
        ] as const,
    ),
  ];
  const unfinished = new Map(works.map(([name], index) => [index, name]));
  const working = works.map(async ([, begin], index) => {
    const repeat = await begin(index);
    while (run.isOn()) await repeat();
    unfinished.delete(index);
  });
  const client = await createFor('superadmin', works.length);
  const faults = causeFaults(run, server, client, extraFaults);
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
  const disk = mountSmallDisk(dataDir);
  if (!disk) console.log('without the faults of the disk, which need the right to mount');
  const mail = await startMailServer();
  const extraFaults = {
    'mail server fails': failMail(mail),
    ...(disk && { 'disk nearly full': fillDiskNearly(disk), 'disk full for 10 s': fillDisk(disk) }),
  };
  const logFile = `${dataDir}.log`;
  const server = await startServerProcess(program, dataDir, { logFile, smtpUrl: mail.url });
  console.log(`${minutes} min, seed ${seed}, data in ${dataDir}`);
  let number = 0;
  let end = 0;
  const run: Run = {
    ledger: createLedger(),
    statistics,
    isOn: () => Date.now() < end,
    next: () => (number += 1),
  };
  try {
    await server.waitUntilReady(firstStartMs);
    end = Date.now() + minutes * 60_000;
    const admin = await runClients(run, server, extraFaults);
    mail.mode = 'accepts';
    disk?.empty();
    console.log('comparing');
    await compareWithLedger(run, admin);
    await comparePayments(run, admin);
    await compareVouchers(run, admin);
    await compareReceipts(run, admin);
    await comparePeople(run, admin);
    await awaitMails(run, admin);
    const api = await readApiCounts(admin);
    const code = await server.stop();
    if (code !== 0) statistics.violate(`the server stopped with ${code ?? 'a signal'}`);
    if (findPostmaster(dataDir) !== undefined) statistics.violate('PostgreSQL still runs');
    await verifyAuditLog(run, program, dataDir);
    await compareWithDatabase(run, dataDir, api, mail);
  } finally {
    await server.stop();
    await mail.stop();
  }
  // A run that does nothing proves nothing.
  for (const name of activities.writeNames)
    if (!statistics.writes.has(name)) statistics.violate(`no acknowledged write: ${name}`);
  for (const name of minutes < 2 ? [] : Object.keys({ ...serverFaults, ...extraFaults }))
    if (!statistics.faults.has(name)) statistics.violate(`never happened: ${name}`);
  server.unexplainedExits.forEach(exit => statistics.violate(`the server ended: ${exit}`));
  printReport(statistics, { peakMb: server.peakMb(), minutes, seed });
  const hasPassed = statistics.violations.size === 0;
  if (hasPassed) {
    disk?.unmount();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    await rm(logFile, { force: true });
  } else console.log(`The log is ${logFile}${disk ? `; unmount ${dataDir}` : ''}`);
  process.exit(hasPassed ? 0 : 1);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
