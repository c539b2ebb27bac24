import { eq, isNotNull } from 'drizzle-orm';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { Pic, picCalls } from '#contract/domains/pic.ts';
import { diffFields } from '#server/platform/audit/write-audit.ts';
import type { Context } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { appUser, bhbu, pic } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { updateStamps, insertStamps } from '#server/platform/record/index.ts';

export type PicBody = HandlerInput<typeof picCalls.create>['body'];

interface Contact {
  readonly namaPIC: string | null;
  readonly noHP: string | null;
  readonly email: string | null;
}

/** Returns the fields of a contact that are stored and audited. */
export const contactOf = ({ namaPIC, noHP, email }: Contact) => ({ namaPIC, noHP, email });

/** Returns the contact of an account that works for no company, or null. */
export async function findOwnPic(ctx: Context): Promise<Pic | null> {
  const [found] = await ctx.db
    .select({ row: pic, idBHBU: appUser.bhbuId, namaInstansi: bhbu.namaBHBU })
    .from(pic)
    .innerJoin(appUser, eq(appUser.id, pic.userId))
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .where(eq(pic.userId, ctx.user.id));
  if (!found) return null;
  const { row, ...organization } = found;
  const { namaPIC, noHP, email } = row;
  if (namaPIC === null || noHP === null || email === null) return null;
  return { ...row, namaPIC, noHP, email, ...organization };
}

async function getOwnPic(ctx: Context): Promise<Pic> {
  const found = await findOwnPic(ctx);
  if (!found) throw notFound('pic');
  return found;
}

/** Stores the contact of an account. @throws Problem 409 when it has one */
export async function createOwnPic(ctx: Context, body: PicBody): Promise<Pic> {
  const values = { ...contactOf(body), bhbuId: null, version: 1, ...insertStamps(ctx) };
  const stored = await ctx.db
    .insert(pic)
    .values({ userId: ctx.user.id, ...values })
    // The account worked for a company before.
    .onConflictDoUpdate({ target: pic.userId, set: values, setWhere: isNotNull(pic.bhbuId) })
    .returning({ userId: pic.userId });
  if (stored.length === 0) throw new Problem('KEADAAN_SALAH', message('pic.exists'));
  const record = await getOwnPic(ctx);
  await ctx.audit({
    action: 'pic.create',
    resource: 'pic',
    recordId: record.userId,
    recordLabel: record.namaPIC,
    after: contactOf(record),
  });
  return record;
}

/** Updates the contact of an account. @throws Problem 404, 412 */
export async function updateOwnPic(ctx: Context, body: PicBody): Promise<Pic> {
  const isOwn = eq(pic.userId, ctx.user.id);
  await ctx.db.select({ userId: pic.userId }).from(pic).where(isOwn).for('update');
  const before = await getOwnPic(ctx);
  checkVersion(ctx.expectedVersion, before, body);
  await ctx.db
    .update(pic)
    .set({ ...contactOf(body), ...updateStamps(ctx, pic) })
    .where(isOwn);
  const record = await getOwnPic(ctx);
  await ctx.audit({
    action: 'pic.update',
    resource: 'pic',
    recordId: record.userId,
    recordLabel: record.namaPIC,
    ...diffFields(contactOf(before), contactOf(record)),
  });
  return record;
}
