import { existsSync } from 'node:fs';
import { chmod, chown, cp, lstat, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packagedBinaries, prepareBinaries } from '#server/db/embedded/binaries.ts';
import {
  forgetUsedFolder,
  isRoot,
  newFolder,
  remember,
  remembered,
  startHere,
  startOwner,
  usedFolder,
} from '#tests/server/harness/embedded.ts';

afterAll(forgetUsedFolder);

const nobody = 65_534;
const seven = [{ seven: 7 }];

/** Copies the programs without symbolic links, as an install that runs no scripts leaves them. */
async function programsWithoutLinks(to: string): Promise<string> {
  await cp(packagedBinaries(), to, {
    recursive: true,
    filter: async path => !(await lstat(path)).isSymbolicLink() && !path.endsWith('.a'),
  });
  return to;
}

describe('folders and users', () => {
  it('creates missing links of the programs', async () => {
    const folder = await newFolder();
    const native = await programsWithoutLinks(join(folder, 'native'));
    const library = join(native, 'lib', 'libpq.so.5');
    if (process.platform === 'linux') expect(existsSync(library)).toBe(false);
    const binaries = await prepareBinaries(native, folder, null);
    expect(binaries.postgres).toBe(join(native, 'bin', 'postgres'));
    if (process.platform === 'linux') expect(existsSync(library)).toBe(true);
  });

  it.runIf(isRoot)('copies the programs out of a closed folder once when run as root', async () => {
    const closed = await newFolder();
    await chmod(closed, 0o700);
    const binariesFrom = await programsWithoutLinks(join(closed, 'native'));
    const folder = await usedFolder();
    const first = await startHere(folder, { binariesFrom });
    await remember(first.connectionString);
    await first.stop();
    const made = (await stat(join(folder, 'postgres-bin'))).ctimeMs;
    const second = await startHere(folder, { binariesFrom });
    expect(await remembered(second.connectionString)).toEqual(seven);
    expect((await stat(join(folder, 'postgres-bin'))).ctimeMs).toBe(made);
    expect((await stat(join(folder, 'postgres-bin', 'bin', 'postgres'))).uid).toBe(0);
  });

  it.runIf(isRoot)(
    'stores the data elsewhere when run as root with a closed data folder, and finds it again',
    async () => {
      const closed = await newFolder();
      await chmod(closed, 0o700);
      const dataDir = join(closed, 'data');
      const systemDir = await newFolder();
      const said: string[] = [];
      const log = { info: () => undefined, warn: (message: string) => said.push(message) };
      const first = await startHere(dataDir, { systemDir, log });
      await remember(first.connectionString);
      const place = (await readFile(join(dataDir, 'postgres.location'), 'utf8')).trim();
      expect(place.startsWith(systemDir)).toBe(true);
      expect(said).toEqual([expect.stringContaining(place)]);

      // A copy of the data folder names the same database, which only one process may use.
      await cp(join(dataDir, 'postgres.location'), join(closed, 'copy', 'postgres.location'));
      await expect(startHere(join(closed, 'copy'), { systemDir })).rejects.toThrow(
        /sedang dipakai/,
      );
      await first.stop();
      const second = await startHere(dataDir, { systemDir });
      expect(await remembered(second.connectionString)).toEqual(seven);
    },
  );

  it.runIf(isRoot)('runs directly as a plain user, and as that user under root', async () => {
    const dataDir = join(await newFolder(), 'data');
    await mkdir(dataDir);
    await chown(dataDir, nobody, nobody);
    const child = await startOwner({ dataDir, then: 'stop' }, nobody);
    expect(await child.ended).toBe(0);
    expect((await stat(join(dataDir, 'postgres.password'))).uid).toBe(nobody);
    await remember((await startHere(dataDir)).connectionString);
    expect((await stat(join(dataDir, 'postgres', 'postmaster.pid'))).uid).toBe(nobody);
  });
});
