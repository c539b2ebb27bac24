import { and, eq, isNotNull } from 'drizzle-orm';
import type { Pic, PicSuggestion } from '#contract/domains/pic.ts';
import { canAccess, needsPic } from '#contract/policy.ts';
import { bhbuRecords } from '#server/domains/bhbu/index.ts';
import { diffFields } from '#server/platform/audit/write-audit.ts';
import type { Context } from '#server/platform/context.ts';
import { checkVersion } from '#server/platform/db/check-version.ts';
import { bhbu, pic } from '#server/platform/db/schema/index.ts';
import { findAccountsWithRight } from '#server/platform/db/views/company-accounts.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { insertStamps } from '#server/platform/record/index.ts';
import { contactOf, type PicBody } from './own-pic.ts';

type Company = typeof bhbu.$inferSelect;

/** Id of the company that the caller works for; a guest of a company does not work for it. */
export const companyIdOf = ({ user }: Pick<Context, 'user'>): number | null =>
  needsPic(user.role) ? user.bhbuId : null;

/** Whether the caller may change the contact, which is data of the company. */
const mayChange = ({ user }: Pick<Context, 'user'>): boolean =>
  canAccess(user, 'bhbu.update') !== undefined;

/** @throws Problem 403 for an account that does not change data of its company, naming those that do */
async function checkMayChange(ctx: Context, bhbuId: number): Promise<void> {
  if (mayChange(ctx)) return;
  const managers = await findAccountsWithRight(ctx.db, bhbuId, 'MENGELOLA_AKUN');
  const nama = managers.map(manager => manager.nama).join(', ');
  throw new Problem('AKSES_DITOLAK', message('pic.managerOnly', { nama }));
}

/**
 * Returns the contact of the company, or null until the caller has confirmed it. A caller who may not change it need
 * not confirm it either.
 */
export async function findCompanyPic(ctx: Context, bhbuId: number): Promise<Pic | null> {
  const [company] = await ctx.db
    .select({
      idBHBU: bhbu.id,
      namaInstansi: bhbu.namaBHBU,
      namaPIC: bhbu.namaPIC,
      noHP: bhbu.noHP,
      email: bhbu.email,
      version: bhbu.version,
      createdAt: bhbu.createdAt,
      createdBy: bhbu.createdBy,
      modifiedAt: bhbu.modifiedAt,
      modifiedBy: bhbu.modifiedBy,
    })
    .from(bhbu)
    .leftJoin(pic, and(eq(pic.bhbuId, bhbu.id), eq(pic.userId, ctx.user.id)))
    .where(and(eq(bhbu.id, bhbuId), mayChange(ctx) ? isNotNull(pic.userId) : undefined));
  if (!company) return null;
  const { namaPIC, noHP, email } = company;
  if (namaPIC === null || noHP === null || email === null) return null;
  return { ...company, userId: ctx.user.id, namaPIC, noHP, email };
}

async function getCompanyPic(ctx: Context, bhbuId: number): Promise<Pic> {
  const found = await findCompanyPic(ctx, bhbuId);
  if (!found) throw notFound('pic');
  return found;
}

const toSuggestion = ({ namaPIC, noHP, email, version }: Company): PicSuggestion => ({
  namaPIC: namaPIC ?? '',
  noHP: noHP ?? '',
  email: email ?? '',
  version,
});

/** Returns the contact in the record of the company for the form, or null. */
export async function suggestCompanyPic(
  ctx: Context,
  bhbuId: number,
): Promise<PicSuggestion | null> {
  const company = await bhbuRecords.get(ctx, bhbuId);
  return company.namaPIC === null ? null : toSuggestion(company);
}

/** Writes a contact that differs from the stored one, as a change of the locked company. */
async function saveContact(ctx: Context, company: Company, body: PicBody): Promise<void> {
  const contact = contactOf(body);
  const { after } = diffFields(contactOf(company), contact);
  if (Object.keys(after).length > 0) await bhbuRecords.update(ctx, company, contact);
}

/**
 * Confirms the contact of the company for the caller's account. The lock on the company makes a
 * second request of the account, or one of a colleague, wait for the first.
 * @throws Problem 403, 409 when the account has confirmed it, 412
 */
export async function confirmCompanyPic(ctx: Context, bhbuId: number, body: PicBody): Promise<Pic> {
  await checkMayChange(ctx, bhbuId);
  const company = await bhbuRecords.lock(ctx, bhbuId);
  if ((await findCompanyPic(ctx, bhbuId)) !== null) {
    throw new Problem('KEADAAN_SALAH', message('pic.exists'));
  }
  checkVersion(ctx.expectedVersion, toSuggestion(company), body);
  await saveContact(ctx, company, body);
  const confirmation = {
    bhbuId,
    namaPIC: null,
    noHP: null,
    email: null,
    version: 1,
    ...insertStamps(ctx),
  };
  await ctx.db
    .insert(pic)
    .values({ userId: ctx.user.id, ...confirmation })
    .onConflictDoUpdate({ target: pic.userId, set: confirmation });
  await ctx.audit({
    action: 'pic.confirm',
    resource: 'pic',
    recordId: ctx.user.id,
    recordLabel: body.namaPIC,
    after: contactOf(body),
  });
  return await getCompanyPic(ctx, bhbuId);
}

/** Updates the contact of the company. @throws Problem 403, 404 until it is confirmed, 412 */
export async function updateCompanyPic(ctx: Context, bhbuId: number, body: PicBody): Promise<Pic> {
  await checkMayChange(ctx, bhbuId);
  const company = await bhbuRecords.lock(ctx, bhbuId);
  checkVersion(ctx.expectedVersion, await getCompanyPic(ctx, bhbuId), body);
  await saveContact(ctx, company, body);
  return await getCompanyPic(ctx, bhbuId);
}
