import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SignInResponse } from '#contract/domains/auth.ts';
import { asRole } from '#contract/policy.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import type { PublicContext } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { zoneOfFaskes } from '#server/platform/db/facility-zone.ts';
import { appUser, bhbu, faskes, role } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { eraseSecretsOfUser } from '#server/platform/outbox/outbox.ts';
import { Problem } from '#server/platform/problem.ts';
import { remindOfFactor, tellAccount } from './account-notice.ts';
import { rememberDevice } from './devices.ts';
import { findOwnRule } from './factor-rules.ts';
import { isOrganizationActive, openSession } from './session.ts';

export const invalidCredentials = (): Problem =>
  new Problem('GAGAL_MASUK', message('auth.wrongCredentials'));

/** Reads the account that signs in, by its user name or its id; a deleted account is none. */
export async function findSignInAccount(
  { db, now }: Pick<PublicContext, 'db' | 'now'>,
  by: { readonly userName: string } | { readonly id: number },
) {
  const [account] = await db
    .select({
      id: appUser.id,
      username: appUser.userName,
      fullName: appUser.fullName,
      email: appUser.email,
      passwordHash: appUser.passwordHash,
      mustChangePassword: appUser.mustChangePassword,
      isActive: appUser.isActive,
      bhbuId: appUser.bhbuId,
      faskesId: appUser.faskesId,
      hak: appUser.hak,
      baseRole: role.peranDasar,
      organizationTakesPart: isOrganizationActive,
      /** Only an assigned first password expires. */
      firstPasswordUsable: sql<boolean>`(${appUser.passwordExpiresAt} is null or ${appUser.passwordExpiresAt} > ${now.toISOString()})`,
    })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .leftJoin(bhbu, eq(bhbu.id, appUser.bhbuId))
    .leftJoin(faskes, eq(faskes.id, appUser.faskesId))
    .where(
      and(
        'id' in by
          ? eq(appUser.id, by.id)
          : eq(sql`lower(${appUser.userName})`, by.userName.toLowerCase()),
        isNull(appUser.deletedAt),
      ),
    );
  return account;
}

export type SignInAccount = NonNullable<Awaited<ReturnType<typeof findSignInAccount>>>;

/**
 * Locks an account whose password was verified. A session or a second step that is opened after the account
 * was disabled or its password reset would survive that.
 * @throws Problem 401 when the account changed in the meantime
 */
export async function lockUnchanged(
  tx: Queryable,
  { id, passwordHash }: Pick<SignInAccount, 'id' | 'passwordHash'>,
): Promise<void> {
  const locked = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(
        eq(appUser.id, id),
        eq(appUser.passwordHash, passwordHash),
        eq(appUser.isActive, true),
        isNull(appUser.deletedAt),
      ),
    )
    .for('no key update');
  if (locked.length === 0) throw invalidCredentials();
}

/**
 * Opens the session of a sign-in whose every step succeeded, in the transaction that locked the account.
 * @returns the answer of the sign-in
 */
export async function completeSignIn(
  ctx: PublicContext,
  account: SignInAccount,
  { trusts }: { trusts: boolean },
): Promise<SignInResponse> {
  const accountRole = asRole(account.baseRole);
  if (!accountRole) throw invalidCredentials();
  const { db, now } = ctx;
  await db
    .update(appUser)
    .set({ lastSignedInAt: now.toISOString() })
    .where(eq(appUser.id, account.id));
  if (account.mustChangePassword) await eraseSecretsOfUser(db, now, account.id);
  await writeAudit(
    { ...ctx, user: { id: account.id, fullName: account.fullName, role: accountRole } },
    {
      action: 'session.start',
      resource: 'account',
      recordId: account.id,
      recordLabel: account.username,
    },
  );
  const { isNew } = await rememberDevice(ctx, account.id, { trusts });
  if (isNew) await tellAccount(ctx, { ...account, userName: account.username }, 'newDevice');
  const { deadline } = await findOwnRule(db, account.id);
  if (deadline !== null) await remindOfFactor(ctx, account.id);
  return {
    token: await openSession(ctx, { id: account.id, role: accountRole }),
    userName: account.username,
    id: account.id,
    roleName: accountRole,
    idReferensi: account.bhbuId ?? account.faskesId,
    fullName: account.fullName,
    zona: await zoneOfFaskes(db, account.faskesId),
    hak: account.hak,
    isChangedUser: account.mustChangePassword ? 'False' : 'True',
  };
}
