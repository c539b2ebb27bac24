import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FolderInUseError } from './errors.ts';
import { ask, listen, type Listening } from './claim-socket.ts';
import { shortPathTo } from './short-path.ts';

/** A folder that is this process's own until it gives it back or ends, however it ends. */
export interface Claim {
  readonly release: () => Promise<void>;
}

/**
 * Makes a folder this process's own.
 *
 * A claim is a socket that its owner listens on, under a name that is used once and never again.
 * It lives exactly as long as the process: the kernel closes it, whatever number the process had,
 * and in whichever container it ran. So a claim that nobody answers on is dead and may be removed,
 * by anyone, at any time, without hitting a live one.
 *
 * Everyone puts up a claim first and looks at the others afterwards. Of two who come at the same
 * moment at least one therefore sees the other. Candidates who see each other both step back and
 * come again after a time of their own; an owner never steps back.
 * @throws FolderInUseError when another process has it
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

/** A socket that is bound but not yet listened on looks dead, so it gets its name only afterwards. */
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

/** The owner if there is one, or else any candidate; claims of the dead are cleared away. */
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

/** On Windows a pipe is its name's only one, and gone with its process: that is all there is to it. */
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
