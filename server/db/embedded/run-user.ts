import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chown } from 'node:fs/promises';

/** Whom the database server runs as. PostgreSQL refuses to run as root. */
export interface RunUser {
  readonly uid: number;
  readonly gid: number;
}

/** Nothing of our own environment reaches the server: PG* variables would change what it does. */
const environment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' };

/**
 * How a program is started for the server: as that user, or as ourselves when null. From the root
 * folder, since our own working directory may be closed to the user.
 */
export const spawnAs = (user: RunUser | null): SpawnOptions & { env: NodeJS.ProcessEnv } => ({
  ...(user ?? {}),
  cwd: process.platform === 'win32' ? undefined : '/',
  env: environment,
  windowsHide: true,
});

/** The account without rights that every system has. */
export function nobody(): RunUser {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  // Some systems write the number as -2.
  return { uid: Number(uid ?? 65_534) >>> 0, gid: Number(gid ?? 65_534) >>> 0 };
}

/** Whether the user gets into a folder: every folder above counts, and rules that modes do not show. */
export function canEnter(folder: string, user: RunUser): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...spawnAs(user),
    stdio: 'ignore',
  });
  return status === 0;
}

/** Hands a file or folder over to the user. */
export async function giveTo(user: RunUser | null, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}

/** Runs a program to its end. @throws Error with what it said when it fails */
export async function run(file: string, args: string[], user: RunUser | null): Promise<void> {
  const child = spawn(file, args, { ...spawnAs(user), stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${file} ended with ${code ?? 'a signal'}: ${said.trim()}`);
}
