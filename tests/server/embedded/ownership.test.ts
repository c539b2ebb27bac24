import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FolderInUseError } from '#server/db/embedded.ts';
import { claimFolder } from '#server/db/embedded/claim.ts';
import {
  forgetUsedFolder,
  loadOwner,
  newFolder,
  startHere,
  startOwner,
  usedFolder,
} from '#tests/server/harness/embedded.ts';

afterAll(forgetUsedFolder);

describe('the owner of a folder', () => {
  it('refuses a second owner with the process id of the first and the folder', async () => {
    const folder = await usedFolder();
    const owner = await startOwner({ dataDir: folder, then: 'hold' });
    const refusal = await startHere(folder).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(FolderInUseError);
    expect(refusal).toMatchObject({ pid: owner.pid, folder });
    expect(String(refusal)).toContain(
      `Folder data ${folder} sedang dipakai oleh proses ${owner.pid}.`,
    );
  });

  it('refuses a second owner in one process, also under another path', async () => {
    const folder = await usedFolder();
    await startHere(folder);
    await expect(startHere(join(folder, 'x', '..'))).rejects.toThrow(`proses ${process.pid}`);
  });

  it.each(['new', 'used'])('lets one of four simultaneous starts win (%s)', async kind => {
    const folder = kind === 'new' ? await newFolder() : await usedFolder();
    const children = await Promise.all(
      [1, 2, 3, 4].map(() => loadOwner({ dataDir: folder, then: 'hold' })),
    );
    for (const child of children) child.tell('go');
    const outcomes = await Promise.all(
      children.map(child =>
        Promise.race([
          child.says('ready').then(() => 'won'),
          child.says('refused').then(reason => reason),
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
    const folder = await newFolder();
    for (let round = 0; round < 20; round++) {
      const claims = await Promise.allSettled(Array.from({ length: 6 }, () => claimFolder(folder)));
      const won = claims.filter(claim => claim.status === 'fulfilled');
      expect(won).toHaveLength(1);
      await won[0]?.value.release();
    }
    expect(await readdir(join(folder, '.owner'))).toEqual([]);
  });

  it('ignores and removes the claims of killed processes', async () => {
    const folder = await usedFolder();
    for (let n = 0; n < 3; n++) {
      const child = await startOwner({ dataDir: folder, then: 'hold' });
      child.kill();
      await child.ended;
    }
    await startHere(folder);
    expect(await readdir(join(folder, '.owner'))).toHaveLength(1);
  });
});
