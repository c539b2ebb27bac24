import type { AppKeySource } from '#server/platform/crypto/app-key.ts';
import type { EmbeddedLog } from '#server/platform/db/embedded/start-embedded.ts';
import { createDiskRoom } from '#server/platform/db/embedded/disk-room.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openAppKey } from '#server/platform/db/open-keys.ts';
import { openPool, type Pooling } from '#server/platform/db/pool.ts';
import { grantServerRole, readRoleName } from '#server/platform/db/server-role.ts';
import { storeRoleSettings } from '#server/platform/db/session-settings.ts';
import type { Settings } from './env.ts';

/** A database with the connection strings of its two roles; both may be the same. */
export interface DatabaseAccess {
  /** The role that owns the tables: migrations, backup and restore. */
  readonly ownerUrl: string;
  /** The role of the server, which only reads and writes rows; a pooler may be in front of it. */
  readonly serverUrl: string;
  /** The role of the server without a pooler, for what a session holds: locks and `listen`. */
  readonly directUrl: string;
  readonly pooling: Pooling;
}

export interface OpenDatabase extends DatabaseAccess {
  /** Whether the disk of the embedded database has room for records; undefined for an external one. */
  readonly hasDiskRoom?: () => boolean;
  readonly stop: () => Promise<void>;
}

/** Returns the database of `DATABASE_URL`, or starts the embedded PostgreSQL in the data folder. */
export async function openDatabase(
  { dataDir, databaseUrl, databaseOwnerUrl, databaseDirectUrl, databasePooling }: Settings,
  log: EmbeddedLog,
): Promise<OpenDatabase> {
  if (databaseUrl !== null) {
    const directUrl = databaseDirectUrl ?? databaseUrl;
    return {
      ownerUrl: databaseOwnerUrl ?? directUrl,
      serverUrl: databaseUrl,
      directUrl,
      pooling: databasePooling,
      stop: () => Promise.resolve(),
    };
  }
  const embedded = await startEmbedded({ dataDir, log });
  return {
    ownerUrl: embedded.connectionString,
    serverUrl: embedded.serverConnectionString,
    directUrl: embedded.serverConnectionString,
    pooling: 'session',
    hasDiskRoom: createDiskRoom(embedded.folder),
    stop: embedded.stop,
  };
}

/**
 * Runs pending migrations as the owner and grants the role of the server its privileges, after
 * checking that the application key is the key of the database: a wrong one changes nothing.
 * @throws AppKeyError when it is not
 * @throws MigrationError when the database cannot be migrated
 */
export async function prepareSchema(
  { ownerUrl, directUrl, pooling }: DatabaseAccess,
  source: AppKeySource,
  log: EmbeddedLog,
): Promise<void> {
  const owner = openPool(ownerUrl, { max: 1 });
  try {
    await openAppKey(owner, source);
    await migrate(owner, { log });
    if (ownerUrl !== directUrl) await grantServerRole(owner, await readRoleName(directUrl));
  } finally {
    await owner.end();
  }
  if (pooling === 'transaction') await preparePooling(directUrl);
}

/** Stores the settings of connections with the role of the server, before a pooler opens its own. */
async function preparePooling(directUrl: string): Promise<void> {
  const direct = openPool(directUrl, { max: 1 });
  try {
    await storeRoleSettings(direct);
  } finally {
    await direct.end();
  }
}
