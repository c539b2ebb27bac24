import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { authCalls } from '#contract/domains/auth.ts';
import { asRole } from '#contract/policy.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { withoutTransaction, type Deps, type Handler } from '#server/platform/context.ts';
import { transaction, withoutQueryValues } from '#server/platform/db/client.ts';
import { appUser, passwordLink, role } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { enqueueSecretMail } from '#server/platform/outbox/outbox.ts';
import { Problem } from '#server/platform/problem.ts';
import { createLinkToken, hashOfLink } from './personal-link.ts';
import { storeChosenPassword } from './store-password.ts';

const linkMs = 30 * 60_000;

/** Links that an account gets within `linkMs`; further requests send none, so that no one fills its mailbox. */
const maxLinks = 3;

/** Accounts with one e-mail address that get a link. */
const maxAccounts = 5;

/**
 * Mails a link to the account with this user name or e-mail address. Whether there is one changes neither
 * the answer nor its time, because the account is looked for only afterwards.
 */
export const forgotPassword: Handler<typeof authCalls.forgotPassword> = withoutTransaction(
  async ({ deps, address, log }, { body }) => {
    await deps.throttle.countPasswordRequest(address);
    if (deps.config.smtp === null) {
      throw new Problem('KEADAAN_SALAH', message('forgotten.noMail'));
    }
    sendLinks(deps, body.akun).catch((error: unknown) => {
      log.error({ err: withoutQueryValues(error) }, 'the link for a new password was not sent');
    });
    return { accepted: true };
  },
);

/** Saves the mails with a link, one for each account with the name or address. */
async function sendLinks({ db, clock, config, keys }: Deps, entered: string): Promise<void> {
  const now = clock();
  const name = entered.toLowerCase();
  await transaction(db, async tx => {
    const accounts = await tx
      .select({ id: appUser.id, userName: appUser.userName, email: appUser.email })
      .from(appUser)
      .where(
        and(
          or(eq(sql`lower(${appUser.userName})`, name), eq(sql`lower(${appUser.email})`, name)),
          isNotNull(appUser.email),
          eq(appUser.isActive, true),
          isNull(appUser.deletedAt),
        ),
      )
      .orderBy(appUser.id)
      .limit(maxAccounts)
      .for('no key update');
    for (const { id, userName, email } of accounts) {
      const since = new Date(now.getTime() - linkMs).toISOString();
      const recent = and(eq(passwordLink.userId, id), gt(passwordLink.createdAt, since));
      if (email === null || (await tx.$count(passwordLink, recent)) >= maxLinks) continue;
      const token = createLinkToken();
      const expiresAt = new Date(now.getTime() + linkMs).toISOString();
      await tx
        .insert(passwordLink)
        .values({ id: hashOfLink(token), userId: id, createdAt: now.toISOString(), expiresAt });
      const alamat = `${config.publicUrl}/sandi/${token}`;
      const text = [
        message('mail.forgotten.text', { nama: userName, alamat }),
        message('mail.forgotten.unasked'),
      ];
      await enqueueSecretMail(
        tx,
        now,
        keys,
        {
          to: email,
          subject: translator.render(message('mail.forgotten.subject')),
          text: text.map(one => translator.render(one)).join('\n\n'),
          about: { resource: 'user', recordId: id },
          // A link is a way into the account, for administrators too.
          isPrivate: true,
        },
        { userId: id, expiresAt, senderId: null },
      );
    }
  });
}

/**
 * Replaces a forgotten password with the link from the mail, which works once. It opens no session: signing in
 * asks for the second factor as usual.
 */
export const replacePassword: Handler<typeof authCalls.replacePassword> = async (ctx, { body }) => {
  await ctx.deps.throttle.countPersonalLink(ctx.address);
  const [used] = await ctx.db
    .update(passwordLink)
    .set({ usedAt: ctx.now.toISOString() })
    .where(
      and(
        eq(passwordLink.id, hashOfLink(body.token)),
        isNull(passwordLink.usedAt),
        gt(passwordLink.expiresAt, ctx.now.toISOString()),
      ),
    )
    .returning({ userId: passwordLink.userId });
  const [account] = await ctx.db
    .select({
      id: appUser.id,
      userName: appUser.userName,
      fullName: appUser.fullName,
      email: appUser.email,
      bhbuId: appUser.bhbuId,
      faskesId: appUser.faskesId,
      base: role.peranDasar,
    })
    .from(appUser)
    .innerJoin(role, eq(role.id, appUser.roleId))
    .where(
      and(eq(appUser.id, used?.userId ?? 0), eq(appUser.isActive, true), isNull(appUser.deletedAt)),
    )
    .for('no key update', { of: appUser });
  const accountRole = asRole(account?.base ?? '');
  if (!account || !accountRole) {
    throw new Problem('KEADAAN_SALAH', message('forgotten.linkGone'));
  }
  await storeChosenPassword(ctx, account, body.passwordBaru);
  await writeAudit(
    { ...ctx, user: { id: account.id, fullName: account.fullName, role: accountRole } },
    {
      action: 'account.replacePassword',
      resource: 'account',
      recordId: account.id,
      recordLabel: account.userName,
    },
  );
  return { changed: true };
};
