import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads the process id of the server of a data folder, which may have ended. */
export async function readPostmasterPid(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number.parseInt(text, 10);
  return pid > 0 ? pid : undefined;
}
