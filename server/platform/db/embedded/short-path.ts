import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Maximum length of a Unix socket path in bytes: 107 on Linux, 103 elsewhere. */
const maxSocketPathBytes = process.platform === 'linux' ? 107 : 103;

/** Whether the path of a socket with this name in the folder is short enough. */
export const fitsSocketPath = (folder: string, name: string): boolean =>
  Buffer.byteLength(join(folder, name)) <= maxSocketPathBytes;

export interface ShortPath {
  readonly path: string;
  readonly dispose: () => Promise<void>;
}

/**
 * Returns a path to the folder that is short enough for a socket of this name: the folder itself or
 * a temporary symlink to it, which `dispose` removes.
 */
export async function createShortPath(folder: string, name: string): Promise<ShortPath> {
  if (fitsSocketPath(folder, name)) return { path: folder, dispose: () => Promise.resolve() };
  const tempDir = await mkdtemp(join(tmpdir(), 'portal-'));
  const path = join(tempDir, 'd');
  await symlink(folder, path);
  return { path, dispose: () => rm(tempDir, { recursive: true, force: true }) };
}
