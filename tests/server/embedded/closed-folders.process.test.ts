import { existsSync } from 'node:fs';
import { chmod, chown, cp, lstat, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packagedBinariesDir, prepareBinaries } from '#server/platform/db/embedded/binaries.ts';
import {
  removeSharedDataDir,
  isRoot,
  createFolder,
  writeMarker,
  readMarker,
  startInProcess,
  startOwnerProcess,
  createUsedDataDir,
} from '#tests/server/harness/embedded.ts';

afterAll(removeSharedDataDir);

const unprivilegedUid = 65_534;
const markerRows = [{ seven: 7 }];

/** Copies the programs without symbolic links, as an install that runs no scripts leaves them. */
async function programsWithoutLinks(to: string): Promise<string> {
  await cp(packagedBinariesDir(), to, {
    recursive: true,
    filter: async path => !(await lstat(path)).isSymbolicLink() && !path.endsWith('.a'),
  });
  return to;
}

describe('folders and users', () => {
  it('creates missing links of the programs', async () => {
    const folder = await createFolder();
    const native = await programsWithoutLinks(join(folder, 'native'));
    const library = join(native, 'lib', 'libpq.so.5');
    if (process.platform === 'linux') expect(existsSync(library)).toBe(false);
    const binaries = await prepareBinaries(native, folder, null);
    expect(binaries.postgres).toBe(join(native, 'bin', 'postgres'));
    if (process.platform === 'linux') expect(existsSync(library)).toBe(true);
  });

  it.runIf(isRoot)('copies the programs out of a closed folder once when run as root', async () => {
    const closed = await createFolder();
    await chmod(closed, 0o700);
    const binariesFrom = await programsWithoutLinks(join(closed, 'native'));
    const folder = await createUsedDataDir();
    const first = await startInProcess(folder, { binariesDir: binariesFrom });
    await writeMarker(first.connectionString);
    await first.stop();
    const createdAt = (await stat(join(folder, 'postgres-bin'))).ctimeMs;
    const second = await startInProcess(folder, { binariesDir: binariesFrom });
    expect(await readMarker(second.connectionString)).toEqual(markerRows);
    expect((await stat(join(folder, 'postgres-bin'))).ctimeMs).toBe(createdAt);
    expect((await stat(join(folder, 'postgres-bin', 'bin', 'postgres'))).uid).toBe(0);
  });

  it.runIf(isRoot)(
    'stores the data elsewhere when run as root with a closed data folder, and finds it again',
    async () => {
      const closed = await createFolder();
      await chmod(closed, 0o700);
      const dataDir = join(closed, 'data');
      const systemDir = await createFolder();
      const warnings: string[] = [];
      const log = { info: () => undefined, warn: (message: string) => warnings.push(message) };
      const first = await startInProcess(dataDir, { systemDir, log });
      await writeMarker(first.connectionString);
      const place = (await readFile(join(dataDir, 'postgres.location'), 'utf8')).trim();
      expect(place.startsWith(systemDir)).toBe(true);
      expect(warnings).toEqual([expect.stringContaining(place)]);

      // A copy of the data folder names the same database, which only one process may use.
      await cp(join(dataDir, 'postgres.location'), join(closed, 'copy', 'postgres.location'));
      await expect(startInProcess(join(closed, 'copy'), { systemDir })).rejects.toThrow(
        /sedang dipakai/,
      );
      await first.stop();
      const second = await startInProcess(dataDir, { systemDir });
      expect(await readMarker(second.connectionString)).toEqual(markerRows);
    },
  );

  it.runIf(isRoot)('runs directly as a plain user, and as that user under root', async () => {
    const dataDir = join(await createFolder(), 'data');
    await mkdir(dataDir);
    await chown(dataDir, unprivilegedUid, unprivilegedUid);
    const child = await startOwnerProcess({ dataDir, afterReady: 'stop' }, unprivilegedUid);
    expect(await child.exitCode).toBe(0);
    expect((await stat(join(dataDir, 'postgres.password'))).uid).toBe(unprivilegedUid);
    await writeMarker((await startInProcess(dataDir)).connectionString);
    expect((await stat(join(dataDir, 'postgres', 'postmaster.pid'))).uid).toBe(unprivilegedUid);
  });
});
