import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FolderInUseError } from '#server/platform/db/embedded/start-embedded.ts';
import { lockFolder } from '#server/platform/db/embedded/folder-lock.ts';
import {
  removeSharedDataDir,
  loadOwnerProcess,
  createFolder,
  startInProcess,
  startOwnerProcess,
  createUsedDataDir,
} from '#tests/server/harness/embedded.ts';

afterAll(removeSharedDataDir);

describe('the owner of a folder', () => {
  it('refuses a second owner with the process id of the first and the folder', async () => {
    const folder = await createUsedDataDir();
    const owner = await startOwnerProcess({ dataDir: folder, afterReady: 'hold' });
    const refusal = await startInProcess(folder).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FolderInUseError);
    expect(refusal).toMatchObject({ pid: owner.pid, folder });
    expect(String(refusal)).toContain(
      `Folder data ${folder} sedang dipakai oleh proses ${owner.pid}.`,
    );
  });

  it('refuses a second owner in one process, also under another path', async () => {
    const folder = await createUsedDataDir();
    await startInProcess(folder);
    await expect(startInProcess(join(folder, 'x', '..'))).rejects.toThrow(`proses ${process.pid}`);
  });

  it.each(['new', 'used'])('lets one of four simultaneous starts win (%s)', async kind => {
    const folder = kind === 'new' ? await createFolder() : await createUsedDataDir();
    const children = await Promise.all(
      [1, 2, 3, 4].map(() => loadOwnerProcess({ dataDir: folder, afterReady: 'hold' })),
    );
    for (const child of children) child.writeLine('go');
    const outcomes = await Promise.all(
      children.map(child =>
        Promise.race([
          child.waitForLine('ready').then(() => 'won'),
          child.waitForLine('refused').then(reason => reason),
        ]),
      ),
    );
    const winner = children[outcomes.indexOf('won')];
    expect(outcomes.filter(outcome => outcome === 'won')).toHaveLength(1);
    for (const outcome of outcomes.filter(outcome => outcome !== 'won')) {
      expect(outcome).toContain(`FolderInUseError`);
      expect(outcome).toContain(`proses ${winner?.pid ?? ''}`);
    }
  });

  it('lets one of many simultaneous claims succeed in every round', async () => {
    const folder = await createFolder();
    for (let round = 0; round < 20; round++) {
      const claims = await Promise.allSettled(Array.from({ length: 6 }, () => lockFolder(folder)));
      const won = claims.filter(claim => claim.status === 'fulfilled');
      expect(won).toHaveLength(1);
      await won[0]?.value.release();
    }
    expect(await readdir(join(folder, '.owner'))).toEqual([]);
  });

  it('ignores and removes the claims of killed processes', async () => {
    const folder = await createUsedDataDir();
    for (let n = 0; n < 3; n++) {
      const child = await startOwnerProcess({ dataDir: folder, afterReady: 'hold' });
      child.kill();
      await child.exitCode;
    }
    await startInProcess(folder);
    expect(await readdir(join(folder, '.owner'))).toHaveLength(1);
  });
});
