import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import { createPrimary, createStandby, type PostgresNode } from '../cluster/postgres.ts';

/** Ports of a drill. */
export const ports = {
  primary: 55462,
  standby: 55463,
  proxy: 55464,
  pooler: 55465,
  web: 4497,
  firstServer: 4498,
  secondServer: 4499,
} as const;

/** A primary with a synchronous replica, and the folder of everything that a drill writes. */
export interface Cluster {
  readonly root: string;
  readonly primary: PostgresNode;
  readonly standby: PostgresNode;
  readonly stop: () => Promise<void>;
}

/** Starts a primary with a replica; a commit waits until the replica has stored it. */
export async function startCluster(): Promise<Cluster> {
  const root = mkdtempSync(join(tmpdir(), 'portal-drill-'));
  chmodSync(root, 0o755);
  const primary = await createPrimary(root, ports.primary);
  await primary.query('create database portal');
  await primary.query(`create role portal_server login`);
  const standby = await createStandby(root, primary, ports.standby, 'replica');
  await primary.query(`alter system set synchronous_standby_names = 'replica'`);
  await primary.query('select pg_reload_conf()');
  return {
    root,
    primary,
    standby,
    async stop() {
      await standby.stop();
      await primary.stop();
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Returns the address of the database on a port, as the role of the server. */
export const serverUrl = (port: number): string =>
  `postgres://portal_server@127.0.0.1:${port}/portal`;

/** Returns the address of the database on a port, as its owner. */
export const ownerUrl = (port: number): string => `postgres://postgres@127.0.0.1:${port}/portal`;
