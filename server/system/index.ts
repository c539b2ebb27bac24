import { eq, isNull, and, sql } from 'drizzle-orm';
import type { systemCalls } from '#contract/system.ts';
import { createCaptchaChallenge } from '../auth/captcha.ts';
import type { Handlers } from '../context.ts';
import { appUser } from '../db/schema/index.ts';
import { demoUsers } from '../demo/users.ts';

export const systemHandlers: Handlers<typeof systemCalls> = {
  config: async ctx => {
    const { captcha, demoPassword } = ctx.deps.config;
    return {
      captcha:
        captcha.kind === 'altcha'
          ? { kind: 'altcha' }
          : { kind: 'recaptcha', siteKey: captcha.siteKey },
      demo:
        demoPassword === null
          ? null
          : { password: demoPassword, accounts: await demoAccounts(ctx.db) },
    };
  },
  captcha: async ctx => ({ ...(await createCaptchaChallenge(ctx)) }),
};

/** Returns the demo accounts that are still active and have their seeded password. */
async function demoAccounts(db: Parameters<(typeof systemHandlers)['config']>[0]['db']) {
  const names = demoUsers.map(user => user.userName);
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
