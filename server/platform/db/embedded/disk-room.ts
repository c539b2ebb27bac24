import { statfsSync } from 'node:fs';

/** Space of a file system, in bytes. */
export interface DiskSpace {
  readonly free: number;
  readonly total: number;
}

const readSpace = (folder: string): DiskSpace => {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return { free: bavail * bsize, total: blocks * bsize };
};

/** How long a measurement holds, in ms; within it the server takes up a part of the reserve at most. */
const measuredForMs = 1_000;

/**
 * Space that stays free for what the server itself has to write, such as its write-ahead log: a tenth of the disk,
 * from 128 MB, which the log needs, to 2 GB.
 */
const reserveOf = (total: number): number =>
  Math.min(2_000_000_000, Math.max(128_000_000, total / 10));

/**
 * Creates a function that says whether the disk of the database has room for records. PostgreSQL ends when its disk is
 * full, and with it the reading, so calls that write are refused before.
 * @param folder a folder on that disk
 */
export function createDiskRoom(
  folder: string,
  now: () => number = () => performance.now(),
  read: (folder: string) => DiskSpace = readSpace,
): () => boolean {
  let measured: { readonly at: number; readonly hasRoom: boolean } | undefined;
  return () => {
    const at = now();
    if (measured && at - measured.at < measuredForMs) return measured.hasRoom;
    const { free, total } = read(folder);
    measured = { at, hasRoom: free > reserveOf(total) };
    return measured.hasRoom;
  };
}
