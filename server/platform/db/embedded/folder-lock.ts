import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderInUseError } from './errors.ts';
import { queryLockState, openLockSocket, type LockSocket } from './lock-socket.ts';
import { createShortPath } from './short-path.ts';

/** An exclusive lock on a folder that ends with `release` or with the process. */
export interface FolderLock {
  readonly release: () => Promise<void>;
}

/**
 * Locks a folder for this process.
 *
 * The lock is a Unix socket with a unique name on which the owner listens. The kernel closes it
 * when the process ends, regardless of PIDs and containers, so a socket that does not answer is
 * stale and any process may remove it at any time.
 *
 * Each process publishes its socket first and then checks the others, so of two that start at the
 * same moment at least one sees the other. Two candidates that see each other both withdraw and
 * retry after a random delay; an owner never withdraws.
 * @throws FolderInUseError when another process holds the lock
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  return process.platform === 'win32' ? await lockWithPipe(folder) : await lockWithSocket(folder);
}

const nameLength = 'c4194304-0123456789abcdef.sock'.length;

async function lockWithSocket(folder: string): Promise<FolderLock> {
  const lockDir = join(folder, '.owner');
  await mkdir(lockDir, { recursive: true, mode: 0o700 });
  const shortPath = await createShortPath(lockDir, 'x'.repeat(nameLength));
  try {
    for (;;) {
      const name = `c${process.pid}-${randomBytes(8).toString('hex')}.sock`;
      const own = await publishSocket(shortPath.path, name);
      const release = async (): Promise<void> => {
        await rm(join(lockDir, name), { force: true });
        await own.close();
      };
      const competitor = await findCompetitor(shortPath.path, name).catch(
        async (error: unknown) => {
          await release();
          throw error;
        },
      );
      if (!competitor) {
        own.markOwner();
        return { release };
      }
      await release();
      if (competitor.state === 'owner') throw new FolderInUseError(folder, competitor.pid);
      await wait(10 + Math.random() * 90);
    }
  } finally {
    await shortPath.dispose();
  }
}

/**
 * Binds the socket under a temporary name and renames it once it listens, because a bound socket
 * that does not listen yet looks stale.
 */
async function publishSocket(dir: string, name: string): Promise<LockSocket> {
  const temporaryPath = join(dir, name.replace(/sock$/, 'new'));
  const listening = await openLockSocket(temporaryPath);
  await rename(temporaryPath, join(dir, name));
  return listening;
}

interface Competitor {
  readonly state: 'candidate' | 'owner';
  readonly pid: number | undefined;
}

/** Returns the owner of the folder if there is one, else any candidate. Removes stale sockets. */
async function findCompetitor(dir: string, own: string): Promise<Competitor | undefined> {
  const names = (await readdir(dir)).filter(name => name.endsWith('.sock') && name !== own);
  const answers = await Promise.all(
    names.map(async name => {
      const answer = await queryLockState(join(dir, name));
      if (answer.state === 'dead') await rm(join(dir, name), { force: true });
      return { ...answer, pid: Number.parseInt(name.slice(1), 10) };
    }),
  );
  const live = answers.filter(
    (answer): answer is Competitor & { pid: number } => answer.state !== 'dead',
  );
  return live.find(answer => answer.state === 'owner') ?? live[0];
}

/** Locks with a named pipe, which on Windows is unique and ends with its process. */
async function lockWithPipe(folder: string): Promise<FolderLock> {
  const digest = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32);
  const pipe = `\\\\.\\pipe\\portal-vaksin-${digest}`;
  try {
    const own = await openLockSocket(pipe);
    own.markOwner();
    return { release: own.close };
  } catch {
    throw new FolderInUseError(folder, (await queryLockState(pipe)).pid);
  }
}
