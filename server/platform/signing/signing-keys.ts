import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { decryptField, encryptField } from '#server/platform/crypto/field-encryption.ts';
import type { Keys } from '#server/platform/crypto/keys.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { signingKey } from '#server/platform/db/schema/index.ts';
import type { PublicKey, SigningUse } from '#server/platform/db/schema/signing-key.ts';

/** Signs with the key pair that signs now. */
export interface Signer {
  readonly kid: string;
  readonly publicKey: PublicKey;
  /** Returns the ES256 signature (RFC 7518, section 3.4), 64 bytes. */
  readonly sign: (data: string) => Buffer;
}

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** Returns the thumbprint of a public key (RFC 7638): its members in alphabetical order, hashed. */
export const thumbprintOf = ({ x, y }: PublicKey): string =>
  base64url(
    createHash('sha256')
      .update(JSON.stringify({ crv: 'P-256', kty: 'EC', x, y }))
      .digest(),
  );

/** Makes a key pair on the curve P-256. */
function createKeyPair(keys: Keys) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }) as string;
  return {
    kid: thumbprintOf({ x, y }),
    publicKey: { x, y },
    privateKey: encryptField(keys, 'signingKey.private', pem),
  };
}

/** The opened private keys of this process, by key identifier. */
const opened = new Map<string, KeyObject>();

/** Returns the key pair that signs for a use, which is made at the first need. */
export async function openSigner(db: Queryable, keys: Keys, use: SigningUse): Promise<Signer> {
  const find = async () => {
    const [found] = await db
      .select({
        kid: signingKey.kid,
        publicKey: signingKey.publicKey,
        privateKey: signingKey.privateKey,
      })
      .from(signingKey)
      .where(and(eq(signingKey.use, use), isNull(signingKey.retiredAt)));
    return found;
  };
  const insertFirst = async () => {
    // Of two servers that need the first key at once one makes it, and the other one finds it.
    await db
      .insert(signingKey)
      .values({ use, ...createKeyPair(keys) })
      .onConflictDoNothing();
    return await find();
  };
  const active = (await find()) ?? (await insertFirst());
  if (!active) throw new Error(`There is no key that signs for ${use}.`);
  const { kid, publicKey } = active;
  const privateKey =
    opened.get(kid) ??
    createPrivateKey(decryptField(keys, 'signingKey.private', active.privateKey));
  opened.set(kid, privateKey);
  return {
    kid,
    publicKey,
    sign: data => sign('sha256', Buffer.from(data), { key: privateKey, dsaEncoding: 'ieee-p1363' }),
  };
}

/**
 * Makes a new key pair for a use; the former one signs no more, and its signatures still count.
 * @returns the identifier of the new key
 */
export async function replaceSigningKey(
  db: Queryable,
  keys: Keys,
  use: SigningUse,
  now: Date,
): Promise<string> {
  await db
    .update(signingKey)
    .set({ retiredAt: now.toISOString() })
    .where(and(eq(signingKey.use, use), isNull(signingKey.retiredAt)));
  const created = createKeyPair(keys);
  await db.insert(signingKey).values({ use, createdAt: now.toISOString(), ...created });
  return created.kid;
}

/** Withdraws a key that signs no more. @returns whether there was such a key that still counted */
export async function withdrawSigningKey(db: Queryable, kid: string, now: Date): Promise<boolean> {
  const withdrawn = await db
    .update(signingKey)
    .set({ withdrawnAt: now.toISOString() })
    .where(
      and(eq(signingKey.kid, kid), isNotNull(signingKey.retiredAt), isNull(signingKey.withdrawnAt)),
    )
    .returning({ kid: signingKey.kid });
  return withdrawn.length > 0;
}

/** Lists the public keys of a use whose signatures count, the oldest first, also those that sign no more. */
export const listPublicKeys = (db: Queryable, use: SigningUse) =>
  db
    .select({ kid: signingKey.kid, publicKey: signingKey.publicKey })
    .from(signingKey)
    .where(and(eq(signingKey.use, use), isNull(signingKey.withdrawnAt)))
    .orderBy(asc(signingKey.createdAt), asc(signingKey.kid));
