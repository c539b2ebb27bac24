import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { EmbeddedError } from './errors.ts';
import { giveTo, run, type RunUser } from './run-user.ts';

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
    await checkVersion(cluster, binaries);
    return cluster;
  }
  if (existsSync(cluster) && (await readdir(cluster)).length > 0) {
    throw new EmbeddedError(`${cluster} berisi berkas, tetapi bukan basis data PostgreSQL.`);
  }

  const fresh = join(base, 'postgres.new');
  const passwordFile = join(base, 'postgres.new-password');
  await rm(fresh, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await mkdir(fresh, { mode: 0o700 });
  await writeFile(passwordFile, superuserPassword, { mode: 0o600 });
  await giveTo(user, fresh);
  await giveTo(user, passwordFile);
  try {
    await run(binaries.initdb, initArguments(fresh, passwordFile), user);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rm(cluster, { recursive: true, force: true });
  await rename(fresh, cluster);
  await syncFolder(base);
  return cluster;
}

/**
 * The built-in C.UTF-8 locale handles all letters (for `lower` and `ilike`), sorts by code point
 * and is identical on every system, so no operating-system update invalidates an index.
 */
const initArguments = (cluster: string, passwordFile: string): string[] => [
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

async function checkVersion(cluster: string, binaries: Binaries): Promise<void> {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  const [here = ''] = binaries.version.split('.');
  if (made !== here) {
    throw new EmbeddedError(
      `Basis data di ${cluster} dibuat oleh PostgreSQL ${made}, sedangkan program ini membawa PostgreSQL ${here}. Pindahkan datanya dengan pg_upgrade, atau pasang versi program sebelumnya.`,
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
