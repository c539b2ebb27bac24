import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Whether a process of this number is there, were it only as a zombie. */
export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process runs. A zombie does not: it only waits for a parent that may never ask for it. */
export async function runs(pid: number): Promise<boolean> {
  if (!exists(pid)) return false;
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The state follows the program's name, which stands in brackets and may hold any character.
  return status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3) !== 'Z';
}

/** Waits until a process has ended. @returns whether it has, within the time */
export async function ended(pid: number, withinMs: number): Promise<boolean> {
  const until = Date.now() + withinMs;
  while (await runs(pid)) {
    if (Date.now() > until) return false;
    await wait(10);
  }
  return true;
}

/** Sends a signal; a process that is gone already needs none. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
