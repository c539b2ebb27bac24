import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Size of the disk of a run, in MB; the reserve of the server is a tenth of it. */
const sizeMb = 3_000;

/** A disk of its own for the data of a run, which the run fills and empties. */
export interface SmallDisk {
  /** Fills it until a number of MB is free. */
  readonly fill: (freeMb: number) => void;
  readonly empty: () => void;
  readonly unmount: () => void;
}

/** Mounts a small disk in memory at a folder; undefined without the right to mount, as on a developer's machine. */
export function mountSmallDisk(folder: string): SmallDisk | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=755`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    return undefined;
  }
  const filler = join(folder, 'filler');
  const empty = (): void => rmSync(filler, { force: true });
  return {
    fill(freeMb) {
      const block = Buffer.alloc(1_000_000);
      const file = openSync(filler, 'a');
      try {
        for (;;) {
          const { bavail, bsize } = statfsSync(folder);
          if (bavail * bsize <= freeMb * 1_000_000 + block.length) break;
          writeSync(file, block);
        }
      } finally {
        closeSync(file);
      }
    },
    empty,
    unmount: () => execFileSync('umount', ['-l', folder], { stdio: 'ignore' }),
  };
}
