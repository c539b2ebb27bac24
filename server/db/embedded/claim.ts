import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderInUseError } from './errors.ts';
import { ask, listen, type Listening } from './claim-socket.ts';
import { shortPathTo } from './short-path.ts';

/** An exclusive lock on a folder that ends with `release` or with the process. */
export interface Claim {
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
export async function claimFolder(folder: string): Promise<Claim> {
  return process.platform === 'win32' ? await claimPipe(folder) : await claimSocket(folder);
}

const nameLength = 'c4194304-0123456789abcdef.sock'.length;

async function claimSocket(folder: string): Promise<Claim> {
  const claims = join(folder, '.owner');
  await mkdir(claims, { recursive: true, mode: 0o700 });
  const short = await shortPathTo(claims, 'x'.repeat(nameLength));
  try {
    for (;;) {
      const name = `c${process.pid}-${randomBytes(8).toString('hex')}.sock`;
      const mine = await putUp(short.path, name);
      const release = async (): Promise<void> => {
        await rm(join(claims, name), { force: true });
        await mine.close();
      };
      const other = await findOther(short.path, name).catch(async (error: unknown) => {
        await release();
        throw error;
      });
      if (!other) {
        mine.becomeOwner();
        return { release };
      }
      await release();
      if (other.state === 'owner') throw new FolderInUseError(folder, other.pid);
      await wait(10 + Math.random() * 90);
    }
  } finally {
    await short.dispose();
  }
}

/**
 * Binds the socket under a temporary name and renames it once it listens, because a bound socket
 * that does not listen yet looks stale.
 */
async function putUp(dir: string, name: string): Promise<Listening> {
  const unnamed = join(dir, name.replace(/sock$/, 'new'));
  const listening = await listen(unnamed);
  await rename(unnamed, join(dir, name));
  return listening;
}

interface Other {
  readonly state: 'candidate' | 'owner';
  readonly pid: number | undefined;
}

/** Returns the owner of the folder if there is one, else any candidate. Removes stale sockets. */
async function findOther(dir: string, mine: string): Promise<Other | undefined> {
  const names = (await readdir(dir)).filter(name => name.endsWith('.sock') && name !== mine);
  const answers = await Promise.all(
    names.map(async name => {
      const answer = await ask(join(dir, name));
      if (answer.state === 'dead') await rm(join(dir, name), { force: true });
      return { ...answer, pid: Number.parseInt(name.slice(1), 10) };
    }),
  );
  const alive = answers.filter(
    (answer): answer is Other & { pid: number } => answer.state !== 'dead',
  );
  return alive.find(answer => answer.state === 'owner') ?? alive[0];
}

/** Locks with a named pipe, which on Windows is unique and ends with its process. */
async function claimPipe(folder: string): Promise<Claim> {
  const digest = createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32);
  const pipe = `\\\\.\\pipe\\portal-vaksin-${digest}`;
  try {
    const mine = await listen(pipe);
    mine.becomeOwner();
    return { release: mine.close };
  } catch {
    throw new FolderInUseError(folder, (await ask(pipe)).pid);
  }
}
