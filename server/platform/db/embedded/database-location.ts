import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbeddedLog } from './start-embedded.ts';
import { EmbeddedError } from './errors.ts';
import { canEnterFolder, nobodyUser, type RunUser } from './run-user.ts';

/** Folder of the database and the operating-system user that it runs as (null: ourselves). */
export interface DatabaseLocation {
  readonly base: string;
  readonly user: RunUser | null;
}

/**
 * Finds the folder of the database. As root, PostgreSQL runs as another user, who may not be able
 * to enter the data folder; the database then gets a folder under `systemDir`, recorded in the data
 * folder's `postgres.location`. So a moved data folder still finds its database, and a new data
 * folder never finds an old one.
 * @throws EmbeddedError when the user can enter neither folder
 */
export async function findDatabaseLocation(
  dataDir: string,
  systemDir: string,
  log: EmbeddedLog,
): Promise<DatabaseLocation> {
  if (process.getuid?.() !== 0) return { base: dataDir, user: null };

  const locationFile = join(dataDir, 'postgres.location');
  if (existsSync(locationFile)) {
    const base = (await readFile(locationFile, 'utf8')).trim();
    if (!existsSync(base)) {
      throw new EmbeddedError(
        `${locationFile} menunjuk ke ${base}, tetapi folder itu tidak ada lagi.`,
      );
    }
    log.info(`Basis data disimpan di ${base}.`);
    return { base, user: await ownerOf(join(base, 'postgres'), base) };
  }

  const user = await ownerOf(join(dataDir, 'postgres'), dataDir);
  if (canEnterFolder(dataDir, user)) return { base: dataDir, user };
  if (existsSync(join(dataDir, 'postgres'))) {
    throw new EmbeddedError(
      `Basis data di ${dataDir} tidak dapat dibuka pengguna ${user.uid}, pemiliknya. Beri izin masuk (chmod o+x) pada folder-folder di atasnya.`,
    );
  }
  const base = join(systemDir, randomBytes(6).toString('hex'));
  await mkdir(base, { recursive: true, mode: 0o755 });
  if (!canEnterFolder(base, user)) {
    throw new EmbeddedError(
      `Baik ${dataDir} maupun ${base} tertutup bagi pengguna ${user.uid}. Pilih DATA_DIR lain.`,
    );
  }
  await writeFile(locationFile, `${base}\n`, { mode: 0o600 });
  log.warn(
    `${dataDir} tertutup bagi pengguna yang menjalankan basis data; basis data disimpan di ${base}.`,
  );
  return { base, user };
}

/** Returns the owner of the first path that exists and is not owned by root, else `nobody`. */
async function ownerOf(...paths: string[]): Promise<RunUser> {
  for (const path of paths.filter(existsSync)) {
    const { uid, gid } = await stat(path);
    if (uid !== 0) return { uid, gid };
  }
  return nobodyUser();
}
