import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbeddedLog } from '../embedded.ts';
import { EmbeddedError } from './errors.ts';
import { canEnter, nobody, type RunUser } from './run-user.ts';

/** Where the database lies, and whom it runs as (null: ourselves). */
export interface Place {
  readonly base: string;
  readonly user: RunUser | null;
}

/**
 * Finds where the database lies. As root the server runs as another user, who may not get into the
 * data folder; then the database lies in a folder of its own under `systemDir`, and a file in the
 * data folder says which: so it stays found when the data folder is moved, and a new data folder
 * never meets an old database.
 */
export async function findPlace(
  dataDir: string,
  systemDir: string,
  log: EmbeddedLog,
): Promise<Place> {
  if (process.getuid?.() !== 0) return { base: dataDir, user: null };

  const note = join(dataDir, 'postgres.location');
  if (existsSync(note)) {
    const base = (await readFile(note, 'utf8')).trim();
    if (!existsSync(base)) {
      throw new EmbeddedError(`${note} menunjuk ke ${base}, tetapi folder itu tidak ada lagi.`);
    }
    log.info(`Basis data disimpan di ${base}.`);
    return { base, user: await ownerOf(join(base, 'postgres'), base) };
  }

  const user = await ownerOf(join(dataDir, 'postgres'), dataDir);
  if (canEnter(dataDir, user)) return { base: dataDir, user };
  if (existsSync(join(dataDir, 'postgres'))) {
    throw new EmbeddedError(
      `Basis data di ${dataDir} tidak dapat dibuka pengguna ${user.uid}, pemiliknya. Beri izin masuk (chmod o+x) pada folder-folder di atasnya.`,
    );
  }
  const base = join(systemDir, randomBytes(6).toString('hex'));
  await mkdir(base, { recursive: true, mode: 0o755 });
  if (!canEnter(base, user)) {
    throw new EmbeddedError(
      `Baik ${dataDir} maupun ${base} tertutup bagi pengguna ${user.uid}. Pilih DATA_DIR lain.`,
    );
  }
  await writeFile(note, `${base}\n`, { mode: 0o600 });
  log.warn(
    `${dataDir} tertutup bagi pengguna yang menjalankan basis data; basis data disimpan di ${base}.`,
  );
  return { base, user };
}

/** Who owns the first of the paths that exists and is not root's; `nobody` when there is none. */
async function ownerOf(...paths: string[]): Promise<RunUser> {
  for (const path of paths.filter(existsSync)) {
    const { uid, gid } = await stat(path);
    if (uid !== 0) return { uid, gid };
  }
  return nobody();
}
