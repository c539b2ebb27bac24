import { createHash } from 'node:crypto';
import type pg from 'pg';
import {
  keyNames,
  toKeys,
  type KeyName,
  type Keys,
  type KeyVersions,
} from '#server/platform/crypto/keys.ts';
import { unwrapKey, wrapKey, type KeyIdentity } from '#server/platform/crypto/wrap-key.ts';

/** A row of `encryption_key`. */
export interface StoredKey extends KeyIdentity {
  readonly wrapped: Buffer;
  readonly state: 'added' | 'active' | 'old';
}

/** Channel on which processes are told that the keys changed. */
export const keyChannel = 'encryption_key';

/** Reads the wrapped keys, by name and version; there are none before the first start. */
export async function readStoredKeys(client: pg.ClientBase): Promise<StoredKey[]> {
  const { rows } = await client.query<StoredKey>(
    'select name, version, wrapped, state from encryption_key order by name, version',
  );
  return rows;
}

/** Like `readStoredKeys`, also for a database of an earlier version, which has no table of keys. */
export const findStoredKeys = async (client: pg.ClientBase): Promise<StoredKey[]> =>
  (await hasTable(client, 'encryption_key')) ? await readStoredKeys(client) : [];

/** Whether the application key opens every stored key. */
export const opensStoredKeys = (appKey: Uint8Array, stored: readonly StoredKey[]): boolean =>
  stored.every(one => unwrapKey(appKey, one, one.wrapped) !== null);

export async function hasTable(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ present: boolean }>(
    'select to_regclass($1) is not null as present',
    [`public.${name}`],
  );
  return rows[0]?.present === true;
}

/** Wraps a key and inserts it. */
export async function insertKey(
  client: pg.ClientBase,
  appKey: Uint8Array,
  identity: KeyIdentity,
  key: Uint8Array,
  state: StoredKey['state'],
): Promise<void> {
  await client.query(
    'insert into encryption_key (name, version, wrapped, state) values ($1, $2, $3, $4)',
    [identity.name, identity.version, wrapKey(appKey, identity, key), state],
  );
}

/** Unwraps the keys; returns null when the application key does not open all of them. */
export function unwrapKeys(appKey: Uint8Array, stored: readonly StoredKey[]): Keys | null {
  const versions = new Map<KeyName, { active?: Uint8Array; all: Uint8Array[] }>();
  for (const one of stored) {
    const key = unwrapKey(appKey, one, one.wrapped);
    if (!key) return null;
    const found = versions.get(one.name) ?? { all: [] };
    versions.set(one.name, found);
    if (one.state !== 'active') found.all.push(key);
    else {
      found.active = key;
      // Most values are encrypted with the active key, so decrypting finds it first.
      found.all.unshift(key);
    }
  }
  return toKeys((name): KeyVersions => {
    const { active, all } = versions.get(name) ?? {};
    if (!active || !all) throw new Error(`The database has no active key ${name}.`);
    return { active, all };
  });
}

/** Inserts the first version of every key. */
export async function insertFirstKeys(
  client: pg.ClientBase,
  appKey: Uint8Array,
  keyFor: (name: KeyName) => Uint8Array,
): Promise<void> {
  for (const name of keyNames)
    await insertKey(client, appKey, { name, version: 1 }, keyFor(name), 'active');
}

/**
 * Identifies a set of keys and their states by a positive 31-bit number, for an advisory lock.
 * Wrapping them with another application key does not change it.
 */
export function keySetNumber(stored: readonly StoredKey[]): number {
  const text = stored.map(({ name, version, state }) => `${name} ${version} ${state}`).join('\n');
  return createHash('sha256').update(text).digest().readUInt32BE() >>> 1 || 1;
}
