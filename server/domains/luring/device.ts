import { createPublicKey, randomBytes, verify, type KeyObject } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { luringCalls } from '#contract/domains/luring/index.ts';
import { withPrecheck, type Context, type Handler } from '#server/platform/context.ts';
import { decryptField, encryptField } from '#server/platform/crypto/field-encryption.ts';
import { offlineDevice } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, notFound, Problem } from '#server/platform/problem.ts';

/** Browsers of an account that are remembered; the one that was opened longest ago is forgotten first. */
const maxDevices = 50;

/** Reads a public key. @throws Problem 422 for anything but a key of ECDSA P-256 */
function readPublicKey(encoded: string): KeyObject {
  let key: KeyObject | undefined;
  try {
    key = createPublicKey({ key: Buffer.from(encoded, 'base64url'), format: 'der', type: 'spki' });
  } catch {
    // Reported below, like a key of another kind.
  }
  if (key?.asymmetricKeyType !== 'ec' || key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw invalidField('kunciPublik', message('luring.badKey'));
  }
  return key;
}

/** Forgets the browsers of an account beyond the limit. */
async function forgetOldest({ db, user }: Context): Promise<void> {
  const surplus = db
    .select({ id: offlineDevice.id })
    .from(offlineDevice)
    .where(eq(offlineDevice.userId, user.id))
    .orderBy(desc(offlineDevice.lastSeenAt), desc(offlineDevice.id))
    .offset(maxDevices);
  await db.delete(offlineDevice).where(inArray(offlineDevice.id, surplus));
}

/** Registers a browser of the caller. @returns its secret; undefined when it is registered already */
async function register(
  ctx: Context,
  { perangkat, kunciPublik }: { readonly perangkat: string; readonly kunciPublik: string },
): Promise<string | undefined> {
  const at = ctx.now.toISOString();
  const secret = randomBytes(32).toString('base64url');
  const [made] = await ctx.db
    .insert(offlineDevice)
    .values({
      id: perangkat,
      userId: ctx.user.id,
      publicKey: kunciPublik,
      secret: encryptField(ctx.deps.keys, 'offlineDevice.secret', secret),
      createdAt: at,
      lastSeenAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: offlineDevice.id });
  if (!made) return undefined;
  await forgetOldest(ctx);
  await ctx.audit({
    action: 'vaksinasi.registerDevice',
    resource: 'vaksinasi',
    recordLabel: ctx.user.fullName,
    after: { perangkat },
  });
  return secret;
}

/**
 * Registers the browser of the caller, or finds it again, and returns its secret. The key of a browser stays what it
 * was, and a browser of another account is refused.
 */
const openOnce: Handler<typeof luringCalls.openDevice> = async (ctx, { body }) => {
  readPublicKey(body.kunciPublik);
  const secret = body.pertama ? await register(ctx, body) : undefined;
  if (secret !== undefined) return { rahasia: secret };
  const found = await getDevice(ctx, body.perangkat);
  if (found.publicKey !== body.kunciPublik) {
    throw new Problem('KEADAAN_SALAH', message('luring.otherKey'));
  }
  await ctx.db
    .update(offlineDevice)
    .set({ lastSeenAt: ctx.now.toISOString() })
    .where(eq(offlineDevice.id, body.perangkat));
  return { rahasia: decryptField(ctx.deps.keys, 'offlineDevice.secret', found.secret) };
};

/** Counts an act, or the registration of a browser, in the limit of the account. @throws Problem 429 */
export const limitActs = ({ deps, user }: Context): Promise<void> =>
  deps.throttle.countOfflineAct(user.id);

export const openDevice = withPrecheck(openOnce, limitActs);

/** Returns a browser of the caller. @throws Problem 404 */
export async function getDevice({ db, user }: Pick<Context, 'db' | 'user'>, id: string) {
  const [found] = await db
    .select()
    .from(offlineDevice)
    .where(and(eq(offlineDevice.id, id), eq(offlineDevice.userId, user.id)));
  if (!found) throw notFound('offlineDevice');
  return found;
}

/** Checks that a browser signed a text. @throws Problem 422 */
export function assertSigned(
  { publicKey }: { readonly publicKey: string },
  text: string,
  signature: string,
): void {
  const isSigned = verify(
    'sha256',
    Buffer.from(text),
    { key: readPublicKey(publicKey), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw invalidField('tandaTangan', message('luring.badSignature'));
}
