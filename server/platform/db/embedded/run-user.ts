import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chown } from 'node:fs/promises';

/** Operating-system user of the database server. PostgreSQL refuses to run as root. */
export interface RunUser {
  readonly uid: number;
  readonly gid: number;
}

/**
 * The server does not inherit our environment, because PG* variables would change its behaviour.
 */
const serverEnvironment = { LC_ALL: 'C', TZ: 'UTC', PATH: '/usr/local/bin:/usr/bin:/bin' };

/**
 * Spawn options that run a program as the user, or as ourselves for null. The working directory is
 * `/`, because the user may not be able to enter ours.
 */
export const spawnOptionsFor = (
  user: RunUser | null,
): SpawnOptions & { env: NodeJS.ProcessEnv } => ({
  ...(user ?? {}),
  cwd: process.platform === 'win32' ? undefined : '/',
  env: serverEnvironment,
  windowsHide: true,
});

/** Returns the unprivileged `nobody` account. */
export function nobodyUser(): RunUser {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find(entry => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  // Some systems write the ID as -2.
  return { uid: Number(uid ?? 65_534) >>> 0, gid: Number(gid ?? 65_534) >>> 0 };
}

/**
 * Whether the user can enter a folder. Tests it with a real process, because every parent folder
 * and rules beyond the mode bits (ACLs) count too.
 */
export function canEnterFolder(folder: string, user: RunUser): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...spawnOptionsFor(user),
    stdio: 'ignore',
  });
  return status === 0;
}

/** Changes the owner of a file or folder; does nothing for null. */
export async function changeOwner(user: RunUser | null, path: string): Promise<void> {
  if (user) await chown(path, user.uid, user.gid);
}

/**
 * Runs a program and waits for it to exit.
 * @throws Error with its output when it fails
 */
export async function runProgram(
  file: string,
  args: string[],
  user: RunUser | null,
): Promise<void> {
  const child = spawn(file, args, { ...spawnOptionsFor(user), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${file} ended with ${code ?? 'a signal'}: ${output.trim()}`);
}
