import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedError } from './errors.ts';
import { changeOwner, runProgram, type RunUser } from './run-user.ts';

/**
 * Returns the folder of the database cluster and creates it on first use. initdb runs in a
 * temporary folder that is renamed when complete, so an existing cluster is never partial.
 * @throws EmbeddedError when the folder is not a cluster, or one of another major version
 */
export async function prepareCluster(
  base: string,
  binaries: Binaries,
  user: RunUser | null,
  superuserPassword: string,
): Promise<string> {
  const cluster = join(base, 'postgres');
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    await checkClusterVersion(cluster, binaries);
    return cluster;
  }
  if (existsSync(cluster) && (await readdir(cluster)).length > 0) {
    throw new EmbeddedError(`${cluster} berisi berkas, tetapi bukan basis data PostgreSQL.`);
  }

  const newCluster = join(base, 'postgres.new');
  const passwordFile = join(base, 'postgres.new-password');
  await rm(newCluster, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await mkdir(newCluster, { mode: 0o700 });
  await writeFile(passwordFile, superuserPassword, { mode: 0o600 });
  await changeOwner(user, newCluster);
  await changeOwner(user, passwordFile);
  try {
    await runProgram(binaries.initdb, initdbArguments(newCluster, passwordFile), user);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rm(cluster, { recursive: true, force: true });
  await rename(newCluster, cluster);
  await syncFolder(base);
  return cluster;
}

/**
 * The built-in C.UTF-8 locale handles all letters (for `lower` and `ilike`), sorts by code point
 * and is identical on every system, so no operating-system update invalidates an index.
 */
const initdbArguments = (cluster: string, passwordFile: string): string[] => [
  `--pgdata=${cluster}`,
  '--username=postgres',
  `--pwfile=${passwordFile}`,
  '--auth-local=scram-sha-256',
  '--auth-host=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
];

async function checkClusterVersion(cluster: string, binaries: Binaries): Promise<void> {
  const clusterVersion = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  const [binariesVersion = ''] = binaries.version.split('.');
  if (clusterVersion !== binariesVersion) {
    throw new EmbeddedError(
      `Basis data di ${cluster} dibuat oleh PostgreSQL ${clusterVersion}, sedangkan program ini membawa PostgreSQL ${binariesVersion}. Pindahkan datanya dengan pg_upgrade, atau pasang versi program sebelumnya.`,
    );
  }
}

/** Flushes a rename to disk (fsync); Windows does it by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
