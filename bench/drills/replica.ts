import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createAccounts, signIn, startAppServer } from '../cluster/app-servers.ts';
import { startPgbouncer } from '../cluster/proxies.ts';
import type { PostgresNode } from '../cluster/postgres.ts';
import { ownerUrl, ports, serverUrl, startCluster } from './cluster.ts';

/** Writes, each followed by a list at the other server. */
const writes = 200;

/** Lists that are read at once at the end, as twenty clients do. */
const clients = 20;

interface Caller {
  readonly urls: readonly string[];
  readonly token: string;
}

const call = async (
  url: string,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; text: string }> => {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, text: await response.text() };
};

/** Writes at one server and lists at the other one. @returns the writes that the lists lacked */
async function countMissing({ urls, token }: Caller): Promise<number> {
  let missing = 0;
  for (let n = 0; n < writes; n++) {
    const [here = '', there = ''] = n % 2 === 0 ? urls : urls.toReversed();
    const name = `Peran ${randomUUID().replaceAll('-', '')}`;
    const created = await call(here, token, 'POST', '/role', { name, peranDasar: 'AM' });
    if (created.status !== 201) throw new Error(`A write was refused: ${created.text}`);
    const listed = await call(there, token, 'GET', `/role?q=${encodeURIComponent(name)}`);
    if (!listed.text.includes(name)) missing += 1;
  }
  return missing;
}

/** Reads lists at both servers. @returns how many were answered */
async function countLists({ urls, token }: Caller, times: number): Promise<number> {
  let answered = 0;
  for (let n = 0; n < times; n++) {
    const { status } = await call(urls[n % 2] ?? '', token, 'GET', '/role');
    if (status === 200) answered += 1;
  }
  return answered;
}

/** Number of transactions that a server has committed in the database of the drill. */
async function countCommits(node: PostgresNode): Promise<number> {
  // The statistics follow with a delay of a second.
  await wait(1_500);
  const [row] = await node.query(
    `select xact_commit::int as n from pg_stat_database where datname = 'portal'`,
  );
  return Number(row?.['n']);
}

/**
 * Runs two servers behind PgBouncer in transaction mode with a streaming replica, holds the replica
 * back, and takes it away. Fails when a caller does not see its own write, or a list is not answered.
 */
export async function drill(): Promise<boolean> {
  const cluster = await startCluster();
  const { root, primary, standby } = cluster;
  // The replica may fall behind the primary here.
  await primary.query(`alter system set synchronous_standby_names = ''`);
  await primary.query('select pg_reload_conf()');
  const pooler = await startPgbouncer(root, ports.pooler, ports.primary, 12);
  const environment = {
    DATABASE_URL: serverUrl(ports.pooler),
    DATABASE_DIRECT_URL: serverUrl(ports.primary),
    DATABASE_OWNER_URL: ownerUrl(ports.primary),
    DATABASE_POOLING: 'transaction',
    DATABASE_REPLICA_URL: serverUrl(ports.standby),
  };
  const servers = [
    await startAppServer(root, ports.firstServer, environment),
    await startAppServer(root, ports.secondServer, environment),
  ];
  const stopAll = async (): Promise<void> => {
    await Promise.all(servers.map(({ stop }) => stop()));
    await pooler.stop();
    await cluster.stop();
  };
  try {
    await createAccounts(ownerUrl(ports.primary), ['satu']);
    const urls = servers.map(({ port }) => `http://127.0.0.1:${port}`);
    const caller = { urls, token: await signIn(urls[0] ?? '', 'satu') };
    const missing = await countMissing(caller);

    const before = await countCommits(standby);
    const listed = await countLists(caller, 200);
    const fromReplica = (await countCommits(standby)) - before;

    await standby.query('select pg_wal_replay_pause()');
    const missingWhilePaused = await countMissing(caller);
    await standby.query('select pg_wal_replay_resume()');

    standby.kill();
    const listedWithout = await countLists(caller, 200);
    const connections = await primary.query(
      `select count(*)::int as n from pg_stat_activity where usename = 'portal_server'
        and application_name <> 'portal-vaksin keys'`,
    );
    const concurrent = await Promise.all(
      Array.from({ length: clients }, () => countLists(caller, 5)),
    );
    const answered = concurrent.reduce((sum, n) => sum + n, 0);
    console.log(
      [
        `own writes missing in the next list            ${missing} of ${writes}`,
        `lists answered / by the replica (transactions) ${listed} / ${fromReplica}`,
        `own writes missing while the replay is paused  ${missingWhilePaused} of ${writes}`,
        `lists answered without the replica             ${listedWithout} of 200`,
        `lists answered to ${clients} clients at once           ${answered} of ${clients * 5}`,
        `connections of PgBouncer to the primary        ${String(connections[0]?.['n'])}`,
      ].join('\n'),
    );
    return (
      missing + missingWhilePaused === 0 &&
      listed === 200 &&
      fromReplica >= 200 &&
      listedWithout === 200 &&
      answered === clients * 5
    );
  } finally {
    await stopAll();
  }
}
