import type { authCalls } from '#contract/domains/auth.ts';
import type { Handlers } from '#server/platform/context.ts';
import { changePassword } from './change-password.ts';
export { factorHandlers } from './own-factors.ts';
export { factorRuleHandlers } from './factor-rules.ts';
import { forgotPassword, replacePassword } from './forgotten-password.ts';
import { login } from './login.ts';
import { endSessionById, endOtherSessions, listSessions } from './own-sessions.ts';
import { endSession } from './session.ts';

export const authHandlers: Handlers<typeof authCalls> = {
  login,
  logout: async ctx => ({ ended: await endSession(ctx.db, ctx.user.sessionId, 'keluar', ctx.now) }),
  changePassword,
  updatePassword: changePassword,
  forgotPassword,
  replacePassword,
  sessions: listSessions,
  endSession: endSessionById,
  endOtherSessions: endOtherSessions,
};
