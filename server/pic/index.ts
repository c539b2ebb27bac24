import { eq } from 'drizzle-orm';
import type { Pic, picCalls } from '#contract/pic.ts';
import { diffFields } from '../audit/write-audit.ts';
import type { Context, Handlers } from '../context.ts';
import { appUser, bhbu, pic } from '../db/schema/index.ts';
import { checkVersion } from '../db/check-version.ts';
import { notFound, Problem } from '../problem.ts';
import { updateStamps, insertStamps } from '../record/index.ts';
import { message } from '../messages/message.ts';

/** Returns the PIC of the caller's own account, or null. */
async function findPic(ctx: Context): Promise<Pic | null> {
  const [found] = await ctx.db
    .select({
      userId: pic.userId,
      idBHBU: appUser.bhbuId,
      namaInstansi: bhbu.namaBHBU,
      namaPIC: pic.namaPIC,
      noHP: pic.noHP,
      email: pic.email,
      version: pic.version,
      createdAt: pic.createdAt,
      createdBy: pic.createdBy,
      modifiedAt: pic.modifiedAt,
      modifiedBy: pic.modifiedBy,
    })
    .from(pic)
    .innerJoin(appUser, eq(appUser.id, pic.userId))
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .where(eq(pic.userId, ctx.user.id));
  return found ?? null;
}

/** @throws Problem 404 */
async function getPic(ctx: Context): Promise<Pic> {
  const found = await findPic(ctx);
  if (!found) throw notFound('pic');
  return found;
}

const picAuditFields = ({ namaPIC, noHP, email }: Pic) => ({ namaPIC, noHP, email });

/** Handlers of the caller's own PIC; user and company ids in a body are ignored. */
export const picHandlers: Handlers<typeof picCalls> = {
  get: findPic,

  suggest: async ctx => {
    if (ctx.user.bhbuId === null) return null;
    const [company] = await ctx.db
      .select({ namaPIC: bhbu.namaPIC, noHP: bhbu.noHP, email: bhbu.email })
      .from(bhbu)
      .where(eq(bhbu.id, ctx.user.bhbuId));
    const { namaPIC, noHP, email } = company ?? {};
    return namaPIC ? { namaPIC, noHP: noHP ?? '', email: email ?? '' } : null;
  },

  create: async (ctx, { body }) => {
    const inserted = await ctx.db
      .insert(pic)
      .values({
        userId: ctx.user.id,
        namaPIC: body.namaPIC,
        noHP: body.noHP,
        email: body.email,
        ...insertStamps(ctx),
      })
      .onConflictDoNothing()
      .returning({ userId: pic.userId });
    if (inserted.length === 0) {
      throw new Problem('KEADAAN_SALAH', message('pic.exists'));
    }
    const record = await getPic(ctx);
    await ctx.audit({
      action: 'pic.create',
      resource: 'pic',
      recordId: record.userId,
      recordLabel: record.namaPIC,
      after: picAuditFields(record),
    });
    return record;
  },

  update: async (ctx, { body }) => {
    await ctx.db
      .select({ userId: pic.userId })
      .from(pic)
      .where(eq(pic.userId, ctx.user.id))
      .for('update');
    const before = await getPic(ctx);
    checkVersion(ctx.expectedVersion, before, body);
    await ctx.db
      .update(pic)
      .set({
        namaPIC: body.namaPIC,
        noHP: body.noHP,
        email: body.email,
        ...updateStamps(ctx, pic),
      })
      .where(eq(pic.userId, ctx.user.id));
    const record = await getPic(ctx);
    await ctx.audit({
      action: 'pic.update',
      resource: 'pic',
      recordId: record.userId,
      recordLabel: record.namaPIC,
      ...diffFields(picAuditFields(before), picAuditFields(record)),
    });
    return record;
  },
};
