import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { trustedDeviceDays } from '#contract/domains/factor.ts';
import type { Context, PublicContext } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { appUser, device } from '#server/platform/db/schema/index.ts';
import { networkOf } from '#server/platform/network.ts';
import { createLinkToken, hashOfLink, isLinkToken } from './personal-link.ts';

/** The cookie with the random secret of a browser. */
const cookieName = 'perangkat';
const cookieSeconds = 365 * 86_400;

/** Devices of an account that are remembered; the one that signed in longest ago is forgotten first. */
const maxDevices = 20;

/** A device in which an account signed in before. */
export interface KnownDevice {
  readonly id: number;
  readonly userId: number;
  readonly isTrusted: boolean;
}

type DeviceContext = Pick<PublicContext, 'db' | 'now' | 'cookies' | 'userAgent' | 'address'>;

/** Returns the hash by which the table knows the browser of a request; null without a cookie. */
export function deviceHashOf({ cookies }: Pick<PublicContext, 'cookies'>): string | null {
  const secret = cookies.get(cookieName);
  return secret === undefined || secret === '' ? null : hashOfLink(secret);
}

/** Returns the device of a request when the account with this user name signed in there before. */
export async function findKnownDevice(
  ctx: Pick<PublicContext, 'db' | 'now' | 'cookies'>,
  userName: string,
): Promise<KnownDevice | null> {
  const hash = deviceHashOf(ctx);
  if (hash === null) return null;
  const [found] = await ctx.db
    .select({
      id: device.id,
      userId: device.userId,
      isTrusted: sql<boolean>`coalesce(${device.trustedUntil} > ${ctx.now.toISOString()}, false)`,
    })
    .from(device)
    .innerJoin(appUser, eq(appUser.id, device.userId))
    .where(and(eq(device.hash, hash), eq(sql`lower(${appUser.userName})`, userName.toLowerCase())));
  return found ?? null;
}

/**
 * Remembers the browser of a completed sign-in and sends its cookie.
 * @param trusts whether it skips the second factor from now on; otherwise its trust stays as it is
 * @returns whether the account has signed in before, but neither here nor with such a browser in this network
 */
export async function rememberDevice(
  ctx: DeviceContext,
  userId: number,
  { trusts }: { trusts: boolean },
): Promise<{ isNew: boolean }> {
  const { db, now, cookies } = ctx;
  const sent = cookies.get(cookieName);
  // Only a secret of our own form is used again.
  const secret = sent !== undefined && isLinkToken(sent) ? sent : createLinkToken();
  const hash = hashOfLink(secret);
  const known = await db
    .select()
    .from(device)
    .where(eq(device.userId, userId))
    .orderBy(desc(device.lastSeenAt));
  const userAgent = ctx.userAgent?.slice(0, 300) ?? null;
  const isSame = (one: (typeof known)[number]): boolean =>
    one.hash === hash ||
    (one.userAgent === userAgent && networkOf(one.address ?? '') === networkOf(ctx.address));
  const trustedUntil = new Date(now.getTime() + trustedDeviceDays * 86_400_000).toISOString();
  const seen = { userAgent, address: ctx.address, lastSeenAt: now.toISOString() };
  await db
    .insert(device)
    .values({
      userId,
      hash,
      ...seen,
      createdAt: now.toISOString(),
      trustedUntil: trusts ? trustedUntil : null,
    })
    .onConflictDoUpdate({
      target: [device.userId, device.hash],
      set: { ...seen, ...(trusts ? { trustedUntil } : {}) },
    });
  const forgotten = known.filter(one => one.hash !== hash).slice(maxDevices - 1);
  if (forgotten.length > 0) {
    const ids = forgotten.map(({ id }) => id);
    await db.delete(device).where(inArray(device.id, ids));
  }
  cookies.set(cookieName, secret, cookieSeconds);
  return { isNew: known.length > 0 && !known.some(isSame) };
}

/** The columns of a trusted device, as its account sees it. */
export const trustedDeviceColumns = (currentHash: string | null) => ({
  id: device.id,
  userAgent: device.userAgent,
  address: device.address,
  terakhirDipakai: device.lastSeenAt,
  sampai: sql<string>`${device.trustedUntil}`,
  isCurrent: sql<boolean>`${device.hash} = ${currentHash ?? ''}`,
});

/** Condition of the devices in the caller's scope that are trusted now. */
export const isTrusted = ({ scope, user, now }: Pick<Context, 'scope' | 'user' | 'now'>) =>
  and(
    scope === 'own' ? eq(device.userId, user.id) : undefined,
    gt(device.trustedUntil, now.toISOString()),
  );

/** Ends the trust in every device of an account. */
export async function distrustDevices(db: Queryable, userId: number): Promise<void> {
  await db.update(device).set({ trustedUntil: null }).where(eq(device.userId, userId));
}
