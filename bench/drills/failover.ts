import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createAccounts, signIn, startAppServer } from '../cluster/app-servers.ts';
import { primarySection, startHaproxy, webSection } from '../cluster/proxies.ts';
import { ownerUrl, ports, serverUrl, startCluster, type Cluster } from './cluster.ts';

/** Seconds of writing before the primary is killed, and after the replica is promoted. */
const secondsBefore = 8;
const secondsAfter = 8;

/** Writers of each account; an account may run four calls at once at a server. */
const writersPerAccount = 4;

interface Writing {
  isOn: boolean;
  /** Names of the roles whose creation was acknowledged, with the time. */
  readonly acknowledged: Map<string, number>;
  /** Names that were sent, acknowledged or not. */
  readonly sent: Set<string>;
  failures: number;
  /** Longest time between the first attempt of a write and its acknowledgement, in ms. */
  longest: number;
}

/** Creates roles one after the other; an unanswered write is repeated with its key. */
async function write(url: string, token: string, writing: Writing): Promise<void> {
  while (writing.isOn) {
    const name = `Peran ${randomUUID().replaceAll('-', '')}`;
    const body = JSON.stringify({ name, peranDasar: 'AM', keterangan: null });
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': name.slice(6),
    };
    writing.sent.add(name);
    const began = performance.now();
    for (;;) {
      const { status, text } = await fetch(`${url}/api/role`, {
        method: 'POST',
        headers,
        body,
      }).then(
        async response => ({ status: response.status, text: await response.text() }),
        () => ({ status: 0, text: '' }),
      );
      if (status === 201) break;
      if (![0, 429, 500, 502, 503, 504].includes(status)) {
        throw new Error(`A write was refused: ${text}`);
      }
      writing.failures += 1;
      await wait(50);
    }
    writing.acknowledged.set(name, performance.now());
    writing.longest = Math.max(writing.longest, performance.now() - began);
  }
}

/** Promotes the replica when the primary does not answer three times in a row. */
async function watchPrimary({ primary, standby }: Cluster): Promise<number> {
  for (let misses = 0; misses < 3;) {
    await wait(500);
    const answers = await primary.query('select 1').then(
      () => true,
      () => false,
    );
    misses = answers ? 0 : misses + 1;
  }
  await standby.promote();
  return performance.now();
}

async function countRoles(port: number): Promise<Map<string, number>> {
  const client = new pg.Client(ownerUrl(port));
  await client.connect();
  const { rows } = await client.query<{ name: string; n: number }>(
    'select name, count(*)::int as n from role group by name',
  );
  await client.end();
  return new Map(rows.map(({ name, n }) => [name, n]));
}

/**
 * Kills the primary under load and promotes its synchronous replica behind HAProxy. Fails when an
 * acknowledged write is lost or doubled, or the service is away for more than 15 s.
 */
export async function drill(): Promise<boolean> {
  const cluster = await startCluster();
  const { root, primary } = cluster;
  const database = await startHaproxy(
    root,
    ports.proxy,
    primarySection(ports.proxy, [ports.primary, ports.standby]),
  );
  await wait(1_500);
  const environment = {
    DATABASE_URL: serverUrl(ports.proxy),
    DATABASE_OWNER_URL: ownerUrl(ports.proxy),
  };
  const servers = [
    await startAppServer(root, ports.firstServer, environment),
    await startAppServer(root, ports.secondServer, environment),
  ];
  const web = await startHaproxy(
    root,
    ports.web,
    webSection(
      ports.web,
      servers.map(({ port }) => port),
    ),
  );
  await wait(2_000);
  try {
    const url = `http://127.0.0.1:${ports.web}`;
    await createAccounts(ownerUrl(ports.proxy), ['satu', 'dua']);
    const tokens = [await signIn(url, 'satu'), await signIn(url, 'dua')];
    const writing: Writing = {
      isOn: true,
      acknowledged: new Map(),
      sent: new Set(),
      failures: 0,
      longest: 0,
    };
    const writers = Promise.all(
      tokens.flatMap(token =>
        Array.from({ length: writersPerAccount }, () => write(url, token, writing)),
      ),
    );
    // Awaited below; a refused write must not end the process before the cluster is stopped.
    writers.catch(() => undefined);
    const promoting = watchPrimary(cluster);
    await wait(secondsBefore * 1_000);
    const before = writing.acknowledged.size;
    primary.kill();
    const killedAt = performance.now();
    const promotedAt = await promoting;
    await wait(secondsAfter * 1_000);
    writing.isOn = false;
    await writers;

    const stored = await countRoles(ports.proxy);
    const lost = [...writing.acknowledged.keys()].filter(name => !stored.has(name));
    const doubled = [...stored].filter(([, n]) => n > 1);
    const times = [...writing.acknowledged.values()].sort((a, b) => a - b);
    const last = times.findLast(at => at <= killedAt + 50) ?? killedAt;
    const next = times.find(at => at > promotedAt - 50 && at > last) ?? Number.POSITIVE_INFINITY;
    const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;
    console.log(
      [
        `acknowledged writes before / in all        ${before} / ${writing.acknowledged.size}`,
        `attempts that failed and were repeated     ${writing.failures}`,
        `acknowledged writes lost                   ${lost.length}`,
        `writes that happened twice                 ${doubled.length}`,
        `replica promoted after                     ${seconds(promotedAt - killedAt)}`,
        `first write acknowledged again after       ${seconds(next - killedAt)}`,
        `longest wait of one write                  ${seconds(writing.longest)}`,
      ].join('\n'),
    );
    return lost.length === 0 && doubled.length === 0 && next - killedAt <= 15_000 && before > 0;
  } finally {
    await Promise.all([...servers, web, database].map(({ stop }) => stop()));
    await cluster.stop();
  }
}
