import { eq, isNull, and, sql } from 'drizzle-orm';
import type { systemCalls } from '#contract/domains/system.ts';
import { createCaptchaChallenge } from '#server/platform/auth/captcha.ts';
import { withoutTransaction, type Handlers } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { appUser } from '#server/platform/db/schema/index.ts';

export const systemHandlers: Handlers<typeof systemCalls> = {
  // Without demo accounts it needs no database connection.
  config: withoutTransaction(async ctx => {
    const { captcha, demo, smtp, dataOfficer } = ctx.deps.config;
    return {
      captcha:
        captcha.kind === 'altcha'
          ? { kind: 'altcha' }
          : { kind: 'recaptcha', siteKey: captcha.siteKey },
      demo: demo && {
        password: demo.password,
        accounts: await findDemoAccounts(ctx.db, demo.userNames),
      },
      lupaSandi: smtp !== null,
      petugasData: dataOfficer,
    };
  }),
  captcha: async ctx => ({ ...(await createCaptchaChallenge(ctx)) }),
};

/** Returns the demo accounts that are still active and have their seeded password. */
async function findDemoAccounts(db: Queryable, names: readonly string[]) {
  const found = await db
    .select({ userName: appUser.userName, fullName: appUser.fullName })
    .from(appUser)
    .where(
      and(
        sql`${appUser.userName} in ${names}`,
        eq(appUser.isActive, true),
        isNull(appUser.deletedAt),
        isNull(appUser.passwordChangedAt),
      ),
    );
  return found.sort((a, b) => names.indexOf(a.userName) - names.indexOf(b.userName));
}
