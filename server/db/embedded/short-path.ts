import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The path of a Unix socket ends at 107 bytes on Linux, at 103 elsewhere. */
const longestSocketPath = process.platform === 'linux' ? 107 : 103;

/** Whether a socket of this name may lie in the folder. */
export const socketFits = (folder: string, name: string): boolean =>
  Buffer.byteLength(join(folder, name)) <= longestSocketPath;

export interface ShortPath {
  readonly path: string;
  readonly dispose: () => Promise<void>;
}

/** Another, short way into a folder whose own path is too long for a socket of this name. */
export async function shortPathTo(folder: string, name: string): Promise<ShortPath> {
  if (socketFits(folder, name)) return { path: folder, dispose: () => Promise.resolve() };
  const around = await mkdtemp(join(tmpdir(), 'portal-'));
  const path = join(around, 'd');
  await symlink(folder, path);
  return { path, dispose: () => rm(around, { recursive: true, force: true }) };
}
